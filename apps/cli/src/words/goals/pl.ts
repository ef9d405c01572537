import type { Goals } from './en.ts';

export const goals: Goals = {
  'goals.title': 'Co kończy bitwę i co ją wygrywa',
  'goals.ends.round': 'Kończy się po rundzie {round} albo gdy strona nie ma już oddziałów.',
  'goals.ends.no-round': 'Nie kończy się po ustalonej rundzie albo gdy strona nie ma już oddziałów.',
  'goals.ends.round-objective':
    'Kończy się po rundzie {round}, z rundą, w której spełniono cel, albo gdy strona nie ma już oddziałów.',
  'goals.ends.objective':
    'Nie kończy się po ustalonej rundzie, lecz z tą, w której spełniono cel, albo gdy strona nie ma ' +
    'już oddziałów.',
  'goals.objective': 'Kto spełni swój cel, wygrywa:',
  'goals.otherwise':
    'Jeśli nie zrobiła tego żadna strona albo obie, decydują punkty: zniszczone punkty armii oraz',
  'goals.most': 'Wygrywa więcej punktów: zniszczone punkty armii oraz',
  'goals.nothing': 'nic więcej',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side}: {goal}, {points} {points|punkt|punkty|punktów}',
  'goals.side.0': 'Alianci',
  'goals.side.1': 'Oś',
  'goals.marked': 'zaznaczonych pól',
  'goals.when.end': 'na koniec bitwy',
  'goals.when.round': 'na koniec rundy {round}',
  'goals.hold.each': 'zajmować każde z {squares} {when}',
  'goals.hold.some': 'zajmować {count} z {squares} {when}',
  'goals.hold.all': 'zajmować wszystkie: {squares} {when}',
  'goals.control': 'zajmować więcej niż wróg z {squares} na koniec bitwy',
  'goals.exit': 'opuścić planszę ({who}) przez {squares}',
  'goals.who.each': 'każdy oddział',
  'goals.who.some': '{count|jeden oddział|{count} oddziały|{count} oddziałów}',
  'goals.destroy': 'zniszczyć: {unit}',
  'goals.cover.each': 'zniszczyć każdą osłonę na {squares}',
  'goals.cover.some': 'zniszczyć osłony ({count}) na {squares}',
  'goals.survive.any': 'mieć jeszcze oddział na koniec bitwy',
  'goals.survive': 'zachować do końca bitwy: {unit}',
};
