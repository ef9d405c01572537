import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const duel = (a: string, b: string, more = '') => `reactions off
  unit 1a ${a}
  unit 1z hans at A9
  unit 2a ${b}
  unit 2z honey at L1
  ${more}`;

describe('an attack', () => {
  const pounder = (dice = '') =>
    table(
      duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5', 'unit 2b stefan at F6'),
      dice,
    ).do('activate 1a', 'attack', 'nothing');

  test('[dt14.target.each-weapon] each weapon that fires has its target named, in the order of the card', () => {
    expect(pounder().options()).toEqual([
      '1a Antitank Gun x1 at 2a',
      '1a Antitank Gun x1 at 2z',
      '1a Antitank Gun x1 at 2b',
      'hold Antitank Gun',
    ]);
    expect(pounder().do('hold Antitank Gun').options()).toContain('hold Heavy Machinegun');
  });

  test('[dt14.target.split] weapons of one unit may aim at different targets', () => {
    const t = pounder('TTTTT TTTTT').do(
      '1a Antitank Gun x1 at 2a',
      '1a Heavy Machinegun x1 at 2b',
      'hold Machinegun',
    );
    expect(t.event('attack')).toMatchObject({ targets: ['2a', '2b'] });
  });

  test('[dt14.target.vehicle-all] a vehicle uses as many weapons as it likes', () => {
    const t = pounder('TTTTT TTTTT TTTTTT').do('1a Antitank Gun x1 at 2a', '1a Heavy Machinegun x1 at 2a');
    t.do('1a Machinegun x1 at 2a');
    expect(t.events.filter((event) => event.type === 'line-rolled')).toHaveLength(3);
  });

  test('[dt14.target.weapons-optional] none has to be used', () => {
    const t = pounder().do('hold Antitank Gun', 'hold Heavy Machinegun', 'hold Machinegun');
    expect([t.question, t.unit('1a').activated]).toEqual(['activate', true]);
  });

  test('[dt14.target.locked] a named target stays: there is no way back', () => {
    const t = pounder().do('1a Antitank Gun x1 at 2a');
    expect(t.options().filter((id) => id.includes('Antitank'))).toEqual([]);
  });

  test('[dt14.target.legal] a target must be in range, in arc and in sight', () => {
    const t = table(
      duel('hans at C5 facing E', 'pounder at A5', 'unit 2b pounder at E5\nunit 2c rosie at L5'),
    ).do('activate 1a', 'attack', 'nothing');
    expect(t.options().filter((id) => id.includes('Rocket'))).toEqual([
      '1a Dual Rocket Launcher x1 at 2b',
      'hold Dual Rocket Launcher',
    ]);
  });

  test('[dt14.attack.order] all targets are named before dice fall, shots are settled before blows', () => {
    const t = table(duel('manfred at C5', 'ranger-assault-squad at D5'), 'FTT T T TTTT');
    t.do('activate 1a', 'attack', 'nothing', '1a Assault Rifle x1 at 2a', 'hold Panzerfaust');
    expect(t.events.some(({ type }) => type === 'line-rolled')).toBe(false);
    t.do('1a Improvised weapon x1 at 2a', 'keep fighting-spirit');
    t.do(t.options()[0] ?? '');
    const order = t.events.map(({ type, weapon }) => (type === 'line-rolled' ? weapon : type));
    expect(order.indexOf('Assault Rifle')).toBeLessThan(order.indexOf('Improvised weapon'));
  });

  const three = (...ids: string[]) =>
    table(duel('sturmgrenadier-assault-squad at C5 soldiers 0,2,4', 'ranger-assault-squad at D5'))
      .do('activate 1a', 'attack', 'nothing', ...ids)
      .options();

  test(`[dt14.target.soldier.alive] [dt14.weapon.ammo.modelled] [dt14.weapon.limited.modelled]
      the dead fire nothing`, () => {
    // Soldiers 0 and 2 have rifles, 0 a panzerfaust besides, 4 the bazooka.
    expect(three()).toEqual(['1a Assault Rifle x2 at 2a', '1a Assault Rifle x1 at 2a', 'hold Assault Rifle']);
    expect(three('hold Assault Rifle')).toEqual(['1a Panzerfaust x1 at 2a', 'hold Panzerfaust']);
  });

  test('[dt14.target.soldier.ranged] one ranged weapon for each soldier', () => {
    // Both riflemen have fired: none is left for the panzerfaust.
    expect(three('1a Assault Rifle x2 at 2a').some((id) => id.includes('Panzerfaust'))).toBe(false);
    expect(three('1a Assault Rifle x1 at 2a', 'hold Assault Rifle')).toContain('1a Panzerfaust x1 at 2a');
  });

  test('[dt14.target.soldier.close] and one close combat weapon besides', () => {
    const close = three('1a Assault Rifle x2 at 2a', 'hold Bazooka');
    expect(close).toEqual([
      '1a Improvised weapon x3 at 2a',
      '1a Improvised weapon x2 at 2a',
      '1a Improvised weapon x1 at 2a',
      'hold Improvised weapon',
    ]);
  });

  test('[dt14.target.unnamed-lost] what was not named is not used later', () => {
    expect(three('hold Assault Rifle', 'hold Panzerfaust').some((id) => id.includes('Rifle'))).toBe(false);
  });

  test('[dt14.target.hero-all] a hero may use every weapon', () => {
    const t = table(duel('manfred at C5', 'ranger-assault-squad at F5'), 'TTT T');
    t.do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Assault Rifle x1 at 2a',
      '1a Panzerfaust x1 at 2a',
      'keep fighting-spirit',
    );
    expect(t.events.filter((event) => event.type === 'line-rolled')).toHaveLength(2);
  });

  test('[dt14.target.lone-hero] a hero who has not joined is a target of his own', () => {
    const t = table(
      duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5', 'unit 2b stefan at F5'),
    );
    expect(t.do('activate 1a', 'attack', 'nothing').options()).toEqual(
      expect.arrayContaining(['1a Antitank Gun x1 at 2a', '1a Antitank Gun x1 at 2b']),
    );
  });

  const wasted = () =>
    table(duel('sturmgrenadier-assault-squad at C5', 'rosie at F5'), 'FFFFFFFFF TTTTTTTTT F T').fire(
      '1a',
      '1a Assault Rifle x3 at 2a',
      '1a Panzerfaust x1 at 2a',
    );

  test(`[dt14.target.simultaneous] [dt14.target.no-redirect]
      all shots go off together, and what is left over is lost`, () => {
    const t = wasted();
    expect(t.unit('2a').place).toBe('gone');
    expect(t.event('line-rolled')).toMatchObject({ weapon: 'Panzerfaust', target: '2a', hits: 1 });
  });

  test(`[dt14.target.ammo-spent] [dt14.weapon.ammo.mark] [dt14.weapon.limited.mark]
      a box is crossed off for the lost shot, too`, () => {
    expect(wasted().unit('1a').ammo).toEqual([0, 1, 0]);
  });

  test('[dt14.hit.blast.frozen] miniatures are counted before any loss of this attack', () => {
    const t = table(duel('yakov at C5', 'sturmgrenadier-assault-squad at D5'), 'FFT TT TTTTT').fire(
      '1a',
      '1a Pistol x1 at 2a',
      '1a Flamethrower x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ weapon: 'Flamethrower', dice: 5 });
  });

  const rifles = (target: string, count: number, dice: string) =>
    table(duel('sturmgrenadier-assault-squad at C5', `${target} at F5`), dice)
      .fire('1a', `1a Assault Rifle x${count} at 2a`)
      .event('line-rolled');

  test('[dt14.hit.f] F is a hit, T and S are not', () => {
    expect(rifles('ranger-combat-squad', 4, 'FTSFTSFTSFTS FFFF')).toMatchObject({ hits: 4, saved: 4 });
  });

  test('[dt14.hit.cell] [dt14.hit.per-weapon] [dt14.card.weapon.count] the figure of the cell for every copy', () => {
    expect(rifles('ranger-combat-squad', 4, 'TTTTTTTTTTTT')).toMatchObject({ dice: 12 });
    expect(rifles('ranger-combat-squad', 1, 'TTT')).toMatchObject({ dice: 3 });
  });

  test('[dt14.card.type-armour] kind and armour say which column is read', () => {
    expect(rifles('heavy-ranger-attack-squad', 4, 'TTTTTTTT')).toMatchObject({ dice: 8 });
  });

  test(`[dt14.hit.blast] [dt14.hit.blast.joined-hero] [dt14.hit.blast.support]
      blast: one die per miniature, five against five soldiers;
      a joined hero is one more; a support weapon counts its crew`, () => {
    const five = table(duel('mickey at C5 facing E', 'sturmgrenadier-assault-squad at F5'), 'TTTTT');
    five.fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(five.event('line-rolled')).toMatchObject({ dice: 5 });
    const six = table(
      duel(
        'mickey at C5 facing E',
        'sturmgrenadier-assault-squad at F5',
        'unit 2b stefan at F5 joined 2a:game\nrules starter',
      ),
      'TTTTTT',
    );
    six.fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(six.event('line-rolled')).toMatchObject({ dice: 6 });
    const crew = table(duel('mickey at C5 facing E', 'grenadier-mortar-squad at F5 marks 2'), 'TTTT');
    crew.fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(crew.event('line-rolled')).toMatchObject({ dice: 4 });
  });

  test(`[dt14.save.die-per-hit] [dt14.save.infantry.cover] [dt14.save.infantry.one-kind]
      infantry in cover: four hits, three saved on F, S, F`, () => {
    const t = table(
      duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5', 'crates F5'),
      'FFFFT FSFT',
    );
    t.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 4, saved: 3 });
    expect(t.question).toBe('take-hit');
  });

  test(`[dt14.save.infantry.open] [dt14.save.support]
      infantry in the open: four hits, two saved; shields do not help`, () => {
    const t = table(duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5'), 'FFFFT FFST');
    t.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 4, saved: 2 });
    const support = table(duel('pounder at C5 facing E', 'grenadier-mortar-squad at F5'), 'FFFFT FFST');
    support.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(support.event('line-rolled')).toMatchObject({ saved: 2 });
  });

  test(`[dt14.save.vehicle.cover] [dt14.save.vehicle.open]
      a vehicle in smoke: three hits, one saved; in the open none`, () => {
    const t = table(duel('natasha at C5 facing E', 'hans at F5', 'smoke F5 until 9'), 'FFF');
    t.do('activate 1a', 'attack', 'nothing', '1a Dual Howitzers x1 at 2a');
    // Howitzers are grenades: no cover save at all.
    expect(t.unit('2a').place).toBe('gone');
    const smoke = table(duel('wildfire at C5 facing E', 'hans at F5', 'smoke F5 until 9'), 'FF SF');
    smoke.do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(smoke.event('line-rolled')).toMatchObject({ hits: 2, saved: 1 });
    const open = table(duel('wildfire at C5 facing E', 'hans at F5'), 'FF');
    open.do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(open.unit('2a').marks).toBe(2);
  });

  test.each([
    ['F', 'smoke'],
    ['S', 'smoke-failed'],
  ] as const)('[dt14.weapon.smoke.die] who fires smoke is told whether it rose: %s', (dice, type) => {
    const t = table(duel('ranger-heavy-mortar-squad at C5', 'hans at H5'), dice);
    t.do('activate 1a', 'attack', 'nothing', '1a smoke at G5');
    expect(t.event(type)).toMatchObject({ unit: '1a' });
  });

  test('[dt14.save.aircraft] an aircraft has no save', () => {
    const t = table(duel('wildfire at C5 facing E', 'falke at F5', 'smoke F5 until 9'), 'FTT').do(
      'activate 1a',
    );
    t.do('attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 1, saved: 0 });
  });

  const flak = (card: string, dice: string) =>
    table(duel('heinrich-trop at C5 facing E', `${card} at F5`), dice).fire(
      '1a',
      '1a Quad Flak V43 x1 at 2a',
    );

  test('[dt14.damage.squad.owner] [dt14.damage.order.owner] the owner chooses who falls', () => {
    const t = flak('ranger-combat-squad', 'FTTTTTTTT T');
    expect([t.question, t.seat]).toEqual(['take-hit', 1]);
    expect(t.options()).toHaveLength(2);
    expect(t.do(t.options().find((id) => id.includes('Bazooka')) ?? '').unit('2a').soldiers).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('[dt14.damage.one-by-one] hits are settled one after the other', () => {
    const t = flak('ranger-combat-squad', 'FFTTTTTTT TT');
    t.do(t.options().find((id) => id.includes('Bazooka')) ?? '');
    // The second hit falls on one of four equal soldiers: nobody need be asked.
    expect([t.unit('2a').soldiers, t.question]).toEqual([[0, 1, 2], 'activate']);
  });

  test('[dt14.damage.squad.one] [dt14.damage.squad.overkill] a hit costs one soldier, whatever its damage', () => {
    expect(flak('ranger-command-squad soldiers 1', 'FTTTTTTTT T').unit('2a').place).toBe('gone');
    expect(flak('usmc-rifle-squad', 'FTTTTTTTT T').unit('2a').soldiers).toHaveLength(4);
  });

  test('[dt14.damage.order.owner] nobody is asked for an order that makes no difference: marks only add up', () => {
    const shots = ['1a Quad Flak V43 x1 at 2a', '1a MG44 x1 at 2a'];
    const t = table(duel('heinrich-trop at C5 facing E', 'wildfire at F5'), 'FTTTT FT').fire('1a', ...shots);
    expect([t.question, t.unit('2a').marks]).toEqual(['activate', 3]);
  });

  test(`[dt14.damage.track] [dt14.card.capacity] [dt14.damage.kill.amount]
      a track marks the second figure; the kill mark takes all that is left`, () => {
    const t = table(duel('heinrich-trop at C5 facing E', 'rosie at F5'), 'FTTTTTTTT T');
    t.fire('1a', '1a Quad Flak V43 x1 at 2a');
    expect(t.unit('2a').marks).toBe(3);
    const kill = table(duel('blackhawk at C5 facing E', 'hans at F5'), 'FTT');
    kill.do('activate 1a', 'attack', 'nothing', '1a Heavy Piat x1 at 2a');
    expect(kill.unit('2a').place).toBe('gone');
    expect(kill.state.scores).toEqual([7, 0]);
  });

  test('[dt14.sustained.reroll] [dt14.sustained.rest-same] a sustained attack rolls misses once more', () => {
    const t = table(duel('wildfire at C5 facing E', 'hans at F5'), 'FT F');
    t.do('activate 1a', 'sustained', '1a Quad Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 2 });
    expect(t.dice.left()).toBe(0);
  });
});

describe('close combat', () => {
  /**
   * Eight dice of a machine gun, three hits, one saved; five improvised blows, three hits; three blows back, two hits.
   */
  const example = (at = 'D5', dice = 'FFFTTTTT FTT FFFTT FFT') =>
    table(duel('sturmgrenadier-recon-squad at C5 acted', `chinese-volunteer-assault-squad at ${at}`), dice);
  const fought = () => example().fire('1a', '1a Machinegun x1 at 2a', '1a Improvised weapon x5 at 2a');
  const lines = (t: ReturnType<typeof table>) => t.events.filter((event) => event.type === 'line-rolled');

  test('[dt14.close.adjacent] close combat is fought with a neighbour', () => {
    const blows = (at: string) => {
      const t = example(at, '').do('activate 1a', 'attack', 'nothing');
      while (
        t.options().length > 0 &&
        !t.options().some((id) => id.includes('Improvised')) &&
        t.question !== 'activate'
      )
        t.do(t.options().find((id) => id.startsWith('hold')) ?? '');
      return t.question === 'declare-target';
    };
    expect([blows('D5'), blows('D6'), blows('E5')]).toEqual([true, true, false]);
  });

  test('[dt14.close.with-ranged] [dt14.close.declare-together] shots and blows are named at the same time', () => {
    const t = example('D5', '').do('activate 1a', 'attack', 'nothing');
    t.do('hold Assault Rifle', 'hold Panzerfaust', '1a Machinegun x1 at 2a');
    expect(t.options()).toContain('1a Improvised weapon x5 at 2a');
    expect(lines(t)).toEqual([]);
  });

  test(`[dt14.close.ranged-first] [dt14.close.ranged-losses]
      shots come first, and the fallen do not strike back`, () => {
    expect(lines(fought()).map(({ weapon, by }) => [weapon, by])).toEqual([
      ['Machinegun', '1a'],
      ['Improvised weapon', '1a'],
      ['Improvised weapon', '2a'],
    ]);
  });

  test('[dt14.close.retaliate] [dt14.close.retaliate.survivors] those whom the shots left strike back', () => {
    expect(lines(fought()).at(-1)).toMatchObject({ by: '2a', back: true, dice: 3, hits: 2 });
  });

  test(`[dt14.close.simultaneous] [dt14.close.losses-after] [dt14.close.mutual-death]
      even a unit that is wiped out has struck`, () => {
    const t = fought();
    expect([t.unit('2a').place, t.question, t.seat]).toEqual(['gone', 'take-hit', 0]);
    t.do(t.options()[0] ?? '').do(t.options()[0] ?? '');
    expect(t.unit('1a').soldiers).toHaveLength(3);
  });

  test('[dt14.close.no-saves] no save helps in close combat', () => {
    expect(lines(fought())[1]).toMatchObject({ hits: 3, saved: 0 });
  });

  const unarmed = (dice = '') =>
    table(duel('hans at C5 facing W', 'pounder at D5 facing E'), dice).do('activate 1a');

  test('[dt14.close.improvised.who] everybody has improvised weapons', () => {
    expect(unarmed().do('attack', 'nothing').options()).toEqual([
      '1a Improvised weapon x1 at 2a',
      'hold Improvised weapon',
    ]);
  });

  test('[dt14.close.improvised.values] [dt14.close.improvised.each] one die for one damage, on both sides', () => {
    const t = unarmed('F F').do('attack', 'nothing', '1a Improvised weapon x1 at 2a');
    expect([t.unit('1a').marks, t.unit('2a').marks]).toEqual([1, 1]);
    expect(lines(t).map(({ dice }) => dice)).toEqual([1, 1]);
  });

  test('[dt14.ruling.arc.improvised] they go all round, a mounted claw does not', () => {
    const behind = (card: string) =>
      table(duel(`${card} at C5 facing W`, 'pounder at D5 facing E'))
        .do('activate 1a', 'attack', 'nothing')
        .options();
    expect(behind('luther')).toEqual(['1a Improvised weapon x1 at 2a', 'hold Improvised weapon']);
    const ahead = table(duel('luther at C5 facing E', 'pounder at D5 facing E')).do(
      'activate 1a',
      'attack',
      'nothing',
    );
    expect(ahead.do('hold Light Gun').options()).toContain('1a Combat Claw x1 at 2a');
  });

  test(`[dt14.close.sustained.choose] [dt14.close.retaliate.not-sustained]
      only one half is sustained, never the striking back`, () => {
    const position = duel('markus at C5 acted', 'luther at D5 facing W');
    const t = table(position, 'TT TT T');
    t.do('activate 1a', 'sustained', '1a Heavy Panzer Gloves x1 at 2a');
    // Two dice, both missed, rolled again and missed; the Luther's claw is rolled once.
    expect(t.dice.left()).toBe(0);
    const both = table(duel('frank-von-stein at C5 acted', 'rosie at D5'));
    both.do('activate 1a', 'sustained', '1a Pistol x1 at 2a', '1a Dual Claws x1 at 2a');
    expect(both.options()).toEqual(['sustain ranged', 'sustain close']);
  });

  test(`[dt14.close.retaliate.skills] [dt14.skill.expert.actions] [dt14.skill.expert.hero-weapon]
      Expert does not count when striking back`, () => {
    const t = table(duel('luther at C5 facing E', 'rhino at D5'), 'T TT');
    t.fire('1a', '1a Combat Claw x1 at 2a');
    expect(t.unit('1a').marks).toBe(0);
  });

  test('[dt14.ruling.close.weapons] listed close weapons strike back where they can hurt', () => {
    const t = table(duel('luther at C5 facing E', 'gorilla-squad at D5'), 'T FTTTTT');
    t.fire('1a', '1a Combat Claw x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ weapon: 'Panzer Gloves', dice: 6, hits: 1 });
  });
});

describe('[dt14.target.legal] an attack in which nobody is fired at says why', () => {
  const moved = (units: string, end = 'stop') =>
    table(`reactions off\n${units}`).do('activate 1a', 'move', 'attack', end).event('in-vain');

  test('nobody is in range', () => {
    const units = 'unit 1a bazooka-joe at A1\nunit 2a bazooka-joe at L9';
    expect(moved(units)).toMatchObject({ unit: '1a', why: 'range' });
  });

  test('nobody is in sight', () => {
    const units = 'map\n. . . # . .\n. . . # . .\nunit 1a bazooka-joe at B1\nunit 2a bazooka-joe at E1';
    expect(moved(units)).toMatchObject({ unit: '1a', why: 'sight' });
  });

  test('nobody is in the arc', () => {
    const units = 'unit 1a hans at C5 facing W\nunit 2a sturmgrenadier-assault-squad at E5';
    expect(moved(units, 'face W')).toMatchObject({ unit: '1a', why: 'arc' });
  });

  test('fire was held', () => {
    const units = 'unit 1a rosie at C5\nunit 2a sturmgrenadier-assault-squad at E5';
    const t = table(`reactions off\n${units}`).do('activate 1a', 'attack', 'nothing');
    while (t.options().some((id) => id.startsWith('hold ')))
      t.do(t.options().find((id) => id.startsWith('hold '))!);
    expect(t.event('in-vain')).toMatchObject({ unit: '1a', why: 'held' });
    expect(t.event('attack')).toBeUndefined();
  });
});
