import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { CARDS, CORE_CARDS, cardById } from './index.ts';
import { propertiesOf } from './properties.ts';
import { provenanceOf, sourcesOf } from './provenance.ts';

const pounder = cardById('pounder')!;
const line = (id: string, weapon: string) =>
  cardById(id)!.weapons.find((one) => one.id === weapon) ?? expect.fail(`${id} has no ${weapon}`);

describe('where a card comes from', () => {
  test('[dt1.ruling.our-cards] units that we made up are ours, published ones with gaps are inferred', () => {
    const ours = CARDS.filter((card) => provenanceOf(card) === 'ours');
    expect(ours.length).toBeGreaterThan(0);
    for (const card of ours) expect(card.origin.unit).toBe('ours');
    for (const card of CORE_CARDS) expect(provenanceOf(card)).toBe('inferred');
  });

  test('a card whose every value is in print is printed', () => {
    const known: Card = {
      ...pounder,
      origin: { ...pounder.origin, health: 'known', apLater: 'known' },
      weapons: [pounder.weapons[0]!],
    };
    expect(provenanceOf(known)).toBe('printed');
    expect(provenanceOf({ ...known, origin: { ...known.origin, move: 'inferred' } })).toBe('inferred');
  });

  test('the values are told apart', () => {
    const { fields, skills, weapons } = sourcesOf(pounder);
    expect(fields).toEqual({
      known: ['armour', 'move', 'apOriginal'],
      inferred: ['health'],
      designed: ['apLater'],
    });
    expect(skills.known).toEqual(['jump']);
    expect(weapons[0]).toEqual({ id: '17pdr', count: { known: 15, inferred: 0, designed: 0 } });
    for (const { count } of weapons) expect(count.known + count.inferred + count.designed).toBe(15);
  });
});

describe('what a card says of its weapons', () => {
  test('[dt1.flame.card] [dt1.laser.card] [dt1.grenade.card] laser, flame and grenade weapons are named', () => {
    expect(propertiesOf(line('laser-grenadiers', 'laser-gewehr'))).toEqual(['laser']);
    expect(propertiesOf(line('hot-dog', 'napalm-thrower'))).toEqual(['flame']);
    expect(propertiesOf(line('recon-rangers', 'ugl'))).toEqual(['grenade', 'ugl', 'limited']);
    expect(propertiesOf(line('recon-rangers', 'm1'))).toEqual([]);
  });

  test('every property is on some card', () => {
    const found = new Set(CARDS.flatMap((card) => card.weapons.flatMap(propertiesOf)));
    expect([...found].sort()).toEqual([
      'artillery',
      'burst',
      'flame',
      'grenade',
      'knife',
      'knife-grenade',
      'laser',
      'limited',
      'panzerfaust',
      'reload',
      'sniper',
      'ugl',
    ]);
  });
});
