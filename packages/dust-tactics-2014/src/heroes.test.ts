import { describe, expect, test } from 'vitest';
import { buildLine } from './attack/lines.ts';
import { mayJoin, skillsOf, speedOf } from './exceptions.ts';
import { table } from './testing.ts';
import { cardOfUnit, newUnit } from './units.ts';

const joins = (hero: string, unit: string) => mayJoin(newUnit(0, '1a', hero, 0), newUnit(1, '1b', unit, 0));

describe('heroes in full matches', () => {
  test('[dt14.hero.join.squad] [dt14.hero.join.support] [dt14.hero.join.armour] [dt14.sp.hero.join.armour] [dt14.hero.join.who] [dt14.hero.one-figure] [dt14.hero.one-mini] [dt14.hero.infantry] heroes join squads and support weapons of their armour', () => {
    expect(joins('stefan', 'sturmgrenadier-assault-squad')).toBe(true);
    expect(joins('panzerprinz', 'grenadier-mortar-squad')).toBe(true);
    expect(joins('stefan', 'grenadier-battle-squad')).toBe(false);
    expect(joins('stefan', 'hans')).toBe(false);
    expect(joins('stefan', 'manfred')).toBe(false);
  });

  test('[dt14.skill.gorilla.unit] [dt14.skill.gorilla.hero] [dt14.skill.steel.unit] [dt14.skill.steel.hero] [dt14.skill.zombie.unit] [dt14.skill.zombie.hero] [dt14.skill.zombie.join] [dt14.skill.loner.no-join] [dt14.super.no-join] [dt14.super.is-hero] who keeps to his own kind', () => {
    expect(joins('markus', 'gorilla-squad')).toBe(true);
    expect(joins('markus', 'sturmgrenadier-assault-squad')).toBe(false);
    expect(joins('stefan', 'gorilla-squad')).toBe(false);
    expect(joins('frank-von-stein', 'zombie-grenadier-squad')).toBe(true);
    expect(joins('frank-von-stein', 'grenadier-battle-squad')).toBe(false);
    expect(joins('panzerprinz', 'zombie-grenadier-squad')).toBe(false);
    expect(joins('winter-child', 'steel-guards-assault-squad')).toBe(false);
    expect(joins('the-chef', 'usmc-rifle-squad')).toBe(false);
    expect(joins('frank', 'usmc-rifle-squad')).toBe(true);
    expect(joins('sergeant-victory', 'heavy-ranger-attack-squad')).toBe(false);
  });

  test('[dt14.super.sidekick.is-hero] [dt14.super.sidekick.hero-rules] [dt14.super.sidekick.join] [dt14.super.sidekick.combined] a Sidekick joins his Superhuman, and squads like any hero', () => {
    expect(joins('corporal-liberty', 'sergeant-victory')).toBe(true);
    expect(joins('corporal-liberty', 'heavy-ranger-attack-squad')).toBe(true);
    expect(joins('corporal-liberty', 'ranger-combat-squad')).toBe(false);
    const t = table(
      'reactions off\nunit 1a sergeant-victory at C5\nunit 1b corporal-liberty at C5\nunit 2a hans at L9',
    ).do('activate 1a', 'join 1b to 1a', 'move', 'nothing', 'D5', 'E5');
    expect([t.at('1a'), t.at('1b')]).toEqual(['E5', 'E5']);
  });

  test('[dt14.hero.join.activate.when] [dt14.hero.join.activate.one] [dt14.hero.join.activate.unspent] [dt14.hero.join.activate.until] [dt14.hero.join.activate.together] [dt14.hero.join.same-square] [dt14.sp.hero.join.slower] [dt14.hero.join.activate] a hero joins a unit in his square as it activates, until the activation ends', () => {
    const position = `reactions off
      unit 1a rhino at C5
      unit 1b heavy-ranger-attack-squad at C5
      unit 1c action-jackson at C5 activated
      unit 1d ozz-117 at D5
      unit 2a hans at L9
      unit 2b stefan at L8`;
    const t = table(position).do('activate 1b');
    expect(t.options()).toEqual(['alone', 'join 1a to 1b']);
    t.do('join 1a to 1b', 'move', 'nothing', 'C6', 'C7', 'C8');
    expect([t.at('1a'), t.at('1b')]).toEqual(['C8', 'C8']);
    expect(t.unit('1a')).toMatchObject({ activated: true, joined: -1 });
    const slow = table(
      'unit 1a yakov at C5 joined 1b:game\nunit 1b red-army-heavy-mortar-squad at C5\nunit 2a hans at L9',
    );
    expect(speedOf(slow.state, slow.unit('1b'))).toEqual({ move: 1, march: 3 });
  });

  test('[dt14.ruling.hero.finishes] [dt14.ruling.hero.survivor] when the squad dies in a joint activation the hero finishes', () => {
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

  test('[dt14.skill.share.hero] [dt14.skill.share.unit] [dt14.skill.share.same] [dt14.skill.share.hero-to-unit] [dt14.skill.share.unit-to-hero] [dt14.skill.same.no-double] skills are shared both ways and count once', () => {
    const t = table(`rules starter
      reactions off
      unit 1a stefan at C5 joined 1b:game acted
      unit 1b sturmgrenadier-recon-squad at C5
      unit 2a hans at L9`).do('activate 1b');
    // Stefan's At the Double serves the squad, its Scout serves Stefan; each once.
    expect(t.options().filter((id) => id === 'march and free-move')).toHaveLength(1);
    expect(t.options()).toContain('scout');
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
      'reactions off\nunit 1a pounder at C5 facing E\nunit 2a stefan at F5\nunit 2b manfred at F5\nunit 2c sturmgrenadier-assault-squad at F5',
      'TTTTT',
    ).fire('1a', '1a Heavy Machinegun x1 at 2c');
    expect(t.options()).toEqual(['join 2a to 2c', 'join 2b to 2c', 'stay']);
    t.do('join 2a to 2c', 'join 2b to 2c');
    expect(t.event('line-rolled')).toMatchObject({ target: '2c' });
  });
});

describe('skills that are not shared', () => {
  test('[dt14.skill.berserk.alone] [dt14.skill.berserk.unshared] [dt14.skill.spree.alone] [dt14.skill.lucky.alone] [dt14.skill.lucky.unshared] [dt14.skill.take-aim.alone] [dt14.skill.first-strike.alone] a squad with such a hero fights as before', () => {
    const t = table(
      'rules starter\nunit 1a johnny-one-eye at C5 joined 1b:game\nunit 1b ranger-combat-squad at C5\nunit 2a pounder at F5',
    );
    const blow = (by: string) => ({
      state: t.state,
      by: t.unit(by),
      weapon: cardOfUnit(t.unit('1a')).weapons[0]!.line,
      target: t.unit('2a'),
      close: false,
      sustained: true,
      back: false,
      spirit: false,
      lucky: true,
      alone: false,
      spotted: false,
      rounds: 1,
      salvo: false,
      skills: [],
    });
    const cell = { dice: 3, blast: 0, damage: 1 };
    expect(buildLine(blow('1a'), cell, 1).roll.chain).not.toBeNull();
    expect(buildLine(blow('1b'), cell, 1).roll).toMatchObject({ chain: null, rerolls: [3] });
    for (const skill of [
      'berserk',
      'killing-spree',
      'lucky',
      'take-aim',
      'first-strike',
      'damage-resilient',
      'camouflage',
    ] as const)
      expect(skillsOf(t.state, t.unit('1b'))).not.toContain(skill);
  });
});

describe('heroes in starter matches', () => {
  const pair = `rules starter
    reactions off
    unit 1a stefan at C5 joined 1b:game acted
    unit 1b sturmgrenadier-assault-squad at C5 acted
    unit 2a hans at L9
    unit 2b honey at L7`;

  test('[dt14.hero.join.slower] [dt14.hero.join.hits] [dt14.hero.join.duration] the pair acts as one, and the owner divides its hits', () => {
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

  test('[dt14.hero.split.when] [dt14.hero.split.how] [dt14.hero.split.other] [dt14.hero.split.no-rejoin] one of the two goes its own way with a movement, the other activates later', () => {
    const t = table(pair);
    expect(t.options()).toEqual(['activate 1b', 'split 1a', 'split 1b', 'pass']);
    t.do('split 1a');
    expect(t.options()).toEqual(expect.arrayContaining(['move', 'march']));
    expect(t.options()).not.toContain('attack');
    t.do('move', 'nothing', 'D5', 'stop');
    expect(t.unit('1a')).toMatchObject({ joined: -1, activated: true, spent: ['parted'] });
    expect(t.unit('1b').activated).toBe(false);
    t.do('activate 2a', 'nothing', 'nothing');
    expect(t.options()).toContain('activate 1b');
    expect(mayJoin(t.unit('1a'), t.unit('1b'))).toBe(false);
  });

  test('[dt14.ruling.hero.attacked] shots fell the last soldier; his hero is struck at and strikes back in the same attack', () => {
    const t = table(
      'reactions off\nunit 1a bazooka-joe at C5\nunit 1b honey at A1\nunit 2a ranger-observer-squad at D5 soldiers 0 not-hidden\nunit 2b koshka at D5 joined 2a:game',
      'FS T F F',
    ).fire('1a', '1a Grenade Launcher x1 at 2a', '1a Improvised weapon x1 at 2a');
    t.do('hit 1 2a Automatic Rifle no 1');
    expect(t.unit('2a').place).toBe('gone');
    expect([t.unit('2b').marks, t.unit('1a').marks]).toEqual([1, 1]);
    expect(t.unit('2b').joined).toBe(-1);
  });
});
