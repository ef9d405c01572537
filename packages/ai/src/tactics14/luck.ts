import {
  type AimedLine,
  asView,
  cardOfUnit,
  healthOf,
  planAttack,
  type TacticsView,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { LuckEntry } from '../luck.ts';

interface Shot {
  readonly by: number;
  readonly weapon: number;
  readonly count: number;
  readonly rounds: number;
  readonly salvo: boolean;
  readonly target: number;
}

interface Attack {
  readonly kind: string;
  readonly step: string;
  readonly unit: number;
  readonly sustained: boolean;
  readonly fired: boolean;
  readonly shots: readonly Shot[];
  readonly rows: readonly { readonly by: number; readonly weapon: number }[];
  readonly row: number;
}

/** What a unit is still worth: its points by the share of soldiers or health that is left. */
function worth(unit: Unit): number {
  if (unit.place === 'gone') return 0;
  const card = cardOfUnit(unit);
  const share =
    card.kind === 'squad' ? unit.soldiers.length / card.soldiers.length : healthOf(unit) / card.track;
  return card.ap * share;
}

const worthOf = (view: TacticsView, side: number): number =>
  view.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + worth(unit), 0);

const attackOf = (view: TacticsView): Attack | undefined =>
  view.stack.findLast((frame) => frame.kind === 'attack') as Attack | undefined;

/** The shot that an answer such as `1a Bazooka x2 at 2b rounds 3` declares for the row that was asked about. */
function declared(view: TacticsView, frame: Attack, answer: string): Shot | null {
  const [, count, whom, rounds, salvo] = / x(\d+) at (\w+)(?: rounds (\d+))?( salvo)?$/.exec(answer) ?? [];
  const row = frame.rows[frame.row];
  const target = view.units.find((unit) => unit.name === whom);
  if (count === undefined || row === undefined || target === undefined) return null;
  return {
    ...row,
    count: Number(count),
    rounds: Number(rounds ?? 1),
    salvo: salvo !== undefined,
    target: target.id,
  };
}

/** Points that the declared shots are to be expected to take, target by target, with exact odds. */
function expectedOf(view: TacticsView, frame: Attack, shots: readonly Shot[]): number {
  const attacker = view.units[frame.unit]!;
  let sum = 0;
  for (const id of new Set(shots.map((shot) => shot.target))) {
    const target = view.units[id];
    if (target === undefined) continue;
    const lines: readonly AimedLine[] = shots.filter((shot) => shot.target === id);
    const odds = attackOdds(planAttack(view, attacker, target, { sustained: frame.sustained, lines }));
    const card = cardOfUnit(target);
    sum += odds.target.mean * (card.ap / (card.kind === 'squad' ? card.soldiers.length : card.track));
  }
  return sum;
}

/** One attack of the account, and after how many answers it was settled. */
export interface AttackLuck extends LuckEntry {
  readonly settled: number;
}

/** For every attack what was to be expected when it was declared, against what the enemy had lost when it was settled. */
export function attackLuck(views: readonly Json[], options: readonly string[]): readonly AttackLuck[] {
  const account: AttackLuck[] = [];
  options.forEach((option, i) => {
    const before = asView(views[i]!);
    const frame = attackOf(before);
    if (frame === undefined || frame.fired || !frame.step.startsWith('three')) return;
    const next = views[i + 1];
    const then = next === undefined ? undefined : attackOf(asView(next));
    if (then !== undefined && then.unit === frame.unit && !then.fired) return;
    const last = frame.step === 'three-declare' ? declared(before, frame, option) : null;
    const shots = (last === null ? frame.shots : [...frame.shots, last]).filter((shot) => shot.target >= 0);
    if (shots.length === 0) return;
    const attacker = before.units[frame.unit]!;
    const enemy = attacker.side === 0 ? 1 : 0;
    let after = i + 1;
    while (after < views.length - 1 && attackOf(asView(views[after]!))?.unit === frame.unit) after++;
    account.push({
      after: i,
      settled: after,
      round: before.turn,
      side: attacker.side,
      by: attacker.name,
      at: before.units[shots[0]!.target]!.name,
      line: '',
      expected: expectedOf(before, frame, shots),
      actual: worthOf(before, enemy) - worthOf(asView(views[after]!), enemy),
    });
  });
  return account;
}
