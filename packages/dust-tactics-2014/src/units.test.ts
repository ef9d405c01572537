import { describe, expect, test } from 'vitest';
import { carriagesIn, roomFor } from './carrying.ts';
import { damageFrame, plainPool } from './frames/make-damage.ts';
import { letGo } from './losses.ts';
import { initiativeDice, mayJoin, reactionChance, reactionOdds } from './moments.ts';
import { rosterOf } from './roster.ts';
import { cloneState } from './state.ts';
import { table } from './testing.ts';
import { endBonds, nameOf, part, squareOf, takeOff } from './units.ts';

describe('names of units', () => {
  test('a letter each, then two', () => {
    expect([0, 25, 26, 27, 52].map((rank) => nameOf(0, rank))).toEqual(['1a', '1z', '1aa', '1ab', '1ba']);
    expect(nameOf(1, 0)).toBe('2a');
  });
});

describe('where a unit is', () => {
  const t = table('unit 1a hanomag at C3\nunit 1b stefan aboard 1a:passenger\nunit 1c hans at E5 floor 2');
  test('with what carries it', () => {
    expect(['1a', '1b'].map((name) => squareOf(t.state, t.unit(name)))).toEqual([26, 26]);
  });
  test('or nowhere', () => {
    const hans = { ...t.unit('1c'), bases: [] };
    takeOff(hans);
    expect(hans).toMatchObject({ at: -1, floor: 0 });
    expect(hans).not.toHaveProperty('bases');
  });
});

