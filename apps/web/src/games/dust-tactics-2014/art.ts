import type { Card, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, figuresOf, healthOf } from '@dustfront/dust-tactics-2014/query';
import type { AircraftKind } from '../../drawings/aircraft.tsx';
import type { ArmKind } from '../../drawings/arms.tsx';
import type { LegKind } from '../../drawings/legs.tsx';
import type { Build, Figure, Headgear } from '../../drawings/soldier.tsx';
import type { UnitArt } from '../../drawings/unitart.tsx';
import type { HullKind, Machine } from '../../drawings/walker.tsx';
import type { WeaponKind } from '../../drawings/weapons.tsx';

/** Which weapon a miniature is drawn with, by the names of what it carries, the most telling first. */
const held: readonly (readonly [RegExp, WeaponKind])[] = [
  [/tesla|radiation/i, 'tesla'],
  [/heavy assault laser|laser gun/i, 'laser-heavy'],
  [/laser rifle/i, 'laser-rifle'],
  [/laser pistol/i, 'laser-pistol'],
  [/phaser/i, 'phaser'],
  [/flame|blowtorch/i, 'flamer'],
  [/mortar/i, 'mortar'],
  [/rocket ?launcher|recoilless/i, 'rocket'],
  [/bazooka/i, 'bazooka'],
  [/panzerfaust/i, 'faust'],
  [/grenade launcher|grenade pistol/i, 'launcher'],
  [/sniper/i, 'sniper'],
  [/machineguns?|autogun|mg44/i, 'mg'],
  [/shotgun/i, 'shotgun'],
  [/rifle/i, 'rifle'],
  [/submachine/i, 'carbine'],
  [/tools|wrench|cutter|saw/i, 'tools'],
  [/knife|knives|machete|cleaver|staff/i, 'blade'],
  [/pistol|revolver/i, 'pistol'],
  [/charge|mine|dynamite/i, 'charge'],
  [/punch|glove|claw|fist|knuckle/i, 'fists'],
];

function weaponOf(names: readonly string[]): WeaponKind {
  const own = names.filter((name) => !/under-barrel/i.test(name));
  for (const [pattern, kind] of held)
    if (own.some((name) => pattern.test(name) && !(kind === 'mg' && /submachine/i.test(name)))) {
      return kind === 'rifle' && own.length < names.length ? 'rifle-launcher' : kind;
    }
  return 'none';
}

const arms: readonly (readonly [RegExp, ArmKind])[] = [
  [/flame|napalm/i, 'flame'],
  [/tesla/i, 'tesla'],
  [/laser/i, 'laser'],
  [/phaser/i, 'phaser'],
  [/claw|pincer/i, 'claw'],
  [/saw/i, 'saw'],
  [/rocket|missile|bomb/i, 'rockets'],
  [/howitzer|mortar|petard/i, 'howitzer'],
  [/anti-?aircraft|flak|quad|gatling/i, 'flak'],
  [/anti-?tank|piat/i, 'gun-long'],
  [/dual|twin|sextuple/i, 'gun-twin'],
  [/machinegun|mg/i, 'mg'],
];
const armOf = (name: string): ArmKind => arms.find(([pattern]) => pattern.test(name))?.[1] ?? 'gun';

const legsOf: Readonly<Record<string, LegKind>> = {
  tracked: 'tracks',
  'half-tracked': 'tracks',
  wheeled: 'wheels',
  naval: 'tracks',
};

/** The walkers' legs by the army that builds them; the heavy ones walk on four. */
function walkingLegs(card: Card): LegKind {
  if (card.armour >= 5) return 'crab';
  if (card.bloc === 'allies') return 'bird';
  return card.bloc === 'ssu' || card.bloc === 'mercenaries' ? 'spider' : 'piston';
}

function hullOf(card: Card, legs: LegKind): HullKind {
  if (legs === 'tracks' || legs === 'wheels') return card.passengers > 0 ? 'cabin' : 'low';
  if (card.armour <= 2) return 'open';
  if (card.bloc === 'ssu' || card.bloc === 'mercenaries') return 'dome';
  if (card.bloc === 'allies') return 'turret';
  return card.armour === 3 ? 'dome' : card.armour === 4 ? 'wedge' : 'block';
}

