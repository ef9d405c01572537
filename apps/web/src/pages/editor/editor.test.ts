/// <reference path="../../virtual.d.ts" />
import { dustTactics } from '@dustfront/dust-tactics';
import { dustTactics2014, TABLES } from '@dustfront/dust-tactics-2014';
import { type AnyGame, isProblems, Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Draft, EditorKit, Square } from '../../games/draft.ts';
import { isDone, line, paint, paintAll, rectangle, type Tool } from './paint.ts';
import { readDraft } from './read.ts';
import { resized } from './resize.ts';
import { withFeature } from './table/shapes.ts';

vi.mock('../../i18n/index.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { coreKit } = await import('../../games/dust-tactics/editor.ts');
const { tacticsKit } = await import('../../games/dust-tactics-2014/editor.ts');
const { askedBy } = await import('./Asked.tsx');
const { draftScene, idleMarks, placeOf } = await import('./view.ts');

const kits: readonly (readonly [EditorKit, AnyGame])[] = [
  [coreKit, dustTactics as AnyGame],
  [tacticsKit, dustTactics2014 as AnyGame],
];
const brush = (id: string): Tool => ({ do: 'brush', id });
const at = (draft: Draft, x: number, y: number): string => draft.map[y]?.[x] ?? '';

describe('painting', () => {
  test('a stroke puts or takes away, as its first square says', () => {
    const once = paint(coreKit, coreKit.blank(), [4, 4], brush('wall'), true);
    expect(at(once, 4, 4)).toBe('#');
    expect(isDone(coreKit, once, [4, 4], brush('wall'))).toBe(true);
    expect(at(paint(coreKit, once, [4, 4], brush('wall'), false), 4, 4)).toBe('.');
  });

  test('a fast stroke leaves no gap, a rectangle is filled', () => {
    expect(line([0, 0], [3, 1])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    const draft = paintAll(coreKit, coreKit.blank(), rectangle([3, 3], [1, 2]), brush('crate'), true);
    expect(draft.map.slice(2, 4)).toEqual(['.ccc.....', '.ccc.....']);
  });

  test('a floor tile turns nine squares, and what stands on them', () => {
    const crate = paint(coreKit, coreKit.blank(), [4, 4], brush('crate'), true);
    const draft = paint(coreKit, crate, [3, 5], brush('indoor'), true);
    expect(draft.map.slice(3, 6).map((row) => row.slice(3, 6))).toEqual([',,,', ',C,', ',,,']);
    expect(at(draft, 2, 4)).toBe('.');
  });

  test('nothing lies on structures or in deep water', () => {
    const crate = paint(tacticsKit, tacticsKit.blank(), [4, 4], brush('crate'), true);
    const water = paint(tacticsKit, crate, [4, 4], brush('water'), true);
    expect([at(water, 4, 4), water.lists.crates]).toEqual(['w', []]);
    const mines = paint(tacticsKit, water, [4, 4], brush('mines'), true);
    expect([at(mines, 4, 4), mines.lists.mines]).toEqual(['.', [[4, 4]]]);
  });

  test('erasing takes everything but the entries and the units', () => {
    const tools: readonly Tool[] = [
      brush('tree'),
      brush('crate'),
      { do: 'edge', kind: 'small', way: 'north' },
      { do: 'fort', kind: 'bunker', facing: 0, seat: -1 },
    ];
    const full = tools.reduce((now, tool) => paint(tacticsKit, now, [4, 4], tool, true), tacticsKit.blank());
    const bare = paint(tacticsKit, full, [4, 4], { do: 'erase' }, true);
    expect({ ...bare, lists: {} }).toEqual({
      ...bare,
      map: tacticsKit.blank().map,
      lists: {},
      edges: [],
      forts: [],
    });
  });

  test('an entry square belongs to one side', () => {
    const draft = paint(coreKit, coreKit.blank(), [4, 0], { do: 'entry', side: 0 }, true);
    expect(draft.entry[0]).toContainEqual([4, 0]);
    expect(draft.entry[1]).not.toContainEqual([4, 0]);
  });

  test('walls of a building are drawn and can be opened', () => {
    const house = paint(tacticsKit, tacticsKit.blank(), [4, 4], brush('building'), true);
    const open = paint(tacticsKit, house, [4, 4], { do: 'edge', kind: 'large', way: 'north' }, true);
    const square = (draft: Draft, key: string) =>
      draftScene(tacticsKit, draft, null).squares.find((s) => s.key === key);
    expect([square(house, 'E5')?.north, square(house, 'E6')?.north]).toEqual(['wall', 'wall']);
    expect(square(open, 'E5')?.north).toBe('large');
    const core = paint(
      coreKit,
      paint(coreKit, coreKit.blank(), [0, 0], brush('building'), true),
      [1, 0],
      brush('entrance'),
      true,
    );
    const scene = draftScene(coreKit, core, null);
    expect(scene.squares.find((s) => s.key === 'A2')?.north).toBe('wall');
    expect(scene.squares.find((s) => s.key === 'C1')?.west).toBe('door');
  });

  test('another size keeps what still fits', () => {
    const draft = paint(coreKit, coreKit.blank(), [1, 1], brush('trap'), true);
    expect(at(resized(draft, 6, 6), 1, 1)).toBe('t');
    expect(resized(draft, 12, 6).map.map((row) => row.length)).toEqual(Array.from({ length: 6 }, () => 12));
    expect(resized(draft, 12, 6).entry.map((zone) => zone.length)).toEqual([12, 12]);
  });
});

describe('tables', () => {
  const tables = tacticsKit.ready().filter(({ isTable }) => isTable === true);

  test('there is every ready-made one, and the empty one can be played as it is', () => {
    expect(tables.map(({ id }) => id)).toEqual(TABLES.map((name) => `t:${name}`));
    expect(tacticsKit.check(tacticsKit.table!.blank())).toEqual([]);
  });

  test('a table comes back from a file or a link as it was', () => {
    const draft = tables[0]!.draft();
    expect({ ...readDraft(JSON.stringify(draft))!, id: '' }).toEqual({ ...draft, id: '' });
    const broken = {
      ...draft,
      table: { ...draft.table!, features: [{ id: 'a b', kind: 'wood', points: [] }] },
    };
    expect(readDraft(JSON.stringify(broken))).toBeNull();
  });

  test('who stands on it is drawn where he stands; who cannot stand there is named by the check', () => {
    const [first] = tables;
    const draft = first!.draft();
    const house = draft.table!.features.find(({ kind }) => kind === 'house' || kind === 'block')!;
    const [one, two, ...rest] = draft.forces[0];
    const force = [{ ...one!, at: [450, 800] as const }, { ...two!, at: house.points[0]! }, ...rest];
    const placed = { ...draft, forces: [force, draft.forces[1]] as const };
    const scene = tacticsKit.table!.scene(placed);
    expect(scene.troops.map(({ key }) => key)).toEqual([one!.key]);
    expect(scene.troops[0]!.minis[0]!.at).toEqual([450, 800]);
    expect(tacticsKit.check(placed).map(({ code }) => code)).toEqual(['cannot-stand']);
  });

  test('a goal is about the markers it names, wherever they are moved', () => {
    const draft = tables[0]!.draft();
    const marker = draft.table!.features.find(({ kind }) => kind === 'marker')!;
    const elsewhere = withFeature(draft, { ...marker, points: [[440, 460]] });
    expect(tacticsKit.check(elsewhere)).toEqual([]);
    expect(JSON.stringify(tacticsKit.setup(elsewhere))).toContain('[440,460]');
  });

  test('markers that no goal is about are told of: a match leaves them out', () => {
    const draft = tables[0]!.draft();
    const wood = { id: 'wood-9', kind: 'wood', points: [[0, 0]] } as const;
    const more = withFeature(withFeature(draft, wood), { id: 'well', kind: 'marker', points: [[440, 460]] });
    expect(idleMarks(tacticsKit, draft)).toEqual([]);
    expect(idleMarks(tacticsKit, more)).toEqual(['well']);
    expect(idleMarks(coreKit, coreKit.blank())).toEqual([]);
  });
});

describe('files and links', () => {
  test('what the first editor wrote opens as it was', () => {
    const old = {
      id: 'x',
      title: 'Old',
      map: ['...', '.#.', '...'],
      entry: { allies: [[0, 2]], axis: [[0, 0]] },
      objectives: [[2, 1]],
      bonus: 3,
      rounds: 5,
      forces: { allies: ['pounder'], axis: ['luther', 'laser-grenadiers+sigrid'] },
    };
    const draft = readDraft(JSON.stringify(old));
    expect(draft).toMatchObject({
      game: 'dust-tactics',
      title: 'Old',
      rounds: 5,
      entry: [[[0, 2]], [[0, 0]]],
      goals: [{ side: 'both', kind: 'hold', worth: 3, each: true, squares: [[2, 1]] }],
      forces: [[{ unit: 'pounder' }], [{ unit: 'luther' }, { unit: 'laser-grenadiers+sigrid' }]],
    });
    expect(coreKit.check(draft as Draft)).toEqual([]);
  });

  test('a draft reads back as it was written', () => {
    for (const [kit] of kits)
      for (const { draft } of kit.ready()) {
        const made = draft();
        expect(readDraft(JSON.stringify(made))).toEqual({ ...made, id: expect.any(String) as string });
      }
  });

  test('a file that is no battlefield is not taken', () => {
    for (const text of [
      '{"map": 3}',
      'nonsense',
      'null',
      '{"format":2,"game":"chess","map":["."],"entry":[]}',
    ])
      expect(readDraft(text)).toBe(null);
  });

  test('a null anywhere in a draft makes it unreadable, and never a blank page', () => {
    const holes = (value: unknown, path: readonly (string | number)[]): (readonly (string | number)[])[] =>
      typeof value !== 'object' || value === null
        ? [path]
        : [path, ...Object.entries(value).flatMap(([key, inner]) => holes(inner, [...path, key]))];
    const punched = (value: unknown, [first, ...rest]: readonly (string | number)[]): unknown => {
      if (first === undefined) return null;
      const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
      copy[String(first)] = punched(copy[String(first)], rest);
      return copy;
    };
    for (const [kit] of kits)
      for (const made of kit.ready().map((one) => one.draft())) {
        // Tables differ only in how much lies on them: the smallest will do.
        if ((made.table?.width ?? 0) > 900 || made.title.includes('chapel') || made.title.includes('depot'))
          continue;
        for (const path of holes(made, [])) {
          // No limit is what null means there.
          if (path.length === 1 && path[0] === 'limit') continue;
          // A whole edge is what null means there.
          if (path.at(-1) === 'gates') continue;
          // The key is made anew.
          if (path.length === 1 && path[0] === 'id') continue;
          expect(readDraft(JSON.stringify(punched(made, path))), path.join('.')).toBe(null);
        }
      }
  });
});

describe('everything that is ready-made', () => {
  test.each(kits)('can be played as it is (%#)', (kit) => {
    for (const { id, draft } of [...kit.ready(), { id: 'blank', draft: kit.blank }])
      expect(kit.check(draft()), id).toEqual([]);
  });
});

/** Strokes, forces and goals as somebody might make them who does not look. */
function scribble(kit: EditorKit, seed: string): Draft {
  const pick = seededPick(seed);
  const blank = resized(
    kit.blank(),
    kit.size.step * (3 + pick(3)),
    kit.size.step * (3 + pick(3)) + (kit.size.step === 1 ? 3 : 0),
  );
  const width = blank.map[0]?.length ?? 0;
  const square = (): Square => [pick(width), pick(blank.map.length)];
  const tools: readonly Tool[] = [
    ...kit.brushes.map(({ id }) => brush(id)),
    { do: 'edge', kind: kit.openings[pick(kit.openings.length)] ?? '', way: 'north' },
    { do: 'edge', kind: kit.openings[pick(kit.openings.length)] ?? '', way: 'east' },
    { do: 'entry', side: 0 },
    { do: 'entry', side: 1 },
    ...(kit.hasForts ? [{ do: 'fort', kind: 'bunker', facing: 1, seat: -1 } as const] : []),
  ];
  let draft: Draft = { ...blank, rounds: 1 + pick(3), pieces: pick(2) === 0 };
  for (let i = pick(12); i > 0; i--)
    draft = paint(kit, draft, square(), tools[pick(tools.length)] as Tool, true);
  const units = [draft.forces[0][0]?.key ?? '', draft.forces[1][0]?.key ?? ''];
  if (pick(3) === 0) draft = paint(kit, draft, square(), { do: 'unit', side: 0, key: units[0] ?? '' }, true);
  const goals = Array.from({ length: pick(3) }, () => {
    const kind = kit.goals[pick(kit.goals.length)] ?? 'hold';
    const side = pick(2) as 0 | 1;
    return {
      side,
      kind,
      worth: pick(2) === 0 ? ('win' as const) : 1 + pick(4),
      each: pick(2) === 0,
      squares: Array.from({ length: 1 + pick(2) }, square),
      count: 1,
      round: pick(2) === 0 ? ('end' as const) : 1,
      unit: kind === 'destroy' ? (units[1 - side] ?? '') : '',
    };
  });
  return { ...draft, goals };
}

describe('random drafts', () => {
  test.each(kits)('are refused with places, or accepted and played to their end (%#)', (kit, game) => {
    let played = 0;
    for (let n = 0; n < 60; n++) {
      const draft = scribble(kit, `scribble-${n}`);
      draftScene(kit, draft, null);
      const problems = kit.check(draft);
      const made = game.setup(kit.setup(draft));
      if (isProblems(made)) expect(problems.length).toBeGreaterThan(0);
      for (const { text } of problems) expect(text).toMatch(/^[^{}]+$/);
      if (problems.length > 0 || isProblems(made)) continue;
      played++;
      const play = new Play(game, made, seededDice(`scribble-${n}`));
      playRandomly(play, seededPick(`scribble-${n}`), 20_000);
      expect(play.seat, `scribble-${n}`).toBeLessThan(0);
      expect(game.outcome(play.state)).not.toBe(null);
    }
    expect(played).toBeGreaterThan(15);
  });

  test('a goal that names a unit is for the side it concerns, and gone with the unit', () => {
    const blank = tacticsKit.blank();
    const key = blank.forces[1][0]?.key ?? '';
    const goal = {
      side: 'both',
      worth: 2,
      each: false,
      squares: [],
      count: 1,
      round: 'end',
      unit: key,
    } as const;
    const draft: Draft = {
      ...blank,
      goals: [
        { ...goal, kind: 'destroy' },
        { ...goal, kind: 'survive' },
      ],
    };
    const made = dustTactics2014.setup(tacticsKit.setup(draft));
    expect(isProblems(made) ? made : made.own?.goals.map(({ side }) => side)).toEqual([0, 1]);
    const alone: Draft = { ...draft, forces: [draft.forces[0], draft.forces[1].slice(1)] };
    expect(tacticsKit.check(alone).map((problem) => problem.at)).toEqual(['goals.0', 'goals.1']);
  });

  test('a problem that lies on a square says which', () => {
    const draft = paint(
      tacticsKit,
      tacticsKit.blank(),
      [11, 8],
      { do: 'fort', kind: 'bunker', facing: 0, seat: -1 },
      true,
    );
    expect(tacticsKit.check(draft).map(placeOf)).toContain('L9');
    const core = paint(coreKit, coreKit.blank(), [4, 4], brush('wall'), true);
    const key = core.forces[0][0]?.key ?? '';
    expect(
      coreKit.check(paint(coreKit, core, [4, 4], { do: 'unit', side: 0, key }, true)).map(placeOf),
    ).toEqual(['E5']);
  });
});

test('what is to be pointed out on a table is said with the name of the unit', () => {
  const unit = { key: 'u1', unit: 'ranger-attack-squad' };
  const draft: Draft = { ...tacticsKit.table!.blank(), forces: [[unit], []] };
  expect(askedBy(tacticsKit, draft, { do: 'unit', side: 0, key: 'u1' })).toBe(
    'Ranger Attack Squad: editor.table.placeHint',
  );
  expect(askedBy(tacticsKit, draft, { do: 'goal', goal: 0 })).toBe('editor.table.pick');
  expect(askedBy(tacticsKit, draft, { do: 'select' })).toBeNull();
});
