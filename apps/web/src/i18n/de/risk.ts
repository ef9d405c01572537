import type { risk as english } from '../en/risk.ts';
import type { Texts } from '../texts.ts';

/** Wer unterwegs zuerst auf eine Einheit schießen kann. */
export const risk: Texts<typeof english> = {
  risk: {
    tag: '{count|schießt vielleicht zuerst, {chance}|{count} schießen vielleicht zuerst}',
    some: '{count|{name} kann|{count} Einheiten können} zuerst schießen.',
    sees: 'Auf {square} gerät die Einheit in Sicht, und dort wurde noch nicht gehandelt.',
    seesThere: 'Dort gerät die Einheit in Sicht, und es wurde noch nicht gehandelt.',
    inTime: 'rechtzeitig',
    loses: 'dann verlieren Sie',
    destroyed: '{chance} für Vernichtung',
    total: 'Insgesamt unterwegs etwa {mean} Verluste.',
    goAnyway: 'Trotzdem nach {square} gehen',
    spent: '{name} {count|hat|haben} schon gehandelt und {count|kann|können} nicht mehr reagieren.',
    mines: 'Auf dem Weg liegen Minen.',
    minesChance: '{chance}, getroffen zu werden, mit 2 Schaden.',
    wire: 'Auf dem Weg liegt Stacheldraht.',
    wireChance: '{chance}, darin hängen zu bleiben.',
    and: ' und ',
  },
};
