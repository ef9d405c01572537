import { asView, type DustOption, dust, UNIT_TYPES } from '@dustfront/dust';
import { battleUnderWay } from '@dustfront/dust/query';
import { type BattlePlan, type BattleSolution, type BattleStart, solveBattle } from '@dustfront/odds';
import { type Battle, type Side, SOLVABLE } from '../dust/battles.ts';
import { type Field, total } from '../dust/field.ts';
import { because } from '../player.ts';
import { unguarded } from './dust-guard.ts';
import { answered, compared, type Decision, type Judgement, undertaken, type Way } from './judge.ts';

/** What is left after an answer, both sides playing their best: worth won less worth lost, as the attacker sees it. */
interface Prospect {
  readonly value: number;
  readonly takes: number;
}

interface Moment {
  readonly plan: BattlePlan;
  readonly start: BattleStart;
  readonly side: Side;
}

type Units = readonly number[];

const optionOf = (decision: Decision): DustOption => decision.option as DustOption;
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
const less = (units: Units, gone: Units): Units => units.map((count, type) => count - (gone[type] ?? 0));
const change = (plan: BattlePlan, side: Side, to: Partial<BattlePlan['attacker']>): BattlePlan => ({
  ...plan,
  [side]: { ...plan[side], ...to },
});

function seen(solution: BattleSolution): Prospect {
  return { value: solution.value, takes: solution.outcome().attackerTakes };
}

const fought = (plan: BattlePlan, start?: BattleStart): Prospect =>
  seen(start === undefined ? solveBattle(plan) : solveBattle(plan, start));

/** Everybody of a side leaves, alive or not. */
function gone(plan: BattlePlan, side: Side, isAlive: boolean): Prospect {
  const { units, worth } = plan[side];
  const lost = isAlive ? 0 : units.reduce((sum, count, type) => sum + count * worth[type]!, 0);
  return side === 'attacker' ? { value: -lost, takes: 0 } : { value: plan.prize + lost, takes: 1 };
}

/** Those who stay roll; at sea the defender decides first who of his leaves. */
function stayed({ plan, start, side }: Moment, keep: Units): Prospect {
  if (total(keep as number[]) === 0) return gone(plan, side, true);
  const isFirst = plan.order === 'together' && side === 'attacker';
  const then: BattleStart = isFirst
    ? { ...start, next: 'turn', acting: 'defender' }
    : { ...start, next: 'roll' };
  return fought(change(plan, side, { units: keep }), then);
}

/** One hit has found its unit; the others find theirs, then it is the other side's turn. */
function struck({ plan, start, side }: Moment, type: number): Prospect {
  const victims = other(side);
  const units = plan[victims].units.map((count, i) => (i === type ? count - 1 : count));
  const left = change(plan, victims, { units });
  const hits = (start.hits?.[side] ?? 1) - 1;
  const { value, takes } =
    hits > 0
      ? fought(left, { ...start, hits: { attacker: hits, defender: hits } })
      : fought({ ...left, order: victims }, { ...start, next: 'turn', acting: victims });
  const worth = plan[victims].worth[type]!;
  return { value: side === 'attacker' ? value + worth : value - worth, takes };
}

function declared(plan: BattlePlan, side: Side, isUsed: boolean): Prospect | null {
  const { ability, dice } = plan[side];
  const without = change(plan, side, { ability: null });
  if (!isUsed) return fought(without);
  if (ability?.kind === 'leave') return gone(plan, side, ability.survive);
  if (ability?.kind === 'expel') return gone(plan, 'defender', true);
  if (ability?.kind !== 'more-dice') return null;
  const more = dice.map((count, type) => (ability.types.includes(type) ? count + ability.dice : count));
  return fought(change(without, side, { dice: more }));
}

/** Units that leave before a roll are named answer by answer. */
function leaving(own: readonly Decision[], at: number): readonly Decision[] {
  const end = own.findIndex(({ question, view }, i) => i > at && !(question === 'retreat' && isGoing(view)));
  return own.slice(at, end < 0 ? own.length : end);
}

const isGoing = (view: Decision['view']): boolean =>
  Object.keys(asView(view).battle?.withdrawing ?? {}).length > 0;

/** An ability that is spent at once may have been kept for another battle: that it was not used is no mistake. */
const isKept = (decision: Decision, plan: BattlePlan, side: Side): boolean =>
  decision.option.do === 'pass' && plan[side].ability?.kind !== 'leave';

/** A decision of a battle with what is weighed by: the plan, the side, and how a prospect is told. */
interface Case {
  readonly field: Field;
  readonly own: readonly Decision[];
  readonly at: number;
  readonly decision: Decision;
  readonly plan: BattlePlan;
  readonly side: Side;
  readonly way: (marks: string, prospect: Prospect) => Way;
}

