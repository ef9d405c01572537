import { describe, expect, test } from 'vitest';
import { faceSet, otherFaces } from './faces.ts';
import { chainHits, hitAlsoOn, multiplyDice, plainLine, rerollMisses, reverseFaces } from './line.ts';
import { rulesOfThrow } from './roll.ts';

const HIT = faceSet(4, 5);
const MISS = otherFaces(HIT);
const plain = plainLine({ each: 2, weapons: 3, perFigure: false }, HIT, { blows: 1, points: 1 });

describe('changes to a line', () => {
  test('leave the line they start from alone', () => {
    const before = JSON.stringify(plain);
    multiplyDice(
      reverseFaces(chainHits(rerollMisses(hitAlsoOn(plain, MISS, 'wide'), 'again'), HIT, 'chain'), 'turned'),
      2,
      'more',
    );
    expect(JSON.stringify(plain)).toBe(before);
  });

  test('two reasons to re-roll are two passes', () => {
    expect(rerollMisses(rerollMisses(plain, 'again'), 'again').roll.rerolls).toEqual([HIT, HIT]);
  });

  test('a reversal turns every throw around, whichever came first', () => {
    const turned = reverseFaces(chainHits(rerollMisses(plain, 'again'), HIT, 'chain', 2), 'turned');
    expect(turned.roll).toEqual({ hits: MISS, rerolls: [MISS], chain: { faces: MISS, limit: 2 } });
    expect(reverseFaces(rerollMisses(plain, 'again'), 'turned').roll).toEqual(
      rerollMisses(reverseFaces(plain, 'turned'), 'again').roll,
    );
  });

  test('more faces count in the roll and its re-rolls, not in a chain', () => {
    const wide = hitAlsoOn(chainHits(rerollMisses(plain, 'again'), HIT, 'chain'), faceSet(0), 'wide');
    expect(wide.roll).toEqual({
      hits: faceSet(0, 4, 5),
      rerolls: [faceSet(0, 4, 5)],
      chain: { faces: HIT, limit: null },
    });
  });

  test('a second chain changes nothing', () => {
    const once = chainHits(plain, HIT, 'chain');
    expect(chainHits(once, MISS, 'chain')).toBe(once);
  });

  test('dice are multiplied, weapons stay', () => {
    expect(multiplyDice(plain, 3, 'more').dice).toEqual({ each: 6, weapons: 3, perFigure: false });
  });

  test('say which rule gave what, in the order in which they spoke', () => {
    const line = multiplyDice(hitAlsoOn(rerollMisses(plain, 'aimed'), MISS, 'keen'), 2, 'twice');
    expect(chainHits(line, HIT, 'laser').because).toEqual([
      { rule: 'aimed', what: 'again' },
      { rule: 'keen', what: 'hits' },
      { rule: 'twice', what: 'count' },
      { rule: 'laser', what: 'chain' },
    ]);
    expect(reverseFaces(plain, 'turned').because).toEqual([{ rule: 'turned', what: 'hits' }]);
    expect(chainHits(chainHits(plain, HIT, 'laser'), HIT, 'later').because).toEqual([
      { rule: 'laser', what: 'chain' },
    ]);
  });

  test('each throw has its own rules', () => {
    const first = { rule: 'card', what: 'count' } as const;
    const saved = { rule: 'crate', what: 'save' } as const;
    const line = chainHits(
      rerollMisses(rerollMisses({ ...plain, because: [first, saved] }, 'aimed'), 'lucky'),
      HIT,
      'laser',
    );
    const rules = (...of: [Parameters<typeof rulesOfThrow>[1], number?]) => rulesOfThrow(line, ...of);
    expect([rules('hit'), rules('reroll'), rules('reroll', 1), rules('chain')]).toEqual([
      ['card'],
      ['aimed'],
      ['lucky'],
      ['laser'],
    ]);
    expect([rules('save'), rules('again'), rules('done')]).toEqual([['crate'], ['crate'], []]);
  });
});
