import type { refuse as english } from '../en/refuse.ts';
import type { Texts } from '../texts.ts';

/** Why a click meant nothing. */
export const refuse: Texts<typeof english> = {
  refuse: {
    sight: 'No hay línea de visión de {from} a {name}.',
    range: '{name} está a {range} {range|casilla|casillas}, demasiado lejos para lo que podría dañarla.',
    near: '{name} está demasiado cerca para estas armas.',
    arc: '{name} está fuera del arco de las armas que llegan. Al mover se giran.',
    proof: 'Nada de lo que llega a {name} puede dañar su blindaje.',
    spent: 'No queda nada con que disparar.',
    acted: '{name} ya ha actuado en esta ronda.',
    friend: '{name} es de tu bando.',
    square: 'Ahora no se puede llegar a {square}.',
    nothingThere: 'En {square} no hay nada a lo que disparar.',
    answerFirst: 'Primero responde a lo que se pregunta.',
    moveFirst: 'Primero termina el movimiento; luego apunta a {name}.',
    looking: 'Estás mirando a {name}.',
    back: 'Volver a {name}',
  },
};
