import type { provenance as english } from '../en/provenance.ts';
import type { Texts } from '../texts.ts';

/** What a card says beyond its figures, and where things on the table come from. */
export const provenance: Texts<typeof english> = {
  provenance: {
    title: 'De dónde viene',
    word: { printed: 'Impreso', inferred: 'Deducido', ours: 'Nuestro' },
    what: { card: 'Carta', scenario: 'Escenario', map: 'Mapa', deck: 'Mazo', rules: 'Reglas' },
    tag: '{what}: {word}',
    scenario: {
      printed: 'Las condiciones son las del libro.',
      inferred: 'Un escenario publicado; lo que no se sabe de sus condiciones se ha deducido o es nuestro.',
      ours: 'Un escenario hecho para este programa.',
    },
    map: {
      printed: 'El mapa es el del libro.',
      inferred: 'El mapa impreso se ha perdido; este se dibujó según lo que dice el texto.',
      ours: 'El mapa se hizo para este programa.',
    },
    deck: {
      printed: 'Las cartas son las de la caja.',
      inferred: 'Las cartas se dedujeron de lo que se sabe de las impresas.',
      ours:
        'Las habilidades son las del libro; qué valores van en qué carta no se sabe, así que el mazo se ' +
        'hizo para este programa.',
    },
    rules: {
      printed: 'Las reglas son las del libro.',
      inferred: 'Las reglas se han deducido.',
      ours: 'Las reglas son nuestras.',
    },
    'dust-tactics': {
      printed: 'Todos los valores de esta carta se conocen por un libro u otra fuente publicada.',
      inferred:
        'Una unidad del juego publicado. Lo que ninguna fuente dice de su carta se ha deducido o es nuestro.',
      ours: 'Una unidad hecha para este programa.',
    },
    'dust-tactics-2014': {
      printed: 'La carta tal como la imprimen las reglas de inicio.',
      inferred:
        'Tomada de la carta de la misma unidad en Dust 1947, una edición posterior. El daño a la ' +
        'infantería y el tamaño de las escuadras siguen nuestras decisiones.',
      ours: 'Una carta hecha para este programa.',
      designed: 'Nuestro en ella: {list}.',
    },
    values: { known: 'Impreso: {list}.', inferred: 'Deducido: {list}.', designed: 'Nuestro: {list}.' },
    weapons: 'De alcance y dados están impresos: {list}.',
    weapon: '{weapon} {known} de {all}',
    field: {
      armour: 'blindaje',
      move: 'movimiento',
      health: 'vida',
      apOriginal: 'AP de 2010',
      apLater: 'AP de la escala posterior',
      soft: 'cobertura ligera',
      hard: 'cobertura pesada',
    },
  },
  trait: {
    artillery: 'Artillería',
    burst: 'Ráfaga',
    cutting: 'Cortante',
    expert: 'Experto',
    flame: 'Llama',
    grapple: 'Presa',
    grenade: 'Granada',
    knife: 'Cuchillo',
    'knife-grenade': 'Cuchillo y granada',
    laser: 'Láser',
    limited: 'Limitada',
    paired: 'Dobles',
    panzerfaust: 'Panzerfaust',
    phaser: 'Fáser',
    reload: 'Recarga',
    salvo: 'Salva',
    sniper: 'Francotirador',
    tesla: 'Tesla',
    ugl: 'UGL',
    'under-barrel': 'Bajo cañón',
    volley: 'Descarga',
    'wire-guided': 'Filoguiado',
  },
  role: {
    title: 'Funciones',
    officer: 'Oficial',
    radioman: 'Radio',
    radio: 'Operador de radio',
    mechanic: 'Mecánico',
    medic: 'Médico',
    specialist: 'Especialista en armas',
    sniper: 'Francotirador',
    spotter: 'Observador',
    commissar: 'Comisario',
  },
};
