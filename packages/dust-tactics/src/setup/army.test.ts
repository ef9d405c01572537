import { describe, expect, test } from 'vitest';
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc, Card } from '../cards/card.ts';
import { cardById } from '../cards/index.ts';
import { checkArmy, checkEqual } from './army.ts';

const army = (bloc: Bloc, ...units: ForceUnit[]) =>
  checkArmy(bloc, units, cardById, { limit: null, scale: 'original' }).map((problem) => problem.rule);

describe('joining', () => {
  test('[dt1.hero.join.before] [dt1.hero.join.armour] a hero joins a squad of his own armour before the battle', () => {
    expect(army('allies', { card: 'combat-rangers', hero: 'joe-brown' })).toEqual([]);
    expect(army('allies', { card: 'snow-foxes', hero: 'joe-brown' })).toEqual(['dt1.hero.join.armour']);
    expect(army('allies', { card: 'grim-reapers', hero: 'joe-brown' })).toEqual(['dt1.hero.join.armour']);
    expect(army('allies', { card: 'pounder', hero: 'joe-brown' })).toEqual(['dt1.hero.join.before']);
    expect(army('allies', { card: 'combat-rangers', hero: 'recon-rangers' })).toEqual([
      'dt1.hero.join.before',
    ]);
    expect(army('allies', { card: 'combat-rangers', hero: 'sigrid' })).toEqual(['dt1.card.bloc']);
  });

  test.each([
    [1, ['dt1.hero.join.armour']],
    [2, []],
    [3, ['dt1.hero.join.armour']],
    [4, ['dt1.hero.join.armour']],
  ])('[dt1.hero.join.armour] CS 798: a hero of infantry 2 and a squad of infantry %i', (level, refused) => {
    const squad: Card = { ...cardById('combat-rangers')!, id: 'squad', armour: { class: 'infantry', level } };
    const find = (id: string) => (id === 'squad' ? squad : cardById(id));
    const problems = checkArmy('allies', [{ card: 'squad', hero: 'joe-brown' }], find, {
      limit: null,
      scale: 'original',
    });
    expect(problems.map(({ rule }) => rule)).toEqual(refused);
  });

  test('[dt1.hero.join.one] a squad has room for one hero', () => {
    const two = { card: 'combat-rangers', hero: ['joe-brown', 'rosie'] } as unknown as ForceUnit;
    expect(checkArmy('allies', [two], cardById, { limit: null, scale: 'original' })).toHaveLength(1);
  });

  test('[dt1.cmd.hero] [dt1.ruling.commander] a command squad takes a hero with Commander only', () => {
    expect(army('allies', { card: 'the-boss', hero: 'joe-brown' })).toEqual(['dt1.cmd.hero']);
    expect(army('allies', { card: 'the-boss', hero: 'ellen-ward' })).toEqual([]);
    expect(army('axis', { card: 'kommandotrupp', hero: 'manfred' })).toEqual([]);
  });
});

describe('what an army may be made of', () => {
  test('[dt1.cmd.limit] [dt1.cmd.limit.armour] one command squad of each armour', () => {
    expect(army('allies', { card: 'the-boss' }, { card: 'the-boss' })).toEqual(['dt1.cmd.limit']);
    expect(army('allies', { card: 'the-boss' }, { card: 'iron-brass' })).toEqual([]);
  });

  test('[dt1.ruling.army-lists] [dt1.card.bloc] cards repeat, named heroes do not, and one bloc makes an army', () => {
    expect(army('allies', { card: 'pounder' }, { card: 'pounder' })).toEqual([]);
    expect(army('allies', { card: 'joe-brown' }, { card: 'recon-rangers', hero: 'joe-brown' })).toEqual([
      'dt1.ruling.army-lists',
    ]);
    expect(army('allies', { card: 'luther' })).toEqual(['dt1.card.bloc']);
    expect(army('allies')).toEqual(['dt1.ap.sum']);
  });

  test('[dt1.ap.sum] [dt1.ruling.army-lists] a limit counts joined heroes, on the scale of the match', () => {
    const units = [{ card: 'combat-rangers', hero: 'joe-brown' }];
    const with4 = (limit: number, scale: 'original' | 'later') =>
      checkArmy('allies', units, cardById, { limit, scale }).map((problem) => problem.rule);
    expect(with4(4, 'original')).toEqual([]);
    expect(with4(3, 'original')).toEqual(['dt1.ruling.army-lists']);
    expect(with4(40, 'later')).toEqual([]);
    expect(with4(39, 'later')).toEqual(['dt1.ruling.army-lists']);
  });

  test('[dt1.ap.equal] both armies are worth the same', () => {
    const forces = (axis: string) => ({ allies: [{ card: 'pounder' }], axis: [{ card: axis }] });
    expect(checkEqual(forces('luther'), cardById, 'original')).toEqual([]);
    expect(checkEqual(forces('jagdluther'), cardById, 'original')).toMatchObject([{ rule: 'dt1.ap.equal' }]);
    // Four points each on the old scale, 40 and 35 on the later one.
    expect(checkEqual(forces('luther'), cardById, 'later')).toMatchObject([{ rule: 'dt1.ap.equal' }]);
  });
});
