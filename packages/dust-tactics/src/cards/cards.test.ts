import { describe, expect, test } from 'vitest';
import { ALLIES_CORE, COMBAT_RANGERS, HOT_DOG, POUNDER } from './allies-core.ts';
import { ACTION_JACKSON, ELLEN_WARD } from './allies-heroes.ts';
import { BOT_HUNTERS, HELL_BOYS } from './allies-squads.ts';
import { MICKEY } from './allies-walkers.ts';
import { AXIS_CORE, LUDWIG, LUTHER, RECON_GRENADIERS } from './axis-core.ts';
import { GRETA_FALK } from './axis-heroes.ts';
import { TANK_KILLERS } from './axis-squads.ts';
import { type Card, cellAgainst, type SkillId, type WeaponLine } from './card.ts';
import { CARDS, CORE_CARDS, cardById } from './index.ts';
import { formatCells } from './notation.ts';
import { SKILLS } from './skills.ts';
import { validateCard } from './validate.ts';

function lineOf(card: Card | undefined, id: string): WeaponLine {
  const line = card?.weapons.find((weapon) => weapon.id === id);
  if (line === undefined) throw new Error(`${card?.id} has no line ${id}`);
  return line;
}

const carriers = (skill: SkillId) => CARDS.filter((card) => card.skills.includes(skill));

describe('every card', () => {
  test.each(CARDS.map((card) => [card.id, card] as const))('%s has no problem', (_, card) => {
    expect(validateCard(card)).toEqual([]);
  });

  test('ids are unique and found', () => {
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(CARDS.length);
    for (const card of CARDS) expect(cardById(card.id)).toBe(card);
    expect(cardById('hotdog')).toBeUndefined();
  });

  test('[dt1.ruling.our-cards] says of every cell whether it is known, inferred or ours', () => {
    for (const card of CARDS)
      for (const line of card.weapons) expect(line.origin.cells).toMatch(/^[kid]{14}$/);
    const known = CARDS.flatMap((card) => card.weapons).filter(
      (line) => line.origin.cells === 'k'.repeat(14),
    );
    expect(new Set(known.map((line) => line.id))).toEqual(
      new Set([
        '17pdr',
        'shotgun',
        'dual-piat',
        'heavy-rocket-punch',
        'schwer-laser-werfer',
        'mg44-zwei',
        'combat-knife',
      ]),
    );
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  });

  test('[dt1.card.kinds] [dt1.card.bloc] there are squads, vehicles and heroes in both blocs', () => {
    for (const bloc of ['allies', 'axis'] as const)
      for (const kind of ['squad', 'vehicle', 'hero'] as const)
        expect(CARDS.some((card) => card.bloc === bloc && card.kind === kind)).toBe(true);
  });

  test('[dt1.card.picture] [dt1.weapon.held] [dt1.faq.weapon.held] weapons are counted on the miniatures', () => {
    for (const card of CARDS)
      for (const line of card.weapons) {
        const held = card.figures.flat().filter((id) => id === line.id).length;
        expect([card.id, line.id, held]).toEqual([
          card.id,
          line.id,
          line.carriers === 'all' ? card.miniatures : line.carriers,
        ]);
      }
  });

  /** How far a card's armour level is from a tenth of its later value. */
  const gapOf = ({ ap, armour }: Card): number => Math.abs(ap.later / 10 - armour.level);
  const isCommand = (card: Card) => card.skills.includes('command-squad');

  test('[dt1.ap.value] [dt1.card.ap] every value of the box is the armour level', () => {
    for (const card of CORE_CARDS) expect([card.id, card.ap.original]).toEqual([card.id, card.armour.level]);
  });

  test('[dt1.cmd.ap] a command squad costs what a squad of its armour does', () => {
    for (const card of CARDS.filter(isCommand)) expect(card.ap.original).toBe(card.armour.level);
  });

  test(`[dt1.ruling.original-points]
      beyond the box the armour level, unless a tenth of the later value is too far off`, () => {
    const usual = Math.max(...CORE_CARDS.map(gapOf));
    const others = CARDS.filter((card) => !CORE_CARDS.includes(card) && !isCommand(card));
    for (const card of others) {
      const { armour, ap } = card;
      const tenth = ap.later / 10;
      const rounded = tenth > armour.level ? Math.ceil(tenth - 0.5) : Math.floor(tenth + 0.5);
      const expected = gapOf(card) > usual + 1e-9 ? Math.max(1, rounded) : armour.level;
      expect([card.id, ap.original]).toEqual([card.id, expected]);
    }
    const changed = others.filter(({ ap, armour }) => ap.original !== armour.level).map(({ id }) => id);
    expect(changed.sort()).toEqual([
      '13-foxtrot',
      'axis-zombies',
      'beobachter',
      'blackhawk',
      'hell-boys',
      'lara',
      'ranger-snipers',
      'rhino',
      'sniper-grenadiers',
      'sturm-koenig',
      'totenmeister',
    ]);
  });
});

