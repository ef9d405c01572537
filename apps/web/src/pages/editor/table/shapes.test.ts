import { describe, expect, test, vi } from 'vitest';
import type { Draft, DraftFeature, FeatureKind } from '../../../games/draft.ts';
import {
  alongOf,
  asName,
  bent,
  freshName,
  gateEnd,
  moved,
  opened,
  renamed,
  resizedTable,
  stamped,
  straightened,
  stretched,
  toggledMark,
  turned,
  withFeature,
  withGate,
  withoutFeature,
} from './shapes.ts';

vi.mock('../../../i18n/index.ts', () => ({ t: (key: string) => key }));
const { blankDraft } = await import('../../../games/draft.ts');

const kind = (form: FeatureKind['form'], id = 'house'): FeatureKind => ({
  id,
  form,
  shape: [
    [-90, -70],
    [90, -70],
    [90, 70],
    [-90, 70],
  ],
  hasOpenings: true,
  hasStoreys: form === 'area',
  isGoal: false,
});
const house = kind('area');
const wall = kind('line', 'wall');
const size = { width: 900, height: 900 };
const square: DraftFeature = {
  id: 'house-1',
  kind: 'house',
  points: [
    [100, 100],
    [400, 100],
    [400, 300],
    [100, 300],
  ],
  storeys: 1,
};
const small = { id: 'small', width: 80 };

const draft = (...features: DraftFeature[]): Draft => ({
  ...blankDraft('dust-tactics-2014', 0, 0),
  table: {
    ...size,
    features,
    zones: [
      { edge: 2, gates: [100, 800] },
      { edge: 0, gates: null },
    ],
  },
});

describe('drawing on a table', () => {
  test('what one touch puts down stays on the table', () => {
    expect(stamped(size, house, 'a', [450, 450]).points[0]).toEqual([360, 380]);
    expect(stamped(size, house, 'a', [0, 900]).points).toEqual([
      [0, 760],
      [180, 760],
      [180, 900],
      [0, 900],
    ]);
    expect(stretched(house, [10, 20], [110, 220])).toHaveLength(4);
    expect(stretched(wall, [10, 20], [110, 220])).toHaveLength(2);
  });

  test('a thing goes as far as the edge', () => {
    expect(moved(size, square, [-500, 20]).points[0]).toEqual([0, 120]);
    expect(moved(size, square, [30, 900]).points[2]).toEqual([430, 900]);
  });

  test('a corner more, a corner less; openings stay with their stretches', () => {
    const open = { ...square, openings: { '2': 'large' } };
    const more = bent(size, open, 0, [250, 60]);
    expect(more.points[1]).toEqual([250, 60]);
    expect(more.openings).toEqual({ '3': 'large' });
    expect(straightened(house, more, 1)).toEqual(open);
    expect(bent(size, open, 2, [250, 320]).openings).toBeUndefined();
    const triangle = straightened(house, square, 3);
    expect(straightened(house, triangle, 0)).toBe(triangle);
  });

  test('a long stretch is opened in its middle, a short one as it is, and closed again', () => {
    const open = opened(house, square, 0, small);
    expect(open.points.slice(0, 4)).toEqual([
      [100, 100],
      [210, 100],
      [290, 100],
      [400, 100],
    ]);
    expect(open.openings).toEqual({ '1': 'small' });
    const both = opened(house, open, 3, small);
    expect(both.openings).toEqual({ '1': 'small', '4': 'small' });
    expect(opened(house, open, 1, null).openings).toBeUndefined();
    const gap = {
      ...square,
      kind: 'wall',
      points: square.points.slice(0, 2).map(([x, y]) => [x / 4, y] as const),
    };
    expect(opened(wall, gap, 0, small)).toMatchObject({ openings: { '0': 'small' }, points: gap.points });
  });

  test('works turn by headings, outlines around their middle', () => {
    const work: DraftFeature = { id: 'b', kind: 'bunker', points: [[200, 200]], heading: 63 };
    expect(turned(size, work, 2).heading).toBe(1);
    expect(turned(size, square, 16).points).toEqual([
      [350, 50],
      [350, 350],
      [150, 350],
      [150, 50],
    ]);
  });

  test('names are single words, and goals follow them', () => {
    expect(asName(' The old, Mill ')).toBe('the-old-mill');
    expect(freshName([{ ...square, id: 'wood-1' }], 'wood')).toBe('wood-2');
    const marker: DraftFeature = { id: 'marker-1', kind: 'marker', points: [[450, 450]] };
    const goal = {
      side: 'both',
      kind: 'hold',
      worth: 2,
      each: false,
      squares: [],
      count: 1,
      round: 'end',
      unit: '',
    } as const;
    const about = toggledMark({ ...draft(square, marker), goals: [goal] }, 0, 'marker-1');
    expect(renamed(about, 'marker-1', 'Well').goals[0]?.marks).toEqual(['well']);
    expect(renamed(about, 'marker-1', 'house-1')).toBe(about);
    expect(withoutFeature(about, 'marker-1').goals[0]?.marks).toEqual([]);
    expect(toggledMark(about, 0, 'marker-1').goals[0]?.marks).toEqual([]);
    expect(withFeature(about, { ...marker, points: [[1, 1]] }).table?.features).toHaveLength(2);
  });

  test('the stretch by which a side comes is pulled by its ends, and the whole edge is none', () => {
    const pulled = withGate(draft(), 0, 1, 640);
    expect(pulled.table?.zones[0].gates).toEqual([100, 640]);
    expect(gateEnd(pulled.table!, 0, 1)).toEqual([640, 900]);
    expect(withGate(pulled, 0, 0, 600).table?.zones[0].gates).toEqual([540, 640]);
    expect(withGate(withGate(draft(), 0, 0, -50), 0, 1, 2000).table?.zones[0].gates).toBeNull();
    expect(alongOf(pulled.table!, 0, [330, 20])).toBe(330);
  });

  test('a smaller table keeps everything on it', () => {
    const far = moved(size, square, [500, 500]);
    const less = resizedTable(draft(far), 600, 700);
    expect(less.table?.features[0]?.points[2]).toEqual([600, 700]);
    expect(less.table?.zones[0].gates).toBeNull();
  });
});
