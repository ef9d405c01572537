import { describe, expect, test } from 'vitest';
import { type Card, KILL } from './card.ts';
import { readCards, readCell, readWeapons } from './read.ts';

const SOFT = '- - - - - - - | - - -';

const LINES = readWeapons(`
rifle | Rifle | 6 | 2/1 2/1 1/1 1/1 | ${SOFT} |
gun | Machinegun | 6 | 7/1 6/1 4/1 2/1 | ${SOFT} |
club | Club | C | 2/1 2/1 1/1 1/1 | ${SOFT} |
sniper | Sniper Rifle | 8 | 1/1 1/1 1/1 1/1 | ${SOFT} | sniper
under | Under-Barrel Launcher | 3 | 1/1 1/1 1/1 1/1 | ${SOFT} | grenade, under-barrel
charge | Charge | 2 | 1/1 1/1 1/1 1/1 | ${SOFT} | grenade, limited
rockets | Rockets | 6 | 1/1 1/1 1/1 1/1 | ${SOFT} | volley
`);

const card = (row: string): Card => readCards(row, 'allies', LINES)[0]!;
const squad = (arms: string, skills = '', armour = 'I2'): Card =>
  card(`s | S | 7 | squad ${armour} | 2/4 | - | ${skills} | ${arms} | cousin`);
const carried = (arms: string): string =>
  squad(arms)
    .soldiers.map(({ weapons }) => weapons.join('+'))
    .join(' ');
const tasks = (arms: string, skills: string, armour?: string): string =>
  squad(arms, skills, armour)
    .soldiers.map(({ roles }) => roles.join('+') || '-')
    .join(' ');

