import type { plan as english } from '../en/plan.ts';
import type { Texts } from '../texts.ts';

/** What a unit has announced. */
export const plan: Texts<typeof english> = {
  plan: {
    title: 'Acciones declaradas',
    open: 'por elegir',
    done: 'hecha',
    now: 'ahora',
    ahead: 'por venir',
  },
};