/** What was answered, where it may count as a choice. */
const spoken = ({ decision, plan, side }: Case) =>
  answered(decision, isKept(decision, plan, side) ? '' : decision.option.do);

function judgeDeclaring(the: Case): Judgement | null {
  const ways = the.decision.options.flatMap(({ do: verb }) => {
    const prospect = declared(the.plan, the.side, verb === 'use');
    return prospect === null ? [] : [the.way(verb, prospect)];
  });
  return compared(ways, spoken(the));
}

function judgeRetreat({ field, own, at, plan, side, way }: Case, moment: Moment): Judgement | null {
  const run = leaving(own, at);
  const left = [0, 0, 0, 0, 0];
  for (const one of run.map(optionOf))
    if (one.do === 'withdraw') left[UNIT_TYPES.indexOf(one.unit)]! += one.count;
  const { units } = plan[side];
  const origin = field.frame<Battle>('battle')?.origin ?? -1;
  // Whoever goes home guards it again; where defenders go nobody has weighed.
  const home = (keep: Units): number => {
    if (side === 'defender' || origin < 0) return 0;
    const back = less(units, keep);
    const present = field.units(origin).map((count, type) => count + back[type]!);
    return unguarded(field, origin, present, [...back]);
  };
  const ways = [units, bestStay(moment), less(units, left)].flatMap((keep) => {
    if (keep === null) return [];
    const { value, takes } = stayed(moment, keep);
    return [way(keep.join(), { value: value + home(keep), takes })];
  });
  const isUnknown = side === 'defender' && total(left) > 0;
  const marks = isUnknown ? null : less(units, left).join();
  return compared(
    ways,
    undertaken(run, marks, ({ do: verb }) => verb === 'withdraw'),
  );
}

function judgeCasualties({ decision, way }: Case, moment: Moment): Judgement | null {
  const ways = (decision.options as readonly DustOption[]).flatMap((one) =>
    one.do === 'destroy' ? [way(dust.optionId(one), struck(moment, UNIT_TYPES.indexOf(one.unit)))] : [],
  );
  return compared(ways, answered(decision, dust.optionId(optionOf(decision))));
}

function judgeReroll(the: Case, moment: Moment): Judgement | null {
  const again = change(the.plan, the.side, { ability: null });
  const ways = [
    the.way('pass', fought(the.plan, { ...moment.start, again: false })),
    the.way('use', fought(again, { ...moment.start, next: 'roll' })),
  ];
  return compared(ways, spoken(the));
}

/** Weighs a decision of a battle by the exact solver; null where there is nothing to compare or too much. */
export function judgeBattle(field: Field, own: readonly Decision[], at: number): Judgement | null {
  const decision = own[at]!;
  const view = asView(decision.view);
  const stands = battleUnderWay(view);
  if (stands === null || view.battle === null) return null;
  const side: Side = view.battle.attacker === decision.seat ? 'attacker' : 'defender';
  const target = field.atlas.index.get(view.battle.target)!;
  const plan: BattlePlan = { ...stands.plan, prize: field.worth(target) };
  if (total([...plan.attacker.units]) + total([...plan.defender.units]) > SOLVABLE) return null;
  const way = (marks: string, prospect: Prospect): Way => {
    const value = side === 'attacker' ? prospect.value : -prospect.value;
    const points = Math.round(10 * value) / 10;
    const params = { area: field.atlas.names[target]!, chance: Math.round(100 * prospect.takes), points };
    return {
      marks,
      value,
      weighed: () => ({ option: marks, value, words: [because('ai.dust.stands', params)] }),
    };
  };
  const { question } = decision;
  const the: Case = { field, own, at, decision, plan, side, way };
  if (question === 'declare') return judgeDeclaring(the);
  if (stands.start === null) return null;
  const moment: Moment = { plan, start: stands.start, side };
  if (question === 'retreat' && !isGoing(decision.view)) return judgeRetreat(the, moment);
  if (question === 'casualties' && plan[other(side)].ability?.kind !== 'rescue')
    return judgeCasualties(the, moment);
  const mayReroll = plan.order !== 'together' && plan[side].ability?.kind === 'reroll-all';
  return question === 'reroll' && mayReroll ? judgeReroll(the, moment) : null;
}

/** Who stays with best play. */
function bestStay({ plan, start, side }: Moment): Units | null {
  const { blanks, defenderRolled } = start;
  const [attacker, defender] = [plan.attacker.units, plan.defender.units];
  return (
    solveBattle(plan, start).policy?.stay({
      attacker,
      defender,
      roller: side,
      blanks,
      attackerReroll: true,
      defenderReroll: true,
      defenderRolled,
    }) ?? null
  );
}
