import { isProblems, type Json, Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../cards/index.ts';
import { dustTactics2014 as game } from '../game.ts';
import { checkInvariants } from '../invariants.ts';
import type { OwnGoal, OwnScenario, Square } from './own.ts';

/** Whatever an editor might write, sensible or not. */
function random(seed: string): { scenario: OwnScenario; forces: unknown[] } {
  const pick = seededPick(seed);
  const width = 4 + pick(10);
  const height = 4 + pick(8);
  const map = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => '...........trr#w'[pick(16)]).join(''),
  );
  const open = map.flatMap((line, y) =>
    [...line].flatMap((letter, x): Square[] => (letter === '.' ? [[x, y]] : [])),
  );
  /** Mostly an open square. */
  const square = (): Square => (pick(60) === 0 ? [pick(width + 1), pick(height)] : open[pick(open.length)]!);
  const some = (most: number) => Array.from({ length: pick(most + 1) }, square);
  const row = (y: number): Square[] => Array.from({ length: width }, (_, x) => [x, y] as const);
  const bloc = () => ['allies', 'axis', 'ssu', 'mercenaries'][pick(4)]!;
  const goal = (): OwnGoal => {
    const squares = [square(), ...some(2)];
    const side = pick(2) as 0 | 1;
    const worth = pick(2) === 0 ? 'win' : 1 + pick(9);
    const kinds = [
      { kind: 'hold', squares, count: 1, round: pick(2) === 0 ? 'end' : 1 + pick(3), place: pick(2) === 0 },
      { kind: 'control', squares },
      { kind: 'reach', squares, count: 1 },
      { kind: 'destroy', unit: 'vip' },
      { kind: 'survive', unit: 'vip' },
    ] as const;
    return { side, worth, objective: kinds[pick(5)]! };
  };
  const force = () => {
    const of = bloc();
    const cards = ALL_CARDS.filter((card) => card.bloc === of);
    return {
      cards: Array.from({ length: 2 + pick(4) }, (_, i) => {
        const { id } = cards[pick(cards.length)]!;
        if (i === 0) return { card: id, tag: 'vip' };
        const way = pick(4);
        return way === 0 ? { card: id, at: square() } : way === 1 ? { card: id, round: 1 + pick(3) } : id;
      }),
      works: pick(4) === 0 ? ['strongpoint'] : [],
    };
  };
  return {
    scenario: {
      title: seed,
      map,
      crates: some(3),
      traps: some(2),
      trenches: some(1),
      wire: some(1),
      mines: some(1),
      forts: pick(8) === 0 ? [{ kind: 'bunker', at: square(), facing: pick(4) as 0, seat: -1 }] : [],
      edges: [0, 2],
      ...(pick(2) === 0 ? { entry: [row(0), row(height - 1)] as const } : {}),
      rounds: 1 + pick(4),
      pieces: pick(2) === 0 ? ['tile', 'trap'] : [],
      reserves: pick(2) === 0 ? [['any'], ['infantry']] : [[], []],
      goals: Array.from({ length: pick(4) }, goal),
    },
    forces: [force(), force()],
  };
}

describe('[dt14.ruling.scen.own] random scenarios', () => {
  test('each is refused at a place, or played to its end', () => {
    let played = 0;
    for (let n = 0; n < 150; n++) {
      const setup = random(`own-${n}`);
      const made = game.setup(setup as unknown as Json);
      if (isProblems(made)) {
        expect(made.length).toBeGreaterThan(0);
        for (const problem of made) expect(problem.at).not.toBe('');
        continue;
      }
      played++;
      const play = new Play(game, made, seededDice(`own-${n}`));
      const pick = seededPick(`own-${n}`);
      while (play.seat >= 0) {
        playRandomly(play, pick, 50);
        checkInvariants(play.state);
      }
      expect(game.outcome(play.state)).not.toBeNull();
      expect(JSON.parse(JSON.stringify(play.state))).toEqual(play.state);
    }
    expect(played).toBeGreaterThan(20);
  });
});
