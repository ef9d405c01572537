import { expect, test } from 'vitest';
import { POUNDER } from './allies-core.ts';
import { type ArmourClass, cellAgainst, columnOf, type WeaponLine } from './card.ts';

/** A weapon whose dice against each armour are the place of its column, from 1. */
const counted: WeaponLine = {
  ...POUNDER.weapons[0]!,
  cells: Array.from({ length: 14 }, (_, i) => ({ dice: i + 1, damage: 1 })),
};

test('[dt1.card.armour.column] infantry 1 to 4, vehicles 1 to 7 and aircraft 1 to 3 are read in this order', () => {
  const levels: [ArmourClass, number][] = [
    ['infantry', 4],
    ['vehicle', 7],
    ['aircraft', 3],
  ];
  const armours = levels.flatMap(([armour, most]) =>
    Array.from({ length: most }, (_, i) => ({ class: armour, level: i + 1 })),
  );
  expect(armours.map((armour) => columnOf(armour)).join(' ')).toBe(
    'I1 I2 I3 I4 V1 V2 V3 V4 V5 V6 V7 A1 A2 A3',
  );
  expect(armours.map((armour) => cellAgainst(counted, armour)?.dice)).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  );
});

test('[dt1.card.weapon.dash] a dash harms nothing', () => {
  const dashed = { ...counted, cells: counted.cells.map((cell, i) => (i === 4 ? null : cell)) };
  expect(cellAgainst(dashed, { class: 'vehicle', level: 1 })).toBeNull();
});
