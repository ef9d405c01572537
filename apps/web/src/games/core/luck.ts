import {
  type AttackFrame,
  asView,
  type CoreView,
  cardOf,
  findUnit,
  groundOf,
  headOf,
  planAttack,
  readyLines,
  type Unit,
} from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { LuckAdvice } from '../advice.ts';

/** What a unit is still worth: its army points by the share of soldiers or health that is left. */
function worth(view: CoreView, unit: Unit): number {
  if (unit.place === 'destroyed') return 0;
  const card = cardOf(view, unit);
  const share = card.kind === 'squad' ? unit.figures.length / card.miniatures : unit.health / card.health;
  return card.ap[view.options.scale] * share;
}

const worthOf = (view: CoreView, side: number): number =>
  view.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + worth(view, unit), 0);

const attackOf = (view: CoreView): AttackFrame | undefined =>
  view.stack.findLast((frame) => frame.kind === 'attack') as AttackFrame | undefined;

/** Army points that a declared attack is to be expected to take, target by target, with exact odds. */
function expectedOf(view: CoreView, frame: AttackFrame): number {
  const attacker = headOf(view, view.units[frame.unit]!);
  const byTarget = new Map<string, AttackFrame['declared']>();
  for (const declared of frame.declared) {
    if (!('unit' in declared.at)) continue;
    byTarget.set(declared.at.unit, [...(byTarget.get(declared.at.unit) ?? []), declared]);
  }
  let sum = 0;
  for (const [name, declared] of byTarget) {
    const found = findUnit(view, name);
    if (!found) continue;
    const target = headOf(view, found);
    const firings = declared.flatMap(({ unit, line, shots }) => {
      const ready = readyLines(view, attacker).find((r) => r.unit.id === unit && r.line.id === line);
      return ready ? [{ unit: ready.unit, line: ready.line, shots }] : [];
    });
    if (firings.length === 0) continue;
    const odds = attackOdds(
      planAttack(
        view,
        attacker,
        firings,
        { unit: target },
        { ground: groundOf(view), from: attacker.square, sustained: frame.mode === 'sustained' },
      ),
    );
    const card = cardOf(view, target);
    const points = card.kind === 'squad' ? card.miniatures : card.health;
    sum += odds.target.mean * (card.ap[view.options.scale] / points);
  }
  return sum;
}

/**
 * The luck of a match: for every attack the exact expectation when it was declared, against the army points that the enemy had lost
 * when it was settled.
 */
export function luck(views: readonly Json[], options: readonly string[]): readonly LuckAdvice[] {
  const account: LuckAdvice[] = [];
  options.forEach((option, i) => {
    if (option !== 'open fire') return;
    const before = asView(views[i] as Json);
    const frame = attackOf(before);
    if (frame === undefined || frame.declared.length === 0) return;
    const shooter = before.units[frame.unit]!;
    const enemy = shooter.side === 0 ? 1 : 0;
    let after = i + 1;
    while (after < views.length - 1 && attackOf(asView(views[after] as Json))?.unit === frame.unit) after++;
    const actual = worthOf(before, enemy) - worthOf(asView(views[after] as Json), enemy);
    account.push({
      at: after,
      side: shooter.side === 0 ? 'allies' : 'axis',
      expected: expectedOf(before, frame),
      actual,
    });
  });
  return account;
}
