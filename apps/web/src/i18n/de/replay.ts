import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Nachspiel und Glück. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Wiederholung',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: 'Tempo',
    empty: 'In diesem Browser ist noch keine Partie gespeichert.',
    fromElsewhere: 'Von anderswo',
    paste: 'Eine Aufzeichnung einfügen',
    open: 'Öffnen',
    file: 'Datei öffnen',
  },
  luck: {
    title: 'Glück',
    text: 'Genommene Armeepunkte, weniger die erwarteten, Angriff für Angriff.',
    label: 'Glückskurve beider Seiten',
    row: '{count} {count|Angriff|Angriffe}, {expected} erwartet, {actual} genommen: {luck}',
  },
};
