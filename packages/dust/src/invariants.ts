import type { Params } from '@dustfront/kernel';
import type { BattleFrame } from './frames/new-battle.ts';
import type { ProductionFrame } from './frames/production.ts';
import type { RetreatingFrame } from './frames/retreating.ts';
import { board, deckOf } from './lookup.ts';
import { type Code, type Problem, problem } from './problem.ts';
import { type DustState, NOBODY } from './state.ts';
import { addUnits, CENTRES, countUnits, noUnits, STOCK, SUBMARINE, UNIT_TYPES } from './units.ts';

/** The most that all players together can score in a round: six capitals, three majorities, sixteen sources. */
const MOST_A_ROUND = 23;
const HAND_LIMIT = 6;

/** Everything that must hold after every answer; the first broken law, or null. */
export function brokenLaw(state: DustState): string | null {
  return brokenMap(state)?.text ?? cardLaw(state) ?? scoreLaw(state);
}

/** What is impossible on the map itself, whatever cards lie about. */
export function brokenMap(state: DustState): Problem | null {
  return areaLaw(state) ?? unitLaw(state);
}

/** Throws where a law is broken; for random play and tests. */
export function checkInvariants(state: DustState): void {
  const law = brokenLaw(state);
  if (law !== null) throw new Error(law);
}

const broken = (code: Code, params?: Params): Problem => problem('position', code, params);

function areaLaw(state: DustState): Problem | null {
  const world = board(state);
  let centres = 0;
  for (const [i, area] of state.areas.entries()) {
    const id = world.areas[i]!.id;
    if (area.units.some((count) => count < 0 || !Number.isInteger(count)))
      return broken('law.whole-units', { area: id });
    if (countUnits(area.units) > 0 !== (area.holder !== NOBODY)) return broken('law.holder', { area: id });
    if (world.isLand[i] ? area.units[SUBMARINE]! > 0 : countUnits(area.units) > area.units[SUBMARINE]!) {
      return broken('law.element', { area: id });
    }
    if (area.centre) centres++;
    if (area.centre && (!world.isLand[i] || world.isSource[i])) return broken('law.centre', { area: id });
  }
  return centres > CENTRES ? broken('law.centres') : null;
}

/** No unit in two places, none beyond the stock: those in battle or on the way count with those on the map. */
function unitLaw(state: DustState): Problem | null {
  for (const [seat, player] of state.players.entries()) {
    const all = noUnits();
    for (const area of state.areas) if (area.holder === seat) addUnits(all, area.units);
    for (const frame of state.stack) addUnits(all, unitsInFrame(frame as never, seat));
    const over = all.findIndex((count, type) => count > STOCK[type]!);
    if (over >= 0) return broken('law.figures', { seat, unit: UNIT_TYPES[over] ?? '' });
    if (player.out && countUnits(all) > 0) return broken('law.out', { seat });
  }
  return null;
}

function unitsInFrame(frame: BattleFrame | RetreatingFrame, seat: number): number[] {
  if (frame.kind === 'retreating') return frame.holder === seat ? frame.units : noUnits();
  if (frame.kind !== 'battle') return noUnits();
  return frame.attacker === seat ? frame.attackers : noUnits();
}

function cardLaw(state: DustState): string | null {
  const drawn = state.stack.flatMap((frame) =>
    frame.kind === 'production' ? (frame as ProductionFrame).drawn : [],
  );
  const cards = [...state.draw, ...state.discards, ...drawn];
  for (const player of state.players) {
    cards.push(...player.hand);
    if (player.played !== null) cards.push(player.played);
    if (player.hand.length > (state.round === 0 ? HAND_LIMIT : HAND_LIMIT - 1)) return 'a hand is too large';
  }
  const deck = deckOf(state).cards.length;
  if (cards.length !== deck && cards.length !== 0) return `${cards.length} cards, not ${deck}`;
  return new Set(cards).size === cards.length ? null : 'a card is in two places';
}

function scoreLaw(state: DustState): string | null {
  const last = state.history.at(-1);
  if (last === undefined || state.options.scoring !== 'epic') return null;
  const given = last.gained.reduce((sum, points) => sum + points, 0);
  return given > MOST_A_ROUND ? `${given} victory points in one round` : null;
}
