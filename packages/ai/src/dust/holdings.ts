import type { DustState } from '@dustfront/dust';
import { atlasOf } from './atlas.ts';

/** What a seat has on the map, counted. */
export interface Holdings {
  lands: number;
  seas: number;
  centres: number;
  sources: number;
  capitals: number;
}

export function holdingsOf(state: DustState): Holdings[] {
  const { isSea, isSource, isCapital } = atlasOf(state);
  const held = state.players.map(() => ({ lands: 0, seas: 0, centres: 0, sources: 0, capitals: 0 }));
  const { areas, ordinary } = state;
  for (let i = 0; i < areas.length; i++) {
    const { holder, centre } = areas[i]!;
    if (holder < 0) continue;
    const own = held[holder]!;
    if (isSea[i]) own.seas++;
    else own.lands++;
    if (centre) own.centres++;
    if (isSource[i]) own.sources++;
    if (isCapital[i] && !ordinary.includes(i)) own.capitals++;
  }
  return held;
}

/** Points that each seat would score now, the majorities included. */
export function scored(state: DustState, held: readonly Holdings[]): number[] {
  const premium = state.options.scoring === 'premium';
  const rate = held.map(({ capitals, sources }) =>
    premium ? capitals + sources : 2 * capitals + Math.floor(sources / 3),
  );
  const award = (what: 'lands' | 'seas' | 'centres', last: number) => {
    let most = 0;
    let leaders: number[] = [];
    held.forEach((own, seat) => {
      if (own[what] > most) {
        most = own[what];
        leaders = [seat];
      } else if (own[what] === most && most > 0) leaders.push(seat);
    });
    const winner = leaders.length === 1 ? leaders[0]! : leaders.includes(last) ? last : -1;
    if (winner >= 0) rate[winner]! += premium ? 1 : 2;
  };
  award('centres', state.majorities.production);
  award('seas', state.majorities.sea);
  award('lands', state.majorities.land);
  return rate;
}

/** The holdings if a seat took an area. */
export function takenBy(state: DustState, held: readonly Holdings[], seat: number, area: number): Holdings[] {
  const { isSea, isSource, isCapital } = atlasOf(state);
  const { holder, centre } = state.areas[area]!;
  return held.map((own, other) => {
    const change = other === seat ? 1 : other === holder ? -1 : 0;
    if (change === 0) return own;
    return {
      lands: own.lands + (isSea[area] ? 0 : change),
      seas: own.seas + (isSea[area] ? change : 0),
      centres: own.centres + (centre ? change : 0),
      sources: own.sources + (isSource[area] ? change : 0),
      capitals: own.capitals + (isCapital[area] && !state.ordinary.includes(area) ? change : 0),
    };
  });
}
