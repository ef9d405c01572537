import type { Help } from './en.ts';

export const help: Help = {
  'usage.title': 'Uso:',
  'usage.arguments': 'Argomenti:',
  'usage.options': 'Opzioni:',
  'usage.commands': 'Comandi:',
  'usage.examples': 'Esempi:',
  'value.options': 'opzioni',
  'usage.default': '(predefinito: {value})',
  'usage.help': 'mostrare l’aiuto del comando',
  'usage.version': 'mostrare il numero di versione',
  'usage.hint': '(--help mostra che cosa c’è)',
  'usage.begin': 'Per cominciare:',
  'usage.begin.play': 'una battaglia nel terminale',
  'usage.begin.odds': 'probabilità di un attacco',
  'usage.begin.rules': 'cercare una regola',
  'usage.more':
    'Codice di uscita: 0 successo, 1 il lavoro non è riuscito, 2 uso errato. Colori e cornici ' +
    'appaiono solo nei terminali; NO_COLOR=1 li spegne. --language it (o DUSTFRONT_LANGUAGE=it) dice ' +
    'tutto in italiano; ci sono: {languages}.',
  'wrong.argument': 'manca l’argomento «{name}»',
  'wrong.value': 'manca il valore dell’opzione «{flags}»',
  'wrong.required': 'l’opzione «{flags}» è obbligatoria',
  'wrong.option': 'non c’è nessuna opzione «{flags}»',
  'wrong.command': 'non c’è nessun comando «{name}»',
  'wrong.many': 'troppi argomenti: attesi {expected}, dati {got}.',
  'wrong.many-for': 'troppi argomenti per «{name}»: attesi {expected}, dati {got}.',
  'wrong.invalid': '«{value}» non va bene per l’opzione «{flags}». {why}',
  'wrong.meant': '(Forse si intendeva {names}?)',
  'wrong.meant-one': '(Forse si intendeva uno di questi: {names}?)',
  'wrong.whole-from': 'Serve un numero intero da {least} in su.',
  'wrong.whole-between': 'Serve un numero intero da {least} a {most}.',
  'wrong.one-of': 'Serve uno di questi: {words}.',
  'value.ability': 'abilità',
  'value.army': 'esercito',
  'value.attacker': 'attaccante',
  'value.attackers': 'attaccanti',
  'value.command': 'comando',
  'value.cover': 'copertura',
  'value.defenders': 'difensori',
  'value.file': 'file',
  'value.files': 'file',
  'value.id': 'id',
  'value.kind': 'tipo',
  'value.level': 'livello',
  'value.levels': 'livelli',
  'value.ms': 'ms',
  'value.n': 'n',
  'value.name': 'nome',
  'value.names': 'nomi',
  'value.points': 'punti',
  'value.policy': 'condotta',
  'value.set': 'serie',
  'value.shots': 'colpi',
  'value.side': 'parte',
  'value.squares': 'caselle',
  'value.target': 'bersaglio',
  'value.text': 'testo',
  'value.url': 'url',
  'value.words': 'parole',
  'option.json': 'scrivere JSON',
  'option.game': 'quale gioco',
  'option.scenario': 'uno scenario; quelli del Core Set per nome o numero da 1 a 8',
  'option.battlefield': 'un campo di battaglia, per una battaglia senza scenario',
  'option.rounds': 'round da giocare; 0 per nessun limite',
  'option.table': 'un tavolo del 2013/14: la partita si misura, senza caselle',
  'option.setup': 'tutta la preparazione in JSON, in un file o come testo',
  'option.player-count': 'quanti giocatori (DUST)',
  'option.dice-seed': 'lo stesso seme dà gli stessi dadi',
  'option.milliseconds': 'millisecondi per decisione',
  'option.steps': 'passi di ricerca per decisione',
  'option.steps-same': 'passi di ricerca per decisione: lo stesso risultato su ogni macchina',
  'option.play-threads': 'quanti giocano insieme',
  'option.think-threads': 'quanti pensano insieme',
  'option.units': 'un esercito, o le sue unità',
  'option.levels': 'uno o più, con virgole',
  'option.levels-all': 'uno o più, con virgole; altrimenti tutti',
  'option.position-seed': 'lo stesso seme dà le stesse posizioni',
  'command.dustfront':
    'I giochi di miniature Dust: giocare, cercare regole, calcolare probabilità, verificare ' +
    'registrazioni.',
  'command.play': 'una partita nel terminale: due persone, o contro il computer',
  'play.more':
    'Senza opzioni il programma chiede quale battaglia giocare. L’ingresso può essere una pipe: una ' +
    'risposta per riga.',
  'play.allies': 'esercito degli Alleati, o le sue unità: recon-rangers,assault-rangers+joe-brown',
  'play.axis': 'esercito dell’Asse, o le sue unità',
  'play.level': 'il computer gioca l’altra parte a questo livello',
  'play.side': 'la propria parte: allies, axis o both (entrambe)',
  'play.auto': 'il computer gioca tutte le parti',
  'play.record': 'riprendere questa partita; se non c’è ancora, tenervi quella nuova',
  'play.campaign': 'il prossimo degli otto scenari; il punteggio si conserva in questo file',
  'play.budget': 'millisecondi che il computer può pensare a una risposta',
  'play.explain': 'il computer dice perché risponde così',
  'play.json': 'parlare in JSON: un oggetto per riga, per i programmi',
  'command.odds':
    'probabilità esatte di un attacco in un gioco tattico; «odds dust» per una battaglia di DUST',
  'odds.more': 'Le unità sono carte per id, nome o soprannome; un eroe si unisce con un segno più.',
  'odds.attacker': 'un’unità, forse con il suo eroe: combat-rangers+joe-brown',
  'odds.target': 'un’unità di qualsiasi parte',
  'odds.range': 'distanza; 1 è adiacente',
  'odds.cover':
    'none (nessuna), soft (leggera) o hard (pesante); Core Set: solo squadre; 2013/14: entrambe ' +
    'valgono copertura',
  'odds.sustained': 'un attacco sostenuto',
  'odds.berserk': 'è annunciato Berserk (Core Set)',
  'odds.all-in-one': 'è annunciato All in One (Core Set)',
  'odds.moved': 'il bersaglio si è mosso in questo round: armi a raffica (Core Set)',
  'odds.structure': 'il bersaglio è in un edificio (building), caposaldo (strongpoint) o bunker (2013/14)',
  'odds.rules': 'full (complete) o starter (introduttive) (2013/14)',
  'odds.spirit': 'si usa Fighting Spirit (2013/14)',
  'odds.lucky': 'si usa Lucky (2013/14)',
  'odds.salvo': 'si sparano le salve caricate (2013/14)',
  'odds.limited': 'colpi delle armi limitate: 2, o panzerfaust=1,ugl=2 (altrimenti tutti)',
  'odds.weapon': 'sparare solo con quest’arma; si può ripetere',
  'odds.figures': 'soldati rimasti all’attaccante',
  'odds.health': 'salute del veicolo o eroe che attacca',
  'odds.target-figures': 'soldati rimasti al bersaglio',
  'odds.target-health': 'salute del veicolo o eroe attaccato',
  'command.odds-dust': 'una battaglia di DUST, risolta esattamente',
  'odds-dust.more':
    'Condotte: «best» è il miglior gioco di entrambe le parti, misurato in punti produzione e nel ' +
    'territorio; «fixed» è senza ritirate, e chi tira toglie l’unità più cara che può.',
  'odds-dust.centre': 'il territorio ha un centro di produzione',
  'odds-dust.capital': 'il territorio è una capitale',
  'odds-dust.amphibious': 'l’attacco viene dal mare',
  'odds-dust.drop': 'gli attaccanti sono lanciati (Mech Dropper)',
  'odds-dust.sea': 'una battaglia navale',
  'odds-dust.neutral': 'i difensori sono neutrali',
  'odds-dust.no-retreat': 'i difensori non hanno dove ritirarsi',
  'odds-dust.attacker-ability': 'un’abilità che l’attaccante può usare',
  'odds-dust.defender-ability': 'un’abilità che il difensore può usare',
  'odds-dust.prize': 'quanto vale il territorio per l’attaccante (altrimenti ciò che vi sta)',
  'odds-dust.policy': 'best (miglior gioco) o fixed (fissa)',
  'command.cards': 'elencare le carte di un gioco, o mostrarne alcune per intero',
  'cards.more': 'Ogni carta dice da dove viene: stampata, dedotta o nostra.',
  'cards.names': 'carte per id, nome o soprannome',
  'command.simulate':
    'far giocare al computer molte partite: risultati con intervalli di confidenza, velocità',
  'simulate.games': 'quante partite',
  'simulate.seed': 'lo stesso seme dà le stesse partite',
  'simulate.allies': 'chi gioca gli Alleati; altrimenti il giocatore più debole',
  'simulate.axis': 'chi gioca l’Asse',
  'simulate.player': 'chi gioca ogni posto',
  'simulate.allies-army': 'un esercito, o le sue unità: recon-rangers,hot-dog',
  'simulate.budget': 'millisecondi che una decisione può durare',
  'simulate.check':
    'partite casuali di DUST con tutta la preparazione, tutte le leggi verificate dopo ogni risposta',
  'simulate.threads': 'con --check: quanti thread; altrimenti uno per core',
  'command.rules': 'cercare nelle regole, mostrarne una con fonte, codice e test, contare ciò che è coperto',
  'rules.argument': 'parole da cercare, o l’id di una regola',
  'rules.game': 'solo le regole di questo gioco',
  'rules.limit': 'massimo di risultati di una ricerca',
  'rules.coverage': 'quante regole sono realizzate, citate e provate',
  'rules.example.search': 'regole che parlano di soft cover',
  'rules.example.one': 'una regola: testo, fonte, codice, test',
  'rules.example.coverage': 'quanto di ogni regolamento si gioca',
  'command.replay': 'scorrere una partita registrata, con tabellone e parole, o rivederne le decisioni',
  'replay.file': 'una registrazione',
  'replay.at': 'mostrare il tavolo dopo l’n-esima risposta, e fermarsi',
  'replay.all': 'raccontare tutta la partita in una volta',
  'replay.review': 'dire quali decisioni hanno regalato punti attesi, e che cosa hanno fatto i dadi accanto',
  'replay.json': 'scrivere gli stati in JSON, uno per riga (con --at solo quello); con --review un oggetto',
  'command.verify':
    'rigiocare registrazioni e verificare ogni opzione, dado e impronta, e i dadi promessi da un ' + 'server',
  'verify.files': 'registrazioni di partite',
  'verify.kept':
    'ciò che i client dei giocatori hanno conservato della partita: registrazioni esportate, o le ' +
    'loro righe conservate',
  'verify.json': 'scrivere un oggetto JSON per riga',
  'command.table':
    'eseguire copioni da tavolo: una posizione, dadi, risposte, domande e ciò che ci si aspetta',
  'table.files': 'copioni in YAML o JSON; docs/table-scripts.md dice come scriverne',
  'table.json': 'scrivere solo JSON; altrimenti un terminale lo dice anche a parole',
  'command.arena':
    'far incontrare giocatori artificiali in coppie speculari: risultati, intervalli, punteggi, tempi',
  'arena.more':
    'Ogni coppia sono due partite con gli stessi eserciti, tabellone e dadi, i giocatori a turno da ' +
    'ogni parte.',
  'arena.more-dust':
    'In DUST da tre a sei giocatori fanno un tavolo, lo stesso più volte se si vuole: una serie di ' +
    'partite ha gli stessi dadi, e ciascuno siede una volta in ogni posto. I punteggi sono allora ' +
    'Plackett–Luce.',
  'arena.levels': 'due o più, con virgole: ciascuno incontra ciascuno; in DUST da tre a sei sono un tavolo',
  'arena.pairs': 'coppie speculari di ogni incontro, o serie di partite di un tavolo',
  'arena.seed': 'lo stesso seme dà gli stessi tabelloni e dadi',
  'arena.keep': 'conservare qui i risultati, e continuare da quelli che contiene',
  'arena.queue': 'far giocare processi «dustfront worker», tramite questo PostgreSQL',
  'arena.sprt': 'fermare un incontro appena il test sequenziale è deciso',
  'arena.elo0': 'ipotesi 0: migliore al massimo di tanto',
  'arena.elo1': 'ipotesi 1: migliore almeno di tanto',
  'command.balance':
    'quanto sono equi scenari ed eserciti: quote di vittorie di ogni parte giocando contro sé stessi',
  'balance.more':
    'Uno scenario per id, un esercito per id (contro quello con cui fa coppia), o due eserciti ' +
    'separati da due punti. Senza nome: tutti gli scenari. Entrambe le parti le gioca lo stesso ' +
    'giocatore.' +
    ' Nel 2013/14 anche un tavolo con il suo scenario (depot:reload) o tutti i tavoli per ' +
    'tanti punti (50), volendo seguiti da due forze (50:ssu:axis); ' +
    'con 50:all la forza già pronta di ogni blocco incontra tutte le altre.',
  'balance.names': 'scenari, eserciti o coppie di eserciti',
  'balance.player': 'chi gioca tutte le parti; altrimenti il secondo più forte',
  'balance.games': 'partite di ciascuno',
  'command.coverage': 'quali tipi di risposte danno mai i giocatori artificiali, e quali nessuna volta',
  'coverage.more':
    'Ogni giocatore gioca contro sé stesso le stesse preparazioni varie. Si contano le domande che ' +
    'offrono più di un tipo di risposta.',
  'coverage.games': 'partite di ogni giocatore',
  'coverage.never': 'solo ciò che un giocatore non ha mai risposto',
  'command.trial':
    'mettere alla prova i giocatori artificiali: eccezioni, risposte illecite o in ritardo, ' +
    'sbirciate, ripetibilità',
  'trial.more':
    'Le posizioni vengono da preparazioni varie, proseguite a caso e dal secondo livello. Ogni ' +
    'risposta deve arrivare senza eccezioni, essere lecita e lasciare la vista com’era. A tempo ' +
    '(quello proprio del livello, o --budget) nessuna risposta può superare il suo tempo e --grace, ' +
    'nessuna dieci secondi, e il 95% deve arrivare in tempo. Con --iterations ogni domanda si pone ' +
    'tre volte: così com’è, con tutto il nascosto inventato di nuovo, e ancora una volta in ordine ' +
    'inverso; le risposte devono essere le stesse.\nCodice di uscita 0 solo se nulla è sbagliato.',
  'trial.which-game': 'quale gioco; altrimenti tutti',
  'trial.decisions': 'decisioni di ogni giocatore',
  'trial.milliseconds': 'millisecondi per decisione al posto di quelli del livello',
  'trial.steps': 'passi di ricerca per decisione; senza orologio, domande ripetute',
  'trial.grace': 'di quanto una risposta può superare il suo tempo',
  'command.endgames':
    'quanto i giocatori artificiali si avvicinano al miglior gioco in finali risolti esattamente',
  'endgames.more':
    'L’ultimo round del Core Set, due unità per parte con un’arma ciascuna, una per parte ancora da ' +
    'attivare, senza reazioni; ogni risposta e ogni tiro sono calcolati. Si saltano le posizioni le ' +
    'cui risposte differiscono di 0,05 del risultato o meno. Una risposta è trovata se è entro 0,01 ' +
    'dal miglior risultato. Codice di uscita 0 solo se il sergente (sergeant) trova il 75% e il ' +
    'capitano (captain) il 90%.',
  'endgames.positions': 'quante posizioni',
  'command.worker':
    'giocare partite dell’arena da una coda PostgreSQL, accanto a quanti altri processi si vuole',
  'worker.database': 'postgres://…: il database che usa «arena --database»',
  'worker.threads': 'quante partite insieme',
  'worker.until-empty': 'fermarsi quando la coda è vuota',
  'worker.json': 'scrivere un oggetto JSON per partita',
};
