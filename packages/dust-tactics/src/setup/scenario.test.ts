import { isProblems, type Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { setUp } from './setup.ts';

const force = (card: string, tag: string) => ({ role: 'even', task: '', force: [{ card, tag }] });

/** A scenario of one's own on three by three squares, with a crate in the middle. */
const scenario = (more: object): object => ({
  map: ['...', '.c.', '...'],
  entry: { allies: [[0, 2]], axis: [[0, 0]] },
  sides: { allies: force('pounder', 'tin'), axis: force('luther', 'boss') },
  rounds: 4,
  firstPlayer: 'initiative',
  bonuses: [],
  ...more,
});

const wrongWith = (more: object): string[] => {
  const made = setUp({ scenario: scenario(more) } as unknown as Json);
  return isProblems(made) ? made.map(({ at, text }) => `${at}: ${text}`) : [];
};

const hold = { kind: 'hold', squares: [[0, 0]], count: 1, round: 'end' };
const exit = { kind: 'exit', squares: [[0, 0]], count: 1 };

test.each<[object, string[]]>([
  [hold, []],
  [{ ...hold, round: 4 }, []],
  [{ ...hold, round: 1 }, []],
  [{ ...hold, round: 5 }, ['there is no round 5']],
  [{ ...hold, round: 0 }, ['there is no round 0']],
  [{ ...hold, round: 1.5 }, ['there is no round 1.5']],
  [{ ...hold, count: 2 }, ['the number needed is 1 to 1']],
  [{ ...hold, count: 0 }, ['the number needed is 1 to 1']],
  [{ ...hold, count: 0.5 }, ['the number needed is 1 to 1']],
  [{ ...hold, squares: [] }, ['this goal names no square', 'the number needed is 1 to 0']],
  [{ kind: 'control', squares: [[0, 0]] }, []],
  [{ kind: 'control', squares: [[3, 0]] }, ['this square is not on the board']],
  [{ kind: 'control', squares: 'all' }, ['this goal names no square']],
  [exit, []],
  [{ ...exit, count: 99 }, []],
  [{ ...exit, count: 100 }, ['the number needed is 1 to 99']],
  [
    {
      ...exit,
      squares: [
        [2, 1],
        [1, 2],
        [1, 0],
      ],
    },
    [],
  ],
  [{ ...exit, squares: [[1, 1]] }, ['units leave the board at its edge']],
  [{ ...exit, unit: 'tin' }, []],
  [{ ...exit, unit: 'boss' }, ['no unit of the allies is called "boss"']],
  [{ kind: 'destroy-cover', squares: [[1, 1]], count: 1 }, []],
  [{ kind: 'destroy-cover', squares: [[0, 1]], count: 1 }, ['there is no cover here to destroy']],
  [{ kind: 'destroy', unit: 'boss' }, []],
  [{ kind: 'destroy', unit: 'tin' }, ['no unit of the axis is called "tin"']],
  [{ kind: 'survive', unit: 'any' }, []],
  [{ kind: 'survive', unit: 'tin' }, []],
  [{ kind: 'survive', unit: 'boss' }, ['no unit of the allies is called "boss"']],
  [{ kind: 'sing' }, ['there is no such kind of goal']],
])('[dt1.ruling.own-scenario] a goal of the Allies: %j', (objective, expected) => {
  const allies = { ...force('pounder', 'tin'), objective };
  expect(wrongWith({ sides: { allies, axis: force('luther', 'boss') } })).toEqual(
    expected.map((text) =>
      expect.stringMatching(new RegExp(`^scenario\\.sides\\.allies\\.objective.*: ${text}$`)),
    ),
  );
});

test('[dt1.ruling.own-scenario] goals of the Axis are looked at from their side', () => {
  const axis = { ...force('luther', 'boss'), objective: { kind: 'destroy', unit: 'boss' } };
  expect(wrongWith({ sides: { allies: force('pounder', 'tin'), axis } })).toEqual([
    'scenario.sides.axis.objective: no unit of the allies is called "boss"',
  ]);
});

test.each<[object, string[]]>([
  [{ side: 'axis', points: 0, objective: hold }, []],
  [{ side: 'axis', points: -1, objective: hold }, ['scenario.bonuses.0: a bonus is worth points']],
  [{ side: 'ssu', points: 1, objective: hold }, ['scenario.bonuses.0: a bonus belongs to a side']],
  [
    { side: 'axis', points: 1, objective: { ...hold, round: 9 } },
    ['scenario.bonuses.0: there is no round 9'],
  ],
])('[dt1.faq.vp.bonus] a bonus %j', (bonus, expected) => {
  expect(wrongWith({ bonuses: [bonus] })).toEqual(expected);
});

test('[dt1.ap.scenario] a scenario has a force for each side; bonuses may be missing', () => {
  const none = ['scenario.sides: a scenario has a force for each side'];
  expect(wrongWith({ sides: { allies: force('pounder', 'tin') } })).toEqual(none);
  expect(wrongWith({ sides: { axis: force('luther', 'boss') } })).toEqual(none);
  expect(wrongWith({ sides: undefined })).toEqual(none);
  expect(setUp({ scenario: null } as unknown as Json)).toMatchObject([{ code: 'scenario-forces' }]);
  expect(wrongWith({ bonuses: undefined })).toEqual([]);
});
