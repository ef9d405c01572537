import type { measured as english } from '../en/measured.ts';
import type { Texts } from '../texts.ts';

/** 2013/14 sobre una mesa sin casillas. */
export const measured: Texts<typeof english> = {
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
    fireAt: 'Disparar desde aquí a {name}',
    thenMove: 'Ataque y luego movimiento',
    notFromHere: 'Desde aquí no se puede disparar a {name}: {why}.',
    tooFar: 'demasiado lejos',
    harmless: 'ningún arma le hace daño',
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
    smokeLead: 'Un proyectil de humo: señala un lugar de la mesa.',
    smokeThere: 'El humo quedaría ahí, de 10 cm, si un dado acierta: {chance}.',
    smokeHere: 'Humo aquí',
    level: 'Piso',
    ground: 'planta baja',
    roof: 'tejado',
    storey: 'piso {storey}',
    onMines: 'Minas en el camino: {count} × un dado, {chance} cada uno de causar 2.',
    through: '{what}: {count} × un dado, {chance} cada uno de pasar.',
    contact: 'cuerpo a cuerpo',
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
    getIn: 'Subir a {name}',
    thenIn: 'Allí suben a {name}.',
    goIn: 'Ir y subir',
    here: 'Colocar aquí',
    draft: 'Adónde',
    oneByOne: 'Una a una',
    nextOne: 'Siguiente',
    oneKeys: 'Arrastra una, o flechas 1 cm, con Mayús 1 mm; N toma la siguiente; Intro va.',
    keys: 'Arrastra, o flechas 1 cm, con Mayús 1 mm; Q y E giran; Intro va.',
    pieces: 'Terreno por colocar',
    smaller: 'Más pequeño',
    larger: 'Más grande',
    built: 'La obra quedaría ahí.',
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
};
