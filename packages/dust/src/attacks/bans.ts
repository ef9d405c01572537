import type { Refusal, Seat } from '@dustfront/kernel';
import { isCapital, isSource } from '../control.ts';
import { areAllied } from '../exceptions/diplomat.ts';
import { areaId } from '../lookup.ts';
import type { AttackForm } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { type DustState, NEUTRAL } from '../state.ts';

type Family = 'battle' | 'special' | 'drop';

function familyOf(form: AttackForm): Family {
  if (form === 'drop') return 'drop';
  return form === 'land' || form === 'sea' || form === 'amphibious' ? 'battle' : 'special';
}

/** Half of the points to play to: twenty of forty [dust.option.victory-points]. */
export function capitalThreshold(state: DustState): number {
  return Math.ceil(state.options.victoryPoints / 2);
}

/**
 * Points are scored at the end of a round and never fall: once open, open for all [dust.combat.capital.everybody]
 * [dust.ruling.15].
 */
export function capitalsAreOpen(state: DustState): boolean {
  return state.players.some((player) => player.points >= capitalThreshold(state));
}

/** Why this area may not be attacked by this seat in this form, or null. */
export function ban(state: DustState, seat: Seat, target: number, form: AttackForm): Refusal<RuleId> | null {
  const { holder } = state.areas[target]!;
  const about = [areaId(state, target)];
  if (areAllied(state, seat, holder)) {
    const rule =
      familyOf(form) === 'battle' ? 'dust.ability.diplomat.both-ways' : 'dust.ability.diplomat.special';
    return { code: 'ally', rule, about };
  }
  const first = state.round === 1 ? firstRoundRule(state, target, familyOf(form)) : null;
  if (first !== null) return { code: 'first-round', rule: first, about };
  if (!isCapital(state, target)) return null;
  // Never a capital, whoever holds it [dust.ruling.41] [dust.special.sub.no-capital].
  if (form === 'submarines') return { code: 'never-capital', rule: 'dust.special.sub.no-capital', about };
  // dust.special.missile.no-capital
  if (form === 'missiles') return { code: 'never-capital', rule: 'dust.special.missile.no-capital', about };
  // Neutral capitals have no such protection [dust.combat.capital.neutral] [dust.ruling.12]; any player's has, whoever
  // claimed it first [dust.ruling.u1].
  if (holder === NEUTRAL || capitalsAreOpen(state)) return null;
  const rule = form === 'drop' ? 'dust.ability.dropper.bans' : 'dust.combat.capital.twenty';
  return { code: 'capital-protected', rule, about, params: { points: capitalThreshold(state) } };
}

/**
 * Power sources, capitals and centres are safe in round one from battles, special attacks and drops, whoever is there
 * [dust.ruling.16].
 */
function firstRoundRule(state: DustState, target: number, family: Family): RuleId | null {
  const facts = [
    [isSource(state, target), 'dust.combat.round1.source', 'dust.special.round1.source'],
    [isCapital(state, target), 'dust.combat.round1.capital', 'dust.special.round1.capital'],
    [state.areas[target]!.centre, 'dust.combat.round1.centre', 'dust.special.round1.centre'],
  ] as const;
  const found = facts.find(([is]) => is);
  if (found === undefined) return null;
  if (family === 'drop') return 'dust.combat.round1.drop';
  return family === 'special' ? found[2] : found[1];
}
