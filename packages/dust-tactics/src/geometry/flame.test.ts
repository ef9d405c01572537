import { describe, expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import { eachFlameChain, flameJets, isFlameChain } from './flame.ts';
import { type Kind, UNITS } from './ground.ts';

/** The sets of lettered squares that a flame from 1 may burn, each as its letters in order. */
function burnt(shooter: Kind, range: number, drawing: string, letters: string, burns?: number): string[] {
  const { ground, at } = diagram(drawing);
  const names = new Map([...letters].map((letter) => [at(letter), letter]));
  return flameJets(ground, shooter, at('1'), range, burns)
    .map((jet) =>
      jet.burnt
        .map((square) => names.get(square) ?? '?')
        .sort()
        .join(''),
    )
    .sort();
}

describe('long flamethrowers', () => {
  test('[dt1.flame.between] [dt1.faq.flame.between] burn everything up to the target', () => {
    expect(burnt('vehicle', 2, '1 q2 q3', '23')).toEqual(['2', '23']);
    expect(burnt('vehicle', 3, '1 q2 q3 q4', '234')).toEqual(['2', '23', '234']);
  });

  test('[dt1.flame.friends] [dt1.faq.flame.friends] friends too', () => {
    expect(burnt('vehicle', 2, '1V Q2 q3', '23')).toEqual(['2', '23']);
  });

  test('[dt1.flame.stop] [dt1.faq.flame.stop] end in a square that blocks sight', () => {
    expect(burnt('vehicle', 2, '1 v2 q3', '23')).toEqual(['2']);
    expect(burnt('vehicle', 3, '1 . v2\n. . q3', '23')).toEqual(['2', '23', '3']);
    expect(burnt('vehicle', 2, '1 # q3', '3')).toEqual([]);
  });

  test('[dt1.flame.blocker] burn what stands in that square', () => {
    expect(burnt('vehicle', 2, '1 . v2', '2')).toEqual(['2']);
  });

  test('[dt1.flame.hidden] spare what hides behind it', () => {
    expect(burnt('vehicle', 2, '1 v2 q3', '23')).toEqual(['2']);
  });

  test('[dt1.flame.over-squad] a squad does not stop a vehicle’s flame', () => {
    expect(burnt('vehicle', 2, '1 q2 v3', '23')).toEqual(['2', '23']);
  });

  // Laser grenadiers 2, battle grenadiers 3, Luther 4, Ludwig 5, recon grenadiers 6 behind Ludwig.
  const surrounded = `
    . . . .
    q2 v4 . .
    1 q3 . .
    v5 . . .
    q6 . . .`;

  test('[dt1.flame.choose] [dt1.faq.flame.choose] the attacker picks the squares', () => {
    expect(burnt('vehicle', 2, surrounded, '23456')).toEqual(['2', '23', '24', '3', '34', '35', '4', '5']);
  });

  test('[dt1.flame.each-seen] [dt1.faq.flame.seen] each of them in sight', () => {
    const jets = burnt('vehicle', 2, surrounded, '23456');
    expect(jets.filter((jet) => jet.includes('6'))).toEqual([]);
    expect(burnt('vehicle', 2, surrounded.replace('v5', ' .'), '2346')).toContain('6');
  });

  test('[dt1.flame.trap] tank traps do not burn; crates do', () => {
    expect(burnt('vehicle', 1, '1 t2', '2')).toEqual([]);
    expect(burnt('vehicle', 1, '1 c2', '2')).toEqual(['2']);
    expect(burnt('vehicle', 1, '1 c2', '2', UNITS)).toEqual([]);
  });

  test('range 1 burns one adjacent square', () => {
    expect(burnt('squad', 1, '1 q2\nq3 q4', '234')).toEqual(['2', '3']);
    expect(burnt('squad', 1, '1 q2\n. q4', '24')).toEqual(['2', '4']);
  });

  test('soldiers see past squads only to vehicles, and a squad stops their flame', () => {
    expect(burnt('squad', 2, '1 q2 q3', '23')).toEqual(['2']);
    expect(burnt('squad', 2, '1 q2 v3', '23')).toEqual(['2']);
    expect(burnt('squad', 2, '1 q2 v3\n. . .', '23')).toEqual(['2', '3']);
    expect(burnt('squad', 2, '1 t q3\n. . .', '3')).toEqual([]);
    expect(burnt('squad', 2, '1 t v3\n. . .', '3')).toEqual(['3']);
  });

  test('a chain stays within range and sight and never returns', () => {
    const { ground, at } = diagram(`
      1 2 3
      4 5 6
      7 8 9`);
    const seen = new Set<number>();
    eachFlameChain(ground, 'vehicle', at('1'), 2, (chain) => {
      expect(isFlameChain(ground, 'vehicle', at('1'), 2, chain)).toBe(true);
      expect(chain).not.toContain(at('1'));
      for (const square of chain) seen.add(square);
    });
    expect([...seen].sort()).toEqual(
      [...'2345678']
        .filter((x) => x !== '9')
        .map(at)
        .sort(),
    );
    const pass = diagram('. # 3\n1 2 #\n. . .');
    const chain = [pass.at('2'), pass.at('3')];
    expect(isFlameChain(pass.ground, 'vehicle', pass.at('1'), 2, chain)).toBe(false);
  });

  test('lists that are no chains are refused', () => {
    const { ground, at } = diagram('1 2 3 4\n. . v5 6');
    const ok = (letters: string, range = 3) =>
      isFlameChain(ground, 'vehicle', at('1'), range, [...letters].map(at));
    expect(ok('23')).toBe(true);
    expect(ok('234')).toBe(true);
    expect(ok('234', 2)).toBe(false);
    expect(ok('')).toBe(false);
    expect(ok('3')).toBe(false);
    expect(ok('22')).toBe(false);
    expect(ok('21')).toBe(false);
    expect(ok('25')).toBe(true);
    expect(ok('256')).toBe(false);
    expect(isFlameChain(ground, 'vehicle', at('1'), 3, [-1])).toBe(false);
  });
});
