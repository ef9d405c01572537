import type { Help } from './en.ts';

export const help: Help = {
  'usage.title': 'Uso:',
  'usage.arguments': 'Argumentos:',
  'usage.options': 'Opciones:',
  'usage.commands': 'Órdenes:',
  'usage.examples': 'Ejemplos:',
  'value.options': 'opciones',
  'usage.default': '(por defecto: {value})',
  'usage.help': 'mostrar la ayuda de la orden',
  'usage.version': 'mostrar el número de versión',
  'usage.hint': '(--help muestra lo que hay)',
  'usage.begin': 'Para empezar:',
  'usage.begin.play': 'una batalla en la terminal',
  'usage.begin.odds': 'probabilidades de un ataque',
  'usage.begin.rules': 'consultar algo',
  'usage.more':
    'Código de salida: 0 éxito, 1 el trabajo no tuvo éxito, 2 uso incorrecto. Los colores y marcos ' +
    'solo aparecen en terminales; NO_COLOR=1 los quita. --language es (o DUSTFRONT_LANGUAGE=es) lo ' +
    'dice todo en español; hay: {languages}.',
  'wrong.argument': 'falta el argumento «{name}»',
  'wrong.value': 'falta el valor de la opción «{flags}»',
  'wrong.required': 'la opción «{flags}» es obligatoria',
  'wrong.option': 'no hay ninguna opción «{flags}»',
  'wrong.command': 'no hay ninguna orden «{name}»',
  'wrong.many': 'demasiados argumentos: se esperaban {expected} y hay {got}.',
  'wrong.many-for': 'demasiados argumentos para «{name}»: se esperaban {expected} y hay {got}.',
  'wrong.invalid': '«{value}» no vale para la opción «{flags}». {why}',
  'wrong.meant': '(¿Quería decir {names}?)',
  'wrong.meant-one': '(¿Quería decir una de estas: {names}?)',
  'wrong.whole-from': 'Hace falta un número entero desde {least}.',
  'wrong.whole-between': 'Hace falta un número entero de {least} a {most}.',
  'wrong.one-of': 'Hace falta uno de estos: {words}.',
  'value.ability': 'habilidad',
  'value.army': 'ejército',
  'value.attacker': 'atacante',
  'value.attackers': 'atacantes',
  'value.command': 'orden',
  'value.cover': 'cobertura',
  'value.defenders': 'defensores',
  'value.file': 'archivo',
  'value.files': 'archivos',
  'value.id': 'id',
  'value.kind': 'clase',
  'value.level': 'nivel',
  'value.levels': 'niveles',
  'value.ms': 'ms',
  'value.n': 'n',
  'value.name': 'nombre',
  'value.names': 'nombres',
  'value.points': 'puntos',
  'value.policy': 'conducta',
  'value.set': 'juego',
  'value.shots': 'disparos',
  'value.side': 'bando',
  'value.squares': 'casillas',
  'value.target': 'blanco',
  'value.text': 'texto',
  'value.url': 'url',
  'value.words': 'palabras',
  'option.json': 'escribir JSON',
  'option.game': 'qué juego',
  'option.scenario': 'un escenario; los del Core Set por nombre o número del 1 al 8',
  'option.battlefield': 'un campo de batalla, para una batalla sin escenario',
  'option.rounds': 'rondas que se juegan; 0 sin límite',
  'option.table': 'una mesa de 2013/14: la partida se mide, sin casillas',
  'option.setup': 'toda la preparación en JSON, en un archivo o como texto',
  'option.player-count': 'cuántos jugadores (DUST)',
  'option.dice-seed': 'la misma semilla da los mismos dados',
  'option.milliseconds': 'milisegundos por decisión',
  'option.steps': 'pasos de búsqueda por decisión',
  'option.steps-same': 'pasos de búsqueda por decisión: el mismo resultado en cualquier máquina',
  'option.play-threads': 'cuántos juegan a la vez',
  'option.think-threads': 'cuántos piensan a la vez',
  'option.units': 'un ejército, o sus unidades',
  'option.levels': 'uno o más, con comas',
  'option.levels-all': 'uno o más, con comas; por defecto todos',
  'option.position-seed': 'la misma semilla da las mismas posiciones',
  'command.dustfront':
    'Los juegos de miniaturas Dust: jugar, consultar reglas, calcular probabilidades, comprobar ' +
    'registros.',
  'command.play': 'una partida en la terminal: dos personas, o contra el ordenador',
  'play.more':
    'Sin opciones, el programa pregunta qué batalla se juega. La entrada puede ser una tubería: una ' +
    'respuesta por línea.',
  'play.allies': 'ejército de los Aliados, o sus unidades: recon-rangers,assault-rangers+joe-brown',
  'play.axis': 'ejército del Eje, o sus unidades',
  'play.level': 'el ordenador juega el otro bando con este nivel',
  'play.side': 'su bando: allies, axis o both (ambos)',
  'play.auto': 'el ordenador juega todos los bandos',
  'play.record': 'retomar esta partida; si aún no existe, guardar ahí la nueva',
  'play.campaign': 'el siguiente de los ocho escenarios; el marcador se guarda en este archivo',
  'play.budget': 'milisegundos que el ordenador puede pensar una respuesta',
  'play.explain': 'el ordenador dice por qué responde así',
  'play.json': 'hablar en JSON: un objeto por línea, para programas',
  'command.odds':
    'probabilidades exactas de un ataque en un juego táctico; «odds dust» para una batalla de DUST',
  'odds.more': 'Las unidades son cartas por id, nombre o apodo; un héroe se une con un signo más.',
  'odds.attacker': 'una unidad, quizá con su héroe: combat-rangers+joe-brown',
  'odds.target': 'una unidad de cualquier bando',
  'odds.range': 'distancia; 1 es contigua',
  'odds.cover':
    'none (ninguna), soft (ligera) o hard (pesada); Core Set: solo escuadras; 2013/14: ambas son ' +
    'cobertura',
  'odds.sustained': 'un ataque sostenido',
  'odds.berserk': 'se ha anunciado Berserk (Core Set)',
  'odds.all-in-one': 'se ha anunciado All in One (Core Set)',
  'odds.moved': 'el blanco se ha movido esta ronda: armas de ráfaga (Core Set)',
  'odds.structure':
    'el blanco está en un edificio (building), punto fuerte (strongpoint) o búnker (bunker) (2013/14)',
  'odds.rules': 'full (completas) o starter (de inicio) (2013/14)',
  'odds.spirit': 'se usa Fighting Spirit (2013/14)',
  'odds.lucky': 'se usa Lucky (2013/14)',
  'odds.salvo': 'se disparan las salvas cargadas (2013/14)',
  'odds.limited': 'disparos de armas limitadas: 2, o panzerfaust=1,ugl=2 (por defecto todos)',
  'odds.weapon': 'disparar solo esta arma; puede repetirse',
  'odds.figures': 'soldados que le quedan al atacante',
  'odds.health': 'vida del vehículo o héroe atacante',
  'odds.target-figures': 'soldados que le quedan al blanco',
  'odds.target-health': 'vida del vehículo o héroe atacado',
  'command.odds-dust': 'una batalla de DUST, resuelta exactamente',
  'odds-dust.more':
    'Conductas: «best» es el mejor juego de ambos bandos, medido en puntos de producción y por el ' +
    'territorio; «fixed» es sin retiradas, y quien tira retira la unidad más cara que puede.',
  'odds-dust.centre': 'el territorio tiene un centro de producción',
  'odds-dust.capital': 'el territorio es una capital',
  'odds-dust.amphibious': 'el ataque llega por mar',
  'odds-dust.drop': 'los atacantes son lanzados (Mech Dropper)',
  'odds-dust.sea': 'una batalla naval',
  'odds-dust.neutral': 'los defensores son neutrales',
  'odds-dust.no-retreat': 'los defensores no tienen adónde retirarse',
  'odds-dust.attacker-ability': 'una habilidad que puede usar el atacante',
  'odds-dust.defender-ability': 'una habilidad que puede usar el defensor',
  'odds-dust.prize': 'lo que vale el territorio para el atacante (por defecto lo que hay en él)',
  'odds-dust.policy': 'best (el mejor juego) o fixed (fija)',
  'command.cards': 'enumerar las cartas de un juego, o mostrar algunas enteras',
  'cards.more': 'Cada carta dice de dónde viene: impresa, deducida o nuestra.',
  'cards.names': 'cartas por id, nombre o apodo',
  'command.simulate':
    'hacer que el ordenador juegue muchas partidas: resultados con intervalos de confianza, velocidad',
  'simulate.games': 'cuántas partidas',
  'simulate.seed': 'la misma semilla da las mismas partidas',
  'simulate.allies': 'quién juega los Aliados; por defecto el jugador más débil',
  'simulate.axis': 'quién juega el Eje',
  'simulate.player': 'quién juega todos los puestos',
  'simulate.allies-army': 'un ejército, o sus unidades: recon-rangers,hot-dog',
  'simulate.budget': 'milisegundos que puede durar una decisión',
  'simulate.check':
    'partidas de DUST al azar con toda la preparación, todas las leyes comprobadas tras cada ' + 'respuesta',
  'simulate.threads': 'con --check: cuántos hilos; por defecto uno por núcleo',
  'command.rules': 'buscar en las reglas, mostrar una con su fuente, código y pruebas, contar lo cubierto',
  'rules.argument': 'palabras que buscar, o el id de una regla',
  'rules.game': 'solo las reglas de este juego',
  'rules.limit': 'máximo de resultados de una búsqueda',
  'rules.coverage': 'cuántas reglas están implementadas, citadas y probadas',
  'rules.example.search': 'reglas que hablan de soft cover',
  'rules.example.one': 'una regla: texto, fuente, código, pruebas',
  'rules.example.coverage': 'cuánto de cada reglamento se juega',
  'command.replay': 'recorrer una partida registrada, con tablero y palabras, o revisar sus decisiones',
  'replay.file': 'un registro',
  'replay.at': 'mostrar la mesa tras la n-ésima respuesta, y parar',
  'replay.all': 'contar toda la partida de una vez',
  'replay.review': 'contar qué decisiones regalaron puntos esperados, y qué hicieron aparte los dados',
  'replay.json': 'escribir los estados en JSON, uno por línea (con --at solo ese); con --review un objeto',
  'command.verify':
    'repetir registros y comprobar cada opción, dado y huella, y los dados que prometió un servidor',
  'verify.files': 'registros de partidas',
  'verify.kept':
    'lo que los clientes de los jugadores guardaron de la partida: registros exportados, o sus ' +
    'líneas guardadas',
  'verify.json': 'escribir un objeto JSON por línea',
  'command.table': 'ejecutar guiones de mesa: una posición, dados, respuestas, preguntas y lo que se espera',
  'table.files': 'guiones en YAML o JSON; docs/table-scripts.md dice cómo escribirlos',
  'table.json': 'escribir solo JSON; sin esto, una terminal lo dice también con palabras',
  'command.arena':
    'enfrentar a jugadores artificiales en parejas de partidas espejo: resultados, intervalos, ' +
    'puntuaciones, tiempos',
  'arena.more':
    'Cada pareja son dos partidas con los mismos ejércitos, tablero y dados, los jugadores por turno ' +
    'en cada bando.',
  'arena.more-dust':
    'En DUST, de tres a seis jugadores forman una mesa, el mismo varias veces si se quiere: una ' +
    'serie de partidas tiene los mismos dados, y cada uno ocupa cada puesto una vez. Las ' +
    'puntuaciones son entonces Plackett–Luce.',
  'arena.levels': 'dos o más, con comas: todos contra todos; en DUST de tres a seis son una mesa',
  'arena.pairs': 'parejas espejo de cada enfrentamiento, o series de partidas de una mesa',
  'arena.seed': 'la misma semilla da los mismos tableros y dados',
  'arena.keep': 'guardar aquí los resultados, y seguir desde los que contiene',
  'arena.queue': 'que jueguen procesos «dustfront worker», mediante este PostgreSQL',
  'arena.sprt': 'parar un enfrentamiento en cuanto se decida la prueba secuencial',
  'arena.elo0': 'hipótesis 0: mejor en esto como mucho',
  'arena.elo1': 'hipótesis 1: mejor en esto como mínimo',
  'command.balance':
    'qué equilibrio tienen escenarios y ejércitos: victorias de cada bando jugando contra sí mismo',
  'balance.more':
    'Un escenario por id, un ejército por id (contra el que le hace pareja), o dos ejércitos ' +
    'separados por dos puntos. Sin nombre: todos los escenarios. Ambos bandos los juega el mismo ' +
    'jugador.' +
    ' En 2013/14 también una mesa con su escenario (depot:reload) o todas las mesas de ' +
    'tantos puntos (50), si se quiere con dos fuerzas detrás (50:ssu:axis); ' +
    'con 50:all la fuerza ya preparada de cada bloque se mide con todas las demás.',
  'balance.names': 'escenarios, ejércitos o parejas de ejércitos',
  'balance.player': 'quién juega todos los bandos; por defecto el segundo más fuerte',
  'balance.games': 'partidas de cada uno',
  'command.coverage': 'qué clases de respuestas dan alguna vez los jugadores artificiales, y cuáles nunca',
  'coverage.more':
    'Cada jugador juega contra sí mismo las mismas preparaciones variadas. Se cuentan las preguntas ' +
    'que ofrecen más de una clase de respuesta.',
  'coverage.games': 'partidas de cada jugador',
  'coverage.never': 'solo lo que un jugador nunca respondió',
  'command.trial':
    'poner a prueba a los jugadores artificiales: excepciones, respuestas ilícitas o tardías, ' +
    'trampas, repetibilidad',
  'trial.more':
    'Las posiciones vienen de preparaciones variadas, continuadas al azar y por el segundo nivel. ' +
    'Cada respuesta debe llegar sin excepción, ser lícita y dejar la vista como estaba. Según el ' +
    'reloj (el tiempo propio del nivel, o --budget), ninguna respuesta puede pasar de su tiempo y ' +
    '--grace, ninguna de diez segundos, y el 95% debe llegar a tiempo. Con --iterations cada ' +
    'pregunta se hace tres veces: tal como está, con todo lo oculto inventado de nuevo, y otra vez ' +
    'en orden inverso; las respuestas deben ser las mismas.\nCódigo de salida 0 solo si nada está ' +
    'mal.',
  'trial.which-game': 'qué juego; por defecto todos',
  'trial.decisions': 'decisiones de cada jugador',
  'trial.milliseconds': 'milisegundos por decisión en lugar de los del nivel',
  'trial.steps': 'pasos de búsqueda por decisión; sin reloj, las preguntas se repiten',
  'trial.grace': 'cuánto después de su tiempo puede llegar una respuesta',
  'command.endgames':
    'cuánto se acercan los jugadores artificiales al mejor juego en finales resueltos exactamente',
  'endgames.more':
    'La última ronda del Core Set, dos unidades por bando con un arma cada una, una de cada bando ' +
    'aún por actuar, sin reacciones; se calcula cada respuesta y cada tirada. Se pasan por alto las ' +
    'posiciones cuyas respuestas difieren en 0,05 del resultado o menos. Una respuesta está hallada ' +
    'si queda a 0,01 o menos del mejor resultado. Código de salida 0 solo si el sargento (sergeant) ' +
    'halla el 75% y el capitán (captain) el 90%.',
  'endgames.positions': 'cuántas posiciones',
  'command.worker':
    'jugar partidas de la arena desde una cola de PostgreSQL, junto a cuantos otros procesos se ' + 'quiera',
  'worker.database': 'postgres://…: la base de datos que usa «arena --database»',
  'worker.threads': 'cuántas partidas a la vez',
  'worker.until-empty': 'parar cuando la cola esté vacía',
  'worker.json': 'escribir un objeto JSON por partida',
};
