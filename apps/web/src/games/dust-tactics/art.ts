import type { ArmKind } from '../../drawings/arms.tsx';
import type { Figure, Headgear } from '../../drawings/soldier.tsx';
import type { UnitArt } from '../../drawings/unitart.tsx';
import type { Machine } from '../../drawings/walker.tsx';
import type { WeaponKind } from '../../drawings/weapons.tsx';

/** As much of a card as its drawing needs. */
export interface DrawnCard {
  readonly id: string;
  readonly bloc: string;
  readonly kind: string;
  readonly armour: { readonly class: string; readonly level: number };
  readonly health: number;
  readonly skills: readonly string[];
  readonly figures: readonly (readonly string[])[];
  readonly roles?: readonly string[];
}

/** Which weapon a miniature is drawn with: the first of these that it carries, the most telling first. */
const held: readonly (readonly [RegExp, WeaponKind])[] = [
  [/laser-werfer/, 'laser-heavy'],
  [/laser-gewehr/, 'laser-rifle'],
  [/laser-pistol/, 'laser-pistol'],
  [/flammenwerfer|flamethrower|napalm/, 'flamer'],
  [/panzerschreck/, 'schreck'],
  [/bazooka|piat/, 'bazooka'],
  [/grenade-launcher|sturmpistole/, 'launcher'],
  [/phaser/, 'phaser'],
  [/mortar|nebelwerfer/, 'mortar'],
  [/raket|rocket-(?!punch)|rockets/, 'rocket'],
  [/sniper/, 'sniper'],
  [/mg|50cal|30cal|flak/, 'mg'],
  [/panzerfaust/, 'faust'],
  [/ugl/, 'rifle-launcher'],
  [/shotgun/, 'shotgun'],
  [/rivet/, 'tools'],
  [/m1|stg|rifle/, 'rifle'],
  [/carbine|mp48|submachine/, 'carbine'],
  [/pistol/, 'pistol'],
  [/punch|claws|fists|knife|injector/, 'fists'],
];

export function weaponOf(ids: readonly string[]): WeaponKind {
  for (const [pattern, kind] of held) if (ids.some((id) => pattern.test(id))) return kind;
  return 'none';
}

const machines: Readonly<Record<string, Machine>> = {
  'hot-dog': { legs: 'bird', hull: 'dome', main: 'flame', bottles: true },
  pounder: { legs: 'bird', hull: 'turret', main: 'gun-long', second: 'mg', top: 'mg' },
  mickey: { legs: 'bird', hull: 'turret', main: 'gun', second: 'mg', top: 'mg' },
  'steel-rain': { legs: 'bird', hull: 'turret', main: 'rockets', second: 'gun' },
  blackhawk: { legs: 'bird', hull: 'open', main: 'gun-twin' },
  wildfire: { legs: 'bird', hull: 'open', main: 'flak' },
  honey: { legs: 'bird', hull: 'open', main: 'gun', second: 'mg' },
  luther: { legs: 'piston', hull: 'wedge', main: 'claw', second: 'flak' },
  ludwig: { legs: 'piston', hull: 'block', main: 'gun-twin', stacks: true },
  lothar: { legs: 'piston', hull: 'block', main: 'rockets', stacks: true },
  jagdluther: { legs: 'piston', hull: 'wedge', main: 'gun-long', top: 'mg' },
  flammluther: { legs: 'piston', hull: 'wedge', main: 'flame', top: 'mg' },
  hans: { legs: 'piston', hull: 'dome', main: 'rockets' },
  hermann: { legs: 'piston', hull: 'dome', main: 'laser' },
  heinrich: { legs: 'piston', hull: 'dome', main: 'flak' },
  'sturm-koenig': { legs: 'crab', hull: 'block', main: 'gun-twin', second: 'gun-long', stacks: true },
};

const armOf: readonly (readonly [RegExp, ArmKind])[] = [
  [/flam|napalm/, 'flame'],
  [/laser/, 'laser'],
  [/phaser/, 'phaser'],
  [/claw|zange/, 'claw'],
  [/rocket|nebel/, 'rockets'],
  [/howitzer|mortar/, 'howitzer'],
  [/flak|quad/, 'flak'],
  [/twin|dual/, 'gun-twin'],
  [/pak|17pdr|88/, 'gun-long'],
  [/mg|cal/, 'mg'],
];

/** A machine that nobody has drawn by hand: built from its side, its size and its main weapon. */
function anyMachine(card: DrawnCard): Machine {
  const ids = card.figures.flat();
  const main = armOf.find(([pattern]) => ids.some((id) => pattern.test(id)))?.[1] ?? 'gun';
  const heavy = card.armour.level >= 6;
  return {
    legs: heavy ? 'crab' : card.bloc === 'allies' ? 'bird' : 'piston',
    hull: card.armour.level <= 3 ? 'open' : heavy ? 'block' : 'turret',
    main,
  };
}

