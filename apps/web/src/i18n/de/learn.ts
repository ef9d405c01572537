import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** Die Lektionen. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Jede Lektion ist ein kleines Feld, auf dem Sie spielen. Vorher muss nichts gelesen werden.',
    done: 'fertig',
    teacher: 'Lektion',
    lesson: 'Lektion {n}',
    goOn: 'Weiter',
    nextLesson: 'Nächste Lektion',
    all: 'Alle Lektionen',
    dummy: 'Übungsgegner',
  },
  lesson: {
    moving: {
      title: 'Bewegen',
      about: 'Felder, Diagonalen, Mauern',
      intro:
        'Sie führen die Alliierten, auf den runden blauen Sockeln. Die Seite am Zug aktiviert eine Einheit, dann die andere Seite.',
      select:
        'Klicken Sie den Trupp in B6 an und geben Sie Befehle, oder klicken Sie einfach ein Feld an, das er erreicht.',
      walk: 'Blaue Felder sind einen Zug entfernt, gepunktete zwei. Klicken Sie eines an: Der Trupp geht Schritt für Schritt. Mauern sind versperrt; der erste Schritt schräg kostet eins, weitere zwei.',
      second:
        'Ist noch etwas zu entscheiden, dann unten. Danach ist der Feind am Zug, dann wieder Sie: Aktivieren Sie den zweiten Trupp.',
      far: 'Das sind Assault Rangers: schnell, ein Feld weiter. Bringen Sie sie zur Kiste in B5. Eine Kiste ist leichte Deckung.',
      end: 'Das ist Bewegen. Jeder Schritt lässt sich mit dem Pfeil oben zurücknehmen, bis ein Würfel fällt.',
    },
    shooting: {
      title: 'Schießen und Deckung',
      about: 'Reichweite, Sichtlinie, Würfel, Deckung',
      intro:
        'Eine Waffe muss ihr Ziel erreichen und sehen. Schraffierte Felder sieht die gewählte Einheit nicht; gestrichelte Linien zeigen, wie weit ihre Waffen reichen.',
      aim: 'Wählen Sie den Trupp in B3 und klicken Sie den Feind in D2 an. Die Tabelle zeigt die genauen Chancen jeder Waffe. Gefallen sie Ihnen, drücken Sie den großen Knopf.',
      dice: 'Ein Würfel trifft mit zwei von sechs Seiten. Der Feind steht bei einer Kiste: Für jeden Treffer würfelt er, und manche sind abgewehrt. Der Bericht erzählt alles, mit den Regeln.',
      open: 'Nun der Trupp in D6: Vergleichen Sie die Chancen gegen die Laser Grenadiers in F4, die offen stehen. Schießen Sie.',
      end: 'Deckung halbiert, was Sie anrichten. Gehen Sie dorthin, wo der Feind keine hat, und bleiben Sie, wo Sie welche haben.',
    },
    close: {
      title: 'Dauerfeuer und Nahkampf',
      about: 'Zwei Aktionen für einen Angriff, und Klingen',
      intro:
        'Eine Einheit hat zwei Aktionen. Beide können in einen Angriff gehen: Jeder Fehlwurf wird dann wiederholt.',
      sustained:
        'Lassen Sie den Trupp in B4 auf die Battle Grenadiers in B2 feuern. Das Programm schlägt Dauerfeuer vor; vergleichen Sie die Chancen mit und ohne.',
      close:
        'Die Combat Rangers in D5 stehen neben dem Feind in D4. Waffen mit Reichweite C sind für den Nahkampf: Beide schlagen zugleich. Greifen Sie mit allem an.',
      end: 'Nahkampf ist für beide gefährlich. Die Tabelle zeigt, was er Sie kosten kann.',
    },
    walkers: {
      title: 'Läufer',
      about: 'Panzerung, große Kanonen, Zermalmen und Springen',
      intro:
        'Läufer haben Fahrzeugpanzerung und Kästchen für Schaden. Gewehre kratzen sie kaum: Sehen Sie auf den Karten die Spalten V1 bis V7 an.',
      gun: 'Die Kanone des Pounder hat Reichweite U: so weit sie sieht. Feuern Sie auf den Ludwig in E2.',
      crush:
        'Der Hot Dog in C5 kann in die Kiste in C4 gehen und sie zermalmen, oder über Dinge springen. Bewegen Sie ihn.',
      flame:
        'Sein Napalm Thrower verbrennt jedes Feld auf dem Weg und missachtet Deckung. Setzen Sie ihn gegen den Trupp in C3 ein.',
      end: 'Kästchen füllen sich mit Schaden. Ein Läufer ohne freies Kästchen ist vernichtet.',
    },
    heroes: {
      title: 'Helden',
      about: 'Sich einem Trupp anschließen, Fähigkeiten teilen',
      intro:
        'Ein Held kann sich vor dem Spiel einem Trupp gleicher Panzerung anschließen. Sie bewegen sich, schießen und werden getroffen wie eine Einheit. Joe steht bei den Assault Rangers.',
      together: 'Bewegen Sie beide auf den Feind zu: zwei Felder und das eine mehr von Fast.',
      weapons:
        'Greifen Sie die Laser Grenadiers an. Joes Granatwerfer feuert mit dem Trupp, und Granaten missachten Deckung.',
      part: 'Der Besitzer bestimmt, wen ein Treffer trifft, Soldat oder Held. Ein Held kann sich endgültig lösen: Das ist der Befehl „allein“.',
      end: 'Helden wenden Schlachten und sterben wie alle anderen.',
    },
    battle: {
      title: 'Eine kleine Schlacht',
      about: 'Vier Runden gegen den Computer',
      intro:
        'Vier Runden. Wer mehr Armeepunkte vernichtet, gewinnt. Feinde, die noch nicht gehandelt haben, dürfen schießen, wenn Sie sich in ihrer Sicht bewegen: Das ist Reaktionsfeuer.',
      advance: 'Beginnen Sie: eine Einheit nach vorn, wenn möglich in Deckung.',
      fight: 'Jetzt liegt es an Ihnen. Die Ebenen unter dem Feld zeigen, wo der Feind Ihnen schaden kann.',
    },
  },
};
