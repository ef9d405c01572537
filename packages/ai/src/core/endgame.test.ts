import { type Card, type CoreOption, type CoreState, cardById, dustTactics } from '@dustfront/dust-tactics';
import { type Dice, hashJson, type Json, Play, questionFor, type Roll, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from '../player.ts';
import { safe } from '../safe.ts';
import { captain } from './captain.ts';
import { sergeant } from './sergeant.ts';

/** Two faces of six hit; how many dice hit is all that matters in these positions. */
const HIT = 1 / 3;

class Branch extends Error {
  readonly dice: number;
  constructor(dice: number) {
    super('a roll');
    this.dice = dice;
  }
}

/** Dice that show so many hits roll after roll, and stop the engine where the script ends. */
function told(script: readonly number[]): Dice {
  let next = 0;
  return {
    roll(roll: Roll): number[] {
      const hits = script[next++];
      if (hits === undefined) throw new Branch(roll.count);
      return Array.from({ length: roll.count }, (_, i) => (i < hits ? 0 : 5));
    },
  };
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * HIT ** k * (1 - HIT) ** (n - k);
}

/** Every answer and every roll to the end of the match: the score of the Allies under best play of both. */
class Solver {
  private readonly known = new Map<string, number>();

  value(state: CoreState): number {
    const play = new Play(dustTactics, state, told([]));
    if (play.over) {
      const [allies, axis] = dustTactics.outcome(state)!.scores as [number, number];
      return allies > axis ? 1 : allies < axis ? 0 : 0.5;
    }
    const key = hashJson({ ...state, question: 0 } as unknown as Json);
    let value = this.known.get(key);
    if (value === undefined) {
      const { seat } = play;
      const values = this.options(state, seat).map(({ value: v }) => v);
      value = seat === 0 ? Math.max(...values) : Math.min(...values);
      this.known.set(key, value);
    }
    return value;
  }

  options(state: CoreState, seat: number): { option: CoreOption; value: number }[] {
    const { options } = questionFor(dustTactics, state, seat)!;
    return Array.from({ length: options.length }, (_, i) => {
      const option = options.at(i)!;
      return { option, value: this.after(state, seat, option, []) };
    });
  }

  private after(state: CoreState, seat: number, option: CoreOption, script: readonly number[]): number {
    const play = new Play(dustTactics, dustTactics.clone(state), told(script));
    try {
      play.answer(seat, option);
    } catch (error) {
      if (!(error instanceof Branch)) throw error;
      let value = 0;
      for (let hits = 0; hits <= error.dice; hits++)
        value += binomial(error.dice, hits) * this.after(state, seat, option, [...script, hits]);
      return value;
    }
    return this.value(play.state);
  }
}

/** A printed card with only one of its weapons, so that a position can be solved. */
function plain(id: string, line: string): Card {
  const card = cardById(id)!;
  return {
    ...card,
    id: `plain-${id}`,
    skills: [],
    weapons: card.weapons.filter((weapon) => weapon.id === line),
    figures: card.figures.map((lines) => lines.filter((carried) => carried === line)),
  };
}

const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  [
    plain('recon-rangers', 'm1'),
    plain('pounder', '17pdr'),
    plain('recon-grenadiers', cardById('recon-grenadiers')!.weapons[0]!.id),
    plain('luther', cardById('luther')!.weapons[0]!.id),
  ].map((card) => [card.id, card]),
);

/** The last round: two units a side, one of each still to act, the Allies first. */
function position(seed: string): CoreState {
  const pick = seededPick(seed);
  const forces = {
    allies: [{ card: 'recon-rangers' }, { card: 'pounder' }],
    axis: [{ card: 'recon-grenadiers' }, { card: 'luther' }],
  };
  const setup = {
    forces,
    battlefield: ['open-ice', 'crevasses', 'outpost'][pick(3)]!,
    rounds: 1,
    points: 'open',
    options: { reactiveFire: false },
  };
  const state = dustTactics.setup(setup as never) as CoreState;
  state.cards = { ...CARDS };
  state.round = 1;
  state.stack = [
    { kind: 'game', step: 'after-round' },
    { kind: 'round', step: 'activate', side: 0, winner: 0, speaker: [0, 0], yielded: [], extra: [] } as never,
  ];
  const open = state.board.ground.flatMap((bits, square) => ((bits & 1) === 0 ? [square] : []));
  const middle = open.filter((square) => {
    const row = Math.floor(square / state.board.width);
    return row >= 2 && row <= 6 && !state.pieces.some((piece) => piece.square === square);
  });
  for (const unit of state.units) {
    unit.card = `plain-${unit.card}`;
    unit.place = 'board';
    unit.square = middle.splice(pick(middle.length), 1)[0]!;
    if (unit.figures.length > 0) unit.figures = unit.figures.slice(0, 1 + pick(3));
    else unit.health = 1 + pick(2);
    unit.ammo = {};
  }
  for (const side of [0, 1]) state.units.filter((unit) => unit.side === side)[pick(2)]!.activated = true;
  state.sides[pick(2) as 0 | 1].points = pick(3);
  return state;
}

/** Whether there is something to decide: the best and the worst way to use the activation differ. */
function isWorthAsking(seed: string): boolean {
  const state = position(seed);
  const play = new Play(dustTactics, state, told([]));
  play.answer(0, play.options(0).at(0)!);
  const values = new Solver().options(state, 0).map(({ value }) => value);
  return Math.max(...values) - Math.min(...values) > 0.05;
}

/** How much of the score a player gives away with its own answers before the first die falls. */
function regret(player: Player, seed: string): number {
  const solver = new Solver();
  let state = position(seed);
  const best = solver.value(dustTactics.clone(state));
  for (;;) {
    const seat = new Play(dustTactics, state, told([])).seat;
    if (seat !== 0) return best - solver.value(state);
    const question = questionFor(dustTactics, state, 0)!;
    const view = dustTactics.view(state, 0);
    const { option } = safe(player).answer({
      game: dustTactics,
      view,
      seat: 0,
      question,
      budget: { iterations: 240 },
      seed,
    });
    const id = dustTactics.optionId(option as never);
    const next = dustTactics.clone(state);
    const play = new Play(dustTactics, next, told([]));
    try {
      play.answer(0, option as never);
    } catch (error) {
      if (!(error instanceof Branch)) throw error;
      return best - solver.options(state, 0).find((one) => dustTactics.optionId(one.option) === id)!.value;
    }
    if (play.over) return best - solver.value(next);
    state = next;
  }
}

describe('endgames solved to the end', () => {
  const seeds: string[] = [];
  for (let i = 0; seeds.length < 10; i++) if (isWorthAsking(`endgame ${i}`)) seeds.push(`endgame ${i}`);

  test('the Sergeant finds (within a hundredth of the score) three of four, the Captain nine of ten', () => {
    const found = (player: Player) => seeds.filter((seed) => regret(player, seed) <= 0.01).length;
    expect(found(sergeant)).toBeGreaterThanOrEqual(0.75 * seeds.length);
    expect(found(captain)).toBeGreaterThanOrEqual(0.9 * seeds.length);
  });
});
