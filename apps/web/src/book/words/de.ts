import type { words as english } from './en.ts';

/** Das Buch der Regeln, mit denselben Schlüsseln wie im Englischen. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Regeln',
  book: 'Als Buch',
  list: 'Jede Regel',
  contents: 'Kapitel',
  rows: 'Regeln dieses Kapitels: {count}',
  'figure.dust-tactics.walk':
    'Eine Bewegung ist blau, zwei sind gepunktet. Die Mauer sperrt den Weg; der erste schräge Schritt ' +
    'kostet einen, jeder weitere zwei.',
  'figure.dust-tactics.jump': 'Ein Läufer geht herum oder steigt darüber: der Hot Dog auf demselben Feld.',
  'figure.dust-tactics.sight':
    'Schraffierte Felder sind außer Sicht: Die Linie dorthin läuft durch ein Feld ohne Punkt.',
  'figure.dust-tactics.ranges': 'Wie weit jede Waffe reicht, gezählt wie Bewegung.',
  'figure.dust-tactics.cover': 'Wo ein Trupp Deckung hätte: leichte bei einer Kiste.',
  'figure.dust-tactics-2014.walk':
    'Eine Bewegung und ein Marsch. Der Baum steht allen offen, das Bauwerk niemandem.',
  'figure.dust-tactics-2014.sight': 'Was der Trupp nicht sieht: hinter Bäumen und hinter dem Bauwerk.',
  'figure.dust-tactics-2014.arc':
    'Der Frontbogen einer Maschine, die nach Norden blickt: Felder voraus, nicht weiter seitlich als voraus.',
  'figure.dust-tactics-2014.cover': 'Kiste, Baum, Trümmer und Graben sind Deckung.',
  'dust-tactics/table.title': 'Der Tisch',
  'dust-tactics/table':
    'Gekämpft wird auf Feldern. Ein Feld mit Punkt kann betreten werden; eines ohne ist Mauer oder Fels ' +
    'und sperrt Weg und Sicht. Auf einem Feld steht eine Einheit, ein Held darf dazukommen ' +
    '[dt1.hero.share]. Würfel haben sechs Seiten: zwei zeigen HIT, vier sind leer [dt1.dice.faces]. Wenn ' +
    'eine Regel die Probe nicht umkehrt, gelingt HIT [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Einheitenkarten',
  'dust-tactics/cards':
    'Eine Karte sagt, was eine Einheit ist: Panzerungsart und -stufe, Bewegung, Gesundheit, Armeepunkte, ' +
    'was Deckung ihr nützt, ihre Fähigkeiten und Waffen. Jede Waffe ist eine Zeile [dt1.attack.line]: ' +
    'Reichweite, dann für jede Panzerung, wie viele Würfel fallen und wie viel Schaden jeder Treffer ' +
    'macht. Ein Strich heißt, dass sie dieser Panzerung nichts anhaben kann.',
  'dust-tactics/setup.title': 'Vor der Schlacht',
  'dust-tactics/setup':
    'Wählen Sie ein Szenario, oder ein Schlachtfeld und Armeen mit gleichen Punkten. Jede Seite hat einen ' +
    'Rand, über den ihre Einheiten kommen. Ein Held schließt sich jetzt oder nie einem Trupp seiner ' +
    'Panzerung an [dt1.hero.join.before]; von da an sind sie eine Einheit.',
  'dust-tactics/round.title': 'Die Runde',
  'dust-tactics/round':
    'Jede Seite wirft drei Würfel [dt1.init.dice]; mehr HIT gewinnen, und der Gewinner sagt, wer zuerst ' +
    'aktiviert [dt1.init.choose]. Dann wechseln sich die Seiten mit je einer Einheit ab ' +
    '[dt1.act.alternate], bis alle gehandelt haben. Eine aktivierte Einheit hat zwei Aktionen ' +
    '[dt1.act.two]: bewegen und schießen in beliebiger Folge, zweimal bewegen oder ein Dauerangriff.\n\n' +
    'Eine Runde ist also ein Wortwechsel. Sie aktivieren eine Einheit und tun mit ihr alles, was sie ' +
    'darf; dann tut der Gegner dasselbe mit einer der seinen; und so fort, bis keiner mehr jemanden hat, ' +
    'der noch nicht dran war. Wer mehr Einheiten hat, beendet die Runde allein. Wer beginnt, schlägt ' +
    'zuerst zu, wer zuletzt kommt, hat alles gesehen: darum geht es beim Wurf um die Initiative.',
  'dust-tactics/move.title': 'Bewegen',
  'dust-tactics/move':
    'Eine Bewegung geht so viele Felder weit, wie die Karte sagt. Der erste schräge Schritt kostet einen ' +
    '[dt1.move.diagonal.first], jeder weitere zwei [dt1.move.diagonal.later]. Niemand betritt das Feld ' +
    'eines Gegners [dt1.move.enemy]. Soldaten dürfen eine Ecke schneiden, solange nur eines der beiden ' +
    'Felder daneben versperrt ist [dt1.move.corner.soldiers]; Fahrzeuge nicht [dt1.move.corner.vehicle]. ' +
    'In der ersten Runde kommen Einheiten von außen: Die erste Aktion ist ein Feld auf den Plan ' +
    '[dt1.enter.one-square].\n\n' +
    'Ein Beispiel: Ein Trupp mit Bewegung 1 geht ein Feld weit, gerade oder schräg; mit zwei Bewegungen ' +
    'zwei. Ein Läufer mit Bewegung 2 bräuchte für zwei schräge Schritte in einer Bewegung drei Punkte; ' +
    'sein zweiter Schritt geht darum gerade. Bevor Sie gehen, sehen Sie nach, wer die Felder Ihres Wegs ' +
    'einsieht: Ein Gegner, der noch nicht dran war, darf versuchen zu feuern, sobald Sie ihm in Sicht ' +
    'kommen.',
  'dust-tactics/sight.title': 'Sicht und Reichweite',
  'dust-tactics/sight':
    'Sicht ist die gerade Linie zwischen den Mitten zweier Felder [dt1.los.line]; ein Feld ohne Punkt ' +
    'darauf sperrt [dt1.los.undotted], ein Fahrzeug ebenso [dt1.los.vehicle.squads]. Trupps verdecken ' +
    'Soldaten vor Soldaten [dt1.los.squad.blocks], Kisten niemanden [dt1.los.crate]. Reichweite wird wie ' +
    'Bewegung gezählt [dt1.range.count]; Reichweite U reicht überallhin, braucht aber Sicht ' +
    '[dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Angreifen',
  'dust-tactics/attack':
    'Mit einer Aktion feuert eine Einheit alle Waffen einmal [dt1.attack.all-weapons], jede Zeile auf wen ' +
    'sie will [dt1.attack.split]. Alles wird angesagt, bevor der erste Würfel fällt ' +
    '[dt1.attack.declare-all]. Ein Trupp wirft die Würfel der Zelle für jeden lebenden Soldaten mit ' +
    'dieser Waffe [dt1.attack.dice.squad]; jeder HIT macht den Schaden der Zelle. Ein Dauerangriff kostet ' +
    'beide Aktionen und wirft jeden Fehlschuss noch einmal [dt1.sustained.reroll].\n\n' +
    'Ein Angriff geht so. Wähle das Ziel und lies bei jeder Waffe die Spalte seiner Panzerung: 2/1 heißt ' +
    'zwei Würfel und ein Schaden je Treffer. Drei Schützen mit 2/1 werfen also sechs Würfel, von denen im ' +
    'Mittel zwei treffen. Dann wird die Deckung gewürfelt, wo es eine gibt, und was übrig bleibt, nimmt ' +
    'Soldaten weg oder füllt Schadenskästchen. Wer gefallen ist, schießt nicht mehr; wer zuerst schießt, ' +
    'auf den schießen also weniger zurück.',
  'dust-tactics/cover.title': 'Deckung',
  'dust-tactics/cover':
    'Nur Trupps haben Deckung [dt1.cover.squads]: auf dem Feld einer Kiste leichte [dt1.cover.crate], bei ' +
    'einer Panzersperre schwere [dt1.cover.trap]. Für jeden Treffer fällt ein Würfel [dt1.cover.dice]; ' +
    'die Karte sagt, ob HIT oder MISS rettet [dt1.cover.card]. Kisten können zerschossen und zermalmt ' +
    'werden.',
  'dust-tactics/close.title': 'Nahkampf',
  'dust-tactics/close':
    'Waffen mit Reichweite C reichen auf die acht Felder ringsum [dt1.close.adjacent]. Sie schlagen nach ' +
    'allen Schüssen zu [dt1.close.last], beide Seiten zugleich [dt1.close.simultaneous]: Wer angegriffen ' +
    'wird, schlägt mit denen zurück, die noch stehen [dt1.close.survivors]. Deckung hilft nicht ' +
    '[dt1.close.cover].',
  'dust-tactics/heroes.title': 'Helden und Kommandotrupps',
  'dust-tactics/heroes':
    'Ein Held allein ist eine Einheit wie andere [dt1.hero.alone]. Mit einem Trupp teilt er eine ' +
    'Aktivierung [dt1.hero.join.activate], und seine Waffen feuern mit [dt1.hero.join.attacks]; für jeden ' +
    'Schaden wählt der Besitzer Soldat oder Held [dt1.hero.join.health]. Kommandotrupps haben Offizier, ' +
    'Funker, Sanitäter und Mechaniker, deren Befehle eine Aktion kosten.',
  'dust-tactics/weapons.title': 'Besondere Waffen',
  'dust-tactics/weapons':
    'Flammen laufen über Felder [dt1.flame.between] und achten keine Deckung, Laser werfen weiter, ' +
    'solange sie treffen [dt1.laser.chain], Granaten achten sie auch nicht [dt1.grenade.same], und ' +
    'Granatwerfer unter Gewehren und Panzerfäuste haben Kästchen, die mit jedem Schuss abgestrichen ' +
    'werden. Jede hat hier ihre eigenen Zeilen.',
  'dust-tactics/skills.title': 'Fähigkeiten',
  'dust-tactics/skills':
    'Fähigkeiten sind die Worte unter dem Bild einer Karte. Jede ändert eines: wie weit eine Einheit ' +
    'geht, was sie noch einmal werfen darf, wann sie reagiert. Manche teilen Held und Trupp ' +
    '[dt1.hero.join.his-abilities], manche gelten einmal je Schlacht und sind dann auf der Karte ' +
    'durchgestrichen.',
  'dust-tactics/end.title': 'Das Ende',
  'dust-tactics/end':
    'Die Schlacht endet, wenn eine Seite keine Einheit mehr hat [dt1.end.elimination], ihr Ziel erreicht ' +
    'hat [dt1.end.objective] oder nach der letzten Runde [dt1.end.rounds]; die Runde wird zu Ende ' +
    'gespielt [dt1.end.when]. Ein Ziel gewinnt, wie auch die Punkte stehen [dt1.end.objective.wins]; ' +
    'sonst entscheiden die Armeepunkte zerstörter Einheiten, beschädigte zählen nichts ' +
    '[dt1.end.full-value].\n\n' +
    'Rechne vor der letzten Runde, nicht danach: Eine Einheit, die noch auf ein Missionsziel kommt, ist ' +
    'oft mehr wert als ein weiterer Schuss, und ein Läufer mit einem letzten Kästchen bringt dem Gegner ' +
    'nichts, solange er nicht zerstört ist.',
  'dust-tactics/answers.title': 'Antworten und Entscheidungen',
  'dust-tactics/answers':
    'Der Verlag hat nach dem Buch viele Fragen beantwortet; wo eine Antwort das Buch ändert, sagt es die ' +
    'Zeile. Wo beide schweigen oder sich widersprechen, mussten wir entscheiden und nennen den Grund: ' +
    'Reaktionsfeuer, die vier Felder des Sturm-König, was auf einer verlorenen Seite gestanden haben mag.',
  'dust-tactics-2014/table.title': 'Der Tisch',
  'dust-tactics-2014/table':
    'Felder mit und ohne Punkt, Bäume, Trümmer, Bauwerke und Wasser. Würfel zeigen drei Zeichen auf je ' +
    'zwei Seiten: Fraktion, Ziel, Schild [dt14.dice.faces]. Bäume stehen allen offen ' +
    '[dt14.terrain.tree.enter], Trümmer halten Räder und Ketten auf [dt14.terrain.rubble.barred], durch ' +
    'eine Mauer geht es nur an den Öffnungen [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Einheitenkarten',
  'dust-tactics-2014/cards':
    'Eine Karte nennt Art und Panzerung, Bewegung und Marsch, Schadensleiste oder Soldaten, Fähigkeiten, ' +
    'Punkte und die Waffentabelle. Eine Zelle nennt Würfel und Schaden; eine leere kann nichts anhaben. ' +
    'Bei Maschinen hat jede Waffe einen Bogen.',
  'dust-tactics-2014/setup.title': 'Vor der Schlacht',
  'dust-tactics-2014/setup':
    'Wählen Sie Truppen und ein Szenario. Die Initiative entscheidet, wer welchen Rand nimmt und zuerst ' +
    'Gelände setzt; dann setzen beide abwechselnd. Einheiten kommen in der ersten Runde von ihrem Rand, ' +
    'wenn das Szenario sie nicht schon aufstellt.',
  'dust-tactics-2014/turn.title': 'Die Runde',
  'dust-tactics-2014/turn':
    'Drei Würfel je Seite [dt14.init.dice.three]; mehr Fraktionszeichen gewinnen, dann mehr Zielzeichen ' +
    '[dt14.init.tie.most-t], und der Gewinner sagt, wer beginnt [dt14.init.winner-decides]. Die Seiten ' +
    'aktivieren abwechselnd. Eine Aktivierung ist zwei Aktionen wert [dt14.act.two-actions], die alle vor ' +
    'der ersten angesagt werden [dt14.act.declare.all-first]. Wer weniger Einheiten übrig hat, darf ' +
    'passen [dt14.act.pass.fewer-units].\n\n' +
    'Dass alle Aktionen zuerst genannt werden, macht aus einem Zug einen Plan: Bewegung und Angriff, ' +
    'Angriff und Bewegung, ein Marsch, ein Dauerangriff, ein Befehl an jemand anderen. Sind sie genannt, ' +
    'werden sie der Reihe nach ausgeführt, auch wenn die erste anders ausging als erhofft. Ein Gegner in ' +
    'der Nähe, der noch nicht aktiviert war, darf antworten, nach einer Bewegung oder vor einem Angriff; ' +
    'dann war er an der Reihe.',
  'dust-tactics-2014/move.title': 'Bewegen',
  'dust-tactics-2014/move':
    'Eine Bewegung geht bis zum Bewegungswert [dt14.move.limit], ein Marsch für zwei Aktionen bis zum ' +
    'Marschwert [dt14.march.limit], in alle acht Richtungen. Der erste schräge Schritt kostet einen, ' +
    'spätere zwei [dt14.move.diagonal.later]. Die Blickrichtung beschränkt den Weg nicht ' +
    '[dt14.move.facing.ignored]; am Ende wird eine Maschine zu einem beliebigen Rand gedreht ' +
    '[dt14.move.facing.end]. Durch Freunde geht man hindurch, durch Gegner nie [dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Sicht, Reichweite, Bögen',
  'dust-tactics-2014/sight':
    'Sicht läuft von Mitte zu Mitte [dt14.los.centres]. Felder ohne Punkt und Fahrzeuge sperren ' +
    '[dt14.los.vehicle], Infanterie und Niedriges nicht [dt14.los.infantry]; hinter Bäumen und Rauch ' +
    'sieht man nichts [dt14.los.tree.beyond]. Soldaten schießen rundum [dt14.arc.infantry]; die Waffe ' +
    'einer Maschine schießt in ihren Bogen [dt14.arc.vehicle.card], vorn ist, was voraus und nicht weiter ' +
    'seitlich liegt [dt14.arc.front], ein Turm schießt rundum [dt14.arc.turret].\n\n' +
    'Bei einer Maschine ist die Blickrichtung die halbe Stärke: Drehen Sie sie am Ende einer Bewegung ' +
    'dorthin, wohin sie als nächstes feuern soll, und halten Sie ihr eine Wand im Rücken. Bevor Sie ' +
    'wählen, zeigt der Tisch, welche Felder im Winkel liegen.',
  'dust-tactics-2014/attack.title': 'Angreifen',
  'dust-tactics-2014/attack':
    'Ein Ziel muss in Reichweite, Bogen und Sicht sein [dt14.target.legal]; das Ziel jeder Waffe wird ' +
    'zuerst genannt und bleibt [dt14.target.locked]. Ein Soldat benutzt eine Fernwaffe ' +
    '[dt14.target.soldier.ranged]. Fraktionszeichen treffen [dt14.hit.f]; Sprengwaffen werfen einen ' +
    'Würfel je Figur [dt14.hit.blast]. Schläge kommen nach den Schüssen [dt14.close.ranged-first], auf ' +
    'beiden Seiten zugleich, und kein Abwehrwurf hilft [dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Abwehr und Schaden',
  'dust-tactics-2014/save':
    'Ein Würfel je Treffer [dt14.save.die-per-hit]. Infanterie im Freien rettet sich mit Fraktion ' +
    '[dt14.save.infantry.open], in Deckung mit Fraktion und Schild [dt14.save.infantry.cover]; ein ' +
    'Fahrzeug nur in Deckung [dt14.save.vehicle.cover]. Deckung sind Kiste, Sperre, Baum, Trümmer, ' +
    'Gebäude oder Rauch auf dem Feld [dt14.save.cover.squares] oder eine Ecke, die die Linie berührt ' +
    '[dt14.save.cover.corner]. Ein Treffer kostet einen Trupp einen Soldaten, den sein Besitzer wählt ' +
    '[dt14.damage.squad.owner].\n\n' +
    'Ein Beispiel: vier Treffer auf einen Trupp hinter einer Kiste. Sein Besitzer wirft vier Würfel; ' +
    'Fraktion und Schild, vier Seiten von sechs, retten, so dass im Mittel ein Treffer und ein Drittel ' +
    'durchkommt. Im Freien retten nur zwei Seiten, und fast drei kommen durch: so viel ist eine Kiste ' +
    'wert.',
  'dust-tactics-2014/heroes.title': 'Helden und Befehle',
  'dust-tactics-2014/heroes':
    'Helden schließen sich Trupps an, manche steuern Maschinen. Offiziere geben Befehle an Stelle einer ' +
    'Aktion: „In Bewegung“ lässt eine Einheit bei einem Fraktionszeichen noch einmal handeln ' +
    '[dt14.cmd.get-moving.die], zwei Felder weit oder über Funk überall [dt14.cmd.get-moving.radio]. ' +
    'Sanitäter richten Gefallene auf, Mechaniker reparieren.',
  'dust-tactics-2014/carry.title': 'Passagiere, Piloten, Träger',
  'dust-tactics-2014/carry':
    'Fahrzeuge mit Plätzen tragen Infanterie [dt14.pass.infantry]: leichte nimmt einen Platz, schwere ' +
    'zwei [dt14.pass.heavy]. Man steigt ein, indem man das Feld des Fahrzeugs erreicht ' +
    '[dt14.pass.mount.square], und handelt für sich [dt14.pass.activate]. Wird es zerstört, fällt für ' +
    'jeden Insassen ein Würfel [dt14.pass.wreck.dice]. Luft- und Seeträger tragen Fahrzeuge.',
  'dust-tactics-2014/works.title': 'Befestigungen',
  'dust-tactics-2014/works':
    'Bunker und Stützpunkte nehmen vier Felder ein [dt14.fort.grid.footprint] und sind nur für Infanterie ' +
    '[dt14.fort.infantry-only]; drinnen hat man Deckung [dt14.fort.cover], im Stützpunkt werden ' +
    'misslungene Abwehrwürfe wiederholt [dt14.fort.strongpoint.reroll]. Gräben decken Infanterie, ohne ' +
    'die Sicht zu sperren [dt14.fort.trench.sight]. Draht hält Infanterie auf, wenn der Würfel nicht ' +
    'Fraktion zeigt [dt14.fort.wire.free]; Minen treffen, wer hinein- oder hinausgeht ' +
    '[dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Waffen und Ausrüstung',
  'dust-tactics-2014/weapons':
    'Worte in der Waffentabelle sagen, was an einer Waffe besonders ist: Flamme, Laser, Granate, ' +
    'Artillerie, Nachladen, Salve und andere. Ausrüstung ist, was ein Fahrzeug sonst trägt: Nebelwerfer, ' +
    'Räumschild, Funk, Platz für Passagiere. Jedes Wort ist unten eine Zeile.',
  'dust-tactics-2014/skills.title': 'Fähigkeiten',
  'dust-tactics-2014/skills':
    'Fähigkeiten stehen unter dem Bild. Sie erlauben, was andere nicht dürfen, wiederholen Würfe oder ' +
    'gelten einmal je Schlacht. Die zu einem Angriff werden mit den Zielen genannt [dt14.target.skills].',
  'dust-tactics-2014/end.title': 'Das Ende',
  'dust-tactics-2014/end':
    'Es endet, wenn ein Ziel erreicht ist, wenn jemand keine Einheit mehr hat oder nach der letzten ' +
    'Runde; die Runde wird zu Ende gespielt [dt14.win.end.timing]. Ein Ziel gewinnt [dt14.win.objective]; ' +
    'sonst entscheiden die Punkte ganz zerstörter Einheiten [dt14.win.points.whole-units], und ' +
    'Gleichstand ist unentschieden [dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Gemessenes Spiel',
  'dust-tactics-2014/measured':
    'Ein Tisch ohne Felder: Entfernungen werden zwischen Sockeln und Rümpfen gemessen [dt14.table.gap], ' +
    'ein Bewegungspunkt sind zehn Zentimeter [dt14.table.length]. Eine Einheit bewegt sich als Ganzes ' +
    '[dt14.table.move], und ihre Figuren bleiben fünfzehn Zentimeter beieinander [dt14.table.cohesion]. ' +
    'Wälder, Häuser und Rauch sperren die Sicht hindurch [dt14.table.obscure]; Deckung hat, wer zur ' +
    'Hälfte verborgen ist [dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Entscheidungen',
  'dust-tactics-2014/answers':
    'Manche Seiten sind verloren, andere widersprechen sich. Was wir entschieden haben und warum: ' +
    'Reaktionen [dt14.ruling.reaction], Stockwerke [dt14.ruling.storeys.sight], Szenarien, deren Karten ' +
    'niemand hat.',
  'dust/table.title': 'Der Tisch',
  'dust/table':
    'Die Welt besteht aus Ländern und Meeren, durch Linien verbunden; Linien, die an einem Rand ' +
    'hinausgehen, kommen am anderen zurück [dust.board.link.wrap]. Es gibt sechs Hauptstädte, ' +
    'Energiequellen und Produktionszentren. Zwei Seiten eines Würfels treffen. Die Figuren sind begrenzt: ' +
    'Was nicht in der Schachtel ist, kann nicht gebaut werden.',
  'dust/setup.title': 'Der Aufbau',
  'dust/setup':
    'Jeder bekommt sechs Karten [dust.setup.deal.six] und wählt eine; ihr Kampfwert gibt die Reihenfolge ' +
    '[dust.setup.order.combat]. So werden Hauptstädte genommen, dann Quellen, Länder und Zentren; der ' +
    'Rest wird neutral. Die fünf anderen Karten sind die erste Hand [dust.setup.hand.five].',
  'dust/figures.title': 'Die Figuren',
  'dust/figures':
    'Panzer und Mechs kämpfen zu Lande, Jäger und Bomber fliegen mit, U-Boote halten das Meer. Jede hat ' +
    'einen Preis, eine Zahl von Würfeln [dust.figure.def.combat] und einen Überlegenheitswert ' +
    '[dust.figure.def.supremacy], der vor einer Schlacht einmal verglichen wird.',
  'dust/cards.title': 'Die Karten',
  'dust/cards':
    'Eine Karte hat Kampf-, Bewegungs- und Produktionspunkte, Sterne und die Fähigkeit einer Person ' +
    '[dust.card.fields]. Eine Hand fasst höchstens fünf [dust.card.hand.limit]; neue werden nur gekauft, ' +
    'für je einen Punkt [dust.prod.cost.card]. Die Person der gespielten Karte bestimmt die eine ' +
    'Fähigkeit der Runde [dust.card.value.ability].',
  'dust/round.title': 'Die Runde',
  'dust/round':
    'Jeder wählt verdeckt eine Karte [dust.init.choose]; alle werden zugleich umgedreht ' +
    '[dust.init.reveal]. Der höchste Kampfwert beginnt [dust.turn.order.combat], und jeder führt ' +
    'Produktion, Bewegung und Kampf aus, bevor der Nächste beginnt [dust.turn.whole]. Dann wird die Runde ' +
    'gezählt.\n\n' +
    'Die Karte ist der Plan einer ganzen Runde: Ihre Zahlen teilen sich alles, was Sie tun können. Eine ' +
    'Karte mit viel Kampf beginnt und greift oft an, baut aber wenig; eine mit viel Produktion baut, aber ' +
    'wartet. Was die anderen spielen, müssen Sie raten, und die Fähigkeit der Figur kann es umwerfen.',
  'dust/production.title': 'Produktion',
  'dust/production':
    'Jedes Zentrum bringt drei Punkte [dust.prod.income.centre], aber nicht mehr als drei je Quelle ' +
    '[dust.prod.income.power-cap]; jede Hauptstadt sechs [dust.prod.income.capital]; dazu kommt die ' +
    'Produktion der Karte, und sechs sind das Mindeste [dust.prod.income.minimum]. Punkte kaufen ' +
    'Einheiten, Zentren und Karten [dust.prod.buy.kinds]. Neue Einheiten stehen, wo ein Zentrum ist ' +
    '[dust.prod.place.land-air].\n\n' +
    'Ein Beispiel: Zwei Zentren und zwei Quellen bringen sechs, die Hauptstadt sechs dazu, eine Karte mit ' +
    'Produktion eins macht dreizehn: sechs Panzer oder zwei Mechs und ein Jäger. Panzer sind die ' +
    'billigsten Würfel, Jäger die billigste Überlegenheit; ein Zentrum hat sich in zwei Runden bezahlt, ' +
    'wenn Sie eine Quelle haben, die es speist.',
  'dust/move.title': 'Bewegung',
  'dust/move':
    'Der Bewegungswert der Karte ist die Zahl der Bewegungen [dust.move.points.limit]. Eine Bewegung zu ' +
    'Lande nimmt so viele Einheiten mit, wie man will [dust.move.land.number], durch eigene Gebiete und ' +
    'in leere; Gebiete mit fremden Einheiten betritt man nur durch Kampf [dust.move.no-attack]. Ein ' +
    'Gebiet gehört, wer eine Einheit darin hat, und niemandem, wenn die letzte geht ' +
    '[dust.control.ends-at-once].',
  'dust/combat.title': 'Kampf',
  'dust/combat':
    'Der Kampfwert der Karte ist die Zahl der Angriffe [dust.combat.points.limit]. Ein Angriff geht aus ' +
    'einem Gebiet in ein benachbartes [dust.combat.target.adjacent] mit beliebig vielen Einheiten; alle ' +
    'Einheiten dort verteidigen [dust.combat.target.all-defend]. Über das Meer braucht es in jedem ' +
    'Seegebiet des Weges ein U-Boot [dust.combat.amph.path-own]. Bomber und U-Boote haben Sonderangriffe.',
  'dust/battle.title': 'Die Schlacht',
  'dust/battle':
    'Zuerst die Überlegenheit: die höhere Summe [dust.battle.supremacy.higher], bei Gleichstand der ' +
    'Verteidiger, und immer der Verteidiger einer Hauptstadt [dust.battle.supremacy.capital]. Wer sie ' +
    'hat, wirft zuerst [dust.battle.roll.first]: so viele Würfel, wie die Kampfwerte zusammen ergeben. ' +
    'Der Verteidiger einer Hauptstadt hat fünf Würfel mehr [dust.battle.bonus.capital]. Jeder Treffer ' +
    'zerstört eine Einheit; dann darf man weichen oder weiterkämpfen.\n\n' +
    'Eine Schlacht wird Wurf um Wurf geschlagen, und wer zuerst wirft, lichtet die Reihen derer, die ' +
    'zurückwerfen würden. Vor jedem Wurf sehen Sie, wie die Aussichten stehen, wenn Sie bleiben und wenn ' +
    'Sie weichen; eine Schlacht, die schlecht läuft, kostet am wenigsten, wenn man sie früh abbricht.',
  'dust/scoring.title': 'Die Wertung',
  'dust/scoring':
    'Nach dem letzten Zug einer Runde zählen alle zugleich [dust.vp.together]: zwei Punkte je Hauptstadt ' +
    '[dust.vp.capital], zwei für jede Mehrheit in Produktion, Meer und Land [dust.vp.majority.value], ' +
    'einer für je drei Quellen [dust.vp.source]. Wer allein vorn liegt, nimmt eine Mehrheit ' +
    '[dust.vp.majority.most]; bei Gleichstand behält sie der letzte Inhaber ' +
    '[dust.vp.majority.tie-holder].\n\n' +
    'Punkte kommen langsam und für alle zugleich; es zählt die Karte nach dem letzten Zug, nicht die ' +
    'während des Ihren. Eine Mehrheit um ein Gebiet ist so gut wie eine um fünf; ein Land, das Sie mit ' +
    'dem letzten Angriff der Runde nehmen, kann Ihnen zwei Punkte bringen und einem anderen zwei nehmen.',
  'dust/end.title': 'Der Sieg',
  'dust/end':
    'Vierzig Punkte gewinnen, oder so viele wie vereinbart [dust.win.forty], wenn man in diesem ' +
    'Augenblick eine Hauptstadt hält [dust.win.capital]. Entschieden wird es nur nach der Wertung ' +
    '[dust.win.when]. Unter mehreren gewinnt, wer die meisten Punkte hat [dust.win.several], dann die ' +
    'meisten Hauptstädte, dann die meisten Gebiete.',
  'dust/answers.title': 'Entscheidungen',
  'dust/answers':
    'Das Buch lässt Fälle offen. Was wir entschieden haben, steht hier, jedes mit seinem Grund, damit an ' +
    'jedem Tisch dasselbe Spiel gespielt wird.',
  'figure.dust.area':
    'Rom, eine Hauptstadt (Stern), mit drei Panzern, einem Mech, einem Jäger und einem Bomber. Farbe und ' +
    'Muster sagen, wem ein Land gehört; die dicke Linie ist die Front; Neutrale sind Papier. Fabrik: ' +
    'Produktionszentrum. Blitz: Energiequelle. Umrandet: alles, wohin von Rom ein Weg führt; wo es keine ' +
    'gemeinsame Grenze gibt, zeigt eine Linie den Weg.',
  'figure.dust.edge':
    'Alaska am Rand der Karte. Umrandet sind seine Nachbarn; die Pfeile, die aus dem Bild führen, kommen ' +
    'auf der anderen Seite wieder herein, nach Kamtschatka und in die Meere davor.',
  'figure.dust.income':
    'Der Zug von Blau: zwei Zentren, aber nur eine Quelle, die sie speist (der Blitz am Balkan): 3 ' +
    'Punkte. Die Hauptstadt bringt 6, die Karte 1. Zehn Punkte zum Ausgeben.',
  'figure.dust.move':
    'Eine Landbewegung aus Rom: durch eigenes Land, in leeres Land, nie in ein Land mit fremden Einheiten.',
  'figure.dust.attack':
    'Angriffe aus Rom über Land: jeder Nachbar mit fremden Einheiten, wie stark er auch ist.',
  'figure.dust.landing':
    'Landungen aus Rom: Das U-Boot von Blau öffnet das Mittelmeer, daher kann jede feindliche Küste daran ' +
    'angegriffen werden. Wer landet, kann nicht zurück.',
  'figure.dust.battle':
    'Rom greift Berlin an. Jede Seite zählt ihre Würfel zusammen; wer eine Hauptstadt verteidigt, hat ' +
    'fünf mehr. Die Überlegenheit bestimmt, wer zuerst würfelt, doch der Verteidiger einer Hauptstadt hat ' +
    'sie immer: Hier beginnt Rot. Nur Seiten mit einem Fadenkreuz treffen.',
  'figure.dust.scores':
    'Das Ende der Runde 3. Eine umrahmte Zahl ist eine Mehrheit: zwei Punkte für den, der allein vorn ' +
    'liegt. Hauptstädte bringen je zwei, je drei Quellen einen. Der Gewinn kommt zu den bisherigen ' +
    'Punkten.',
};
