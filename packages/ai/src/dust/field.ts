import type { DustState, Units } from '@dustfront/dust';
import { type Atlas, atlasOf } from './atlas.ts';
import type { Style } from './style.ts';

export const NOBODY = -1;
export const NEUTRAL = -2;
export const DICE: readonly number[] = [1, 2, 1, 2, 1];

export const total = (units: Units): number => units[0]! + units[1]! + units[2]! + units[3]! + units[4]!;
export const price = (units: Units): number =>
  2 * units[0]! + 5 * units[1]! + 3 * units[2]! + 6 * units[3]! + 4 * units[4]!;
export const diceOf = (units: Units): number =>
  units[0]! + 2 * units[1]! + units[2]! + 2 * units[3]! + units[4]!;

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

/** A position as one seat weighs it. It reads what everybody sees and the seat's own hand, nothing else. */
export class Field {
  readonly state: DustState;
  readonly seat: number;
  readonly style: Style;
  readonly atlas: Atlas;
  private counted: Holdings[] | null = null;

  constructor(state: DustState, seat: number, style: Style) {
    this.state = state;
    this.seat = seat;
    this.style = style;
    this.atlas = atlasOf(state);
  }

  /** The innermost procedure of a kind that is under way. */
  frame<F>(kind: string): F | null {
    return (this.state.stack.findLast((frame) => frame.kind === kind) as F | undefined) ?? null;
  }

  holder(area: number): number {
    return this.state.areas[area]!.holder;
  }

  units(area: number): Units {
    return this.state.areas[area]!.units;
  }

  isMine(area: number): boolean {
    return this.state.areas[area]!.holder === this.seat;
  }

  isEnemy(area: number): boolean {
    const { holder } = this.state.areas[area]!;
    return holder !== NOBODY && holder !== this.seat;
  }

  isCapital(area: number): boolean {
    return this.atlas.isCapital[area]! && !this.state.ordinary.includes(area);
  }

  mine(): number[] {
    const found: number[] = [];
    const { areas } = this.state;
    for (let i = 0; i < areas.length; i++) if (areas[i]!.holder === this.seat) found.push(i);
    return found;
  }

  holdings(): Holdings[] {
    this.counted ??= holdingsOf(this.state);
    return this.counted;
  }

  /** How far ahead of the best rival, in one of the counts that majorities compare. */
  lead(what: 'lands' | 'seas' | 'centres'): number {
    const held = this.holdings();
    let most = 0;
    for (let seat = 0; seat < held.length; seat++)
      if (seat !== this.seat) most = Math.max(most, held[seat]![what]);
    return held[this.seat]![what] - most;
  }

  /** What an area is worth to hold: what it scores and earns. */
  worth(area: number): number {
    const { style, atlas } = this;
    if (atlas.isSea[area])
      return style.sea + this.pivot('seas') + (atlas.isSource[area] ? (2 * style.source) / 3 : 0);
    let worth = style.land + this.pivot('lands');
    if (this.isCapital(area)) worth += style.capital;
    if (atlas.isSource[area]) worth += style.source;
    if (this.state.areas[area]!.centre) worth += style.centre + this.pivot('centres');
    return worth;
  }

  private pivot(what: 'lands' | 'seas' | 'centres'): number {
    if (this.style.pivot === 0) return 0;
    const lead = this.lead(what);
    return lead >= -3 && lead <= 2 ? this.style.pivot : 0;
  }

  /** What conquering it brings: its worth, and that another player loses it. */
  prize(area: number): number {
    return this.worth(area) + (this.holder(area) >= 0 ? this.style.deny : 0);
  }

  capitalsOpen(): boolean {
    const { players, options } = this.state;
    return players.some(({ points }) => points >= Math.ceil(options.victoryPoints / 2));
  }

  /** Whether an attack on it is forbidden just now. */
  isBarred(area: number): boolean {
    const { state, seat, atlas } = this;
    const { holder, centre } = state.areas[area]!;
    const capital = this.isCapital(area);
    if (state.round === 1 && (atlas.isSource[area]! || capital || centre)) return true;
    if (capital && holder >= 0 && !this.capitalsOpen()) return true;
    return state.alliances.some(([a, b]) => (a === seat && b === holder) || (b === seat && a === holder));
  }

  /** What the players beside an area could bring against it, in dice. */
  threat(area: number): number {
    let most = 0;
    for (const other of this.atlas.kin[area]!) {
      const { holder, units } = this.state.areas[other]!;
      if (holder >= 0 && holder !== this.seat) most = Math.max(most, diceOf(units));
    }
    return most;
  }

  /** Enemy and neutral areas of the same element beside it. */
  front(area: number): number[] {
    return this.atlas.kin[area]!.filter((other) => this.isEnemy(other));
  }

  /** Lands across seas that are all held by own submarines. */
  across(from: number): number[] {
    const { near, isSea } = this.atlas;
    const seas = near[from]!.filter((area) => isSea[area]! && this.isMine(area));
    if (seas.length === 0) return seas;
    const lands: number[] = [];
    for (const sea of seas)
      for (const next of near[sea]!) {
        if (!isSea[next]) {
          if (next !== from && !lands.includes(next)) lands.push(next);
        } else if (this.isMine(next) && !seas.includes(next)) seas.push(next);
      }
    return lands;
  }
}
