import { isProblems, type Json, Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { dustTactics as game } from '../game.ts';
import { checkInvariants } from '../invariants.ts';
import { printPosition } from '../notation/print.ts';
import type { Objective, Square } from '../scenarios/scenario.ts';
import type { CoreState } from '../state.ts';
import { headOf } from '../table/units.ts';

const scenario = (allies: readonly object[], axis: readonly object[], more: object = {}): object => ({
  id: 'own',
  number: 0,
  title: 'Own',
  note: '',
  provenance: { rules: 'ours', map: 'ours' },
  briefing: '',
  map: ['......', '..#...', '...c..', '......', '..t...', '......'],
  entry: { allies: [[0, 5]], axis: [[0, 0]] },
  sides: {
    allies: { role: 'even', task: '', force: allies },
    axis: { role: 'even', task: '', force: axis },
  },
  rounds: 4,
  firstPlayer: 'allies',
  bonuses: [],
  ...more,
});

const places = (given: object): string[] => {
  const made = game.setup({ scenario: given } as unknown as Json);
  return isProblems(made) ? made.map((problem) => problem.at) : [];
};

const rangers = { card: 'recon-rangers' };
const luther = { card: 'luther' };
const bonus = (objective: object, points = 2) => ({
  bonuses: [{ side: 'allies', points, per: 'once', text: '', objective }],
});

describe('[dt1.ruling.own-scenario] what is wrong is said at its place', () => {
  test('squares', () => {
    expect(places(scenario([rangers], [luther]))).toEqual([]);
    expect(places(scenario([rangers], [luther], { entry: { allies: [[2, 1]], axis: [[0, 0]] } }))).toEqual([
      'battlefield.entry.allies C2',
    ]);
    expect(
      places(
        scenario([rangers], [luther], {
          map: ['...', '.?.', '...'],
          entry: { allies: [[0, 2]], axis: [[0, 0]] },
        }),
      ),
    ).toEqual(['battlefield.map B2']);
    expect(places({ title: 'nothing' })).toEqual(['scenario.sides']);
  });

  test('goals', () => {
    const at = 'scenario.bonuses.0';
    const goal = (objective: object, points = 2) =>
      places(scenario([rangers], [luther], bonus(objective, points)));
    expect(goal({ kind: 'hold', squares: [[2, 1]], count: 2, round: 7 })).toEqual([at, at]);
    expect(goal({ kind: 'hold', squares: [], count: 1, round: 'end' })).toContain(at);
    expect(goal({ kind: 'control', squares: [[9, 9]] })).toEqual([`${at} J10`]);
    expect(goal({ kind: 'destroy-cover', squares: [[0, 0]], count: 1 })).toEqual([`${at} A1`]);
    expect(goal({ kind: 'exit', squares: [[2, 2]], count: 1 })).toEqual([`${at} C3`]);
    expect(goal({ kind: 'destroy', unit: 'boss' })).toEqual([at]);
    expect(goal({ kind: 'sing' }, -1)).toEqual([at, at]);
    expect(
      places(scenario([rangers], [{ ...luther, tag: 'boss' }], bonus({ kind: 'destroy', unit: 'boss' }))),
    ).toEqual([]);
  });

  test('units', () => {
    expect(places(scenario([{ ...rangers, at: [2, 1] }], [luther]))).toEqual(['forces.allies.1 C2']);
    expect(places(scenario([{ ...rangers, at: [9, 1] }], [luther]))).toEqual(['forces.allies.1']);
    expect(places(scenario([rangers], [{ ...luther, at: [2, 4] }]))).toEqual(['forces.axis.1 C5']);
    expect(places(scenario([{ ...rangers, at: [3, 3] }], [{ ...luther, at: [3, 3] }]))).toEqual([
      'forces.axis.1 D4',
    ]);
    expect(places(scenario([{ ...rangers, at: [3, 3], round: 2 }], [luther]))).toEqual(['forces.allies.1']);
    expect(places(scenario([{ ...rangers, round: 0 }], [luther]))).toEqual(['forces.allies.1']);
  });
});

describe('[dt1.ruling.own-scenario] playing it', () => {
  const made = game.setup({
    scenario: scenario(
      [
        { card: 'assault-rangers', hero: 'joe-brown', at: [3, 3] },
        { card: 'combat-rangers', round: 2 },
      ],
      [luther],
    ),
  } as unknown as Json) as CoreState;

  test('a squad and its hero stand on the board, the reserve waits for its round', () => {
    expect(made.units.map(({ place, square, from }) => [place, square, from])).toEqual([
      ['board', 21, undefined],
      ['board', 21, undefined],
      ['reserve', -1, 2],
      ['reserve', -1, undefined],
    ]);
    const play = new Play(game, game.clone(made), seededDice('reserve'));
    const pick = seededPick('reserve');
    const rounds = new Set<number>();
    while (play.seat >= 0) {
      const options = play.options(play.seat);
      for (let i = 0; i < options.length; i++) {
        const option = options.at(i)!;
        if (option.do === 'activate' && option.unit === 'combat-rangers') rounds.add(play.state.round);
      }
      playRandomly(play, pick, 1);
    }
    expect([...rounds][0]).toBe(2);
  });

  test('its position is read back as it was written', () => {
    const text = printPosition(made);
    expect(text).toContain('from=2');
    const read = game.notation!.parsePosition(text) as CoreState;
    expect(printPosition(read)).toBe(text);
    expect(read.units[2]).toMatchObject({ from: 2 });
  });
});

/** Whatever an editor might write, sensible or not. */
function random(seed: string): object {
  const pick = seededPick(seed);
  const [width, height] = [3 * (1 + pick(4)), 3 * (1 + pick(4))];
  const map = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => '..........##ctbe'[pick(16)]).join(''),
  );
  const square = (): Square => [pick(width), pick(height)];
  const row = (y: number): Square[] =>
    Array.from({ length: width }, (_, x) => [x, y] as const).filter(([x]) => map[y]![x] !== '#');
  const force = (bloc: string) => {
    const cards = CARDS.filter((card) => card.bloc === bloc && card.kind !== 'hero');
    return Array.from({ length: 1 + pick(4) }, (_, i) => ({
      card: cards[pick(cards.length)]!.id,
      ...(i === 0 ? { tag: 'vip' } : {}),
      ...[{}, {}, { at: square() }, { round: 1 + pick(3) }][pick(4)],
    }));
  };
  const goal = (): Objective => {
    const squares = [square()];
    const edge: Square[] = [[0, pick(height)]];
    return (
      [
        { kind: 'hold', squares, count: 1, round: pick(2) === 0 ? 'end' : 1 + pick(3) },
        { kind: 'control', squares },
        { kind: 'exit', squares: edge, count: 1 },
        { kind: 'destroy', unit: 'vip' },
        { kind: 'survive', unit: 'vip' },
        { kind: 'destroy-cover', squares, count: 1 },
      ] as const
    )[pick(6)]!;
  };
  const side = (bloc: string) => ({
    role: 'even',
    task: '',
    force: force(bloc),
    ...(pick(3) === 0 ? { objective: goal() } : {}),
  });
  return scenario([], [], {
    map,
    entry: { allies: row(height - 1), axis: row(0) },
    sides: { allies: side('allies'), axis: side('axis') },
    rounds: 1 + pick(4),
    bonuses: Array.from({ length: pick(3) }, () => ({
      side: pick(2) === 0 ? 'allies' : 'axis',
      points: 1 + pick(4),
      per: pick(2) === 0 ? 'once' : 'each',
      text: '',
      objective: goal(),
    })),
  });
}

test('[dt1.ruling.own-scenario] random scenarios are refused at a place, or played to their end', () => {
  let played = 0;
  for (let n = 0; n < 150; n++) {
    const given = game.setup({ scenario: random(`own-${n}`) } as unknown as Json);
    if (isProblems(given)) {
      for (const problem of given) expect(problem.at).not.toBe('');
      continue;
    }
    played++;
    const play = new Play(game, given, seededDice(`own-${n}`));
    const pick = seededPick(`own-${n}`);
    while (play.seat >= 0) {
      playRandomly(play, pick, 40);
      checkInvariants(play.state);
    }
    expect(game.outcome(play.state)).not.toBeNull();
    expect(play.state.units.every((unit) => headOf(play.state, unit) !== undefined)).toBe(true);
  }
  expect(played).toBeGreaterThan(20);
});
