import type { Play } from './en.ts';

export const play: Play = {
  'help.number': 'die Option mit dieser Nummer wählen (Nummern in Klammern stehen auf dem Plan)',
  'help.name': 'oder beim Namen nennen, ein eindeutiger Teil genügt',
  'help.go': 'Schritt für Schritt zu einem Feld gehen',
  'help.go-table':
    'am Tisch: die ganze Einheit dorthin schicken, in Zentimetern wie am Rand und im Protokoll',
  'help.odds': 'genaue Chancen dessen, was angesagt werden kann oder worauf geschossen werden könnte',
  'help.hint': 'was ein Computerspieler tun würde',
  'help.undo': 'die letzte Antwort zurücknehmen, bis Würfel gefallen sind oder der Gegner geantwortet hat',
  'help.board': 'den Tisch oder beide Streitkräfte noch einmal zeigen',
  'help.card': 'eine Einheitenkarte zeigen',
  'help.options': 'die Optionen noch einmal, und was nicht geht und warum',
  'help.log': 'was zuletzt geschah',
  'help.rules': 'eine Regel nach Wörtern oder ihrer Kennung nachschlagen',
  'help.legend': 'was die Zeichen auf dem Plan bedeuten',
  'help.goals': 'was die Partie beendet und was sie gewinnt',
  'help.save': 'die Partie in eine Datei schreiben',
  'help.quit': 'sichern und gehen; „dustfront play --record DATEI“ nimmt sie wieder auf',
  'play.options': 'Es gibt die Optionen 1 bis {count}.',
  'play.fits': '„{typed}“ passt auf {count} Optionen:',
  'play.nearest': 'Am nächsten: {answer}',
  'play.nothing': 'Nichts hier heißt „{typed}“.{hint} Eine Nummer eingeben oder help.',
  'play.wins': '{name} gewinnt.',
  'play.win': '{name} gewinnen.',
  'play.draw': 'Unentschieden: {names}.',
  'play.only': 'Nur für {name}: Eingabetaste drücken, wenn sonst niemand hinsieht. ',
  'play.which-unit': 'Welche Einheit? Zum Beispiel: card luther',
  'play.no-unit': 'Eine Einheit „{name}“ gibt es in dieser Partie nicht.',
  'play.which-rule': 'Welche Regel? Zum Beispiel: rules soft cover oder rules dt1.cover.stack',
  'play.no-rule': 'Keine Regel spricht von „{words}“.',
  'play.hint': 'Stufe {level} würde antworten: {answer}. {why}',
  'play.save-name': 'Unter welchem Namen? Zum Beispiel: save my-battle.record',
  'play.saved-bytes': 'Gesichert als {file} ({bytes} Byte).',
  'play.saved': 'Gesichert als {file}.',
  'play.not-saved': 'Nicht gesichert: {fault}.',
  'play.again': 'Wieder aufnehmen mit: dustfront play --record {file}',
  'play.no-undo':
    'Das lässt sich nicht zurücknehmen: Würfel sind gefallen, oder die andere Seite hat geantwortet.',
  'play.undone': 'Zurückgenommen.',
  'play.where': 'Wohin? Zum Beispiel: go D5',
  'play.failed':
    'Die Regeln sind an „{answer}“ gescheitert ({error}). Nichts hat sich geändert: anders ' +
    'antworten, undo oder quit.',
  'play.failed-record':
    'Die Aufzeichnung bis hierher steht in {file}; bitte mit dieser Zeile an uns schicken.',
  'play.no-result': 'Keine Antwort ist ausführbar: die Partie endet ohne Ergebnis ({code}).',
  'play.seed': '{seats}; Startwert {seed}. Jederzeit hilft help.',
  'play.you': 'Sie',
  'play.source': 'Woher es stammt: {source}.',
  'campaign.score':
    'Feldzug, {fought} von 8 Schlachten: Alliierte {allies} Punkte ({alliesWon} gewonnen), ' +
    'Achse {axis} Punkte ({axisWon} gewonnen).',
  'campaign.draw': 'Sie endet unentschieden.',
  'campaign.allies': 'Die Alliierten haben den Feldzug gewonnen.',
  'campaign.axis': 'Die Achse hat den Feldzug gewonnen.',
};
