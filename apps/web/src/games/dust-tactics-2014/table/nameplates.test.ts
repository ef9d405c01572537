import { expect, test } from 'vitest';
import type { MiniModel, TroopModel } from '../../../board/tabletop.ts';
import { nameLines, namePlates } from './NamePlates.tsx';
import { isOver, roomOf } from './plates.ts';

const mini = (x: number, y: number): MiniModel =>
  ({ key: `${x},${y}`, at: [x, y], radius: 14, corners: null, heading: null }) as unknown as MiniModel;

const troop = (key: string, name: string, ...minis: MiniModel[]): TroopModel =>
  ({ key, name, sign: 'allies', state: 'ready', of: null, minis }) as unknown as TroopModel;

test('a long name takes two lines as even as can be, without saying what is seen', () => {
  expect(nameLines('Wildfire')).toEqual(['Wildfire']);
  expect(nameLines('Sturmgrenadier Assault Squad')).toEqual(['Sturmgrenadier', 'Assault']);
});

test('plates lie over nobody and over no other, where the whole table is seen', () => {
  const troops = [
    troop('1a', 'Ranger Attack Squad', mini(400, 400), mini(440, 400)),
    troop('1b', 'Wildfire', mini(420, 450)),
    troop('1c', 'Bazooka Joe', mini(420, 360)),
  ];
  const scene = { troops, width: 1200, height: 1200 };
  expect(namePlates(scene, 0.9)).toEqual([]);
  expect(namePlates(scene, 0.3)).toEqual([]);
  const plates = namePlates(scene, 0.6).map(({ box }) => box);
  expect(plates).toHaveLength(3);
  const bodies = troops.flatMap(({ minis }) => minis.map(roomOf));
  for (const [n, box] of plates.entries())
    expect([...bodies, ...plates.slice(n + 1)].filter((other) => isOver(other, box))).toEqual([]);
});
