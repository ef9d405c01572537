import type { Greyed, Refusal, Seat } from '@dustfront/kernel';
import { isEmpty, isEnemy, isFriendly, unitsOnMap } from '../control.ts';
import { board, mayActivate } from '../lookup.ts';
import { coastsAcross } from '../moves/reach.ts';
import type { AttackForm } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { DustState } from '../state.ts';
import { BOMBER, LAND_AND_AIR, MECH, SUBMARINE } from '../units.ts';
import { ban } from './bans.ts';

export { capitalsAreOpen } from './bans.ts';

/** Forms that start from an area. */
export const FORMS: readonly AttackForm[] = ['land', 'sea', 'amphibious', 'bombers', 'submarines'];

export function pairKey(from: number, to: number): string {
  return `${from}>${to}`;
}

/**
 * Which types fight in a battle of this form; land and air never attack seas [dust.combat.land-air-not-sea], submarines
 * never land [dust.combat.sea-not-land] [dust.ruling.38].
 */
export function fighters(form: AttackForm): readonly number[] {
  if (form === 'sea' || form === 'submarines') return [SUBMARINE];
  return form === 'bombers' ? [BOMBER] : LAND_AND_AIR;
}

/**
 * Enemy areas, neutral ones included [dust.special.neutrals] [dust.ruling.40], that a form of attack could reach from
 * an area, before any ban [dust.combat.target.adjacent]; an empty area is never a target
 * [dust.combat.target.not-empty].
 */
export function inReach(state: DustState, seat: Seat, form: AttackForm, from: number): number[] {
  const world = board(state);
  const enemies = (areas: readonly number[]) => areas.filter((area) => isEnemy(state, seat, area));
  switch (form) {
    case 'land':
      return enemies(world.nextLand[from]!);
    case 'sea':
      return enemies(world.nextSea[from]!);
    // Land to land [dust.combat.amph.land-land] over seas alone [dust.combat.amph.no-land-between], each with an own
    // submarine [dust.combat.amph.path-own]; also where a land line leads [dust.combat.amph.land-line-too]
    // [dust.ruling.37] [dust.ruling.u19].
    case 'amphibious':
      return enemies(coastsAcross(state, seat, from));
    case 'bombers': // dust.special.bomber.who
      return enemies(world.nextSea[from]!);
    case 'submarines': // dust.special.sub.who
      return enemies(world.nextLand[from]!);
    // Any distance, land or sea, at least one enemy or neutral unit [dust.special.missile.target] [dust.ruling.42]
    // [dust.ruling.u23]
    case 'missiles':
      return enemies(state.areas.map((_, area) => area));
    case 'drop': // dust.ability.dropper.target dust.ruling.54
      return enemies(world.lands);
  }
}

/**
 * Why an attack in reach is not possible: a ban, or the same pair of areas again in this turn [dust.combat.repeat.pair]
 * [dust.special.pair-once] [dust.ruling.39].
 */
export function refusal(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  from: number,
  to: number,
  pairs: readonly string[],
): Refusal<RuleId> | null {
  // Missiles and drops have no origin [dust.ability.dropper.no-pair] [dust.ruling.55].
  if (from >= 0 && pairs.includes(pairKey(from, to))) {
    const special = form === 'bombers' || form === 'submarines';
    return { code: 'same-attack', rule: special ? 'dust.special.pair-once' : 'dust.combat.repeat.pair' };
  }
  return ban(state, seat, to, form);
}

export function targets(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  from: number,
  pairs: readonly string[],
): number[] {
  return inReach(state, seat, form, from).filter(
    (to) => refusal(state, seat, form, from, to, pairs) === null,
  );
}

function hasTarget(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  from: number,
  pairs: readonly string[],
): boolean {
  return inReach(state, seat, form, from).some((to) => refusal(state, seat, form, from, to, pairs) === null);
}

export function greyedTargets(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  from: number,
  pairs: readonly string[],
): Greyed<RuleId>[] {
  const { areas, next } = board(state);
  const banned = inReach(state, seat, form, from).flatMap((to) => {
    const why = refusal(state, seat, form, from, to, pairs);
    return why === null ? [] : [{ id: `to ${areas[to]!.id}`, refusal: why }];
  });
  const empty = (from < 0 ? [] : next[from]!).filter((to) => isEmpty(state, to));
  const why: Refusal<RuleId> = { code: 'empty', rule: 'dust.combat.target.not-empty' };
  return [...banned, ...empty.map((to) => ({ id: `to ${areas[to]!.id}`, refusal: why }))];
}

/**
 * Own areas from which this form of attack reaches enemies of whom none may be attacked now, each with the reason of
 * the first.
 */
export function greyedOrigins(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  pairs: readonly string[],
): Greyed<RuleId>[] {
  return armed(state, seat, form).flatMap((from) => {
    const whys = inReach(state, seat, form, from).map((to) => refusal(state, seat, form, from, to, pairs));
    const [why] = whys;
    if (why == null || whys.includes(null)) return [];
    return [{ id: `attack ${form} ${board(state).areas[from]!.id}`, refusal: why }];
  });
}

/** Own areas with units that can make this form of attack. */
function armed(state: DustState, seat: Seat, form: AttackForm): number[] {
  const world = board(state);
  const areas = form === 'sea' || form === 'submarines' ? world.seas : world.lands;
  return areas.filter(
    (area) =>
      isFriendly(state, seat, area) && fighters(form).some((type) => state.areas[area]!.units[type]! > 0),
  );
}

/** Own areas from which this form of attack has a target now. */
export function attackOrigins(
  state: DustState,
  seat: Seat,
  form: AttackForm,
  pairs: readonly string[],
): number[] {
  return armed(state, seat, form).filter((area) => hasTarget(state, seat, form, area, pairs));
}

/**
 * Attacks that an ability allows from anywhere: missiles [dust.ability.missiles.use], the drop
 * [dust.ability.dropper.phase].
 */
export function launches(state: DustState, seat: Seat): ('missiles' | 'drop')[] {
  const found: ('missiles' | 'drop')[] = [];
  if (mayActivate(state, seat, 'ballistic_missiles') && hasTarget(state, seat, 'missiles', -1, [])) {
    found.push('missiles');
  }
  const mechs = mayActivate(state, seat, 'mech_dropper') && unitsOnMap(state, seat)[MECH]! > 0;
  if (mechs && hasTarget(state, seat, 'drop', -1, [])) found.push('drop');
  return found;
}
