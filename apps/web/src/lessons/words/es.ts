import type { words as english } from './en.ts';

/** The words of the lessons in Spanish. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'moving.title': 'Mover',
  'moving.about': 'Casillas, diagonales, muros',
  'moving.intro':
    'Diriges a los Aliados, en las peanas redondas azules. El bando al que le toca activa una unidad; luego, el otro.',
  'moving.walk':
    'Pulsa la escuadra de B6. Las casillas azules están a un movimiento; las punteadas, a dos. Pulsa ' +
    'C5: la escuadra va hasta allí. En los muros no se entra; el primer paso en diagonal cuesta uno, ' +
    'los siguientes dos.',
  'moving.second':
    'La segunda acción sería un ataque, pero no hay nadie al alcance: pulsa «No disparar». ' +
    'Después le toca al enemigo y otra vez a ti.',
  'moving.far':
    'Ahora los Assault Rangers de D6: rápidos, una casilla más. Llévalos a C6, junto a la caja de ' +
    'B5. Una caja es cobertura ligera.',
  'moving.end': 'Así se mueve. Cada paso se puede deshacer con la flecha de arriba hasta que cae un dado.',
  'shooting.title': 'Disparo y cobertura',
  'shooting.about': 'Alcance, línea de visión, dados, cobertura',
  'shooting.intro':
    'Para disparar, un arma debe alcanzar su blanco y verlo. Las casillas rayadas están fuera de la vista ' +
    'de la unidad elegida; las líneas discontinuas muestran hasta dónde llegan sus armas.',
  'shooting.aim':
    'Elige la escuadra de B3 y pulsa el enemigo de D2. La tabla muestra las probabilidades exactas de ' +
    'cada arma. Cuando te convenzan, pulsa el botón grande.',
  'shooting.dice':
    'Un dado impacta con dos de sus seis caras. El enemigo estaba junto a una caja: por cada impacto ' +
    'tiró un dado, y algunos se salvaron. El diario lo cuenta todo, con las reglas.',
  'shooting.open':
    'Ahora la escuadra de D6: compara las probabilidades contra los Laser Grenadiers de F4, que están al ' +
    'descubierto. Dispara.',
  'shooting.end':
    'La cobertura ligera salva más o menos un impacto de cada tres; la pesada, dos de cada tres. Ve ' +
    'adonde el enemigo no la tenga y quédate donde la tengas tú.',
  'close.title': 'Sostenido y cuerpo a cuerpo',
  'close.about': 'Dos acciones en un ataque, y hojas',
  'close.intro':
    'Una unidad tiene dos acciones. Ambas pueden ir a un solo ataque: entonces cada dado que falla se repite.',
  'close.sustained':
    'Que la escuadra de B4 dispare a los Battle Grenadiers de B2. Desde donde está, el programa propone ' +
    'un ataque sostenido; mira las probabilidades con él y sin él.',
  'close.close':
    'Los Combat Rangers de D5 están junto al enemigo de D4. Las armas de alcance C son para el cuerpo a ' +
    'cuerpo: ambos bandos golpean a la vez. Atácalos con todo.',
  'close.end':
    'El cuerpo a cuerpo es peligroso para ambos. La tabla de probabilidades muestra lo que puede costarte.',
  'walkers.title': 'Caminantes',
  'walkers.about': 'Blindaje, cañones, aplastar y saltar',
  'walkers.intro':
    'Los caminantes tienen blindaje de vehículo y casillas de vida. Los fusiles apenas los arañan: mira ' +
    'las columnas V1 a V7 de las cartas.',
  'walkers.gun': 'El cañón del Pounder tiene alcance U: hasta donde ve. Dispáralo contra el Ludwig de E2.',
  'walkers.crush':
    'El Hot Dog de C5 puede subirse a la caja de C4 y aplastarla, o saltar por encima de las cosas. ' +
    'Pulsa C4 y di si la aplasta.',
  'walkers.flame':
    'Su Napalm Thrower quema cada casilla de su camino e ignora la cobertura. Úsalo contra la escuadra de C3.',
  'walkers.end': 'Las casillas se llenan de daño. Un caminante al que no le quedan casillas está destruido.',
  'heroes.title': 'Héroes',
  'heroes.about': 'Unirse a una escuadra, compartir habilidades',
  'heroes.intro':
    'Un héroe puede unirse antes de la partida a una escuadra del mismo blindaje. Mueven, disparan y ' +
    'reciben impactos como una unidad. Joe está con los Assault Rangers.',
  'heroes.together':
    'Muévelos a los dos hacia el enemigo: pulsa C3. Una casilla es del movimiento; la segunda, de ' + 'Fast.',
  'heroes.weapons':
    'Ataca a los Laser Grenadiers. El lanzagranadas de Joe dispara con la escuadra, y las granadas ' +
    'ignoran la cobertura.',
  'heroes.part':
    'El dueño decide quién encaja un impacto, soldado o héroe. Un héroe puede separarse para siempre: esa ' +
    'es la orden de activar solo al héroe.',
  'heroes.end': 'Los héroes cambian batallas y mueren como todos.',
  'battle.title': 'Una pequeña batalla',
  'battle.about': 'Cuatro rondas contra el ordenador',
  'battle.intro':
    'Cuatro rondas. Gana quien destruya más puntos de ejército. Los enemigos que no han actuado pueden ' +
    'disparar cuando te mueves a su vista: es el fuego reactivo.',
  'battle.advance': 'Empieza: adelanta una unidad, a cubierto si puedes.',
  'battle.fight': 'Ahora depende de ti. Las capas bajo el tablero muestran dónde puede dañarte el enemigo.',
  'reactive.title': 'Fuego reactivo',
  'reactive.about': 'Disparar en el turno del enemigo',
  'reactive.intro':
    'Empieza el Eje. Una unidad que aún no ha actuado puede disparar mientras un enemigo anda: a cuatro ' +
    'casillas o menos, a la vista, una vez por ronda.',
  'reactive.react':
    'Los Grenadiers han llegado a cuatro casillas de B6. Pulsa «Disparar todo»: un dado debe mostrar ' +
    'un impacto, o la ocasión se pierde. El ataque en sí es uno normal, de una acción.',
  'reactive.spent':
    'El precio: una escuadra que dispara en el turno del enemigo ya ha actuado en esta ronda. Quien ' +
    'reacciona pronto no avanza luego.',
  'reactive.walk':
    'Vale en ambos sentidos. Ve con la escuadra de E6 a D5: un enemigo que no ha actuado también puede dispararte.',
  'reactive.end':
    'Deja que los enemigos actúen antes cuando puedas: una unidad que ha actuado nunca reacciona.',
  'facing.title': 'Orientación',
  'facing.about': 'Arcos frontales, torretas, giros',
  'facing.intro':
    'Las máquinas miran en una dirección: la flecha pequeña de su borde. Las armas del Wildfire solo ' +
    'disparan al frente, y mira al norte.',
  'facing.pick': 'Elige el Wildfire de C4 y dale órdenes.',
  'facing.turn':
    'Ordena Mover y luego Atacar. En vez de andar, pulsa la flecha que señala al este: girar es parte de ' +
    'un movimiento y no cuesta nada.',
  'facing.fire': 'Ahora la escuadra de G4 está en su arco frontal. Dispara.',
  'facing.turret':
    'El Pounder de E6 tiene torreta: el cañón dispara en todas direcciones, solo el arma pequeña es fija. ' +
    'Ataca al caminante de A6 sin girar.',
  'facing.end':
    'Gira de modo que el próximo blanco también quede delante. La infantería no tiene orientación.',
  'reactions.title': 'Reacciones',
  'reactions.about': 'Responder a un enemigo que mueve o dispara',
  'reactions.intro':
    'Una unidad que no ha actuado puede reaccionar a un enemigo a la vista que acaba un movimiento o ' +
    'ataca a cuatro casillas o menos. Espera a los Grenadiers.',
  'reactions.react':
    'Se han parado en C3, delante de tu Wildfire. Pulsa «Disparar todo»: dos dados; un símbolo de ' +
    'facción es un ataque, dos son uno sostenido. Nadie más puede ser el blanco.',
  'reactions.cost':
    'Una reacción es la activación de la unidad. No hará nada más en esta ronda, acierte o no.',
  'reactions.own':
    'Tus propios movimientos se pueden responder igual. Lleva la escuadra de F6 una casilla adelante: ' +
    'demasiado lejos para que nadie reaccione.',
  'reactions.end': 'Mira antes de saltar: la capa de amenaza muestra quién podría responder.',
  'command.title': 'Mando',
  'command.about': 'Órdenes que dejan a una unidad actuar dos veces',
  'command.intro':
    'Una escuadra de mando da órdenes en lugar de una acción. Con radio llega a todo el tablero.',
  'command.advance':
    'Primero, que la escuadra de C6 marche cuatro casillas: elígela y pulsa dos veces C2. Una marcha ' +
    'gasta las dos acciones, así que ya ha actuado.',
  'command.order':
    'Ahora la escuadra de mando de D6: la orden «En marcha» y luego «Nada». Un dado; con el ' +
    'símbolo de facción la escuadra puede actuar otra vez.',
  'command.again': 'Ha salido bien: la escuadra actúa otra vez. Apunta a E1 y dispara.',
  'command.end':
    'Reparar y «Arriba» también son órdenes. Mantén al oficial fuera de la vista: sin él no hay ninguna.',
  'transports.title': 'Transportes',
  'transports.about': 'Subir, conducir, bajar',
  'transports.intro':
    'Esta vez diriges al Eje. El Hanomag lleva una escuadra y avanza cinco casillas en una marcha.',
  'transports.board':
    'Elige la escuadra de C6 y dale órdenes: Mover y luego Nada. Ahora pulsa «Entrar en Hanomag».',
  'transports.drive': 'Ahora el Hanomag: ordena Marcha y ve a F2. Gíralo como quieras.',
  'transports.out':
    'Un turno nuevo: tienes la iniciativa, empieza tú. Elige la escuadra: bajar es su movimiento. Pulsa ' +
    'G2, junto al vehículo, y ataca a H1.',
  'transports.end':
    'Si destruyen un transporte, los de dentro pueden sufrir daños. Baja antes de que te disparen.',
  'aircraft.title': 'Aeronaves',
  'aircraft.about': 'Volar sobre todo, y disparar hacia arriba',
  'aircraft.intro':
    'Las aeronaves vuelan sobre muros, árboles y unidades. Mira las columnas A1 a A3 de las cartas: pocas ' +
    'armas las alcanzan.',
  'aircraft.fly':
    'Elige el Dragonfly de C6, ordena Mover y Atacar, y vuela sobre la ruina hasta D2. Que mire al norte.',
  'aircraft.fire': 'La escuadra de D1 está delante. Dispara.',
  'aircraft.flak':
    'El Adler enemigo flota sobre H2. Que la escuadra de J6 le dispare: fusiles y ametralladora pueden ' +
    'arañarlo.',
  'aircraft.end':
    'Nada se esconde desde arriba, y las aeronaves no tienen cobertura. Guarda algo que las alcance.',
  'buildings.title': 'Edificios',
  'buildings.about': 'Puertas, ventanas, plantas',
  'buildings.intro':
    'Las líneas gruesas son muros; los huecos, puertas y ventanas. Solo por los huecos se pasa, se ve y se dispara.',
  'buildings.enter': 'Elige la escuadra de D5 y pulsa E3: cruza la puerta hasta D4 y sigue hasta la ventana.',
  'buildings.window':
    'Desde allí, tras la ventana, dispara a la escuadra de H3. Tú tienes cobertura; ella no.',
  'buildings.stairs':
    'El edificio tiene dos plantas. Elige la escuadra de C4 y pulsa D4: entra por la otra puerta. Aún ' +
    'puede moverse: pulsa «Subir una planta».',
  'buildings.end':
    'La escalera cuesta una casilla, arriba o abajo. Desde el tejado se ve por encima de los muros.',
  'works.title': 'Trincheras y puntos fuertes',
  'works.about': 'Obras que protegen, obras que frenan',
  'works.intro':
    'Trincheras y puntos fuertes son cobertura para la infantería. La alambrada frena; las minas cuestan vidas.',
  'works.trench': 'Que la escuadra de B6 mueva y ataque: entra en la trinchera de B4.',
  'works.fire': 'Dispara desde allí a la escuadra de B1. Tienes cobertura; ella está al descubierto.',
  'works.strongpoint': 'Ahora la escuadra de F6: entra en el punto fuerte, en F4.',
  'works.over':
    'Un punto fuerte ve hacia todos los lados, y las salvaciones falladas se repiten. Ataca a la escuadra de F1.',
  'works.end':
    'La alambrada de B2 a D2 y las minas de F2 guardan el camino hasta ti. La infantería puede cortarla y limpiarlas.',
  'measured.title': 'Sobre una mesa',
  'measured.about': 'Battlefield: formaciones, alcances en centímetros, proas, plantillas',
  'measured.intro':
    'Battlefield no conoce casillas. Todo se mide en centímetros de peana a peana: 10 cm son un punto de ' +
    'movimiento o de alcance. Diriges la escuadra azul; el enemigo está al descubierto.',
  'measured.move':
    'Arrastra tu escuadra tras el murete. El suelo sombreado es un movimiento, tras el que queda un ataque; ' +
    'la línea de puntos es una marcha, tras la que no queda. Las líneas del fantasma dicen quién puede ' +
    'disparar. Después pulsa Ir allí.',
  'measured.fire':
    'Un murete o una caja a menos de 10 cm protege; un bosque o una ruina protegen a quien está ' +
    'dentro. Mira las probabilidades contra la escuadra del norte (2a) y pulsa su fila: dispara todo ' +
    'lo que la alcanza.',
  'measured.pinned':
    'Los impactos no solo matan: quien es alcanzado queda también inmovilizado por el fuego. Un ' +
    'marcador junto a la unidad lo dice, hasta que se repone en su turno; por eso hace menos.',
  'measured.turn':
    'Tu andador solo dispara al frente, y el enemigo está a su derecha. Elígelo y luego elige el suelo a ' +
    'su lado, y gira su proa (arrástrala, o Q y E) hasta que la línea al enemigo sea verde. Luego pulsa ' +
    'Ir allí.',
  'measured.gun': 'Ahora dispara a la escuadra de la derecha.',
  'measured.template':
    'El lanzagranadas de Bazooka Joe alcanza a todos bajo una plantilla. Elígelo y luego elige la ' +
    'escuadra que tiene delante: aparecen sus probabilidades. Pulsa Ataque sostenido: la plantilla sigue al ' +
    'puntero o al dedo y cuenta sus víctimas, las tuyas en rojo. Colócala donde alcance a más.',
  'measured.end':
    'Esto es Battlefield. Puertas y casas, reacciones y obras son como en las casillas. «Primeros pasos», ' +
    'en la granja, es una buena primera batalla.',
  'first-war.title': 'Una primera guerra',
  'first-war.about': 'Una ronda paso a paso, luego por tu cuenta hasta 8 puntos; diez minutos',
  'first-war.intro':
    'Tú contra un ordenador. Cada ronda, todos juegan una carta, compran, mueven, atacan; luego se ' +
    'cuentan puntos. Aquí ganan ocho.',
  'first-war.card':
    'Toma una carta y juégala. Sus tres números son ataques, movimientos y producción; empieza el primer ' +
    'número más alto. Su dibujo es una habilidad.',
  'first-war.order':
    'Las cartas están descubiertas: empieza la que tiene más ataques. La franja sobre el mapa dice a quién le toca.',
  'first-war.buy':
    'Tu turno empieza con la producción. Compra unos tanques, son baratos. Pulsa luego el botón azul de abajo y ' +
    'colócalos en Ucrania, una de las zonas rodeadas.',
  'first-war.move':
    'Movimiento: elige Ucrania, luego Moscovia, y envía todas menos una. Una zona sin unidades no es ' +
    'de nadie: deja una atrás. Acaba el movimiento cuando nada más deba moverse.',
  'first-war.attack':
    'Combate: elige Moscovia y su vecina neutral, Siberia Occidental. Al lado están las ' +
    'probabilidades; ataca donde sean buenas.',
  'first-war.score':
    'Acaba tu turno cuando no quede nada por hacer. Tras el turno de todos se puntúa la ronda: dos puntos ' +
    'por capital, dos por más tierra, mar o producción, uno por cada tres fuentes.',
  'first-war.alone':
    'El resto es tuyo. Conserva tu capital, toma fuentes y ten lo máximo de algo cuando acabe la ronda.',
};
