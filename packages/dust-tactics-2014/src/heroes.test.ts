import { describe, expect, test } from 'vitest';
import { buildLine } from './attack/lines.ts';
import { newUnit } from './fielding.ts';
import { mayJoin, skillsOf, speedOf } from './moments.ts';
import { table } from './testing.ts';
import { cardOfUnit, figuresOf, isFoot, isHero } from './units.ts';

const joins = (hero: string, unit: string) => mayJoin(newUnit(0, '1a', hero, 0), newUnit(1, '1b', unit, 0));

describe('heroes in full matches', () => {
  test.each([
    ['[dt14.hero.join.squad] [dt14.hero.join.who] a squad', 'stefan', 'sturmgrenadier-assault-squad', true],
    [
      '[dt14.hero.join.support] [dt14.hero.join.who] a support weapon',
      'panzerprinz',
      'grenadier-mortar-squad',
      true,
    ],
    ['[dt14.hero.join.who] no vehicle', 'stefan', 'hans', false],
    ['[dt14.hero.join.who] no other hero', 'stefan', 'manfred', false],
    [
      '[dt14.hero.join.armour] [dt14.sp.hero.join.armour] no squad of other armour',
      'stefan',
      'grenadier-battle-squad',
      false,
    ],
    ['[dt14.skill.gorilla.hero] a gorilla hero: gorillas', 'markus', 'gorilla-squad', true],
    [
      '[dt14.skill.gorilla.hero] a gorilla hero: nobody else',
      'markus',
      'sturmgrenadier-assault-squad',
      false,
    ],
    ['[dt14.skill.gorilla.unit] gorillas: no other hero', 'stefan', 'gorilla-squad', false],
    [
      '[dt14.skill.zombie.hero] [dt14.skill.zombie.join] a zombie hero: zombies',
      'frank-von-stein',
      'zombie-grenadier-squad',
      true,
    ],
    [
      '[dt14.skill.zombie.hero] [dt14.skill.zombie.join] a zombie hero: nobody else',
      'frank-von-stein',
      'grenadier-battle-squad',
      false,
    ],
    ['[dt14.skill.zombie.unit] zombies: no other hero', 'panzerprinz', 'zombie-grenadier-squad', false],
    [
      '[dt14.skill.steel.unit] [dt14.skill.steel.hero] Steel Guard: their own',
      'colonel-stal',
      'steel-guards-assault-squad',
      true,
    ],
    [
      '[dt14.skill.steel.unit] Steel Guard: no other hero',
      'winter-child',
      'steel-guards-assault-squad',
      false,
    ],
    ['[dt14.skill.loner.no-join] a Loner: nobody', 'the-chef', 'usmc-rifle-squad', false],
    ['[dt14.skill.loner.no-join] unlike another', 'frank', 'usmc-rifle-squad', true],
    ['[dt14.super.no-join] a Superhuman: nobody', 'sergeant-victory', 'heavy-ranger-attack-squad', false],
    ['[dt14.super.sidekick.join] a Sidekick: his Superhuman', 'corporal-liberty', 'sergeant-victory', true],
    [
      '[dt14.super.sidekick.is-hero] [dt14.super.sidekick.hero-rules] and squads like any hero',
      'corporal-liberty',
      'heavy-ranger-attack-squad',
      true,
    ],
    ['[dt14.super.sidekick.hero-rules] of his armour', 'corporal-liberty', 'ranger-combat-squad', false],
  ])('%s', (_rule, hero, unit, may) => {
    expect(joins(hero, unit)).toBe(may);
  });

  test('[dt14.hero.one-figure] [dt14.hero.one-mini] one miniature, so one die of a blast', () => {
    expect(['rosie', 'sergeant-victory'].map((card) => figuresOf(newUnit(0, '1a', card, 0)))).toEqual([1, 1]);
  });

  test('[dt14.hero.infantry] [dt14.super.is-hero] heroes, Superhumans too, belong to the infantry', () => {
    for (const card of ['rosie', 'sergeant-victory'])
      expect([isHero(newUnit(0, '1a', card, 0)), isFoot(newUnit(0, '1a', card, 0))]).toEqual([true, true]);
    expect(isHero(newUnit(0, '1a', 'ranger-combat-squad', 0))).toBe(false);
  });

  test('[dt14.super.sidekick.combined] the two are one unit then', () => {
    const t = table(
      'reactions off\nunit 1a sergeant-victory at C5\nunit 1b corporal-liberty at C5\nunit 2a hans at L9',
    ).do('activate 1a', 'join 1b to 1a', 'move', 'nothing', 'D5', 'E5');
    expect([t.at('1a'), t.at('1b')]).toEqual(['E5', 'E5']);
  });

  const squad = `reactions off
    unit 1a rhino at C5
    unit 1b heavy-ranger-attack-squad at C5
    unit 2a hans at L9
    unit 2b stefan at L8`;

  test('[dt14.hero.join.activate.when] a hero joins when the unit activates', () => {
    expect(table(squad).do('activate 1b').options()).toEqual(['alone', 'join 1a to 1b']);
  });

  test('[dt14.hero.join.activate.one] one hero only', () => {
    const t = table(`${squad}\nunit 1d ozz-117 at C5`).do('activate 1b');
    expect(t.options()).toEqual(['alone', 'join 1a to 1b', 'join 1d to 1b']);
    expect(t.do('join 1a to 1b').question).toBe('declare-action');
  });

  test('[dt14.hero.join.activate.unspent] not one who has activated', () => {
    const t = table(`${squad}\nunit 1c action-jackson at C5 activated`).do('activate 1b');
    expect(t.options()).not.toContain('join 1c to 1b');
  });

  test('[dt14.hero.join.same-square] nor one in another square', () => {
    expect(table(`${squad}\nunit 1d ozz-117 at D5`).do('activate 1b').options()).not.toContain(
      'join 1d to 1b',
    );
  });

  test('[dt14.hero.join.activate.together] [dt14.hero.join.activate] they do the same actions', () => {
    const t = table(squad).do('activate 1b', 'join 1a to 1b', 'move', 'nothing', 'C6', 'C7', 'C8');
    expect([t.at('1a'), t.at('1b'), t.unit('1a').activated]).toEqual(['C8', 'C8', true]);
  });

  test('[dt14.hero.join.activate.until] until the activation is over', () => {
    const t = table(squad).do('activate 1b', 'join 1a to 1b', 'nothing');
    expect(t.unit('1a').joined).toBe(1);
    expect(t.do('nothing').unit('1a').joined).toBe(-1);
  });

  test('[dt14.sp.hero.join.slower] [dt14.hero.join.slower] they go at the slower rate', () => {
    const slow = table(
      'unit 1a yakov at C5 joined 1b:game\nunit 1b red-army-heavy-mortar-squad at C5\nunit 2a hans at L9',
    );
    expect(speedOf(slow.state, slow.unit('1b'))).toEqual({ move: 1, march: 3 });
  });

  test(`[dt14.ruling.hero.finishes] [dt14.ruling.hero.survivor]
      when the squad dies in a joint activation the hero finishes`, () => {
    const t = table(
      `reactions off
      mines D5
      unit 1a stefan at C5 joined 1b:activation
      unit 1b sturmgrenadier-sniper-squad at C5 soldiers 0
      unit 2a hans at L9`,
      'F T',
    );
    t.unit('1a').joined = -1;
    t.unit('1a').bond = '';
    t.do('activate 1b', 'join 1a to 1b', 'move', 'nothing', 'D5');
    expect(t.question).toBe('take-hit');
    t.do(t.options().find((id) => id.includes('1b'))!);
    expect(t.unit('1b').place).toBe('gone');
    expect(t.unit('1a')).toMatchObject({ place: 'board', joined: -1, activated: true });
  });

  test('[dt14.skill.share.same] [dt14.skill.same.no-double] having a skill twice is having it once', () => {
    const t = table(
      'rules starter\nreactions off\nunit 1a machete-mack at C5 joined 1b:game\n' +
        'unit 1b ranger-recon-squad at C5\nunit 2a hans at L9',
    );
    expect(skillsOf(t.state, t.unit('1b')).filter((skill) => skill === 'scout')).toHaveLength(1);
    expect(
      t
        .do('activate 1b')
        .options()
        .filter((id) => id === 'scout'),
    ).toHaveLength(1);
  });

  test('[dt14.skill.share.once] [dt14.skill.same.once-per-game] a once-per-game skill of both is spent by both', () => {
    const t = table(
      `reactions off
      unit 1a koshka aboard 1b:pilot
      unit 1b grandma at C5 facing E
      unit 2a stefan at F5`,
      'S T F',
    );
    t.do('activate 1b', 'attack', 'nothing', '1b VK Howitzer x1 at 2a', 'use fighting-spirit');
    expect(t.unit('1a').spent).toEqual(['fighting-spirit']);
  });
});

