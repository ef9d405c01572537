import type { start as english } from '../en/start.ts';
import type { Texts } from '../texts.ts';

/** The start page and what it says of the games. */
export const start: Texts<typeof english> = {
  games: {
    'dust-tactics': {
      edition: 'Core Set, 2010',
      short: 'Core Set',
      blurb: 'Squadre e camminatori su caselle. Due parti, circa 45 minuti.',
    },
    'dust-tactics-2014': {
      edition: 'Seconda edizione, 2014',
      short: '2013/14',
      blurb: 'Orientamento, salvezze, ordini. Su caselle o su un tavolo misurato.',
      computer: 'Sei gli Alleati, 32 punti, intorno a un capannone e due case. Si parte subito.',
      table: 'Una squadra e un camminatore a testa, in centimetri, senza caselle. Si parte subito.',
    },
    dust: {
      edition: 'Guerra mondiale, Epic',
      short: 'DUST',
      blurb: 'Sei eserciti su una mappa. Da due a sei giocatori, una serata.',
      computer: 'Tre eserciti, due guidati dal computer. Si parte subito.',
      hotseat: 'In tre su questo schermo; le mani restano coperte.',
    },
  },
  quick: {
    'dust-tactics': 'Due case',
    'dust-tactics-2014': 'Il capannone',
  },
  start: {
    now: 'Gioca subito',
    nowNamed: '{game}: gioca subito',
    nowTable: 'Su tavolo',
    nowTableNamed: '{game}: su tavolo, subito',
    tagline:
      'I giochi da tavolo di Dust, completi, sul web. Probabilità esatte prima del clic, e dopo una ' +
      'registrazione che si prova da sé.',
    choose: 'Scegli un gioco',
    play: 'Gioca',
    computer: 'Contro il computer',
    computerText: 'Sei gli Alleati, 16 punti. Si parte subito.',
    table: 'Su un tavolo misurato',
    hotseat: 'Stesso schermo',
    hotseatText: 'In due su questo schermo.',
    setup: 'Prepara una battaglia',
    setupText: 'Scenario, eserciti, posti e opzioni.',
    notYet: 'Non ancora qui',
    notYetText:
      'Questo gioco è in arrivo. Il Core Set si può già giocare, contro il computer o in due su uno schermo.',
    running: '{count|Una partita in corso|{count} partite in corso}:',
    continue: 'Continua',
    continueTitle: 'Continua',
    yourMove: 'Tocca a te',
    goOn: 'Continua',
    replay: 'Replay',
    discard: 'Elimina {title}',
    study: 'Impara e consulta',
    rules: 'Regolamento',
    rulesText: 'Come libro illustrato, e ogni regola con il suo id',
    army: 'Crea esercito',
    armyText: 'Scegli unità fino al limite, salva e condividi',
    editor: 'Editor di campi',
    editorText: 'Disegna il terreno, piazza le forze, gioca subito',
    learn: 'Impara giocando',
    learnText: 'Brevi lezioni su un campo vero.',
    campaign: 'Campagna',
    campaignText: 'Otto battaglie del Core Set, con medaglie',
    records: 'Registrazioni',
    recordsText: 'Rivedi, misura la fortuna, riparti da ogni momento',
    offline: 'Dopo la prima visita si gioca anche senza rete.',
    about: 'Informazioni, e per chi smanetta',
  },
};
