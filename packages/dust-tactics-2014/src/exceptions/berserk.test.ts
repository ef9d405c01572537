import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const attack = (hero: string, weapon: string, dice: string) =>
  table(`reactions off\nunit 1a ${hero} at C5\nunit 2a pounder at D5`, dice)
    .do('activate 1a', 'attack', 'nothing', `1a ${weapon} x1 at 2a`)
    .events.find((event) => event.type === 'line-rolled');

describe('Berserk', () => {
  test(`[dt14.skill.berserk.chain] [dt14.sp.skill.berserk.chain] [dt14.skill.berserk.until]
      each close hit rolls on until a miss`, () => {
    expect(attack('markus', 'Heavy Panzer Gloves', 'FF FT F T T')).toMatchObject({ hits: 4 });
    expect(attack('markus', 'Heavy Panzer Gloves', 'ST T')).toMatchObject({ hits: 0 });
  });

  test('[dt14.skill.berserk.retaliate] striking back as well', () => {
    const t = table('reactions off\nunit 1a pounder at C5\nunit 2a markus at D5', 'T FT T').fire(
      '1a',
      '1a Improvised weapon x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ by: '2a', hits: 1 });
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.skill.berserk.f-only] [dt14.skill.berserk.t-first] targets never count in the further rolls', () => {
    // One die at vehicle 4, an Expert hit on target; the chain misses on target; the Pounder strikes back.
    expect(attack('frank-von-stein', 'Dual Claws', 'T T T')).toMatchObject({ hits: 1 });
  });

  test('[dt14.skill.berserk.hero] the weapons of the squad with him do not roll on', () => {
    const t = table(
      'reactions off\nunit 1a markus at C5\nunit 1b gorilla-squad at C5\nunit 2a pounder at D5',
      'FTTTTT TT T',
    ).do('activate 1b', 'join 1a to 1b', 'attack', 'nothing');
    while (t.question === 'declare-target') t.do(t.options()[0] ?? '');
    const lines = t.events.filter((event) => event.type === 'line-rolled');
    expect(lines.map(({ by, hits }) => ({ by, hits }))).toContainEqual({ by: '1b', hits: 1 });
  });
});
