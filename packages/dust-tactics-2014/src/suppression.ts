import type { Cx } from './events.ts';
/** Tokens of suppression, in matches that play with them (dt14.ruling.suppression). */
import { own, skillRule } from './exceptions/index.ts';
import type { Run } from './frames/make.ts';
import { skillsOf } from './moments.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { Pinned, TacticsState, Unit } from './state.ts';
import { heroesIn, isAlive, isHero, pilotOf, unitOf } from './units.ts';

/**
 * dt14.hero.supp.under-fire, dt14.hero.supp.suppressed, dt14.super.no-under-fire, dt14.super.no-suppressed,
 * dt14.skill.zombie.no-tokens
 */
const isFearless = (unit: Unit): boolean => isHero(unit) || own(unit).fearless === true;

/** Lays a token beside a unit, unless the match knows none or the unit takes none. */
export function pin(cx: Cx, unit: Unit, token: Pinned, rule: RuleId): void {
  if (cx.state.suppression !== true || isFearless(unit) || !isAlive(unit) || unit.pinned === token) return;
  unit.pinned = token;
  cx.emit({ type: 'pinned', unit: unit.name, what: token, rule });
}

/**
 * Shots that saves did not stop: no token becomes Under Fire, Under Fire becomes Suppressed. And Stay Down takes away
 * Under Fire and suppresses at once (dt14.skill.and-stay-down.under-fire, dt14.skill.and-stay-down.suppress), for the
 * bearer's own weapons only
 * (dt14.skill.and-stay-down.unshared).
 */
export function pinThoseHit(cx: Cx, runs: readonly Run[]): void {
  const { state } = cx;
  if (state.suppression !== true) return;
  for (const id of new Set(runs.filter((run) => run.hits > 0).map((run) => run.target))) {
    const target = unitOf(state, id);
    const pins = runs
      .filter((run) => run.target === id && run.hits > 0)
      .map((run) => own(unitOf(state, run.by)).pins)
      .find((said) => said !== undefined);
    if (pins !== undefined) pin(cx, target, pins.token, pins.rule);
    else
      pin(cx, target, target.pinned === undefined ? 'under-fire' : 'suppressed', 'dt14.ruling.suppression');
  }
}

/**
 * Dice to shake a token off: two, and three for the brave (dt14.skill.brave.three, dt14.skill.brave.dice), with a
 * commissar (dt14.skill.commissar.dice) or with a hero (dt14.hero.supp.three-dice), never more.
 */
export function rallyDice(state: TacticsState, unit: Unit): number {
  const led =
    skillsOf(state, unit).some((skill) => skillRule(skill).rallies?.(unit) === true) ||
    heroesIn(state, unit).length > 0 ||
    pilotOf(state, unit) !== null;
  return led ? 3 : 2;
}

/** The token is shaken off. */
export function rally(cx: Cx, unit: Unit): void {
  delete unit.pinned;
  cx.emit({ type: 'rallied', unit: unit.name, rule: 'dt14.ruling.suppression' });
}
