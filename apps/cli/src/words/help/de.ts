import type { Help } from './en.ts';

export const help: Help = {
  'usage.title': 'Aufruf:',
  'usage.arguments': 'Argumente:',
  'usage.options': 'Optionen:',
  'usage.commands': 'Befehle:',
  'usage.examples': 'Beispiele:',
  'value.options': 'Optionen',
  'usage.default': '(Vorgabe: {value})',
  'usage.help': 'Hilfe zum Befehl anzeigen',
  'usage.version': 'die Version ausgeben',
  'usage.hint': '(--help zeigt, was es gibt)',
  'usage.begin': 'Zum Anfang:',
  'usage.begin.play': 'eine Schlacht im Terminal',
  'usage.begin.odds': 'genaue Chancen eines Angriffs',
  'usage.begin.rules': 'etwas nachschlagen',
  'usage.more':
    'Rückgabewert: 0 Erfolg, 1 die Arbeit gelang nicht, 2 falscher Aufruf. Farben und Rahmenzeichen ' +
    'erscheinen nur in Terminals; NO_COLOR=1 schaltet sie ab. --language de (oder ' +
    'DUSTFRONT_LANGUAGE=de) sagt alles auf Deutsch; es gibt: {languages}.',
  'wrong.argument': 'das Argument „{name}“ fehlt',
  'wrong.value': 'der Option „{flags}“ fehlt ihr Wert',
  'wrong.required': 'die Option „{flags}“ muss angegeben werden',
  'wrong.option': 'die Option „{flags}“ gibt es nicht',
  'wrong.command': 'den Befehl „{name}“ gibt es nicht',
  'wrong.many': 'zu viele Argumente: erwartet {expected}, angegeben {got}.',
  'wrong.many-for': 'zu viele Argumente für „{name}“: erwartet {expected}, angegeben {got}.',
  'wrong.invalid': '„{value}“ ist kein Wert für die Option „{flags}“. {why}',
  'wrong.meant': '(Gemeint ist vielleicht {names}.)',
  'wrong.meant-one': '(Gemeint ist vielleicht eins von {names}.)',
  'wrong.whole-from': 'Es muss eine ganze Zahl ab {least} sein.',
  'wrong.whole-between': 'Es muss eine ganze Zahl von {least} bis {most} sein.',
  'wrong.one-of': 'Es muss eins von {words} sein.',
  'value.ability': 'Fähigkeit',
  'value.army': 'Armee',
  'value.attacker': 'Angreifer',
  'value.attackers': 'Angreifer',
  'value.command': 'Befehl',
  'value.cover': 'Deckung',
  'value.defenders': 'Verteidiger',
  'value.file': 'Datei',
  'value.files': 'Dateien',
  'value.id': 'Kennung',
  'value.kind': 'Art',
  'value.level': 'Stufe',
  'value.levels': 'Stufen',
  'value.ms': 'ms',
  'value.n': 'n',
  'value.name': 'Name',
  'value.names': 'Namen',
  'value.points': 'Punkte',
  'value.policy': 'Spielweise',
  'value.set': 'Fassung',
  'value.shots': 'Schüsse',
  'value.side': 'Seite',
  'value.squares': 'Felder',
  'value.target': 'Ziel',
  'value.text': 'Text',
  'value.url': 'URL',
  'value.words': 'Wörter',
  'option.json': 'JSON ausgeben',
  'option.game': 'welches Spiel',
  'option.scenario': 'ein Szenario; die des Core Set nach Namen oder Nummer 1 bis 8',
  'option.battlefield': 'ein Schlachtfeld, für eine Schlacht ohne Szenario',
  'option.rounds': 'wie viele Runden; 0 für beliebig viele',
  'option.table': 'ein Tisch von 2013/14: Die Partie wird gemessen, ohne Felder',
  'option.setup': 'der ganze Aufbau als JSON, in einer Datei oder als Text',
  'option.player-count': 'wie viele Spieler (DUST)',
  'option.dice-seed': 'derselbe Startwert gibt dieselben Würfel',
  'option.milliseconds': 'Millisekunden für eine Entscheidung',
  'option.steps': 'Suchschritte für eine Entscheidung',
  'option.steps-same': 'Suchschritte für eine Entscheidung: dasselbe Ergebnis auf jedem Rechner',
  'option.play-threads': 'wie viele zugleich spielen',
  'option.think-threads': 'wie viele zugleich denken',
  'option.units': 'eine Armee oder ihre Einheiten',
  'option.levels': 'eine oder mehrere, mit Kommas',
  'option.levels-all': 'eine oder mehrere, mit Kommas; sonst alle',
  'option.position-seed': 'derselbe Startwert gibt dieselben Stellungen',
  'command.dustfront':
    'Die Dust-Tabletop-Spiele: spielen, Regeln nachschlagen, Chancen ausrechnen, Aufzeichnungen ' + 'prüfen.',
  'command.play': 'eine Partie im Terminal: zu zweit oder gegen den Computer',
  'play.more':
    'Ohne Optionen fragt das Programm, welche Schlacht es sein soll. Die Eingabe darf aus einer Pipe ' +
    'kommen: eine Antwort je Zeile.',
  'play.allies': 'Armee der Alliierten oder ihre Einheiten: recon-rangers,assault-rangers+joe-brown',
  'play.axis': 'Armee der Achse oder ihre Einheiten',
  'play.level': 'der Computer spielt die andere Seite auf dieser Stufe',
  'play.side': 'Ihre Seite: allies, axis oder both (beide)',
  'play.auto': 'der Computer spielt jede Seite',
  'play.record': 'diese Partie wieder aufnehmen; gibt es sie noch nicht, wird die neue dort aufgezeichnet',
  'play.campaign': 'das nächste der acht Szenarien; der Spielstand steht in dieser Datei',
  'play.budget': 'Millisekunden, die der Computer über eine Antwort nachdenken darf',
  'play.explain': 'der Computer sagt, warum er so antwortet',
  'play.json': 'in JSON sprechen: ein Objekt je Zeile, für Programme',
  'command.odds':
    'genaue Chancen eines Angriffs in einem Taktikspiel; „odds dust“ für eine Schlacht von DUST',
  'odds.more':
    'Einheiten sind Karten nach Kennung, Name oder Beiname; ein Held schließt sich mit einem ' +
    'Pluszeichen an.',
  'odds.attacker': 'eine Einheit, vielleicht mit ihrem Helden: combat-rangers+joe-brown',
  'odds.target': 'eine Einheit beliebiger Seite',
  'odds.range': 'Entfernung; 1 ist nebenan',
  'odds.cover':
    'none (keine), soft (leicht) oder hard (schwer); Core Set: nur Trupps; 2013/14: beides heißt ' +
    'Deckung',
  'odds.sustained': 'ein Dauerangriff',
  'odds.berserk': 'Berserk ist angesagt (Core Set)',
  'odds.all-in-one': 'All in One ist angesagt (Core Set)',
  'odds.moved': 'das Ziel hat sich in dieser Runde bewegt: Feuerstoßwaffen (Core Set)',
  'odds.structure':
    'das Ziel ist in einem Gebäude (building), Stützpunkt (strongpoint) oder Bunker (bunker) ' + '(2013/14)',
  'odds.rules': 'full (vollständig) oder starter (Einstieg) (2013/14)',
  'odds.spirit': 'Fighting Spirit wird eingesetzt (2013/14)',
  'odds.lucky': 'Lucky wird eingesetzt (2013/14)',
  'odds.salvo': 'geladene Salven werden abgefeuert (2013/14)',
  'odds.limited': 'Schüsse begrenzter Waffen: 2 oder panzerfaust=1,ugl=2 (sonst alle)',
  'odds.weapon': 'nur diese Waffe abfeuern; mehrfach möglich',
  'odds.figures': 'Soldaten, die der Angreifer noch hat',
  'odds.health': 'Leben des angreifenden Fahrzeugs oder Helden',
  'odds.target-figures': 'Soldaten, die das Ziel noch hat',
  'odds.target-health': 'Leben des Fahrzeugs oder Helden, der das Ziel ist',
  'command.odds-dust': 'eine Schlacht von DUST, genau ausgerechnet',
  'odds-dust.more':
    'Spielweisen: „best“ ist bestes Spiel beider Seiten, gemessen in Produktionspunkten und dem ' +
    'Gebiet; „fixed“ heißt keine Rückzüge, und wer würfelt, entfernt die teuerste erlaubte Einheit.',
  'odds-dust.centre': 'das Gebiet hat ein Produktionszentrum',
  'odds-dust.capital': 'das Gebiet ist eine Hauptstadt',
  'odds-dust.amphibious': 'der Angriff kommt über See',
  'odds-dust.drop': 'die Angreifer werden abgeworfen (Mech Dropper)',
  'odds-dust.sea': 'eine Seeschlacht',
  'odds-dust.neutral': 'die Verteidiger sind neutral',
  'odds-dust.no-retreat': 'die Verteidiger können sich nirgendwohin zurückziehen',
  'odds-dust.attacker-ability': 'eine Fähigkeit, die der Angreifer einsetzen darf',
  'odds-dust.defender-ability': 'eine Fähigkeit, die der Verteidiger einsetzen darf',
  'odds-dust.prize': 'was das Gebiet dem Angreifer wert ist (sonst das, was dort steht)',
  'odds-dust.policy': 'best (bestes Spiel) oder fixed (fest)',
  'command.cards': 'die Karten eines Spiels aufzählen oder einige ganz zeigen',
  'cards.more': 'Jede Karte sagt, woher sie stammt: gedruckt, erschlossen oder von uns.',
  'cards.names': 'Karten nach Kennung, Name oder Beiname',
  'command.simulate':
    'Computerspieler viele Partien spielen lassen: Ergebnisse mit Vertrauensbereichen, Tempo',
  'simulate.games': 'wie viele Partien',
  'simulate.seed': 'derselbe Startwert gibt dieselben Partien',
  'simulate.allies': 'wer die Alliierten spielt; sonst der schwächste Spieler',
  'simulate.axis': 'wer die Achse spielt',
  'simulate.player': 'wer jeden Platz spielt',
  'simulate.allies-army': 'eine Armee oder ihre Einheiten: recon-rangers,hot-dog',
  'simulate.budget': 'Millisekunden, die eine Entscheidung dauern darf',
  'simulate.check': 'Zufallspartien von DUST mit ganzem Aufbau, alle Gesetze nach jeder Antwort geprüft',
  'simulate.threads': 'mit --check: wie viele Threads; sonst einer je Kern',
  'command.rules': 'in den Regeln suchen, eine mit Quelle, Code und Tests zeigen, zählen, was abgedeckt ist',
  'rules.argument': 'Wörter, nach denen gesucht wird, oder die Kennung einer Regel',
  'rules.game': 'nur die Regeln dieses Spiels',
  'rules.limit': 'höchstens so viele Treffer einer Suche',
  'rules.coverage': 'wie viele Regeln umgesetzt, angeführt und getestet sind',
  'rules.example.search': 'Regeln, die von soft cover sprechen',
  'rules.example.one': 'eine Regel: Text, Quelle, Code, Tests',
  'rules.example.coverage': 'wie viel jedes Regelbuchs gespielt wird',
  'command.replay':
    'eine aufgezeichnete Partie durchgehen, mit Plan und Worten, oder ihre Entscheidungen nachprüfen',
  'replay.file': 'eine Aufzeichnung',
  'replay.at': 'den Tisch nach der n-ten Antwort zeigen und aufhören',
  'replay.all': 'die ganze Partie auf einmal erzählen',
  'replay.review':
    'erzählen, welche Entscheidungen erwartete Punkte verschenkt haben, und was die Würfel daneben ' +
    'taten',
  'replay.json':
    'die Zustände als JSON ausgeben, einen je Zeile (mit --at nur diesen); mit --review ein Objekt',
  'command.verify':
    'Aufzeichnungen nachspielen und jede Option, jeden Würfel und Fingerabdruck prüfen, auch die vom ' +
    'Server versprochenen Würfel',
  'verify.files': 'Aufzeichnungen von Partien',
  'verify.kept':
    'was die Clients der Spieler von der Partie aufgehoben haben: ausgegebene Aufzeichnungen oder ' +
    'deren aufgehobene Zeilen',
  'verify.json': 'ein JSON-Objekt je Zeile ausgeben',
  'command.table': 'Tischskripte ausführen: eine Stellung, Würfel, Antworten, Fragen und was erwartet wird',
  'table.files': 'Skripte in YAML oder JSON; docs/table-scripts.md sagt, wie man sie schreibt',
  'table.json': 'nur JSON ausgeben; sonst wird es im Terminal auch in Worten gesagt',
  'command.arena':
    'Computerspieler in gespiegelten Paaren gegeneinander spielen lassen: Ergebnisse, ' +
    'Vertrauensbereiche, Wertungen, Zeiten',
  'arena.more':
    'Jedes Paar sind zwei Partien mit denselben Armeen, demselben Plan und denselben Würfeln, die ' +
    'Spieler abwechselnd auf beiden Seiten.',
  'arena.more-dust':
    'In DUST bilden drei bis sechs Spieler einen Tisch, auf Wunsch mehrmals derselbe: Ein Satz ' +
    'Partien hat dieselben Würfel, und jeder sitzt einmal auf jedem Platz. Die Wertungen sind dann ' +
    'nach Plackett–Luce.',
  'arena.levels': 'zwei oder mehr, mit Kommas: jeder gegen jeden; in DUST sind drei bis sechs ein Tisch',
  'arena.pairs': 'gespiegelte Paare jeder Begegnung oder Sätze von Partien eines Tisches',
  'arena.seed': 'derselbe Startwert gibt dieselben Pläne und Würfel',
  'arena.keep': 'Ergebnisse hier aufheben und mit denen weitermachen, die schon darin stehen',
  'arena.queue': 'Prozesse von „dustfront worker“ spielen lassen, über dieses PostgreSQL',
  'arena.sprt': 'eine Begegnung beenden, sobald der Folgetest entschieden ist',
  'arena.elo0': 'Hypothese 0: höchstens so viel besser',
  'arena.elo1': 'Hypothese 1: mindestens so viel besser',
  'command.balance':
    'wie gerecht Szenarien und Armeen sind: Sieganteile jeder Seite im Spiel gegen sich selbst',
  'balance.more':
    'Ein Szenario nach Kennung, eine Armee nach Kennung (gegen die, mit der sie ein Paar bildet) ' +
    'oder zwei Armeen mit Doppelpunkt dazwischen. Ohne Namen: alle Szenarien. Beide Seiten spielt ' +
    'derselbe Spieler.' +
    ' In 2013/14 auch ein Tisch mit seinem Szenario (depot:reload) oder alle Tische für so ' +
    'viele Punkte (50), auf Wunsch mit zwei Truppen dahinter (50:ssu:axis); ' +
    'in 50:all trifft die fertige Truppe jedes Blocks auf jede andere.',
  'balance.names': 'Szenarien, Armeen oder Paare von Armeen',
  'balance.player': 'wer alle Seiten spielt; sonst der zweitstärkste',
  'balance.games': 'wie viele Partien von jedem',
  'command.coverage': 'welche Arten von Antworten Computerspieler je geben, und welche nie',
  'coverage.more':
    'Jeder Spieler spielt dieselben abwechslungsreichen Aufbauten gegen sich selbst. Gezählt werden ' +
    'Fragen, auf die es mehr als eine Art von Antwort gibt.',
  'coverage.games': 'Partien jedes Spielers',
  'coverage.never': 'nur, was ein Spieler nie geantwortet hat',
  'command.trial':
    'Computerspieler auf die Probe stellen: Ausnahmen, regelwidrige oder späte Antworten, Spicken, ' +
    'Wiederholbarkeit',
  'trial.more':
    'Stellungen entstehen aus abwechslungsreichen Aufbauten, weitergespielt vom Zufall und von der ' +
    'zweiten Stufe. Jede Antwort muss ohne Ausnahme kommen, regelgerecht sein und die Sicht lassen, ' +
    'wie sie war. Nach der Uhr (der eigenen Zeit jeder Stufe oder --budget) darf keine Antwort ' +
    'später kommen als ihre Zeit und --grace, keine später als zehn Sekunden, und 95% müssen ' +
    'rechtzeitig sein. Mit --iterations wird jede Frage dreimal gestellt: so wie sie ist, mit neu ' +
    'erfundenem Verborgenem und noch einmal in umgekehrter Reihenfolge; die Antworten müssen ' +
    'dieselben sein.\nRückgabewert 0 nur, wenn nichts falsch ist.',
  'trial.which-game': 'welches Spiel; sonst alle',
  'trial.decisions': 'Entscheidungen jedes Spielers',
  'trial.milliseconds': 'Millisekunden für eine Entscheidung statt der eigenen der Stufe',
  'trial.steps': 'Suchschritte für eine Entscheidung; ohne Uhr, Fragen werden wiederholt',
  'trial.grace': 'wie viel später als seine Zeit eine Antwort kommen darf',
  'command.endgames': 'wie nahe Computerspieler in genau ausgerechneten Endspielen dem besten Spiel kommen',
  'endgames.more':
    'Die letzte Runde des Core Set, zwei Einheiten je Seite mit je einer Waffe, von jeder Seite muss ' +
    'noch eine handeln, keine Reaktionen; jede Antwort und jeder Wurf wird ausgerechnet. Stellungen, ' +
    'deren Antworten sich um höchstens 0,05 des Ergebnisses unterscheiden, werden übergangen. Eine ' +
    'Antwort gilt als gefunden, wenn sie höchstens 0,01 unter dem besten Ergebnis liegt. ' +
    'Rückgabewert 0 nur, wenn der Feldwebel (sergeant) 75% und der Hauptmann (captain) 90% findet.',
  'endgames.positions': 'wie viele Stellungen',
  'command.worker':
    'Partien der Arena aus einer PostgreSQL-Warteschlange spielen, neben beliebig vielen anderen',
  'worker.database': 'postgres://…: die Datenbank, die „arena --database“ benutzt',
  'worker.threads': 'wie viele Partien zugleich',
  'worker.until-empty': 'aufhören, wenn die Warteschlange leer ist',
  'worker.json': 'ein JSON-Objekt für jede Partie ausgeben',
};