function machineOf(card: Card): Machine {
  const legs = card.drive === 'walker' ? walkingLegs(card) : (legsOf[card.drive] ?? 'tracks');
  const kinds = card.weapons.map((weapon) => armOf(weapon.line.name));
  const main = kinds.find((kind) => kind !== 'mg') ?? kinds[0] ?? 'mg';
  const rest = kinds.filter((kind) => kind !== main);
  const second = rest.find((kind) => kind !== 'mg');
  return {
    legs,
    hull: hullOf(card, legs),
    main,
    ...(second === undefined ? {} : { second }),
    ...(rest.includes('mg') ? { top: 'mg' as const } : {}),
    ...(main === 'flame' ? { bottles: true } : {}),
    ...(card.armour >= 6 ? { stacks: true } : {}),
  };
}

function aircraftOf(card: Card): AircraftKind {
  if (!card.skills.includes('helicopter'))
    return card.weapons.some((weapon) => /bomb/i.test(weapon.line.name)) ? 'bomber' : 'fighter';
  return card.passengers > 0 || card.skills.includes('airlifter') || card.skills.includes('medevac')
    ? 'transport'
    : 'helicopter';
}

const heroes: Readonly<Record<string, Partial<Figure>>> = {
  'bazooka-joe': { head: 'cap', build: 'vest', cigar: true },
  rhino: { head: 'hair-short', build: 'armour', weapon: 'fists', pack: 'jump', hair: '#5a4030' },
  'action-jackson': { head: 'beret', build: 'armour', cigar: true },
  rosie: { head: 'hair-short', build: 'vest', hair: '#a8482a', weapon: 'tools' },
  'ozz-117': { head: 'goggles', build: 'armour', pack: 'jump' },
  'sergeant-victory': { head: 'cap', build: 'armour', pack: 'jump' },
  sigrid: { head: 'hair-long', build: 'coat' },
  lara: { head: 'hair-long', build: 'armour', hair: '#7c2d1c' },
  manfred: { head: 'peaked', build: 'coat' },
  panzerprinz: { head: 'peaked', build: 'coat' },
  'the-bloody-baron': { head: 'goggles', build: 'coat' },
  angela: { head: 'hood', build: 'coat', cape: true },
  stefan: { head: 'mask', build: 'coat' },
  'frank-von-stein': { head: 'zombie', build: 'coat' },
  totenmeister: { head: 'hair-long', build: 'coat', hair: '#e6e0d0' },
  'grenadier-x': { head: 'zombie', build: 'rags' },
  markus: { head: 'ape', build: 'ape', weapon: 'fists' },
  samson: { head: 'ape', build: 'ape', weapon: 'fists' },
  koshka: { head: 'hair-long', build: 'vest', hair: '#3c2a1e' },
  nikolai: { head: 'peaked', build: 'coat' },
  'red-yana': { head: 'hair-long', build: 'coat', hair: '#8f2d1c' },
  'winter-child': { head: 'hair-long', build: 'armour', hair: '#e8ecef', pack: 'jump' },
  'iron-joe': { head: 'peaked', build: 'coat' },
  tanya: { head: 'hair-long', build: 'vest', hair: '#c9a24b' },
  luisa: { head: 'beret', build: 'vest', hair: '#3c2a1e' },
  silence: { head: 'hood', build: 'coat', cape: true },
  emma: { head: 'cap', build: 'coat', weapon: 'medic' },
};

const isDead = (card: Card): boolean => card.skills.includes('zombie');
const isApe = (card: Card): boolean => card.skills.includes('gorilla');

