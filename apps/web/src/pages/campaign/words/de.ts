import type { words as english } from './en.ts';

/** Der Feldzug, mit denselben Schlüsseln wie im Englischen. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Feldzug',
  lead:
    'Acht Schlachten um die Antarktis, eine nach der anderen. Siegpunkte werden mitgenommen; wer nach der ' +
    'letzten Schlacht mehr hat, hat gewonnen.',
  side: 'Ihre Seite',
  level: 'Der Computer',
  begin: 'Den Feldzug beginnen',
  import: 'Eine Datei öffnen',
  export: 'Als Datei sichern',
  giveUp: 'Neu beginnen',
  sure: 'Diesen Feldzug aufgeben und neu beginnen?',
  noCampaign: 'Diese Datei ist kein Feldzug, der sich lesen lässt.',
  map: 'Karte des Feldzugs',
  battle: 'Schlacht {number}',
  fight: 'Schlacht {number} schlagen',
  goOn: 'Schlacht {number} fortsetzen',
  standing: 'Stand',
  points: '{allies} zu {axis} Siegpunkte',
  wonBattles: '{mine} gewonnen, {theirs} verloren',
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'unentschieden',
  next: 'als Nächstes',
  ahead: 'noch vor Ihnen',
  gold: 'Goldmedaille',
  silver: 'Silbermedaille',
  bronze: 'Bronzemedaille',
  medals: 'Medaillen: Bronze für einen Sieg, Silber für {silver} Punkte Vorsprung, Gold für {gold}.',
  victory: 'Der Feldzug ist gewonnen.',
  defeat: 'Der Feldzug ist verloren.',
  tie: 'Der Feldzug endet unentschieden.',
  rounds: '{rounds} Runden',
};
