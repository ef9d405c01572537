import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Replay and luck. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Repetición',
    play: 'Reproducir',
    pause: 'Pausa',
    speed: 'Velocidad',
    empty: 'Aún no se guarda ninguna partida en este navegador; cada una que juegues se guardará sola.',
    notKept:
      'Esta partida no está guardada en este navegador, y ningún servidor la tiene para ti. Un enlace a un ' +
      'momento suyo, o su registro, la abre en cualquier sitio.',
    fromElsewhere: 'De otro sitio',
    paste: 'Pegar un registro',
    open: 'Abrir',
    file: 'Abrir un archivo',
    badLine: 'Este registro no se puede abrir: línea {line}: {why}',
    otherGame: 'Este registro no se puede abrir: aquí no se conoce el juego «{game}».',
    lost: 'Este registro no se puede abrir',
    diverges: 'No se repite con las reglas que nombra.',
  },
  luck: {
    title: 'Suerte',
    text: 'Puntos de ejército conseguidos, menos lo esperable, ataque a ataque.',
    label: 'Curva de la suerte de ambos bandos',
    row: '{count} {count|ataque|ataques}, {expected} esperados, {actual} conseguidos: {luck}',
  },
};
