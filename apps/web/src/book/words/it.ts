import type { words as english } from './en.ts';

/** The book of rules in Italian. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Regole',
  book: 'Come libro',
  list: 'Ogni regola',
  contents: 'Capitoli',
  rows: 'Regole di questo capitolo: {count}',
  'figure.dust-tactics.walk':
    'Un movimento è blu, due sono punteggiati. Il muro chiude la via; il primo passo in diagonale costa ' +
    'uno, i successivi due.',
  'figure.dust-tactics.jump': 'Un camminatore gira intorno o scavalca: l’Hot Dog dalla stessa casella.',
  'figure.dust-tactics.sight':
    'Le caselle tratteggiate sono fuori vista: la linea che ci va passa per una casella senza punto.',
  'figure.dust-tactics.ranges': 'Quanto lontano arriva ogni arma, contando come per il movimento.',
  'figure.dust-tactics.cover': 'Dove una squadra avrebbe copertura: leggera con una cassa.',
  'figure.dust-tactics-2014.walk':
    'Un movimento e una marcia. Nell’albero entrano tutti, nella struttura nessuno.',
  'figure.dust-tactics-2014.sight': 'Ciò che la squadra non vede: dietro gli alberi e dietro la struttura.',
  'figure.dust-tactics-2014.arc':
    'L’arco frontale di una macchina rivolta a nord: le caselle davanti, non più di lato che in avanti.',
  'figure.dust-tactics-2014.cover': 'Cassa, albero, macerie e trincea sono copertura.',
  'dust-tactics/table.title': 'Il tavolo',
  'dust-tactics/table':
    'Si combatte su caselle. In una casella con il punto si può entrare; una senza è muro o roccia e ' +
    'chiude via e vista. Una casella tiene un’unità, e un eroe può condividerla [dt1.hero.share]. I dadi ' +
    'hanno sei facce: due mostrano HIT, quattro sono vuote [dt1.dice.faces]. Se una regola non capovolge ' +
    'la prova, HIT è un successo [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Carte unità',
  'dust-tactics/cards':
    'Una carta dice che cos’è un’unità: classe e livello di corazza, movimento, salute, punti esercito, ' +
    'quanto le vale la copertura, le abilità e le armi. Ogni arma è una riga [dt1.attack.line]: la ' +
    'gittata, poi per ogni tipo di corazza quanti dadi si tirano e quanti danni fa ogni colpo. Un ' +
    'trattino vuol dire che a quella corazza non può far nulla.',
  'dust-tactics/setup.title': 'Prima della battaglia',
  'dust-tactics/setup':
    'Si sceglie uno scenario, oppure un campo di battaglia ed eserciti di pari punti. Ogni parte ha un ' +
    'bordo da cui entrano le sue unità. Un eroe può unirsi a una squadra con la sua stessa corazza ora o ' +
    'mai più [dt1.hero.join.before]; da quel momento sono un’unità sola.',
  'dust-tactics/round.title': 'Il round',
  'dust-tactics/round':
    'Ogni parte tira tre dadi [dt1.init.dice]; vince chi ha più HIT, e il vincitore dice chi attiva per ' +
    'primo [dt1.init.choose]. Poi le parti si alternano con un’unità ciascuna [dt1.act.alternate] finché ' +
    'tutti hanno agito. Un’unità attivata ha due azioni [dt1.act.two]: muovere e sparare in qualsiasi ' +
    'ordine, muovere due volte, o un attacco sostenuto.\n\n' +
    'Un round è dunque un dialogo. Attivi un’unità e fai con essa tutto ciò che può fare; poi il nemico ' +
    'fa lo stesso con una delle sue; e così via, finché nessuno ha più unità che non abbiano agito. Chi ' +
    'ha più unità chiude il round da solo. Chi comincia colpisce per primo, chi arriva ultimo ha visto ' +
    'tutto: di questo decide il tiro d’iniziativa.',
  'dust-tactics/move.title': 'Muovere',
  'dust-tactics/move':
    'Un movimento fa tante caselle quante ne dice la carta. Il primo passo in diagonale costa uno ' +
    '[dt1.move.diagonal.first], ogni altro due [dt1.move.diagonal.later]. Nella casella di un nemico non ' +
    'entra nessuno [dt1.move.enemy]. I soldati possono tagliare un angolo se solo una delle due caselle ' +
    'accanto è bloccata [dt1.move.corner.soldiers]; i veicoli no [dt1.move.corner.vehicle]. Nel primo ' +
    'round le unità arrivano da fuori: la prima azione è una casella dentro il campo ' +
    '[dt1.enter.one-square].\n\n' +
    'Un esempio: una squadra con movimento 1 avanza di una casella, diritta o in diagonale; con due ' +
    'movimenti, di due. Un camminatore con movimento 2 avrebbe bisogno di tre punti per due passi in ' +
    'diagonale nello stesso movimento: il secondo passo è perciò diritto. Prima di muovere guarda chi ' +
    'vede le caselle del tuo percorso: un nemico che non ha ancora agito può tentare di sparare appena ' +
    'entri nella sua visuale.',
  'dust-tactics/sight.title': 'Vista e gittata',
  'dust-tactics/sight':
    'La vista è la linea retta tra i centri di due caselle [dt1.los.line]; una casella senza punto sulla ' +
    'linea la blocca [dt1.los.undotted], e così un veicolo [dt1.los.vehicle.squads]. Le squadre ' +
    'nascondono soldati ai soldati [dt1.los.squad.blocks], le casse non nascondono nessuno ' +
    '[dt1.los.crate]. La gittata si conta come il movimento [dt1.range.count]; la gittata U arriva ' +
    'ovunque ma ha comunque bisogno della vista [dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Attaccare',
  'dust-tactics/attack':
    'Con un’azione un’unità spara una volta con tutte le armi [dt1.attack.all-weapons], ogni riga a chi ' +
    'vuole [dt1.attack.split]. Si dichiara tutto prima che cada il primo dado [dt1.attack.declare-all]. ' +
    'Una squadra tira i dadi della cella per ogni soldato vivo con quell’arma [dt1.attack.dice.squad]; ' +
    'ogni HIT fa i danni della cella. Un attacco sostenuto prende entrambe le azioni e ripete una volta ' +
    'ogni mancato [dt1.sustained.reroll].\n\n' +
    'Un attacco va così. Scegli il bersaglio e leggi, per ogni arma, la colonna della sua corazza: 2/1 ' +
    'significa due dadi e un danno per colpo. Tre fucilieri con 2/1 tirano dunque sei dadi, dei quali in ' +
    'media due colpiscono. Poi si tira la copertura, dove c’è, e ciò che resta elimina soldati o segna ' +
    'danni. Chi è caduto non spara più: chi tira per primo riceve meno fuoco.',
  'dust-tactics/cover.title': 'Copertura',
  'dust-tactics/cover':
    'Solo le squadre hanno copertura [dt1.cover.squads]: nella casella di una cassa è leggera ' +
    '[dt1.cover.crate], a un ostacolo anticarro pesante [dt1.cover.trap]. Si tira un dado per ogni colpo ' +
    '[dt1.cover.dice]; la carta dice se salva HIT o MISS [dt1.cover.card]. Le casse si possono ' +
    'distruggere a tiri e schiacciare.',
  'dust-tactics/close.title': 'Corpo a corpo',
  'dust-tactics/close':
    'Le armi di gittata C arrivano alle otto caselle intorno [dt1.close.adjacent]. Colpiscono dopo tutti ' +
    'gli spari [dt1.close.last], le due parti insieme [dt1.close.simultaneous]: chi è colpito risponde ' +
    'con chi gli resta [dt1.close.survivors]. Nessuna copertura aiuta [dt1.close.cover].',
  'dust-tactics/heroes.title': 'Eroi e squadre comando',
  'dust-tactics/heroes':
    'Un eroe da solo è un’unità come le altre [dt1.hero.alone]. Con una squadra ne condivide ' +
    'l’attivazione [dt1.hero.join.activate], e le sue armi sparano insieme [dt1.hero.join.attacks]; per ' +
    'ogni danno il proprietario sceglie soldato o eroe [dt1.hero.join.health]. Le squadre comando hanno ' +
    'ufficiale, radio, medico e meccanico, i cui ordini costano un’azione.',
  'dust-tactics/weapons.title': 'Armi speciali',
  'dust-tactics/weapons':
    'La fiamma corre sulle caselle [dt1.flame.between] e ignora la copertura, i laser continuano a tirare ' +
    'finché colpiscono [dt1.laser.chain], anche le granate ignorano la copertura [dt1.grenade.same], e i ' +
    'lanciagranate sotto i fucili e i Panzerfaust hanno caselle che si segnano a ogni sparo. Ognuna ha le ' +
    'sue righe qui sotto.',
  'dust-tactics/skills.title': 'Abilità',
  'dust-tactics/skills':
    'Le abilità sono le parole sotto la figura di una carta. Ognuna cambia una cosa: quanto va lontano ' +
    'un’unità, che cosa può ripetere, quando può reagire. Alcune sono condivise tra eroe e squadra ' +
    '[dt1.hero.join.his-abilities], altre si usano una volta a battaglia e poi si cancellano sulla carta.',
  'dust-tactics/end.title': 'La fine',
  'dust-tactics/end':
    'La battaglia finisce quando una parte non ha più unità [dt1.end.elimination], ha raggiunto il suo ' +
    'obiettivo [dt1.end.objective], o dopo l’ultimo round [dt1.end.rounds]; prima si gioca il round fino ' +
    'in fondo [dt1.end.when]. Un obiettivo vince qualunque siano i punti [dt1.end.objective.wins]; ' +
    'altrimenti decidono i punti esercito delle unità distrutte, quelle danneggiate non contano ' +
    '[dt1.end.full-value].\n\n' +
    'Conta prima dell’ultimo round, non dopo: un’unità che può ancora raggiungere un obiettivo vale ' +
    'spesso più di un altro tiro, e un camminatore con un’ultima casella non porta nulla al nemico finché ' +
    'non è distrutto.',
  'dust-tactics/answers.title': 'Risposte e decisioni',
  'dust-tactics/answers':
    'Dopo il libro l’editore ha risposto a molte domande; dove una risposta prevale sul libro, la riga lo ' +
    'dice. Dove entrambi tacciono o si contraddicono abbiamo dovuto decidere noi, e diciamo perché: il ' +
    'fuoco di reazione, le quattro caselle di Sturm-König, ciò che poteva dire una pagina perduta.',
  'dust-tactics-2014/table.title': 'Il tavolo',
  'dust-tactics-2014/table':
    'Caselle con e senza punto, alberi, macerie, strutture e acqua. I dadi mostrano tre simboli su due ' +
    'facce ciascuno: fazione, bersaglio, scudo [dt14.dice.faces]. Tra gli alberi entrano tutti ' +
    '[dt14.terrain.tree.enter], le macerie fermano ruote e cingoli [dt14.terrain.rubble.barred], un muro ' +
    'si passa dai suoi varchi [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Carte unità',
  'dust-tactics-2014/cards':
    'Una carta dà tipo e corazza, Move e March, tracciato danni o soldati, abilità, punti e la tabella ' +
    'delle armi. Una cella indica dadi e danni; una vuota non può far male. Nelle macchine ogni arma ha ' +
    'un arco.',
  'dust-tactics-2014/setup.title': 'Prima della battaglia',
  'dust-tactics-2014/setup':
    'Si scelgono le forze e uno scenario. L’iniziativa decide chi prende quale bordo e piazza per primo ' +
    'il terreno; poi entrambi piazzano elementi a turno. Le unità entrano dal loro bordo nel primo turno, ' +
    'se lo scenario non le mette già in campo.',
  'dust-tactics-2014/turn.title': 'Il turno',
  'dust-tactics-2014/turn':
    'Tre dadi per parte [dt14.init.dice.three]; vincono più simboli fazione, poi più bersagli ' +
    '[dt14.init.tie.most-t], e il vincitore dice chi è primo [dt14.init.winner-decides]. Le parti ' +
    'attivano a turno. Un’attivazione vale due azioni [dt14.act.two-actions], dichiarate tutte prima di ' +
    'fare la prima [dt14.act.declare.all-first]. Chi ha meno unità da attivare può passare ' +
    '[dt14.act.pass.fewer-units].\n\n' +
    'Dover nominare prima tutte le azioni fa di un turno un piano: Movimento e Attacco, Attacco e ' +
    'Movimento, una Marcia, un Attacco sostenuto, un ordine a qualcun altro. Una volta nominate si ' +
    'eseguono una dopo l’altra, anche se la prima è andata diversamente dal previsto. Un nemico vicino ' +
    'che non si è ancora attivato può rispondere, dopo un movimento o prima di un attacco; allora ha ' +
    'avuto la sua attivazione.',
  'dust-tactics-2014/move.title': 'Muovere',
  'dust-tactics-2014/move':
    'Un movimento arriva fino al valore Move [dt14.move.limit], una marcia da due azioni fino al valore ' +
    'March [dt14.march.limit], in tutte le otto direzioni. La prima diagonale costa uno, le successive ' +
    'due [dt14.move.diagonal.later]. L’orientamento non limita la strada [dt14.move.facing.ignored]; alla ' +
    'fine una macchina si gira verso un lato qualsiasi [dt14.move.facing.end]. Attraverso gli amici si ' +
    'passa, attraverso i nemici mai [dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Vista, gittata, archi',
  'dust-tactics-2014/sight':
    'La vista va da centro a centro [dt14.los.centres]. Caselle senza punto e veicoli la bloccano ' +
    '[dt14.los.vehicle], fanteria e cose basse no [dt14.los.infantry]; dietro alberi e fumo non si vede ' +
    'nulla [dt14.los.tree.beyond]. I soldati sparano tutto intorno [dt14.arc.infantry]; l’arma di una ' +
    'macchina spara nel suo arco [dt14.arc.vehicle.card]: quello frontale è ciò che sta davanti e non più ' +
    'di lato [dt14.arc.front], una torretta spara tutto intorno [dt14.arc.turret].\n\n' +
    'Per una macchina la direzione in cui guarda è metà della forza: alla fine di un movimento girala ' +
    'verso ciò a cui sparerà dopo, e tienile un muro alle spalle. Prima che tu scelga, il tavolo mostra ' +
    'quali caselle sono nell’arco.',
  'dust-tactics-2014/attack.title': 'Attaccare',
  'dust-tactics-2014/attack':
    'Un bersaglio deve essere a gittata, nell’arco e in vista [dt14.target.legal]; il bersaglio di ogni ' +
    'arma si dichiara prima, e resta [dt14.target.locked]. Un soldato usa un’arma a distanza ' +
    '[dt14.target.soldier.ranged]. I simboli fazione colpiscono [dt14.hit.f]; le armi ad area tirano un ' +
    'dado per miniatura [dt14.hit.blast]. Il corpo a corpo viene dopo gli spari ' +
    '[dt14.close.ranged-first], per le due parti insieme, e nessun tiro salvezza aiuta ' +
    '[dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Tiri salvezza e danni',
  'dust-tactics-2014/save':
    'Un dado per ogni colpo [dt14.save.die-per-hit]. La fanteria allo scoperto si salva con la fazione ' +
    '[dt14.save.infantry.open], in copertura con fazione e scudo [dt14.save.infantry.cover]; un veicolo ' +
    'si salva solo in copertura [dt14.save.vehicle.cover]. Copertura sono cassa, ostacolo anticarro, ' +
    'albero, macerie, edificio o fumo nella casella [dt14.save.cover.squares], o un angolo toccato dalla ' +
    'linea [dt14.save.cover.corner]. Un colpo costa a una squadra un soldato, scelto dal proprietario ' +
    '[dt14.damage.squad.owner].\n\n' +
    'Un esempio: quattro colpi su una squadra dietro una cassa. Il proprietario tira quattro dadi; ' +
    'fazione e scudo, quattro facce su sei, salvano, così in media passa un colpo e un terzo. Allo ' +
    'scoperto salvano solo due facce, e ne passano quasi tre: tanto vale una cassa.',
  'dust-tactics-2014/heroes.title': 'Eroi e ordini',
  'dust-tactics-2014/heroes':
    'Gli eroi si uniscono alle squadre, alcuni pilotano macchine. Gli ufficiali danno ordini al posto di ' +
    'un’azione: Get Moving fa agire di nuovo un’unità con un simbolo fazione [dt14.cmd.get-moving.die], a ' +
    'due caselle o ovunque via radio [dt14.cmd.get-moving.radio]. I medici rialzano i caduti, i meccanici ' +
    'riparano.',
  'dust-tactics-2014/carry.title': 'Passeggeri, piloti, trasporti aerei',
  'dust-tactics-2014/carry':
    'I veicoli con posti portano fanteria [dt14.pass.infantry]: quella leggera prende un posto, quella ' +
    'pesante due [dt14.pass.heavy]. Sale raggiungendo la casella del veicolo [dt14.pass.mount.square] e ' +
    'si attiva per conto suo [dt14.pass.activate]. Se il veicolo è distrutto, si tira un dado per ' +
    'ciascuno [dt14.pass.wreck.dice]. Airlifter e sealifter trasportano veicoli.',
  'dust-tactics-2014/works.title': 'Opere',
  'dust-tactics-2014/works':
    'Bunker e capisaldi occupano quattro caselle [dt14.fort.grid.footprint] e sono solo per la fanteria ' +
    '[dt14.fort.infantry-only]; chi è dentro è in copertura [dt14.fort.cover], in un caposaldo i tiri ' +
    'salvezza falliti si ripetono [dt14.fort.strongpoint.reroll]. Le trincee coprono la fanteria senza ' +
    'bloccare la vista [dt14.fort.trench.sight]. Il filo spinato ferma la fanteria, a meno che il dado ' +
    'mostri la fazione [dt14.fort.wire.free]; le mine colpiscono chi entra o esce [dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Armi ed equipaggiamento',
  'dust-tactics-2014/weapons':
    'Le parole nella tabella delle armi dicono che cos’ha un’arma di speciale: fiamma, laser, granata, ' +
    'artiglieria, ricarica, salva e altre. L’equipaggiamento è ciò che un veicolo porta in più: ' +
    'lanciafumogeni, lame apripista, radio, posti per passeggeri. Ogni parola è una riga qui sotto.',
  'dust-tactics-2014/skills.title': 'Abilità',
  'dust-tactics-2014/skills':
    'Le abilità stanno sotto la figura. Permettono ciò che altri non possono, ripetono ciò che altri ' +
    'tengono, o valgono una volta a battaglia. Quelle usate in un attacco si dichiarano insieme ai ' +
    'bersagli [dt14.target.skills].',
  'dust-tactics-2014/end.title': 'La fine',
  'dust-tactics-2014/end':
    'Finisce quando un obiettivo è raggiunto, quando qualcuno non ha più unità, o dopo l’ultimo turno; il ' +
    'turno si gioca fino in fondo [dt14.win.end.timing]. Un obiettivo vince [dt14.win.objective]; se ' +
    'manca, decidono i punti delle unità distrutte per intero [dt14.win.points.whole-units], e a pari ' +
    'punti è pareggio [dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Gioco a misura',
  'dust-tactics-2014/measured':
    'Un tavolo senza caselle: le distanze si misurano tra basi e scafi [dt14.table.gap], un punto di ' +
    'movimento è dieci centimetri [dt14.table.length]. Un’unità muove tutta insieme [dt14.table.move] e ' +
    'le sue miniature restano entro quindici centimetri l’una dall’altra [dt14.table.cohesion]. Boschi, ' +
    'case e fumo bloccano la vista che li attraversa [dt14.table.obscure]; ha copertura chi è nascosto a ' +
    'metà [dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Decisioni',
  'dust-tactics-2014/answers':
    'Alcune pagine sono perdute e altre si contraddicono. Che cosa abbiamo deciso e perché: le reazioni ' +
    '[dt14.ruling.reaction], i piani [dt14.ruling.storeys.sight], gli scenari di cui nessuno ha le mappe.',
  'dust/table.title': 'Il tavolo',
  'dust/table':
    'Il mondo sono terre e mari uniti da linee; quelle che escono da un bordo rientrano dall’altro ' +
    '[dust.board.link.wrap]. Ci sono sei capitali, fonti di energia e centri di produzione. Due facce di ' +
    'un dado colpiscono. Le figure sono contate: ciò che non è nella scatola non si può costruire.',
  'dust/setup.title': 'Preparazione',
  'dust/setup':
    'Ognuno riceve sei carte [dust.setup.deal.six] e ne sceglie una; il suo valore di combattimento dà ' +
    'l’ordine [dust.setup.order.combat]. In quell’ordine si prendono le capitali, poi fonti, terre e ' +
    'centri; ciò che resta diventa neutrale. Le altre cinque carte sono la prima mano ' +
    '[dust.setup.hand.five].',
  'dust/figures.title': 'Figure',
  'dust/figures':
    'Carri e mech combattono a terra, caccia e bombardieri volano con loro, i sottomarini tengono il ' +
    'mare. Ognuno ha un prezzo, un numero di dadi [dust.figure.def.combat] e un valore di supremazia ' +
    '[dust.figure.def.supremacy], che si confronta una volta prima della battaglia.',
  'dust/cards.title': 'Carte',
  'dust/cards':
    'Una carta ha punti combattimento, movimento e produzione, stelle e l’abilità di un personaggio ' +
    '[dust.card.fields]. In mano se ne tengono al massimo cinque [dust.card.hand.limit]; le nuove si ' +
    'comprano soltanto, a un punto l’una [dust.prod.cost.card]. Il personaggio della carta giocata decide ' +
    'l’unica abilità del round [dust.card.value.ability].',
  'dust/round.title': 'Il round',
  'dust/round':
    'Ognuno sceglie una carta coperta [dust.init.choose]; tutte si scoprono nello stesso momento ' +
    '[dust.init.reveal]. Comincia il valore di combattimento più alto [dust.turn.order.combat], e ogni ' +
    'giocatore fa produzione, movimento e combattimento prima che cominci il prossimo [dust.turn.whole]. ' +
    'Poi si conta il round.\n\n' +
    'La carta è il piano di un intero round: i suoi numeri si dividono tutto ciò che puoi fare. Una carta ' +
    'con molto combattimento comincia e attacca spesso, ma costruisce poco; una con molta produzione ' +
    'costruisce, ma aspetta. Che cosa giocheranno gli altri lo devi indovinare, e l’abilità del ' +
    'personaggio può rovesciarlo.',
  'dust/production.title': 'Produzione',
  'dust/production':
    'Ogni centro rende tre punti [dust.prod.income.centre], ma non più di tre per ogni fonte ' +
    '[dust.prod.income.power-cap]; ogni capitale sei [dust.prod.income.capital]; si aggiunge la ' +
    'produzione della carta, e sei è il minimo [dust.prod.income.minimum]. I punti comprano unità, centri ' +
    'e carte [dust.prod.buy.kinds]. Le nuove unità si mettono dove c’è un centro ' +
    '[dust.prod.place.land-air].\n\n' +
    'Un esempio: due centri e due fonti portano sei, la capitale altri sei, una carta con produzione uno ' +
    'fa tredici: sei carri, oppure due mech e un caccia. I carri sono i dadi più economici, i caccia la ' +
    'supremazia più economica; un centro si ripaga in due round, se hai una fonte che lo alimenta.',
  'dust/move.title': 'Movimento',
  'dust/move':
    'Il valore di movimento della carta è il numero di movimenti [dust.move.points.limit]. Un movimento ' +
    'via terra porta con sé quante unità si vuole [dust.move.land.number], attraverso aree amiche e in ' +
    'quelle vuote; in un’area con unità altrui si entra solo combattendo [dust.move.no-attack]. Un’area è ' +
    'di chi ci ha un’unità, e di nessuno quando l’ultima se ne va [dust.control.ends-at-once].',
  'dust/combat.title': 'Combattimento',
  'dust/combat':
    'Il valore di combattimento della carta è il numero di attacchi [dust.combat.points.limit]. Un ' +
    'attacco va da un’area a una vicina [dust.combat.target.adjacent] con quante unità si vuole; là ' +
    'difendono tutte [dust.combat.target.all-defend]. Oltremare ci vuole un sottomarino in ogni area di ' +
    'mare del tragitto [dust.combat.amph.path-own]. Bombardieri e sottomarini hanno attacchi speciali.',
  'dust/battle.title': 'Battaglia',
  'dust/battle':
    'Prima viene la supremazia: la somma più alta [dust.battle.supremacy.higher], a parità il difensore, ' +
    'e sempre il difensore di una capitale [dust.battle.supremacy.capital]. Chi ce l’ha tira per primo ' +
    '[dust.battle.roll.first]: tanti dadi quanti ne dà la somma dei valori di combattimento. Il difensore ' +
    'di una capitale ha cinque dadi in più [dust.battle.bonus.capital]. Ogni colpo distrugge un’unità; ' +
    'poi ci si può ritirare o continuare.\n\n' +
    'Una battaglia si combatte tiro dopo tiro, e chi tira per primo sfoltisce le file di chi ' +
    'risponderebbe. Prima di ogni tiro vedi le probabilità di restare e di ritirarti; una battaglia ' +
    'andata male costa meno se la si interrompe presto.',
  'dust/scoring.title': 'Punteggio',
  'dust/scoring':
    'Dopo l’ultimo turno di un round tutti contano insieme [dust.vp.together]: due punti a capitale ' +
    '[dust.vp.capital], due per ogni maggioranza in produzione, mare e terra [dust.vp.majority.value], ' +
    'uno ogni tre fonti [dust.vp.source]. Prende una maggioranza chi è solo in testa ' +
    '[dust.vp.majority.most]; a parità la tiene chi l’aveva per ultimo [dust.vp.majority.tie-holder].\n\n' +
    'I punti arrivano piano e per tutti insieme: conta la mappa dopo l’ultimo turno, non quella durante ' +
    'il tuo. Una maggioranza di una sola area vale quanto una di cinque; una terra presa con l’ultimo ' +
    'attacco del round può portarti due punti e toglierne due a un altro.',
  'dust/end.title': 'Vittoria',
  'dust/end':
    'Si vince con quaranta punti, o quanti se ne sono concordati [dust.win.forty], se in quel momento si ' +
    'tiene una capitale [dust.win.capital]. Si decide solo dopo il conteggio [dust.win.when]. Tra più ' +
    'giocatori vince chi ha più punti [dust.win.several], poi più capitali, poi più aree.',
  'dust/answers.title': 'Decisioni',
  'dust/answers':
    'Il libro lascia casi aperti. Ciò che abbiamo deciso sta qui, ogni cosa con il suo perché, così che ' +
    'ogni tavolo giochi lo stesso gioco.',
  'figure.dust.area':
    'Roma, una capitale (stella), con tre carri, un mech, un caccia e un bombardiere. Colore e motivo ' +
    'dicono di chi è una terra; la linea spessa è il fronte; i neutrali sono carta. Fabbrica: centro di ' +
    'produzione. Fulmine: fonte di energia. Con il contorno: tutto ciò verso cui Roma ha una via; senza ' +
    'confine comune la mostra una linea.',
  'figure.dust.edge':
    'L’Alaska al bordo della mappa. I suoi vicini hanno il contorno; le frecce che escono dall’immagine ' +
    'rientrano dall’altra parte, verso la Kamchatka e i mari intorno.',
  'figure.dust.income':
    'Il turno di Blu: due centri, ma una sola fonte che li alimenta (il fulmine dei Balcani): 3 punti. La ' +
    'capitale ne porta 6, la carta 1. Dieci punti da spendere.',
  'figure.dust.move':
    'Un movimento via terra da Roma: attraverso terre proprie, fino a terre vuote, mai in una terra con unità altrui.',
  'figure.dust.attack': 'Gli attacchi via terra da Roma: ogni vicino con unità altrui, per quanto forte.',
  'figure.dust.landing':
    'Gli sbarchi da Roma: il sottomarino di Blu apre il Mediterraneo, quindi ogni costa nemica che vi si ' +
    'affaccia può essere attaccata. Chi sbarca non può ritirarsi.',
  'figure.dust.battle':
    'Roma attacca Berlino. Ogni parte somma i suoi dadi; chi difende una capitale ne ha cinque in più. La ' +
    'supremazia decide chi tira per primo, ma chi difende una capitale ce l’ha sempre: qui comincia ' +
    'Rosso. Colpiscono solo le facce con il mirino.',
  'figure.dust.scores':
    'La fine del round 3. Un numero incorniciato è una maggioranza: due punti a chi è solo in testa. Ogni ' +
    'capitale ne porta due, ogni tre fonti uno. Il guadagno si somma ai punti di prima.',
};
