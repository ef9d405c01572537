import type { Goals } from './en.ts';

export const goals: Goals = {
  'goals.title': 'Che cosa chiude la battaglia e che cosa la vince',
  'goals.ends.round': 'Finisce dopo il round {round}, o quando uno schieramento non ha più unità.',
  'goals.ends.no-round': 'Non finisce a un round fisso, o quando uno schieramento non ha più unità.',
  'goals.ends.round-objective':
    'Finisce dopo il round {round}, a obiettivo raggiunto, o quando uno schieramento non ha più unità.',
  'goals.ends.objective':
    'Non finisce a un round fisso, ma a obiettivo raggiunto, o quando uno schieramento non ha più unità.',
  'goals.objective': 'Chi raggiunge il suo obiettivo vince:',
  'goals.otherwise': 'Se non l’ha fatto nessuno, o entrambi, decidono i punti: punti esercito distrutti e',
  'goals.most': 'Vince chi ha più punti: punti esercito distrutti e',
  'goals.nothing': 'nient’altro',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side}: {goal}, {points} {points|punto|punti}',
  'goals.side.0': 'Alleati',
  'goals.side.1': 'Asse',
  'goals.marked': 'le caselle segnate',
  'goals.when.end': 'alla fine della battaglia',
  'goals.when.round': 'alla fine del round {round}',
  'goals.hold.each': 'tenere ciascuna di {squares} {when}',
  'goals.hold.some': 'tenere {count} di {squares} {when}',
  'goals.hold.all': 'tenere tutte: {squares} {when}',
  'goals.control': 'tenere più del nemico di {squares} alla fine della battaglia',
  'goals.exit': 'lasciare il tabellone con {who} da {squares}',
  'goals.who.each': 'ogni unità',
  'goals.who.some': '{count|un’unità|{count} unità}',
  'goals.destroy': 'distruggere {unit}',
  'goals.cover.each': 'distruggere ciascuna copertura in {squares}',
  'goals.cover.some': 'distruggere {count} delle coperture in {squares}',
  'goals.survive.any': 'avere ancora un’unità alla fine della battaglia',
  'goals.survive': 'conservare {unit} fino alla fine della battaglia',
};
