import type { words as english } from './en.ts';

/** How each game works, in Italian. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Come funziona questo gioco',
  how: 'Come funziona',
  keys: 'Tasti',
  lessons: 'Lezioni',
  book: 'Le regole come libro',
  wins: 'Come si vince',
  round: 'Un round',
  turn: 'Un turno',
  dice: 'I dadi',
  units: 'Le tue unità',
  prices: 'Unità e prezzi',
  price: 'Prezzo',
  diceOf: 'Dadi',
  supremacy: 'Supremazia',
  centre: 'Centro di produzione',
  card: 'Carta',
  target: 'Con {points} punti vittoria si vince, se tieni una capitale quando si conta il round.',
  'dust-tactics/lead': 'Due parti si alternano con un’unità ciascuna finché tutte hanno agito.',
  'dust-tactics/1': 'Iniziativa: tre dadi per parte; chi fa più colpi decide chi comincia.',
  'dust-tactics/2':
    'Scegli un’unità. Ha due azioni: muovere e sparare, muovere due volte, o un attacco sostenuto.',
  'dust-tactics/3':
    'Tocca una casella blu per camminare, un nemico cerchiato per mirare. Le probabilità sono esatte.',
  'dust-tactics/4': 'Resta in copertura, e bada a chi non ha agito: può sparare mentre cammini.',
  'dust-tactics/picture': 'Blu: un movimento. Tratteggio: fuori vista. Scudi: copertura.',
  'dust-tactics-2014/lead':
    'Due parti si alternano con un’unità ciascuna; le macchine guardano in una direzione.',
  'dust-tactics-2014/1': 'Iniziativa: tre dadi per parte; più simboli fazione decidono chi comincia.',
  'dust-tactics-2014/2':
    'Scegli un’unità e dichiara entrambe le azioni: movimento, attacco, un ordine; marcia o attacco ' +
    'sostenuto le prendono tutte e due.',
  'dust-tactics-2014/3': 'A fine movimento gira le macchine in modo che i bersagli stiano nel loro arco.',
  'dust-tactics-2014/4':
    'La fanteria si salva con la fazione, in copertura anche con lo scudo. Chi non ha agito può reagire.',
  'dust-tactics-2014/picture': 'L’arco frontale di una macchina e quanto lontano spara.',
  'dust/picture': 'Chi può attaccare Roma via terra: ogni vicino con il contorno.',
  'dust/lead': 'Gli eserciti combattono per il mondo, round dopo round.',
  'dust/1':
    'Ognuno gioca una carta coperta. I suoi numeri sono attacchi, movimenti e produzione; comincia chi ha ' +
    'più attacchi.',
  'dust/2': 'Produzione: compra unità e mettile presso i tuoi centri.',
  'dust/3': 'Movimento: sposta unità tra le tue aree e in quelle vuote.',
  'dust/4': 'Attacco: attacca un vicino. Chi ha la supremazia tira per primo; colpiscono due facce su sei.',
  'dust/5':
    'Dopo tutti i turni si contano i punti: due a capitale, due per più terre, mari o produzione, uno ogni tre fonti.',
  'face.hit': 'colpisce',
  'face.miss': 'manca',
  'face.faction': 'fazione: colpisce e salva',
  'face.target': 'bersaglio: colpisce con certe abilità',
  'face.shield': 'scudo: salva in copertura',
};
