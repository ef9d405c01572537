import type { words as english } from './en.ts';

/** Słowa lekcji, pod tymi samymi kluczami co po angielsku. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'moving.title': 'Ruch',
  'moving.about': 'Pola, przekątne, ściany',
  'moving.intro':
    'Dowodzisz Aliantami, na okrągłych niebieskich podstawkach. Strona, której kolej, aktywuje jedną ' +
    'jednostkę, potem druga strona.',
  'moving.walk':
    'Wybierz oddział na B6. Niebieskie pola są o jeden ruch stąd, kropkowane o dwa. Wybierz C5: ' +
    'oddział tam pójdzie. Na ściany wejść nie można; pierwszy krok na ukos kosztuje jeden, ' +
    'następne dwa.',
  'moving.second':
    'Drugą akcją byłby atak, ale nikogo nie ma w zasięgu: naciśnij „Nie strzelaj”. Potem ' +
    'kolej wroga i znów twoja.',
  'moving.far':
    'Teraz Assault Rangers na D6: szybcy, idą o pole dalej. Przesuń ich na C6, obok skrzyni na B5. ' +
    'Skrzynia to miękka osłona.',
  'moving.end': 'Tak wygląda ruch. Każdy krok można cofnąć strzałką u góry, póki nie padną kości.',
  'shooting.title': 'Strzelanie i osłona',
  'shooting.about': 'Zasięg, linia wzroku, kości, osłona',
  'shooting.intro':
    'By strzelać, broń musi sięgać celu i go widzieć. Kreskowanych pól wybrana jednostka nie widzi; linie ' +
    'przerywane pokazują, jak daleko sięga jej broń.',
  'shooting.aim':
    'Wybierz oddział na B3, potem wroga na D2. Tabela pokazuje dokładne szanse każdej broni. Gdy ci ' +
    'odpowiadają, naciśnij duży przycisk.',
  'shooting.dice':
    'Kość trafia na dwóch z sześciu ścianek. Wróg stał przy skrzyni: za każde trafienie ' +
    'rzucił kością i część obronił. Dziennik opowiada wszystko, razem z zasadami.',
  'shooting.open':
    'Teraz oddział na D6: porównaj szanse przeciw Laser Grenadiers na F4, którzy stoją w otwartym polu. Strzelaj.',
  'shooting.end':
    'Miękka osłona broni mniej więcej przed co trzecim trafieniem, twarda przed dwoma z trzech. ' +
    'Idź tam, gdzie wróg jej nie ma, i stój tam, gdzie masz ją ty.',
  'close.title': 'Atak ciągły, walka wręcz',
  'close.about': 'Dwie akcje na jeden atak i ostrza',
  'close.intro':
    'Jednostka ma dwie akcje. Obie można włożyć w jeden atak: wtedy każdą kość, która ' +
    'spudłuje, rzuca się ponownie.',
  'close.sustained':
    'Niech oddział na B4 strzela do Battle Grenadiers na B2. Z miejsca program proponuje atak ciągły; ' +
    'porównaj szanse z nim i bez niego.',
  'close.close':
    'Combat Rangers na D5 stoją obok wroga na D4. Broń o zasięgu C służy do walki wręcz: obie strony ' +
    'uderzają jednocześnie. Zaatakuj wszystkim.',
  'close.end': 'Walka wręcz jest groźna dla obu stron. Tabela szans pokazuje, co może cię kosztować.',
  'walkers.title': 'Walkery',
  'walkers.about': 'Pancerz, duże działa, miażdżenie i skoki',
  'walkers.intro':
    'Walkery mają pancerz pojazdu i kratki życia. Karabiny ledwie je drasną: spójrz na kolumny V1 do ' +
    'V7 na kartach.',
  'walkers.gun': 'Działo Poundera ma zasięg U: tak daleko, jak widzi. Strzel do Ludwiga na E2.',
  'walkers.crush':
    'Hot Dog na C5 może wejść na skrzynię na C4 i ją zmiażdżyć albo przeskakiwać przeszkody. ' +
    'Wybierz C4, potem powiedz, czy ją miażdży.',
  'walkers.flame':
    'Jego miotacz Napalm Thrower pali każde pole po drodze i pomija osłony. Użyj go na oddział na C3.',
  'walkers.end': 'Kratki zapełniają się obrażeniami. Walker bez wolnych kratek jest zniszczony.',
  'heroes.title': 'Bohaterowie',
  'heroes.about': 'Dołączanie do oddziału, wspólne zdolności',
  'heroes.intro':
    'Bohater może przed grą dołączyć do oddziału o tym samym pancerzu. Ruszają się, strzelają i obrywają ' +
    'jako jedna jednostka. Joe stoi z Assault Rangers.',
  'heroes.together': 'Rusz nimi razem ku wrogowi: wybierz C3. Jedno pole to ruch, drugie daje Fast.',
  'heroes.weapons':
    'Zaatakuj Laser Grenadiers. Granatnik Joego strzela razem z oddziałem, a granaty pomijają osłonę.',
  'heroes.part':
    'Kto przyjmuje trafienie, żołnierz czy bohater, decyduje właściciel. Bohater może odejść na dobre: to ' +
    'rozkaz „osobno”.',
  'heroes.end': 'Bohaterowie odwracają losy bitew i giną jak wszyscy.',
  'battle.title': 'Mała bitwa',
  'battle.about': 'Cztery rundy przeciw komputerowi',
  'battle.intro':
    'Cztery rundy. Wygrywa, kto zniszczy więcej punktów armii. Wrogowie, którzy jeszcze nie działali, ' +
    'mogą strzelić, gdy ruszasz się na ich oczach: to ogień reakcyjny.',
  'battle.advance': 'Zacznij: wysuń jednostkę naprzód, w miarę możności w osłonę.',
  'battle.fight':
    'Teraz wszystko zależy od ciebie. Warstwy pod planszą pokazują, gdzie wróg może ci zaszkodzić.',
  'reactive.title': 'Ogień reakcyjny',
  'reactive.about': 'Strzelanie w turze wroga',
  'reactive.intro':
    'Zaczyna Oś. Jednostka, która jeszcze nie działała, może strzelić, gdy wróg idzie: do czterech pól, w ' +
    'polu widzenia, raz na rundę.',
  'reactive.react':
    'Grenadierzy podeszli na cztery pola do B6. Naciśnij „Strzelaj wszystkim”: jedna kość musi ' +
    'pokazać trafienie, inaczej okazja mija. Sam atak jest zwykły, jedną akcją.',
  'reactive.spent':
    'Cena: oddział, który strzela w turze wroga, w tej rundzie już zadziałał. Kto reaguje ' +
    'wcześnie, nie ruszy później.',
  'reactive.walk':
    'To działa w obie strony. Idź oddziałem z E6 na D5: wróg, który jeszcze nie działał, też ' +
    'może do ciebie strzelić.',
  'reactive.end': 'Gdzie możesz, daj wrogom działać pierwszym: jednostka, która działała, już nie reaguje.',
  'facing.title': 'Kierunek',
  'facing.about': 'Przednie pola ostrzału, wieże, obracanie',
  'facing.intro':
    'Maszyny patrzą w jedną stronę: to mała strzałka na brzegu. Działa Wildfire strzelają tylko do ' +
    'przodu, a patrzy on na północ.',
  'facing.pick': 'Wybierz Wildfire na C4 i wydaj rozkazy.',
  'facing.turn':
    'Rozkaż Ruch, potem Atak. Zamiast iść, naciśnij strzałkę na wschód: obrót jest częścią ' +
    'ruchu i nic nie kosztuje.',
  'facing.fire': 'Teraz oddział na G4 jest w przednim polu ostrzału. Strzelaj.',
  'facing.turret':
    'Pounder na E6 ma wieżę: działo strzela dookoła, tylko mniejsza broń jest stała. Zaatakuj walkera na ' +
    'A6 bez obracania.',
  'facing.end': 'Obracaj się tak, by i następny cel był z przodu. Piechota nie ma kierunku.',
  'reactions.title': 'Reakcje',
  'reactions.about': 'Odpowiedź wrogowi, który idzie lub strzela',
  'reactions.intro':
    'Jednostka, która jeszcze nie działała, może reagować na widocznego wroga, który do czterech pól ' +
    'kończy ruch albo atakuje. Poczekaj na grenadierów.',
  'reactions.react':
    'Stanęli na C3, przed twoim Wildfire. Naciśnij „Strzelaj wszystkim”: dwie kości; jeden ' +
    'symbol frakcji to atak, dwa to atak ciągły. Nikt inny nie może być celem.',
  'reactions.cost':
    'Reakcja jest aktywacją jednostki. W tej turze nie zrobi już nic, niezależnie od powodzenia.',
  'reactions.own':
    'Na twoje ruchy można odpowiadać tak samo. Przesuń oddział z F6 o pole naprzód: za daleko, by ' +
    'ktoś zareagował.',
  'reactions.end': 'Patrz, zanim skoczysz: warstwa zagrożenia pokazuje, kto mógłby odpowiedzieć.',
  'command.title': 'Dowodzenie',
  'command.about': 'Rozkazy, dzięki którym jednostka działa dwa razy',
  'command.intro': 'Oddział dowodzenia wydaje rozkazy zamiast akcji. Z radiem sięga przez całą planszę.',
  'command.advance':
    'Najpierw niech oddział z C6 pomaszeruje cztery pola naprzód: wybierz go, a potem dwa razy C2. ' +
    'Marsz zajmuje obie akcje, więc oddział już zadziałał.',
  'command.order':
    'Teraz oddział dowodzenia na D6: rozkaz „Naprzód”, potem „Nic”. Jedna kość; przy ' +
    'symbolu frakcji oddział może działać drugi raz.',
  'command.again': 'Udało się: oddział działa jeszcze raz. Wyceluj w E1 i strzelaj.',
  'command.end': 'Naprawa i „Wstawaj” to też rozkazy. Trzymaj oficera z dala od oczu: bez niego ich nie ma.',
  'transports.title': 'Transportery',
  'transports.about': 'Wsiadanie, jazda, wysiadanie',
  'transports.intro': 'Tym razem prowadzisz Oś. Hanomag wiezie oddział i w marszu jedzie pięć pól.',
  'transports.board':
    'Wybierz oddział na C6 i wydaj mu rozkazy: Ruch, potem Nic. Teraz naciśnij „Wsiądź: ' + 'Hanomag”.',
  'transports.drive': 'Teraz Hanomag: rozkaż Marsz i jedź na F2. Obróć go, jak chcesz.',
  'transports.out':
    'Nowa tura: masz inicjatywę, zacznij. Wybierz oddział: wysiadanie to jego ruch. Wybierz G2, obok ' +
    'pojazdu, i zaatakuj H1.',
  'transports.end':
    'Gdy transporter zostanie zniszczony, ci wewnątrz mogą ucierpieć. Wysiądź, zanim do ciebie strzelą.',
  'aircraft.title': 'Samoloty',
  'aircraft.about': 'Lot nad wszystkim i ogień w górę',
  'aircraft.intro':
    'Samoloty latają nad ścianami, drzewami i jednostkami. Spójrz na kolumny A1 do A3 na kartach: mało ' +
    'która broń ich sięga.',
  'aircraft.fly':
    'Wybierz Dragonfly na C6, rozkaż Ruch i Atak i przeleć nad ruiną na D2. Niech patrzy na północ.',
  'aircraft.fire': 'Oddział na D1 jest z przodu. Strzelaj.',
  'aircraft.flak':
    'Wrogi Adler wisi nad H2. Niech oddział na J6 do niego strzela: karabiny i karabin maszynowy ' +
    'mogą go drasnąć.',
  'aircraft.end':
    'Przed okiem z góry nic się nie skryje, a samoloty nie mają osłony. Miej coś, co ich sięga.',
  'buildings.title': 'Budynki',
  'buildings.about': 'Drzwi, okna, piętra',
  'buildings.intro':
    'Grube linie to ściany; przerwy to drzwi i okna. Chodzi się, widzi i strzela tylko przez przerwy.',
  'buildings.enter': 'Wybierz oddział na D5, potem E3: przejdzie przez drzwi na D4 i dalej do okna.',
  'buildings.window': 'Stamtąd, zza okna, strzelaj do oddziału na H3. Ty masz osłonę, on jej nie ma.',
  'buildings.stairs':
    'Budynek ma dwie kondygnacje. Wybierz oddział na C4, potem D4: wejdzie drugimi drzwiami. Może ' +
    'iść dalej: naciśnij „Piętro wyżej”.',
  'buildings.end': 'Schody kosztują pole, w górę i w dół. Z dachu patrzy się ponad ścianami.',
  'works.title': 'Okopy i punkty oporu',
  'works.about': 'Umocnienia, które chronią, i takie, które zatrzymują',
  'works.intro':
    'Okopy i punkty oporu to osłona dla piechoty. Drut kolczasty zatrzymuje, miny kosztują życie.',
  'works.trench': 'Niech oddział z B6 ruszy i atakuje: wejdź do okopu na B4.',
  'works.fire': 'Strzelaj stamtąd do oddziału na B1. Ty masz osłonę; on stoi w otwartym polu.',
  'works.strongpoint': 'Teraz oddział z F6: wejdź do punktu oporu, na F4.',
  'works.over':
    'Punkt oporu patrzy na wszystkie strony, a nieudaną obronę rzuca się ponownie. Zaatakuj oddział na F1.',
  'works.end': 'Drut od B2 do D2 i miny na F2 strzegą drogi do ciebie. Piechota może je przeciąć i rozbroić.',
  'measured.title': 'Na stole',
  'measured.about': 'Battlefield: szyki, zasięgi w centymetrach, dzioby, wzorniki',
  'measured.intro':
    'Battlefield nie zna pól. Wszystko mierzy się w centymetrach od podstawki do podstawki: 10 cm to ' +
    'jeden punkt ruchu lub zasięgu. Dowodzisz niebieską drużyną; wróg stoi na otwartym terenie.',
  'measured.move':
    'Przeciągnij swoją drużynę za niski mur. Zacieniony teren to Ruch, po którym zostaje atak; kropkowana ' +
    'linia to Marsz, po którym go nie ma. Linie od widma mówią, kto może strzelać. Potem naciśnij Idź tam.',
  'measured.fire':
    'Niski mur lub skrzynia do 10 cm chroni, las i ruiny chronią tych, którzy są w środku. Spójrz ' +
    'na szanse przeciw drużynie na północy (2a) i naciśnij jej wiersz: strzela wszystko, co jej ' +
    'sięga.',
  'measured.pinned':
    'Trafienia nie tylko zabijają: kto został trafiony, jest też przygwożdżony. Mówi o tym ' +
    'znacznik obok jednostki, aż pozbiera się w swojej turze; przez to robi mniej.',
  'measured.turn':
    'Twój kroczący strzela tylko do przodu, a wróg stoi po jego prawej. Wybierz go, potem teren obok i obróć ' +
    'dziób (przeciągając, albo Q i E), aż linia do wroga będzie zielona. Potem naciśnij Idź tam.',
  'measured.gun': 'Teraz strzelaj do drużyny po prawej.',
  'measured.template':
    'Granatnik Bazooki Joe razi wszystkich pod wzornikiem. Wybierz go, potem drużynę przed nim: pojawią się ' +
    'jej szanse. Naciśnij Atak ciągły: wzornik podąża za wskaźnikiem lub palcem i liczy ofiary, ' +
    'własnych ludzi na czerwono. Połóż go tam, gdzie razi najwięcej.',
  'measured.end':
    'To jest Battlefield. Drzwi i domy, reakcje i umocnienia są jak na polach. „Pierwsze kroki” na ' +
    'podwórzu to dobra pierwsza bitwa.',
  'first-war.title': 'Pierwsza wojna',
  'first-war.about': 'Jedna runda krok po kroku, potem na własną rękę do 8 punktów; dziesięć minut',
  'first-war.intro':
    'Ty przeciw jednemu komputerowi. Każda runda: każdy zagrywa kartę, kupuje, rusza, atakuje; potem ' +
    'liczy się punkty. Tu wygrywa osiem punktów.',
  'first-war.card':
    'Weź kartę i zagraj ją. Jej trzy liczby to ataki, ruchy i produkcja; zaczyna wyższa pierwsza liczba. ' +
    'Obrazek to zdolność.',
  'first-war.order':
    'Karty leżą odkryte: zaczyna ta z większą liczbą ataków. Pasek nad mapą pokazuje, czyja tura.',
  'first-war.buy':
    'Twoja tura zaczyna się od produkcji. Kup kilka czołgów, są tanie. Potem naciśnij niebieski przycisk na dole ' +
    'i wystaw je na Ukrainie, jednym z obwiedzionych obszarów.',
  'first-war.move':
    'Ruch: wybierz Ukrainę, potem Moskwę, i wyślij wszystkich prócz jednego. Obszar bez jednostek ' +
    'nie należy do nikogo: zostaw jedną. Zakończ ruch, gdy nic więcej nie ma się ruszać.',
  'first-war.attack':
    'Walka: wybierz Moskwę i jej neutralnego sąsiada, Syberię Zachodnią. Szanse stoją obok; ' +
    'atakuj, gdzie są dobre.',
  'first-war.score':
    'Zakończ turę, gdy nie ma już nic do zrobienia. Po turach wszystkich liczy się rundę: dwa punkty za ' +
    'stolicę, dwa za najwięcej lądu, mórz lub produkcji, jeden za trzy źródła.',
  'first-war.alone':
    'Reszta należy do ciebie. Trzymaj stolicę, zdobywaj źródła i miej na koniec rundy czegoś najwięcej.',
};
