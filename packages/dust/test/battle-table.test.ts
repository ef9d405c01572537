import { solveBattle } from '@dustfront/odds';
import { expect, test } from 'vitest';
import { battlePlan } from '../src/battle/plan.ts';
import { unitsOf } from '../src/units.ts';

/** Forces by letters: T tank, M mech, F fighter, B bomber. */
const force = (letters: string) =>
  unitsOf({
    tank: letters.replaceAll(/[^T]/g, '').length,
    mech: letters.replaceAll(/[^M]/g, '').length,
    fighter: letters.replaceAll(/[^F]/g, '').length,
    bomber: letters.replaceAll(/[^B]/g, '').length,
  });

const TARGETS = [
  { name: 'neutral TM', units: 'TM', place: { capital: false, centre: false }, neutral: true },
  { name: 'T', units: 'T', place: { capital: false, centre: false }, neutral: false },
  { name: 'TM with centre', units: 'TM', place: { capital: false, centre: true }, neutral: false },
  { name: 'neutral capital TM', units: 'TM', place: { capital: true, centre: false }, neutral: true },
  { name: 'capital TTTTMF', units: 'TTTTMF', place: { capital: true, centre: false }, neutral: false },
] as const;

/**
 * Winning chances in percent as simulated with 40,000 trials each, apart from this program; null where none was made.
 */
const SIMULATED: readonly (readonly [string, ...(number | null)[]])[] = [
  ['TT', 12, 58, null, null, null],
  ['TTT', 37, 78, null, null, null],
  ['TTTTT', 84, 93, null, null, null],
  ['MT', 28, 91, null, null, null],
  ['MM', 73, 95, null, null, null],
  ['MTF', 86, 97, null, null, null],
  ['MTTF', 95, 99, null, null, null],
  ['MMTT', 98, 99, null, null, null],
  ['MMTTTF', 100, 100, 99, 69, 2],
  ['MMMTTTTFF', null, null, 100, 97, 32],
  ['MMMMTTTTTTFFB', null, null, 100, 100, 89],
];

/** The place alone counts: then nobody ever leaves, and only the choice of losses is left to play for. */
function chances(attackers: string, target: (typeof TARGETS)[number]) {
  const spec = {
    kind: 'land' as const,
    attackers: force(attackers),
    defenders: force(target.units),
    place: target.place,
    neutral: target.neutral,
  };
  const fixed = solveBattle(battlePlan({ ...spec, policy: 'fixed' })).outcome();
  const plan = battlePlan({ ...spec, prize: 1 });
  // Next to nothing, yet in order: the fixed policy of neutrals still knows what is dearest.
  const trifle = plan.attacker.worth.map((points) => points * 1e-9);
  const best = solveBattle({
    ...plan,
    attacker: { ...plan.attacker, worth: trifle },
    defender: { ...plan.defender, worth: trifle },
  });
  const worthwhile = solveBattle(battlePlan(spec));
  return {
    fixed: fixed.attackerTakes,
    swing: fixed.swing,
    best: best.outcome().attackerTakes,
    worth: worthwhile.value,
  };
}

test(`[dust.battle.supremacy.capital] [dust.battle.bonus.centre] [dust.battle.bonus.capital]
    the simulated table, exactly`, () => {
  for (const [attackers, ...row] of SIMULATED) {
    TARGETS.forEach((target, i) => {
      const simulated = row[i];
      if (simulated === null || simulated === undefined) return;
      // Half a percent for rounding, and more than four standard deviations of the simulation.
      expect(
        Math.abs(chances(attackers, target).fixed * 100 - simulated),
        `${attackers} against ${target.name}`,
      ).toBeLessThan(1.5);
    });
  }
});

test('the table with the gain of best play beside it', async () => {
  const percent = (chance: number) => (chance * 100).toFixed(1);
  const cell = (attackers: string, i: number) => {
    const { fixed, best, worth } = chances(attackers, TARGETS[i]!);
    return `${percent(fixed)} → ${percent(best)}, ${worth >= 0 ? '+' : ''}${worth.toFixed(1)}`;
  };
  const rows = SIMULATED.map(([attackers, ...row]) =>
    [attackers, ...row.map((simulated, i) => (simulated === null ? '' : cell(attackers, i)))].join(' | '),
  );
  const text = `# Battles, exactly

The chance in percent of the attacker to take the area, computed exactly. Before the arrow: the fixed policy (nobody
retreats, each hit takes the dearest unit allowed). After the arrow: both sides choose losses, and the defender
retreats, as well as possible with the area alone in mind. Last: what the attack is worth in production points under
best play of both sides, the attacker's retreat included, if the area counts 6, a centre 6 more and a capital 12 more.
T tank, M mech, F fighter, B bomber. Neutrals always play the fixed policy.

Made by \`packages/dust/test/battle-table.test.ts\`; \`npx vitest run packages/dust/test/battle-table -u\` writes it
anew.

| attacker | ${TARGETS.map((target) => target.name).join(' | ')} |
| --- | ${TARGETS.map(() => '---').join(' | ')} |
${rows.map((row) => `| ${row} |`).join('\n')}

For those who write solvers: more defenders are not always better for the defender under the fixed policy, since more
dice spoil a cease-fire.
`;
  await expect(text).toMatchFileSnapshot('../BATTLES.md');
});

test('more defenders may help the attacker under the fixed policy', () => {
  const takes = (defenders: string, centre: boolean) =>
    solveBattle(
      battlePlan({
        kind: 'land',
        attackers: force('TTTTTTT'),
        defenders: force(defenders),
        place: { capital: false, centre },
        policy: 'fixed',
      }),
    ).outcome().attackerTakes;
  expect([takes('T', false), takes('TT', false), takes('T', true)].map((p) => p.toFixed(4))).toEqual([
    '0.9721',
    '0.9730',
    '0.9835',
  ]);
});
