import type { plan as english } from '../en/plan.ts';
import type { Texts } from '../texts.ts';

/** Co jednostka zapowiedziała. */
export const plan: Texts<typeof english> = {
  plan: {
    title: 'Zapowiedziane akcje',
    open: 'jeszcze do wyboru',
    done: 'zrobione',
    now: 'teraz',
    ahead: 'potem',
  },
};
