import type { refuse as english } from '../en/refuse.ts';
import type { Texts } from '../texts.ts';

/** Why a click meant nothing. */
export const refuse: Texts<typeof english> = {
  refuse: {
    sight: 'Da {from} a {name} non c’è linea di vista.',
    range: '{name} è a {range} {range|casella|caselle}, troppo lontano per ciò che potrebbe farle danno.',
    near: '{name} è troppo vicino per queste armi.',
    arc: '{name} è fuori dall’arco delle armi che ci arrivano. Muovendo si girano.',
    proof: 'Nulla di ciò che arriva a {name} può intaccarne la corazza.',
    spent: 'Non resta nulla con cui sparare.',
    acted: '{name} ha già agito in questo round.',
    friend: '{name} è dalla tua parte.',
    square: '{square} ora non si può raggiungere.',
    nothingThere: 'In {square} non c’è nulla a cui sparare.',
    answerFirst: 'Prima rispondi alla domanda.',
    moveFirst: 'Prima termina il movimento, poi mira a {name}.',
    looking: 'Stai guardando {name}.',
    back: 'Torna a {name}',
  },
};
