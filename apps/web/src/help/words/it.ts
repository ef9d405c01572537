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
  dice: 'I dadi',
  units: 'Le tue unità',
  prices: 'Unità e prezzi',
  price: 'Prezzo',
  diceOf: 'Dadi',
  supremacy: 'Supremazia',
  centre: 'Centro di produzione',
  card: 'Carta',
  target: 'Con {points} punti vittoria si vince, se tieni una capitale quando si conta il round.',
  'core.lead': 'Due parti si alternano con un’unità ciascuna finché tutte hanno agito.',
  'core.1': 'Iniziativa: tre dadi per parte; chi fa più colpi decide chi comincia.',
  'core.2': 'Scegli un’unità. Ha due azioni: muovere e sparare, muovere due volte, o un attacco sostenuto.',
  'core.3':
    'Tocca una casella blu per camminare, un nemico cerchiato per mirare. Le probabilità sono esatte.',
  'core.4': 'Resta in copertura, e bada a chi non ha agito: può sparare mentre cammini.',
  'core.picture': 'Blu: un movimento. Tratteggio: fuori vista. Scudi: copertura.',
  'second.lead': 'Due parti si alternano con un’unità ciascuna; le macchine guardano in una direzione.',
  'second.1': 'Iniziativa: tre dadi per parte; più simboli fazione decidono chi comincia.',
  'second.2':
    'Scegli un’unità e dichiara entrambe le azioni: movimento, attacco, un ordine; marcia o attacco sostenuto le prendono tutte e due.',
  'second.3': 'A fine movimento gira le macchine in modo che i bersagli stiano nel loro arco.',
  'second.4':
    'La fanteria si salva con la fazione, in copertura anche con lo scudo. Chi non ha agito può reagire.',
  'second.picture': 'L’arco frontale di una macchina e quanto lontano spara.',
  'war.picture': 'Chi può attaccare Roma via terra: ogni vicino con il contorno.',
  'war.lead': 'Gli eserciti combattono per il mondo, round dopo round.',
  'war.1':
    'Ognuno gioca una carta coperta. I suoi numeri sono attacchi, movimenti e produzione; comincia chi ha più attacchi.',
  'war.2': 'Produzione: compra unità e mettile presso i tuoi centri.',
  'war.3': 'Movimento: sposta unità tra le tue aree e in quelle vuote.',
  'war.4': 'Attacco: attacca un vicino. Chi ha la supremazia tira per primo; colpiscono due facce su sei.',
  'war.5':
    'Dopo tutti i turni si contano i punti: due a capitale, due per più terre, mari o produzione, uno ogni tre fonti.',
  'face.hit': 'colpisce',
  'face.miss': 'manca',
  'face.faction': 'fazione: colpisce e salva',
  'face.target': 'bersaglio: colpisce con certe abilità',
  'face.shield': 'scudo: salva in copertura',
};
