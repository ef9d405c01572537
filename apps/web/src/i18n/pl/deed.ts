import type { deed as english } from '../en/deed.ts';
import type { Texts } from '../texts.ts';

/** Co zrobiły jednostki, zdaniami. */
export const deed: Texts<typeof english> = {
  deed: {
    moves: '{unit}: ruch z {from} na {to}',
    round: '{unit}: ruch i powrót na {to}',
    enters: '{unit}: wejście na planszę, {to}',
    left: '{unit}: zejście z planszy',
    fires: '{unit} strzela, cel {target}: {result}',
    movesAndFires: '{unit}: ruch na {to} i strzał, cel {target}: {result}',
    firesAndMoves: '{unit} strzela, cel {target}: {result}; potem ruch na {to}',
    charges: '{unit}: szarża na {to} i cios, cel {target}: {result}',
    reacts: '{unit} reaguje ogniem, cel {target}: {result}',
    failsToReact: '{unit}: nieudana reakcja',
    also: 'cel {target}: {result}',
    back: '{unit} oddaje, cel {target}: {result}',
    lost: 'zniszczono: {unit}',
    wasted: '{unit}: nie było już w co trafić',
    crate: 'skrzynia na {at}',
    trap: 'zapora ppanc. na {at}',
    noHit: 'pudło',
    hits: '{count} {count|trafienie|trafienia|trafień}',
    saved: 'obronione: {count}',
    allSaved: 'wszystkie obronione',
    destroyed: 'cel zniszczony',
    fall: 'polegli: {count}',
    damage: 'obrażenia: {count}',
    stunned: 'ogłuszenie',
    head: {
      destroyed: 'Zniszczono: {unit}',
      destroyedMore: 'Zniszczono: {unit} i jeszcze {count}',
      fall: '{unit}: polegli {count}',
      damage: '{unit}: obrażenia {count}',
      stunned: '{unit}: ogłuszenie',
      hits: '{unit}: {count|jedno trafienie|{count} trafienia|{count} trafień}',
      saved:
        '{unit}: {count|obronione jedno trafienie|obronione {count} trafienia|obronione {count} trafień}',
      missed: '{unit}: pudło',
    },
    since: 'Od twojego ostatniego rozkazu',
    atThat: 'Co się tu stało',
    key: 'co ostatnio zrobili inni',
    dice: 'Kości',
    again: 'Pokaż jeszcze raz',
    hide: 'Schowaj',
  },
};