describe('the box', () => {
  test('[dt1.box.cards] [dt1.box.army] six cards a side: two robots, three squads of five, one hero', () => {
    expect(CORE_CARDS).toHaveLength(12);
    for (const side of [ALLIES_CORE, AXIS_CORE]) {
      expect(side.filter((card) => card.kind === 'vehicle')).toHaveLength(2);
      expect(side.filter((card) => card.kind === 'hero')).toHaveLength(1);
      const squads = side.filter((card) => card.kind === 'squad');
      expect(squads.map((card) => card.miniatures)).toEqual([5, 5, 5]);
    }
  });

  test('[dt1.box.allies] [dt1.box.axis] who they are', () => {
    expect(ALLIES_CORE.map((card) => card.id)).toEqual([
      'hot-dog',
      'pounder',
      'recon-rangers',
      'assault-rangers',
      'combat-rangers',
      'joe-brown',
    ]);
    expect(AXIS_CORE.map((card) => card.id)).toEqual([
      'luther',
      'ludwig',
      'recon-grenadiers',
      'battle-grenadiers',
      'laser-grenadiers',
      'sigrid',
    ]);
  });

  test('[dt1.cmd.box] no command squad among them', () => {
    expect(CORE_CARDS.some((card) => card.skills.includes('command-squad'))).toBe(false);
  });

  test('[dt1.card.health.squad] [dt1.card.health.any-armour] a squad has a health point for each soldier', () => {
    for (const card of CARDS.filter((each) => each.kind === 'squad'))
      expect(card.health).toBe(card.miniatures);
  });

  test('[dt1.card.health.track] [dt1.card.health.vehicle] robots have four points, V4 and move 1', () => {
    for (const card of CORE_CARDS.filter((each) => each.kind === 'vehicle'))
      expect([card.health, card.armour.level, card.move]).toEqual([4, 4, 1]);
  });
});

