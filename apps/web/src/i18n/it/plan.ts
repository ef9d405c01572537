import type { plan as english } from '../en/plan.ts';
import type { Texts } from '../texts.ts';

/** What a unit has announced. */
export const plan: Texts<typeof english> = {
  plan: {
    title: 'Azioni dichiarate',
    open: 'ancora da scegliere',
    done: 'fatta',
    now: 'ora',
    ahead: 'da fare',
  },
};
