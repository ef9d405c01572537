import type { core as english } from '../en/dust-tactics.ts';
import type { Texts } from '../texts.ts';

/** Der Grundkasten. */
export const core: Texts<typeof english> = {
  core: {
    held: 'Ein Feld hält, wer darauf steht.',
    ifEnded: 'Wäre jetzt Schluss:',
    objectiveWins:
      'Wer am Ende der Partie sein Ziel erreicht hat, gewinnt. Hat es keine Seite oder haben es beide, ' +
      'entscheiden die Punkte.',
    mostPoints: 'Am Ende der Partie gewinnt die Seite mit mehr Punkten.',
    elimination: 'Sie endet auch, wenn eine Seite keine Einheit mehr hat.',
    apWon: 'AP',
    subtitle: 'Grundspiel, {ap} AP',
    roundsN: '{count} {count|Runde|Runden}.',
    freeBattle: 'Kein Ziel außer dem Feind: Wer mehr Punkte vernichtet, gewinnt.',
    rounds: 'Runden',
    roundsHelp: 'Wie lange die Schlacht dauert.',
    asScenario: 'Wie üblich',
    noLimit: 'Unbegrenzt',
    scale: 'Armeepunkte',
    scaleHelp: 'Die Zählung von 2010 oder die feinere der späteren Bücher.',
    original: '2010',
    later: 'Später',
    reactive: 'Reaktionsfeuer',
    reactiveHelp: 'Einheiten, die noch nicht gehandelt haben, dürfen auf bewegte Feinde schießen.',
    oneReaction: 'Nur eine Reaktion',
    oneReactionHelp: 'Spätere Auslegung: ein Versuch je feindlicher Aktivierung.',
    fullEntry: 'Volle Bewegung beim Eintritt',
    fullEntryHelp: 'Spätere Auslegung: Einheiten betreten das Feld mit ihrer ganzen Bewegung.',
  },
};
