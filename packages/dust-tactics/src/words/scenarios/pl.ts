/** Nazwy pól bitew, scenariuszy i gotowych armii. */
export const scenarios: Readonly<Record<string, string>> = {
  'field.open-ice.title': 'Otwarty lód',
  'field.open-ice.note': 'Daleko widać i niewiele jest miejsc, by się skryć.',
  'field.crevasses.title': 'Szczeliny',
  'field.crevasses.note': 'Poszarpany teren: walkery szukają przejść, oddziały narożników.',
  'field.base-corridors.title': 'Korytarze bazy',
  'field.base-corridors.note': 'Pokoje i drzwi; żaden strzał nie sięga dalej niż kilka pól.',
  'field.outpost.title': 'Posterunek',
  'field.outpost.note': 'Mała baza pośrodku otwartego terenu.',
  'field.long-glacier.title': 'Długi lodowiec',
  'field.long-glacier.note': 'Dwanaście płyt otwartej przestrzeni dla większych armii.',
  'field.drill-site.title': 'Odwiert',
  'field.drill-site.note': 'Dwanaście płyt: na jednej przekątnej hale, na drugiej lód.',

  'scenario.reconnaissance.title': 'Rekonesans',
  'scenario.reconnaissance.note': 'Wyrównana walka na otwartym lodzie, z narożnikami do ukrycia.',
  'scenario.reconnaissance.briefing':
    'Ziemia Królowej Maud, Antarktyda, styczeń 1947. Dwa patrole idą po tych samych śladach na śniegu i ' +
    'spotykają się tam, gdzie ślady się kończą. Żaden nie chce, by drugi opowiedział, co zobaczył.',
  'scenario.reconnaissance.allies': 'Zniszcz więcej, niż stracisz.',
  'scenario.reconnaissance.axis': 'Zniszcz więcej, niż stracisz.',
  'scenario.beacons-on-the-ice.title': 'Radiolatarnie na lodzie',
  'scenario.beacons-on-the-ice.note':
    'Trzy radiolatarnie w pół drogi: kto się rozproszy, ten punktuje; kto trzyma się razem, ten niszczy.',
  'scenario.beacons-on-the-ice.briefing':
    'Trzy radiolatarnie prowadzą samoloty z zaopatrzeniem i obie strony chcą następnego zrzutu. Samoloty ' +
    'nadlecą o zmierzchu i wylądują na ten sygnał, który usłyszą.',
  'scenario.beacons-on-the-ice.allies': 'Trzymaj radiolatarnie, gdy nadlecą samoloty.',
  'scenario.beacons-on-the-ice.axis': 'Trzymaj radiolatarnie, gdy nadlecą samoloty.',
  'scenario.beacons-on-the-ice.bonus.0': 'za każdą radiolatarnię utrzymaną na końcu',
  'scenario.hold-the-depot.title': 'Utrzymać skład',
  'scenario.hold-the-depot.note': 'Skład z drzwiami na każdą stronę: łatwo wejść, trudno utrzymać.',
  'scenario.hold-the-depot.briefing':
    'Skład Osi pod granią zaopatruje każdy patrol w promieniu osiemdziesięciu kilometrów. Rangersi mają ' +
    'czas do zmroku, by go zdobyć; grenadierzy muszą tylko w nim być, gdy zgasną światła.',
  'scenario.hold-the-depot.allies': 'Trzymaj na koniec co najmniej dwa z trzech pól składu.',
  'scenario.hold-the-depot.axis': 'Utrzymaj do końca co najmniej dwa z trzech pól składu.',
  'scenario.hold-the-depot.bonus.0': 'za utrzymanie na końcu dwóch pól składu',
  'scenario.the-pass.title': 'Przełęcz',
  'scenario.the-pass.note': 'Popękana ściana lodu, pośrodku zamknięta dla walkerów.',
  'scenario.the-pass.briefing':
    'Kolumna Osi jest odcięta, a jedyna droga do domu prowadzi przez Rangersów. Każdy oddział, który się ' +
    'przebije, jutro będzie walczył znowu.',
  'scenario.the-pass.allies': 'Nie pozwól dwóm jednostkom zejść przez twoją krawędź.',
  'scenario.the-pass.axis': 'Zejdź co najmniej dwiema jednostkami przez południową krawędź.',
  'scenario.the-pass.bonus.0': 'za każdą jednostkę, która wyszła przez południową krawędź',
  'scenario.fuel-dumps.title': 'Składy paliwa',
  'scenario.fuel-dumps.note': 'Trzy skrzynie za linią Osi: spal je i wyjdź z tego cało.',
  'scenario.fuel-dumps.briefing':
    'Bez paliwa walkery północnej grupy to pomniki. Za jej drutem leżą trzy składy; Rangersi niosą ogień.',
  'scenario.fuel-dumps.allies': 'Zniszcz składy paliwa.',
  'scenario.fuel-dumps.axis': 'Ocal paliwo i ukarz napastników.',
  'scenario.the-courier.title': 'Kurierka',
  'scenario.the-courier.note':
    'Pani oficer musi przejść planszę z zachodu na wschód, a z północy schodzą Rangersi.',
  'scenario.the-courier.briefing':
    'Pułkownik von Thaler niesie to, co wiertło wydobyło spod lodu. Samolot czeka za wschodnią granią, a ' +
    'jego silnik usłyszeli też Rangersi.',
  'scenario.the-courier.allies': 'Wyeliminuj pułkownik von Thaler.',
  'scenario.the-courier.axis':
    'Wyprowadź pułkownik von Thaler z planszy w południowej części wschodniej krawędzi.',
  'scenario.station-seven.title': 'Stacja Siedem',
  'scenario.station-seven.note': 'Obrońcy wychodzą z włazów pośrodku; napastnicy nadchodzą z dwóch stron.',
  'scenario.station-seven.briefing':
    'Odsiecz jest o dzień drogi, a burza już minęła. Kto został w Stacji Siedem, wychodzi włazami na górę ' +
    'i trzyma, co się da utrzymać.',
  'scenario.station-seven.allies': 'Bądź tam, gdy nadejdzie odsiecz.',
  'scenario.station-seven.axis': 'Zmieć stację albo stań na koniec w jej środku.',
  'scenario.station-seven.bonus.0': 'za to, że ktoś tam jest, gdy przybędzie odsiecz',
  'scenario.station-seven.bonus.1': 'za środek stacji na końcu',
  'scenario.white-noon.title': 'Białe południe',
  'scenario.white-noon.note': 'Obie pełne kompanie; linię liczy się trzy razy.',
  'scenario.white-noon.briefing':
    'Tak daleko na południu nie ma nocy i nie ma się dokąd wycofać. Obie kompanie mają rozkaz zająć linię ' +
    'trzech głowic wiertniczych i ją utrzymać.',
  'scenario.white-noon.allies': 'Trzymaj dwie z trzech głowic, wcześnie i późno.',
  'scenario.white-noon.axis': 'Trzymaj dwie z trzech głowic, wcześnie i późno.',
  'scenario.white-noon.bonus.0': 'za dwa z trzech pól po rundzie 4',
  'scenario.white-noon.bonus.1': 'za dwa z trzech pól po rundzie 6',
  'scenario.white-noon.bonus.2': 'za dwa z trzech pól na końcu',

  'army.boxed-allies': 'Alianci z Core Set',
  'army.boxed-axis': 'Oś z Core Set',
  'army.patrol-allies': 'Patrol Rangersów',
  'army.patrol-axis': 'Patrol miotaczy ognia',
  'army.battery-allies': 'Bateria Steel Rain',
  'army.battery-axis': 'Bateria Lothar',
  'army.heavy-allies': 'Ciężcy Rangersi',
  'army.heavy-axis': 'Ciężcy grenadierzy',
  'army.brass-allies': 'Brygada Iron Brass',
  'army.koenig-axis': 'Grupa Sturm-König',
  'army.regiment-allies': 'Pułk Rangersów',
  'army.blutkreuz-axis': 'Korpus Blutkreuz',
};
