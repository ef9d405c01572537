import type { refuse as english } from '../en/refuse.ts';
import type { Texts } from '../texts.ts';

/** Warum ein Klick nichts bewirkte. */
export const refuse: Texts<typeof english> = {
  refuse: {
    sight: 'Von {from} gibt es keine Sichtlinie zu {name}.',
    range: '{name} ist {range} {range|Feld|Felder} entfernt, zu weit für alles, was etwas ausrichten könnte.',
    near: '{name} ist zu nah für diese Waffen.',
    arc: '{name} liegt außerhalb des Schussfelds der Waffen, die so weit reichen. Eine Bewegung dreht sie.',
    proof: 'Nichts, was {name} erreicht, durchdringt die Panzerung.',
    spent: 'Es ist nichts mehr zum Feuern da.',
    acted: '{name} hat in dieser Runde schon gehandelt.',
    friend: '{name} gehört zu Ihrer Seite.',
    square: '{square} ist jetzt nicht zu erreichen.',
    nothingThere: 'In {square} ist nichts, worauf zu schießen wäre.',
    answerFirst: 'Zuerst die Frage beantworten.',
    moveFirst: 'Zuerst die Bewegung beenden, dann auf {name} zielen.',
    looking: 'Sie sehen {name} an.',
    back: 'Zurück zu {name}',
  },
};
