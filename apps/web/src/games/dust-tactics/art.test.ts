import { CARDS } from '@dustfront/dust-tactics';
import { describe, expect, test } from 'vitest';
import { artOf, weaponOf } from './art.ts';

describe('how units look', () => {
  test('a squad shows as many figures as it has miniatures, each with a weapon', () => {
    for (const card of CARDS.filter((c) => c.kind === 'squad')) {
      const art = artOf(
        card,
        card.figures.map((_, i) => i),
        0,
      );
      expect(art.kind).toBe('squad');
      if (art.kind !== 'squad') continue;
      expect(art.figures.length, card.id).toBe(card.miniatures);
      for (const figure of art.figures) expect(figure.weapon, card.id).not.toBe('none');
    }
  });

  test('who has fallen is no longer drawn, and his weapon is gone with him', () => {
    const card = CARDS.find((c) => c.id === 'combat-rangers')!;
    const bazooka = card.figures.findIndex((ids) => ids.includes('bazooka'));
    const art = artOf(
      card,
      card.figures.map((_, i) => i).filter((i) => i !== bazooka),
      0,
    );
    expect(art.kind === 'squad' && art.figures.some((figure) => figure.weapon === 'bazooka')).toBe(false);
  });

  test('every walker has a drawing, and its damage shows', () => {
    for (const card of CARDS.filter((c) => c.kind === 'vehicle')) {
      const art = artOf(card, [], card.health / 2);
      expect(art.kind === 'machine' && art.damage, card.id).toBe(0.5);
    }
  });

  test('the most telling weapon is the one in hand', () => {
    expect(weaponOf(['m1', 'ugl'])).toBe('rifle-launcher');
    expect(weaponOf(['stg47', 'panzerfaust'])).toBe('faust');
    expect(weaponOf(['shotgun', 'demo-charge'])).toBe('shotgun');
  });
});
