import type { core as english } from '../en/dust-tactics.ts';
import type { Texts } from '../texts.ts';

/** The Core Set. */
export const core: Texts<typeof english> = {
  core: {
    held: 'Una casella è di chi ci sta sopra.',
    ifEnded: 'Se finisse ora:',
    objectiveWins:
      'Vince la parte che a fine partita ha il suo obiettivo. Se nessuna o entrambe ce l’hanno, decidono i punti.',
    mostPoints: 'A fine partita vince la parte con più punti.',
    elimination: 'Finisce anche quando una parte non ha più unità.',
    apWon: 'AP',
    subtitle: 'Core Set, {ap} AP',
    roundsN: '{count} round.',
    freeBattle: 'Nessun obiettivo se non il nemico: vince chi distrugge più punti.',
    rounds: 'Round',
    roundsHelp: 'Quanto dura la battaglia.',
    asScenario: 'Come di norma',
    noLimit: 'Senza limite',
    scale: 'Punti esercito',
    scaleHelp: 'La scala del 2010, o quella più fine dei libri successivi.',
    original: '2010',
    later: 'Recenti',
    reactive: 'Fuoco di reazione',
    reactiveHelp: 'Le unità che non hanno agito possono sparare ai nemici che muovono.',
    oneReaction: 'Una sola reazione',
    oneReactionHelp: 'Risposta successiva: un tentativo per ogni attivazione nemica.',
    fullEntry: 'Ingresso a piena velocità',
    fullEntryHelp: 'Risposta successiva: le unità entrano con tutto il movimento.',
  },
};
