import type { words as english } from './en.ts';

/** The words of the lessons in Italian. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'moving.title': 'Muovere',
  'moving.about': 'Caselle, diagonali, muri',
  'moving.intro':
    'Comandi gli Alleati, sulle basi rotonde blu. Chi è di turno attiva un’unità, poi tocca all’altra parte.',
  'moving.walk':
    'Tocca la squadra in B6. Le caselle blu sono a un movimento, quelle punteggiate a due. Tocca C5: ' +
    'la squadra ci va. Nei muri non si entra; il primo passo in diagonale costa uno, i successivi due.',
  'moving.second':
    'La seconda azione sarebbe un attacco, ma nessuno è a tiro: premi «Non sparare». Poi tocca al ' +
    'nemico, e di nuovo a te.',
  'moving.far':
    'Ora gli Assault Rangers in D6: veloci, una casella in più. Portali in C6, accanto alla cassa in ' +
    'B5. Una cassa è copertura leggera.',
  'moving.end':
    'Questo è muovere. Ogni passo si può annullare con la freccia in alto finché non cade un dado.',
  'shooting.title': 'Sparare e coperture',
  'shooting.about': 'Gittata, linea di vista, dadi, copertura',
  'shooting.intro':
    'Per sparare, un’arma deve arrivare al bersaglio e vederlo. Le caselle tratteggiate sono fuori vista ' +
    'per l’unità scelta; le linee a trattini mostrano quanto lontano arrivano le sue armi.',
  'shooting.aim':
    'Scegli la squadra in B3 e tocca il nemico in D2. La tabella mostra le probabilità esatte di ogni ' +
    'arma. Quando ti vanno bene, premi il pulsante grande.',
  'shooting.dice':
    'Un dado colpisce con due facce su sei. Il nemico stava con una cassa: per ogni colpo ha tirato un ' +
    'dado, e qualcuno lo ha parato. La cronaca racconta tutto, con le regole.',
  'shooting.open':
    'Ora la squadra in D6: confronta le probabilità contro i Laser Grenadiers in F4, che stanno allo scoperto. Spara.',
  'shooting.end':
    'La copertura leggera para circa un colpo su tre, quella pesante due su tre. Va’ dove il nemico ' +
    'non ne ha, e resta dove ne hai tu.',
  'close.title': 'Attacco sostenuto, corpo a corpo',
  'close.about': 'Due azioni in un attacco, e lame',
  'close.intro':
    'Un’unità ha due azioni. Si possono spendere entrambe in un attacco: allora ogni dado mancato si ripete.',
  'close.sustained':
    'Fai sparare la squadra in B4 ai Battle Grenadiers in B2. Da dove sta, il programma propone un ' +
    'attacco sostenuto; guarda le probabilità con e senza.',
  'close.close':
    'I Combat Rangers in D5 sono accanto al nemico in D4. Le armi di gittata C sono per il corpo a corpo: ' +
    'le due parti colpiscono nello stesso momento. Attaccali con tutto.',
  'close.end': 'Il corpo a corpo è pericoloso per entrambi. La tabella mostra quanto ti può costare.',
  'walkers.title': 'Camminatori',
  'walkers.about': 'Corazza, cannoni, schiacciare e saltare',
  'walkers.intro':
    'I camminatori hanno corazza da veicolo e caselle di salute. I fucili li graffiano appena: guarda le ' +
    'colonne da V1 a V7 sulle carte.',
  'walkers.gun': 'Il cannone del Pounder ha gittata U: fin dove vede. Spara al Ludwig in E2.',
  'walkers.crush':
    'L’Hot Dog in C5 può salire sulla cassa in C4 e schiacciarla, o saltare gli ostacoli. Tocca C4, ' +
    'poi di’ se la schiaccia.',
  'walkers.flame':
    'Il suo Napalm Thrower brucia ogni casella sulla strada e ignora la copertura. Usalo sulla squadra in C3.',
  'walkers.end': 'Le caselle si riempiono di danni. Un camminatore senza caselle libere è distrutto.',
  'heroes.title': 'Eroi',
  'heroes.about': 'Unirsi a una squadra, condividere abilità',
  'heroes.intro':
    'Un eroe può unirsi prima della partita a una squadra con la stessa corazza. Muovono, sparano e ' +
    'vengono colpiti come un’unità sola. Joe sta con gli Assault Rangers.',
  'heroes.together':
    'Muovili insieme verso il nemico: tocca C3. Una casella è del movimento, la seconda viene da ' + 'Fast.',
  'heroes.weapons':
    'Attacca i Laser Grenadiers. Il lanciagranate di Joe spara con la squadra, e le granate ignorano la copertura.',
  'heroes.part':
    'Chi prende il colpo, soldato o eroe, lo decide il proprietario. Un eroe può staccarsi per sempre: è ' +
    'l’ordine «da sola».',
  'heroes.end': 'Gli eroi ribaltano le battaglie e muoiono come tutti gli altri.',
  'battle.title': 'Una piccola battaglia',
  'battle.about': 'Quattro round contro il computer',
  'battle.intro':
    'Quattro round. Vince chi distrugge più punti esercito. I nemici che non hanno agito possono sparare ' +
    'quando ti muovi in vista: è il fuoco di reazione.',
  'battle.advance': 'Comincia: porta avanti un’unità, se puoi in copertura.',
  'battle.fight': 'Ora tocca a te. I livelli sotto il campo mostrano dove il nemico può farti male.',
  'reactive.title': 'Fuoco di reazione',
  'reactive.about': 'Sparare nel turno del nemico',
  'reactive.intro':
    'Comincia l’Asse. Un’unità che non ha ancora agito può sparare mentre un nemico cammina: entro ' +
    'quattro caselle, in vista, una volta a round.',
  'reactive.react':
    'I Grenadiers sono arrivati a quattro caselle da B6. Premi «Spara con tutto»: un dado deve dare ' +
    'un colpo, o l’occasione è persa. L’attacco in sé è uno normale, con un’azione.',
  'reactive.spent':
    'Il prezzo: una squadra che spara nel turno nemico ha agito per questo round. Chi reagisce presto non ' +
    'avanza più tardi.',
  'reactive.walk':
    'Vale anche al contrario. Porta la squadra da E6 a D5: anche un nemico che non ha agito può spararti.',
  'reactive.end': 'Dove puoi, fai agire prima i nemici: un’unità che ha agito non reagisce più.',
  'facing.title': 'Orientamento',
  'facing.about': 'Archi frontali, torrette, girarsi',
  'facing.intro':
    'Le macchine guardano in una direzione: la piccola freccia sul bordo. Le armi del Wildfire sparano ' +
    'solo in avanti, e lui guarda a nord.',
  'facing.pick': 'Scegli il Wildfire in C4 e dagli ordini.',
  'facing.turn':
    'Ordina Movimento, poi Attacco. Invece di camminare premi la freccia verso est: girarsi fa parte del ' +
    'movimento e non costa nulla.',
  'facing.fire': 'Ora la squadra in G4 è nel suo arco frontale. Spara.',
  'facing.turret':
    'Il Pounder in E6 ha una torretta: il cannone spara tutto intorno, solo l’arma piccola è fissa. ' +
    'Attacca il camminatore in A6 senza girarti.',
  'facing.end':
    'Girati in modo da avere davanti anche il prossimo bersaglio. La fanteria non ha orientamento.',
  'reactions.title': 'Reazioni',
  'reactions.about': 'Rispondere a un nemico che muove o spara',
  'reactions.intro':
    'Un’unità che non ha agito può reagire a un nemico in vista che finisce un movimento o attacca entro ' +
    'quattro caselle. Aspetta i Grenadiers.',
  'reactions.react':
    'Si sono fermati in C3, davanti al tuo Wildfire. Premi «Spara con tutto»: due dadi; un simbolo ' +
    'fazione è un attacco, due un attacco sostenuto. Nessun altro può essere il bersaglio.',
  'reactions.cost': 'Una reazione è l’attivazione dell’unità. In questo turno non farà altro, riuscita o no.',
  'reactions.own':
    'Anche ai tuoi movimenti si può rispondere così. Porta la squadra in F6 avanti di una casella: troppo ' +
    'lontano perché qualcuno reagisca.',
  'reactions.end': 'Guarda prima di muoverti: il livello della minaccia mostra chi potrebbe rispondere.',
  'command.title': 'Comando',
  'command.about': 'Ordini che fanno agire due volte',
  'command.intro':
    'Una squadra comando dà ordini al posto di un’azione. Con la radio arriva in tutto il campo.',
  'command.advance':
    'Prima fai marciare la squadra in C6 di quattro caselle: sceglila, poi tocca due volte C2. Una ' +
    'marcia prende tutte e due le azioni: così ha agito.',
  'command.order':
    'Ora la squadra comando in D6: ordine «Muoversi», poi «Niente». Un dado; con il simbolo ' +
    'fazione la squadra può agire una seconda volta.',
  'command.again': 'Ha funzionato: la squadra agisce di nuovo. Mira a E1 e spara.',
  'command.end':
    'Anche Riparazione e «In piedi» sono ordini. Tieni l’ufficiale fuori vista: senza di lui non ce ne sono.',
  'transports.title': 'Trasporti',
  'transports.about': 'Salire, guidare, scendere',
  'transports.intro': 'Stavolta guidi l’Asse. L’Hanomag porta una squadra e in marcia fa cinque caselle.',
  'transports.board':
    'Scegli la squadra in C6 e dalle ordini: Movimento, poi Niente. Ora premi «Entra in Hanomag».',
  'transports.drive': 'Ora l’Hanomag: ordina Marcia e va’ in F2. Giralo come vuoi.',
  'transports.out':
    'Un nuovo turno: hai l’iniziativa, comincia tu. Scegli la squadra: scendere è il suo movimento. Tocca ' +
    'G2, accanto al veicolo, e attacca H1.',
  'transports.end': 'Se un trasporto è distrutto, chi è dentro può farsi male. Scendi prima che ti sparino.',
  'aircraft.title': 'Velivoli',
  'aircraft.about': 'Volare sopra tutto, e sparare in alto',
  'aircraft.intro':
    'I velivoli sorvolano muri, alberi e unità. Guarda le colonne da A1 a A3 sulle carte: poche armi li raggiungono.',
  'aircraft.fly':
    'Scegli il Dragonfly in C6, ordina Movimento e Attacco e vola sopra la rovina fino a D2. Giralo a nord.',
  'aircraft.fire': 'La squadra in D1 è davanti. Spara.',
  'aircraft.flak':
    'L’Adler nemico è sospeso sopra H2. Fagli sparare dalla squadra in J6: fucili e mitragliatrice ' +
    'possono graffiarlo.',
  'aircraft.end':
    'Dall’alto nulla si nasconde, e i velivoli non hanno copertura. Tieni qualcosa che li raggiunga.',
  'buildings.title': 'Edifici',
  'buildings.about': 'Porte, finestre, piani',
  'buildings.intro':
    'Le linee spesse sono muri; i varchi sono porte e finestre. Si cammina, si vede e si spara solo ' +
    'attraverso i varchi.',
  'buildings.enter':
    'Scegli la squadra in D5 e tocca E3: passa dalla porta in D4 e prosegue fino alla finestra.',
  'buildings.window': 'Da lì, dietro la finestra, spara alla squadra in H3. Tu hai copertura; lei no.',
  'buildings.stairs':
    'L’edificio ha due piani. Scegli la squadra in C4 e tocca D4: entra dall’altra porta. Può ' +
    'ancora muoversi: premi «Sali di un piano».',
  'buildings.end': 'Le scale costano una casella, su o giù. Dal tetto si guarda oltre i muri.',
  'works.title': 'Trincee e capisaldi',
  'works.about': 'Opere che proteggono, opere che fermano',
  'works.intro':
    'Trincee e capisaldi sono copertura per la fanteria. Il filo spinato ferma, le mine costano vite.',
  'works.trench': 'Fai muovere e attaccare la squadra in B6: entra nella trincea in B4.',
  'works.fire': 'Da lì spara alla squadra in B1. Tu hai copertura; lei è allo scoperto.',
  'works.strongpoint': 'Ora la squadra in F6: entra nel caposaldo, in F4.',
  'works.over':
    'Un caposaldo vede da ogni lato, e i tiri salvezza falliti si ripetono. Attacca la squadra in F1.',
  'works.end':
    'Filo spinato da B2 a D2 e mine in F2 proteggono la strada verso di te. La fanteria può tagliarlo e sgombrarle.',
  'measured.title': 'Su un tavolo',
  'measured.about': 'Battlefield: formazioni, gittate in centimetri, prue, sagome',
  'measured.intro':
    'Battlefield non conosce caselle. Tutto si misura in centimetri da base a base: 10 cm sono un punto ' +
    'di movimento o di gittata. Guidi la squadra blu; il nemico è allo scoperto.',
  'measured.move':
    'Trascina la tua squadra dietro il muretto. Il suolo ombreggiato è un movimento, dopo il quale resta un ' +
    'attacco; la linea punteggiata è una marcia, dopo la quale non ne resta. Le linee del fantasma dicono ' +
    'chi può sparare. Poi premi Vai lì.',
  'measured.fire':
    'Un muretto o una cassa entro 10 cm protegge, un bosco o un rudere protegge chi vi sta dentro. ' +
    'Guarda le probabilità contro la squadra a nord (2a) e premi la sua riga: spara tutto ciò che la ' +
    'raggiunge.',
  'measured.pinned':
    'I colpi non uccidono soltanto: chi è colpito resta anche inchiodato. Un segnalino accanto lo ' +
    'dice, finché l’unità non si è ripresa nel suo turno; per questo fa meno.',
  'measured.turn':
    'Il tuo camminatore spara solo in avanti, e il nemico è alla sua destra. Scegli lui, poi il ' +
    'suolo accanto, e gira la prua (trascinandola, o con Q ed E) finché la linea verso il nemico è verde. ' +
    'Poi premi Vai lì.',
  'measured.gun': 'Ora spara alla squadra a destra.',
  'measured.template':
    'Il lanciagranate di Bazooka Joe colpisce tutti sotto una sagoma. Scegli lui, poi la squadra ' +
    'davanti a lui: appaiono le probabilità. Premi Attacco sostenuto: la sagoma segue il puntatore o il dito e conta ' +
    'le vittime, le tue in rosso. Posala dove colpisce di più.',
  'measured.end':
    'Questo è Battlefield. Porte e case, reazioni e opere sono come sulle caselle. «Primi passi», nella ' +
    'fattoria, è una buona prima battaglia.',
  'first-war.title': 'Una prima guerra',
  'first-war.about': 'Un round passo per passo, poi da solo fino a 8 punti; dieci minuti',
  'first-war.intro':
    'Tu contro un computer. Ogni round: ognuno gioca una carta, compra, muove, attacca; poi si contano i ' +
    'punti. Qui si vince con otto.',
  'first-war.card':
    'Alza una carta e giocala. I suoi tre numeri sono attacchi, movimenti e produzione; comincia il primo ' +
    'numero più alto. La figura è un’abilità.',
  'first-war.order':
    'Le carte sono scoperte: comincia quella con più attacchi. La striscia sopra la mappa mostra di chi è il turno.',
  'first-war.buy':
    'Il tuo turno comincia dalla produzione. Compra qualche carro, costano poco. Poi premi il pulsante blu in basso ' +
    'e piazzali in Ucraina, una delle aree cerchiate.',
  'first-war.move':
    'Movimento: scegli l’Ucraina, poi la Moscovia, e manda tutti tranne uno. Un’area senza unità ' +
    'non è di nessuno: lasciane una. Finisci il movimento quando non vuoi muovere altro.',
  'first-war.attack':
    'Attacco: scegli la Moscovia e la sua vicina neutrale, la Siberia Occidentale. Le probabilità ' +
    'stanno accanto; attacca dove sono buone.',
  'first-war.score':
    'Chiudi il turno quando non resta nulla da fare. Dopo il turno di tutti si conta il round: due punti ' +
    'a capitale, due per più terre, mari o produzione, uno ogni tre fonti.',
  'first-war.alone':
    'Il resto tocca a te. Tieni la capitale, prendi fonti, e alla fine del round abbi la maggioranza in qualcosa.',
};
