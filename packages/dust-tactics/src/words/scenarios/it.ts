/** Names of battlefields, scenarios and ready-made armies in Italian. */
export const scenarios: Readonly<Record<string, string>> = {
  'field.open-ice.title': 'Ghiaccio aperto',
  'field.open-ice.note': 'Lunghe linee di vista, e pochi posti per sottrarvisi.',
  'field.crevasses.title': 'Crepacci',
  'field.crevasses.note': 'Terreno rotto: i camminatori cercano varchi, le squadre angoli.',
  'field.base-corridors.title': 'Corridoi della base',
  'field.base-corridors.note': 'Stanze e porte; nessun tiro va oltre poche caselle.',
  'field.outpost.title': 'Avamposto',
  'field.outpost.note': 'Una piccola base in mezzo al terreno aperto.',
  'field.long-glacier.title': 'Il lungo ghiacciaio',
  'field.long-glacier.note': 'Dodici tessere di terreno aperto per eserciti più grandi.',
  'field.drill-site.title': 'La trivella',
  'field.drill-site.note': 'Dodici tessere: capannoni su una diagonale, ghiaccio sull’altra.',

  'scenario.reconnaissance.title': 'Ricognizione',
  'scenario.reconnaissance.note': 'Uno scontro equilibrato sul ghiaccio, con angoli dove ripararsi.',
  'scenario.reconnaissance.briefing':
    'Terra della Regina Maud, Antartide, gennaio 1947. Due pattuglie seguono le stesse tracce nella neve ' +
    'e si incontrano dove finiscono. Nessuna vuole che l’altra racconti ciò che ha visto.',
  'scenario.reconnaissance.allies': 'Distruggi più di quanto perdi.',
  'scenario.reconnaissance.axis': 'Distruggi più di quanto perdi.',
  'scenario.beacons-on-the-ice.title': 'Radiofari sul ghiaccio',
  'scenario.beacons-on-the-ice.note':
    'Tre radiofari a metà strada: chi si sparpaglia fa punti, chi resta unito vince a fuoco.',
  'scenario.beacons-on-the-ice.briefing':
    'Tre radiofari guidano gli aerei dei rifornimenti, ed entrambe le parti vogliono il prossimo lancio. ' +
    'Gli aerei arrivano al crepuscolo e atterrano seguendo il segnale che sentono.',
  'scenario.beacons-on-the-ice.allies': 'Tieni i radiofari quando arrivano gli aerei.',
  'scenario.beacons-on-the-ice.axis': 'Tieni i radiofari quando arrivano gli aerei.',
  'scenario.beacons-on-the-ice.bonus.0': 'per ogni radiofaro tenuto alla fine',
  'scenario.hold-the-depot.title': 'Tenere il deposito',
  'scenario.hold-the-depot.note': 'Un deposito con porte da ogni lato: facile entrarci, difficile tenerlo.',
  'scenario.hold-the-depot.briefing':
    'Il deposito dell’Asse sotto la cresta rifornisce ogni pattuglia nel raggio di ottanta chilometri. I ' +
    'Ranger hanno tempo fino al buio per prenderlo; ai Granatieri basta esserci quando le luci si ' +
    'spengono.',
  'scenario.hold-the-depot.allies': 'Alla fine tieni almeno due delle tre caselle del deposito.',
  'scenario.hold-the-depot.axis': 'Conserva fino alla fine almeno due delle tre caselle del deposito.',
  'scenario.hold-the-depot.bonus.0': 'per due caselle del deposito tenute alla fine',
  'scenario.the-pass.title': 'Il passo',
  'scenario.the-pass.note': 'Un muro di ghiaccio spezzato, con il centro chiuso ai camminatori.',
  'scenario.the-pass.briefing':
    'Una colonna dell’Asse è tagliata fuori, e l’unica strada di casa passa tra i Ranger. Ogni squadra ' +
    'che passa sarà di ritorno domani.',
  'scenario.the-pass.allies': 'Non lasciar uscire due unità dal tuo bordo.',
  'scenario.the-pass.axis': 'Esci dal bordo sud con almeno due unità.',
  'scenario.the-pass.bonus.0': 'per ogni unità uscita dal bordo sud',
  'scenario.fuel-dumps.title': 'Depositi di carburante',
  'scenario.fuel-dumps.note': 'Tre casse dietro la linea dell’Asse: bruciale e cavatela.',
  'scenario.fuel-dumps.briefing':
    'Senza carburante i camminatori del gruppo nord sono statue. Tre depositi stanno dietro il loro filo ' +
    'spinato; i Ranger portano il fuoco.',
  'scenario.fuel-dumps.allies': 'Distruggi i depositi di carburante.',
  'scenario.fuel-dumps.axis': 'Salva il carburante e punisci l’incursione.',
  'scenario.the-courier.title': 'Il corriere',
  'scenario.the-courier.note':
    'Un’ufficiale deve attraversare il campo da ovest a est mentre i Ranger scendono da nord.',
  'scenario.the-courier.briefing':
    'Il colonnello von Thaler porta con sé ciò che la trivella ha tirato fuori dal ghiaccio. L’aereo ' +
    'aspetta oltre la cresta orientale, e anche i Ranger hanno sentito il motore.',
  'scenario.the-courier.allies': 'Elimina il colonnello von Thaler.',
  'scenario.the-courier.axis':
    'Porta il colonnello von Thaler fuori dal campo, nella parte sud del bordo est.',
  'scenario.station-seven.title': 'Stazione Sette',
  'scenario.station-seven.note':
    'I difensori escono dalle botole al centro; gli attaccanti arrivano da due lati.',
  'scenario.station-seven.briefing':
    'I soccorsi sono a un giorno di distanza e la tempesta è finita. Chi resta nella Stazione Sette sale ' +
    'dalle botole e tiene ciò che si può tenere.',
  'scenario.station-seven.allies': 'Sii ancora lì quando arrivano i soccorsi.',
  'scenario.station-seven.axis': 'Annienta la stazione, o alla fine sii al suo centro.',
  'scenario.station-seven.bonus.0': 'per essere ancora lì quando arrivano i rinforzi',
  'scenario.station-seven.bonus.1': 'per il centro della stazione alla fine',
  'scenario.white-noon.title': 'Mezzogiorno bianco',
  'scenario.white-noon.note': 'Entrambe le compagnie al completo; la linea si conta tre volte.',
  'scenario.white-noon.briefing':
    'Così a sud non c’è notte, né un posto dove ripiegare. Entrambe le compagnie hanno l’ordine di ' +
    'prendere la linea delle tre trivelle, e di tenersela.',
  'scenario.white-noon.allies': 'Tieni due delle tre trivelle, presto e tardi.',
  'scenario.white-noon.axis': 'Tieni due delle tre trivelle, presto e tardi.',
  'scenario.white-noon.bonus.0': 'per due delle tre caselle dopo il round 4',
  'scenario.white-noon.bonus.1': 'per due delle tre caselle dopo il round 6',
  'scenario.white-noon.bonus.2': 'per due delle tre caselle alla fine',

  'army.boxed-allies': 'Compagnia alleata del Core Set',
  'army.boxed-axis': 'Compagnia dell’Asse del Core Set',
  'army.patrol-allies': 'Pattuglia di Ranger',
  'army.patrol-axis': 'Pattuglia lanciafiamme',
  'army.battery-allies': 'Batteria Steel Rain',
  'army.battery-axis': 'Batteria Lothar',
  'army.heavy-allies': 'Ranger pesanti',
  'army.heavy-axis': 'Granatieri pesanti',
  'army.brass-allies': 'Brigata Iron Brass',
  'army.koenig-axis': 'Gruppo Sturm-König',
  'army.regiment-allies': 'Reggimento Ranger',
  'army.blutkreuz-axis': 'Corpo Blutkreuz',
};