describe('printed values are kept', () => {
  test('[dt1.card.shotgun]', () => {
    const shotgun = lineOf(cardById('assault-rangers'), 'shotgun');
    expect(shotgun.range).toBe(1);
    expect(formatCells(shotgun.cells)).toBe('6/1 3/1 2/1 - | 3/1 - - - - - - | - - -');
    expect(shotgun.origin.cells).toBe('kkkkkkkkkkkkkk');
  });

  test('[dt1.card.flamethrower] the flamethrower', () => {
    const flamethrower = lineOf(cardById('assault-rangers'), 'flamethrower');
    expect(flamethrower.range).toBe(1);
    expect(formatCells(flamethrower.cells)).toBe('1/B 1/B 1/B 1/B | 1/4 1/4 1/4 1/4 1/4 1/4 1/4 | - - -');
  });

  test('[dt1.flame.card] it is flame, as its card says, and the shotguns beside it are not', () => {
    expect(lineOf(cardById('assault-rangers'), 'flamethrower').kind).toBe('flame');
    expect(lineOf(cardById('assault-rangers'), 'shotgun').kind).toBe('gun');
  });

  test('[dt1.weapon.special.one] [dt1.faq.line.one] marked (1), it has one carrier', () => {
    const flamethrower = lineOf(cardById('assault-rangers'), 'flamethrower');
    expect([flamethrower.special, flamethrower.carriers]).toEqual([true, 1]);
  });

  test('[dt1.card.17pdr]', () => {
    const gun = lineOf(POUNDER, '17pdr');
    expect(gun.range).toBe('U');
    expect(formatCells(gun.cells)).toBe('4/1 4/1 2/1 2/1 | 7/1 7/1 6/1 6/1 5/1 5/1 4/1 | - - -');
  });

  test('[dt1.card.pounder.mgs] [dt1.card.weapon.range]', () => {
    const [big, small] = [lineOf(POUNDER, '50cal'), lineOf(POUNDER, '30cal')];
    expect([big.range, small.range]).toEqual([6, 4]);
    for (const line of [big, small])
      expect(cellAgainst(line, { class: 'infantry', level: 2 })).toEqual({ dice: 3, damage: 1 });
  });

  test('[dt1.card.weapon.cell] [dt1.card.weapon.dash] [dt1.card.armour.column] the armour picks the cell', () => {
    const shotgun = lineOf(cardById('assault-rangers'), 'shotgun');
    expect(cellAgainst(shotgun, { class: 'infantry', level: 2 })).toEqual({ dice: 3, damage: 1 });
    expect(cellAgainst(shotgun, { class: 'infantry', level: 4 })).toBeNull();
    expect(cellAgainst(shotgun, { class: 'vehicle', level: 1 })).toEqual({ dice: 3, damage: 1 });
    expect(cellAgainst(shotgun, { class: 'aircraft', level: 3 })).toBeNull();
  });

  test('[dt1.card.weapon.special] the Napalm Thrower is flame of range 2 with blast and kill', () => {
    const napalm = lineOf(HOT_DOG, 'napalm-thrower');
    expect([napalm.kind, napalm.range]).toEqual(['flame', 2]);
    expect(cellAgainst(napalm, { class: 'infantry', level: 2 })).toEqual({ dice: 1, damage: 'B' });
    expect(cellAgainst(napalm, { class: 'vehicle', level: 5 })).toEqual({ dice: 1, damage: 'K' });
  });

  test('[dt1.card.cover.values] Combat Rangers save on MISS in hard cover', () => {
    expect(COMBAT_RANGERS.cover?.hard).toBe('miss');
    expect(COMBAT_RANGERS.origin.cover?.hard).toBe('known');
  });

  test('[dt1.faq.card.recon-grenadiers]', () => {
    const infantry2 = { class: 'infantry', level: 2 } as const;
    expect(lineOf(RECON_GRENADIERS, 'stg47').carriers).toBe(4);
    expect(cellAgainst(lineOf(RECON_GRENADIERS, 'stg47'), infantry2)?.dice).toBe(1);
    expect(lineOf(RECON_GRENADIERS, 'mg48').carriers).toBe(1);
    expect(cellAgainst(lineOf(RECON_GRENADIERS, 'mg48'), infantry2)?.dice).toBe(4);
    expect(lineOf(RECON_GRENADIERS, 'panzerfaust').limited).toBe(3);
    expect(cellAgainst(lineOf(RECON_GRENADIERS, 'panzerfaust'), POUNDER.armour)?.dice).toBe(1);
    expect(lineOf(RECON_GRENADIERS, 'knife-grenade').carriers).toBe('all');
  });

  test('[dt1.box.luther] a gun at range and a claw in close combat', () => {
    expect(lineOf(LUTHER, 'flak').range).toBe(6);
    expect(lineOf(LUTHER, 'combat-claw').range).toBe('C');
  });

  test('[dt1.faq.ludwig.dice] [dt1.faq.ludwig.no-split] two cannons, one line, one carrier', () => {
    expect(LUDWIG.weapons.filter((line) => line.id === 'twin-cannons')).toHaveLength(1);
    expect(lineOf(LUDWIG, 'twin-cannons').carriers).toBe(1);
  });

  test('[dt1.faust.count] [dt1.ugl.count] [dt1.ammo.boxes] boxes stand on the card', () => {
    expect(lineOf(cardById('recon-rangers'), 'ugl').limited).toBe(2);
    expect(lineOf(cardById('assault-rangers'), 'demo-charge').limited).toBe(5);
  });

  test('[dt1.grenade.card] a grenade launcher is a grenade weapon', () => {
    expect(lineOf(cardById('joe-brown'), 'grenade-launcher').kind).toBe('grenade');
  });

  test('[dt1.grenade.unlimited] and never runs out', () => {
    expect(lineOf(cardById('joe-brown'), 'grenade-launcher').limited).toBeUndefined();
  });

  test('[dt1.laser.card] a laser pistol is a laser', () => {
    expect(lineOf(cardById('sigrid'), 'laser-pistole-b').kind).toBe('laser');
  });

  test('[dt1.card.abilities] abilities stand on the card', () => {
    expect(cardById('assault-rangers')?.skills).toEqual(['fast']);
  });
});

