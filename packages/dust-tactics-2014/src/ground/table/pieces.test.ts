import { describe, expect, test } from 'vitest';
import { man, measured } from '../../../test/tabletop.ts';
import { newUnit } from '../../fielding.ts';
import {
  fieldOf,
  headingOf,
  ownPieces,
  pieceFor,
  piecesOf,
  standAt,
  tableOf,
  takeAway,
  waitingPieces,
  whoIs,
} from './pieces.ts';
import { pointAt } from './spot.ts';

const state = measured(
  'unit 1a ranger-sniper-squad at 200,300^1 240,300',
  'unit 1b rosie at 280,300 joined 1a:game',
  'unit 1c striker at 600,600@5',
  'unit 1d heinrich-trop at 500,300@16',
  'unit 1e bazooka-joe aboard 1d:rider',
  'unit 2a hans',
);
const [squad, rosie, striker, heinrich, joe, hans] = state.units;
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id).join(' ');

describe('[dt14.table.sizes] miniatures as pieces', () => {
  test('a man, with his storey where he is upstairs', () => {
    expect(ownPieces(state, squad!)).toEqual([
      { id: '1a.1', unit: '1a', side: '0', kind: 'infantry', at: [200, 300], storey: 1, radius: 14 },
      { id: '1a.2', unit: '1a', side: '0', kind: 'infantry', at: [240, 300], radius: 14 },
    ]);
  });

  test('a hero counts to the unit he is part of', () => {
    expect(ownPieces(state, rosie!)).toEqual([
      { id: '1b', unit: '1a', side: '0', kind: 'hero', at: [280, 300], radius: 14 },
    ]);
  });

  test('an aircraft looks somewhere, on a base', () => {
    expect(ownPieces(state, striker!)).toEqual([
      { id: '1c', unit: '1c', side: '0', kind: 'aircraft', at: [600, 600], radius: 30, heading: 5 },
    ]);
  });

  const told = (card: string) => {
    const [one] = waitingPieces(newUnit(0, '1a', card, 0));
    return one!.kind === 'vehicle'
      ? `${one!.length} by ${one!.width} ${one!.drive}${one!.amphibious === true ? ' amphibious' : ''}`
      : `${one!.kind} ${one!.radius}`;
  };
  test.each([
    ['ranger-combat-squad', 'infantry 14'],
    ['heavy-ranger-assault-squad', 'infantry 20'],
    ['rhino', 'hero 20'],
    ['grenadier-mortar-squad', 'support 30'],
    ['striker', 'aircraft 30'],
    ['hans', '80 by 60 walker'],
    ['karl', '120 by 90 tracks'],
    ['lcm-46', '80 by 60 vessel'],
    ['punisher', '160 by 120 walker'],
    ['dune-car', '60 by 50 wheels'],
    ['hanomag', '80 by 60 half-track'],
    ['pt-47a', '80 by 60 tracks amphibious'],
  ])('%s: %s', (card, size) => {
    expect(told(card)).toBe(size);
  });

  test('only hulls and aircraft look in one direction', () => {
    expect(headingOf(man('a', [0, 0], { heading: 7 }))).toBe(0);
    expect(headingOf(man('a', [0, 0], { kind: 'aircraft', heading: 7 }))).toBe(7);
    expect(headingOf(man('a', [0, 0], { kind: 'aircraft' }))).toBe(0);
    expect(headingOf(ownPieces(state, heinrich!)[0]!)).toBe(16);
  });
});

describe('whose miniatures they are', () => {
  test('those by which a unit is measured: with its heroes, or what carries it', () => {
    expect(ids(piecesOf(state, squad!))).toBe('1a.1 1a.2 1b');
    expect(ids(piecesOf(state, rosie!))).toBe('1b');
    expect(ids(piecesOf(state, joe!))).toBe('1d');
    expect(ids(piecesOf(state, hans!))).toBe('');
  });

  test('a hero who is not on the table adds nothing', () => {
    const away = {
      ...state,
      units: state.units.map((one) => (one === rosie ? { ...one, place: 'off' as const } : one)),
    };
    expect(ids(piecesOf(away, squad!))).toBe('1a.1 1a.2');
  });

  test('one man of a squad, or the one of another', () => {
    expect(pieceFor(state, squad!, 1)?.id).toBe('1a.2');
    expect(pieceFor(state, squad!, 0)?.id).toBe('1a.1');
    expect(pieceFor(state, squad!, 4)).toBeNull();
    expect(pieceFor(state, heinrich!, -1)?.id).toBe('1d');
    expect(pieceFor(state, joe!, -1)?.id).toBe('1d');
    expect(pieceFor(state, hans!, -1)).toBeNull();
  });

  test('and back', () => {
    expect([whoIs('1a.2'), whoIs('1d')]).toEqual([
      { name: '1a', man: 1 },
      { name: '1d', man: -1 },
    ]);
  });
});

describe('the table', () => {
  test('holds everybody who stands on it', () => {
    const { width, height, pieces } = tableOf(state);
    expect([width, height, ids(pieces)]).toEqual([900, 900, '1a.1 1a.2 1b 1c 1d']);
  });

  test('is another when somebody has moved, left or joined', () => {
    const changed = (at: number, change: object) =>
      ids(
        tableOf({ ...state, units: state.units.map((one, n) => (n === at ? { ...one, ...change } : one)) })
          .pieces,
      );
    expect(changed(2, { place: 'gone' })).toBe('1a.1 1a.2 1b 1d');
    expect(changed(0, { soldiers: [1], bases: [[240, 300, 0, 0]] })).toBe('1a.2 1b 1c 1d');
    const parted = tableOf({ ...state, units: state.units.map((one) => ({ ...one, joined: -1 })) });
    expect(parted.pieces.map(({ unit }) => unit)).toEqual(['1a', '1a', '1b', '1c', '1d']);
  });

  test('men of the same places are told apart', () => {
    const bases = squad!.bases!;
    const one = { ...squad!, soldiers: [0, 1], bases };
    const other = { ...squad!, soldiers: [1, 0], bases };
    expect([ids(ownPieces(state, one)), ids(ownPieces(state, other))]).toEqual(['1a.1 1a.2', '1a.2 1a.1']);
  });

  test('is none where the match is played on squares', () => {
    const { table: _, ...squares } = state;
    expect(() => fieldOf(squares)).toThrow('this match is played on squares');
  });
});

describe('putting miniatures down and taking them away', () => {
  test('a unit stands where its pieces are', () => {
    const unit = { ...squad!, place: 'off' as const, floor: 3 };
    standAt(unit, [man('a', [10, 20]), man('b', [30, 40], { storey: 2 })]);
    expect(unit).toMatchObject({
      place: 'board',
      floor: 0,
      bases: [
        [10, 20, 0, 0],
        [30, 40, 2, 0],
      ],
    });
    expect(pointAt(unit.at)).toEqual([10, 20]);
  });

  test('whoever is lost leaves his place, and the unit is where the first stands', () => {
    const unit = { ...squad! };
    takeAway(unit, 4);
    expect(unit.bases).toEqual(squad!.bases);
    takeAway(unit, 0);
    expect([unit.bases, pointAt(unit.at)]).toEqual([[[240, 300, 0, 0]], [240, 300]]);
  });
});
