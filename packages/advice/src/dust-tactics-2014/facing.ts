import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { fullAttack, leaderOf, squareOf } from '@dustfront/dust-tactics-2014/query';
import { withUnitAt } from './table.ts';

/** Whom a unit could fire at from where it stands if it faced that way. */
export function targetsFacing(view: TacticsView, unit: Unit, facing: number): readonly Unit[] {
  const { state, unit: turned } = withUnitAt(view, unit, squareOf(view, unit), facing);
  const enemies = state.units.filter(
    (enemy) => enemy.side !== unit.side && enemy.place === 'board' && leaderOf(state, enemy) === enemy,
  );
  return enemies.filter((enemy) => fullAttack(state, turned, enemy).shots.length > 0);
}
