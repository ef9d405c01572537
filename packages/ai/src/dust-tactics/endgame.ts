import { type Card, type CoreOption, type CoreState, cardById, dustTactics } from '@dustfront/dust-tactics';
import { winnerOf } from '@dustfront/dust-tactics/query';
import { type Dice, hashJson, type Json, Play, questionFor, type Roll, seededPick } from '@dustfront/kernel';
import { loadPlayer } from '../levels.ts';
import type { Player } from '../player.ts';

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
      const winner = winnerOf(state);
      return winner === null ? 0.5 : winner === 0 ? 1 : 0;
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

/** Differences in the score that make a position worth asking about. */
const STAKE = 0.05;

/** A position that is put to players, if its answers differ enough to be worth it. */
export interface EndgameSpec {
  readonly seed: string;
  readonly index: number;
  readonly players: readonly string[];
  readonly iterations: number;
}

/**
 * How much of the score each player gives away with its own answers before the first die falls; null if nothing is at
 * stake.
 */
export async function endgameOf(spec: EndgameSpec): Promise<number[] | null> {
  const name = `${spec.seed} ${spec.index}`;
  const solver = new Solver();
  if (!isWorthAsking(solver, name)) return null;
  const players = await Promise.all(spec.players.map((player) => loadPlayer('dust-tactics', player)));
  return players.map((player, i) => {
    if (player === null) throw new Error(`there is no player "${spec.players[i]}"`);
    return regret(solver, player, name, spec.iterations);
  });
}

/** Whether the best and the worst way to use the activation differ. */
function isWorthAsking(solver: Solver, name: string): boolean {
  const state = position(name);
  const play = new Play(dustTactics, state, told([]));
  play.answer(0, play.options(0).at(0)!);
  const values = solver.options(state, 0).map(({ value }) => value);
  return Math.max(...values) - Math.min(...values) > STAKE;
}

function regret(solver: Solver, player: Player, name: string, iterations: number): number {
  let state = position(name);
  const best = solver.value(dustTactics.clone(state));
  for (;;) {
    const seat = new Play(dustTactics, state, told([])).seat;
    if (seat !== 0) return best - solver.value(state);
    const question = questionFor(dustTactics, state, 0)!;
    const view = dustTactics.view(state, 0);
    const task = { game: dustTactics, view, seat: 0, question, budget: { iterations }, seed: name };
    const option = player.answer(task).option as CoreOption;
    const id = dustTactics.optionId(option);
    const next = dustTactics.clone(state);
    const play = new Play(dustTactics, next, told([]));
    try {
      play.answer(0, option);
    } catch (error) {
      if (!(error instanceof Branch)) throw error;
      return best - solver.options(state, 0).find((one) => dustTactics.optionId(one.option) === id)!.value;
    }
    if (play.over) return best - solver.value(next);
    state = next;
  }
}
