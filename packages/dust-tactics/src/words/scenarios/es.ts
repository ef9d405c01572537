/** What battlefields, scenarios and ready-made armies are called in Spanish. */
export const scenarios: Readonly<Record<string, string>> = {
  'field.open-ice.title': 'Hielo abierto',
  'field.open-ice.note': 'Largas líneas de visión y pocos sitios donde esconderse de ellas.',
  'field.crevasses.title': 'Grietas',
  'field.crevasses.note': 'Terreno roto: los caminantes buscan pasillos; las escuadras, esquinas.',
  'field.base-corridors.title': 'Pasillos de la base',
  'field.base-corridors.note': 'Salas y puertas; nada se dispara a más de unas casillas.',
  'field.outpost.title': 'Puesto avanzado',
  'field.outpost.note': 'Una pequeña base en medio del campo abierto.',
  'field.long-glacier.title': 'El glaciar largo',
  'field.long-glacier.note': 'Doce losetas de campo abierto para ejércitos mayores.',
  'field.drill-site.title': 'La perforación',
  'field.drill-site.note': 'Doce losetas: naves en una diagonal y hielo en la otra.',

  'scenario.reconnaissance.title': 'Reconocimiento',
  'scenario.reconnaissance.note': 'Un combate igualado en hielo abierto, con esquinas donde esconderse.',
  'scenario.reconnaissance.briefing':
    'Tierra de la Reina Maud, Antártida, enero de 1947. Dos patrullas siguen las mismas huellas en la ' +
    'nieve y se encuentran donde terminan. Ninguna quiere que la otra cuente lo que ha visto.',
  'scenario.reconnaissance.allies': 'Destruye más de lo que pierdas.',
  'scenario.reconnaissance.axis': 'Destruye más de lo que pierdas.',
  'scenario.beacons-on-the-ice.title': 'Balizas en el hielo',
  'scenario.beacons-on-the-ice.note':
    'Tres balizas a medio camino entre los bandos: quien se dispersa puntúa; quien se agrupa mata.',
  'scenario.beacons-on-the-ice.briefing':
    'Tres radiobalizas guían a los aviones de suministro, y ambos bandos quieren el próximo lanzamiento. ' +
    'Los aviones llegan al anochecer y aterrizan según la señal que oyen.',
  'scenario.beacons-on-the-ice.allies': 'Controla las balizas cuando lleguen los aviones.',
  'scenario.beacons-on-the-ice.axis': 'Controla las balizas cuando lleguen los aviones.',
  'scenario.beacons-on-the-ice.bonus.0': 'por cada baliza mantenida al final',
  'scenario.hold-the-depot.title': 'El depósito',
  'scenario.hold-the-depot.note':
    'Un depósito con puertas por todos los lados: fácil de tomar, difícil de conservar.',
  'scenario.hold-the-depot.briefing':
    'El depósito del Eje bajo la cresta abastece a todas las patrullas en ochenta kilómetros a la ' +
    'redonda. Los Rangers tienen hasta que oscurezca para tomarlo; a los Grenadiers les basta con estar ' +
    'ahí cuando se apaguen las luces.',
  'scenario.hold-the-depot.allies': 'Controla al final al menos dos de las tres casillas del depósito.',
  'scenario.hold-the-depot.axis': 'Conserva hasta el final al menos dos de las tres casillas del depósito.',
  'scenario.hold-the-depot.bonus.0': 'por mantener dos casillas del depósito al final',
  'scenario.the-pass.title': 'El paso',
  'scenario.the-pass.note': 'Un muro de hielo roto, con el centro cerrado a los caminantes.',
  'scenario.the-pass.briefing':
    'Una columna del Eje ha quedado aislada y el único camino a casa pasa por los Rangers. Cada escuadra ' +
    'que logre pasar volverá mañana.',
  'scenario.the-pass.allies': 'No dejes que salgan dos unidades por tu borde.',
  'scenario.the-pass.axis': 'Sal por el borde sur con al menos dos unidades.',
  'scenario.the-pass.bonus.0': 'por cada unidad que salió por el borde sur',
  'scenario.fuel-dumps.title': 'Depósitos de combustible',
  'scenario.fuel-dumps.note': 'Tres cajas tras la línea del Eje: quémalas y sal con vida.',
  'scenario.fuel-dumps.briefing':
    'Sin combustible, los caminantes del grupo norte son estatuas. Hay tres depósitos tras su alambrada; ' +
    'los Rangers llevan el fuego.',
  'scenario.fuel-dumps.allies': 'Destruye los depósitos de combustible.',
  'scenario.fuel-dumps.axis': 'Conserva el combustible y castiga la incursión.',
  'scenario.the-courier.title': 'El correo',
  'scenario.the-courier.note':
    'Una oficial debe cruzar el tablero de oeste a este mientras los Rangers bajan desde el norte.',
  'scenario.the-courier.briefing':
    'La coronel von Thaler lleva lo que la perforadora sacó de debajo del hielo. El avión espera tras la ' +
    'cresta oriental, y los Rangers también han oído el motor.',
  'scenario.the-courier.allies': 'Elimina a la coronel von Thaler.',
  'scenario.the-courier.axis': 'Saca a la coronel von Thaler del tablero por la parte sur del borde este.',
  'scenario.station-seven.title': 'Estación Siete',
  'scenario.station-seven.note':
    'Los defensores salen por las escotillas del centro; los atacantes llegan por dos lados.',
  'scenario.station-seven.briefing':
    'El relevo está a un día y la tormenta ha pasado. Quien queda en la Estación Siete sube por las ' +
    'escotillas y defiende lo que se pueda defender.',
  'scenario.station-seven.allies': 'Sigue ahí cuando llegue el relevo.',
  'scenario.station-seven.axis': 'Aniquila la estación, u ocupa su centro al final.',
  'scenario.station-seven.bonus.0': 'por seguir allí cuando llegue el relevo',
  'scenario.station-seven.bonus.1': 'por el centro de la estación al final',
  'scenario.white-noon.title': 'Mediodía blanco',
  'scenario.white-noon.note': 'Las dos compañías al completo; la línea se cuenta tres veces.',
  'scenario.white-noon.briefing':
    'Tan al sur no hay noche ni adónde replegarse. Ambas compañías tienen orden de hacerse con la línea ' +
    'de las tres perforadoras, y de no soltarla.',
  'scenario.white-noon.allies': 'Controla dos de las tres perforadoras, pronto y tarde.',
  'scenario.white-noon.axis': 'Controla dos de las tres perforadoras, pronto y tarde.',
  'scenario.white-noon.bonus.0': 'por dos de las tres casillas tras la ronda 4',
  'scenario.white-noon.bonus.1': 'por dos de las tres casillas tras la ronda 6',
  'scenario.white-noon.bonus.2': 'por dos de las tres casillas al final',

  'army.boxed-allies': 'Compañía aliada del Core Set',
  'army.boxed-axis': 'Compañía del Eje del Core Set',
  'army.patrol-allies': 'Patrulla de Rangers',
  'army.patrol-axis': 'Patrulla de lanzallamas',
  'army.battery-allies': 'Batería «Steel Rain»',
  'army.battery-axis': 'Batería «Lothar»',
  'army.heavy-allies': 'Rangers pesados',
  'army.heavy-axis': 'Grenadiers pesados',
  'army.brass-allies': 'Brigada «Iron Brass»',
  'army.koenig-axis': 'Grupo «Sturm-König»',
  'army.regiment-allies': 'Regimiento de Rangers',
  'army.blutkreuz-axis': 'Cuerpo Blutkreuz',
};
