import type { words as english } from './en.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Informazioni su Dustfront',
  lead:
    'Un programma per i giochi da tavolo Dust, fatto da giocatori per giocatori: libero, aperto, senza ' +
    'pubblicità.',
  unofficial:
    'Non ufficiale: né gli autori, né gli illustratori, né gli editori dei giochi Dust lo hanno fatto, ' +
    'approvato o sostenuto. I loro nomi, e quelli di unità, personaggi e scenari, appartengono ai ' +
    'rispettivi proprietari. Per giocare a un tavolo servono i giochi originali, e speriamo che li ' +
    'compri.',
  ours:
    'Le regole sono dette con parole nostre e indicano il loro posto nel libro. I disegni, la mappa del ' +
    'mondo e il mazzo di DUST sono nostri; un valore che nessuna fonte dà è nostro, e la sua carta lo ' +
    'dice.',
  makers: 'Per chi smanetta',
  makersText: 'Ciò che si può avviare, scrivere e collegare. Queste pagine sono in inglese.',
  kept: 'Che cosa si conserva',
  keptText:
    'Le partite su questo dispositivo, gli eserciti, i campi di battaglia e le impostazioni restano in ' +
    'questo browser. Chi gioca in rete riceve un cookie che dice chi è; il server conserva le partite, ' +
    'ciò che si dice al tavolo e un indirizzo di posta, se dato. In «Account» tutto si può salvare in ' +
    'un file o cancellare.',
  made: 'Fatto con',
  madeText:
    'Coste: Natural Earth, pubblico dominio. Caratteri: IBM Plex, Courier Prime e Stardos Stencil, SIL ' +
    'Open Font License. Il programma stesso: licenza MIT.',
  terminal: 'In un terminale, in una copia del programma:',
  back: 'Informazioni su Dustfront',
  english: 'Questa pagina è in inglese.',
  openapi: 'Richieste di questo server, come OpenAPI',
  schemas: 'Schemi JSON di messaggi, preparazioni e viste',
  'command-line': 'La riga di comando',
  'command-line.text':
    'Giocare in un terminale, calcolare probabilità, cercare regole, verificare e rivedere partite, far ' +
    'incontrare i computer.',
  'scenario-format': 'Scenari, campi di battaglia ed eserciti',
  'scenario-format.text':
    'Ciò che salvano l’editor e il creatore di eserciti, come testo che si può anche scrivere a mano.',
  'table-scripts': 'Copioni da tavolo',
  'table-scripts.text':
    'Mostrare una regola, o un nostro errore, senza programmare: una posizione, dadi, risposte, che ' +
    'cosa deve seguire.',
  bots: 'Scrivere un bot',
  'bots.text': 'Da zero a un programma che gioca tutti e tre i giochi, in una pagina.',
  protocol: 'Il protocollo',
  'protocol.text': 'Ogni richiesta e messaggio tra client e server, e ogni indirizzo.',
  strength: 'La forza dei computer',
  'strength.text': 'Misurata come quella dei programmi di scacchi, in coppie speculari.',
  balance: 'L’equilibrio di scenari ed eserciti',
  'balance.text': 'Quote di vittoria delle due parti su molte partite.',
  operations: 'Gestire un server',
  'operations.text': 'Installarlo, curarlo, distribuirlo su più processi.',
  performance: 'La velocità',
  'performance.text': 'Cifre, e i comandi che le hanno date.',
};
