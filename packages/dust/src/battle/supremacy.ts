import { SUPREMACY } from '../units.ts';
import type { Side } from './kinds.ts';
import type { Place } from './place.ts';

/**
 * The supremacy values of a force added up [dust.battle.supremacy.sum]: three for mech, fighter and bomber, two for two
 * fighters, as in the book's example [dust.battle.vector].
 */
export function supremacyOf(units: readonly number[]): number {
  return units.reduce((sum, count, type) => sum + count * SUPREMACY[type]!, 0);
}

/** Who rolls first, and why: the defender of a capital, the higher sum, or the defender in a tie. */
export interface Supremacy {
  readonly side: Side;
  readonly why: 'capital' | 'higher' | 'tie';
}

/**
 * Who has tactical supremacy, settled once before the first roll [dust.battle.supremacy.first]
 * [dust.battle.supremacy.once] [dust.ruling.20]. Any defender of a capital has it [dust.battle.supremacy.capital]
 * [dust.ruling.21]; else the higher sum [dust.battle.supremacy.higher]; a tie is the defender's
 * [dust.battle.supremacy.tie-defender].
 */
export function supremacy(
  attackers: readonly number[],
  defenders: readonly number[],
  { capital }: Pick<Place, 'capital'>,
): Supremacy {
  if (capital) return { side: 'defender', why: 'capital' };
  const ahead = supremacyOf(attackers) - supremacyOf(defenders);
  return { side: ahead > 0 ? 'attacker' : 'defender', why: ahead === 0 ? 'tie' : 'higher' };
}
