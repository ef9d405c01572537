import { describe, expect, test } from 'vitest';
import { ARMIES, ARMY_PAIRS, BOXED_ALLIES, BOXED_AXIS } from './armies.ts';
import { type Army, cardIdsOf, pointsOf } from './army.ts';
import type { Card } from './card.ts';
import { CARDS, CORE_CARDS, cardById } from './index.ts';

function cardsOf(army: Army): Card[] {
  return cardIdsOf(army.units).map((id) => {
    const card = cardById(id);
    if (card === undefined) throw new Error(`${army.id}: no card ${id}`);
    return card;
  });
}

describe('ready-made armies', () => {
  test('[dt1.ap.box] [dt1.ap.sum] each boxed company is worth 16 AP', () => {
    for (const army of [BOXED_ALLIES, BOXED_AXIS]) {
      expect(pointsOf(cardsOf(army))).toEqual({ original: 16, later: 158 });
    }
    const boxed = [...cardsOf(BOXED_ALLIES), ...cardsOf(BOXED_AXIS)].map((card) => card.id);
    expect(boxed.sort()).toEqual(CORE_CARDS.map((card) => card.id).sort());
  });

  test.each(ARMY_PAIRS.map(([allies, axis]) => [allies.id, axis.id, allies, axis] as const))(
    '[dt1.ap.equal] %s and %s are worth the same on both scales',
    (_a, _b, allies, axis) => {
      expect([allies.bloc, axis.bloc]).toEqual(['allies', 'axis']);
      expect(pointsOf(cardsOf(allies))).toEqual(pointsOf(cardsOf(axis)));
    },
  );

  test.each(ARMIES.map((army) => [army.id, army] as const))('%s is lawful', (_, army) => {
    const cards = cardsOf(army);
    expect(cards.every((card) => card.bloc === army.bloc)).toBe(true);
    const heroes = cards.filter((card) => card.kind === 'hero').map((card) => card.id);
    expect(new Set(heroes).size).toBe(heroes.length);
    for (const unit of army.units) {
      if (unit.hero === undefined) continue;
      const [squad, hero] = [cardById(unit.card), cardById(unit.hero)];
      expect([squad?.kind, hero?.kind]).toEqual(['squad', 'hero']);
      expect([unit.hero, hero?.armour]).toEqual([unit.hero, squad?.armour]);
      if (squad?.skills.includes('command-squad')) expect(hero?.skills).toContain('commander');
    }
  });

  test('every card serves in one of them', () => {
    const used = new Set(ARMIES.flatMap((army) => cardIdsOf(army.units)));
    expect(CARDS.map((card) => card.id).filter((id) => !used.has(id))).toEqual([]);
  });
});
