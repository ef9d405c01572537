import type { review as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What decisions gave away, apart from the dice. */
export const review: Texts<typeof english> = {
  review: {
    title: 'Análisis',
    text:
      'Sopesa de nuevo cada decisión con lo que se sabía entonces: qué se regaló, y qué hicieron ' +
      'aparte los dados.',
    start: 'Analizar la partida',
    again: 'Analizar otra vez',
    stop: 'Parar',
    progress: 'Sopesando la respuesta {done} de {of}',
    failed: 'Este registro no se pudo analizar.',
    done: 'Se pudieron sopesar {judged} de {decisions} decisiones.',
    dice: 'Por los dados',
    diceParts: 'ataques propios {own}, los del enemigo {enemy}',
    points: '{points} {count|punto|puntos}',
    list: 'Las decisiones más caras',
    did: 'Hecho',
    atBest: '{answer}, como mucho',
    better: 'Mejor',
    byDecisions: 'Por decisiones',
    mistakes: '{count} {count|error|errores}',
    noMistake: 'ningún error claro',
    slip: 'había algo mejor',
    mistake: 'error',
    grave: 'error grave',
    none: 'Ninguna decisión fue un error claro.',
    worth: '{points} {count|punto|puntos} de producción',
    retry: 'Repetir este momento',
    all: 'Mostrar las {count}',
    course: 'Probabilidad de ganar',
    turned: '{side}: {from} % → {to} %',
  },
};
