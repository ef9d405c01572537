import type { DicePlan } from '@dustfront/wargame';
import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import { attackPlan } from '../query.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState } from '../state.ts';
import { bodyOf } from './line.ts';

const position = (units: string, map = '  ......'): CoreState => {
  const read = parsePosition(`map\n${map}\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

/** The dice of one line of the first unit at the last. */
function planned(
  state: CoreState,
  line: string,
  sustained = false,
): DicePlan<RuleId>['ranged']['lines'][number] {
  const plan = attackPlan(state, state.units[0]!, state.units.at(-1)!, { lines: [line], sustained });
  return (plan.ranged.lines[0] ?? plan.close?.attack[0]) as DicePlan<RuleId>['ranged']['lines'][number];
}

const card = (damage: string) => {
  const cell = { dice: 2, damage };
  const origin = { range: 'designed', carriers: 'designed', cells: 'd'.repeat(14) };
  const gun = { id: 'gun', name: 'Gun', range: 4, carriers: 1, cells: new Array(14).fill(cell), kind: 'gun' };
  return `card ${JSON.stringify({
    id: 'tin',
    name: 'Tin',
    bloc: 'allies',
    kind: 'vehicle',
    armour: { class: 'vehicle', level: 1 },
    move: 1,
    miniatures: 1,
    health: 1,
    ap: { original: 1, later: 10 },
    skills: [],
    weapons: [{ ...gun, traits: [], origin }],
    figures: [['gun']],
    origin: { skills: {} },
  })}`;
};

test.each([
  ['[dt1.dmg.blast.two] two dice of blast', 'B', 'dt1.dmg.blast.dice'],
  ['[dt1.dmg.kill.two] two dice of kill', 'K', 'dt1.dmg.kill.dice'],
])('%s for each miniature of the target', (_title, damage, rule) => {
  const state = position(`${card(damage)}\nallies tin A1\naxis recon-grenadiers C1`);
  const { dice, because } = planned(state, 'gun');
  expect(dice).toMatchObject({ each: 2, perFigure: true });
  expect(because[0]).toEqual({ rule, what: 'count' });
});

test('[dt1.ruling.hero-blast-kill] a joined hero is one miniature more', () => {
  const body = (units: string) => {
    const state = position(units);
    return bodyOf(state, state.units[0]!);
  };
  const pair =
    'axis recon-grenadiers A1 with=sigrid figures=1,2\naxis sigrid A1 with=recon-grenadiers health=3';
  expect(body(pair)).toEqual({ soldiers: 2, health: 3, figures: 1 });
  expect(body('axis recon-grenadiers A1 figures=1,2')).toEqual({ soldiers: 2, health: 0, figures: 0 });
  expect(body('axis luther A1')).toEqual({ soldiers: 0, health: 4, figures: 1 });
});

test('[dt1.ruling.attack-rerolls] sustained re-roll, Berserk re-roll, then the laser', () => {
  const units = 'axis laser-grenadiers A1 with=sigrid\naxis sigrid A1 with=laser-grenadiers';
  const rules = (words: string, sustained: boolean) =>
    planned(
      position(`${units} ${words}\nallies recon-rangers C1`),
      'laser-grenadiers/laser-gewehr',
      sustained,
    )
      .because.filter(({ what }) => what !== 'count' && what !== 'hits')
      .map(({ rule }) => rule);
  expect(rules('effects=berserk', true)).toEqual([
    'dt1.sustained.reroll',
    'dt1.skill.berserk.reroll',
    'dt1.laser.chain',
  ]);
  expect(rules('', false)).toEqual(['dt1.laser.chain']);
});
