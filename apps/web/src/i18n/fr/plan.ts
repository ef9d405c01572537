import type { plan as english } from '../en/plan.ts';
import type { Texts } from '../texts.ts';

/** Ce qu’une unité a annoncé. */
export const plan: Texts<typeof english> = {
  plan: {
    title: 'Actions annoncées',
    open: 'à choisir',
    done: 'faite',
    now: 'en cours',
    ahead: 'à venir',
  },
};