describe('[dt14.hero.join.duration] heroes part', () => {
  const joined = (bond: string) =>
    table(`unit 1a ranger-combat-squad at C3\nunit 1b rosie at C3 joined 1a:${bond}`);
  test('when their time is over, not before', () => {
    const t = joined('action');
    endBonds(t.state, 'activation');
    expect(t.unit('1b')).toMatchObject({ joined: 0, bond: 'action' });
    endBonds(t.state, 'action');
    expect(t.unit('1b')).toMatchObject({ joined: -1, bond: '' });
  });
  test('in the starter rules for good, once', () => {
    const t = joined('game');
    t.state.rules = 'starter';
    part(t.state, t.unit('1b'));
    part(t.state, t.unit('1b'));
    expect(t.unit('1b')).toMatchObject({ joined: -1, bond: '', spent: ['parted'] });
  });
  test('who may be one unit', () => {
    const t = table(
      'unit 1a ranger-combat-squad at C3\nunit 1b rosie at C3\nunit 1c rhino at C3\n' +
        'unit 2a stefan at C3\nunit 1d hans at D4',
    );
    const may = (hero: string, to: string) => mayJoin(t.unit(hero), t.unit(to));
    expect([may('1b', '1a'), may('1c', '1a'), may('2a', '1a')]).toEqual([true, false, false]);
    expect([may('1b', '1b'), may('1a', '1b'), may('1b', '1d'), may('1b', '1c')]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe('a copy of a match', () => {
  const original = () => {
    const { state } = table('unit 1a rosie at C3 stuns - spent parted\nunit 1b hans at D4');
    state.works = [['bunker'], ['strongpoint', 'bunker']];
    state.pieces = [['tile'], ['grove', 'trap']];
    state.reserves = [['any'], ['infantry', 'vehicle']];
    state.alerts = [{ side: 1, aircraft: 0 }];
    state.fallen = [1];
    state.paid = [2];
    state.scores = [3, 4];
    state.ending = { places: [1, 2], reason: 'points', rule: 'dt14.win.points' };
    state.stack.push(damageFrame(0, [plainPool(1, 2)]));
    return state;
  };
  test('says the same', () => expect(cloneState(original())).toEqual(original()));
  test('and is another: nothing that is done to it is done to the match', () => {
    const state = original();
    const copy = cloneState(state);
    for (const list of [copy.works, copy.pieces, copy.reserves]) for (const side of list) side.push('x');
    for (const list of [copy.fallen, copy.paid!, copy.scores, copy.edges, copy.ending!.places]) list[0] = 9;
    copy.alerts[0]!.aircraft = 9;
    copy.reinforced[0] = true;
    copy.replaced[1] = true;
    copy.units[0]!.stuns.push(9);
    copy.units[0]!.spent.push('x');
    copy.units[0]!.ammo.push(9);
    copy.units[0]!.soldiers.push(9);
    copy.units[1]!.stuns.push(9);
    (copy.stack.at(-1) as ReturnType<typeof damageFrame>).pools[0]!.hits = 9;
    expect(state).toEqual(original());
  });
});

describe('lists of a match', () => {
  const of = (units: string) => table(units).state;
  test('who is what', () => {
    const state = of(
      'unit 1a rosie\nunit 1b karl\nunit 2a striker\nunit 2b hanomag\nunit 2c carrier\nunit 2d hans',
    );
    expect(rosterOf(state)).toMatchObject({
      sizes: [1, 2, 1, 1, 1, 1],
      sides: [
        [0, 1],
        [2, 3, 4, 5],
      ],
      heroes: [0],
      carriers: [1, 3, 4],
      machines: [1, 2, 3, 4, 5],
      vehicles: [1, 3, 5],
    });
  });
  test('are made once for a match and its copies, and anew for another', () => {
    const state = of('unit 1a rosie\nunit 2a hans');
    const first = rosterOf(state);
    expect(rosterOf(cloneState(state))).toBe(first);
    expect(rosterOf(of('unit 1a hans\nunit 2a rosie')).heroes).toEqual([1]);
    expect(rosterOf(of('unit 1a hans\nunit 1b rosie')).sides).toEqual([[0, 1], []]);
    expect(rosterOf(of('unit 1a rosie')).heroes).toEqual([0]);
    const grown = of('unit 1a rosie');
    rosterOf(grown);
    grown.units.push({ ...grown.units[0]!, id: 1, card: 'hans' });
    expect(rosterOf(grown).vehicles).toEqual([1]);
  });
});

describe('[dt14.ruling.reaction] chances to react', () => {
  const odds = (card: string, more = '') => {
    const t = table(`unit 1a ${card} at C3 ${more}`);
    return reactionOdds(t.state, t.unit('1a')).map((chance) => Math.round(chance * 36));
  };
  test('two dice, a third of the faces each; one for the stunned', () => {
    expect(odds('hans')).toEqual([16, 16, 4]);
    expect(odds('hans', 'stuns -')).toEqual([24, 12, 0]);
    const t = table('unit 1a hans at C3');
    expect(Math.round(reactionChance(t.state, t.unit('1a')) * 36)).toBe(20);
  });
  test('[dt14.init.dice.three] three dice for initiative, four with somebody who knows how', () => {
    const dice = (units: string) => [0, 1].map((side) => initiativeDice(table(units).state, side));
    expect(dice('unit 1a bazooka-joe at C3\nunit 2a hans at D4')).toEqual([4, 3]);
    expect(dice('unit 1a bazooka-joe gone\nunit 2a hans at D4')).toEqual([3, 3]);
  });
});

describe('[dt14.pass.spaces] room aboard', () => {
  const room = (units: string, carriage: 'pilot' | 'passenger' | 'rider' | 'cargo') => {
    const t = table(`unit 1a ${units}`);
    return roomFor(t.state, t.unit('1a'), carriage);
  };
  test('for passengers and for riders', () => {
    const words = ['passenger', 'rider', 'pilot', 'cargo'] as const;
    expect(words.map((word) => room('hanomag at C3', word))).toEqual([6, 0, 0, 0]);
    expect(words.map((word) => room('karl at C3', word))).toEqual([0, 6, 0, 0]);
    expect(words.map((word) => room('hans at C3', word))).toEqual([0, 0, 0, 0]);
  });
  test('[dt14.pass.many] less those who are aboard, two places for the heavily armoured', () => {
    expect(room('hanomag at C3\nunit 1b stefan aboard 1a:passenger', 'passenger')).toBe(5);
    expect(room('hanomag at C3\nunit 1b rhino aboard 1a:passenger', 'passenger')).toBe(4);
    expect(room('karl at C3\nunit 1b stefan aboard 1a:pilot', 'rider')).toBe(6);
  });
  test('[dt14.sea.spaces] one hold for all', () => {
    const t = table(
      'map\nw w w\nunit 1a lcm-46 at A1\nunit 1b rosie aboard 1a:passenger\nunit 1c wildfire at C1',
    );
    const before = roomFor(t.state, t.unit('1a'), 'cargo');
    expect(roomFor(t.state, t.unit('1a'), 'passenger')).toBe(before);
    expect(roomFor(t.state, t.unit('1a'), 'pilot')).toBe(0);
  });
  test('nobody pilots out of a hold, and it is as large as it is', () => {
    const t = table('map\nw w w\nunit 1a lcm-46 at A1');
    expect([roomFor(t.state, t.unit('1a'), 'pilot'), roomFor(t.state, t.unit('1a'), 'cargo') > 0]).toEqual([
      0,
      true,
    ]);
  });

  test('nobody rides with the enemy, in himself or on foot', () => {
    const t = table(
      'unit 1a hanomag at C3\nunit 1b stefan at C4\nunit 2a rosie at D3\nunit 1c stefan-2 at C5'.replace(
        'stefan-2',
        'lara',
      ),
    );
    const ways = (who: string, on: string) => carriagesIn(t.state, t.unit(who), t.unit(on));
    expect(ways('1b', '1a')).toContain('passenger');
    expect([ways('2a', '1a'), ways('1a', '1a'), ways('1b', '1c')]).toEqual([[], [], []]);
  });
});

test('[dt14.weapon.grapple.release] a grappler lets go of all that he holds, and of nobody else', () => {
  const t = table(
    'unit 1a hans at C3\nunit 2a rosie at D3 stuns 1a,-\nunit 2b hans at D4\nunit 2c hans at D5 stuns 2b',
  );
  letGo(t.state, t.unit('1a'));
  expect(['2a', '2b', '2c'].map((name) => t.unit(name).stuns)).toEqual([[-1], [], [2]]);
});
