import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

/** The settings. */
export const settings: Texts<typeof english> = {
  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    languageText: 'Todo lo que dice el programa.',
    theme: 'Claro u oscuro',
    themeText: 'De día, un mapa de papel; de noche, una sala de mapas a oscuras.',
    system: 'Como el sistema',
    light: 'Claro',
    dark: 'Oscuro',
    motion: 'Movimiento',
    motionText: 'Las piezas se deslizan y los dados caen uno a uno. Sin él se ve el final al momento.',
    sound: 'Sonido',
    soundText: 'Pasos, motores, cada tipo de arma, dados y el final, desde tu primer clic.',
    volume: 'Volumen',
    mute: 'Sin sonido',
    unmute: 'Con sonido',
    pace: 'Ritmo',
    paceText:
      'Con qué rapidez se muestran disparos, bajas y jugadas del ordenador. Un clic muestra el final al momento.',
    slow: 'Lento',
    normal: 'Normal',
    fast: 'Rápido',
    step: 'Paso a paso',
    on: 'Sí',
    off: 'No',
    play: 'En la mesa',
    reactions: 'Reacciones',
    reactionsText: 'Cuando una unidad tuya puede disparar a un enemigo que se mueve.',
    reactAsk: 'Preguntar',
    reactWorth: 'Si compensa',
    reactNever: 'Nunca',
    auto: 'Responder sola',
    autoText: 'Una pregunta con una única respuesta posible no se hace.',
    cover: 'Pantalla de relevo',
    coverText: 'Cuando dos personas comparten un dispositivo, ocultar la mesa mientras cambia de manos.',
    coverSecret: 'Si hay secretos',
    coverAlways: 'Siempre',
  },
};
