import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Replay and luck. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Replay',
    play: 'Avvia',
    pause: 'Pausa',
    speed: 'Velocità',
    empty: 'In questo browser non c’è ancora nessuna partita; ognuna che giochi si conserva da sé.',
    notKept:
      'Questa partita non è conservata in questo browser, e nessun server ce l’ha per te. Un link a un suo ' +
      'momento, o la sua registrazione, la apre ovunque.',
    fromElsewhere: 'Da altrove',
    paste: 'Incolla una registrazione',
    open: 'Apri',
    file: 'Apri un file',
    badLine: 'Questa registrazione non si apre: riga {line}: {why}',
    otherGame: 'Questa registrazione non si apre: qui non si conosce il gioco «{game}».',
    lost: 'Questa registrazione non si apre',
    diverges: 'Non si rigioca con le regole che nomina.',
  },
  luck: {
    title: 'Fortuna',
    text: 'Punti esercito presi, meno quelli attesi, attacco per attacco.',
    label: 'Curva della fortuna per entrambe le parti',
    row: '{count} {count|attacco|attacchi}, {expected} attesi, {actual} presi: {luck}',
  },
};
