import type { Tables } from './en.ts';

export const tables: Tables = {
  'side.allies': 'Alianci',
  'side.axis': 'Oś',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Najemnicy',
  'side.player': 'Gracz {number}',
  'side.seat': 'miejsce {seat}',
  'board.building': 'Budowa pola bitwy',
  'board.round': 'Runda {round}',
  'board.round-of': 'Runda {round} z {rounds}',
  'board.turn-of': 'Tura {turn} z {turns}',
  'board.victory-points': 'punkty zwycięstwa',
  'board.points': 'pkt',
  'board.setup': 'Przygotowanie',
  'board.target': 'do {points} punktów zwycięstwa',
  'board.lost': 'pada',
  'board.gone': 'wysz',
  'board.aboard': 'w śr',
  'board.crate': 'skrz.',
  'board.trap': 'zap.',
  'board.trench': 'okop',
  'board.wire': 'drut',
  'board.mines': 'miny',
  'board.smoke': 'dym',
  'board.neutral': 'Armie neutralne',
  'board.out': 'poza grą',
  'board.income': 'dochód {income}, {cards} {cards|karta|karty|kart} na ręce',
  'board.card': ', karta {card}',
  'board.card-used': ', karta {card} (użyta)',
  'dice.hits': '{count} {count|trafienie|trafienia|trafień}',
  'dice.symbols': '{faction} frakcja, {target} cel, {shield} tarcza',
  'dice.again': 'i jeszcze raz',
  'legend.core':
    'A Alianci, X Oś; ooo żołnierze, +++ życie; > działa, . już działał, ! można\ndo niego strzelać; ' +
    '### zamknięte, c skrzynia (miękka osłona), t zapora\nprzeciwpancerna (twarda osłona), * cel, ^ ' +
    'v wejście, (3) opcja 3',
  'legend.core-rich':
    '{allies} Alianci {axis} Oś  ● żołnierz ♥ życie  ► działa ✓ już działał\n◎ można do niego ' +
    'strzelać  ▒ zamknięte  {crate} skrzynia, miękka osłona\n{trap} zapora przeciwpancerna, twarda ' +
    'osłona  {goal} cel  ↑↓ wejście  (3) opcja 3',
  'legend.2014':
    '1a, 2b: oddziały według stron; ^ > v < zwrot, + z bohaterem; . już działał,\n! można do niego ' +
    'strzelać; Y drzewo, A gruzy, ### zamknięte, ~ woda, n budynek,\n* cel, (3) opcja 3',
  'legend.measured':
    'Na stole: A, B oddziały pierwszej strony, a, b drugiej, litera na każdą\nfigurkę; & las, ^ ' +
    'gruzy, ~ = woda, / drut, # blok, , skrzynia, + zapora,\n_ okop, ( lej, : miny, ; dom, [ ] ' +
    'umocnienia, % dym, | mur, - niski mur,\n* znacznik. „go 40|30” wysyła cały oddział, „go ' +
    '40|30@16” także go obraca.\nWłasny teren: „lay wood 250 450,200@0” kładzie las o średnicy 250 ' +
    'mm,\nobrócony o zero z 64 kierunków.',
  'legend.dust':
    '* stolica, + źródło energii, # ośrodek produkcji;\nT czołg, M mech, F myśliwiec, B bombowiec, S ' +
    'okręt podwodny',
  'legend.dust-rich':
    '★ stolica ◆ źródło energii ■ ośrodek produkcji;\nT czołg, M mech, F myśliwiec, B bombowiec, S ' +
    'okręt podwodny',
  'source.scenario': '{rules}; {map}',
  'source.rules.printed': 'warunki jak w druku',
  'source.rules.inferred': 'warunki wywnioskowane z tego, co wiadomo o drukowanym scenariuszu',
  'source.rules.ours': 'nasz własny scenariusz',
  'source.map.printed': 'mapa jak w druku',
  'source.map.inferred': 'mapa wywnioskowana, bo drukowana zaginęła',
  'source.map.ours': 'mapa nasza',
  'source.dust': 'zasady jak w druku; {map}, talia {deck}, bo z wydanych znane są tylko liczby',
  'way.no-square': 'Nie ma pola {name}.',
  'way.no-entry': 'Nie może wejść na {square}.',
  'way.nobody': 'Nikt teraz nie jest w ruchu.',
  'way.too-far': '{unit} nie skończy na {square} z tym, co zostało.',
  'way.answer': 'Odpowiedź {number} prowadzi na {square}.',
  'way.no-option': 'Żadna opcja nie prowadzi na {square}.',
  'way.point': 'Podaj punkt w centymetrach: go 40|30 albo go 40|30@16.',
  'way.nobody-comes': 'Nikt nie dojdzie do {place}.',
  'way.none': 'Nie ma pól, na które można iść.',
  'way.area': 'Wybierz zamiast tego obszar z listy.',
  'prompt.title': 'Dustfront: Dust Tactics, Core Set',
  'prompt.battle': 'Jaka bitwa?',
  'prompt.scenario': '{note} {rounds} {rounds|runda|rundy|rund}; {word}',
  'prompt.free': 'Własna bitwa',
  'prompt.free-hint': 'wybór pola bitwy i armii',
  'prompt.opponent': 'Przeciw komu?',
  'prompt.person': 'Inna osoba przy tej klawiaturze',
  'prompt.computer': 'Komputer: {name}',
  'prompt.help': 'W każdej chwili wpisz help.',
  'prompt.side': 'Która strona jest twoja?',
  'prompt.where': 'Gdzie?',
  'prompt.armies': 'Jakie armie?',
  'prompt.against': '{allies} przeciw {axis}',
  'prompt.points': 'po {points} AP na stronę',
  'level.recruit': 'Rekrut',
  'level.corporal': 'Kapral',
  'level.sergeant': 'Sierżant',
  'level.captain': 'Kapitan',
  'level-note.recruit': 'Odpowiada losowo, ale zgodnie z zasadami.',
  'level-note.corporal': 'Strzela tam, gdzie najbardziej zaboli, do reszty podchodzi.',
  'level-note.sergeant': 'Waży całe aktywacje według dokładnych szans i odpowiedzi wroga.',
  'level-note.captain': 'Zanim wybierze, rozgrywa najlepsze plany w głowie.',
};
