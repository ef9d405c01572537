import { own } from '../reader.ts';
import type { OddsFlags } from './flags.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Side {
  readonly card: Named;
  readonly hero: Named | null;
}

/** Both units of an attack, with the losses that the flags give them. */
export const sidesOf = <Unit>(
  parse: (text: string) => Unit,
  attacker: string,
  target: string,
  flags: OddsFlags,
) => ({
  attacker: { ...parse(attacker), figures: flags.figures ?? null, health: flags.health ?? null },
  target: {
    ...parse(target),
    figures: flags.targetFigures ?? null,
    health: flags.targetHealth ?? null,
  },
});

export const titles = ({ card, hero }: Side): string =>
  hero === null ? card.name : own('chance.with', { unit: card.name, hero: hero.name });

export const named = ({ card, hero }: Side) => ({ unit: card.id, hero: hero?.id ?? null });

/** What stands there, for a heading. */
export function strengthText({ soldiers, health }: { soldiers: number; health: number }): string {
  const parts = [
    ...(soldiers > 0 ? [own('chance.soldiers', { count: soldiers })] : []),
    ...(health > 0 ? [own('chance.health', { count: health })] : []),
  ];
  return parts.join(own('and'));
}
