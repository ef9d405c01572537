import type { Cx } from '../events.ts';
import { otherSide, type Unit } from '../state.ts';
import { pointsOf } from '../table/cards.ts';
import { nameOf } from '../table/ground.ts';
import { partnerOf } from '../table/units.ts';

/**
 * A unit is gone (dt1.card.health.zero, dt1.hero.join.dies): its whole value counts for the enemy, whoever did it
 * (dt1.end.full-value, dt1.faq.vp.destroyed, dt1.ruling.flame-friends), each time it is lost (dt1.end.returned,
 * dt1.cmd.return.score). Squad and hero each go for themselves (dt1.ruling.joined-loss); whoever is left is a unit of
 * his own, in the state they shared (dt1.ruling.joined-survivor).
 */
export function destroyUnit(cx: Cx, unit: Unit): void {
  const { state } = cx;
  const partner = partnerOf(state, unit);
  if (partner) {
    partner.joined = -1;
    unit.joined = -1;
  }
  const points = pointsOf(state, unit);
  state.sides[otherSide(unit.side)].points += points;
  cx.emit({
    type: 'destroyed',
    unit: unit.name,
    at: nameOf(state, unit.square),
    points,
    rule: 'dt1.faq.vp.destroyed',
  });
  unit.place = 'destroyed';
  unit.square = -1;
}

/** One soldier is removed (dt1.damage.squad, dt1.damage.remove). */
export function loseSoldier(cx: Cx, squad: Unit, figure: number): void {
  squad.figures = squad.figures.filter((living) => living !== figure);
  cx.emit({
    type: 'soldier-lost',
    unit: squad.name,
    figure: figure + 1,
    left: squad.figures.length,
    rule: 'dt1.damage.squad',
  });
  if (squad.figures.length === 0) destroyUnit(cx, squad);
}

/** Health is marked off the track (dt1.damage.vehicle, dt1.damage.track). */
export function loseHealth(cx: Cx, unit: Unit, points: number): void {
  const lost = Math.min(points, unit.health);
  if (lost === 0) return;
  unit.health -= lost;
  cx.emit({
    type: 'health-lost',
    unit: unit.name,
    points: lost,
    left: unit.health,
    rule: 'dt1.damage.vehicle',
  });
  if (unit.health === 0) destroyUnit(cx, unit);
}
