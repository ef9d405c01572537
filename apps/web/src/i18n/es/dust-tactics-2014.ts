import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';
import { measured } from './measured.ts';

/** The edition of 2013/14. */
export const tactics: Texts<typeof english> = {
  tactics: {
    held: 'Controla una casilla la unidad que está en ella, sin enemigos en ella ni al lado.',
    eliminate: 'Destruir todas las unidades enemigas',
    subtitle: '2013/14, {ap} AP, reglas {rules}',
    blutkreuz: 'Blutkreuz',
    pass: 'Pasar',
    first: 'Primer bando',
    second: 'Segundo bando',
    faces: 'Mira a',
    facing: 'mira al {way}',
    inside: 'A bordo',
    aboard: 'lleva a {names}',
    thenFree: '+ gratis',
    faced: { targets: 'puede disparar a: {names}', nobody: 'nadie a quien disparar' },
    improvised: 'Arma improvisada',
    salvo: '{weapon}, salva completa',
    saved: '{count} {count|salvado|salvados}',
    symbols: { faction: '{count} × facción', target: '{count} × diana', shield: '{count} × escudo' },
    rules: { full: 'completas', starter: 'de inicio' },
    rulesChoice: { full: 'Completas', starter: 'De inicio' },
    ruleSet: 'Reglas',
    ruleSetHelp: 'Todo lo de ambos libros, o solo las reglas de inicio.',
    reactions: 'Ataques reactivos',
    reactionsHelp:
      'Las unidades que no han actuado pueden disparar a enemigos que mueven o atacan cerca. Solo con ' +
      'reglas completas.',
    suppression: 'Supresión',
    suppressionHelp:
      'Los disparos que impactan clavan a las unidades: bajo fuego, luego suprimidas. La página no está ' +
      'en ningún libro; esta es nuestra lectura.',
    placement: 'Los jugadores colocan el terreno',
    placementHelp:
      'Árboles, escombros, estructuras y trampas, por turnos. No: el tablero del escenario tal cual.',
    inHand: {
      tile: 'pieza: árboles, escombros o una estructura',
      grove: 'árboles o una estructura',
      trap: 'trampa antitanque',
      crate: 'caja',
      house: 'edificio',
    },
    worksFirst: 'Fortificaciones, primer bando',
    worksSecond: 'Fortificaciones, segundo bando',
    worksHelp: 'Un punto fuerte cuesta 10 puntos; un búnker, 15.',
    works: { none: 'Ninguna', strongpoint: 'Punto fuerte', bunker: 'Búnker', both: 'Ambas' },
    die: { faction: 'símbolo de facción', target: 'símbolo de diana', shield: 'símbolo de escudo' },
    does: {
      reload: 'El arma puede disparar de nuevo.',
      camouflage: 'A cubierto nadie la ve a tres casillas o más, mientras solo se mueva.',
      smoke: 'Una vez por partida: humo en una de sus casillas.',
      dozer: 'Se atrinchera y tiene cobertura hasta que se mueva.',
      resupply: 'Una vez por unidad: recupera toda su munición.',
      'ammo-drop':
        'Una unidad a dos casillas o menos, por radio en cualquier sitio, recupera toda su munición.',
      'get-moving':
        'Una unidad a dos casillas o menos, por radio en cualquier sitio, que ya ha actuado actúa otra vez.',
      reinforcements: 'Una escuadra o arma de apoyo perdida vuelve por el borde y actúa enseguida.',
      'replacement-vehicle': 'Un vehículo perdido vuelve por el borde y actúa enseguida.',
      'get-up': 'Una unidad de infantería contigua recupera un soldado, o tiene un daño menos.',
      stimulants: 'Una unidad contigua ataca como en ataque sostenido, o se mueve como en marcha.',
      repair: 'Un vehículo contiguo tiene un daño menos por cada éxito con cinco dados.',
      'air-alert': 'Hasta que acabe la ronda, también las dianas impactan a una aeronave a la vista.',
      medevac: 'Cada soldado perdido de una escuadra contigua vuelve con un símbolo de facción.',
      resurrection:
        'Cada zombi perdido de una escuadra contigua vuelve con un símbolo de facción o un escudo.',
      engineering:
        'Alambrada, minas o trinchera contiguas desaparecen. A la infantería que falla con minas, estas la golpean.',
      bury: 'Un búnker contiguo desaparece, y quien esté dentro se pierde.',
    },
    succeeds: '{chance} de éxito.',
    joins: {
      activation:
        'Actúan como una sola unidad: las mismas acciones, al paso del más lento. ' +
        'El héroe no actuará más en esta ronda.',
      attacked: 'Son un solo blanco hasta que acabe el ataque, y tú dices quién recibe cada impacto.',
      reaction: 'Reaccionan como una sola unidad, y el héroe no actuará más en esta ronda.',
    },
    called: {
      'fighting-spirit': {
        text: 'Una vez por partida: en este ataque impactan también los símbolos de diana, no solo los de facción.',
        effect: 'los símbolos de diana también impactan',
      },
      lucky: {
        text: 'Una vez por partida: el héroe repite sus fallos en este ataque.',
        effect: 'los fallos se repiten',
      },
      used: '{unit} usó {skill}: {effect}',
    },
    way: { north: 'norte', east: 'este', south: 'sur', west: 'oeste' },
    mount: {
      front: 'frente',
      rear: 'trasera',
      left: 'izquierda',
      right: 'derecha',
      turret: 'torreta',
      crew: 'tripulación',
    },
    carriage: { pilot: 'Piloto', passenger: 'pasajero', rider: 'jinete', cargo: 'carga' },
    role: {
      officer: 'oficial',
      radio: 'operador de radio',
      medic: 'médico',
      mechanic: 'mecánico',
      spotter: 'observador',
      commissar: 'comisario',
    },
    edge: {
      wall: 'muro',
      small: 'hueco pequeño',
      large: 'hueco grande',
      huge: 'hueco enorme',
      at: '{what} al {edge}',
    },
    square: {
      structure: 'estructura, infranqueable',
      crate: 'caja',
      trap: 'trampa antitanque',
      tree: 'árboles',
      rubble: 'escombros',
      water: 'agua profunda',
      smoke: 'humo',
      trench: 'trinchera',
      wire: 'alambrada',
      mines: 'campo de minas',
      house: 'dentro de un edificio, {count|una planta|{count} plantas} más arriba',
      bunker: 'búnker',
      strongpoint: 'punto fuerte',
      buried: 'búnker sepultado',
      held: 'en manos de: {side}',
      entry: '{side}: entra aquí',
    },
    tokens: {
      'under-fire': 'Bajo fuego',
      suppressed: 'Suprimida',
      stunned: 'Aturdida',
      gripped: 'Apresada',
      hidden: 'Camuflaje',
      loaded: 'Cargada',
      empty: 'Sin cargar',
      salvo: 'Salva lista',
      'attack-stim': 'Estim. de ataque',
      'move-stim': 'Estim. de marcha',
      dug: 'Atrincherada',
      idle: 'Abandonada',
      pilot: 'Con piloto',
      floor: 'Planta {text}',
    },
    action: {
      nothing: 'Nada',
      move: 'Mover',
      march: 'Marcha',
      scout: 'Marcha (Scout, una acción)',
      rush: 'Marcha (estimulantes, una acción)',
      'free-move': 'Mover',
      attack: 'Atacar',
      sustained: 'Ataque sostenido',
      fury: 'Ataque sostenido (estimulantes, una acción)',
      charge: 'cuerpo a cuerpo (Charge)',
      'free-attack': 'atacar',
      reload: 'Recargar',
      camouflage: 'Camuflaje',
      smoke: 'Lanzahumos',
      dozer: 'Atrincherarse con la pala',
      resupply: 'Tomar munición',
      'ammo-drop': 'Munición',
      'get-moving': 'En marcha',
      reinforcements: 'Refuerzos',
      'replacement-vehicle': 'Vehículo de repuesto',
      'get-up': 'Arriba',
      stimulants: 'Estimulantes',
      repair: 'Reparar',
      'air-alert': 'Alerta aérea',
      medevac: 'Evacuación médica',
      resurrection: 'Resurrección',
      engineering: 'Ingeniería',
      bury: 'Sepultar un búnker',
      enough: 'Nada más',
    },
    ...measured,
    scenario: {
      'first-steps': {
        title: 'Primeros pasos',
        note: 'Para aprender: mover, cubrirse, disparar',
        text:
          'Un pelotón por bando, cuatro rondas. Gana quien controle más marcadores al final: a 10 cm, sin ' +
          'enemigos tan cerca.',
      },
      'first-machines': {
        title: 'Primeras máquinas',
        note: 'Para aprender: andadores, arcos, blindaje',
        text: 'Un pelotón y un andador por bando, cinco rondas. Puntos por lo destruido.',
      },
      'first-objectives': {
        title: 'Primeros objetivos',
        note: 'Para aprender: héroes y marcadores',
        text:
          'Un héroe, un pelotón y un andador por bando, seis rondas. Controla ambos marcadores al final ' +
          'de una ronda desde la tercera, o más de ellos al final.',
      },
      firefight: {
        title: 'Tiroteo',
        note: 'Deciden los puntos',
        text: 'Sin más objetivo que el enemigo. Tras ocho rondas gana el bando que haya destruido más puntos.',
      },
      reload: {
        title: 'Recarga',
        note: 'Dos objetivos a lo ancho del tablero',
        text:
          'Controla ambos objetivos al final de una ronda desde la tercera, o más que el rival al final ' +
          'de la octava.',
      },
      'fuel-run': {
        title: 'Carrera por el combustible',
        note: 'Dos objetivos, desde los bordes cortos',
        text: 'Como Recarga, pero los bandos llegan por los bordes cortos y los objetivos están más adentro.',
      },
      'radio-free-babylon': {
        title: 'Radio Babilonia Libre',
        note: 'Un edificio en el centro',
        text:
          'Gana quien esté a solas en el edificio al final de la octava ronda. Tiene una planta sobre el ' +
          'suelo; el tejado está dentro, las aeronaves no.',
      },
      'the-oasis': {
        title: 'El oasis',
        note: 'Verde en el centro, desierto alrededor',
        text:
          'Desde la cuarta ronda, estar a solas en el oasis al final de una ronda. Ambos colocan casas y ' +
          'arboledas.',
      },
      'the-lost-palace': {
        title: 'El palacio perdido',
        note: 'Un palacio con un tesoro',
        text: 'Desde la tercera ronda, estar en el objetivo dentro del palacio sin ningún enemigo en él.',
      },
      'no-mans-land': {
        title: 'Tierra de nadie',
        note: 'Trincheras, alambradas y minas',
        text:
          'Una línea del frente. Controla ambos objetivos al final de una ronda desde la tercera, o más ' +
          'que el rival al final.',
      },
      'the-factory': {
        title: 'La fábrica',
        note: 'Nuestro: una nave con portones para las máquinas más grandes',
        text:
          'Gana quien esté a solas en la nave al final de la octava ronda; su planta alta y su tejado ' +
          'cuentan. Las máquinas entran por los portones; los soldados, también por las puertas pequeñas.',
      },
      'high-houses': {
        title: 'Casas altas',
        note: 'Nuestro: dos casas de tres plantas',
        text:
          'Controla los objetivos dentro de ambas casas al final de una ronda desde la tercera, o más que ' +
          'el rival al final. Las puertas son demasiado pequeñas para vehículos.',
      },
      'the-river': {
        title: 'El río',
        note: 'Nuestro: agua profunda y tres pasos',
        text:
          'Controla ambos pasos exteriores al final de una ronda desde la tercera, o más que el rival al ' +
          'final. Los barcos llegan por el canal del este.',
      },
      random: {
        title: 'Al azar',
        note: 'Eligen dos dados',
        text: 'Dos dados eligen entre Tiroteo, Recarga, Carrera por el combustible y Radio Babilonia Libre.',
      },
    },
  },
};
