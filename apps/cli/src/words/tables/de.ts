import type { Tables } from './en.ts';

export const tables: Tables = {
  'side.allies': 'Alliierte',
  'side.axis': 'Achse',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Söldner',
  'side.player': 'Spieler {number}',
  'side.seat': 'Platz {seat}',
  'board.building': 'Aufbau des Schlachtfelds',
  'board.round': 'Runde {round}',
  'board.round-of': 'Runde {round} von {rounds}',
  'board.turn-of': 'Runde {turn} von {turns}',
  'board.victory-points': 'Siegpunkte',
  'board.points': 'Punkte',
  'board.setup': 'Aufbau',
  'board.target': 'bis {points} Siegpunkte',
  'board.lost': 'tot',
  'board.gone': 'fort',
  'board.aboard': 'in',
  'board.crate': 'Kiste',
  'board.trap': 'Sperr',
  'board.trench': 'Grab.',
  'board.wire': 'Draht',
  'board.mines': 'Minen',
  'board.smoke': 'Nebel',
  'board.neutral': 'Neutrale Armeen',
  'board.out': 'ausgeschieden',
  'board.income': 'Einkommen {income}, {cards} {cards|Karte|Karten} auf der Hand',
  'board.card': ', Karte {card}',
  'board.card-used': ', Karte {card} (benutzt)',
  'dice.hits': '{count} {count|Treffer|Treffer}',
  'dice.symbols': '{faction} Fraktion, {target} Ziel, {shield} Schild',
  'dice.again': 'und noch einmal',
  'legend.core':
    'A Alliierte, X Achse; ooo Soldaten, +++ Leben; > handelt, . hat gehandelt,\n! kann beschossen ' +
    'werden; ### versperrt, c Kiste (leichte Deckung),\nt Panzersperre (schwere Deckung), * Ziel, ^ ' +
    'v Eingang, (3) Option 3',
  'legend.core-rich':
    '{allies} Alliierte {axis} Achse  ● Soldat ♥ Leben  ► handelt ✓ hat gehandelt\n◎ kann beschossen ' +
    'werden  ▒ versperrt  {crate} Kiste, leichte Deckung\n{trap} Panzersperre, schwere Deckung  ' +
    '{goal} Ziel  ↑↓ Eingang  (3) Option 3',
  'legend.2014':
    '1a, 2b: die Einheiten nach Seite; ^ > v < Blickrichtung, + mit einem Helden;\n. hat gehandelt, ' +
    '! kann beschossen werden; Y Baum, A Trümmer, ### versperrt,\n~ Wasser, n Gebäude, * Ziel, (3) ' +
    'Option 3',
  'legend.measured':
    'Auf einem Tisch: A, B die Einheiten der ersten Seite, a, b die der zweiten, ein\nBuchstabe für ' +
    'jede Miniatur; & Wald, ^ Trümmer, ~ = Wasser, / Draht, # Block,\n, Kiste, + Panzersperre, _ ' +
    'Graben, ( Krater, : Minen, ; Haus, [ ] Werke,\n% Nebel, | Mauer, - niedrige Mauer, * Marker. ' +
    '„go 40|30“ schickt die ganze\nEinheit, „go 40|30@16“ dreht sie auch. Eigenes Gelände: „lay ' +
    'wood 250\n450,200@0“ legt einen Wald von 250 mm, um keine von 64 Richtungen gedreht.',
  'legend.dust':
    '* Hauptstadt, + Energiequelle, # Produktionszentrum;\nT Panzer, M Mech, F Jäger, B Bomber, S ' +
    'U-Boot',
  'legend.dust-rich':
    '★ Hauptstadt ◆ Energiequelle ■ Produktionszentrum;\nT Panzer, M Mech, F Jäger, B Bomber, S ' + 'U-Boot',
  'source.scenario': '{rules}; {map}',
  'source.rules.printed': 'Bedingungen wie gedruckt',
  'source.rules.inferred': 'Bedingungen erschlossen aus dem, was vom gedruckten Szenario bekannt ist',
  'source.rules.ours': 'ein Szenario von uns',
  'source.map.printed': 'Plan wie gedruckt',
  'source.map.inferred': 'Plan erschlossen, weil der gedruckte verloren ist',
  'source.map.ours': 'Plan von uns',
  'source.dust':
    'Regeln wie gedruckt; {map}, Kartenstapel {deck}, weil von den veröffentlichten nur Zahlen ' +
    'bekannt sind',
  'way.no-square': 'Ein Feld {name} gibt es nicht.',
  'way.no-entry': 'Auf {square} kann sie nicht eintreten.',
  'way.nobody': 'Gerade ist niemand unterwegs.',
  'way.too-far': '{unit}: Was noch übrig ist, reicht nicht bis {square}.',
  'way.answer': 'Antwort {number} führt nach {square}.',
  'way.no-option': 'Keine Option führt nach {square}.',
  'way.point': 'Nennen Sie einen Punkt in Zentimetern: go 40|30 oder go 40|30@16.',
  'way.nobody-comes': 'Niemand kommt nach {place}.',
  'way.none': 'Hier gibt es keine Felder.',
  'way.area': 'Wählen Sie stattdessen ein Gebiet aus der Liste.',
  'prompt.title': 'Dustfront: Dust Tactics, Core Set',
  'prompt.battle': 'Was soll gespielt werden?',
  'prompt.scenario': '{note} {rounds} {rounds|Runde|Runden}; {word}',
  'prompt.free': 'Eine eigene Schlacht',
  'prompt.free-hint': 'Schlachtfeld und Armeen wählen',
  'prompt.opponent': 'Gegen wen?',
  'prompt.person': 'Einen anderen Menschen an dieser Tastatur',
  'prompt.computer': 'Den Computer: {name}',
  'prompt.help': 'Jederzeit hilft help.',
  'prompt.side': 'Welche Seite ist Ihre?',
  'prompt.where': 'Wo?',
  'prompt.armies': 'Welche Armeen?',
  'prompt.against': '{allies} gegen {axis}',
  'prompt.points': '{points} AP je Seite',
  'level.recruit': 'Rekrut',
  'level.corporal': 'Gefreiter',
  'level.sergeant': 'Feldwebel',
  'level.captain': 'Hauptmann',
  'level-note.recruit': 'Antwortet zufällig, aber regelgerecht.',
  'level-note.corporal': 'Schießt auf das, was sich am meisten lohnt, und geht auf den Rest zu.',
  'level-note.sergeant': 'Wägt ganze Aktivierungen nach genauen Chancen ab, und was der Feind darauf tut.',
  'level-note.captain': 'Spielt die besten Pläne im Kopf durch, bevor er wählt.',
};
