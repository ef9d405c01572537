import type { Catalogue } from '@dustfront/kernel';

/** What mails say, in Spanish. */
export const words: Catalogue = {
  'mail.kind': 'Algo te espera',
  'mail.kind.turn': 'Te toca jugar',
  'mail.kind.finished': 'Una de tus partidas ha terminado',
  'mail.kind.invited': 'Te han invitado a una partida',
  'mail.kind.rematch': 'Te piden la revancha',
  'mail.kind.offer': 'Una oferta espera tu respuesta',
  'mail.kind.begun': 'Una de tus partidas ha empezado',
  'mail.kind.word': 'Todos los puestos están ocupados: tu partida empieza en cuanto entres',
  'mail.kind.substitute': 'Alguien juega en tu lugar',
  'mail.many': 'Dustfront: {count|te espera {count} cosa|te esperan {count} cosas}',
  'mail.hello': 'Hola, {name}:',
  'mail.stop': 'No más correos como este:',
  'mail.confirm': 'Dustfront: ¿es esta tu dirección?',
  'mail.confirm.why':
    'Alguien dio esta dirección en Dustfront para saber qué le espera allí. Si fuiste tú, abre esto ' +
    'antes de un día:',
  'mail.confirm.else': 'Si no fuiste tú, no hagas nada: no llegará ningún otro correo.',
};
