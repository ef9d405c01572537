import { asView, DECK, type DustView, dust } from '@dustfront/dust';
import { type AnyGame, isProblems, type Json, Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { adviseBattle, type BattleAdvice } from './battle.ts';
import type { BattleChances } from './chances.ts';

function startView(): DustView {
  const made = dust.setup({ players: 2 });
  if (isProblems(made)) throw new Error('no set-up');
  return asView(dust.view(made, null));
}

const stand = (view: DustView, units: DustView['areas'][number]['units'], area = 'france'): DustView => ({
  ...view,
  areas: view.areas.map((one) => (one.id === area ? { ...one, holder: 'neutral', units } : one)),
});

describe('exact odds at the table', () => {
  test('chances of an attack add up to one and grow with the force', () => {
    const view = stand(startView(), { tank: 1, mech: 1 });
    const weigh = (tank: number) => {
      const advice = adviseBattle({
        ask: 'attack',
        view,
        kind: 'land',
        seat: 0,
        origin: 'berlin',
        target: 'france',
        units: { tank },
      });
      if (advice === null || advice === 'too large') throw new Error('not weighed');
      return advice.now;
    };
    const few = weigh(2);
    const many = weigh(5);
    for (const { takes, holds, both, truce, leaves } of [few, many])
      expect(takes + holds + both + truce + leaves).toBeCloseTo(1, 9);
    expect(many.takes).toBeGreaterThan(few.takes);
  });

  test('an empty area or an empty force is no battle', () => {
    const view = startView();
    expect(
      adviseBattle({
        ask: 'attack',
        view,
        kind: 'land',
        seat: 0,
        origin: null,
        target: 'france',
        units: { tank: 1 },
      }),
    ).toBeNull();
    expect(
      adviseBattle({
        ask: 'attack',
        view: stand(view, { tank: 1 }),
        kind: 'land',
        seat: 0,
        origin: 'berlin',
        target: 'france',
        units: {},
      }),
    ).toBeNull();
    expect(adviseBattle({ ask: 'battle', view, side: 'attacker', question: null })).toBeNull();
  });
});

/** A view in which only these areas are held, and the attacker has the Secret Weapon in front of him. */
function weaponAt(held: Readonly<Record<string, number | 'neutral'>>): DustView {
  const view = startView();
  const card = DECK.cards.find(({ ability }) => ability === 'secret_weapon')?.id ?? '';
  return {
    ...view,
    players: view.players.map((one, seat) => (seat === 0 ? { ...one, played: card, used: false } : one)),
    areas: view.areas.map((one) => {
      const holder = held[one.id] ?? null;
      return { ...one, holder, units: holder === null ? {} : { tank: 1, mech: 1 } };
    }),
  };
}

const taking = (view: DustView, origin: string, target: string): number => {
  const asked = { ask: 'attack', view, kind: 'land', seat: 0, origin, target, units: { tank: 1 } } as const;
  const advice = adviseBattle(asked);
  if (advice === null || advice === 'too large') throw new Error('not weighed');
  return advice.now.takes;
};

describe('an attack that is thought of', () => {
  test('it is fought to the end: one tank may beat a tank and a mech, however poor its chance', () => {
    const view = stand(startView(), { tank: 1, mech: 1 });
    const thought = {
      ask: 'attack',
      view,
      kind: 'land',
      seat: 0,
      origin: 'berlin',
      target: 'france',
    } as const;
    const advice = adviseBattle({ ...thought, units: { tank: 1 } });
    if (advice === null || advice === 'too large') throw new Error('not weighed');
    const { takes, leaves } = advice.now;
    // The defenders roll three dice first and must miss; then a hit each time, and two dice must miss between.
    const [miss, hit] = [2 / 3, 1 / 3];
    expect(takes).toBeGreaterThan(miss ** 3 * hit * miss ** 2 * hit);
    expect(takes).toBeLessThan(0.1);
    expect(leaves).toBe(0);
  });

  const held = { yukon: 0, alaska: 'neutral', cascadia: 0, kamchatka: 1 } as const;

  test('[dust.ability.weapon.neutral-none] the Secret Weapon counts where the defenders have a way out', () => {
    expect(taking(weaponAt({ ...held, kamchatka: 'neutral' }), 'yukon', 'alaska')).toBe(1);
    expect(taking(weaponAt(held), 'yukon', 'alaska')).toBeLessThan(0.2);
  });

  test('says which card it reckons with', () => {
    const asked = { ask: 'attack', kind: 'land', seat: 0, origin: 'yukon', target: 'alaska' } as const;
    const counted = (view: DustView) => {
      const advice = adviseBattle({ ...asked, view, units: { tank: 1 } });
      if (advice === null || advice === 'too large') throw new Error('not weighed');
      return advice.counted;
    };
    expect(counted(weaponAt({ ...held, kamchatka: 'neutral' }))).toEqual([
      { side: 'attacker', ability: 'secret_weapon' },
    ]);
    expect(counted(weaponAt(held))).toEqual([]);
  });

  test('[dust.retreat.defender.not-origin] where the attack comes from is no way out', () => {
    const alone = { alaska: 'neutral', cascadia: 0, kamchatka: 1 } as const;
    expect(taking(weaponAt(alone), 'cascadia', 'alaska')).toBe(1);
    expect(taking(weaponAt(alone), 'yukon', 'alaska')).toBeLessThan(0.2);
  });
});

const asked = new Set(['declare', 'retreat', 'reroll', 'casualties']);
const ends = ({ takes, holds, both, truce, leaves }: BattleChances): number =>
  takes + holds + both + truce + leaves;

/** Battle questions of wars played at random, with the odds that the table would show. */
function questions(seed: string, most: number): { name: string; advice: BattleAdvice }[] {
  const game = dust as AnyGame;
  const setup: Json = { players: 2, quickSetup: 'recommended', victoryPoints: 20 };
  const match = Match.begin(game, setup, ['a', 'b'], seededDice(seed));
  const pick = seededPick(seed);
  const found: { name: string; advice: BattleAdvice }[] = [];
  while (found.length < most && match.asked.length > 0) {
    const seat = match.asked[0] as number;
    const question = match.question(seat);
    if (question === null) break;
    const options = Array.from({ length: question.options.length }, (_, i) =>
      game.optionId(question.options.at(i)),
    );
    const view = asView(match.view(seat));
    const advice = asked.has(question.question)
      ? adviseBattle({
          ask: 'battle',
          view,
          side: view.battle?.acting ?? 'attacker',
          question: { name: question.question, options },
        })
      : null;
    if (advice !== null && advice !== 'too large') found.push({ name: question.question, advice });
    match.submit(seat, question.number, options[pick(options.length)] as string);
  }
  return found;
}

describe('exact odds of a battle under way', () => {
  const all = Array.from({ length: 24 }, (_, i) => `war ${i}`).flatMap((seed) => questions(seed, 40));

  test('every question of a battle is weighed', () => {
    expect([...new Set(all.map(({ name }) => name))]).toEqual(
      expect.arrayContaining(['declare', 'retreat', 'reroll']),
    );
    for (const { advice } of all)
      for (const chances of [advice.now, ...advice.answers.map((answer) => answer.chances)])
        expect(ends(chances)).toBeCloseTo(1, 9);
  });

  test('going on as advised comes to what the battle comes to', () => {
    const ids: Readonly<Record<string, string>> = {
      stand: 'stand',
      use: 'use',
      pass: 'pass',
      again: 'use',
      keep: 'pass',
    };
    let compared = 0;
    for (const { advice } of all) {
      const { best, now, answers } = advice;
      if (best === null || best.do === 'withdraw' || best.do === 'remove') continue;
      const answer = answers.find(({ id }) => id === ids[best.do]);
      // Whoever leaves by his Alien Radar does not fight on.
      if (answer === undefined || answer.chances.leaves === 1 || answer.chances.takes === 1) continue;
      compared++;
      for (const part of ['takes', 'holds', 'truce', 'leaves', 'attackers', 'defenders'] as const)
        expect(answer.chances[part]).toBeCloseTo(now[part], 9);
    }
    expect(compared).toBeGreaterThan(30);
  });
});
