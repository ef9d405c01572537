import { drawOption, isProblems, type Json, Play, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 as game } from '../game.ts';
import { tableOf } from '../ground/table/pieces.ts';
import type { TacticsState } from '../state.ts';
import { ownProgress } from './goals.ts';
import type { OwnBattle, OwnGoal, OwnObjective } from './own.ts';
import { TABLES, tableText } from './tables/index.ts';

const FIELD = `table 900 900
wood copse 100,100 260,100 260,220
marker well 450,450
marker mill 700,450
place yard 300,500 420,500 420,620 300,620
place lane 500,700 620,700 620,800 500,800
house farm 600,100 680,100 760,100 760,240 600,240 opening 0-1 small
`;

const plain: OwnBattle = { title: 'Ours', edges: [2, 0], rounds: 4, goals: [] };
const forces = [{ cards: ['rosie', 'ranger-attack-squad'] }, { cards: ['stefan', 'hans'] }] as const;

const setUp = (scenario: unknown, text = FIELD, cards: readonly unknown[] = forces) =>
  game.setup({ scenario, table: { text }, forces: cards } as unknown as Json);

function started(scenario: unknown, text = FIELD, cards: readonly unknown[] = forces): TacticsState {
  const state = setUp(scenario, text, cards);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

const faults = (scenario: unknown, text = FIELD, cards: readonly unknown[] = forces): string[] => {
  const made = setUp(scenario, text, cards);
  return isProblems(made) ? made.map(({ at, code }) => `${at}: ${code}`) : [];
};

const goal = (objective: OwnObjective): OwnGoal => ({ side: 0, worth: 'win', objective });
const hold = (squares: OwnObjective & { kind: 'hold' }) => ({ ...plain, goals: [goal(squares)] });

describe('[dt14.table.drawn] what is drawn can be read in one way', () => {
  const drawn = (line: string): string[] => faults(plain, `table 900 900\n${line}\n`);

  test('sides meet only where they follow one another', () => {
    expect(drawn('wood a 100,100 300,100 300,300 100,300')).toEqual([]);
    expect(drawn('wood a 100,100 300,300 300,100 100,300')).toEqual(['table a: outline-crossed']);
    expect(drawn('wood a 100,100 300,100 200,100')).toEqual(['table a: outline-crossed']);
    expect(drawn('wood a 100,100 300,100 300,100 200,300')).toEqual(['table a: outline-same']);
    expect(drawn('wood a 100,100 300,100 300,300 200,100 100,300')).toEqual(['table a: outline-crossed']);
    expect(drawn('low-wall a 100,100 100,100')).toEqual(['table a: outline-same']);
  });

  test('an opening is as wide as its class', () => {
    const wall = (to: number, wide: string) => drawn(`wall w 100,300 ${to},300 900,300 opening 0-1 ${wide}`);
    expect(wall(160, 'small')).toEqual([]);
    expect(wall(159, 'small')).toEqual(['table w: opening-small']);
    expect(wall(200, 'small')).toEqual(['table w: opening-small']);
    expect(wall(200, 'large')).toEqual([]);
    expect(wall(300, 'large')).toEqual(['table w: opening-large']);
    expect(wall(299, 'huge')).toEqual(['table w: opening-huge']);
  });

  test('works lie on the table, houses and works not in one another', () => {
    expect(drawn('bunker b 100,100@0')).toEqual([]);
    expect(drawn('bunker b 99,100@0')).toEqual(['table b: off-table']);
    const house = 'house h 300,300 500,300 500,500 300,500\n';
    expect(drawn(`${house}strongpoint s 600,400@0`)).toEqual([]);
    expect(drawn(`${house}strongpoint s 590,400@0`)).toEqual(['table s: built-over']);
    expect(drawn(`${house}house i 350,350 400,350 400,400`)).toEqual(['table i: built-over']);
    expect(drawn(`${house}house i 300,300 500,300 500,500 300,500`)).toEqual(['table i: built-over']);
  });

  test('every ready-made table is drawn so', () => {
    for (const name of TABLES) expect(faults(plain, tableText(name)!), name).toEqual([]);
  });
});

describe('[dt14.table.own] a scenario of one’s own on a table', () => {
  test('what is wrong is said at its place', () => {
    expect(faults(plain)).toEqual([]);
    expect(faults({ ...plain, edges: [2, 2] })).toEqual(['edges: edges']);
    expect(faults({ ...plain, rounds: 0 })).toEqual(['rounds: rounds']);
    const gates = (from: number, to: number) =>
      faults({
        ...plain,
        gates: [
          [from, to],
          [0, 900],
        ],
      });
    expect(gates(100, 260)).toEqual([]);
    expect(gates(100, 259)).toEqual(['gates.0: gates']);
    expect(gates(800, 960)).toEqual(['gates.0: gates']);
    const about = (objective: OwnObjective) => faults({ ...plain, goals: [goal(objective)] });
    expect(about({ kind: 'control', squares: [] })).toEqual(['goals.0: goal-marks']);
    expect(about({ kind: 'control', squares: [[1, 1]] })).toEqual(['goals.0: no-mark']);
    expect(about({ kind: 'control', squares: [[300, 500]] })).toEqual(['goals.0 300,500: goal-markers']);
    expect(
      faults(hold({ kind: 'hold', squares: [[450, 450]], count: 1, round: 'end', place: true })),
    ).toEqual(['goals.0 450,450: goal-places']);
    expect(about({ kind: 'destroy', unit: 'nobody' })).toEqual(['goals.0: goal-unit']);
  });

  test('a scenario of squares is none of a table', () =>
    expect(faults({ ...plain, map: ['...', '...', '...'] })).toEqual(['scenario: table-scenario']));

  test('units stand from the start: the first at the point, the others near it, hulls by a heading', () => {
    const cards = (at: readonly number[], heading = 40) => [
      { cards: [{ card: 'ranger-attack-squad', at: [450, 700] }] },
      { cards: [{ card: 'hans', at, heading }, 'stefan'] },
    ];
    const { pieces } = tableOf(started(plain, FIELD, cards([450, 200])));
    expect(pieces).toHaveLength(6);
    expect(pieces[0]!.at).toEqual([450, 700]);
    expect(pieces[5]).toMatchObject({ at: [450, 200], heading: 40 });
    expect(faults(plain, FIELD, cards([450, 1000]))).toEqual(['forces.1.cards.0 450,1000: off-table']);
    expect(faults(plain, FIELD, cards([600, 150]))).toEqual(['forces.1.cards.0 600,150: cannot-stand']);
    expect(faults(plain, FIELD, cards([450, 200], 64))).toEqual(['forces.1.cards.0: heading']);
  });

  test('goals are about the markers and places they name, no others', () => {
    const at = (point: readonly number[]) =>
      started(plain, FIELD, [{ cards: [{ card: 'rosie', at: point }] }, { cards: ['stefan'] }]);
    const yard: OwnObjective = { kind: 'hold', squares: [[300, 500]], count: 1, round: 'end', place: true };
    const lane: OwnObjective = { ...yard, squares: [[500, 700]] };
    const well: OwnObjective = { kind: 'hold', squares: [[450, 450]], count: 1, round: 'end' };
    const progress = (point: readonly number[], objective: OwnObjective) =>
      ownProgress(at(point), 0, objective);
    expect(progress([360, 560], yard)).toBe(1);
    expect(progress([360, 560], lane)).toBe(0);
    expect(progress([450, 500], well)).toBe(1);
    expect(progress([700, 500], well)).toBe(0);
    expect(progress([700, 500], { kind: 'reach', squares: [[700, 450]], count: 1 })).toBe(1);
  });

  test('it is played to its end, and written and read again', () => {
    const scenario = {
      ...plain,
      rounds: 1,
      gates: [
        [100, 500],
        [400, 900],
      ],
    };
    const play = new Play(game, started(scenario), seededDice('own table'));
    const pick = seededPick('own table');
    const before = game.notation!.printPosition;
    const read = game.notation!.parsePosition;
    for (let n = 0; n < 400 && !play.over; n++) {
      if (n === 5) {
        const again = read(before(play.state));
        if (isProblems(again)) throw new Error(JSON.stringify(again));
        expect(again.own).toEqual(scenario);
      }
      play.answer(play.seat, drawOption(play.options(play.seat), play.space, pick)!);
    }
    expect(play.over).toBe(true);
  });
});
