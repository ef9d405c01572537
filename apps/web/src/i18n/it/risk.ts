import type { risk as english } from '../en/risk.ts';
import type { Texts } from '../texts.ts';

/** Who may shoot first at a unit on its way. */
export const risk: Texts<typeof english> = {
  risk: {
    tag: '{count|può sparare prima, {chance}|{count} possono sparare prima}',
    some: '{count|{name} può|{count} unità possono} sparare prima.',
    sees: 'Ti vedono in {square} e non hanno agito.',
    seesThere: 'Ti vedono lì e non hanno agito.',
    inTime: 'in tempo',
    loses: 'allora perdi',
    destroyed: '{chance} di finire distrutta',
    total: 'In tutto circa {mean} perdite per strada.',
    goAnyway: 'Vai lo stesso in {square}',
    spent: '{name}: {count|ha|hanno} già agito, niente più reazioni.',
    mines: 'Ci sono mine sul percorso.',
    minesChance: '{chance} di essere colpiti, con 2 danni.',
    wire: 'C’è filo spinato sul percorso.',
    wireChance: '{chance} di restarvi impigliati e fermarsi.',
    and: ' e ',
  },
};
