import type { words as english } from './en.ts';

/** How each game works, in Spanish. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Cómo va este juego',
  how: 'Cómo va',
  keys: 'Teclas',
  lessons: 'Lecciones',
  book: 'Las reglas en libro',
  wins: 'Cómo se gana',
  round: 'Una ronda',
  turn: 'Una ronda',
  dice: 'Los dados',
  units: 'Tus unidades',
  prices: 'Unidades y precios',
  price: 'Precio',
  diceOf: 'Dados',
  supremacy: 'Supremacía',
  centre: 'Centro de producción',
  card: 'Carta',
  target: 'Ganan {points} puntos de victoria, si tienes una capital al puntuar la ronda.',
  'dust-tactics/lead': 'Dos bandos actúan por turnos, una unidad cada vez, hasta que todas han actuado.',
  'dust-tactics/1': 'Iniciativa: tres dados por bando; quien saca más impactos decide quién empieza.',
  'dust-tactics/2':
    'Elige una unidad. Tiene dos acciones: mover y disparar, mover dos veces, o un ataque sostenido.',
  'dust-tactics/3':
    'Pulsa una casilla azul para andar, un enemigo rodeado para apuntar. Las probabilidades son exactas.',
  'dust-tactics/4': 'Ponte a cubierto y fíjate en quién no ha actuado: puede disparar mientras andas.',
  'dust-tactics/picture': 'Azul: un movimiento. Rayado: fuera de la vista. Escudos: cobertura.',
  'dust-tactics-2014/lead':
    'Dos bandos actúan por turnos, una unidad cada vez; las máquinas miran en una dirección.',
  'dust-tactics-2014/1':
    'Iniciativa: tres dados por bando; quien saca más símbolos de facción decide quién empieza.',
  'dust-tactics-2014/2':
    'Elige una unidad y declara ambas acciones: mover, atacar, una orden; una marcha o un ataque ' +
    'sostenido cuestan las dos.',
  'dust-tactics-2014/3': 'Al acabar un movimiento gira las máquinas para que los blancos queden en su arco.',
  'dust-tactics-2014/4':
    'La infantería salva con facción; en cobertura, también con escudos. Quien no ha actuado puede reaccionar.',
  'dust-tactics-2014/picture': 'El arco frontal de una máquina y hasta dónde dispara.',
  'dust/picture': 'A quién puede atacar Roma por tierra: a cada vecino con contorno.',
  'dust/lead': 'Los ejércitos luchan por el mundo, ronda a ronda.',
  'dust/1':
    'Cada uno juega una carta en secreto. Sus números son ataques, movimientos y producción; empieza ' +
    'quien tiene más ataques.',
  'dust/2': 'Producción: compra unidades y ponlas en tus centros.',
  'dust/3': 'Movimiento: lleva unidades por tus zonas y a zonas vacías.',
  'dust/4': 'Combate: ataca a un vecino. Tira primero quien tiene la supremacía; impactan dos caras de seis.',
  'dust/5':
    'Tras todos los turnos se cuentan puntos: dos por capital, dos por más tierra, mar o producción, uno ' +
    'por cada tres fuentes.',
  'face.hit': 'impacta',
  'face.miss': 'falla',
  'face.faction': 'facción: impacta y salva',
  'face.target': 'diana: impacta con algunas habilidades',
  'face.shield': 'escudo: salva en cobertura',
};
