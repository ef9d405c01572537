import { describe, expect, test } from 'vitest';
import { mayFight } from './attack/targets.ts';
import { speedOf } from './moments.ts';
import { table } from './testing.ts';

describe('the ten nastiest', () => {
  /** A mortar behind the wood, an observer before it. */
  const observed = (dice: string, ...ids: string[]) =>
    table(
      `
    reactions off
    map
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      t t t t t t t t t t t t
      . . . . . . . . . . . .
      . . . . . . . . . . . .
    unit 1a ranger-observer-squad at F5 acted
    unit 1b ranger-heavy-mortar-squad at F1
    unit 2a sturmgrenadier-assault-squad at F6`,
      dice,
    ).do('activate 1a', ...ids);
  const MORTAR = '1b Heavy Mortar x1 at 2a';
  const CALL = ['attack', 'move', 'call 1b', MORTAR];

  test('[dt14.skill.observer.borrow] [dt14.skill.observer.use] he may call a gun in place of his own weapons', () => {
    expect(observed('', 'attack', 'move').options()).toEqual(['own-weapons', 'call 1b']);
    expect(observed('FTTTT F', ...CALL).event('line-rolled')).toMatchObject({ by: '1b', hits: 1 });
  });

  test(`[dt14.skill.observer.sight] [dt14.sp.skill.observer.sight] [dt14.weapon.artillery.observer]
      his eyes count`, () => {
    expect(observed('', 'attack', 'move', 'call 1b').options()).toContain(MORTAR);
  });

  test('[dt14.skill.observer.instead] his own men do not fire', () => {
    const lines = observed('FTTTT F', ...CALL).events.filter((event) => event.type === 'line-rolled');
    expect(lines.map(({ by }) => by)).toEqual(['1b']);
  });

  test('[dt14.skill.observer.artillery-only] nothing but artillery fires', () => {
    const options = observed('', 'attack', 'move', 'call 1b').options();
    expect(options.filter((id) => / x\d+ at /.test(id))).toEqual([MORTAR]);
    expect(observed('TTTTT', ...CALL).question).toBe('move');
  });

  test('[dt14.skill.observer.activates] [dt14.sp.skill.observer.activates] the gun activates there and then', () => {
    expect(observed('', 'attack', 'move', 'call 1b').unit('1b').activated).toBe(true);
    expect(observed('', 'attack', 'move').unit('1b').activated).toBe(false);
  });

  test('[dt14.skill.observer.finish] the gun has then activated', () => {
    const t = observed('TTTTT', ...CALL, 'stop');
    expect([t.unit('1b').activated, t.options()]).toEqual([true, ['activate 2a']]);
  });

  test('[dt14.skill.observer.resume] [dt14.skill.observer.continue] the observer goes on with his move', () => {
    const t = observed('TTTTT', ...CALL);
    expect([t.question, t.do('G5', 'stop').at('1a')]).toEqual(['move', 'G5']);
  });

  test(`[dt14.skill.observer.same-action] [dt14.skill.observer.same-kind]
      a sustained attack of his is a sustained one of the gun`, () => {
    const t = observed('TTTTT FTTTT F', 'sustained', 'call 1b', MORTAR);
    expect(t.event('line-rolled')).toMatchObject({ by: '1b', hits: 1 });
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.skill.camouflage.observer] [dt14.skill.camo.observer] calling does not give him away', () => {
    expect(observed('TTTTT', ...CALL, 'stop').unit('1a').hidden).toBe(true);
  });

  /** Passengers fire from a vehicle; the enemy answers with a sustained attack on it. */
  const answered = (dice = '') =>
    table(
      `
    unit 1a hanomag at F5 facing N marks 3
    unit 1b sturmgrenadier-assault-squad aboard 1a:passenger
    unit 1c hans at A1
    unit 2a wildfire at C5 facing E`,
      dice,
    ).do('activate 1b', 'attack', 'nothing');
  const wrecked = (faces: string) =>
    answered(`FF FTTTT TTTT ${faces}`).do('react 2a', '2a Quad Heavy Machinegun x1 at 1a');

  test('[dt14.ruling.reaction.carrier] passengers who attack draw reactions on their vehicle', () => {
    expect(answered().options()).toEqual(['hold-fire', 'react 2a']);
    expect(wrecked('SSSSS').unit('1a').place).toBe('gone');
  });

  test('[dt14.pass.wreck.dice] [dt14.pass.wreck.loss] a die for each of the five, T costs one', () => {
    expect(wrecked('SSSSS').options()).toEqual(['place 1b F5']);
    const t = wrecked('TTSSS');
    t.do(t.options()[0] ?? '').do(t.options()[0] ?? '');
    expect(t.unit('1b').soldiers).toHaveLength(3);
  });

  test('[dt14.pass.wreck.owner] their owner chooses whom he loses', () => {
    const t = wrecked('TTSSS');
    expect([t.question, t.seat]).toEqual(['take-hit', 0]);
    expect(t.options().length).toBeGreaterThan(1);
  });

  test('[dt14.pass.wreck.place-square] they stand where it stood', () => {
    expect(wrecked('SSSSS').do('place 1b F5').at('1b')).toBe('F5');
  });

  test('[dt14.pass.wreck.spent] they have activated, whatever they were about to do', () => {
    const t = wrecked('SSSSS').do('place 1b F5');
    expect([t.unit('1b').activated, t.question, t.seat]).toEqual([true, 'activate', 0]);
    expect(t.options()).toEqual(['activate 1c']);
  });

  /** An airlifter is shot down. */
  const crash = (cargo: string, dice: string, more = '') =>
    table(
      `
    reactions off
    unit 1a wildfire at C5 facing E
    unit 2a carrier at F5 marks 7
    unit 2b ${cargo} aboard 2a:cargo
    unit 2d red-army-battle-squad at L9${more}`,
      `FTT ${dice}`,
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');

  test('[dt14.lift.lost.dice] a die for each point that the cargo has left', () => {
    expect(crash('natasha marks 4', 'TF').unit('2b').marks).toBe(5);
    expect(crash('natasha', 'TTFFFF').unit('2b').marks).toBe(2);
  });

  test('[dt14.lift.lost.damage] T and S hurt', () => {
    expect(crash('natasha', 'TSSFFF').unit('2b').marks).toBe(3);
  });

  test('[dt14.lift.lost.removed] the lifter goes', () => {
    const t = crash('natasha', 'FFFFFF');
    expect([t.unit('2a').place, t.state.scores[0]]).toEqual(['gone', 7]);
  });

  test('[dt14.lift.lost.spent] what comes down has activated', () => {
    const t = crash('natasha', 'FFFFFF').do('place 2b F5');
    expect([t.unit('2b').activated, t.options()]).toEqual([true, ['activate 2d']]);
  });

  test('[dt14.pilot.escape.roll] the cargo dies in the crash, its pilot gets out', () => {
    const t = crash('nastasia marks 5', 'T S', '\nunit 2c koshka aboard 2b:pilot');
    expect([t.unit('2b').place, t.question]).toEqual(['gone', 'place-survivor']);
    expect(t.do('place 2c F5').unit('2c')).toMatchObject({ place: 'board', activated: true, marks: 0 });
  });

  const attacked = (target: string, dice = '', heroes = 'unit 2a stefan at F5 activated') =>
    table(
      `reactions off\nunit 1a pounder at C5 facing E\n${heroes}\nunit 2b sturmgrenadier-assault-squad at F5`,
      dice,
    ).do(
      'activate 1a',
      'attack',
      'nothing',
      'hold Antitank Gun',
      `1a Heavy Machinegun x1 at ${target}`,
      'hold Machinegun',
    );

  test(`[dt14.hero.join.attacked.hero] [dt14.hero.join.attacked.spent-ok]
      a hero who is shot at may join, even if he has activated`, () => {
    const t = attacked('2a');
    expect([t.question, t.seat, t.options()]).toEqual(['join-under-attack', 1, ['join 2a to 2b', 'stay']]);
  });

  test('[dt14.hero.join.attacked.redirect] the unit is the target from then on', () => {
    expect(attacked('2a', 'FTTTT F').do('join 2a to 2b').event('line-rolled')).toMatchObject({
      target: '2b',
    });
    expect(attacked('2a', 'FTTTT F').do('stay').event('line-rolled')).toMatchObject({ target: '2a' });
  });

  test('[dt14.hero.join.attacked.unit] heroes may join a unit that is shot at', () => {
    expect(attacked('2b').options()).toEqual(['join 2a to 2b', 'stay']);
  });

  test('[dt14.hero.join.attacked.any-number] as many as there are', () => {
    const t = attacked('2b', '', 'unit 2a stefan at F5\nunit 2c manfred at F5').do('join 2a to 2b');
    expect(t.options()).toEqual(['join 2c to 2b', 'stay']);
  });

  test('[dt14.hero.join.attacked.until] it lasts to the end of the action', () => {
    expect(attacked('2a', 'FTTTT F').do('join 2a to 2b').unit('2a').joined).toBe(-1);
  });

  test('[dt14.sp.hero.join.hits] their owner gives out the hits among them', () => {
    const t = attacked('2a', 'FTTTT T').do('join 2a to 2b');
    expect([t.question, t.seat]).toEqual(['take-hit', 1]);
    expect(t.options().some((id) => id.endsWith(' 2a')) && t.options().some((id) => id.includes(' 2b'))).toBe(
      true,
    );
  });

  const spy = (dice: string, more = '') =>
    table(
      'reactions off\nunit 1a the-priest\nunit 1b ranger-combat-squad at A1\n' +
        `unit 2a sturmgrenadier-assault-squad at F5${more}`,
      dice,
    ).do('activate 1a');

  test('[dt14.skill.spy.roll] two dice, if his player likes', () => {
    expect(spy('').options()).toEqual(['infiltrate', 'wait']);
    expect(spy('').do('wait').unit('1a')).toMatchObject({ place: 'off', activated: true });
    expect(spy('TS').do('infiltrate').dice.left()).toBe(0);
  });

  test('[dt14.skill.spy.place] with any F he is set down', () => {
    expect(spy('FS').do('infiltrate').question).toBe('place-spy');
  });

  test('[dt14.skill.spy.range] [dt14.ruling.spy.where] next to an enemy, where he could stand', () => {
    const t = spy('FS', '\nfort bunker G5 W 2').do('infiltrate');
    const squares = ['E4', 'E5', 'E6', 'F4', 'F6', 'G4'];
    expect(t.options().sort()).toEqual(squares.map((square) => `place ${square}`));
    expect(t.do('place E6').at('1a')).toBe('E6');
  });

  test('[dt14.skill.spy.actions] one action for each F', () => {
    const one = spy('FS').do('infiltrate', 'place G6', 'nothing');
    const two = spy('FF').do('infiltrate', 'place G6', 'nothing');
    expect([one.question, two.question]).toEqual(['activate', 'declare-action']);
  });

  test('[dt14.skill.spy.nothing] otherwise nothing', () => {
    expect(spy('TS').do('infiltrate').unit('1a')).toMatchObject({ place: 'off', activated: true });
  });

  test('[dt14.skill.spy.no-join] nobody is joined from nowhere', () => {
    const t = table(
      'reactions off\nunit 1a the-priest\nunit 1b ranger-combat-squad\nunit 2a sturmgrenadier-assault-squad at F5',
    ).do('activate 1b');
    expect(t.question).toBe('declare-action');
  });

  test('[dt14.skill.spy.off-board] he does not walk on from the edge', () => {
    expect(spy('').options()).not.toContain('move');
  });

  /** Markus hits Frank once and chains a miss; Frank strikes back twice in vain. */
  const cheating = (face: string) =>
    table(
      'reactions off\nunit 1a markus at E5\nunit 2a frank at F5 marks 3\nunit 2b rosie at L9',
      `FTT T TT ${face}`,
    ).do('activate 1a', 'attack', 'nothing', '1a Heavy Panzer Gloves x1 at 2a');

  test('[dt14.skill.cheat.die] dead, he lives on with F or S', () => {
    expect(['F', 'S', 'T'].map((face) => cheating(face).unit('2a').place)).toEqual([
      'board',
      'board',
      'gone',
    ]);
  });

  test('[dt14.skill.cheat.when] rolled when the action is over: after he has struck back', () => {
    const types = cheating('S').events.map(({ type }) => type);
    expect(types.lastIndexOf('line-rolled')).toBeLessThan(types.indexOf('cheated-death'));
  });

  test('[dt14.skill.cheat.one-point] he has one point', () => {
    expect(cheating('S').unit('2a').marks).toBe(3);
  });

  test('[dt14.skill.cheat.stunned] he is stunned', () => {
    expect(cheating('S').unit('2a').stuns).toEqual([-1]);
  });

  test('[dt14.ruling.cheat-death] he scores only if he stays dead', () => {
    expect([cheating('S').state.scores, cheating('T').state.scores[0] > 0]).toEqual([[0, 0], true]);
  });

  const held = `
    reactions off
    unit 1a luther at E5 facing E
    unit 1b hans at A1
    unit 2a pounder at F5 facing W stuns 1a
    unit 2b honey at L9`;

  test('[dt14.weapon.grapple.stun] a hit of the claw stuns', () => {
    // The claw hits or not; the Pounder strikes back in vain.
    const struck = (face: string) =>
      table(held.replace(' stuns 1a', ''), `${face} T`).fire('1a', '1a Combat Claw x1 at 2a').unit('2a')
        .stuns;
    expect([struck('F'), struck('T')]).toEqual([[0], []]);
  });

  test(`[dt14.weapon.grapple.release] [dt14.ruling.grapple.ends]
      it is over when the grappler acts, not with Nothing`, () => {
    const after = (...ids: string[]) =>
      table(held)
        .do('activate 1a', ...ids)
        .unit('2a').stuns;
    expect([after('nothing', 'move', 'face E'), after('nothing', 'nothing')]).toEqual([[], [0]]);
  });

  test('[dt14.weapon.grapple.regrab] to hold on he must hit anew', () => {
    const again = (face: string) =>
      table(held, `${face}T`).fire('1a', '1a Combat Claw x1 at 2a').unit('2a').stuns;
    expect([again('F'), again('T')]).toEqual([[0], []]);
  });

  test(`[dt14.weapon.grapple.no-fight] [dt14.weapon.grapple.nothing]
      who is held does not fight and begins with Nothing`, () => {
    const t = table(held).do('activate 1b', 'nothing', 'nothing', 'activate 2a');
    expect(t.options()).toEqual(['nothing']);
    expect(mayFight(t.state, t.unit('2a'))).toBe(false);
  });

  const bloodcross = (zombies: string, dice = '') =>
    table(
      `reactions off\nunit 1a totenmeister at E5\nunit 1b zombie-squad at ${zombies}\n` +
        'unit 1c zombie-grenadier-squad at E6\nunit 2a pounder at L9',
      dice,
    );

  test(`[dt14.skill.blutkreuz.range] [dt14.skill.blutkreuz.when] [dt14.skill.mindless.led]
      mindless zombies next to her when they activate are led`, () => {
    const led = (zombies: string) => bloodcross(zombies).do('activate 1b').unit('1b').led;
    expect([led('F5'), led('G5'), bloodcross('F5').do('activate 1c').unit('1c').led]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['[dt14.skill.blutkreuz.move] they move 3', 'move', 3, 2],
    ['[dt14.skill.blutkreuz.march] they march 4', 'march', 4, 3],
  ] as const)('%s', (_rule, kind, fast, slow) => {
    const speed = (zombies: string) => {
      const t = bloodcross(zombies).do('activate 1b');
      return speedOf(t.state, t.unit('1b'))[kind];
    };
    expect([speed('F5'), speed('G5')]).toEqual([fast, slow]);
  });

  test('[dt14.skill.blutkreuz.charge] they charge', () => {
    const offers = (zombies: string) => bloodcross(zombies).do('activate 1b').options();
    expect(offers('F5')).toContain('march and charge');
    expect(offers('G5')).not.toContain('march and charge');
  });

  test('[dt14.skill.resurrect.dice] a die for each lost zombie, back on F or S', () => {
    const raised = (faces: string) =>
      bloodcross('F5 soldiers 0,1,2', faces)
        .do('activate 1a', 'resurrection', 'nothing', 'choose 1b')
        .unit('1b').soldiers;
    expect(['FS', 'FT', 'TT'].map((faces) => raised(faces).length)).toEqual([5, 4, 3]);
  });

  test('[dt14.skill.resurrect.range] mindless zombies next to her only', () => {
    const candidates = (zombies: string) =>
      bloodcross(zombies, '').do('activate 1a', 'resurrection', 'nothing').options();
    expect(candidates('F5 soldiers 0')).toEqual(['choose 1b']);
    expect(candidates('G5 soldiers 0')).not.toContain('choose 1b');
  });

  test('[dt14.skill.resurrect.bearer] [dt14.skill.resurrect.action] an action of a Blutkreuz alone', () => {
    const t = bloodcross('F5 soldiers 0');
    expect(t.do('activate 1a', 'resurrection').options()).not.toContain('march');
    expect(bloodcross('F5 soldiers 0').do('activate 1c').options()).not.toContain('resurrection');
  });
});
