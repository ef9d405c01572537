import type { Tables } from './en.ts';

export const tables: Tables = {
  'side.allies': 'Aliados',
  'side.axis': 'Eje',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Mercenarios',
  'side.player': 'Jugador {number}',
  'side.seat': 'puesto {seat}',
  'board.building': 'Preparación del campo de batalla',
  'board.round': 'Ronda {round}',
  'board.round-of': 'Ronda {round} de {rounds}',
  'board.turn-of': 'Turno {turn} de {turns}',
  'board.victory-points': 'puntos de victoria',
  'board.points': 'puntos',
  'board.setup': 'Preparación',
  'board.target': 'hasta {points} puntos de victoria',
  'board.lost': 'baja',
  'board.gone': 'fue',
  'board.aboard': 'en',
  'board.crate': 'caja',
  'board.trap': 'barr.',
  'board.trench': 'trinc',
  'board.wire': 'alam.',
  'board.mines': 'minas',
  'board.smoke': 'humo',
  'board.neutral': 'Ejércitos neutrales',
  'board.out': 'fuera del juego',
  'board.income': 'ingresos {income}, {cards} {cards|carta|cartas} en mano',
  'board.card': ', carta {card}',
  'board.card-used': ', carta {card} (usada)',
  'dice.hits': '{count} {count|impacto|impactos}',
  'dice.symbols': '{faction} facción, {target} blanco, {shield} escudo',
  'dice.again': 'y otra vez',
  'legend.core':
    'A Aliados, X Eje; ooo soldados, +++ vida; > actúa, . ha actuado, ! se le puede\ndisparar; ### ' +
    'bloqueado, c caja (cobertura ligera), t barrera antitanque\n(cobertura pesada), * objetivo, ^ v ' +
    'entrada, (3) opción 3',
  'legend.core-rich':
    '{allies} Aliados {axis} Eje  ● soldado ♥ vida  ► actúa ✓ ha actuado ◎ se le puede disparar\n▒ ' +
    'bloqueado  {crate} caja, cobertura ligera  {trap} barrera antitanque, cobertura pesada\n{goal} ' +
    'objetivo  ↑↓ entrada  (3) opción 3',
  'legend.2014':
    '1a, 2b: las unidades por bando; ^ > v < orientación, + con un héroe;\n. ha actuado, ! se le ' +
    'puede disparar; Y árbol, A escombros, ### cerrado,\n~ agua, n edificio, * objetivo, (3) opción 3',
  'legend.measured':
    'En una mesa: A, B las unidades del primer bando, a, b las del segundo, una letra\npor ' +
    'miniatura; & bosque, ^ escombros, ~ = agua, / alambrada, # bloque, , caja,\n+ barrera, _ ' +
    'trinchera, ( cráter, : minas, ; casa, [ ] obras, % humo, | muro,\n- muro bajo, * marcador. «go ' +
    '40|30» envía toda la unidad, «go 40|30@16»\nademás la gira. Terreno propio: «lay wood 250 ' +
    '450,200@0» pone un bosque de\n250 mm, girado ninguna de 64 direcciones.',
  'legend.dust':
    '* capital, + fuente de energía, # centro de producción;\nT tanque, M mech, F caza, B ' +
    'bombardero, S submarino',
  'legend.dust-rich':
    '★ capital ◆ fuente de energía ■ centro de producción;\nT tanque, M mech, F caza, B bombardero, ' +
    'S submarino',
  'source.scenario': '{rules}; {map}',
  'source.rules.printed': 'condiciones como se imprimieron',
  'source.rules.inferred': 'condiciones deducidas de lo que se sabe del escenario impreso',
  'source.rules.ours': 'un escenario nuestro',
  'source.map.printed': 'mapa como se imprimió',
  'source.map.inferred': 'mapa deducido, porque el impreso se ha perdido',
  'source.map.ours': 'mapa nuestro',
  'source.dust':
    'reglas como se imprimieron; {map}, mazo {deck}, porque de los publicados solo se conocen cifras',
  'way.no-square': 'No hay ninguna casilla {name}.',
  'way.no-entry': 'No puede entrar por {square}.',
  'way.nobody': 'Ahora nadie está en marcha.',
  'way.too-far': '{unit} no puede acabar en {square} con lo que le queda.',
  'way.answer': 'La respuesta {number} va a {square}.',
  'way.no-option': 'Ninguna opción lleva a {square}.',
  'way.point': 'Diga un punto en centímetros: go 40|30 o go 40|30@16.',
  'way.nobody-comes': 'Nadie puede llegar a {place}.',
  'way.none': 'No hay casillas adonde ir.',
  'way.area': 'Elija en cambio un territorio de la lista.',
  'prompt.title': 'Dustfront: Dust Tactics, Core Set',
  'prompt.battle': '¿Qué batalla?',
  'prompt.scenario': '{note} {rounds} {rounds|ronda|rondas}; {word}',
  'prompt.free': 'Una batalla propia',
  'prompt.free-hint': 'elegir campo de batalla y ejércitos',
  'prompt.opponent': '¿Contra quién?',
  'prompt.person': 'Otra persona en este teclado',
  'prompt.computer': 'El ordenador: {name}',
  'prompt.help': 'Escriba help en cualquier momento.',
  'prompt.side': '¿Cuál es su bando?',
  'prompt.where': '¿Dónde?',
  'prompt.armies': '¿Qué ejércitos?',
  'prompt.against': '{allies} contra {axis}',
  'prompt.points': '{points} AP por bando',
  'level.recruit': 'Recluta',
  'level.corporal': 'Cabo',
  'level.sergeant': 'Sargento',
  'level.captain': 'Capitán',
  'level-note.recruit': 'Responde al azar, pero según las reglas.',
  'level-note.corporal': 'Dispara a lo que más puede dañar y camina hacia lo demás.',
  'level-note.sergeant':
    'Sopesa activaciones enteras con probabilidades exactas, y lo que responderá el enemigo.',
  'level-note.captain': 'Juega en su cabeza los mejores planes antes de elegir.',
};
