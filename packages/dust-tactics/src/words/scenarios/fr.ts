/** Noms des champs de bataille, des scénarios et des armées toutes prêtes. */
export const scenarios: Readonly<Record<string, string>> = {
  'field.open-ice.title': 'Plaine de glace',
  'field.open-ice.note': 'De longues lignes de vue, et peu d’endroits pour s’y soustraire.',
  'field.crevasses.title': 'Crevasses',
  'field.crevasses.note':
    'Terrain accidenté : les marcheurs cherchent les couloirs, les escouades les angles.',
  'field.base-corridors.title': 'Couloirs de la base',
  'field.base-corridors.note': 'Des salles et des portes ; aucun tir ne va plus loin que quelques cases.',
  'field.outpost.title': 'Avant-poste',
  'field.outpost.note': 'Une petite base au milieu d’un terrain dégagé.',
  'field.long-glacier.title': 'Le long glacier',
  'field.long-glacier.note': 'Douze dalles de terrain dégagé pour de plus grandes armées.',
  'field.drill-site.title': 'Site de forage',
  'field.drill-site.note': 'Douze dalles : des halls sur une diagonale, de la glace sur l’autre.',

  'scenario.reconnaissance.title': 'Reconnaissance',
  'scenario.reconnaissance.note': 'Un combat équilibré sur la glace, avec des angles où se cacher.',
  'scenario.reconnaissance.briefing':
    'Terre de la Reine-Maud, Antarctique, janvier 1947. Deux patrouilles suivent les mêmes traces dans la ' +
    'neige et se rencontrent là où elles s’arrêtent. Aucune ne veut que l’autre raconte ce qu’elle a vu.',
  'scenario.reconnaissance.allies': 'Détruisez plus que vous ne perdez.',
  'scenario.reconnaissance.axis': 'Détruisez plus que vous ne perdez.',
  'scenario.beacons-on-the-ice.title': 'Balises sur la glace',
  'scenario.beacons-on-the-ice.note':
    'Trois balises entre les deux camps : qui se disperse marque, qui reste groupé tue.',
  'scenario.beacons-on-the-ice.briefing':
    'Trois radiobalises guident les avions de ravitaillement, et les deux camps veulent le prochain ' +
    'largage. Les avions arrivent au crépuscule et se posent au signal qu’ils entendent.',
  'scenario.beacons-on-the-ice.allies': 'Tenez les balises à l’arrivée des avions.',
  'scenario.beacons-on-the-ice.axis': 'Tenez les balises à l’arrivée des avions.',
  'scenario.beacons-on-the-ice.bonus.0': 'pour chaque balise tenue à la fin',
  'scenario.hold-the-depot.title': 'Tenir le dépôt',
  'scenario.hold-the-depot.note':
    'Un dépôt avec des portes de tous côtés : facile d’y entrer, difficile d’y rester.',
  'scenario.hold-the-depot.briefing':
    'Le dépôt de l’Axe sous la crête nourrit toutes les patrouilles à quatre-vingts kilomètres à la ' +
    'ronde. Les Rangers ont jusqu’à la nuit pour le prendre ; les Grenadiers doivent seulement être là ' +
    'quand les lumières s’éteignent.',
  'scenario.hold-the-depot.allies': 'Tenez à la fin au moins deux des trois cases du dépôt.',
  'scenario.hold-the-depot.axis': 'Gardez jusqu’à la fin au moins deux des trois cases du dépôt.',
  'scenario.hold-the-depot.bonus.0': 'pour deux cases du dépôt tenues à la fin',
  'scenario.the-pass.title': 'Le col',
  'scenario.the-pass.note': 'Un mur de glace brisé, dont le milieu est fermé aux marcheurs.',
  'scenario.the-pass.briefing':
    'Une colonne de l’Axe est coupée des siens, et le seul chemin du retour passe par les Rangers. Chaque ' +
    'escouade qui s’échappe sera de retour demain.',
  'scenario.the-pass.allies': 'Ne laissez pas deux unités sortir par votre bord.',
  'scenario.the-pass.axis': 'Sortez par le bord sud avec au moins deux unités.',
  'scenario.the-pass.bonus.0': 'pour chaque unité sortie par le bord sud',
  'scenario.fuel-dumps.title': 'Dépôts de carburant',
  'scenario.fuel-dumps.note': 'Trois caisses derrière les lignes de l’Axe : brûlez-les et tirez-vous-en.',
  'scenario.fuel-dumps.briefing':
    'Sans carburant, les marcheurs du groupe nord sont des statues. Trois dépôts se trouvent derrière ' +
    'leurs barbelés ; les Rangers apportent le feu.',
  'scenario.fuel-dumps.allies': 'Détruisez les dépôts de carburant.',
  'scenario.fuel-dumps.axis': 'Gardez le carburant et punissez le raid.',
  'scenario.the-courier.title': 'Le courrier',
  'scenario.the-courier.note':
    'Une officière doit traverser le plateau d’ouest en est pendant que les Rangers descendent du nord.',
  'scenario.the-courier.briefing':
    'Le colonel von Thaler porte ce que la foreuse a remonté de sous la glace. L’avion attend derrière la ' +
    'crête est, et les Rangers ont eux aussi entendu le moteur.',
  'scenario.the-courier.allies': 'Éliminez le colonel von Thaler.',
  'scenario.the-courier.axis': 'Faites sortir le colonel von Thaler par la partie sud du bord est.',
  'scenario.station-seven.title': 'Station Sept',
  'scenario.station-seven.note':
    'Les défenseurs sortent des trappes au milieu ; les attaquants arrivent de deux côtés.',
  'scenario.station-seven.briefing':
    'La relève est à un jour d’ici et la tempête est passée. Ceux qui restent dans la Station Sept ' +
    'remontent par les trappes et tiennent ce qui peut l’être.',
  'scenario.station-seven.allies': 'Soyez là quand la relève arrive.',
  'scenario.station-seven.axis': 'Anéantissez la station, ou occupez-en le centre à la fin.',
  'scenario.station-seven.bonus.0': 'pour être encore là quand la relève arrive',
  'scenario.station-seven.bonus.1': 'pour le centre de la station à la fin',
  'scenario.white-noon.title': 'Midi blanc',
  'scenario.white-noon.note': 'Les deux compagnies au complet ; la ligne est comptée trois fois.',
  'scenario.white-noon.briefing':
    'Si loin au sud, il n’y a pas de nuit et nulle part où se replier. Les deux compagnies ont ordre de ' +
    'prendre la ligne des trois têtes de forage, et de la garder.',
  'scenario.white-noon.allies': 'Tenez deux des trois têtes de forage, tôt et tard.',
  'scenario.white-noon.axis': 'Tenez deux des trois têtes de forage, tôt et tard.',
  'scenario.white-noon.bonus.0': 'pour deux des trois cases après la manche 4',
  'scenario.white-noon.bonus.1': 'pour deux des trois cases après la manche 6',
  'scenario.white-noon.bonus.2': 'pour deux des trois cases à la fin',

  'army.boxed-allies': 'Compagnie alliée de la boîte de base',
  'army.boxed-axis': 'Compagnie de l’Axe de la boîte de base',
  'army.patrol-allies': 'Patrouille de Rangers',
  'army.patrol-axis': 'Patrouille lance-flammes',
  'army.battery-allies': 'Batterie « Steel Rain »',
  'army.battery-axis': 'Batterie « Lothar »',
  'army.heavy-allies': 'Rangers lourds',
  'army.heavy-axis': 'Grenadiers lourds',
  'army.brass-allies': 'Brigade « Iron Brass »',
  'army.koenig-axis': 'Groupe « Sturm-König »',
  'army.regiment-allies': 'Régiment de Rangers',
  'army.blutkreuz-axis': 'Corps Blutkreuz',
};
