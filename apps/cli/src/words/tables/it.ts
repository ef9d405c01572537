import type { Tables } from './en.ts';

export const tables: Tables = {
  'side.allies': 'Alleati',
  'side.axis': 'Asse',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Mercenari',
  'side.player': 'Giocatore {number}',
  'side.seat': 'posto {seat}',
  'board.building': 'Preparazione del campo di battaglia',
  'board.round': 'Round {round}',
  'board.round-of': 'Round {round} di {rounds}',
  'board.turn-of': 'Turno {turn} di {turns}',
  'board.victory-points': 'punti vittoria',
  'board.points': 'punti',
  'board.setup': 'Preparazione',
  'board.target': 'fino a {points} punti vittoria',
  'board.lost': 'pers',
  'board.gone': 'usc',
  'board.aboard': 'in',
  'board.crate': 'cassa',
  'board.trap': 'barr.',
  'board.trench': 'trinc',
  'board.wire': 'filo',
  'board.mines': 'mine',
  'board.smoke': 'fumo',
  'board.neutral': 'Eserciti neutrali',
  'board.out': 'fuori dal gioco',
  'board.income': 'rendita {income}, {cards} {cards|carta|carte} in mano',
  'board.card': ', carta {card}',
  'board.card-used': ', carta {card} (usata)',
  'dice.hits': '{count} {count|colpo|colpi}',
  'dice.symbols': '{faction} fazione, {target} bersaglio, {shield} scudo',
  'dice.again': 'e ancora',
  'legend.core':
    'A Alleati, X Asse; ooo soldati, +++ salute; > agisce, . ha agito, ! gli si può\nsparare; ### ' +
    'bloccato, c cassa (copertura leggera), t barriera anticarro\n(copertura pesante), * obiettivo, ' +
    '^ v ingresso, (3) opzione 3',
  'legend.core-rich':
    '{allies} Alleati {axis} Asse  ● soldato ♥ salute  ► agisce ✓ ha agito ◎ gli si può sparare\n▒ ' +
    'bloccato  {crate} cassa, copertura leggera  {trap} barriera anticarro, copertura ' +
    'pesante\n{goal} obiettivo  ↑↓ ingresso  (3) opzione 3',
  'legend.2014':
    '1a, 2b: le unità per parte; ^ > v < orientamento, + con un eroe;\n. ha agito, ! gli si può ' +
    'sparare; Y albero, A macerie, ### chiuso, ~ acqua,\nn edificio, * obiettivo, (3) opzione 3',
  'legend.measured':
    'Su un tavolo: A, B le unità della prima parte, a, b della seconda, una lettera\nper miniatura; ' +
    '& bosco, ^ macerie, ~ = acqua, / filo spinato, # blocco,\n, cassa, + barriera, _ trincea, ( ' +
    'cratere, : mine, ; casa, [ ] opere, % fumo,\n| muro, - muretto, * segnalino. «go 40|30» manda ' +
    'tutta l’unità,\n«go 40|30@16» la gira anche. Terreno proprio: «lay wood 250 450,200@0» ' +
    'posa\nun bosco di 250 mm, girato di nessuna delle 64 direzioni.',
  'legend.dust':
    '* capitale, + fonte di energia, # centro di produzione;\nT carro, M mech, F caccia, B ' +
    'bombardiere, S sottomarino',
  'legend.dust-rich':
    '★ capitale ◆ fonte di energia ■ centro di produzione;\nT carro, M mech, F caccia, B ' +
    'bombardiere, S sottomarino',
  'source.scenario': '{rules}; {map}',
  'source.rules.printed': 'condizioni come stampate',
  'source.rules.inferred': 'condizioni dedotte da ciò che si sa dello scenario stampato',
  'source.rules.ours': 'uno scenario nostro',
  'source.map.printed': 'mappa come stampata',
  'source.map.inferred': 'mappa dedotta, perché quella stampata è perduta',
  'source.map.ours': 'mappa nostra',
  'source.dust':
    'regole come stampate; {map}, mazzo {deck}, perché di quelli pubblicati si conoscono solo numeri',
  'way.no-square': 'Non c’è nessuna casella {name}.',
  'way.no-entry': 'Non può entrare da {square}.',
  'way.nobody': 'Ora nessuno è in movimento.',
  'way.too-far': '{unit} non può finire in {square} con ciò che le resta.',
  'way.answer': 'La risposta {number} va in {square}.',
  'way.no-option': 'Nessuna opzione porta in {square}.',
  'way.point': 'Dire un punto in centimetri: go 40|30 o go 40|30@16.',
  'way.nobody-comes': 'Nessuno può arrivare a {place}.',
  'way.none': 'Non ci sono caselle dove andare.',
  'way.area': 'Scegliere invece un territorio dall’elenco.',
  'prompt.title': 'Dustfront: Dust Tactics, Core Set',
  'prompt.battle': 'Quale battaglia?',
  'prompt.scenario': '{note} {rounds} round; {word}',
  'prompt.free': 'Una battaglia propria',
  'prompt.free-hint': 'scegliere campo di battaglia ed eserciti',
  'prompt.opponent': 'Contro chi?',
  'prompt.person': 'Un’altra persona a questa tastiera',
  'prompt.computer': 'Il computer: {name}',
  'prompt.help': 'In ogni momento aiuta help.',
  'prompt.side': 'Quale parte si gioca?',
  'prompt.where': 'Dove?',
  'prompt.armies': 'Quali eserciti?',
  'prompt.against': '{allies} contro {axis}',
  'prompt.points': '{points} AP per parte',
  'level.recruit': 'Recluta',
  'level.corporal': 'Caporale',
  'level.sergeant': 'Sergente',
  'level.captain': 'Capitano',
  'level-note.recruit': 'Risponde a caso, ma secondo le regole.',
  'level-note.corporal': 'Spara a ciò che può ferire di più, verso il resto cammina.',
  'level-note.sergeant': 'Pesa attivazioni intere con probabilità esatte, e ciò che il nemico risponderà.',
  'level-note.captain': 'Gioca in testa i piani migliori prima di scegliere.',
};
