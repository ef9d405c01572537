import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../test/events.ts';
import { answer, begin, options, scriptedDice } from '../../test/table.ts';

const [HIT, BLANK] = [5, 0];

interface Table {
  readonly attackers: string;
  readonly defenders: string;
  readonly cards?: readonly [string, string];
  readonly sea?: boolean;
}

/** Seat 0 in a is about to attack seat 1 in b; seat 1 has c behind it. */
function table(faces: readonly number[], { attackers, defenders, cards, sea = false }: Table) {
  const [own, other] = cards ?? ['diplomat_1', 'diplomat_2'];
  const map = sea ? 'sea a b c\nland x y\nlinks x-a a-b b-c c-y' : 'land a b c\nlinks a-b b-c';
  const away = sea ? 'at x 0 T1\nat y 1 T1\nat c 1 S1' : 'at c 1 T1';
  return begin(
    {
      position: `${map}\nround 2\nplayer 0 red played=${own}\nplayer 1 blue played=${other}
at a 0 ${attackers}\nat b 1 ${defenders}\n${away}\nnow combat 0`,
    },
    scriptedDice([...faces]),
  );
}

const fight = ['attack land a', 'to b'];

describe('what is told of a battle', () => {
  test('it begins with the forces of both sides', () => {
    const match = table([BLANK, BLANK, BLANK], { attackers: 'T2', defenders: 'T1 M1' });
    answer(match, ...fight, 'take 2 tank');
    expect(eventsOf(match, 'battle-begun')).toEqual([
      expect.objectContaining({ attackers: { tank: 2 }, defenders: { tank: 1, mech: 1 } }),
    ]);
  });

  test('[dust.battle.end.move-in] the survivors take what they have emptied', () => {
    const match = table([HIT, BLANK], { attackers: 'T1 M1', defenders: 'T1' });
    answer(match, ...fight, 'take 0 tank', 'stand');
    expect(eventsOf(match, 'battle-ended')).toEqual([
      expect.objectContaining({ area: 'b', taken: true, rule: 'dust.battle.end.move-in' }),
    ]);
  });

  test('[dust.battle.end.attacker-gone] without attackers the area stays with its defender', () => {
    const match = table([BLANK, HIT, HIT], { attackers: 'T1 M1', defenders: 'T1 M1' });
    answer(match, ...fight, 'take 1 tank', 'take 0 mech');
    expect(eventsOf(match, 'battle-ended')).toEqual([
      expect.objectContaining({ area: 'b', taken: false, rule: 'dust.battle.end.attacker-gone' }),
    ]);
    expect(match.view(0)).toMatchObject({
      areas: [{ holder: 0 }, { holder: 1, units: { tank: 1, mech: 1 } }, {}],
    });
  });

  test.each([
    ['land', false, 'T2', 'dust.battle.ceasefire.three', 'take 1 tank'],
    ['at sea', true, 'S2', 'dust.battle.sea.ceasefire', 'take 1 submarine'],
  ])('a cease-fire (%s) names its own rule', (_title, sea, units, rule, take) => {
    const match = table(
      Array.from({ length: 9 }, () => BLANK),
      { attackers: units, defenders: units, sea },
    );
    answer(match, sea ? 'attack sea a' : 'attack land a', 'to b', take);
    while (eventsOf(match, 'cease-fire').length === 0) answer(match, 'stand');
    expect(eventsOf(match, 'cease-fire')).toEqual([{ type: 'cease-fire', area: 'b', fate: 'retreat', rule }]);
  });

  test('[dust.ability.dropper.ceasefire] mechs that were dropped are lost by it', () => {
    const cards = ['mech_dropper_1', 'diplomat_2'] as const;
    const match = table(
      Array.from({ length: 9 }, () => BLANK),
      { attackers: 'T1 M2', defenders: 'T1', cards },
    );
    answer(match, 'launch drop', 'to b', 'mechs 1 a');
    while (eventsOf(match, 'cease-fire').length === 0) answer(match, 'stand');
    expect(eventsOf(match, 'destroyed')).toEqual([
      { type: 'destroyed', holder: 0, units: { mech: 1 }, rule: 'dust.ability.dropper.ceasefire' },
    ]);
  });

  test('[dust.battle.amph.ceasefire] so are units that were landed, by their own rule', () => {
    const match = begin(
      {
        position: `land a b c\nsea s\nlinks a-s s-b b-c\nround 2\nplayer 0 red played=diplomat_1
player 1 blue played=diplomat_2\nat a 0 T2\nat s 0 S1\nat b 1 T1\nat c 1 T1\nnow combat 0`,
      },
      scriptedDice(Array.from({ length: 9 }, () => BLANK)),
    );
    answer(match, 'attack amphibious a', 'to b', 'take 2 tank');
    while (eventsOf(match, 'cease-fire').length === 0) answer(match, 'stand');
    expect(eventsOf(match, 'destroyed')).toEqual([
      { type: 'destroyed', holder: 0, units: { tank: 2 }, rule: 'dust.battle.amph.ceasefire' },
    ]);
  });

  test('an attack by missiles is told as what it costs, any other as one of the phase', () => {
    const cards = ['ballistic_missiles_1', 'diplomat_2'] as const;
    const match = table([BLANK, BLANK, BLANK, BLANK], { attackers: 'T2', defenders: 'T1', cards });
    answer(match, 'launch missiles', 'to b', ...fight, 'take 1 tank');
    expect(eventsOf(match, 'attack').map(({ rule }) => rule)).toEqual([
      'dust.special.costs-point',
      'dust.combat.points.limit',
    ]);
  });

  test('[dust.ability.radar.persists] the Radar is used a second time by another rule', () => {
    const match = begin({
      position: `land a b c d\nlinks a-b b-c c-d\nround 2\nplayer 0 red played=diplomat_1
player 1 blue played=alien_radar_1\nat a 0 T3\nat b 1 T1\nnow combat 0`,
    });
    answer(match, ...fight, 'take 3 tank', 'use', 'attack land b', 'to c', 'take 3 tank', 'use');
    expect(eventsOf(match, 'ability-used').map(({ rule }) => rule)).toEqual([
      'dust.ability.radar.start',
      'dust.ability.radar.persists',
    ]);
  });
});