function headOf(card: Card, place: number, roles: readonly string[]): Headgear {
  if (isDead(card)) return 'zombie';
  if (isApe(card)) return 'ape';
  if (roles.includes('officer') || roles.includes('commissar'))
    return card.bloc === 'allies' ? 'cap' : 'peaked';
  switch (card.bloc) {
    case 'allies':
      return card.armour >= 3 ? 'dome' : 'pot';
    case 'ssu':
      return card.armour >= 3 ? 'dome' : 'ushanka';
    case 'mercenaries':
      return (['beret', 'hair-long', 'goggles', 'hair-short'] as const)[place % 4] ?? 'beret';
    default:
      return card.armour >= 3 || place % 2 === 0 ? 'mask' : 'flared';
  }
}

function buildOf(card: Card): Build {
  if (isApe(card)) return 'ape';
  if (isDead(card)) return 'rags';
  if (card.armour >= 3) return 'armour';
  return card.bloc === 'ssu' ? 'coat' : card.bloc === 'mercenaries' ? 'vest' : 'field';
}

const roleWeapon: Readonly<Record<string, WeaponKind>> = {
  radio: 'radio',
  medic: 'medic',
  mechanic: 'tools',
};
const poses = ['stand', 'stride', 'stand', 'kneel', 'stride'] as const;

function figure(card: Card, place: number, names: readonly string[], roles: readonly string[]): Figure {
  const role = roles.find((one) => roleWeapon[one] !== undefined);
  const weapon = (role === undefined ? undefined : roleWeapon[role]) ?? weaponOf(names);
  const build = buildOf(card);
  return {
    head: headOf(card, place, roles),
    weapon,
    build,
    pose: weapon === 'mg' || weapon === 'sniper' ? 'kneel' : (poses[place % poses.length] ?? 'stand'),
    pack:
      build === 'rags' || build === 'ape' || build === 'vest'
        ? 'none'
        : card.skills.includes('flying')
          ? 'jump'
          : 'pack',
  };
}

const plain: readonly WeaponKind[] = [
  'rifle',
  'rifle-launcher',
  'carbine',
  'shotgun',
  'faust',
  'laser-rifle',
];

function squadArt(card: Card, alive: readonly number[]): UnitArt {
  const names = (man: number): string[] =>
    (card.soldiers[man]?.weapons ?? []).map((at) => card.weapons[at]?.line.name ?? '');
  const figures = alive.map((man) => figure(card, man, names(man), card.soldiers[man]?.roles ?? []));
  // The special weapons stand in front, where they are seen.
  return {
    kind: 'squad',
    figures: figures.sort((a, b) => Number(!plain.includes(a.weapon)) - Number(!plain.includes(b.weapon))),
  };
}

/** A support weapon: as many crew as its track has points left, the gun among them. */
function supportArt(card: Card, left: number): UnitArt {
  const names = card.weapons.map((weapon) => weapon.line.name);
  const gun = card.weapons.find((weapon) => weapon.count === 1)?.line.name ?? names[0] ?? '';
  const crew = names.filter((name) => name !== gun);
  return {
    kind: 'squad',
    figures: Array.from({ length: left }, (_, i) => figure(card, i, i === left - 1 ? [gun] : crew, [])),
  };
}

/** The drawing of a unit as it is now, or of a card at full strength. */
export function artOf(card: Card, unit: Unit | null): UnitArt {
  const left = unit === null ? card.track : healthOf(unit);
  switch (card.kind) {
    case 'vehicle':
      return {
        kind: 'machine',
        machine: machineOf(card),
        damage: card.track === 0 ? 0 : 1 - left / card.track,
      };
    case 'aircraft':
      return { kind: 'aircraft', aircraft: aircraftOf(card) };
    case 'hero': {
      const base = figure(
        card,
        0,
        card.weapons.map((weapon) => weapon.line.name),
        [],
      );
      return {
        kind: 'squad',
        figures: [{ ...base, head: 'hair-short', pack: 'none', pose: 'stand', ...heroes[card.id] }],
      };
    }
    case 'support':
      return supportArt(card, Math.max(1, unit === null ? card.track : Math.min(left, figuresOf(unit))));
    case 'squad':
      return squadArt(card, unit === null ? card.soldiers.map((_, i) => i) : unit.soldiers);
  }
}

export const artOfUnit = (unit: Unit): UnitArt => artOf(cardOfUnit(unit), unit);
