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
  hero === null ? card.name : `${card.name} with ${hero.name}`;

export const named = ({ card, hero }: Side) => ({ unit: card.id, hero: hero?.id ?? null });

/** What stands there, for a heading. */
export function strengthText({ soldiers, health }: { soldiers: number; health: number }): string {
  const parts = [
    ...(soldiers > 0 ? [`${soldiers} soldier${soldiers === 1 ? '' : 's'}`] : []),
    ...(health > 0 ? [`${health} health`] : []),
  ];
  return parts.join(' and ');
}
