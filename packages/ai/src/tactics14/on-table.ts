/** Where to go on a table: what is proposed is weighed by exact odds from there, cover and the way to the enemy. */
import { asView, type Choice, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  groundOf,
  marchAsked,
  onBoard,
  planIfAny,
  standingAfter,
} from '@dustfront/dust-tactics-2014/query';
import type { Option } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { type Answer, type Player, plainly, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';

const ROUNDS = 3;
const COVER = 0.6;
const NEARER = 0.25;

/** Points of the enemy that one attack from here is worth. */
function harm(view: TacticsView, unit: Unit, target: Unit): number {
  const plan = planIfAny(view, unit, target, { close: false });
  if (plan === null) return 0;
  const { destroyed, mean } = attackOdds(plan).target;
  return cardOfUnit(target).ap * destroyed + mean;
}

/** What a place is worth: what can be shot from it, what shoots back, whether it covers, how near it is. */
function worth(view: TacticsView, unit: Unit): number {
  const ground = groundOf(view);
  const enemies = view.units.filter((one) => one.side !== unit.side && onBoard(one) && one.joined < 0);
  if (enemies.length === 0) return 0;
  const shots = Math.max(...enemies.map((enemy) => harm(view, unit, enemy)));
  const answers = enemies.reduce((sum, enemy) => sum + harm(view, enemy, unit), 0);
  const covered = enemies.filter((enemy) => ground.covered(view, enemy, unit)).length / enemies.length;
  const apart = Math.min(...enemies.map((enemy) => ground.apart(view, unit, enemy)));
  return shots - answers / 2 + COVER * covered - NEARER * apart;
}

function weigh(task: Task, view: TacticsView, unit: number): Option | null {
  const pick = pickerOf(task);
  const { options, space } = task.question;
  const listed = Array.from({ length: options.length }, (_, at) => options.at(at)!);
  const proposed = Array.from({ length: ROUNDS }, () => space?.propose(pick) ?? []).flat();
  let best: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const { milliseconds = Number.POSITIVE_INFINITY, now = () => 0 } = task.budget;
  const until = now() + milliseconds;
  for (const option of [...listed.filter((one) => one.do === 'stop'), ...proposed]) {
    if (best !== null && now() > until) return best;
    const there = standingAfter(view, option as Choice);
    const value = worth(there, there.units[unit]!);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}

/** A player who knows squares, with an eye for places on a table. */
export const onTable = (player: Player): Player => ({
  ...player,
  answer(task): Answer {
    const view = asView(task.view);
    const march = view.table === undefined ? null : marchAsked(view);
    const option = march === null ? null : weigh(task, view, march.unit);
    return option === null ? player.answer(task) : { option, why: plainly('ai.place') };
  },
});