describe('heroes under attack', () => {
  test('[dt14.hero.join.attacked.any-number] any number of heroes may join', () => {
    const t = table(
      'reactions off\nunit 1a pounder at C5 facing E\nunit 2a stefan at F5\nunit 2b manfred at F5\n' +
        'unit 2c sturmgrenadier-assault-squad at F5',
      'TTTTT',
    ).fire('1a', '1a Heavy Machinegun x1 at 2c');
    expect(t.options()).toEqual(['join 2a to 2c', 'join 2b to 2c', 'stay']);
    t.do('join 2a to 2c', 'join 2b to 2c');
    expect(t.event('line-rolled')).toMatchObject({ target: '2c' });
  });
});

describe('skills that are not shared', () => {
  test.each([
    ['[dt14.skill.spree.alone] Killing Spree', '1a', '1b'],
    ['[dt14.skill.lucky.alone] [dt14.skill.lucky.unshared] Lucky', '1a', '1b'],
  ])('%s: the weapons of the squad with him roll as before', (rule, hero, squad) => {
    const t = table(
      'rules starter\nunit 1a johnny-one-eye at C5 joined 1b:game\nunit 1b ranger-combat-squad at C5\n' +
        'unit 2a pounder at F5\nunit 1c stefan at C6',
    );
    const blow = (by: string) => ({
      ...{ state: t.state, by: t.unit(by), target: t.unit('2a'), close: false, back: false, sustained: true },
      ...{ spirit: false, lucky: true, alone: false, spotted: false, rounds: 1, salvo: false, skills: [] },
      weapon: cardOfUnit(t.unit(hero)).weapons[0]!.line,
    });
    const roll = (by: string) => buildLine(blow(by), { dice: 3, blast: 0, damage: 1 }, 1).roll;
    expect(roll(squad)).toMatchObject({ chain: null, rerolls: [3] });
    if (rule.includes('spree')) expect(roll(hero).chain).not.toBeNull();
    else expect(roll('1c').rerolls).toHaveLength(2);
  });
});

