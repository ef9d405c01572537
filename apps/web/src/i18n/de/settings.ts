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
    soundText: 'Schritte, Motoren, jede Art von Waffe, Würfel und das Ende, vom ersten Klick an.',
    volume: 'Lautstärke',
    mute: 'Ton aus',
    unmute: 'Ton an',
    pace: 'Tempo',
    paceText:
      'Wie schnell Feuer, Verluste und die Züge der Computer gezeigt werden. Ein Klick zeigt sofort das Ende.',
    slow: 'Langsam',
    normal: 'Normal',
    fast: 'Schnell',
    step: 'Schrittweise',
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
