import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

/** Die Einstellungen. */
export const settings: Texts<typeof english> = {
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    languageText: 'Alles, was das Programm sagt.',
    theme: 'Hell oder dunkel',
    themeText: 'Am Tag eine Papierkarte, nachts ein verdunkelter Kartenraum.',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
    motion: 'Bewegung',
    motionText: 'Figuren gleiten, Würfel fallen nacheinander. Ausgeschaltet steht gleich das Ergebnis da.',
    sound: 'Ton',
    soundText: 'Ein Klopfen, wenn Würfel fallen, und ein Ticken, wenn Sie am Zug sind.',
    on: 'An',
    off: 'Aus',
    play: 'Am Tisch',
    reactions: 'Reaktionen',
    reactionsText: 'Wenn eine Ihrer Einheiten auf einen Feind schießen darf, der sich bewegt.',
    reactAsk: 'Immer fragen',
    reactWorth: 'Wenn es sich lohnt',
    reactNever: 'Nie',
    auto: 'Von selbst antworten',
    autoText: 'Eine Frage mit nur einer möglichen Antwort wird nicht gestellt.',
    cover: 'Sichtschutz',
    coverText: 'Wenn sich zwei ein Gerät teilen: den Tisch beim Weitergeben verbergen.',
    coverSecret: 'Bei Verdecktem',
    coverAlways: 'Immer',
  },
};
