import type { words as english } from './en.ts';

/** Die Worte der Lektionen, mit denselben Schlüsseln wie im Englischen. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'moving.title': 'Bewegen',
  'moving.about': 'Felder, Diagonalen, Mauern',
  'moving.intro':
    'Sie führen die Alliierten, auf den runden blauen Sockeln. Die Seite am Zug aktiviert eine Einheit, ' +
    'dann die andere Seite.',
  'moving.walk':
    'Wählen Sie den Trupp in B6. Blaue Felder sind einen Zug entfernt, gepunktete zwei. Wählen Sie ' +
    'C5: Der Trupp geht hin. Mauern sind versperrt; der erste Schritt schräg kostet eins, weitere ' +
    'zwei.',
  'moving.second':
    'Die zweite Aktion wäre ein Angriff, aber niemand ist in Reichweite: Drücken Sie „Nicht ' +
    'schießen“. Dann ist der Feind am Zug und danach wieder Sie.',
  'moving.far':
    'Jetzt die Assault Rangers in D6: schnell, ein Feld weiter. Bringen Sie sie nach C6, neben die ' +
    'Kiste in B5. Eine Kiste ist leichte Deckung.',
  'moving.end':
    'Das ist Bewegen. Jeder Schritt lässt sich mit dem Pfeil oben zurücknehmen, bis ein Würfel fällt.',
  'shooting.title': 'Schießen und Deckung',
  'shooting.about': 'Reichweite, Sichtlinie, Würfel, Deckung',
  'shooting.intro':
    'Eine Waffe muss ihr Ziel erreichen und sehen. Schraffierte Felder sieht die gewählte Einheit nicht; ' +
    'gestrichelte Linien zeigen, wie weit ihre Waffen reichen.',
  'shooting.aim':
    'Wählen Sie den Trupp in B3 und dann den Feind in D2. Die Tabelle zeigt die genauen Chancen jeder ' +
    'Waffe. Gefallen sie Ihnen, drücken Sie den großen Knopf.',
  'shooting.dice':
    'Ein Würfel trifft mit zwei von sechs Seiten. Der Feind stand bei einer Kiste: Für jeden Treffer ' +
    'würfelte er, und manche wurden abgewehrt. Der Bericht erzählt alles, mit den Regeln.',
  'shooting.open':
    'Jetzt der Trupp in D6: Vergleichen Sie die Chancen gegen die Laser Grenadiers in F4, die im Freien ' +
    'stehen. Schießen Sie.',
  'shooting.end':
    'Leichte Deckung wehrt etwa jeden dritten Treffer ab, schwere zwei von dreien. Gehen Sie dorthin, ' +
    'wo der Feind keine hat, und bleiben Sie, wo Sie welche haben.',
  'close.title': 'Dauerfeuer und Nahkampf',
  'close.about': 'Zwei Aktionen für einen Angriff, und Klingen',
  'close.intro':
    'Eine Einheit hat zwei Aktionen. Beide können in einen Angriff gehen: Jeder Fehlwurf wird dann wiederholt.',
  'close.sustained':
    'Lassen Sie den Trupp in B4 auf die Battle Grenadiers in B2 feuern. Das Programm schlägt Dauerfeuer ' +
    'vor; vergleichen Sie die Chancen mit und ohne.',
  'close.close':
    'Die Combat Rangers in D5 stehen neben dem Feind in D4. Waffen mit Reichweite C sind für den ' +
    'Nahkampf: Beide schlagen zugleich. Greifen Sie mit allem an.',
  'close.end': 'Nahkampf ist für beide gefährlich. Die Tabelle zeigt, was er Sie kosten kann.',
  'walkers.title': 'Läufer',
  'walkers.about': 'Panzerung, große Kanonen, Zermalmen und Springen',
  'walkers.intro':
    'Läufer haben Fahrzeugpanzerung und Kästchen für Schaden. Gewehre kratzen sie kaum: Sehen Sie auf den ' +
    'Karten die Spalten V1 bis V7 an.',
  'walkers.gun':
    'Die Kanone des Pounder hat Reichweite U: so weit sie sieht. Feuern Sie auf den Ludwig in E2.',
  'walkers.crush':
    'Der Hot Dog in C5 kann auf die Kiste in C4 gehen und sie zermalmen, oder über Dinge springen. ' +
    'Wählen Sie C4 und sagen Sie dann, ob er sie zermalmt.',
  'walkers.flame':
    'Sein Napalm Thrower verbrennt jedes Feld auf dem Weg und missachtet Deckung. Setzen Sie ihn gegen ' +
    'den Trupp in C3 ein.',
  'walkers.end': 'Kästchen füllen sich mit Schaden. Ein Läufer ohne freies Kästchen ist vernichtet.',
  'heroes.title': 'Helden',
  'heroes.about': 'Sich einem Trupp anschließen, Fähigkeiten teilen',
  'heroes.intro':
    'Ein Held kann sich vor dem Spiel einem Trupp gleicher Panzerung anschließen. Sie bewegen sich, ' +
    'schießen und werden getroffen wie eine Einheit. Joe steht bei den Assault Rangers.',
  'heroes.together':
    'Bewegen Sie beide auf den Feind zu: Wählen Sie C3. Ein Feld ist der Zug, das zweite kommt von ' +
    'Fast.',
  'heroes.weapons':
    'Greifen Sie die Laser Grenadiers an. Joes Granatwerfer feuert mit dem Trupp, und Granaten missachten Deckung.',
  'heroes.part':
    'Der Besitzer bestimmt, wen ein Treffer trifft, Soldat oder Held. Ein Held kann sich endgültig lösen: ' +
    'Das ist der Befehl „allein“.',
  'heroes.end': 'Helden wenden Schlachten und sterben wie alle anderen.',
  'battle.title': 'Eine kleine Schlacht',
  'battle.about': 'Vier Runden gegen den Computer',
  'battle.intro':
    'Vier Runden. Wer mehr Armeepunkte vernichtet, gewinnt. Feinde, die noch nicht gehandelt haben, ' +
    'dürfen schießen, wenn Sie sich in ihrer Sicht bewegen: Das ist Reaktionsfeuer.',
  'battle.advance': 'Beginnen Sie: eine Einheit nach vorn, wenn möglich in Deckung.',
  'battle.fight':
    'Jetzt liegt es an Ihnen. Die Ebenen unter dem Feld zeigen, wo der Feind Ihnen schaden kann.',
  'reactive.title': 'Reaktionsfeuer',
  'reactive.about': 'Schießen im Zug des Gegners',
  'reactive.intro':
    'Die Achse beginnt. Eine Einheit, die noch nicht gehandelt hat, darf schießen, während ein Gegner ' +
    'geht: bis vier Felder weit, in Sicht, einmal je Runde.',
  'reactive.react':
    'Die Grenadiere sind auf vier Felder an B6 heran. Drücken Sie „Alles abfeuern“: Ein Würfel ' +
    'muss einen Treffer zeigen, sonst ist die Gelegenheit vorbei. Der Angriff selbst ist ein ' +
    'gewöhnlicher mit einer Aktion.',
  'reactive.spent':
    'Der Preis: Ein Trupp, der im Zug des Gegners feuert, hat in dieser Runde gehandelt. Wer früh ' +
    'reagiert, kann später nicht vorrücken.',
  'reactive.walk':
    'Das gilt für beide. Gehen Sie mit dem Trupp in E6 nach D5: Ein Gegner, der noch nicht gehandelt hat, ' +
    'darf auch auf Sie schießen.',
  'reactive.end': 'Lassen Sie Gegner wenn möglich zuerst handeln: Wer gehandelt hat, reagiert nicht mehr.',
  'facing.title': 'Blickrichtung',
  'facing.about': 'Frontbögen, Türme, Drehen',
  'facing.intro':
    'Maschinen blicken in eine Richtung: der kleine Pfeil an ihrem Rand. Die Kanonen des Wildfire ' +
    'schießen nur nach vorn, und er blickt nach Norden.',
  'facing.pick': 'Wählen Sie den Wildfire in C4 und geben Sie ihm Befehle.',
  'facing.turn':
    'Befehlen Sie Bewegung, dann Angriff. Statt zu gehen, drücken Sie den Pfeil nach Osten: Drehen gehört ' +
    'zur Bewegung und kostet nichts.',
  'facing.fire': 'Jetzt liegt der Trupp in G4 im Frontbogen. Feuern Sie.',
  'facing.turret':
    'Der Pounder in E6 hat einen Turm: Die Kanone schießt rundum, nur das kleine Geschütz ist fest. ' +
    'Greifen Sie den Läufer in A6 an, ohne zu drehen.',
  'facing.end': 'Drehen Sie so, dass auch das nächste Ziel vorn liegt. Infanterie hat keine Blickrichtung.',
  'reactions.title': 'Reaktionen',
  'reactions.about': 'Einem Gegner antworten, der sich bewegt oder schießt',
  'reactions.intro':
    'Eine Einheit, die noch nicht gehandelt hat, darf auf einen Gegner in Sicht reagieren, der bis vier ' +
    'Felder entfernt eine Bewegung beendet oder angreift. Warten Sie auf die Grenadiere.',
  'reactions.react':
    'Sie halten in C3, vor Ihrem Wildfire. Drücken Sie „Alles abfeuern“: zwei Würfel; ein ' +
    'Fraktionszeichen ist ein Angriff, zwei sind ein Dauerangriff. Ein anderes Ziel ist nicht erlaubt.',
  'reactions.cost':
    'Eine Reaktion ist die Aktivierung der Einheit. Mehr tut sie in diesem Zug nicht, ob es gelang oder nicht.',
  'reactions.own':
    'Auf Ihre Bewegungen kann ebenso geantwortet werden. Gehen Sie mit dem Trupp in F6 ein Feld vor: zu ' +
    'weit weg für eine Reaktion.',
  'reactions.end': 'Erst schauen, dann gehen: Die Ebene „Gefahr“ zeigt, wer antworten könnte.',
  'command.title': 'Befehle',
  'command.about': 'Befehle, mit denen eine Einheit zweimal handelt',
  'command.intro':
    'Ein Kommandotrupp gibt Befehle an Stelle einer Aktion. Mit Funkgerät reicht er über das ganze Feld.',
  'command.advance':
    'Lassen Sie zuerst den Trupp in C6 vier Felder vormarschieren: Wählen Sie ihn und dann zweimal ' +
    'C2. Ein Marsch braucht beide Aktionen; damit hat er gehandelt.',
  'command.order':
    'Jetzt der Kommandotrupp in D6: Befehl „Vorwärts“, dann „Nichts“. Ein Würfel; beim ' +
    'Zeichen der Fraktion darf der Trupp ein zweites Mal handeln.',
  'command.again': 'Gelungen: Der Trupp handelt noch einmal. Zielen Sie auf E1 und feuern Sie.',
  'command.end':
    'Reparieren und „Auf die Beine“ sind auch Befehle. Halten Sie den Offizier außer Sicht: Ohne ' +
    'ihn gibt es keine.',
  'transports.title': 'Transporter',
  'transports.about': 'Einsteigen, fahren, aussteigen',
  'transports.intro':
    'Diesmal führen Sie die Achse. Der Hanomag trägt einen Trupp und fährt auf dem Marsch fünf Felder.',
  'transports.board':
    'Wählen Sie den Trupp in C6 und geben Sie ihm Befehle: Bewegung, dann Nichts. Drücken Sie nun ' +
    '„In Hanomag einsteigen“.',
  'transports.drive':
    'Jetzt der Hanomag: Befehlen Sie Marsch und fahren Sie nach F2. Drehen Sie ihn, wie Sie mögen.',
  'transports.out':
    'Ein neuer Zug: Sie haben die Initiative, fangen Sie an. Wählen Sie den Trupp: Aussteigen ist seine ' +
    'Bewegung. Wählen Sie G2 neben dem Fahrzeug und greifen Sie H1 an.',
  'transports.end':
    'Wird ein Transporter zerstört, kann es die Insassen treffen. Steigen Sie aus, bevor auf Sie geschossen wird.',
  'aircraft.title': 'Flugzeuge',
  'aircraft.about': 'Über alles hinweg fliegen und nach oben schießen',
  'aircraft.intro':
    'Flugzeuge fliegen über Mauern, Bäume und Einheiten. Sehen Sie auf den Karten die Spalten A1 bis A3 ' +
    'an: Wenige Waffen erreichen sie.',
  'aircraft.fly':
    'Wählen Sie die Dragonfly in C6, befehlen Sie Bewegung und Angriff und fliegen Sie über die Ruine ' +
    'nach D2. Lassen Sie sie nach Norden blicken.',
  'aircraft.fire': 'Der Trupp in D1 liegt vor ihr. Feuern Sie.',
  'aircraft.flak':
    'Der Adler des Gegners steht über H2. Lassen Sie den Trupp in J6 auf ihn schießen: Gewehre und ' +
    'Maschinengewehr kratzen ihn vielleicht an.',
  'aircraft.end':
    'Vor dem, was von oben kommt, versteckt sich nichts, und Flugzeuge haben keine Deckung. Behalten Sie ' +
    'etwas, das sie erreicht.',
  'buildings.title': 'Gebäude',
  'buildings.about': 'Türen, Fenster, Stockwerke',
  'buildings.intro':
    'Dicke Linien sind Mauern, die Lücken Türen und Fenster. Man geht, sieht und schießt nur durch die Lücken.',
  'buildings.enter':
    'Wählen Sie den Trupp in D5 und dann E3: Er geht durch die Tür nach D4 und weiter ans Fenster.',
  'buildings.window':
    'Schießen Sie von dort, hinter dem Fenster, auf den Trupp in H3. Sie haben Deckung, er hat keine.',
  'buildings.stairs':
    'Das Gebäude hat zwei Stockwerke. Wählen Sie den Trupp in C4 und dann D4: Er geht durch die ' +
    'andere Tür. Er kann noch weiter: Drücken Sie „Ein Stockwerk hinauf“.',
  'buildings.end': 'Die Treppe kostet ein Feld, hinauf wie hinab. Vom Dach sieht man über die Mauern.',
  'works.title': 'Gräben und Stützpunkte',
  'works.about': 'Was schützt und was aufhält',
  'works.intro':
    'Gräben und Stützpunkte sind Deckung für Infanterie. Stacheldraht hält auf, Minen kosten Leben.',
  'works.trench': 'Lassen Sie den Trupp in B6 sich bewegen und angreifen: Gehen Sie in den Graben in B4.',
  'works.fire': 'Schießen Sie von dort auf den Trupp in B1. Sie haben Deckung, er steht im Freien.',
  'works.strongpoint': 'Jetzt der Trupp in F6: Gehen Sie in den Stützpunkt, nach F4.',
  'works.over':
    'Ein Stützpunkt sieht nach allen Seiten, und misslungene Abwehrwürfe werden wiederholt. Greifen Sie ' +
    'den Trupp in F1 an.',
  'works.end':
    'Draht in B2 bis D2 und Minen in F2 sichern den Weg zu Ihnen. Infanterie kann sie schneiden und räumen.',
  'measured.title': 'Auf einem Tisch',
  'measured.about': 'Battlefield: Formationen, Reichweiten in Zentimetern, Bug und Schablone',
  'measured.intro':
    'Battlefield kennt keine Felder. Alles wird in Zentimetern von Sockel zu Sockel gemessen: 10 cm sind ' +
    'ein Punkt Bewegung oder Reichweite. Sie führen den blauen Trupp; der Gegner steht im Offenen.',
  'measured.move':
    'Ziehen Sie Ihren Trupp hinter die niedrige Mauer. Der getönte Boden ist eine Bewegung, nach der noch ' +
    'ein Angriff bleibt; die gepunktete Linie ein Marsch, nach dem keiner bleibt. Linien vom Schattenbild ' +
    'zeigen, wer feuern darf. Drücken Sie dann Dorthin gehen.',
  'measured.fire':
    'Eine niedrige Mauer oder Kiste innerhalb von 10 cm schützt, Wald und Ruine schützen, wer darin ' +
    'steht. Sehen Sie sich die Chancen gegen den Trupp im Norden (2a) an und drücken Sie auf seine ' +
    'Zeile: Alles, was ihn erreicht, feuert.',
  'measured.pinned':
    'Treffer töten nicht nur: Wer getroffen wird, wird auch niedergehalten. Ein Zeichen neben der ' +
    'Einheit sagt es, bis sie sich in ihrem Zug gefasst hat; dafür tut sie weniger.',
  'measured.turn':
    'Ihr Läufer feuert nur nach vorn, und der Gegner steht rechts von ihm. Wählen Sie ihn, dann den ' +
    'Boden daneben, und drehen Sie den Bug (ziehen, oder Q und E), bis die Linie zum Gegner grün ist. ' +
    'Drücken Sie dann Dorthin gehen.',
  'measured.gun': 'Feuern Sie nun auf den Trupp rechts.',
  'measured.template':
    'Bazooka Joes Granatwerfer trifft alle unter einer Schablone. Wählen Sie ihn, dann den Trupp vor ihm: ' +
    'Die Chancen erscheinen. Drücken Sie Dauerangriff: Die Schablone folgt dem Zeiger oder Finger und zählt ' +
    'ihre Opfer, eigene Leute in Rot. Legen Sie sie dorthin, wo sie am meisten trifft.',
  'measured.end':
    'Das ist Battlefield. Türen und Häuser, Reaktionen und Werke sind wie auf Feldern. „Erste Schritte“ ' +
    'auf dem Bauernhof ist eine gute erste Schlacht.',
  'first-war.title': 'Ein erster Krieg',
  'first-war.about': 'Eine Runde Schritt für Schritt, dann allein bis 8 Punkte; zehn Minuten',
  'first-war.intro':
    'Sie gegen einen Computer. Jede Runde: Jeder spielt eine Karte, kauft, bewegt, greift an; dann wird ' +
    'gezählt. Acht Punkte gewinnen hier.',
  'first-war.card':
    'Nehmen Sie eine Karte auf und spielen Sie sie. Ihre drei Zahlen sind Angriffe, Bewegungen und ' +
    'Produktion; wer mehr Angriffe hat, beginnt. Ihr Bild ist eine Fähigkeit.',
  'first-war.order':
    'Die Karten liegen offen: Die mit mehr Angriffen beginnt. Die Leiste über der Karte zeigt, wer am Zug ist.',
  'first-war.buy':
    'Ihr Zug beginnt mit der Produktion. Kaufen Sie einige Panzer, sie sind billig. Drücken Sie dann den blauen ' +
    'Knopf unten und stellen Sie sie in der Ukraine auf, einem der umrandeten Gebiete.',
  'first-war.move':
    'Bewegung: Wählen Sie die Ukraine, dann Moskowien, und schicken Sie alle bis auf eine Einheit. ' +
    'Ein Gebiet ohne Einheit gehört niemandem: Lassen Sie eine zurück. Beenden Sie die Bewegung, wenn ' +
    'nichts mehr gehen soll.',
  'first-war.attack':
    'Kampf: Wählen Sie Moskowien und seinen neutralen Nachbarn, Westsibirien. Die Chancen stehen ' +
    'daneben; greifen Sie an, wo sie gut sind.',
  'first-war.score':
    'Beenden Sie Ihren Zug, wenn nichts mehr zu tun ist. Nach allen Zügen wird die Runde gezählt: zwei ' +
    'Punkte je Hauptstadt, zwei für das meiste Land, Meer oder die meiste Produktion, einer für drei ' +
    'Quellen.',
  'first-war.alone':
    'Der Rest gehört Ihnen. Halten Sie Ihre Hauptstadt, nehmen Sie Quellen, und haben Sie am Ende der ' +
    'Runde von etwas das meiste.',
};
