import { WORLD } from './data/index.ts';
import { income } from './income.ts';
import { majorities, majoritiesHeld, pointsFor } from './scoring.ts';
import { NOBODY } from './state.ts';
import type { DustView, ShownHolder } from './view.ts';

/** What the areas of a player bring him in a round: victory points, and production points without those of a card. */
export interface Worth {
  readonly points: number;
  readonly income: number;
}

const holderOf = (shown: ShownHolder): number => (typeof shown === 'number' ? shown : NOBODY);

/** What every player's areas would bring him in a round, as they are held, or with some in other hands. */
export function worthOf(view: DustView, otherwise: ReadonlyMap<string, ShownHolder> = new Map()): Worth[] {
  const { areas } = view.map === 'world' ? WORLD : view.map;
  const seas = new Set(areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const held = view.players.map(({ seat }) => {
    const own = view.areas.filter(
      ({ id, holder }) => (otherwise.has(id) ? otherwise.get(id) : holder) === seat,
    );
    const atSea = own.filter(({ id }) => seas.has(id)).length;
    return {
      capitals: own.filter(({ capital }) => capital).length,
      sources: own.filter(({ source }) => source).length,
      centres: own.filter(({ centre }) => centre).length,
      lands: own.length - atSea,
      seas: atSea,
    };
  });
  const { production, sea, land } = view.majorities;
  const tokens = majorities(held, {
    production: holderOf(production),
    sea: holderOf(sea),
    land: holderOf(land),
  });
  return held.map((own, seat) => ({
    points: pointsFor(own, majoritiesHeld(tokens, seat), view.options.scoring),
    income: income(own, 0),
  }));
}
