import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

/** Wörter, die jede Seite braucht. */
export const common: Texts<typeof english> = {
  common: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    delete: 'Löschen',
    sure: 'Löschen?',
    theme: 'Hell oder dunkel',
    rules: 'Regelwerk',
    learn: 'Lernen',
    ways: 'Seiten',
    waiting: '{count|Eine Partie wartet|{count} Partien warten} auf Sie',
    loading: 'Einen Augenblick …',
    copied: 'Kopiert',
    copy: 'Kopieren',
    save: 'Speichern',
    failed: 'Etwas ist schiefgegangen',
    failedText:
      'Diese Seite kann nicht gezeigt werden: {message}. Was Sie aufbewahrt haben, ist noch da; die ' +
      'anderen Seiten gehen.',
    unloaded: 'Ein Teil dieser Seite fehlt',
    unloadedText:
      'Vielleicht ist Dustfront erneuert worden, seit Sie es geöffnet haben, oder die Verbindung ' +
      'war weg. Was Sie aufbewahrt haben, ist noch da.',
    reload: 'Seite neu laden',
    brokenAddress: 'Diese Adresse ist beschädigt',
    brokenAddressText:
      'Darin steht etwas, das nicht zu lesen ist: „{part}“. Vielleicht fehlt ein Teil des Links; bitten ' +
      'Sie noch einmal darum.',
    notFound: 'Hier ist nichts',
    notFoundText: 'Die Adresse ist vielleicht alt. Die Startseite kennt alles, was läuft.',
    home: 'Startseite',
  },
  sides: { allies: 'Alliierte', axis: 'Achse', ssu: 'SSU', mercs: 'Söldner', neutral: 'Niemand' },
  seat: {
    you: 'Sie',
    computer: 'Computer',
    againstComputer: 'gegen den Computer',
    player: 'Spieler {number}',
  },
};
