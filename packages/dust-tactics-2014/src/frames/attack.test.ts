import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const duel = (a: string, b: string, more = '') => `reactions off
  unit 1a ${a}
  unit 1z hans at A9
  unit 2a ${b}
  unit 2z honey at L1
  ${more}`;

describe('an attack', () => {
  test('[dt14.attack.order] [dt14.target.legal] [dt14.target.each-weapon] [dt14.target.split] [dt14.target.vehicle-all] [dt14.target.locked] [dt14.target.weapons-optional] a vehicle names a target for each weapon, one after the other', () => {
    const t = table(
      duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5', 'unit 2b stefan at F6'),
      'TTTTT TTTTT',
    );
    t.do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toEqual([
      '1a Antitank Gun x1 at 2a',
      '1a Antitank Gun x1 at 2z',
      '1a Antitank Gun x1 at 2b',
      'hold Antitank Gun',
    ]);
    t.do('1a Antitank Gun x1 at 2a', '1a Heavy Machinegun x1 at 2b', 'hold Machinegun');
    expect(t.events.filter((event) => event.type === 'line-rolled')).toHaveLength(2);
    expect(t.event('attack')).toMatchObject({ targets: ['2a', '2b'] });
  });

  test('[dt14.target.unnamed-lost] [dt14.target.soldier.ranged] [dt14.target.soldier.close] [dt14.target.soldier.alive] [dt14.weapon.ammo.modelled] [dt14.weapon.limited.modelled] each living soldier one ranged and one close weapon', () => {
    const t = table(duel('sturmgrenadier-assault-squad at C5 soldiers 0,2,4', 'ranger-assault-squad at D5'));
    t.do('activate 1a', 'attack', 'nothing');
    // Soldiers 0 and 2 have rifles, 0 a panzerfaust besides, 4 the bazooka.
    expect(t.options()).toEqual([
      '1a Assault Rifle x2 at 2a',
      '1a Assault Rifle x1 at 2a',
      'hold Assault Rifle',
    ]);
    t.do('1a Assault Rifle x1 at 2a');
    // The one with the panzerfaust is kept free: the other fired. Now he may still choose.
    expect(t.options()).toContain('1a Assault Rifle x1 at 2a');
    t.do('hold Assault Rifle', '1a Panzerfaust x1 at 2a', 'hold Bazooka');
    expect(t.options()).toEqual([
      '1a Improvised weapon x3 at 2a',
      '1a Improvised weapon x2 at 2a',
      '1a Improvised weapon x1 at 2a',
      'hold Improvised weapon',
    ]);
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

  test('[dt14.target.simultaneous] [dt14.hit.blast.frozen] [dt14.target.no-redirect] [dt14.target.ammo-spent] [dt14.weapon.ammo.mark] [dt14.weapon.limited.mark] [dt14.weapon.limited.both-kinds] all dice fall on the target as it stood; what is left over is wasted, its ammunition spent', () => {
    const t = table(duel('sturmgrenadier-assault-squad at C5', 'rosie at F5'), 'FFFFFFFFF TTTTTTTTT F T');
    t.fire('1a', '1a Assault Rifle x3 at 2a', '1a Panzerfaust x1 at 2a');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.unit('1a').ammo).toEqual([0, 1, 0]);
    expect(t.event('line-rolled')).toMatchObject({ weapon: 'Panzerfaust', hits: 1 });
  });

  test('[dt14.hit.cell] [dt14.hit.per-weapon] [dt14.hit.f] [dt14.card.type-armour] [dt14.card.weapon.count] dice by row, column and number of copies; faction hits', () => {
    const t = table(
      duel('sturmgrenadier-assault-squad at C5', 'ranger-combat-squad at F5'),
      'FTSFTSFTSFTS FFFF',
    );
    t.fire('1a', '1a Assault Rifle x4 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ dice: 12, hits: 4, saved: 4 });
  });

  test('[dt14.hit.blast] [dt14.hit.blast.joined-hero] [dt14.hit.blast.support] blast: one die per miniature, five against five soldiers; a joined hero is one more; a support weapon counts its crew', () => {
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

  test('[dt14.save.die-per-hit] [dt14.save.infantry.cover] [dt14.save.infantry.one-kind] infantry in cover: four hits, three saved on F, S, F', () => {
    const t = table(
      duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5', 'crates F5'),
      'FFFFT FSFT',
    );
    t.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 4, saved: 3 });
    expect(t.question).toBe('take-hit');
  });

  test('[dt14.save.infantry.open] [dt14.save.support] infantry in the open: four hits, two saved; shields do not help', () => {
    const t = table(duel('pounder at C5 facing E', 'sturmgrenadier-assault-squad at F5'), 'FFFFT FFST');
    t.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 4, saved: 2 });
    const support = table(duel('pounder at C5 facing E', 'grenadier-mortar-squad at F5'), 'FFFFT FFST');
    support.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(support.event('line-rolled')).toMatchObject({ saved: 2 });
  });

  test('[dt14.save.vehicle.cover] [dt14.save.vehicle.open] a vehicle in smoke: three hits, one saved; in the open none', () => {
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

  test('[dt14.damage.one-by-one] [dt14.damage.squad.one] [dt14.damage.squad.overkill] [dt14.damage.squad.owner] [dt14.damage.order.owner] hits are taken one by one; a hit is a soldier whatever its damage; the owner chooses whom', () => {
    const t = table(duel('heinrich-trop at C5 facing E', 'ranger-combat-squad at F5'), 'FFTTTTTTT TT');
    t.fire('1a', '1a Quad Flak V43 x1 at 2a');
    expect([t.question, t.seat]).toEqual(['take-hit', 1]);
    expect(t.options()).toHaveLength(2);
    t.do(t.options().find((id) => id.includes('Bazooka'))!);
    expect(t.unit('2a').soldiers).toEqual([0, 1, 2]);
  });

  test('[dt14.damage.order.owner] nobody is asked for an order that makes no difference: marks only add up', () => {
    const shots = ['1a Quad Flak V43 x1 at 2a', '1a MG44 x1 at 2a'];
    const t = table(duel('heinrich-trop at C5 facing E', 'wildfire at F5'), 'FTTTT FT').fire('1a', ...shots);
    expect([t.question, t.unit('2a').marks]).toEqual(['activate', 3]);
  });

  test('[dt14.damage.track] [dt14.card.capacity] [dt14.damage.kill.amount] a track marks the second figure; the kill mark takes all that is left', () => {
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
  test('[dt14.close.adjacent] [dt14.close.with-ranged] [dt14.close.declare-together] [dt14.close.ranged-first] [dt14.close.ranged-losses] [dt14.close.retaliate] [dt14.close.retaliate.survivors] [dt14.close.simultaneous] [dt14.close.losses-after] [dt14.close.mutual-death] [dt14.close.no-saves] the example: two fall to shots, three strike back and all die, the attacker loses two', () => {
    const t = table(
      duel('sturmgrenadier-recon-squad at C5 acted', 'chinese-volunteer-assault-squad at D5'),
      // Eight dice of the machine gun, three hits, one saved; five improvised blows, three hits; three blows back, two hits.
      'FFFTTTTT FTT FFFTT FFT',
    );
    t.fire('1a', '1a Machinegun x1 at 2a', '1a Improvised weapon x5 at 2a');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.question).toBe('take-hit');
    t.do(t.options()[0]!).do(t.options()[0]!);
    expect(t.unit('1a').soldiers).toHaveLength(3);
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.close.improvised.who] [dt14.close.improvised.values] [dt14.close.improvised.each] [dt14.ruling.arc.improvised] everybody has improvised weapons: one die, one damage, all round', () => {
    const t = table(duel('hans at C5 facing W', 'pounder at D5 facing E'), 'F F');
    t.do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toEqual(['1a Improvised weapon x1 at 2a', 'hold Improvised weapon']);
    t.do('1a Improvised weapon x1 at 2a');
    expect([t.unit('1a').marks, t.unit('2a').marks]).toEqual([1, 1]);
    const claw = table(duel('luther at C5 facing W', 'pounder at D5 facing E')).do(
      'activate 1a',
      'attack',
      'nothing',
      'hold Improvised weapon',
    );
    // The claw is mounted to the front and does not reach behind.
    expect(claw.question).toBe('activate');
  });

  test('[dt14.close.sustained.choose] [dt14.close.retaliate.not-sustained] only one half is sustained, never the striking back', () => {
    const position = duel('markus at C5 acted', 'luther at D5 facing W');
    const t = table(position, 'TT TT T');
    t.do('activate 1a', 'sustained', '1a Heavy Panzer Gloves x1 at 2a');
    // Two dice, both missed, rolled again and missed; the Luther's claw is rolled once.
    expect(t.dice.left()).toBe(0);
    const both = table(duel('frank-von-stein at C5 acted', 'rosie at D5'));
    both.do('activate 1a', 'sustained', '1a Pistol x1 at 2a', '1a Dual Claws x1 at 2a');
    expect(both.options()).toEqual(['sustain ranged', 'sustain close']);
  });

  test('[dt14.close.retaliate.skills] [dt14.skill.expert.actions] [dt14.skill.expert.hero-weapon] Expert does not count when striking back', () => {
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
