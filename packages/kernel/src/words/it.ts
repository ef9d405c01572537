import type { Words } from './en.ts';

export const words: Words = {
  'fault.magic': 'una registrazione comincia con «{magic}»',
  'fault.header-line': 'qui serve una riga di intestazione «nome valore»',
  'fault.seat-line': 'qui serve: seat NUMERO "NOME"',
  'fault.seat-number': 'qui serve il posto {seat}',
  'fault.seat-name': 'un posto ha un nome tra virgolette',
  'fault.twice': '{name} compare due volte',
  'fault.missing': 'nell’intestazione manca «{name}»',
  'fault.dice-note': 'i dadi sono descritti da un testo',
  'fault.not-json': 'non è JSON: {text}',
  'fault.start-line': 'qui serve «start … # IMPRONTA»',
  'fault.answer-line': 'qui serve «NUMERO sPOSTO OPZIONE ; DADI # IMPRONTA»',
  'fault.roll': 'non è un lancio: «{text}»',

  'fault.other-game': 'questa registrazione è di {other}, non di {game}',
  'fault.other-version': 'questa registrazione segue la versione {other} delle regole, non la {version}',
  'fault.refused': '«{option}» viene rifiutato: {why}',
  'fault.fingerprint': 'l’impronta dello stato è {hash}, la registrazione dice {expected}',
  'fault.rolls-left': '{count} {count|lancio|lanci} della registrazione in avanzo',
  'fault.no-roll': '{reason}: la registrazione non ha altri lanci',
  'fault.other-roll':
    '{reason}: la registrazione ha {kept} di {keptStream}, le regole tirano {count} di {stream}',
  'fault.dice-out': 'i dadi sono finiti: {reason} ne richiede {count}, ne restano {left}',
  'fault.no-face': '{reason}: un dado a {sides} facce non può mostrare la faccia {face}',
  'fault.set-up': '{problems}',
  'fault.problem': '{at}: {problem}',
};
