/** Where to go on a table: what is proposed is weighed by exact odds from there, cover and the way to the enemy. */
import { asView, type Choice, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  type Feature,
  groundOf,
  marchAsked,
  onBoard,
  outlineOf,
  planIfAny,
  spotAt,
  standingAfter,
} from '@dustfront/dust-tactics-2014/query';
import type { Option } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { type Answer, type Player, plainly, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';

const ROUNDS = 3;
const COVER = 0.6;
const NEARER = 0.25;
/** What holding one of the aims is worth, and every 10 cm on the way to it. */
const HELD = 5;
const ON_THE_WAY = 0.6;

/** Points of the enemy that one attack from here is worth. */
function harm(view: TacticsView, unit: Unit, target: Unit): number {
  const plan = planIfAny(view, unit, target, { close: false });
  if (plan === null) return 0;
  const { destroyed, mean } = attackOdds(plan).target;
  return cardOfUnit(target).ap * destroyed + mean;
}

/** A marker or a place by its spot, and the point that one goes for. */
interface Aim {
  readonly spot: number;
  readonly at: readonly [number, number];
}

const FOR_POINTS = ['free-for-all', 'first-machines'];
const FOR_A_PLACE = ['the-oasis'];

function aimAt(feature: Feature): Aim {
  const corners = 'at' in feature ? [feature.at] : (outlineOf(feature) ?? []);
  const mean = (axis: 0 | 1): number => corners.reduce((sum, one) => sum + one[axis], 0) / corners.length;
  return { spot: spotAt(corners[0] ?? [0, 0]), at: [mean(0), mean(1)] };
}

/** What the scenario is about: whoever plays for points goes for nothing. */
function aimsOf({ scenario, table }: TacticsView): readonly Aim[] {
  if (table === undefined || FOR_POINTS.includes(scenario)) return [];
  const wanted = FOR_A_PLACE.includes(scenario) ? 'place' : 'marker';
  return table.features.filter(({ kind }) => kind === wanted).map(aimAt);
}

/** What a unit does for the aims that none of its own side stands at. */
function towardsAims(view: TacticsView, unit: Unit): number {
  const { control } = groundOf(view);
  const free = aimsOf(view).filter(
    ({ spot }) =>
      !view.units.some((one) => one.side === unit.side && one !== unit && control.stands(view, one, [spot])),
  );
  const [first] = unit.bases ?? [];
  if (first === undefined || free.length === 0) return 0;
  if (free.some(({ spot }) => control.stands(view, unit, [spot]))) return HELD;
  const apart = free.map(({ at }) => Math.hypot(at[0] - first[0], at[1] - first[1]));
  return (-ON_THE_WAY * Math.min(...apart)) / 100;
}

/** What a place is worth: what can be shot from it, what shoots back, whether it covers, how near it is. */
function worth(view: TacticsView, unit: Unit): number {
  const ground = groundOf(view);
  const enemies = view.units.filter((one) => one.side !== unit.side && onBoard(one) && one.joined < 0);
  const aims = towardsAims(view, unit);
  if (enemies.length === 0) return aims;
  const shots = Math.max(...enemies.map((enemy) => harm(view, unit, enemy)));
  const answers = enemies.reduce((sum, enemy) => sum + harm(view, enemy, unit), 0);
  const covered = enemies.filter((enemy) => ground.covered(view, enemy, unit)).length / enemies.length;
  const apart = Math.min(...enemies.map((enemy) => ground.apart(view, unit, enemy)));
  return shots - answers / 2 + COVER * covered - NEARER * apart + aims;
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