describe('cells and weapon lines', () => {
  test('[dt14.hit.cell] [dt14.hit.blast] a cell is dice and damage, or dice for each miniature', () => {
    expect(['-', '7/1', 'B/2', 'BB/1', '1/K'].map(readCell)).toEqual([
      null,
      { dice: 7, blast: 0, damage: 1 },
      { dice: 0, blast: 1, damage: 2 },
      { dice: 0, blast: 2, damage: 1 },
      { dice: 1, blast: 0, damage: KILL },
    ]);
  });

  const damages = (row: string): (number | null)[] =>
    readWeapons(row).x!.cells.map((cell) => cell?.damage ?? null);

  test('[dt14.ruling.card.heavy-damage] heavy damage is that of vehicle 1 and 2, three at most', () => {
    expect(damages('x | X | 8 | 4/1 3/1 2/1 1/1 | 5/4 5/2 4/1 4/1 3/1 - - | 1/4 1/2 - |')).toEqual([
      ...[3, 3, 2, 2],
      ...[4, 2, 1, 1, 1, null, null],
      ...[4, 2, null],
    ]);
    expect(damages('x | X | 8 | 4/1 B/1 2/K - | - 5/2 5/3 - - - - | - - - |').slice(0, 4)).toEqual([
      1,
      1,
      KILL,
      null,
    ]);
  });

  test('what is printed, and close combat, keeps its damage', () => {
    const row = (range: string, special: string) =>
      `x | X | ${range} | 4/1 3/1 2/1 1/1 | 5/4 5/2 4/1 4/1 3/1 - - | - - - | ${special}`;
    expect(damages(row('8', 'printed')).slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(damages(row('C', '')).slice(0, 4)).toEqual([1, 1, 1, 1]);
  });

  test('range, rules and where a line comes from', () => {
    const cells = `1/1 1/1 1/1 1/1 | ${SOFT}`;
    const told = readWeapons(`
a | Rifle | 6 | ${cells} | laser, (Jammed), printed
b | Mortar | 4-12 | ${cells} | artillery, reload
c | Knife | C | ${cells} |
`);
    expect(
      Object.values(told).map(({ code, name, close, least, range, rules, printed }) =>
        [code, name, close, least, range, rules.join('+'), printed].join(' '),
      ),
    ).toEqual([
      'a Rifle false 0 6 laser true',
      'b Mortar false 4 12 artillery+reload false',
      'c Knife true 0 1  false',
    ]);
  });
});

describe('weapons on a card', () => {
  const arms = (text: string, kind: string) =>
    card(`x | X | 7 | ${kind} | 2/4 | 3 | | ${text} | cousin`).weapons.map(
      ({ line, count, mount, boxes }) => `${count} ${line.name} ${mount} ${boxes}`,
    );

  test('[dt14.card.weapon.count] how many, where, and with how much ammunition', () => {
    expect(arms('2×gun@front, rifle, 3×charge, 4×rockets', 'vehicle V3')).toEqual([
      '2 Machinegun front 0',
      '1 Rifle turret 0',
      '3 Charge turret 3',
      '1 Rockets turret 4',
    ]);
    expect(arms('gun', 'aircraft A1')).toEqual(['1 Machinegun turret 0']);
    expect(arms('2×gun', 'hero I2')).toEqual(['2 Machinegun all 0']);
  });

  test('a hero who is expert with one of his weapons', () => {
    const { weapons, designed } = card('h | H | 7 | hero I2 | 2/4 | 4 | lucky* | gun!, rifle | cousin');
    expect(weapons.map(({ line }) => line.rules)).toEqual([['expert'], []]);
    expect(designed).toEqual(['lucky', 'expert']);
    expect(LINES.gun!.rules).toEqual([]);
  });

  test('no weapon without a line', () => {
    expect(() => squad('2×spear')).toThrow('no weapon line spear');
  });
});

describe('[dt14.ruling.card.soldiers] who of a squad carries what', () => {
  test.each([
    ['every main weapon is a soldier', '3×rifle, gun', '0 0 0 1'],
    ['side arms go to the soldiers in order', '2×rifle, gun, 2×club', '0+2 0+2 1'],
    ['a charge is a side arm', '2×rifle, 1×charge', '0+1 0'],
    ['nobody has two side arms of one sort', '2×rifle, charge, charge', '0+1 0+2'],
    ['but one to throw and one to strike with', '2×rifle, charge, club', '0+1+2 0'],
    ['who is left over has only the side arm', '1×rifle, 2×club', '0+1 1'],
    ['a side arm with a bearer of its own', '2×rifle, club^', '0 0 1'],
    ['launchers lie under as many barrels', '1×gun, 2×rifle, 2×under', '0 1+2 1+2'],
    ['or under the first with more', '1×gun, 3×rifle, 2×under', '0 1+2 1+2 1'],
    ['and never under another', '2×rifle, gun, 2×charge, 2×under', '0+2 0+2 1 3 3'],
  ])('%s', (_, text, soldiers) => {
    expect(carried(text)).toBe(soldiers);
  });

  test('a command squad has its five tasks, a heavy one three soldiers', () => {
    expect(tasks('4×rifle, gun', 'command-squad')).toBe('officer radio medic mechanic -');
    expect(tasks('3×rifle', 'command-squad', 'I3')).toBe('officer+radio medic mechanic');
  });

  test('spotter, commissar and mechanics', () => {
    expect(tasks('rifle, sniper', 'spotter')).toBe('- spotter');
    expect(squad('rifle, sniper', 'spotter').weapons.map(({ line }) => line.name)).toEqual([
      'Sniper Rifle',
      'Rifle',
    ]);
    expect(tasks('3×rifle', 'commissar')).toBe('- - commissar');
    expect(tasks('2×rifle', 'mechanic')).toBe('mechanic mechanic');
    expect(tasks('2×rifle', '')).toBe('- -');
  });
});

describe('the words of a card', () => {
  test('skills, drive, size and what it carries', () => {
    const tank = card(
      't | Tank [Desert Rats] | 21 | vehicle V4 | 3/6 | 5 | tracked, large, scout, pilot-name:Tom, ' +
        'passengers:5, tank-riders:2, sidekick:joe, lucky*, (Loud) | 2×gun@front | designed',
    );
    const { weapons: _, ...rest } = tank;
    expect(rest).toEqual({
      id: 't',
      name: 'Tank',
      faction: 'Desert Rats',
      bloc: 'allies',
      ap: 21,
      kind: 'vehicle',
      armour: 4,
      move: 3,
      march: 6,
      track: 5,
      drive: 'tracked',
      size: 'large',
      skills: ['scout', 'lucky'],
      passengers: 5,
      riders: 2,
      pilotName: 'Tom',
      sidekickOf: 'joe',
      soldiers: [],
      provenance: 'ours',
      designed: ['lucky'],
      unplayed: ['Loud'],
    });
  });

  test('a machine without a word for it walks, an aircraft flies, everybody else is on foot', () => {
    const drive = (kind: string, words = '') =>
      card(`x | X | 7 | ${kind} | 2/4 | 3 | ${words} | gun | cousin`).drive;
    expect(['vehicle V2', 'aircraft A1', 'hero I2'].map((kind) => drive(kind))).toEqual([
      'walker',
      'air',
      'foot',
    ]);
    const words = ['tracked', 'half-tracked', 'wheeled', 'naval'];
    expect(words.map((word) => drive('vehicle V2', word))).toEqual(words);
  });

  test('a plain squad', () => {
    expect(squad('5×rifle')).toMatchObject({
      ...{ name: 'S', faction: '', track: 0, size: 'normal', skills: [], passengers: 0, riders: 0 },
      ...{ pilotName: null, sidekickOf: null, designed: [], unplayed: [], provenance: 'inferred' },
    });
  });

  test('a row goes on in a line that is set in', () => {
    const cards = readCards(
      'a | A | 7 | hero I2 | 2/4 | 3 | |\n  gun | cousin\n\nb | B | 8 | hero I3 | 3/6 | 4 | | rifle | printed\n',
      'ssu',
      LINES,
    );
    expect(cards.map(({ id, bloc, weapons, provenance }) => [id, bloc, weapons.length, provenance])).toEqual([
      ['a', 'ssu', 1, 'inferred'],
      ['b', 'ssu', 1, 'printed'],
    ]);
  });
});
