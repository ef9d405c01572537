import { describe, expect, test } from 'vitest';
import { JOE_BROWN, POUNDER, RECON_RANGERS } from './allies-core.ts';
import { RANGER_SNIPERS, THE_BOSS } from './allies-squads.ts';
import type { Card, SkillId } from './card.ts';
import { formatCells, parseCells } from './notation.ts';
import { validateCard } from './validate.ts';

const messages = (card: Card) => validateCard(card).map((problem) => `${problem.at}: ${problem.text}`);
const ugl = RECON_RANGERS.weapons[2]!;
const withUgl = (change: object): Card => ({
  ...RECON_RANGERS,
  weapons: RECON_RANGERS.weapons.map((line) => (line.id === 'ugl' ? { ...line, ...change } : line)),
});

describe('cells as text', () => {
  test('parsing and printing are inverses', () => {
    const text = '6/1 3/1 2/1 - | 1/K 1/K - - - - 1/4 | - 2/B -';
    expect(formatCells(parseCells(text))).toBe(text);
    expect(parseCells('1/B*4 | 1/3*7 | -*3')).toHaveLength(14);
  });

  test.each([
    ['1/1 1/1', 'three groups'],
    ['1/1*3 | -*7 | -*3', 'group 1 has 3 cells'],
    ['1/X*4 | -*7 | -*3', 'cannot read "1/X*4"'],
  ])('%s is refused', (text, why) => {
    expect(() => parseCells(text)).toThrow(why);
  });
});

describe('a faulty card', () => {
  test('[dt1.space.huge] only vehicles stand on two by two squares', () => {
    expect(messages({ ...POUNDER, size: 2 })).toEqual([]);
    expect(messages({ ...JOE_BROWN, size: 2 })).toEqual([
      'size: only a vehicle stands on two by two squares',
    ]);
  });

  test('[dt1.card.armour.soldiers] [dt1.card.armour.vehicles] [dt1.card.armour.aircraft] levels', () => {
    expect(messages({ ...POUNDER, armour: { class: 'vehicle', level: 8 } })).toEqual([
      'armour.level: 8 is not between 1 and 7, the levels of vehicle',
    ]);
    expect(messages({ ...JOE_BROWN, armour: { class: 'infantry', level: 5 } })[0]).toContain(
      'between 1 and 4',
    );
    expect(messages({ ...POUNDER, armour: { class: 'aircraft', level: 4 } })[0]).toContain('between 1 and 3');
  });

  test('armour of the wrong class', () => {
    expect(messages({ ...POUNDER, armour: { class: 'infantry', level: 2 } })).toContain(
      'armour.class: a vehicle wears none of infantry',
    );
    expect(messages({ ...JOE_BROWN, armour: { class: 'vehicle', level: 2 } })).toContain(
      'armour.class: soldiers wear infantry armour',
    );
  });

  test('head and body', () => {
    const card = {
      ...POUNDER,
      id: 'Big Gun',
      name: ' ',
      move: 0.5,
      health: 0,
      ap: { original: 0, later: -1 },
    };
    expect(validateCard(card).map((problem) => problem.at)).toEqual([
      'id',
      'name',
      'ap.original',
      'ap.later',
      'move',
      'health',
    ]);
  });

  test('a squad with a track and a hero with cover', () => {
    expect(messages({ ...RECON_RANGERS, health: 7 })).toEqual([
      'health: a squad has one health point for each soldier',
    ]);
    expect(messages({ ...JOE_BROWN, cover: { soft: 'hit', hard: 'hit' } })).toEqual([
      'cover: a hero has no cover values',
    ]);
  });

  test('skills and roles', () => {
    const skills: SkillId[] = ['berserk', 'berserk'];
    expect(messages({ ...RECON_RANGERS, skills })).toContain('skills: berserk stands twice');
    expect(messages({ ...RECON_RANGERS, skills })).toContain('skills: berserk belongs to heroes');
    expect(
      messages({ ...THE_BOSS, roles: ['officer', 'officer', 'mechanic', 'medic', 'specialist'] }),
    ).toEqual(['roles: needs exactly one officer', 'roles: needs exactly one radioman']);
    expect(messages({ ...RANGER_SNIPERS, skills: [] })).toEqual([
      'roles: nothing on the card calls for a sniper',
      'roles: nothing on the card calls for a spotter',
    ]);
  });

  test('weapons and figures', () => {
    expect(messages(withUgl({ limited: 0 }))).toEqual([
      'weapons.ugl.limited: 0 is not a whole number of at least 1',
    ]);
    expect(messages(withUgl({ carriers: 3 }))).toEqual([
      'weapons.ugl.carriers: says 3, but the figures carry 2',
    ]);
    expect(messages(withUgl({ cells: ugl.cells.slice(1) }))).toEqual([
      'weapons.ugl.cells: 13 cells, expected 14',
    ]);
    expect(messages(withUgl({ range: 'C' }))).toEqual([
      'weapons.ugl.range: close-combat weapons, and only they, have range C',
    ]);
    expect(messages(withUgl({ range: 'A' }))).toEqual([
      'weapons.ugl.range: artillery, and only it, has range A',
    ]);
    expect(messages({ ...POUNDER, figures: [['17pdr', '50cal', '30cal', 'claw']] })).toEqual([
      'figures.0: carries "claw", which is no line of this card',
    ]);
  });
});