describe('further units', () => {
  test.each(Object.keys(SKILLS) as SkillId[])('somebody has %s', (skill) => {
    expect(carriers(skill).length).toBeGreaterThan(0);
  });

  test('both blocs have all that is common to them', () => {
    const shared: SkillId[] = [
      'command-squad',
      'sniper-team',
      'artillery-strike',
      'damage-resilient',
      'self-repair',
      'agile',
      'all-in-one',
      'assault',
      'charge',
      'fast',
      'jump',
      'black-ops',
      'tank-head',
      'commander',
      'advanced-reactive-fire',
      'spotter',
      'fighting-spirit',
    ];
    for (const skill of shared)
      expect([skill, new Set(carriers(skill).map((card) => card.bloc)).size]).toEqual([skill, 2]);
    for (const bloc of ['allies', 'axis'] as const) {
      const lines = CARDS.filter((card) => card.bloc === bloc).flatMap((card) => card.weapons);
      expect(lines.some((line) => line.reload && line.range === 'A')).toBe(true);
      expect(lines.some((line) => line.traits.includes('burst'))).toBe(true);
    }
  });

  test('[dt1.faq.card.mickey]', () => {
    expect(MICKEY.skills).toEqual(['jump', 'fast']);
  });

  test('[dt1.faq.card.jackson] [dt1.ruling.phaser] the second line is the phaser, range 3', () => {
    expect(ACTION_JACKSON.weapons[1]).toMatchObject({ name: '60W Phaser Gun', range: 3, kind: 'gun' });
  });

  test('[dt1.faq.variant.figure] a second soldier carries the heavy weapon, one rifleman less the rifle', () => {
    expect([lineOf(BOT_HUNTERS, 'bazooka').carriers, lineOf(BOT_HUNTERS, 'm1').carriers]).toEqual([2, 3]);
    expect(lineOf(TANK_KILLERS, 'panzerschreck').carriers).toBe(2);
    expect(lineOf(TANK_KILLERS, 'stg47').carriers).toBe(3);
  });

  test('[dt1.faq.name.tank-killers] the corrected name', () => {
    expect(TANK_KILLERS.name).toBe('Tank Killers');
  });

  test('[dt1.faq.card.no-extras] [dt1.faq.weapon.card] what the card does not list is not there', () => {
    expect(BOT_HUNTERS.weapons.map((line) => line.id)).not.toContain('ugl');
    expect(TANK_KILLERS.weapons.map((line) => line.id)).not.toContain('panzerfaust');
  });

  test('[dt1.faq.name.serum] the skill bears its corrected name', () => {
    expect(carriers('wiederbelebungsserum').map((card) => card.id)).toEqual(['totenmeister']);
  });

  test('[dt1.faq.spirit.none] only heroes of our own have Fighting Spirit', () => {
    expect(carriers('fighting-spirit')).toEqual([ELLEN_WARD, GRETA_FALK]);
    for (const card of carriers('fighting-spirit')) expect(card.origin.unit).toBe('ours');
  });

  test('[dt1.weapon.special.two] a squad with two of the same special weapon', () => {
    expect(lineOf(HELL_BOYS, 'flamethrower').carriers).toBe(2);
  });

  test('[dt1.cmd.members] [dt1.cmd.card] command squads have the five roles', () => {
    for (const card of carriers('command-squad'))
      expect(card.roles).toEqual(['officer', 'radioman', 'mechanic', 'medic', 'specialist']);
  });

  test('[dt1.skill.sniper-team.two] [dt1.skill.sniper-team.roles] sniper teams', () => {
    for (const card of carriers('sniper-team')) expect(card.roles).toEqual(['sniper', 'spotter']);
  });

  test('[dt1.skill.spotter.not-alone] a spotter is never alone', () => {
    for (const card of carriers('spotter')) expect(card.miniatures).toBeGreaterThan(1);
  });
});
