import { describe, expect, test } from 'vitest';
import { named, planAttack } from '../query.ts';
import { table } from '../testing.ts';

/** The reasons of the first line that 1a fires at 2a. */
function reasons(units: string, aim: Parameters<typeof planAttack>[3] = {}) {
  const { state } = table(`rules full\nreactions off\n${units}`);
  const [line] = planAttack(state, named(state, '1a'), named(state, '2a'), { close: false, ...aim }).ranged
    .lines;
  return line?.because.map(({ rule, what }) => `${what} ${rule}`) ?? [];
}

const lasers = 'unit 1a heavy-laser-grenadier-squad at C5';
const rangers = 'unit 2a ranger-combat-squad at F5';

describe('a line says which rules made it so', () => {
  test('[dt14.hit.cell] [dt14.weapon.laser.chain] [dt14.save.infantry.open] dice, faces, chain, save', () => {
    expect(reasons(`${lasers}\n${rangers}`)).toEqual([
      'count dt14.hit.cell',
      'hits dt14.hit.f',
      'chain dt14.weapon.laser.chain',
      'save dt14.save.infantry.open',
    ]);
  });

  test(`[dt14.sustained.reroll] [dt14.skill.spirit.hit] [dt14.save.infantry.cover]
      what was declared and where they stand`, () => {
    const told = reasons(`${lasers}\n${rangers}\ncrates F5`, { sustained: true, spirit: true });
    expect(told).toContain('again dt14.sustained.reroll');
    expect(told).toContain('hits dt14.skill.spirit.hit');
    expect(told.at(-1)).toBe('save dt14.save.infantry.cover');
  });

  test('[dt14.skill.zombie.save] [dt14.save.vehicle.open] what saves a target, or that nothing does', () => {
    expect(reasons('unit 1a pounder at C5 facing E\nunit 2a zombie-squad at F5')).toContain(
      'save dt14.skill.zombie.save',
    );
    expect(reasons('unit 1a pounder at C5 facing E\nunit 2a sturmluther at F5')).toContain(
      'save dt14.save.vehicle.open',
    );
  });
});
