import { describe, expect, test } from 'vitest';
import { parsePosition } from './notation/parse.ts';
import { attackPlan, coverBetween, firingsAt, reachOf, sightOf, targetOfAim } from './query.ts';
import type { CoreState } from './state.ts';
import { groundOf } from './table/ground.ts';
import { squaresToHitFrom } from './table/targets.ts';
import { unitNamed } from './table/units.ts';
import { lineNamed } from './table/weapons.ts';

const position = (text: string): CoreState => {
  const read = parsePosition(text);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

/** The weapon lines that reach, with the shots of the limited ones. */
const firings = (state: CoreState, by: string, at: string, question = {}): string[] =>
  firingsAt(state, unitNamed(state, by), unitNamed(state, at), question).map(
    ({ unit, line, shots }) => `${unit.name}/${line.id}${shots > 0 ? ` x${shots}` : ''}`,
  );

describe('which weapons reach a target', () => {
  const open = position(`map
  ......
allies combat-rangers A1 with=joe-brown
allies joe-brown A1 with=combat-rangers
axis recon-grenadiers D1`);

  test('all that reach, of squad and hero', () => {
    expect(firings(open, 'combat-rangers', 'recon-grenadiers')).toEqual([
      'combat-rangers/m1',
      'combat-rangers/bazooka',
      'combat-rangers/ugl x4',
      'joe-brown/grenade-launcher',
    ]);
  });

  test('some of them, by name or by unit and name', () => {
    const lines = ['m1', 'joe-brown/grenade-launcher'];
    expect(firings(open, 'combat-rangers', 'recon-grenadiers', { lines })).toEqual([
      'combat-rangers/m1',
      'joe-brown/grenade-launcher',
    ]);
  });

  test('fewer shots, or none', () => {
    const shots = (ugl: number) =>
      firings(open, 'combat-rangers', 'recon-grenadiers', { lines: ['ugl'], shots: { ugl } });
    expect([shots(2), shots(0), shots(9)]).toEqual([
      ['combat-rangers/ugl x2'],
      [],
      ['combat-rangers/ugl x4'],
    ]);
  });

  test('from another square', () => {
    expect(firings(open, 'combat-rangers', 'recon-grenadiers', { from: 'C1' })).toContain(
      'combat-rangers/knife-grenade',
    );
  });

  test('from another square it no longer stands in its own way', () => {
    const state = position('map\n  .....\nallies pounder B1\naxis luther D1');
    expect(firings(state, 'pounder', 'luther', { from: 'A1' })).toContain('pounder/17pdr');
  });

  test('shots announced with one limited weapon are gone for the next', () => {
    const many = position(`map
  ......
allies recon-rangers A1 name=few figures=1,2,3 ugl=2
axis recon-grenadiers C1`);
    expect(firings(many, 'few', 'recon-grenadiers', { lines: ['ugl'] })).toEqual(['few/ugl x2']);
  });

  test('[dt1.attack.dice.squad] the plan counts the living carriers', () => {
    const plan = (figures: string) => {
      const state = position(`map\n  ...\nallies combat-rangers A1 ${figures}\naxis recon-grenadiers C1`);
      const [by, at] = [unitNamed(state, 'combat-rangers'), unitNamed(state, 'recon-grenadiers')];
      return JSON.stringify(attackPlan(state, by, at, { lines: ['m1'] }));
    };
    expect(plan('figures=1,2')).toContain('"weapons":2');
    expect(plan('')).toContain('"weapons":4');
  });
});

describe('what an aim means', () => {
  const state = position('map\n  .c.\nallies pounder A1\naxis luther C1');

  test('a unit, a piece, or nothing that is one target', () => {
    expect(targetOfAim(state, { unit: 'luther' })).toEqual({ unit: state.units[1] });
    expect(targetOfAim(state, { piece: 'B1' })).toEqual({ piece: state.pieces[0] });
    expect(targetOfAim(state, { piece: 'C1' })).toBeNull();
    expect(targetOfAim(state, { squares: ['B1', 'C1'] })).toBeNull();
  });
});

/** A huge vehicle on A3 to B4 sees C1 from A3 only, past the corner of C2. */
const CORNER = '  ...\n  ..#\n  ...\n  ...';

describe('cover and sight', () => {
  const between = (map: string, shooter: string, at: string): [string, boolean] => {
    const state = position(`map\n${map}\naxis ${shooter} name=shooter\nallies recon-rangers ${at}`);
    const [a, b] = [unitNamed(state, 'shooter'), unitNamed(state, 'recon-rangers')];
    return [coverBetween(state, a, b), sightOf(state, a, b).clear];
  };

  test('cover is what lies in the square, seen or not', () => {
    expect(between('  ....', 'luther A1', 'D1')).toEqual(['none', true]);
    expect(between('  ...c', 'luther A1', 'D1')).toEqual(['soft', true]);
    expect(between('  ..#c', 'luther A1', 'D1')).toEqual(['soft', false]);
  });

  test('[dt1.ruling.huge-cover] only the lines that see count, where there are any', () => {
    expect(between(CORNER, 'sturm-koenig A3', 'C1')).toEqual(['soft', true]);
  });

  test('squares that stand in the way are named', () => {
    const state = position('map\n  ..#.\n  ....\nallies recon-rangers A1\naxis recon-grenadiers D1');
    const [a, b] = [unitNamed(state, 'recon-rangers'), unitNamed(state, 'recon-grenadiers')];
    expect(sightOf(state, a, b)).toEqual({ clear: false, inside: ['C1'], left: [], right: [] });
  });
});

test('a unit reaches its own square for nothing, and others by their price', () => {
  const state = position('map\n  ...\n  ...\nallies pounder A1\naxis luther C1');
  expect(reachOf(state, unitNamed(state, 'pounder'), 1)).toEqual([
    { square: 'A1', cost: 0 },
    { square: 'B1', cost: 1 },
    { square: 'A2', cost: 1 },
    { square: 'B2', cost: 1 },
  ]);
});

test.each<[string, string, string, number[]]>([
  ['all four in the open', '  ...\n  ...\n  ...\n  ...', 'C1', [6, 7, 9, 10]],
  ['the one that looks past the corner', CORNER, 'C1', [6]],
  ['all, where none sees', '  ...\n  ###\n  ...\n  ...', 'C1', [6, 7, 9, 10]],
])('[dt1.ruling.huge-sight] squares from which a huge vehicle hits: %s', (_title, map, at, squares) => {
  const state = position(`map\n${map}\naxis sturm-koenig A3\nallies pounder ${at}`);
  const [king, pounder] = [unitNamed(state, 'sturm-koenig'), unitNamed(state, 'pounder')];
  const line = lineNamed(state, king, 'storm-guns');
  expect(squaresToHitFrom(state, groundOf(state), king, line, king.square, pounder)).toEqual(squares);
});
