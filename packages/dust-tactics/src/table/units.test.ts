import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { allowanceOf } from './allowance.ts';
import { pointsOf } from './cards.ts';
import { squaresOf } from './ground.ts';
import { kindOf, sizeOf, unitNamed } from './units.ts';
import { carriersOf, lineNamed, readyLines, shotsLeft } from './weapons.ts';

const position = (units: string, lines = ''): CoreState => {
  const read = parsePosition(`${lines}\nmap\n  ...\n  ...\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

const ALL = 'allies pounder A1\nallies recon-rangers B1\nallies joe-brown C1\naxis sturm-koenig B1 name=king';

test('[dt1.def.vehicle] [dt1.def.unit.kinds] a unit is a vehicle, a squad or a hero', () => {
  const state = position(ALL);
  expect(state.units.map((unit) => kindOf(state, unit))).toEqual(['vehicle', 'squad', 'hero', 'vehicle']);
});

test('[dt1.space.vehicle] a vehicle stands in one square', () => {
  const state = position('allies pounder B1');
  const pounder = unitNamed(state, 'pounder');
  expect([sizeOf(pounder), squaresOf(state, pounder)]).toEqual([1, [1]]);
});

test('[dt1.ap.value] every unit is worth points, on either scale', () => {
  const worth = (lines: string) => {
    const state = position('allies pounder A1\naxis luther B1\naxis recon-grenadiers C1', lines);
    return state.units.map((unit) => pointsOf(state, unit));
  };
  expect(worth('')).toEqual([4, 4, 2]);
  expect(worth('options scale=later')).toEqual([40, 35, 16]);
});

test('[dt1.faq.hero.fastest] [dt1.ruling.joined-move] a pair moves by the higher value', () => {
  const slow = { move: 1, bloc: 'allies' };
  const card = (id: string, move: number, kind: string) =>
    `card ${JSON.stringify({ ...slow, ...CARD, id, name: id, move, kind })}`;
  const pair = (squad: number, hero: number): number[] => {
    const cards = `${card('squad', squad, 'squad')}\n${card('hero', hero, 'hero')}`;
    const state = position('allies squad A1 with=hero\nallies hero A1 with=squad', cards);
    return [0, 1, 2].map((moves) => allowanceOf(state, unitNamed(state, 'squad'), moves));
  };
  expect(pair(1, 3)).toEqual([0, 3, 6]);
  expect(pair(2, 1)).toEqual([0, 2, 4]);
});

const CARD = {
  armour: { class: 'infantry', level: 2 },
  miniatures: 1,
  health: 1,
  ap: { original: 1, later: 10 },
  cover: { soft: 'hit', hard: 'miss' },
  skills: [],
  weapons: [],
  figures: [[]],
  origin: { skills: {} },
};

test('[dt1.faq.close.members] [dt1.knife.dice] every soldier of a squad uses his knife, a joined hero his own', () => {
  const state = position(
    'allies combat-rangers A1 with=joe-brown figures=1,3,5\nallies joe-brown A1 with=combat-rangers',
  );
  const [squad, hero] = [unitNamed(state, 'combat-rangers'), unitNamed(state, 'joe-brown')];
  expect(carriersOf(state, squad, lineNamed(state, squad, 'knife-grenade'))).toBe(3);
  expect(carriersOf(state, hero, lineNamed(state, hero, 'combat-knife'))).toBe(1);
});

test('[dt1.faq.weapon.held] a weapon fires while somebody holds it', () => {
  const held = (figures: string): number => {
    const state = position(`allies combat-rangers A1 figures=${figures}`);
    const squad = unitNamed(state, 'combat-rangers');
    return carriersOf(state, squad, lineNamed(state, squad, 'bazooka'));
  };
  expect([held('1,5'), held('1,2,3,4')]).toEqual([1, 0]);
});

test('[dt1.faust.once] Panzerfausts are used up by firing them', () => {
  const left = (fausts: number): number => {
    const state = position(`axis battle-grenadiers A1 panzerfaust=${fausts}`);
    const squad = unitNamed(state, 'battle-grenadiers');
    return shotsLeft(state, squad, lineNamed(state, squad, 'panzerfaust'));
  };
  expect([left(2), left(1), left(0)]).toEqual([2, 1, 0]);
});

test('[dt1.ugl.times] a squad may keep grenades of its UGL for later', () => {
  const left = (words: string): number => {
    const state = position(`allies combat-rangers A1 ${words}`);
    const squad = unitNamed(state, 'combat-rangers');
    return shotsLeft(state, squad, lineNamed(state, squad, 'ugl'));
  };
  expect([left(''), left('ugl=3 shots=1'), left('ugl=3'), left('figures=1,2')]).toEqual([4, 3, 3, 2]);
});

test('[dt1.hero.join.attacks] [dt1.ruling.same-name-lines] a hero adds his lines, those of the same name too', () => {
  const state = position('allies leathernecks A1 with=joe-brown\nallies joe-brown A1 with=leathernecks');
  const lines = readyLines(state, unitNamed(state, 'leathernecks'));
  expect(lines.map(({ unit, line }) => `${unit.name}/${line.id}`)).toEqual([
    'leathernecks/mortar-120',
    'leathernecks/pistol',
    'joe-brown/grenade-launcher',
    'joe-brown/pistol',
    'joe-brown/combat-knife',
  ]);
});
