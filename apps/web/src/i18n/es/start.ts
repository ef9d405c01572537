import type { start as english } from '../en/start.ts';
import type { Texts } from '../texts.ts';

/** The start page and what it says of the games. */
export const start: Texts<typeof english> = {
  games: {
    'dust-tactics': {
      edition: 'Core Set, 2010',
      short: 'Core Set',
      blurb: 'Escuadras y caminantes en casillas. Dos bandos, unos 45 minutos.',
    },
    'dust-tactics-2014': {
      edition: 'Segunda edición, 2014',
      short: '2013/14',
      blurb: 'Orientación, salvaciones, mando. En casillas o en mesa medida.',
      computer: 'Llevas a los Aliados, 32 puntos, en torno a una nave y dos casas. Empieza al momento.',
      table: 'Una escuadra y un caminante por bando, en centímetros, sin casillas. Empieza al momento.',
    },
    dust: {
      edition: 'Conquista mundial, Epic',
      short: 'DUST',
      blurb: 'Seis ejércitos en un mapa. De dos a seis jugadores, una tarde.',
      computer: 'Tres ejércitos, dos de ellos del ordenador. Empieza al momento.',
      hotseat: 'Tres personas comparten esta pantalla; las manos quedan tapadas.',
    },
  },
  quick: {
    'dust-tactics': 'Dos casas',
    'dust-tactics-2014': 'La nave',
  },
  start: {
    now: 'Jugar ya',
    nowNamed: '{game}: jugar ya',
    nowTable: 'En mesa',
    nowTableNamed: '{game}: en mesa, ya mismo',
    tagline:
      'Los juegos de mesa Dust, completos, en la web. Probabilidades exactas antes del clic y, después, ' +
      'un registro que se demuestra solo.',
    choose: 'Elige un juego',
    play: 'Jugar',
    computer: 'Contra el ordenador',
    computerText: 'Llevas a los Aliados, 16 puntos. Empieza al momento.',
    table: 'En una mesa medida',
    hotseat: 'En una pantalla',
    hotseatText: 'Dos personas comparten esta pantalla.',
    setup: 'Preparar una batalla',
    setupText: 'Escenario, ejércitos, puestos y opciones.',
    notYet: 'Aún no está',
    notYetText:
      'Este juego está en camino. El Core Set ya se puede jugar, contra el ordenador o entre dos en una pantalla.',
    running: '{count|Hay una partida|Hay {count} partidas} en marcha:',
    continue: 'Continuar',
    continueTitle: 'Continuar',
    yourMove: 'Te toca',
    goOn: 'Seguir',
    replay: 'Repetición',
    discard: 'Borrar {title}',
    study: 'Estudio',
    rules: 'Consulta de reglas',
    rulesText: 'Como libro ilustrado, y cada regla por su id',
    army: 'Creador de ejércitos',
    armyText: 'Elige unidades hasta el límite, guarda y comparte',
    editor: 'Editor de campos',
    editorText: 'Pinta terreno, coloca ejércitos, juega al momento',
    learn: 'Aprender jugando',
    learnText: 'Lecciones cortas en un tablero vivo.',
    campaign: 'Campaña',
    campaignText: 'Ocho batallas del Core Set, con medallas',
    records: 'Registros',
    recordsText: 'Repite, mide la suerte, prueba desde cualquier momento',
    offline: 'Se juega sin red tras la primera visita.',
    about: 'Acerca de, y para manitas',
  },
};
