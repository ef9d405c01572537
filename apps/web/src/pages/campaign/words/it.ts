import type { words as english } from './en.ts';

/** The campaign in Italian. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Campagna',
  lead:
    'Otto battaglie per l’Antartide, una dopo l’altra. I punti vittoria si sommano; dopo l’ultima ' +
    'battaglia vince chi ne ha di più.',
  side: 'La tua parte',
  level: 'Il computer',
  begin: 'Comincia la campagna',
  import: 'Apri un file',
  export: 'Salva come file',
  giveUp: 'Ricomincia',
  sure: 'Abbandonare questa campagna e ricominciare?',
  noCampaign: 'Questo file non è una campagna leggibile.',
  map: 'Mappa della campagna',
  battle: 'Battaglia {number}',
  fight: 'Combatti la battaglia {number}',
  goOn: 'Continua la battaglia {number}',
  standing: 'Situazione',
  points: '{allies} a {axis} punti vittoria',
  wonBattles: '{mine} {mine|vinta|vinte}, {theirs} {theirs|persa|perse}',
  won: 'vinta',
  lost: 'persa',
  drawn: 'pari',
  next: 'prossima',
  ahead: 'da venire',
  gold: 'Medaglia d’oro',
  silver: 'Medaglia d’argento',
  bronze: 'Medaglia di bronzo',
  medals: 'Medaglie: bronzo per una vittoria, argento per {silver} punti di vantaggio, oro per {gold}.',
  victory: 'La campagna è vinta.',
  defeat: 'La campagna è persa.',
  tie: 'La campagna finisce in parità.',
  rounds: '{rounds} round',
};
