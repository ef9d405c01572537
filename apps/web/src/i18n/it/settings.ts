import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

/** The settings. */
export const settings: Texts<typeof english> = {
  settings: {
    title: 'Impostazioni',
    language: 'Lingua',
    languageText: 'Tutto ciò che dice il programma.',
    theme: 'Chiaro o scuro',
    themeText: 'Di giorno una mappa di carta, di notte una sala mappe oscurata.',
    system: 'Come il sistema',
    light: 'Chiaro',
    dark: 'Scuro',
    motion: 'Animazioni',
    motionText: 'I pezzi scorrono e i dadi cadono uno a uno. Senza, si vede subito la fine.',
    sound: 'Suono',
    soundText: 'Passi, motori, ogni tipo di arma, dadi e la fine, dal tuo primo clic.',
    volume: 'Volume',
    mute: 'Togli il suono',
    unmute: 'Metti il suono',
    pace: 'Ritmo',
    paceText:
      'Quanto in fretta si mostrano spari, perdite e mosse del computer. Un clic mostra subito la fine.',
    slow: 'Lento',
    normal: 'Normale',
    fast: 'Veloce',
    step: 'Passo passo',
    on: 'Sì',
    off: 'No',
    play: 'Al tavolo',
    reactions: 'Reazioni',
    reactionsText: 'Quando una tua unità può sparare a un nemico che muove.',
    reactAsk: 'Chiedi sempre',
    reactWorth: 'Se conviene',
    reactNever: 'Mai',
    auto: 'Risposta automatica',
    autoText: 'Una domanda con una sola risposta possibile non viene posta.',
    cover: 'Schermo coperto',
    coverText: 'Quando in due usate lo stesso dispositivo, nasconde il tavolo mentre passa di mano.',
    coverSecret: 'Per i segreti',
    coverAlways: 'Sempre',
  },
};
