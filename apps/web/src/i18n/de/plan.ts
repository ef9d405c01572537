import type { plan as english } from '../en/plan.ts';
import type { Texts } from '../texts.ts';

/** Was eine Einheit angesagt hat. */
export const plan: Texts<typeof english> = {
  plan: {
    title: 'Angesagte Aktionen',
    open: 'noch zu wählen',
    done: 'getan',
    now: 'jetzt',
    ahead: 'kommt noch',
  },
};
