import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../test/events.ts';
import { answer, begin, options, position, scriptedDice, stateOf } from '../../test/table.ts';
import { destinations, origins } from '../moves/index.ts';
import { centrePlaces, whyNot } from '../shop.ts';
import { newProduction } from './production.ts';

const [HIT, BLANK] = [5, 0];

const question = (match: ReturnType<typeof begin>) => {
  const [seat] = match.asked;
  return `${match.question(seat!)!.question} ${seat}`;
};

describe('a turn', () => {
  const begun = () =>
    begin({
      position: `land a b c d
links a-b b-c c-d
round 2
player 0 red played=koshka_2
player 1 blue played=koshka_1 used
at a 0 T2 centre
at b 0 T1
at c 1 T1
order 0 1
now turn 0`,
    });

  test('[dust.round.phases] production, then movement, then combat', () => {
    const match = begun();
    const asked = [question(match)];
    for (const id of ['done', 'stop']) {
      answer(match, id);
      asked.push(question(match));
    }
    expect(asked).toEqual(['purchase 0', 'movement 0', 'combat 0']);
  });

  test('[dust.turn.whole] all of it before the next player’s', () => {
    const match = begun();
    answer(match, 'done', 'stop', 'end');
    expect(question(match)).toBe('purchase 1');
    expect(eventsOf(match, 'turn-begun').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[dust.move.combat-ends] who goes on to combat has lost his movement points', () => {
    const match = begun();
    answer(match, 'done', 'stop');
    expect(options(match)).toEqual(['attack land b', 'end']);
    answer(match, 'attack land b', 'to c');
    expect(match.view(0)).toMatchObject({ movement: null });
  });

  test('[dust.ruling.u30] a special attack ends movement like any other', () => {
    const match = begin(
      {
        position: `land a b c\nsea s\nlinks a-b a-c a-s s-b\nround 2\nplayer 0 red played=koshka_2\nplayer 1 blue
at a 0 T1\nat s 0 S1\nat b 1 T2\nnow movement 0`,
      },
      scriptedDice([BLANK]),
    );
    answer(match, 'stop', 'attack submarines s', 'to b');
    expect(options(match)).not.toContain('move land a');
    expect(eventsOf(match, 'attack')).toHaveLength(1);
  });
});

describe('production', () => {
  const shopping = () =>
    begin({
      position: `land a! b c
sea s
links a-b b-c c-s
round 2
player 0 red played=koshka_3
player 1 blue played=diplomat_1
at a 0 T1 centre
at c 0 T1
at b 1 T1
now production 0`,
    });
  const ends = (match: ReturnType<typeof begin>) => {
    expect([question(match), ...options(match)]).toEqual(['centre 0', 'centre c']);
    answer(match, 'centre c');
    expect(question(match)).not.toBe('place 0');
    return stateOf(match).areas;
  };

  test('[dust.prod.centre.no-units-yet] what is bought with a centre stands before the centre does', () => {
    const match = shopping();
    answer(match, 'buy centre', 'buy tank', 'done');
    expect(ends(match)).toMatchObject([
      { units: [2, 0, 0, 0, 0] },
      {},
      { units: [1, 0, 0, 0, 0], centre: true },
      {},
    ]);
  });

  test('[dust.ruling.u3] no submarine is launched beside a centre bought in this turn', () => {
    const match = shopping();
    answer(match, 'buy centre');
    expect(options(match)).not.toContain('buy submarine');
    answer(match, 'done');
    expect(ends(match)[3]).toMatchObject({ holder: -1 });
  });
});

describe('where a new centre may stand', () => {
  const table = position(`land a! b* c d e
sea s
links a-b b-c c-d d-e e-s
round 2
player 0 red
player 1 blue
at a 0 T1
at b 0 T1
at c 0 T1 centre
at d 0 T1
at e 1 T1
at s 0 S1
now production 0`);
  const places = () => centrePlaces(table, 0).map((area) => 'abcdes'[area]);

  test('[dust.figure.centre.land-only] on land without a power source', () => {
    expect(places()).toEqual(['a', 'd']);
  });

  test('[dust.ruling.67] with own units and no other centre; a capital will do', () => {
    expect(places()).toEqual(['a', 'd']);
  });

  test('[dust.prod.no-centre.no-units] without a centre when production began no units are for sale', () => {
    const terms = { unitsOnly: false, units: false, submarines: true };
    expect(whyNot(table, { ...newProduction(0), points: 9 }, terms, 'tank')).toEqual({
      code: 'no-centre',
      rule: 'dust.prod.no-centre.no-units',
    });
  });
});

describe('movement across the sea', () => {
  test('[dust.move.amph.origin] begins at an own coast', () => {
    const state = position(`land a b c d
sea s
links a-s s-b s-c a-d
round 2
player 0 red
player 1 blue
at a 0 T1
at d 0 T1
at c 1 T1
at s 0 S1
now movement 0`);
    expect(origins(state, 0, 'amphibious')).toEqual([0]);
    expect(destinations(state, 0, 'amphibious', 0)).toEqual([1]);
    expect(destinations(state, 0, 'amphibious', 3)).toEqual([]);
  });
});

describe('battles and shells', () => {
  const table = (map: string, faces: readonly number[], cards = ['diplomat_1', 'diplomat_2']) =>
    begin(
      {
        position: `${map}\nround 2\nplayer 0 red played=${cards[0]}\nplayer 1 blue played=${cards[1]}\nnow combat 0`,
      },
      scriptedDice([...faces]),
    );
  const LAND = 'land a b c\nlinks a-b b-c\nat a 0 T2 F1\nat b 1 T2\nat c 1 T1';

  test('[dust.battle.retreat.out] who has left is back where he came from and rolls no more', () => {
    const match = table(LAND, [BLANK, BLANK, BLANK, BLANK]);
    answer(match, 'attack land a', 'to b', 'take 2 tank', 'take 1 fighter', 'withdraw 1 tank', 'stand');
    expect(match.view(0)).toMatchObject({ battle: { attackers: { tank: 1, fighter: 1 }, attackerDice: 2 } });
    expect(stateOf(match).areas[0]!.units).toEqual([1, 0, 0, 0, 0]);
  });

  test('[dust.neutral.defend] neutrals defend with all their units', () => {
    const map = 'land a b c\nlinks a-b b-c\nat a 0 T2\nat b neutral T1 M1\nat c 1 T1';
    const match = table(map, [BLANK, BLANK, BLANK]);
    answer(match, 'attack land a', 'to b', 'take 2 tank');
    expect(eventsOf(match, 'battle-begun')).toMatchObject([
      { defender: -2, defenders: { tank: 1, mech: 1 } },
    ]);
    expect(eventsOf(match, 'hits')).toMatchObject([{ side: 'defender', seat: -2, hits: 0 }]);
  });

  test('[dust.special.bomber.no-reply] bombed submarines do not roll', () => {
    const map = 'land a b\nsea s\nlinks a-b a-s\nat a 0 B1\nat b 1 T1\nat s 1 S3';
    const match = table(map, [HIT, BLANK]);
    answer(match, 'attack bombers a', 'to s');
    expect(eventsOf(match, 'hits')).toMatchObject([{ seat: 0, hits: 1 }]);
    expect(eventsOf(match, 'special-attack')).toMatchObject([{ units: { submarine: 1 }, emptied: false }]);
    expect(stateOf(match).areas[0]!.units).toEqual([0, 0, 0, 1, 0]);
  });

  test('[dust.ability.weapon.all-leave] the Secret Weapon drives all defenders out', () => {
    const match = table(LAND, [], ['secret_weapon_1', 'diplomat_2']);
    answer(match, 'attack land a', 'to b', 'take 1 tank', 'take 0 fighter', 'use');
    expect(eventsOf(match, 'ability-used')).toMatchObject([{ seat: 0, ability: 'secret_weapon' }]);
    expect(stateOf(match).areas).toMatchObject([
      { holder: 0, units: [1, 0, 1, 0, 0] },
      { holder: 0, units: [1, 0, 0, 0, 0] },
      { holder: 1, units: [3, 0, 0, 0, 0] },
    ]);
  });

  test('[dust.ruling.47] who leaves by Radar and has nowhere to go has used it and loses his units', () => {
    const map = 'land a b c\nlinks a-b b-c\nat a 0 T2\nat b 1 T2\nat c neutral T1 M1';
    const match = table(map, [], ['diplomat_1', 'alien_radar_1']);
    answer(match, 'attack land a', 'to b', 'take 2 tank', 'use');
    expect(eventsOf(match, 'ability-used')).toMatchObject([{ seat: 1, ability: 'alien_radar' }]);
    expect(eventsOf(match, 'no-retreat')).toMatchObject([{ holder: 1, units: { tank: 2 } }]);
  });

  test('[dust.ability.dropper.point] [dust.ability.dropper.battle] a drop costs a point and is a battle', () => {
    const map = 'land a b c d\nlinks a-b b-c c-d\nat a 0 T1 M1\nat b 0 T1\nat c 1 T2';
    const match = table(map, [HIT, BLANK, BLANK, BLANK, BLANK], ['mech_dropper_1', 'diplomat_2']);
    const points = () => (match.view(0) as { combat: { points: number } }).combat.points;
    const before = points();
    answer(match, 'launch drop', 'to c', 'mechs 1 a');
    expect(points()).toBe(before - 1);
    expect(eventsOf(match, 'battle-begun')).toMatchObject([
      { kind: 'drop', area: 'c', attackers: { mech: 1 } },
    ]);
  });

  test('[dust.ability.sigrid.both-at-sea] [dust.ruling.92] both at sea: the attacker decides first', () => {
    const map = 'sea s t\nland a b\nlinks a-s s-t t-b\nat a 0 T1\nat b 1 T1\nat s 0 S2\nat t 1 S2';
    const match = table(map, [HIT, BLANK, BLANK, BLANK], ['sigrid_1', 'sigrid_2']);
    answer(match, 'attack sea s', 'to t', 'take 2 submarine', 'stand');
    expect(question(match)).toBe('reroll 0');
    answer(match, 'pass');
    expect(question(match)).toBe('reroll 1');
  });
});

describe('Koshka', () => {
  test('[dust.ability.koshka.interrupt] takes her turn before another’s', () => {
    const match = begin({
      position: `land a b\nlinks a-b\nround 2\nplayer 0 red played=nurse_1\nplayer 1 blue played=koshka_1
at a 0 T1\nat b 1 T1\norder 0 1\nnow turns`,
    });
    answer(match, 'use');
    expect(eventsOf(match, 'ability-used')).toMatchObject([{ seat: 1, ability: 'koshka' }]);
    expect(eventsOf(match, 'interrupted')).toMatchObject([{ seat: 1, about: 0 }]);
    expect(question(match)).toBe('purchase 1');
  });
});
