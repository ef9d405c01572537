import { describe, expect, test } from 'vitest';
import { tacticsOdds } from '../dust-tactics-2014/odds.ts';
import { oddsJson, oddsText } from '../odds/answer.ts';
import type { OddsFlags } from '../odds/flags.ts';
import { refuseForeign } from '../odds/games.ts';
import { makeStyle } from '../terminal/style.ts';
import { dustfront, STACK } from '../testing.ts';

interface Losses {
  distribution: number[];
  mean: number;
  destroyed: number;
}
interface Answer extends Losses {
  lines: (Losses & { line: string; dice: number })[];
  silent: { line: string; why: string }[];
  retaliation: Losses | null;
}

const usual: OddsFlags = { game: 'dust-tactics-2014', range: 1, cover: 'none', rules: 'full', weapon: [] };
const tell = (attacker: string, target: string, flags: Partial<OddsFlags> = {}) =>
  tacticsOdds(attacker, target, { ...usual, ...flags });
const odds = (attacker: string, target: string, flags: Partial<OddsFlags> = {}): Answer =>
  oddsJson(tell(attacker, target, flags)) as Answer;
const line = (answer: Answer, id: string) =>
  answer.lines.find((one) => one.line === id) ?? expect.fail(`no line ${id}`);

describe('odds of 2013/14', () => {
  test('every weapon line and the whole attack, by hand', () => {
    const answer = odds('ranger-combat-squad', 'hans', { range: 4 });
    // One die of damage 4; F is two faces of six, and a vehicle in the open has no save.
    expect(line(answer, 'bazooka').distribution[4]).toBeCloseTo(1 / 3, 12);
    expect(answer.mean).toBeCloseTo(4 / 3, 12);
    expect(answer.silent).toContainEqual(
      expect.objectContaining({ line: 'automatic-rifle', why: 'cannot harm this armour' }),
    );
    expect(answer.silent).toContainEqual(
      expect.objectContaining({ line: 'under-barrel-grenade-launcher', why: 'range 3' }),
    );
  });

  test('[dt14.save.vehicle.cover] cover lets a vehicle save on F, and a sustained attack hits more', () => {
    const gun = { range: 4, weapon: ['heavy-machinegun'] };
    expect(odds('pounder', 'hans', gun).mean).toBeCloseTo(1 / 3, 12);
    expect(odds('pounder', 'hans', { ...gun, cover: 'hard' }).mean).toBeCloseTo(2 / 9, 12);
    expect(odds('pounder', 'hans', { ...gun, sustained: true }).mean).toBeCloseTo(5 / 9, 12);
    // A grenade takes no notice of cover.
    expect(odds('ranger-combat-squad', 'hans', { range: 4, cover: 'hard' }).mean).toBeCloseTo(4 / 3, 12);
  });

  test('heroes, lost soldiers, shots and works count', () => {
    const alone = odds('ranger-combat-squad', 'grenadier-x', { range: 2 });
    const joined = odds('ranger-combat-squad+bazooka-joe', 'grenadier-x', { range: 2 });
    expect(joined.lines.map((one) => one.line)).toContain('grenade-launcher');
    expect(joined.lines.length).toBeGreaterThan(alone.lines.length);
    const few = odds('ranger-combat-squad', 'grenadier-x', { range: 2, figures: 2 });
    expect(line(few, 'automatic-rifle').dice).toBeLessThan(line(alone, 'automatic-rifle').dice);
    expect(line(odds('falke', 'pounder', { range: 2, shots: { 'light-bomb': 2 } }), 'light-bomb').dice).toBe(
      2,
    );
    const none = odds('falke', 'pounder', { range: 2, shots: { '': 0 } });
    expect(none.silent.find((one) => one.line === 'light-bomb')?.why).toBe('no shots');
    const means = (['building', 'strongpoint', 'bunker'] as const).map(
      (structure) => odds('pounder', 'zombie-squad', { range: 3, structure }).mean,
    );
    expect(Math.max(...means)).toBeLessThan(odds('pounder', 'ranger-combat-squad', { range: 3 }).mean);
    expect(means[2]).toBeLessThanOrEqual(means[0]!);
  });

  test('blows are struck back, large machines measure from their edge', () => {
    expect(odds('gorilla-squad', 'ranger-combat-squad').retaliation!.mean).toBeGreaterThan(0);
    expect(odds('punisher', 'hans', { range: 1 }).lines.length).toBeGreaterThan(0);
    expect(odds('falke', 'falke', { range: 2 }).mean).toBeGreaterThan(0);
  });

  test('as a table with bars, no name cut', () => {
    const out = oddsText(
      tell('ranger-combat-squad+bazooka-joe', 'hans', { range: 4, structure: 'building', lucky: true }),
      makeStyle(true),
    ).join('\n');
    expect(out).toContain('Ranger Combat Squad with Bazooka Joe (5 soldiers and 4 health)');
    expect(out).toContain('at Hans (V3, 5 health), range 4, in a building, full rules');
    expect(out).toContain('Under-Barrel Grenade Launcher');
    expect(out).toMatch(/at least 5 \(all\) +0\.0%/);
    expect(out).toContain('nobody here has lucky');
  });

  test('what cannot be is refused', () => {
    const cases: [() => unknown, string][] = [
      [() => tell('rangers-of-nowhere', 'hans'), 'there is no unit'],
      [() => tell('hans+bazooka-joe', 'pounder'), 'One bloc and mercenaries only'],
      [() => tell('hans+stefan', 'pounder'), 'stefan may not join hans'],
      [() => tell('hans+heinrich', 'pounder'), 'heinrich is no hero'],
      [() => tell('hans', 'pounder', { figures: 2 }), 'hans is no squad'],
      [() => tell('ranger-combat-squad', 'hans', { health: 2 }), 'a squad without a hero'],
      [() => tell('hans', 'pounder', { weapon: ['spoon'] }), 'hans has no weapon "spoon"; it has'],
      [() => tell('falke', 'pounder', { shots: { 'light-bomb': 9 } }), 'fires at most 6 shots, not 9'],
      [() => tell('falke', 'pounder', { shots: { 'quad-autocannons': 1 } }), 'never runs out'],
      [() => tell('falke', 'pounder', { structure: 'bunker' }), 'pounder cannot stand inside a bunker'],
      [() => refuseForeign({ ...usual, berserk: true }), '--berserk belongs to dust-tactics'],
      [
        () => refuseForeign({ ...usual, game: 'dust-tactics', salvo: true }),
        '--salvo belongs to dust-tactics-2014',
      ],
    ];
    for (const [ask, message] of cases) expect(ask).toThrow(message);
  });

  test('from the command line: JSON, and exit code 2 with one line', async () => {
    const args = ['odds', '--game', 'dust-tactics-2014', 'ranger-combat-squad', 'hans'];
    const told = await dustfront([...args, '--range', '4', '--json']);
    expect(told.code).toBe(0);
    expect(JSON.parse(told.out)).toMatchObject({
      game: 'dust-tactics-2014',
      range: 4,
      rules: 'full',
      attacker: { unit: 'ranger-combat-squad', hero: null },
    });
    const wrong = await dustfront([...args, '--all-in-one']);
    expect(wrong.code).toBe(2);
    expect(wrong.out).toBe('');
    expect(wrong.err).toContain('--all-in-one belongs to dust-tactics, not to dust-tactics-2014');
    expect(wrong.err).not.toMatch(STACK);
  });
});
