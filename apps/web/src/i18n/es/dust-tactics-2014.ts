import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';

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
    improvised: 'Arma improvisada',
    salvo: '{weapon}, salva completa',
    saved: '{count} {count|salvado|salvados}',
    symbols: '{faction} facción, {target} diana, {shield} escudo',
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
    roll: {
      hit: 'Ataque',
      reroll: 'Fallos de nuevo',
      chain: 'Cadena',
      save: 'Salvaciones',
      again: 'Salvar de nuevo',
      edge: 'Por los bordes',
      scenario: 'Por el escenario',
      reaction: 'Reacción',
      third: 'Por una tercera acción',
      rally: 'Para quitar la ficha',
      riders: 'Jinetes alcanzados',
      wreck: 'Los de dentro',
      escape: 'Huida',
      spy: 'Espía',
      cheat: 'Cheat Death',
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
    onTable: {
      wood: 'bosque',
      rubble: 'escombros',
      water: 'agua poco profunda',
      'deep-water': 'agua profunda',
      wire: 'alambrada',
      block: 'bloque macizo',
      crate: 'caja',
      'tank-trap': 'trampa antitanque',
      trench: 'trinchera',
      crater: 'cráter',
      mines: 'campo de minas',
      place: 'lugar',
      house: 'casa',
      wall: 'muro',
      'low-wall': 'muro bajo',
      bunker: 'búnker',
      strongpoint: 'punto fuerte',
      smoke: 'humo',
      marker: 'marcador',
    },
    measured: {
      ownEdge: 'Entras por aquí',
      openEdge: 'Borde a elegir',
      fromThereLater: 'No sigue ningún ataque. Desde allí, en otro turno:',
      fromThere: 'Desde allí podrían disparar a:',
      fromHere: 'Desde aquí podrían disparar a:',
      allAt: 'Disparar con todo contra:',
      nobodyThere: 'Desde allí no se podría disparar a nadie.',
      nobodyHere: 'Desde aquí no se puede disparar a nadie.',
      size: 'Mesa de {width} × {height} cm',
      label: 'Mesa de {width} × {height} cm. Las flechas mueven a quien se envía.',
      units: 'Unidades en la mesa',
      enemy: 'enemigo más cercano a {far} cm {way}',
      bearing: {
        e: 'al este',
        se: 'al sureste',
        s: 'al sur',
        sw: 'al suroeste',
        w: 'al oeste',
        nw: 'al noroeste',
        n: 'al norte',
        ne: 'al noreste',
      },
      rest: 'quedan {left} cm',
      able: '{able} pueden disparar',
      'no-arc': 'fuera del arco',
      'no-sight': 'sin visión',
      barred: 'sin visión: {what}',
      coverThere: 'Cobertura allí',
      covered: 'En cobertura',
      coveredBy: 'En cobertura ({what})',
      open: 'Al descubierto',
      unseen: 'Ningún enemigo las ve allí.',
      coveredFrom: 'En cobertura frente a {enemies}',
      coveredByFrom: 'En cobertura ({what}) frente a {enemies}',
      openTo: 'Al descubierto frente a {enemies}',
      struck: '{count} debajo',
      struckOwn: '{count} propias',
      length: '{length} cm',
      left: '{length} cm, quedan {left} cm de {of}.',
      leftOn: '{length} cm {way}, quedan {left} cm de {of}.',
      vain: 'No pueden acercarse a ese sitio.',
      place: 'Se colocarían allí.',
      go: 'Ir allí',
      goAnyway: 'Ir allí de todos modos',
      here: 'Colocar aquí',
      draft: 'Adónde',
      oneByOne: 'Una a una',
      nextOne: 'Siguiente',
      oneKeys: 'Arrastra una, o flechas 1 cm, con Mayús 1 mm; N toma la siguiente; Intro va.',
      keys: 'Arrastra, o flechas 1 cm, con Mayús 1 mm; Q y E giran; Intro va.',
      pieces: 'Terreno por colocar',
      smaller: 'Más pequeño',
      larger: 'Más grande',
      laid: 'La pieza quedaría ahí.',
      noRoom: 'No hay sitio para ella cerca de ese lugar.',
      turnLeft: 'Girar a la izquierda',
      turnRight: 'Girar a la derecha',
      note: 'Medido, {width} × {height} cm, {points} puntos',
      text: 'Sin casillas: las unidades avanzan y disparan por centímetros. Puntos por lo destruido, ocho rondas.',
      goalMarkers:
        'Controla ambos marcadores al final de una ronda desde la tercera, o más de ellos al final: a 10 ' +
        'cm, sin enemigos tan cerca.',
      goalPlace:
        'Desde la cuarta ronda, está solo en el lugar marcado al final de una ronda, con al menos media ' +
        'unidad dentro.',
    },
    tables: {
      farmyard: {
        title: 'La granja',
        text: 'Una casa de campo con su patio, una arboleda a cada lado del camino, muros bajos hacia los campos.',
      },
      chapel: {
        title: 'La capilla',
        text: 'Una capilla en su cementerio, embudos de obús delante, matorrales en las esquinas.',
      },
      depot: {
        title: 'El depósito',
        text:
          'Un depósito ferroviario: cobertizo y oficina tras muros con puertas, cajas entre ellos, ' +
          'vagones en una vía muerta.',
      },
      crossroads: {
        title: 'El cruce',
        text: 'Dos caminos se cruzan entre cuatro casas; bosques en las esquinas, setos junto a los campos.',
      },
      canal: {
        title: 'El canal',
        text: 'Un canal de oeste a este con dos puentes y un vado; un molino y una casa de esclusa en sus orillas.',
      },
      ruins: {
        title: 'Las ruinas',
        text:
          'Una ciudad bombardeada: casas altas, montones de ladrillo, una plaza con fuente, calles anchas ' +
          'para los andadores.',
      },
      estuary: {
        title: 'Estuario',
        text:
          'Un río de borde a borde, navegable por encima y por debajo del vado; muelles, cobertizos de ' +
          'barcas y pinos.',
      },
      quarry: {
        title: 'La cantera',
        text: 'Una cantera entre dos bosques, obras en su borde, un arroyo con vado, alambradas y minas delante.',
      },
      oasis: {
        title: 'El oasis',
        text: 'Un estanque bajo palmeras entre las dunas, un caravasar a cada lado, ruinas en la arena.',
      },
      'front-line': {
        title: 'La línea del frente',
        text:
          'Dos líneas de trincheras; entre ellas alambradas, minas, embudos y lo que queda de un bosque y ' +
          'una granja.',
      },
      meadow: {
        title: 'Prado',
        text:
          'Una mesa vacía: antes de la batalla los dos bandos colocan por turnos bosques, escombros, ' +
          'muros y más.',
      },
      heath: {
        title: 'Brezal',
        text: 'Una mesa vacía de 120 × 120 cm: antes de la batalla cada bando coloca nueve piezas de terreno.',
      },
      steppe: {
        title: 'Estepa',
        text: 'La mesa vacía más grande: antes de la batalla cada bando coloca doce piezas de terreno.',
      },
    },
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