describe('heroes in starter matches', () => {
  const pair = `rules starter
    reactions off
    unit 1a stefan at C5 joined 1b:game acted
    unit 1b sturmgrenadier-assault-squad at C5 acted
    unit 2a hans at L9
    unit 2b honey at L7`;

  test('[dt14.hero.join.hits] [dt14.sp.hero.join.hits] the pair acts as one, and the owner divides its hits', () => {
    const t = table(
      `rules starter
      unit 1a pounder at F5 facing W
      unit 2a stefan at C5 joined 2b:game
      unit 2b sturmgrenadier-assault-squad at C5`,
      'FTTTT T',
    ).fire('1a', '1a Heavy Machinegun x1 at 2b');
    expect(t.options().some((id) => id.endsWith(' 2a'))).toBe(true);
    expect(t.options().length).toBeGreaterThan(2);
    t.do('hit 1 2a');
    expect(t.unit('2a').marks).toBe(2);
  });

  test('[dt14.hero.join.duration] they stay together when their activation is over', () => {
    const bond = (how: string) =>
      table(pair.replace('1b:game', `1b:${how}`))
        .do('activate 1b', 'nothing', 'nothing')
        .unit('1a').joined;
    expect([bond('game'), bond('activation')]).toEqual([1, -1]);
  });

  const parted = () => table(pair).do('split 1a', 'move', 'nothing', 'D5', 'stop');

  test('[dt14.hero.split.when] they part at the start of an activation', () => {
    expect(table(pair).options()).toEqual(['activate 1b', 'split 1a', 'split 1b', 'pass']);
  });

  test('[dt14.hero.split.how] one goes away with a move or march', () => {
    expect(table(pair).do('split 1a').options()).toEqual(['move', 'march', 'march and free-move']);
    expect([parted().at('1a'), parted().at('1b'), parted().unit('1a').joined]).toEqual(['D5', 'C5', -1]);
  });

  test('[dt14.hero.split.other] the other may activate later', () => {
    const t = parted();
    expect(t.unit('1b').activated).toBe(false);
    expect(t.do('activate 2a', 'nothing', 'nothing').options()).toContain('activate 1b');
  });

  test('[dt14.hero.split.no-rejoin] he joins nobody again', () => {
    const t = parted();
    expect(t.unit('1a').spent).toEqual(['parted']);
    expect(mayJoin(t.unit('1a'), t.unit('1b'))).toBe(false);
  });

  test(`[dt14.ruling.hero.attacked]
      shots fell the last soldier; his hero is struck at and strikes back in the same attack`, () => {
    const t = table(
      'reactions off\nunit 1a bazooka-joe at C5\nunit 1b honey at A1\n' +
        'unit 2a ranger-observer-squad at D5 soldiers 0 not-hidden\nunit 2b koshka at D5 joined 2a:game',
      'FS T F F',
    ).fire('1a', '1a Grenade Launcher x1 at 2a', '1a Improvised weapon x1 at 2a');
    t.do('hit 1 2a Automatic Rifle no 1');
    expect(t.unit('2a').place).toBe('gone');
    expect([t.unit('2b').marks, t.unit('1a').marks]).toEqual([1, 1]);
    expect(t.unit('2b').joined).toBe(-1);
  });
});
