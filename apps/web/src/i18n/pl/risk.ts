import type { risk as english } from '../en/risk.ts';
import type { Texts } from '../texts.ts';

/** Kto może pierwszy strzelić do jednostki w drodze. */
export const risk: Texts<typeof english> = {
  risk: {
    tag:
      '{count|może strzelić wcześniej, {chance}|{count} mogą strzelić wcześniej|' +
      '{count} może strzelić wcześniej}',
    some: '{count|{name} może|{count} jednostki mogą|{count} jednostek może} strzelić wcześniej.',
    sees: 'Widzą cię na {square} i jeszcze nie działali.',
    seesThere: 'Widzą cię tam i jeszcze nie działali.',
    inTime: 'w porę',
    loses: 'wtedy tracisz',
    destroyed: '{chance} na zniszczenie',
    total: 'W sumie około {mean} strat po drodze.',
    goAnyway: 'Mimo to idź na {square}',
    spent: '{name}: już po aktywacji, reakcji nie będzie.',
    mines: 'Na drodze leżą miny.',
    minesChance: '{chance} na trafienie, za 2 obrażenia.',
    wire: 'Na drodze leży drut kolczasty.',
    wireChance: '{chance} na to, że zatrzymają.',
    and: ' i ',
  },
};
