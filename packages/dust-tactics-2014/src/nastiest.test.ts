import { describe, expect, test } from 'vitest';
import { table } from './testing.ts';

describe('the ten nastiest', () => {
  test('[dt14.skill.observer.borrow] [dt14.skill.observer.activates] [dt14.skill.observer.sight] [dt14.skill.observer.resume] [dt14.skill.observer.same-action] [dt14.skill.observer.use] [dt14.sp.skill.observer.activates] [dt14.skill.observer.same-kind] [dt14.sp.skill.observer.sight] [dt14.skill.observer.continue] [dt14.skill.observer.instead] [dt14.skill.observer.artillery-only] [dt14.skill.observer.finish] [dt14.skill.camouflage.observer] [dt14.skill.camo.observer] [dt14.weapon.artillery.observer] an observer fires the mortar behind the wood in the middle of his own activation', () => {
    const t = table(
      `
    reactions off
    map
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      t t t t t t t t t t t t
      . . . . . . . . . . . .
      . . . . . . . . . . . .
    unit 1a ranger-observer-squad at F5
    unit 1b ranger-heavy-mortar-squad at F1
    unit 2a sturmgrenadier-assault-squad at F6`,
      'FFSSS TT',
    );
    t.do('activate 1a', 'attack', 'move');
    expect(t.options()).toEqual(['own-weapons', 'call 1b']);
    t.do('call 1b');
    expect(t.options()).toContain('1b Heavy Mortar x1 at 2a');
    t.do('1b Heavy Mortar x1 at 2a');
    expect(t.question).toBe('take-hit');
    t.do(t.options()[0]!).do(t.options()[0]!);
    expect(t.unit('2a').soldiers).toHaveLength(3);
    expect(t.unit('1b').activated).toBe(true);
    expect(t.unit('1a').hidden).toBe(true);
    // The observer goes on with his move.
    expect(t.question).toBe('move');
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.pass.activate] [dt14.pass.arc] [dt14.pass.wreck.dice] [dt14.pass.wreck.loss] [dt14.pass.wreck.owner] [dt14.pass.wreck.spent] [dt14.pass.wreck.place-square] [dt14.ruling.reaction.carrier] passengers fire from a vehicle that is destroyed under them', () => {
    const t = table(
      `
    unit 1a hanomag at F5 facing N marks 3
    unit 1b sturmgrenadier-assault-squad aboard 1a:passenger
    unit 1c hans at A1
    unit 2a wildfire at C5 facing E`,
      'FF FTTTT TTTT TTSSS',
    );
    t.do('activate 1b', 'attack', 'nothing');
    // The enemy answers the declared attack: two successes, a sustained attack on the vehicle.
    expect(t.options()).toEqual(['hold-fire', 'react 2a']);
    t.do('react 2a', '2a Quad Heavy Machinegun x1 at 1a');
    expect(t.unit('1a').place).toBe('gone');
    // Five soldiers, two targets: their owner chooses whom he loses.
    expect(t.question).toBe('take-hit');
    t.do(t.options()[0]!).do(t.options()[0]!);
    expect(t.options()).toEqual(['place 1b F5']);
    t.do('place 1b F5');
    // They have activated, whatever they were about to do.
    expect(t.unit('1b')).toMatchObject({ place: 'board', activated: true });
    expect(t.unit('1b').soldiers).toHaveLength(3);
    expect(t.question).toBe('activate');
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.lift.lost.dice] [dt14.lift.lost.damage] [dt14.lift.lost.removed] [dt14.lift.lost.spent] an airlifter is shot down with a vehicle that carries passengers', () => {
    const t = table(
      `
    reactions off
    unit 1a wildfire at C5 facing E
    unit 2a carrier at F5 marks 7
    unit 2b nastasia aboard 2a:cargo marks 5
    unit 2c koshka aboard 2b:pilot
    unit 2d red-army-battle-squad at L9`,
      // Three dice at aircraft 2; one hit of two points. The cargo has one point left: it dies on a target, then its pilot gets out on a shield.
      'FTT T S',
    );
    t.do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.unit('2b').place).toBe('gone');
    expect(t.question).toBe('place-survivor');
    t.do('place 2c F5');
    expect(t.unit('2c')).toMatchObject({ place: 'board', activated: true, marks: 0 });
    expect(t.state.scores).toEqual([16, 0]);
  });

  test('[dt14.hero.join.attacked.hero] [dt14.hero.join.attacked.unit] [dt14.hero.join.attacked.redirect] [dt14.hero.join.attacked.until] [dt14.hero.join.attacked.spent-ok] [dt14.hero.join.attacked.any-number] [dt14.sp.hero.join.hits] a hero joins a unit because it is attacked', () => {
    const t = table(
      `
    reactions off
    unit 1a pounder at C5 facing E
    unit 2a stefan at F5 activated
    unit 2b sturmgrenadier-assault-squad at F5`,
      'FTTTT F',
    );
    t.do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toContain('1a Antitank Gun x1 at 2a');
    t.do('hold Antitank Gun', '1a Heavy Machinegun x1 at 2a', 'hold Machinegun');
    expect(t.question).toBe('join-under-attack');
    expect(t.seat).toBe(1);
    expect(t.options()).toEqual(['join 2a to 2b', 'stay']);
    t.do('join 2a to 2b');
    // The unit is the target now; one hit, saved on faction: nobody is hurt, and Stefan is alone again.
    expect(t.event('line-rolled')).toMatchObject({ target: '2b', hits: 1, saved: 1 });
    expect(t.unit('2a').joined).toBe(-1);
  });

  test('[dt14.skill.spy.off-board] [dt14.skill.spy.roll] [dt14.skill.spy.place] [dt14.skill.spy.range] [dt14.skill.spy.actions] [dt14.skill.spy.nothing] [dt14.skill.spy.no-join] [dt14.ruling.spy.where] a Spy comes from nowhere beside an enemy', () => {
    const position = `
    reactions off
    unit 1a the-priest
    unit 1b ranger-combat-squad at A1
    unit 2a sturmgrenadier-assault-squad at F5`;
    const t = table(position, 'FS');
    t.do('activate 1a', 'infiltrate');
    expect(t.question).toBe('place-spy');
    expect(t.options()).toHaveLength(8);
    t.do('place G6');
    // One faction, one action.
    expect(t.question).toBe('declare-action');
    t.do('nothing');
    expect(t.question).toBe('activate');
    expect(t.at('1a')).toBe('G6');
    const missed = table(position, 'TS');
    missed.do('activate 1a', 'infiltrate');
    expect(missed.unit('1a')).toMatchObject({ place: 'off', activated: true });
  });

  test('[dt14.skill.cheat.die] [dt14.skill.cheat.when] [dt14.skill.cheat.one-point] [dt14.skill.cheat.stunned] [dt14.ruling.cheat-death] Cheat Death in close combat', () => {
    const t = table(
      `
    reactions off
    unit 1a markus at E5
    unit 2a frank at F5 marks 3`,
      // Markus hits once, chains a miss; Frank strikes back twice in vain. At the end of the action Frank cheats death.
      'FTT T TT S',
    );
    t.do('activate 1a', 'attack', 'nothing', '1a Heavy Panzer Gloves x1 at 2a');
    expect(t.unit('2a')).toMatchObject({ place: 'board', marks: 3, stuns: [-1] });
    expect(t.state.scores).toEqual([0, 0]);
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.weapon.grapple.stun] [dt14.weapon.grapple.release] [dt14.weapon.grapple.regrab] [dt14.weapon.grapple.no-fight] [dt14.ruling.grapple.ends] Grapple ends when the grappler acts', () => {
    const t = table(
      `
    reactions off
    unit 1a luther at E5 facing E
    unit 1b hans at A1
    unit 2a pounder at F5 facing W
    unit 2b honey at L9`,
      // The claw hits; the Pounder strikes back in vain.
      'F T',
    );
    t.fire('1a', '1a Combat Claw x1 at 2a');
    expect(t.unit('2a').stuns).toEqual([0]);
    t.do('activate 2b', 'nothing', 'nothing');
    const held = table(`
    reactions off
    unit 1a luther at E5 facing E
    unit 2a pounder at F5 facing W stuns 1a
    unit 2b honey at L9`);
    held.do('activate 1a', 'nothing', 'move', 'face E');
    expect(held.unit('2a').stuns).toEqual([]);
    const idle = table(`
    reactions off
    unit 1a luther at E5 facing E
    unit 2a pounder at F5 facing W stuns 1a
    unit 2b honey at L9`);
    idle.do('activate 1a', 'nothing', 'nothing');
    expect(idle.unit('2a').stuns).toEqual([0]);
    idle.do('activate 2a');
    expect(idle.options()).toEqual(['nothing']);
  });

  test('[dt14.skill.blutkreuz.range] [dt14.skill.blutkreuz.when] [dt14.skill.blutkreuz.move] [dt14.skill.blutkreuz.march] [dt14.skill.blutkreuz.charge] [dt14.skill.blutkreuz.alone] [dt14.skill.resurrect.bearer] [dt14.skill.resurrect.action] [dt14.skill.resurrect.range] [dt14.skill.resurrect.dice] [dt14.skill.mindless.led] Resurrection and Blutkreuz', () => {
    const t = table(
      `
    reactions off
    unit 1a totenmeister at E5
    unit 1b zombie-squad at F5 soldiers 0,1,2
    unit 1c zombie-squad at A1
    unit 2a pounder at L9
    unit 2b honey at L1`,
      'FS',
    );
    t.do('activate 1a', 'resurrection', 'nothing', 'choose 1b');
    expect(t.unit('1b').soldiers).toEqual([0, 1, 2, 3, 4]);
    t.do('activate 2a', 'nothing', 'nothing', 'activate 1b');
    expect(t.options()).toContain('march and charge');
    t.do('march and charge');
    expect(t.options()).toContain('G5');
    t.do('G5', 'H5', 'I5', 'J5');
    expect(t.at('1b')).toBe('J5');
    t.do('activate 2b', 'nothing', 'nothing', 'activate 1c');
    expect(t.options()).not.toContain('march and charge');
  });

  test('[dt14.fort.mine.attack] [dt14.fort.mine.rating] [dt14.fort.mine.any-unit] [dt14.fort.mine.opponent] [dt14.ruling.mines.once] a minefield is entered half-way through a march', () => {
    const t = table(
      `
    reactions off
    mines G5
    unit 1a ranger-sniper-squad at E5
    unit 2a honey at L9`,
      // Entering: hit, save fails; leaving the same field is not struck again.
      'F T',
    );
    t.do('activate 1a', 'march', 'F5', 'G5');
    expect(t.question).toBe('take-hit');
    t.do(t.options()[0]!);
    expect(t.unit('1a').soldiers).toHaveLength(1);
    expect(t.question).toBe('move');
    t.do('H5', 'stop');
    expect(t.at('1a')).toBe('H5');
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.fort.grenade] [dt14.fort.bunker.reroll] [dt14.fort.strongpoint.reroll] [dt14.weapon.grenade.no-cover] [dt14.weapon.grenade.infantry-save] [dt14.weapon.grenade.no-cover-save] [dt14.sp.weapon.grenade.infantry-save] a bunker re-rolls the infantry save that a grenade leaves', () => {
    const position = (kind: string) => `
    reactions off
    fort ${kind} H5 W 2
    unit 1a mickey at C5 facing E
    unit 2a motherland-tesla-gun at H5`;
    // Four figures, four dice: one hit. Infantry save: shield fails it, re-roll shield: saves in a bunker, not in a strongpoint.
    const bunker = table(position('bunker'), 'FTTT S S');
    bunker.fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(bunker.unit('2a').marks).toBe(0);
    const strong = table(position('strongpoint'), 'FTTT S S');
    strong.fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(strong.unit('2a').marks).toBeGreaterThan(0);
  });
});
