import { Field } from '../../packages/ai/src/dust/field.ts';
import { choose, listed } from '../../packages/ai/src/dust/policy.ts';
import { STAFF, type Style } from '../../packages/ai/src/dust/style.ts';
import { FEATURE_NAMES, features } from '../../packages/ai/src/dust/value.ts';
import { type DustState, dust } from '../../packages/dust/src/index.ts';
import { Play, seededDice, seededPick } from '../../packages/kernel/src/index.ts';
import type { Position } from './position.ts';

/** Seats of one game after the other, over and over. */
const SEATS = [2, 2, 3, 4, 4, 5, 6];
/** Games whose styles come from one stream of numbers. */
const BATCH = 250;

/** A staff officer of another mind: with equals alone the data would show few kinds of positions. */
function variedStyle(pick: (n: number) => number): Style {
  const varied = (): number => 0.6 + pick(1000) / 1000;
  return {
    ...STAFF,
    exact: false,
    capital: STAFF.capital * varied(),
    source: STAFF.source * varied(),
    centre: STAFF.centre * varied(),
    land: STAFF.land * varied(),
    sea: STAFF.sea * varied(),
    deny: STAFF.deny * varied(),
    mechs: [0.1, 0.25, 0.25, 0.5][pick(4)]!,
    submarines: pick(3),
    least: pick(4) - 1,
  };
}

function begin(players: number): DustState {
  const state = dust.setup({ players });
  if ('players' in state) return state;
  throw new Error(state.map(({ text }) => text).join('; '));
}

/** What describes each seat. Four decimals are enough and keep the file small. */
function described(state: DustState): number[][] {
  const width = FEATURE_NAMES.length;
  const all = Array.from(features(state), (number) => Math.round(number * 1e4) / 1e4);
  return state.players.map((_, seat) => all.slice(seat * width, (seat + 1) * width));
}

function playOne(game: number, seed: string, styles: readonly Style[]): Position[] {
  const play = new Play(dust, begin(styles.length), seededDice(`${seed}/${game}`));
  const seen: { F: number[][]; r: number }[] = [];
  let round = 1;
  for (let { seat } = play; seat >= 0; seat = play.seat) {
    const { state, question } = play;
    if (state.round > round && question === 'initiative') {
      round = state.round;
      seen.push({ F: described(state), r: round });
    }
    play.answer(seat, choose(new Field(state, seat, styles[seat]!), question, listed(play.options(seat))));
  }
  const places = dust.outcome(play.state)!.places;
  const winners = places.filter((place) => place === 0).length;
  const y = places.map((place) => (place === 0 ? 1 / winners : 0));
  return seen.map(({ F, r }) => ({ F, n: styles.length, r, y, g: game }));
}

/** Plays games of two to six staff officers; each gives the beginnings of its rounds from the second on. */
export function* collect(games: number, seed: string): Generator<Position[]> {
  let pick = seededPick(seed);
  for (let game = 0; game < games; game++) {
    if (game % BATCH === 0) pick = seededPick(`${seed}${game}`);
    const styles = Array.from({ length: SEATS[game % SEATS.length]! }, () => variedStyle(pick));
    yield playOne(game, seed, styles);
  }
}
