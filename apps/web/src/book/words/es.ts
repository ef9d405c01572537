import type { words as english } from './en.ts';

/** The book of rules in Spanish. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Reglas',
  book: 'En libro',
  list: 'Cada regla',
  contents: 'Capítulos',
  rows: 'Reglas de este capítulo: {count}',
  'figure.dust-tactics.walk':
    'Un movimiento es azul; dos, punteado. El muro cierra el paso; el primer paso en diagonal cuesta uno, ' +
    'los siguientes dos.',
  'figure.dust-tactics.jump': 'Un caminante rodea o pasa por encima: el Hot Dog de la misma casilla.',
  'figure.dust-tactics.sight':
    'Las casillas rayadas están fuera de la vista: la línea hasta ellas cruza una casilla sin punto.',
  'figure.dust-tactics.ranges': 'Hasta dónde llega cada arma, contado como el movimiento.',
  'figure.dust-tactics.cover': 'Dónde tendría cobertura una escuadra: ligera junto a una caja.',
  'figure.dust-tactics-2014.walk':
    'Un movimiento y una marcha. El árbol está abierto a todos; la estructura, a nadie.',
  'figure.dust-tactics-2014.sight': 'Lo que la escuadra no ve: tras los árboles y tras la estructura.',
  'figure.dust-tactics-2014.arc':
    'El arco frontal de una máquina que mira al norte: casillas al frente, no más a un lado que hacia delante.',
  'figure.dust-tactics-2014.cover': 'Caja, árbol, escombros y trinchera son cobertura.',
  'dust-tactics/table.title': 'La mesa',
  'dust-tactics/table':
    'La batalla se libra en casillas. En una casilla con punto se puede entrar; una sin punto es muro o ' +
    'roca y cierra el paso y la vista. En una casilla cabe una unidad, y un héroe puede compartirla ' +
    '[dt1.hero.share]. Los dados tienen seis caras: dos muestran HIT, cuatro están en blanco ' +
    '[dt1.dice.faces]. Salvo que una regla invierta una tirada, HIT es éxito [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Cartas de unidad',
  'dust-tactics/cards':
    'Una carta dice qué es una unidad: clase y nivel de blindaje, movimiento, vida, puntos de ejército, ' +
    'cuánto le vale la cobertura, sus habilidades y sus armas. Cada arma es una línea [dt1.attack.line]: ' +
    'alcance y luego, para cada tipo de blindaje, cuántos dados se tiran y cuánto daño hace cada impacto. ' +
    'Un guion significa que no puede dañar ese blindaje.',
  'dust-tactics/setup.title': 'Antes de la batalla',
  'dust-tactics/setup':
    'Elige un escenario, o un campo de batalla y ejércitos de iguales puntos. Cada bando tiene un borde ' +
    'por el que entran sus unidades. Un héroe puede unirse a una escuadra de su mismo blindaje ahora o ' +
    'nunca [dt1.hero.join.before]; desde entonces son una unidad.',
  'dust-tactics/round.title': 'La ronda',
  'dust-tactics/round':
    'Cada bando tira tres dados [dt1.init.dice]; ganan más HIT, y el ganador dice quién activa primero ' +
    '[dt1.init.choose]. Luego los bandos se alternan con una unidad cada vez [dt1.act.alternate] hasta ' +
    'que todas han actuado. Una unidad activada tiene dos acciones [dt1.act.two]: mover y disparar en ' +
    'cualquier orden, mover dos veces, o un ataque sostenido.\n\n' +
    'Una ronda es, pues, un diálogo. Activas una unidad y haces con ella todo lo que puede hacer; después ' +
    'el enemigo hace lo mismo con una de las suyas; y así hasta que todas hayan actuado. Quien tiene más ' +
    'unidades termina la ronda a solas. Quien empieza golpea primero, quien va el último lo ha visto ' +
    'todo: de eso trata la tirada de iniciativa.',
  'dust-tactics/move.title': 'Mover',
  'dust-tactics/move':
    'Un movimiento recorre tantas casillas como dice la carta. El primer paso en diagonal cuesta uno ' +
    '[dt1.move.diagonal.first], cada uno de los siguientes dos [dt1.move.diagonal.later]. Nadie entra en ' +
    'la casilla de un enemigo [dt1.move.enemy]. Los soldados pueden cortar una esquina mientras solo una ' +
    'de las dos casillas contiguas esté bloqueada [dt1.move.corner.soldiers]; los vehículos no ' +
    '[dt1.move.corner.vehicle]. En la primera ronda las unidades vienen de fuera: la primera acción es ' +
    'una casilla dentro del tablero [dt1.enter.one-square].\n\n' +
    'Un ejemplo: una escuadra con movimiento 1 avanza una casilla, en recto o en diagonal; con dos ' +
    'movimientos, dos. Un caminante con movimiento 2 necesitaría tres puntos para dos pasos en diagonal ' +
    'en el mismo movimiento: su segundo paso es, pues, recto. Antes de ir, mira quién ve las casillas de ' +
    'tu camino: un enemigo que aún no ha actuado puede intentar disparar en cuanto entres en su vista.',
  'dust-tactics/sight.title': 'Visión y alcance',
  'dust-tactics/sight':
    'La visión es la línea recta entre los centros de dos casillas [dt1.los.line]; una casilla sin punto ' +
    'en ella bloquea [dt1.los.undotted], y también un vehículo [dt1.los.vehicle.squads]. Las escuadras ' +
    'ocultan soldados a soldados [dt1.los.squad.blocks]; las cajas no ocultan a nadie [dt1.los.crate]. El ' +
    'alcance se cuenta como el movimiento [dt1.range.count]; el alcance U llega a todas partes, pero ' +
    'también necesita visión [dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Atacar',
  'dust-tactics/attack':
    'Con una acción una unidad dispara todas sus armas una vez [dt1.attack.all-weapons], cada línea ' +
    'contra quien quiera [dt1.attack.split]. Todo se declara antes de que caiga el primer dado ' +
    '[dt1.attack.declare-all]. Una escuadra tira los dados de la celda por cada soldado vivo con esa arma ' +
    '[dt1.attack.dice.squad]; cada HIT hace el daño de la celda. Un ataque sostenido cuesta ambas ' +
    'acciones y repite cada fallo una vez [dt1.sustained.reroll].\n\n' +
    'Un ataque va así. Elige el blanco y lee, en cada arma, la columna de su blindaje: 2/1 son dos dados ' +
    'y un daño por impacto. Tres fusileros con 2/1 tiran, pues, seis dados, de los que aciertan dos de ' +
    'media. Después se tira la cobertura, donde la hay, y lo que queda retira soldados o marca daños. Los ' +
    'caídos ya no disparan: quien tira primero recibe menos fuego.',
  'dust-tactics/cover.title': 'Cobertura',
  'dust-tactics/cover':
    'Solo las escuadras tienen cobertura [dt1.cover.squads]: en la casilla de una caja es ligera ' +
    '[dt1.cover.crate]; en una trampa antitanque, pesada [dt1.cover.trap]. Se tira un dado por impacto ' +
    '[dt1.cover.dice]; la carta dice si salva HIT o MISS [dt1.cover.card]. Las cajas se pueden destrozar ' +
    'a tiros y aplastar.',
  'dust-tactics/close.title': 'Cuerpo a cuerpo',
  'dust-tactics/close':
    'Las armas de alcance C llegan a las ocho casillas de alrededor [dt1.close.adjacent]. Golpean tras ' +
    'todos los disparos [dt1.close.last], ambos bandos a la vez [dt1.close.simultaneous]: quien es ' +
    'golpeado responde con los que quedan [dt1.close.survivors]. Ninguna cobertura ayuda ' +
    '[dt1.close.cover].',
  'dust-tactics/heroes.title': 'Héroes y escuadras de mando',
  'dust-tactics/heroes':
    'Un héroe solo es una unidad como las demás [dt1.hero.alone]. Con una escuadra comparte una ' +
    'activación [dt1.hero.join.activate], y sus armas disparan con ella [dt1.hero.join.attacks]; por cada ' +
    'daño el dueño elige soldado o héroe [dt1.hero.join.health]. Las escuadras de mando tienen oficial, ' +
    'radio, médico y mecánico, cuyas órdenes cuestan una acción.',
  'dust-tactics/weapons.title': 'Armas especiales',
  'dust-tactics/weapons':
    'La llama recorre casillas [dt1.flame.between] e ignora la cobertura, los láseres siguen tirando ' +
    'mientras impactan [dt1.laser.chain], las granadas también ignoran la cobertura [dt1.grenade.same], y ' +
    'los lanzagranadas bajo el cañón y los Panzerfaust tienen casillas que se marcan con cada disparo. ' +
    'Cada una tiene sus filas abajo.',
  'dust-tactics/skills.title': 'Habilidades',
  'dust-tactics/skills':
    'Las habilidades son las palabras bajo el dibujo de una carta. Cada una cambia una cosa: hasta dónde ' +
    'va una unidad, qué puede repetir, cuándo puede reaccionar. Algunas se comparten entre héroe y ' +
    'escuadra [dt1.hero.join.his-abilities]; otras se usan una vez por batalla y entonces se tachan en la ' +
    'carta.',
  'dust-tactics/end.title': 'El final',
  'dust-tactics/end':
    'La batalla acaba cuando a un bando no le quedan unidades [dt1.end.elimination], cuando ha cumplido ' +
    'su objetivo [dt1.end.objective] o tras la última ronda [dt1.end.rounds]; antes se juega la ronda ' +
    'hasta el final [dt1.end.when]. Un objetivo gana sean cuales sean los puntos ' +
    '[dt1.end.objective.wins]; si no, deciden los puntos de ejército de las unidades destruidas, y las ' +
    'dañadas no cuentan nada [dt1.end.full-value].\n\n' +
    'Cuenta antes de la última ronda, no después: una unidad que aún puede llegar a un objetivo vale a ' +
    'menudo más que otro disparo, y un caminante al que le queda una casilla no da nada al enemigo ' +
    'mientras no esté destruido.',
  'dust-tactics/answers.title': 'Respuestas y decisiones',
  'dust-tactics/answers':
    'La editorial respondió muchas preguntas después del libro; donde una respuesta anula el libro, la ' +
    'fila lo dice. Donde ambos callan o se contradicen tuvimos que decidir, y damos la razón: el fuego ' +
    'reactivo, las cuatro casillas del Sturm-König, lo que pudo decir una página perdida.',
  'dust-tactics-2014/table.title': 'La mesa',
  'dust-tactics-2014/table':
    'Casillas con y sin punto, árboles, escombros, estructuras y agua. Los dados muestran tres símbolos ' +
    'en dos caras cada uno: facción, diana, escudo [dt14.dice.faces]. Los árboles están abiertos a todos ' +
    '[dt14.terrain.tree.enter], los escombros frenan ruedas y orugas [dt14.terrain.rubble.barred], un ' +
    'muro se cruza por sus huecos [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Cartas de unidad',
  'dust-tactics-2014/cards':
    'Una carta da tipo y blindaje, movimiento y marcha, casillas de daño o soldados, habilidades, puntos ' +
    'y la tabla de armas. Una celda nombra dados y daño; una vacía no puede dañar. En las máquinas cada ' +
    'arma tiene un arco.',
  'dust-tactics-2014/setup.title': 'Antes de la batalla',
  'dust-tactics-2014/setup':
    'Elige ejércitos y un escenario. La iniciativa decide quién toma qué borde y coloca terreno primero; ' +
    'luego ambos colocan piezas por turnos. Las unidades entran por su borde en la primera ronda, salvo ' +
    'que el escenario las ponga en el tablero.',
  'dust-tactics-2014/turn.title': 'La ronda',
  'dust-tactics-2014/turn':
    'Tres dados por bando [dt14.init.dice.three]; ganan más símbolos de facción, luego más dianas ' +
    '[dt14.init.tie.most-t], y el ganador dice quién es el primero [dt14.init.winner-decides]. Los bandos ' +
    'activan por turnos. Una activación vale dos acciones [dt14.act.two-actions], todas declaradas antes ' +
    'de hacer la primera [dt14.act.declare.all-first]. Quien tiene menos unidades por activar puede pasar ' +
    '[dt14.act.pass.fewer-units].\n\n' +
    'Nombrar primero todas las acciones hace de un turno un plan: mover y atacar, atacar y mover, una ' +
    'marcha, un ataque sostenido, una orden a otro. Una vez nombradas se llevan a cabo una tras otra, ' +
    'aunque la primera haya salido de otro modo. Un enemigo cercano que no se ha activado puede ' +
    'responder, tras un movimiento o antes de un ataque; entonces ha tenido su activación.',
  'dust-tactics-2014/move.title': 'Mover',
  'dust-tactics-2014/move':
    'Un movimiento llega hasta el valor de movimiento [dt14.move.limit]; una marcha, por dos acciones, ' +
    'hasta el de marcha [dt14.march.limit], en las ocho direcciones. La primera diagonal cuesta uno, las ' +
    'siguientes dos [dt14.move.diagonal.later]. La orientación no limita el camino ' +
    '[dt14.move.facing.ignored]; al final se gira la máquina hacia cualquier lado [dt14.move.facing.end]. ' +
    'Por los amigos se pasa; por los enemigos, nunca [dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Visión, alcance, arcos',
  'dust-tactics-2014/sight':
    'La visión va de centro a centro [dt14.los.centres]. Las casillas sin punto y los vehículos bloquean ' +
    '[dt14.los.vehicle]; la infantería y las cosas bajas no [dt14.los.infantry]; tras árboles y humo no ' +
    'se ve nada [dt14.los.tree.beyond]. Los soldados disparan en todas direcciones [dt14.arc.infantry]; ' +
    'el arma de una máquina, en su arco [dt14.arc.vehicle.card]: al frente es lo que está delante y no ' +
    'más a un lado [dt14.arc.front]; una torreta, en todas direcciones [dt14.arc.turret].\n\n' +
    'En una máquina, hacia dónde mira es la mitad de su fuerza: gírala al final de un movimiento hacia ' +
    'aquello a lo que disparará después, y guárdale un muro a la espalda. Antes de que elijas, la mesa ' +
    'muestra qué casillas están en el arco.',
  'dust-tactics-2014/attack.title': 'Atacar',
  'dust-tactics-2014/attack':
    'Un blanco debe estar en alcance, arco y visión [dt14.target.legal]; primero se nombra el blanco de ' +
    'cada arma, y se mantiene [dt14.target.locked]. Un soldado usa un arma de disparo ' +
    '[dt14.target.soldier.ranged]. Los símbolos de facción impactan [dt14.hit.f]; las armas de explosión ' +
    'tiran un dado por miniatura [dt14.hit.blast]. Los golpes vienen tras los disparos ' +
    '[dt14.close.ranged-first], en ambos bandos a la vez, y ninguna salvación ayuda [dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Salvaciones y daño',
  'dust-tactics-2014/save':
    'Un dado por impacto [dt14.save.die-per-hit]. La infantería al descubierto salva con facción ' +
    '[dt14.save.infantry.open]; en cobertura, con facción y escudo [dt14.save.infantry.cover]; un ' +
    'vehículo solo salva en cobertura [dt14.save.vehicle.cover]. Es cobertura una caja, trampa, árbol, ' +
    'escombros, edificio o humo en la casilla [dt14.save.cover.squares], o una esquina que toca la línea ' +
    '[dt14.save.cover.corner]. Un impacto cuesta a una escuadra un soldado, que elige su dueño ' +
    '[dt14.damage.squad.owner].\n\n' +
    'Un ejemplo: cuatro impactos sobre una escuadra tras una caja. Su dueño tira cuatro dados; facción y ' +
    'escudo, cuatro caras de seis, salvan, de modo que de media pasa un impacto y un tercio. Al ' +
    'descubierto solo salvan dos caras y pasan casi tres: eso vale una caja.',
  'dust-tactics-2014/heroes.title': 'Héroes y órdenes',
  'dust-tactics-2014/heroes':
    'Los héroes se unen a escuadras; algunos pilotan máquinas. Los oficiales dan órdenes en lugar de una ' +
    'acción: «En marcha» deja actuar otra vez a una unidad con un símbolo de facción ' +
    '[dt14.cmd.get-moving.die], a dos casillas o en cualquier sitio por radio ' +
    '[dt14.cmd.get-moving.radio]. Los médicos levantan a los caídos; los mecánicos reparan.',
  'dust-tactics-2014/carry.title': 'Pasajeros, pilotos, transportes',
  'dust-tactics-2014/carry':
    'Los vehículos con plazas llevan infantería [dt14.pass.infantry]: la ligera ocupa una plaza; la ' +
    'pesada, dos [dt14.pass.heavy]. Sube al llegar a la casilla del vehículo [dt14.pass.mount.square] y ' +
    'se activa por su cuenta [dt14.pass.activate]. Si es destruido, se tira un dado por cada uno ' +
    '[dt14.pass.wreck.dice]. Los transportes aéreos y marítimos llevan vehículos.',
  'dust-tactics-2014/works.title': 'Fortificaciones',
  'dust-tactics-2014/works':
    'Búnkeres y puntos fuertes ocupan cuatro casillas [dt14.fort.grid.footprint] y son solo para ' +
    'infantería [dt14.fort.infantry-only]; los de dentro están en cobertura [dt14.fort.cover]; en un ' +
    'punto fuerte las salvaciones falladas se repiten [dt14.fort.strongpoint.reroll]. Las trincheras ' +
    'cubren a la infantería sin bloquear la visión [dt14.fort.trench.sight]. La alambrada frena a la ' +
    'infantería salvo que el dado muestre facción [dt14.fort.wire.free]; las minas golpean a quien entra ' +
    'o sale [dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Armas y equipo',
  'dust-tactics-2014/weapons':
    'Las palabras de la tabla de armas dicen qué tiene de especial un arma: llama, láser, granada, ' +
    'artillería, recarga, salva y otras. El equipo es lo demás que lleva un vehículo: lanzahumos, palas, ' +
    'radios, plazas. Cada palabra es una fila abajo.',
  'dust-tactics-2014/skills.title': 'Habilidades',
  'dust-tactics-2014/skills':
    'Las habilidades están bajo el dibujo. Permiten lo que otros no pueden, repiten lo que otros ' +
    'conservan, o valen una vez por batalla. Las que se usan en un ataque se nombran junto con los ' +
    'blancos [dt14.target.skills].',
  'dust-tactics-2014/end.title': 'El final',
  'dust-tactics-2014/end':
    'Acaba cuando se cumple un objetivo, cuando a alguien no le quedan unidades, o tras la última ronda; ' +
    'la ronda se juega entera [dt14.win.end.timing]. Un objetivo gana [dt14.win.objective]; si no, ' +
    'deciden los puntos de las unidades destruidas del todo [dt14.win.points.whole-units], y a iguales ' +
    'puntos hay empate [dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Juego medido',
  'dust-tactics-2014/measured':
    'Una mesa sin casillas: las distancias se miden entre peanas y cascos [dt14.table.gap]; un punto de ' +
    'movimiento son diez centímetros [dt14.table.length]. Una unidad mueve entera [dt14.table.move] y sus ' +
    'miniaturas quedan a quince centímetros o menos unas de otras [dt14.table.cohesion]. Bosques, casas y ' +
    'humo bloquean la visión a través de ellos [dt14.table.obscure]; tiene cobertura quien está medio ' +
    'oculto [dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Decisiones',
  'dust-tactics-2014/answers':
    'Algunas páginas se han perdido y otras se contradicen. Lo que decidimos y por qué: reacciones ' +
    '[dt14.ruling.reaction], plantas [dt14.ruling.storeys.sight], escenarios cuyos mapas no tiene nadie.',
  'dust/table.title': 'La mesa',
  'dust/table':
    'El mundo son tierras y mares unidos por líneas; las que salen por un borde vuelven por el otro ' +
    '[dust.board.link.wrap]. Hay seis capitales, fuentes de energía y centros de producción. Dos caras de ' +
    'un dado impactan. Las figuras son limitadas: lo que no está en la caja no se puede construir.',
  'dust/setup.title': 'Despliegue',
  'dust/setup':
    'Cada uno recibe seis cartas [dust.setup.deal.six] y elige una; su valor de combate da el orden ' +
    '[dust.setup.order.combat]. En ese orden se toman capitales, luego fuentes, tierras y centros; lo que ' +
    'queda es neutral. Las otras cinco cartas son la primera mano [dust.setup.hand.five].',
  'dust/figures.title': 'Figuras',
  'dust/figures':
    'Tanques y mechs luchan en tierra, cazas y bombarderos vuelan con ellos, los submarinos dominan el ' +
    'mar. Cada uno tiene un precio, un número de dados [dust.figure.def.combat] y un valor de supremacía ' +
    '[dust.figure.def.supremacy], que se compara una vez antes de una batalla.',
  'dust/cards.title': 'Cartas',
  'dust/cards':
    'Una carta tiene puntos de combate, movimiento y producción, estrellas y la habilidad de un personaje ' +
    '[dust.card.fields]. En la mano caben cinco como mucho [dust.card.hand.limit]; las nuevas solo se ' +
    'compran, a un punto cada una [dust.prod.cost.card]. El personaje de la carta jugada decide la única ' +
    'habilidad de la ronda [dust.card.value.ability].',
  'dust/round.title': 'La ronda',
  'dust/round':
    'Cada uno elige una carta en secreto [dust.init.choose]; todas se descubren a la vez ' +
    '[dust.init.reveal]. Empieza el valor de combate más alto [dust.turn.order.combat], y cada jugador ' +
    'hace producción, movimiento y combate antes de que empiece el siguiente [dust.turn.whole]. Luego se ' +
    'puntúa la ronda.\n\n' +
    'La carta es el plan de toda una ronda: sus números se reparten todo lo que puedes hacer. Una carta ' +
    'con mucho combate empieza y ataca a menudo, pero construye poco; una con mucha producción construye, ' +
    'pero espera. Lo que jueguen los demás tienes que adivinarlo, y la habilidad del personaje puede ' +
    'darle la vuelta.',
  'dust/production.title': 'Producción',
  'dust/production':
    'Cada centro da tres puntos [dust.prod.income.centre], pero no más de tres por fuente ' +
    '[dust.prod.income.power-cap]; cada capital, seis [dust.prod.income.capital]; se suma la producción ' +
    'de la carta, y lo mínimo son seis [dust.prod.income.minimum]. Los puntos compran unidades, centros y ' +
    'cartas [dust.prod.buy.kinds]. Las unidades nuevas van donde hay un centro ' +
    '[dust.prod.place.land-air].\n\n' +
    'Un ejemplo: dos centros y dos fuentes dan seis, la capital otros seis, una carta con producción uno ' +
    'hace trece: seis tanques, o dos mechs y un caza. Los tanques son los dados más baratos, los cazas la ' +
    'supremacía más barata; un centro se paga en dos rondas si tienes una fuente que lo alimente.',
  'dust/move.title': 'Movimiento',
  'dust/move':
    'El valor de movimiento de la carta es el número de movimientos [dust.move.points.limit]. Un ' +
    'movimiento por tierra lleva tantas unidades como se quiera [dust.move.land.number], por zonas amigas ' +
    'y a zonas vacías; en las que tienen unidades ajenas solo se entra combatiendo [dust.move.no-attack]. ' +
    'Una zona es de quien tiene una unidad en ella, y de nadie cuando se va la última ' +
    '[dust.control.ends-at-once].',
  'dust/combat.title': 'Combate',
  'dust/combat':
    'El valor de combate de la carta es el número de ataques [dust.combat.points.limit]. Un ataque va de ' +
    'una zona a una vecina [dust.combat.target.adjacent] con tantas unidades como se quiera; todas las de ' +
    'allí defienden [dust.combat.target.all-defend]. Por mar necesita un submarino en cada zona de mar ' +
    'del camino [dust.combat.amph.path-own]. Bombarderos y submarinos tienen ataques especiales.',
  'dust/battle.title': 'Batalla',
  'dust/battle':
    'Primero, la supremacía: la suma mayor [dust.battle.supremacy.higher], el defensor si hay empate, y ' +
    'siempre el defensor de una capital [dust.battle.supremacy.capital]. Quien la tiene tira primero ' +
    '[dust.battle.roll.first]: tantos dados como suman los valores de combate. El defensor de una capital ' +
    'tiene cinco dados más [dust.battle.bonus.capital]. Cada impacto destruye una unidad; luego los ' +
    'bandos pueden retirarse o seguir.\n\n' +
    'Una batalla se libra tirada a tirada, y quien tira primero aclara las filas de quienes responderían. ' +
    'Antes de cada tirada ves tus opciones si te quedas y si te retiras; una batalla que va mal cuesta ' +
    'menos si se rompe pronto.',
  'dust/scoring.title': 'Puntuación',
  'dust/scoring':
    'Tras el último turno de una ronda puntúan todos a la vez [dust.vp.together]: dos puntos por capital ' +
    '[dust.vp.capital], dos por cada mayoría en producción, mar y tierra [dust.vp.majority.value], uno ' +
    'por cada tres fuentes [dust.vp.source]. Se lleva una mayoría quien va en cabeza a solas ' +
    '[dust.vp.majority.most]; en un empate la conserva su último dueño [dust.vp.majority.tie-holder].\n\n' +
    'Los puntos llegan despacio y para todos a la vez: cuenta el mapa tras el último turno, no el que hay ' +
    'durante el tuyo. Una mayoría por un área vale lo mismo que una por cinco; una tierra tomada en el ' +
    'último ataque puede darte dos puntos y quitarle dos a otro.',
  'dust/end.title': 'Victoria',
  'dust/end':
    'Ganan cuarenta puntos, o los que se acordaron [dust.win.forty], si en ese momento se tiene una ' +
    'capital [dust.win.capital]. Se decide solo tras puntuar [dust.win.when]. De varios gana quien tiene ' +
    'más puntos [dust.win.several], luego más capitales, luego más zonas.',
  'dust/answers.title': 'Decisiones',
  'dust/answers':
    'El libro deja casos abiertos. Lo que decidimos está aquí, cada cosa con su razón, para que en todas ' +
    'las mesas se juegue al mismo juego.',
  'figure.dust.area':
    'Roma, una capital (estrella), con tres tanques, un mech, un caza y un bombardero. El color y el ' +
    'dibujo dicen de quién es una tierra; la línea gruesa es el frente; lo neutral es papel. Fábrica: ' +
    'centro de producción. Rayo: fuente de energía. Con contorno: todo aquello a lo que Roma tiene ' +
    'camino; sin frontera común, lo muestra una línea.',
  'figure.dust.edge':
    'Alaska, en el borde del mapa. Sus vecinos llevan contorno; las flechas que salen de la imagen ' +
    'vuelven por el otro lado, a Kamchatka y a los mares de alrededor.',
  'figure.dust.income':
    'El turno de Azul: dos centros, pero una sola fuente que los alimente (el rayo de los Balcanes): 3 ' +
    'puntos. La capital da 6, la carta 1. Diez puntos para gastar.',
  'figure.dust.move':
    'Un movimiento por tierra desde Roma: por tierra propia, hasta tierra vacía, nunca a una tierra con ' +
    'unidades ajenas.',
  'figure.dust.attack':
    'Los ataques por tierra desde Roma: todo vecino con unidades ajenas, por fuerte que sea.',
  'figure.dust.landing':
    'Los desembarcos desde Roma: el submarino de Azul abre el Mediterráneo, así que se puede atacar toda ' +
    'costa enemiga que da a él. Quien desembarca no puede retirarse.',
  'figure.dust.battle':
    'Roma ataca Berlín. Cada bando suma sus dados; el defensor de una capital tiene cinco más. La ' +
    'supremacía decide quién tira primero, pero el defensor de una capital siempre la tiene: aquí empieza ' +
    'Rojo. Solo aciertan las caras con mira.',
  'figure.dust.scores':
    'El final de la ronda 3. Un número recuadrado es una mayoría: dos puntos para quien va solo en ' +
    'cabeza. Cada capital da dos, cada tres fuentes uno. Lo ganado se suma a los puntos de antes.',
};
