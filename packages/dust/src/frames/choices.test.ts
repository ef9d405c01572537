import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../test/events.ts';
import { answer, begin, options, position, scriptedDice, stateOf } from '../../test/table.ts';
import { imagine } from '../hidden.ts';
import { greyedDestinations } from '../moves/index.ts';
import type { RoundScore } from '../state.ts';
import { dustView, view } from '../view.ts';

const [HIT, BLANK] = [5, 0];

function table(
  map: string,
  cards: readonly [string, string],
  faces: readonly number[] = [],
  now = 'combat 0',
) {
  const [own, other] = cards;
  const players = `player 0 red played=${own}\nplayer 1 blue played=${other}`;
  return begin({ position: `${map}\nround 2\n${players}\nnow ${now}` }, scriptedDice([...faces]));
}

describe('losses', () => {
  const LAND = 'land a b c\nlinks a-b b-c\nat c 1 T1';

  test('what a shield protects is refused with its name and its rule', () => {
    const map = `${LAND}\nat a 0 M2 F2\nat b 1 T1 M1 F1 B1`;
    const match = table(map, ['diplomat_1', 'diplomat_2'], [HIT, ...Array.from({ length: 5 }, () => BLANK)]);
    answer(match, 'attack land a', 'to b', 'take 2 mech', 'take 2 fighter', 'stand');
    expect(options(match)).toEqual(['destroy tank', 'destroy fighter']);
    const refused = (unit: string, shield: string) => ({
      id: `destroy ${unit}`,
      refusal: { code: 'shielded', rule: `dust.battle.casualty.${shield}-shields`, about: [unit] },
    });
    expect(match.question(0)!.greyed()).toEqual([refused('mech', 'tank'), refused('bomber', 'fighter')]);
  });

  test('[dust.ability.nurse.blank-retreats] whom the Nurse saves goes back, the others are told as lost', () => {
    const map = `${LAND}\nat a 0 T3\nat b 1 T2`;
    const match = table(map, ['nurse_1', 'diplomat_2'], [HIT, HIT, HIT, BLANK]);
    answer(match, 'attack land a', 'to b', 'take 3 tank');
    expect(options(match)).toEqual(['rescue from 1', 'rescue from 2', 'pass']);
    answer(match, 'rescue from 1');
    expect(eventsOf(match, 'rescued')).toMatchObject([{ seat: 0, units: { tank: 1 } }]);
    expect(eventsOf(match, 'retreated')).toMatchObject([{ holder: 0, to: 'a', units: { tank: 1 } }]);
    expect(eventsOf(match, 'destroyed')).toMatchObject([{ holder: 0, units: { tank: 1 } }]);
    expect(stateOf(match).areas[0]!.units).toEqual([1, 0, 0, 0, 0]);
  });

  test('[dust.retreat.defender.friendly] defenders who leave are told with their place', () => {
    const match = table(`${LAND}\nat a 0 T1\nat b 1 T2`, ['diplomat_1', 'alien_radar_1']);
    answer(match, 'attack land a', 'to b', 'use');
    expect(eventsOf(match, 'retreated')).toMatchObject([{ holder: 1, to: 'c', units: { tank: 2 } }]);
    expect(stateOf(match).areas[2]!.units).toEqual([3, 0, 0, 0, 0]);
  });
});

describe('mechs for a drop', () => {
  const dropping = () => {
    const map = 'land a b c\nlinks a-b b-c\nat a 0 M2\nat b 0 M1\nat c 1 T1';
    const match = table(map, ['mech_dropper_1', 'diplomat_2'], [HIT, HIT]);
    answer(match, 'launch drop', 'to c');
    return match;
  };

  test('are chosen area by area, all first', () => {
    const match = dropping();
    expect(options(match)).toEqual(['mechs 2 a', 'mechs 1 a', 'mechs 0 a']);
    answer(match, 'mechs 1 a');
    expect(options(match)).toEqual(['mechs 1 b', 'mechs 0 b']);
  });

  test('are one at least', () => {
    const match = dropping();
    answer(match, 'mechs 0 a');
    expect(options(match)).toEqual(['mechs 1 b']);
    answer(match, 'mechs 1 b');
    expect(stateOf(match).areas).toMatchObject([
      { holder: 0, units: [0, 2, 0, 0, 0] },
      { holder: -1, units: [0, 0, 0, 0, 0] },
      { holder: 0, units: [0, 1, 0, 0, 0] },
    ]);
  });
});

describe('production', () => {
  const map = 'land a b\nlinks a-b\nat a 0 T1 centre\nat b 1 T1';

  test('a free mech is told like any other that is placed', () => {
    const match = table(map, ['mech_builder_1', 'diplomat_2'], [], 'production 0');
    answer(match, 'free mech a');
    expect(eventsOf(match, 'placed')).toMatchObject([{ seat: 0, area: 'a', units: { mech: 1 } }]);
  });

  test('an alliance is told to everybody', () => {
    const match = table(map, ['diplomat_1', 'diplomat_2'], [], 'production 0');
    answer(match, 'ally 1');
    expect(eventsOf(match, 'allied')).toMatchObject([{ seat: 0, other: 1 }]);
  });
});

describe('movement', () => {
  test('[dust.move.no-attack] refuses neighbours where somebody else stands, and only those', () => {
    const state = position(`land a b c d
links a-b a-c a-d
round 2
player 0 red
player 1 blue
at a 0 T1
at b 1 T1
at c neutral T1
now movement 0`);
    expect(greyedDestinations(state, 0, 0).map(({ id }) => id)).toEqual(['to b', 'to c']);
  });
});

describe('what a view shows', () => {
  const state = position(
    'land a b c\nlinks a-b b-c\nround 2\nplayer 0 red\nat a 0 T1\nat b neutral T1\nnow combat 0',
  );

  test('is enough to know who holds what', () => {
    expect(imagine(view(state, null), null, () => 0).areas).toEqual(state.areas);
  });

  test('has scores of its own', () => {
    const lists = ['capitals', 'sources', 'centres', 'seas', 'lands', 'gained', 'totals'] as const;
    const score = { round: 1, majorities: { production: 0, sea: -1, land: -1 } } as RoundScore;
    for (const list of lists) score[list] = [4];
    const [shown] = dustView({ ...state, history: [score] }, null).history;
    expect(shown).toEqual(score);
    for (const list of lists) shown![list][0] = 5;
    shown!.majorities.production = 1;
    expect(lists.map((list) => score[list])).toEqual(lists.map(() => [4]));
    expect(score.majorities.production).toBe(0);
  });
});