describe('special attacks', () => {
  const shelling = (units: string, faces: readonly number[]) =>
    begin(
      {
        position: `land a b\nsea s\nlinks a-b s-b s-a\nround 2\nplayer 0 red played=diplomat_1
player 1 blue played=diplomat_2\nat s 0 S2\nat a 0 T1\nat b 1 ${units}\nnow combat 0`,
      },
      scriptedDice([...faces]),
    );

  test('an emptied area is told to be one', () => {
    const match = shelling('T1', [HIT, BLANK]);
    answer(match, 'attack submarines s', 'to b');
    expect(eventsOf(match, 'special-attack')).toEqual([
      expect.objectContaining({ area: 'b', units: { tank: 1 }, emptied: true }),
    ]);
  });

  test('another is not', () => {
    const match = shelling('T2', [HIT, BLANK]);
    answer(match, 'attack submarines s', 'to b');
    expect(eventsOf(match, 'special-attack')).toEqual([
      expect.objectContaining({ area: 'b', units: { tank: 1 }, emptied: false }),
    ]);
  });

  test('what a shield saves is refused with its name and its rule', () => {
    const match = shelling('T1 M1 F1 B1', [HIT, BLANK]);
    answer(match, 'attack submarines s', 'to b');
    expect(options(match)).toEqual(['destroy tank', 'destroy fighter']);
    expect(match.question(0)!.greyed()).toEqual([
      {
        id: 'destroy mech',
        refusal: { code: 'shielded', rule: 'dust.special.sub.tank-shields', about: ['mech'] },
      },
      {
        id: 'destroy bomber',
        refusal: { code: 'shielded', rule: 'dust.special.sub.fighter-shields', about: ['bomber'] },
      },
    ]);
  });
});
