import type { risk as english } from '../en/risk.ts';
import type { Texts } from '../texts.ts';

/** Who may shoot first at a unit on its way. */
export const risk: Texts<typeof english> = {
  risk: {
    tag: '{count|puede disparar antes, {chance}|{count} pueden disparar antes}',
    some: '{count|{name} puede|{count} unidades pueden} disparar antes.',
    sees: 'Te ven en {square} y no han actuado.',
    seesThere: 'Te ven allí y no han actuado.',
    inTime: 'a tiempo',
    loses: 'entonces pierdes',
    destroyed: '{chance} de ser destruida',
    total: 'En conjunto, unas {mean} pérdidas por el camino.',
    goAnyway: 'Ir a {square} de todos modos',
    spent: '{name} {count|ha|han} actuado y ya no {count|puede|pueden} reaccionar.',
    mines: 'Hay minas en el camino.',
    minesChance: '{chance} de ser alcanzado, con 2 de daño.',
    wire: 'Hay alambrada en el camino.',
    wireChance: '{chance} de quedar atrapado en ella y pararse.',
    and: ' y ',
  },
};
