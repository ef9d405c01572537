import { describe, expect, test } from 'vitest';
import { SKILLS } from '../exceptions/ids.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { isInfantry, WEAPON_RULES } from './card.ts';
import { ALL_CARDS, cardOf, WEAPONS } from './index.ts';
import { readCards } from './read.ts';
import { validateCard } from './validate.ts';

describe('the cards', () => {
  test('[dt14.card.weapon.count] the number before a weapon says how many the unit has', () => {
    const counts = (id: string) => cardOf(id).weapons.map(({ line, count }) => [line.name, count]);
    expect(counts('ranger-sniper-squad')).toEqual([
      ['Sniper Rifle', 1],
      ['Automatic Rifle', 1],
    ]);
    expect(counts('red-army-sniper-squad')).toEqual([['Sniper Rifle', 2]]);
  });
  test('[dt14.card.columns] [dt14.card.skills] every card is sound', () => {
    expect(ALL_CARDS.flatMap(validateCard)).toEqual([]);
    expect(ALL_CARDS.filter((card) => card.provenance === 'inferred')).toHaveLength(144);
    expect(new Set(ALL_CARDS.map((card) => card.id)).size).toBe(ALL_CARDS.length);
  });
  test('where a card or a scenario comes from is told', () => {
    expect(cardOf('heinrich-trop').provenance).toBe('printed');
    expect(cardOf('pounder').provenance).toBe('inferred');
    expect(() => readCards(`x | X | 1 | hero I1 | 2/4 | 3 | | w2 | nowhere`, 'allies', WEAPONS)).toThrow(
      'nowhere',
    );
    const from = Object.fromEntries(SCENARIOS.map(({ id, provenance }) => [id, provenance]));
    expect(from['fuel-run']).toEqual({ rules: 'printed', map: 'inferred' });
    expect(from['the-oasis']).toEqual({ rules: 'inferred', map: 'ours' });
    expect(from['no-mans-land']).toEqual({ rules: 'ours', map: 'ours' });
  });
  test('every skill and every weapon rule has a carrier', () => {
    const skills = new Set(ALL_CARDS.flatMap((card) => card.skills));
    expect(SKILLS.filter((skill) => !skills.has(skill))).toEqual([]);
    const rules = new Set(ALL_CARDS.flatMap((card) => card.weapons.flatMap((weapon) => weapon.line.rules)));
    expect(WEAPON_RULES.filter((rule) => !rules.has(rule))).toEqual([]);
  });
  test('cards of our own make every armour and every pair of rules reachable', () => {
    const has = (kind: string, armour: number) =>
      ALL_CARDS.some((card) => card.kind === kind && card.armour === armour);
    for (const armour of [1, 2, 3, 4, 5, 6, 7])
      expect(has('vehicle', armour), `vehicle ${armour}`).toBe(true);
    for (const armour of [1, 2, 3]) expect(has('aircraft', armour), `aircraft ${armour}`).toBe(true);
    for (const armour of [1, 2, 3, 4]) expect(has('squad', armour), `squad ${armour}`).toBe(true);
    for (const id of ['heavy-ranger-command-squad', 'dragonfly', 'dune-car', 'nebelluther', 'kondor'])
      expect(cardOf(id).provenance, id).toBe('ours');
    for (const id of ['red-army-sapper-squad', 'colonel-stal', 'katyusha'])
      expect(cardOf(id).provenance, id).toBe('ours');
  });
  test('[dt14.card.sample.heinrich] the one printed card', () => {
    const heinrich = cardOf('heinrich-trop');
    expect(heinrich).toMatchObject({ ap: 8, move: 2, march: 4, track: 4, skills: ['scout'] });
    expect(heinrich.weapons.map((weapon) => weapon.mount)).toEqual(['front', 'front']);
    expect(heinrich.weapons[0]!.line.cells[0]).toEqual({ dice: 9, blast: 0, damage: 3 });
  });
  test('[dt14.card.cell.blank] an empty cell is nothing', () => {
    expect(WEAPONS.w140!.cells[7]).toBeNull();
  });
  test('[dt14.ruling.card.heavy-damage] heavy guns hurt infantry as they hurt the lightest vehicles', () => {
    expect(WEAPONS.w115!.cells.slice(0, 4).map((cell) => cell!.damage)).toEqual([3, 3, 2, 2]);
    expect(WEAPONS.w116!.cells.slice(0, 4).map((cell) => cell!.damage)).toEqual([2, 2, 1, 1]);
  });
  test('[dt14.ruling.card.soldiers] [dt14.weapon.ammo.modelled] squads know what each soldier carries', () => {
    const assault = cardOf('sturmgrenadier-assault-squad');
    expect(assault.soldiers.map((soldier) => soldier.weapons)).toEqual([[0, 1], [0, 1], [0], [0], [2]]);
    expect(cardOf('zombie-grenadier-squad').soldiers.map((soldier) => soldier.weapons)).toEqual([
      [0, 1],
      [0, 1],
      [0],
      [0],
      [2],
    ]);
    const launchers = cardOf('red-guards-assault-squad').soldiers.map((soldier) =>
      soldier.weapons.includes(2),
    );
    expect(launchers).toEqual([false, true, true, true, true]);
    for (const card of ALL_CARDS)
      if (card.kind === 'squad') expect(card.soldiers.length).toBeLessThanOrEqual(6);
    expect(cardOf('ranger-command-squad').soldiers.map((soldier) => soldier.roles[0] ?? '')).toEqual([
      'officer',
      'radio',
      'medic',
      'mechanic',
      '',
    ]);
  });
  test.each([
    [
      '[dt14.card.type.infantry] squads, heroes and support weapons',
      ['ranger-combat-squad', 'rosie', 'grenadier-mortar-squad'],
      true,
    ],
    ['[dt14.card.type.vehicle] walkers, tanks and cars are not', ['pounder', 'hanomag', 'ba-64d'], false],
    ['[dt14.card.type.aircraft] nor are aircraft', ['falke', 'striker'], false],
  ])('%s: infantry?', (_rule, ids, infantry) => {
    expect(ids.map((id) => isInfantry(cardOf(id)))).toEqual(ids.map(() => infantry));
  });
  test('[dt14.card.squad.no-track] a squad has no damage track, a hero has', () => {
    expect([cardOf('ranger-combat-squad').track, cardOf('ranger-combat-squad').soldiers.length]).toEqual([
      0, 5,
    ]);
    expect(cardOf('rosie').track).toBe(4);
  });
  test('[dt14.card.support.track] a support weapon is infantry with a track', () => {
    expect(cardOf('grenadier-mortar-squad')).toMatchObject({ kind: 'support', track: 4, soldiers: [] });
  });
});