const heroes: Readonly<Record<string, Partial<Figure>>> = {
  'joe-brown': { head: 'cap', build: 'vest', cigar: true, pack: 'none' },
  rhino: { head: 'hair-short', build: 'armour', weapon: 'fists', pack: 'jump', hair: '#5a4030' },
  'action-jackson': { head: 'beret', build: 'armour', cigar: true },
  rosie: { head: 'hair-short', build: 'vest', hair: '#a8482a', weapon: 'tools', pack: 'none' },
  'ozz-117': { head: 'goggles', build: 'armour', pack: 'jump' },
  'ellen-ward': { head: 'hair-long', build: 'vest', hair: '#6b4a2c', pack: 'none' },
  sigrid: { head: 'hair-long', build: 'coat', pack: 'none' },
  lara: { head: 'hair-long', build: 'armour', hair: '#7c2d1c', pack: 'none' },
  markus: { head: 'ape', build: 'ape', weapon: 'fists', pack: 'none' },
  manfred: { head: 'peaked', build: 'coat', pack: 'none' },
  totenmeister: { head: 'hair-long', build: 'coat', hair: '#e6e0d0', pack: 'none' },
  stefan: { head: 'mask', build: 'armour' },
  angela: { head: 'hood', build: 'coat', cape: true, pack: 'none' },
  'greta-falk': { head: 'peaked', build: 'coat', pack: 'none', hair: '#c9a24b' },
};

const roleWeapon: Readonly<Record<string, WeaponKind>> = {
  radioman: 'radio',
  medic: 'medic',
  mechanic: 'tools',
};
const poses = ['stand', 'stride', 'stand', 'kneel', 'stride'] as const;

function headOf(card: DrawnCard, place: number, role: string | undefined): Headgear {
  if (/zombie/.test(card.id)) return 'zombie';
  if (/gorilla/.test(card.id)) return 'ape';
  if (role === 'officer') return card.bloc === 'allies' ? 'cap' : 'peaked';
  if (card.armour.level >= 3 && card.bloc === 'allies') return 'dome';
  if (card.bloc === 'allies') return 'pot';
  return card.armour.level >= 3 || place % 2 === 0 ? 'mask' : 'flared';
}

function figureOf(card: DrawnCard, place: number): Figure {
  const role = card.roles?.[place];
  const weapon = (role === undefined ? undefined : roleWeapon[role]) ?? weaponOf(card.figures[place] ?? []);
  const ape = /gorilla/.test(card.id);
  const build = ape ? 'ape' : /zombie/.test(card.id) ? 'rags' : card.armour.level >= 3 ? 'armour' : 'field';
  return {
    head: headOf(card, place, role),
    weapon,
    build,
    pose:
      weapon === 'mg' || weapon === 'sniper'
        ? 'kneel'
        : weapon === 'bazooka' || weapon === 'schreck'
          ? 'stand'
          : poses[place % poses.length]!,
    pack: build === 'rags' || ape ? 'none' : card.skills.includes('jump') ? 'jump' : 'pack',
  };
}

/** The order in which the miniatures of a squad stand: the special weapons in front, where they are seen. */
function standing(card: DrawnCard, alive: readonly number[]): readonly number[] {
  const weight = (place: number): number => {
    const kind = weaponOf(card.figures[place] ?? []);
    return kind === 'rifle' ||
      kind === 'rifle-launcher' ||
      kind === 'carbine' ||
      kind === 'shotgun' ||
      kind === 'faust' ||
      kind === 'laser-rifle'
      ? 0
      : 1;
  };
  return [...alive].sort((a, b) => weight(a) - weight(b) || a - b);
}

/**
 * The drawing of a unit as it is now. `alive` are the living miniatures of a squad, `health` what is left of a track.
 */
export function artOf(card: DrawnCard, alive: readonly number[], health: number): UnitArt {
  if (card.kind === 'vehicle')
    return {
      kind: 'machine',
      machine: machines[card.id] ?? anyMachine(card),
      damage: card.health === 0 ? 0 : 1 - health / card.health,
    };
  if (card.kind === 'hero') {
    const base: Figure = {
      head: 'hair-short',
      weapon: weaponOf(card.figures.flat()),
      build: card.armour.level >= 3 ? 'armour' : 'field',
      pack: 'none',
    };
    return { kind: 'squad', figures: [{ ...base, ...(heroes[card.id] ?? {}) }] };
  }
  return { kind: 'squad', figures: standing(card, alive).map((place) => figureOf(card, place)) };
}
