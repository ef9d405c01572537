/** Die Anleitungen zu Armeebaukasten und Editor. */
export const words = {
  title: 'So geht die Werkstatt',
  army: 'Eine Armee',
  squares: 'Ein Schlachtfeld',
  table: 'Ein Tisch',
  'army/lead': 'Eine Armee ist eine Liste von Karten einer Seite. Sie bleibt in diesem Browser.',
  'army/1': 'Spiel und Seite wählen.',
  'army/1/text': 'Söldner von 2013/14 stehen allen offen.',
  'army/2': 'Karten hinzufügen.',
  'army/2/text':
    'Im Grundspiel schließt sich ein Held in der Zeile einem Trupp an; 2013/14 stehen Bauwerke bei den Karten.',
  'army/3': 'Die Punkte einhalten, oder nicht.',
  'army/3/text':
    '„{strict}“ hält die Grenze ein, „{open}“ kennt keine. Was nie zusammenstehen darf, wird in beiden Fällen ' +
    'mit seiner Regel abgelehnt.',
  'army/4': 'Ausprobieren.',
  'army/4/text':
    '„{against}“ zeigt die genaue Chance, eine Einheit deiner Wahl mit einem Angriff zu vernichten, auf drei ' +
    'Entfernungen.',
  'army/5': 'Teilen.',
  'army/5/text':
    '„{share}“ kopiert die Liste oder übernimmt eine: Kennungen oder gedruckte Namen, eine Zeile je Einheit. ' +
    '„{print}“ ergibt eine Seite mit den Einheitenkarten.',
  'army/6': 'Spielen.',
  'army/6/text':
    '„{play}“ bewahrt sie auf und öffnet den Aufbau: gegen den Computer, an einem Gerät oder online.',
  'squares/lead': 'Ein eigenes Schlachtfeld: Gelände, Truppen, Ziele; geprüft, während du zeichnest.',
  'squares/1': 'Das Spiel wählen.',
  'squares/1/text': '„{startFrom}“ beginnt mit einem leeren Feld oder mit einem fertigen.',
  'squares/2': 'Malen.',
  'squares/2/text':
    'Einen Pinsel wählen und ziehen, oder „{rectangle}“ und zwei Ecken. Ein zweiter Strich über dasselbe nimmt ' +
    'es weg, „{erase}“ leert Felder, „{edge}“ baut an eine Seite eines Feldes. Pfeiltasten und Enter tun ' +
    'dasselbe; Strg+Z nimmt zurück.',
  'squares/3': 'Sagen, wo die Seiten hereinkommen.',
  'squares/3/text':
    'Auch die Eintrittsfelder beider Seiten werden gemalt. Sie müssen nicht an einem Rand liegen.',
  'squares/4': 'Truppen geben.',
  'squares/4/text':
    '„{takeArmy}“ holt eine aus „{builder}“; oder füge Einheiten einzeln hinzu. Eine Einheit kommt ' +
    'herein, steht von Anfang an auf dem Brett oder kommt ab einer Runde.',
  'squares/5': 'Ziele setzen.',
  'squares/5/text':
    '„{addGoal}“: sage, wessen und welcher Art es ist, wähle seine Felder und was es wert ist.',
  'squares/6': 'Auf die Prüfung schauen.',
  'squares/6/text':
    'Was nicht gespielt werden kann, steht dort mit seiner Regel; der Knopf vor einer Zeile führt zu ihrem Feld.',
  'squares/7': 'Spielen.',
  'squares/7/text':
    '„{playtest}“ geht gegen den Computer und führt hierher zurück; oder spiele an einem Gerät. Teile es als ' +
    'Link oder Datei.',
  'table/lead':
    'Das gemessene Spiel von 2013/14 kennt keine Felder. Alles ist wie beim Schlachtfeld, bis auf das Zeichnen.',
  'table/1': 'Zeichnen.',
  'table/1/text':
    '„{startFrom}“: „{blank}“ oder ein fertiger. Eine Art wählen, dann Ecke um Ecke antippen (die erste noch ' +
    'einmal schließt einen Umriss, die letzte noch einmal beendet eine Mauer), oder ein Rechteck oder eine ' +
    'Linie ziehen. Kisten, Sperren, Bauwerke und Marken kommen mit einem Tippen. „{middle}“ braucht gar keinen ' +
    'Zeiger.',
  'table/2': 'Biegen.',
  'table/2/text':
    'Was gewählt ist, zeigt seine Ecken und die Mitten seiner Seiten: ziehe eine Ecke, um sie zu verschieben, ' +
    'eine Mitte, um die Seite zu biegen, das Ding selbst, um es zu verschieben, den Griff von Bauwerken und ' +
    'Fahrzeugen, um sie zu drehen. Tasten: Tab führt von Ding zu Ding und Ecke zu Ecke, Enter nimmt auf, Pfeile ' +
    'schieben um einen Zentimeter (mit Umschalt einen Millimeter), [ und ] drehen, Entf entfernt.',
  'table/3': 'Sagen, was es ist.',
  'table/3/text':
    'Name, Art, Stockwerke und Dach eines Hauses, Wege durch die Seiten von Häusern und Mauern. Eine lange ' +
    'Seite wird in ihrer Mitte geöffnet, so breit wie üblich.',
  'table/4': 'Sagen, woher die Seiten kommen.',
  'table/4/text':
    'Je ein Rand, und welcher Abschnitt davon. Einheiten, die von Anfang an dastehen, werden mit einem Tippen ' +
    'hingestellt; der Rest eines Trupps findet seine Plätze um den ersten Mann.',
  'table/5': 'Ziele setzen.',
  'table/5/text':
    'Sie gelten Marken (aus 10 cm gehalten) und Orten (gehalten, wer darin ist): „{pick}“ wählt sie auf dem ' +
    'Tisch.',
} as const;
