import type { Choice, ChoiceParts, TacticsState, Unit, UnitId } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, column, healthOf, unitOf } from '@dustfront/dust-tactics-2014/query';
import { huskOf } from './worth.ts';

/** What the weapons and tasks of a soldier are worth against those who are still there. */
function armsOf(state: TacticsState, unit: Unit, man: number): number {
  const card = cardOfUnit(unit);
  const { weapons, roles } = card.soldiers[man]!;
  let worth = 3 * roles.length;
  for (const row of weapons) {
    const { line } = card.weapons[row]!;
    if (line.rules.includes('reload') && !unit.loaded) continue;
    const reach = line.close ? 0.3 : Math.min(1, 0.25 + line.range / 8);
    for (const foe of state.units) {
      if (foe.side === unit.side || foe.place === 'gone') continue;
      const { kind, armour } = cardOfUnit(foe);
      const cell = line.cells[column(kind, armour)] ?? null;
      if (cell !== null) worth += (cell.dice + 3 * cell.blast) * Math.min(4, cell.damage) * reach * 0.1;
    }
  }
  return worth;
}

/** What a side loses with a hit on this miniature. */
function costOf(state: TacticsState, id: UnitId, n: number): number {
  const unit = unitOf(state, id);
  const card = cardOfUnit(unit);
  const husk = huskOf(state);
  if (n < 0) {
    const last = healthOf(unit) <= 1 ? husk * card.ap : 0;
    return (1 - husk) * (card.ap / Math.max(1, card.track)) + last;
  }
  const last = unit.soldiers.length <= 1 ? husk * card.ap : 0;
  const arms = unit.soldiers.map((man) => armsOf(state, unit, man));
  const mean = arms.reduce((sum, one) => sum + one, 0) / arms.length;
  const share = mean > 0 ? armsOf(state, unit, n) / mean : 1;
  return (1 - husk) * (card.ap / card.soldiers.length) * share + last;
}

/** The owner gives up what matters least; whoever else chooses takes what matters most. */
export function casualty(state: TacticsState, seat: number, options: readonly Choice[]): Choice {
  let best = options[0]!;
  const { unit: first }: ChoiceParts = best;
  const owner = first !== undefined && unitOf(state, first).side === seat;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const { unit, n = -1 }: ChoiceParts = option;
    if (unit === undefined) continue;
    const cost = costOf(state, unit, n) * (owner ? 1 : -1);
    if (cost >= least) continue;
    least = cost;
    best = option;
  }
  return best;
}
