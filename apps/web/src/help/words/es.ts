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
  dice: 'Los dados',
  units: 'Tus unidades',
  prices: 'Unidades y precios',
  price: 'Precio',
  diceOf: 'Dados',
  supremacy: 'Supremacía',
  centre: 'Centro de producción',
  card: 'Carta',
  target: 'Ganan {points} puntos de victoria, si tienes una capital al puntuar la ronda.',
  'core.lead': 'Dos bandos actúan por turnos, una unidad cada vez, hasta que todas han actuado.',
  'core.1': 'Iniciativa: tres dados por bando; quien saca más impactos decide quién empieza.',
  'core.2': 'Elige una unidad. Tiene dos acciones: mover y disparar, mover dos veces, o un ataque sostenido.',
  'core.3':
    'Pulsa una casilla azul para andar, un enemigo rodeado para apuntar. Las probabilidades son exactas.',
  'core.4': 'Ponte a cubierto y fíjate en quién no ha actuado: puede disparar mientras andas.',
  'core.picture': 'Azul: un movimiento. Rayado: fuera de la vista. Escudos: cobertura.',
  'second.lead': 'Dos bandos actúan por turnos, una unidad cada vez; las máquinas miran en una dirección.',
  'second.1': 'Iniciativa: tres dados por bando; quien saca más símbolos de facción decide quién empieza.',
  'second.2':
    'Elige una unidad y declara ambas acciones: mover, atacar, una orden; una marcha o un ataque sostenido cuestan las dos.',
  'second.3': 'Al acabar un movimiento gira las máquinas para que los blancos queden en su arco.',
  'second.4':
    'La infantería salva con facción; en cobertura, también con escudos. Quien no ha actuado puede reaccionar.',
  'second.picture': 'El arco frontal de una máquina y hasta dónde dispara.',
  'war.picture': 'A quién puede atacar Roma por tierra: a cada vecino con contorno.',
  'war.lead': 'Los ejércitos luchan por el mundo, ronda a ronda.',
  'war.1':
    'Cada uno juega una carta en secreto. Sus números son ataques, movimientos y producción; empieza quien tiene más ataques.',
  'war.2': 'Producción: compra unidades y ponlas en tus centros.',
  'war.3': 'Movimiento: lleva unidades por tus zonas y a zonas vacías.',
  'war.4': 'Combate: ataca a un vecino. Tira primero quien tiene la supremacía; impactan dos caras de seis.',
  'war.5':
    'Tras todos los turnos se cuentan puntos: dos por capital, dos por más tierra, mar o producción, uno por cada tres fuentes.',
  'face.hit': 'impacta',
  'face.miss': 'falla',
  'face.faction': 'facción: impacta y salva',
  'face.target': 'diana: impacta con algunas habilidades',
  'face.shield': 'escudo: salva en cobertura',
};
