import type { words as english } from './en.ts';

/** Księga zasad, pod tymi samymi kluczami co po angielsku. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Zasady',
  book: 'Jako książka',
  list: 'Każda zasada',
  contents: 'Rozdziały',
  rows: 'Zasady tego rozdziału: {count}',
  'figure.dust-tactics.walk':
    'Jeden ruch jest niebieski, dwa kropkowane. Ściana zamyka drogę; pierwszy krok na ukos kosztuje ' +
    'jeden, następne dwa.',
  'figure.dust-tactics.jump': 'Walker obchodzi albo przestępuje: Hot Dog z tego samego pola.',
  'figure.dust-tactics.sight': 'Kreskowanych pól nie widać: linia do nich biegnie przez pole bez kropki.',
  'figure.dust-tactics.ranges': 'Jak daleko sięga każda broń, liczone jak ruch.',
  'figure.dust-tactics.cover': 'Gdzie oddział miałby osłonę: przy skrzyni miękką.',
  'figure.dust-tactics-2014.walk':
    'Jeden ruch i marsz. Drzewo jest dostępne dla wszystkich, budowla dla nikogo.',
  'figure.dust-tactics-2014.sight': 'Czego oddział nie widzi: za drzewami i za budowlą.',
  'figure.dust-tactics-2014.arc':
    'Przednie pole ostrzału maszyny, która patrzy na północ: pola z przodu, nie dalej w bok niż w przód.',
  'figure.dust-tactics-2014.cover': 'Skrzynia, drzewo, gruzy i okop to osłona.',
  'dust-tactics/table.title': 'Stół',
  'dust-tactics/table':
    'Bitwa toczy się na polach. Na pole z kropką można wejść; pole bez kropki to ściana albo skała, ' +
    'zamyka drogę i wzrok. Na polu stoi jedna jednostka, a bohater może je z nią dzielić ' +
    '[dt1.hero.share]. Kości mają sześć ścianek: dwie pokazują HIT, cztery są puste [dt1.dice.faces]. ' +
    'Jeśli zasada nie odwraca testu, udaje się HIT [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Karty jednostek',
  'dust-tactics/cards':
    'Karta mówi, czym jest jednostka: rodzaj i poziom pancerza, ruch, życie, punkty armii, ile jest dla ' +
    'niej warta osłona, jej zdolności i broń. Każda broń to jedna linia [dt1.attack.line]: zasięg, a ' +
    'potem dla każdego rodzaju pancerza, iloma kośćmi się rzuca i ile obrażeń zadaje każde trafienie. ' +
    'Kreska znaczy, że temu pancerzowi nie zaszkodzi.',
  'dust-tactics/setup.title': 'Przed bitwą',
  'dust-tactics/setup':
    'Wybierz scenariusz albo pole bitwy i armie za tyle samo punktów. Każda strona ma krawędź, którą ' +
    'wchodzą jej jednostki. Bohater może dołączyć do oddziału o swoim pancerzu teraz albo nigdy ' +
    '[dt1.hero.join.before]; odtąd są jedną jednostką.',
  'dust-tactics/round.title': 'Runda',
  'dust-tactics/round':
    'Każda strona rzuca trzema kośćmi [dt1.init.dice]; wygrywa więcej HIT, a zwycięzca mówi, kto aktywuje ' +
    'pierwszy [dt1.init.choose]. Potem strony działają na zmianę, po jednej jednostce ' +
    '[dt1.act.alternate], aż zadziałają wszyscy. Aktywowana jednostka ma dwie akcje [dt1.act.two]: ruch i ' +
    'strzał w dowolnej kolejności, dwa ruchy albo jeden atak ciągły.\n\n' +
    'Runda jest więc rozmową. Aktywujesz jedną jednostkę i robisz nią wszystko, co może; potem przeciwnik ' +
    'robi to samo jedną ze swoich; i tak dalej, aż wszystkie zadziałają. Kto ma więcej jednostek, kończy ' +
    'rundę sam. Kto zaczyna, uderza pierwszy, kto jest ostatni, widział wszystko: o to toczy się rzut na ' +
    'inicjatywę.',
  'dust-tactics/move.title': 'Ruch',
  'dust-tactics/move':
    'Ruch ma tyle pól, ile mówi karta. Pierwszy krok na ukos kosztuje jeden [dt1.move.diagonal.first], ' +
    'każdy następny dwa [dt1.move.diagonal.later]. Nikt nie wchodzi na pole wroga [dt1.move.enemy]. ' +
    'Żołnierze mogą ściąć róg, póki tylko jedno z dwóch pól obok jest zablokowane ' +
    '[dt1.move.corner.soldiers]; pojazdy nie [dt1.move.corner.vehicle]. W pierwszej rundzie jednostki ' +
    'przychodzą z zewnątrz: pierwsza akcja to jedno pole na planszę [dt1.enter.one-square].\n\n' +
    'Przykład: oddział o ruchu 1 idzie jedno pole, prosto albo na ukos; dwoma ruchami dwa. Maszyna ' +
    'krocząca o ruchu 2 potrzebowałaby trzech punktów na dwa kroki na ukos w jednym ruchu, więc drugi ' +
    'krok robi prosto. Zanim ruszysz, sprawdź, kto widzi pola twojej drogi: wróg, który jeszcze nie ' +
    'działał, może spróbować strzelić, gdy tylko wejdziesz mu w pole widzenia.',
  'dust-tactics/sight.title': 'Wzrok i zasięg',
  'dust-tactics/sight':
    'Wzrok to prosta linia między środkami dwóch pól [dt1.los.line]; blokuje ją pole bez kropki ' +
    '[dt1.los.undotted], a także pojazd [dt1.los.vehicle.squads]. Oddziały zasłaniają żołnierzy przed ' +
    'żołnierzami [dt1.los.squad.blocks], skrzynie nie zasłaniają nikogo [dt1.los.crate]. Zasięg liczy się ' +
    'jak ruch [dt1.range.count]; zasięg U sięga wszędzie, ale też potrzebuje wzroku [dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Atak',
  'dust-tactics/attack':
    'Jedną akcją jednostka strzela raz z całej swojej broni [dt1.attack.all-weapons], z każdej linii do ' +
    'kogo chce [dt1.attack.split]. Wszystko ogłasza się, zanim padnie pierwsza kość ' +
    '[dt1.attack.declare-all]. Oddział rzuca kośćmi z komórki za każdego żywego żołnierza z tą bronią ' +
    '[dt1.attack.dice.squad]; każdy HIT zadaje obrażenia z komórki. Atak ciągły zabiera obie akcje i raz ' +
    'powtarza każde pudło [dt1.sustained.reroll].\n\n' +
    'Atak przebiega tak. Wybierz cel i przy każdej broni odczytaj kolumnę jego pancerza: 2/1 to dwie ' +
    'kości i jedno obrażenie za trafienie. Trzech strzelców z 2/1 rzuca więc sześcioma kośćmi, z których ' +
    'średnio dwie trafiają. Potem rzuca się na osłonę, jeśli jest, a to, co zostanie, usuwa żołnierzy ' +
    'albo zaznacza obrażenia. Polegli już nie strzelają: kto strzela pierwszy, dostaje mniej ognia.',
  'dust-tactics/cover.title': 'Osłona',
  'dust-tactics/cover':
    'Osłonę mają tylko oddziały [dt1.cover.squads]: na polu skrzyni miękką [dt1.cover.crate], przy ' +
    'zaporze ppanc. twardą [dt1.cover.trap]. Za każde trafienie rzuca się jedną kością [dt1.cover.dice]; ' +
    'karta mówi, czy ratuje HIT, czy MISS [dt1.cover.card]. Skrzynie można rozstrzelać i zmiażdżyć.',
  'dust-tactics/close.title': 'Walka wręcz',
  'dust-tactics/close':
    'Broń o zasięgu C sięga ośmiu pól wokół [dt1.close.adjacent]. Uderza po wszystkich strzałach ' +
    '[dt1.close.last], obie strony naraz [dt1.close.simultaneous]: zaatakowany oddaje tymi, którzy ' +
    'zostali [dt1.close.survivors]. Żadna osłona nie pomaga [dt1.close.cover].',
  'dust-tactics/heroes.title': 'Bohaterowie i oddziały dowodzenia',
  'dust-tactics/heroes':
    'Samotny bohater jest jednostką jak inne [dt1.hero.alone]. Z oddziałem dzieli jedną aktywację ' +
    '[dt1.hero.join.activate], a jego broń strzela razem z nim [dt1.hero.join.attacks]; przy każdym ' +
    'obrażeniu właściciel wybiera żołnierza albo bohatera [dt1.hero.join.health]. Oddziały dowodzenia ' +
    'mają oficera, radio, sanitariusza i mechanika, których rozkazy zabierają akcję.',
  'dust-tactics/weapons.title': 'Broń specjalna',
  'dust-tactics/weapons':
    'Płomień biegnie przez pola [dt1.flame.between] i pomija osłony, lasery rzucają dalej, póki trafiają ' +
    '[dt1.laser.chain], granaty też pomijają osłony [dt1.grenade.same], a granatniki podlufowe i ' +
    'panzerfausty mają kratki skreślane z każdym strzałem. Każda ma swoje wiersze poniżej.',
  'dust-tactics/skills.title': 'Zdolności',
  'dust-tactics/skills':
    'Zdolności to słowa pod obrazkiem karty. Każda zmienia jedną rzecz: jak daleko jednostka idzie, co ' +
    'może rzucić ponownie, kiedy może reagować. Niektóre bohater dzieli z oddziałem ' +
    '[dt1.hero.join.his-abilities], innych używa się raz na bitwę i skreśla je na karcie.',
  'dust-tactics/end.title': 'Koniec',
  'dust-tactics/end':
    'Bitwa kończy się, gdy jednej ze stron nie została żadna jednostka [dt1.end.elimination], gdy ' +
    'osiągnęła swój cel [dt1.end.objective] albo po ostatniej rundzie [dt1.end.rounds]; rundę gra się ' +
    'najpierw do końca [dt1.end.when]. Cel wygrywa bez względu na punkty [dt1.end.objective.wins]; ' +
    'inaczej decydują punkty armii zniszczonych jednostek, uszkodzone nie liczą się wcale ' +
    '[dt1.end.full-value].\n\n' +
    'Licz przed ostatnią rundą, nie po niej: jednostka, która może jeszcze stanąć na celu, jest często ' +
    'warta więcej niż kolejny strzał, a maszyna z ostatnim polem nie daje wrogowi nic, dopóki nie ' +
    'zostanie zniszczona.',
  'dust-tactics/answers.title': 'Odpowiedzi i rozstrzygnięcia',
  'dust-tactics/answers':
    'Po wydaniu podręcznika wydawca odpowiedział na wiele pytań; gdzie odpowiedź uchyla podręcznik, ' +
    'wiersz to mówi. Gdzie oboje milczą albo sobie przeczą, decydujemy sami i podajemy powód: ogień ' +
    'reakcyjny, cztery pola Sturm-Königa, co mogła mówić zaginiona strona.',
  'dust-tactics-2014/table.title': 'Stół',
  'dust-tactics-2014/table':
    'Pola z kropkami i bez, drzewa, gruzy, budowle i woda. Kości pokazują trzy symbole, każdy na dwóch ' +
    'ściankach: frakcja, cel, tarcza [dt14.dice.faces]. Drzewa są dostępne dla wszystkich ' +
    '[dt14.terrain.tree.enter], gruzy zatrzymują koła i gąsienice [dt14.terrain.rubble.barred], przez ' +
    'ścianę przechodzi się otworami [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Karty jednostek',
  'dust-tactics-2014/cards':
    'Karta podaje rodzaj i pancerz, Move i March, tor obrażeń albo żołnierzy, zdolności, punkty i tabelę ' +
    'broni. Komórka mówi o kościach i obrażeniach; pusta nie zaszkodzi. U maszyn każda broń ma swoje pole ' +
    'ostrzału.',
  'dust-tactics-2014/setup.title': 'Przed bitwą',
  'dust-tactics-2014/setup':
    'Wybierz armie i scenariusz. Inicjatywa decyduje, kto bierze którą krawędź i kładzie teren pierwszy; ' +
    'potem obie strony kładą na zmianę. Jednostki wchodzą ze swojej krawędzi w pierwszej turze, chyba że ' +
    'scenariusz stawia je na planszy.',
  'dust-tactics-2014/turn.title': 'Tura',
  'dust-tactics-2014/turn':
    'Po trzy kości na stronę [dt14.init.dice.three]; wygrywa więcej symboli frakcji, potem więcej celów ' +
    '[dt14.init.tie.most-t], a zwycięzca mówi, kto jest pierwszy [dt14.init.winner-decides]. Strony ' +
    'aktywują na zmianę. Aktywacja to dwie akcje [dt14.act.two-actions], obie podaje się przed wykonaniem ' +
    'pierwszej [dt14.act.declare.all-first]. Kto ma mniej jednostek do aktywacji, może spasować ' +
    '[dt14.act.pass.fewer-units].\n\n' +
    'To, że wszystkie akcje nazywa się najpierw, czyni z tury plan: ruch i atak, atak i ruch, marsz, atak ' +
    'ciągły, rozkaz dla kogoś innego. Raz nazwane, są wykonywane po kolei, nawet jeśli pierwsza poszła ' +
    'inaczej, niż miała. Wróg w pobliżu, który się jeszcze nie aktywował, może odpowiedzieć, po ruchu ' +
    'albo przed atakiem; wtedy miał już swoją aktywację.',
  'dust-tactics-2014/move.title': 'Ruch',
  'dust-tactics-2014/move':
    'Ruch sięga wartości Move [dt14.move.limit], marsz za dwie akcje wartości March [dt14.march.limit], ' +
    'we wszystkich ośmiu kierunkach. Pierwszy ukos kosztuje jeden, następne dwa ' +
    '[dt14.move.diagonal.later]. Kierunek nie ogranicza drogi [dt14.move.facing.ignored]; na jej końcu ' +
    'maszynę obraca się ku dowolnej krawędzi [dt14.move.facing.end]. Przez swoich się przechodzi, przez ' +
    'wrogów nigdy [dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Wzrok, zasięg, pola ostrzału',
  'dust-tactics-2014/sight':
    'Wzrok biegnie od środka do środka [dt14.los.centres]. Pola bez kropki i pojazdy blokują ' +
    '[dt14.los.vehicle], piechota i rzeczy niskie nie [dt14.los.infantry]; za drzewami i dymem nic nie ' +
    'widać [dt14.los.tree.beyond]. Żołnierze strzelają dookoła [dt14.arc.infantry]; broń maszyny w swoje ' +
    'pole ostrzału [dt14.arc.vehicle.card], przód to to, co przed nią i nie dalej w bok [dt14.arc.front], ' +
    'wieża dookoła [dt14.arc.turret].\n\n' +
    'Dla maszyny kierunek patrzenia to połowa siły: na końcu ruchu obróć ją ku temu, do czego strzeli ' +
    'potem, i trzymaj jej ścianę za plecami. Zanim wybierzesz, stół pokazuje, które pola leżą w polu ' +
    'ostrzału.',
  'dust-tactics-2014/attack.title': 'Atak',
  'dust-tactics-2014/attack':
    'Cel musi być w zasięgu, w polu ostrzału i widoczny [dt14.target.legal]; cel każdej broni podaje się ' +
    'najpierw i już się nie zmienia [dt14.target.locked]. Żołnierz używa jednej broni strzeleckiej ' +
    '[dt14.target.soldier.ranged]. Trafia symbol frakcji [dt14.hit.f]; broń wybuchowa rzuca kością za ' +
    'każdą figurkę [dt14.hit.blast]. Ciosy padają po strzałach [dt14.close.ranged-first], z obu stron ' +
    'naraz, i nie ma przed nimi obrony [dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Obrona i obrażenia',
  'dust-tactics-2014/save':
    'Jedna kość za każde trafienie [dt14.save.die-per-hit]. Piechota w otwartym polu broni się na frakcję ' +
    '[dt14.save.infantry.open], w osłonie na frakcję i tarczę [dt14.save.infantry.cover]; pojazd tylko w ' +
    'osłonie [dt14.save.vehicle.cover]. Osłona to skrzynia, zapora, drzewo, gruzy, budynek albo dym na ' +
    'polu [dt14.save.cover.squares] lub róg, którego dotyka linia [dt14.save.cover.corner]. Trafienie ' +
    'kosztuje oddział jednego żołnierza, którego wybiera właściciel [dt14.damage.squad.owner].\n\n' +
    'Przykład: cztery trafienia w oddział za skrzynią. Właściciel rzuca czterema kośćmi; frakcja i ' +
    'tarcza, cztery ścianki z sześciu, ratują, więc średnio przechodzi jedno trafienie i jedna trzecia. ' +
    'Na otwartym ratują tylko dwie ścianki i przechodzą prawie trzy: tyle jest warta skrzynia.',
  'dust-tactics-2014/heroes.title': 'Bohaterowie i rozkazy',
  'dust-tactics-2014/heroes':
    'Bohaterowie dołączają do oddziałów, niektórzy pilotują maszyny. Oficerowie wydają rozkazy zamiast ' +
    'akcji: Naprzód (Get Moving) pozwala jednostce działać jeszcze raz przy symbolu frakcji ' +
    '[dt14.cmd.get-moving.die], do dwóch pól albo gdziekolwiek przez radio [dt14.cmd.get-moving.radio]. ' +
    'Sanitariusze podnoszą poległych, mechanicy naprawiają.',
  'dust-tactics-2014/carry.title': 'Pasażerowie, piloci, podnośniki',
  'dust-tactics-2014/carry':
    'Pojazdy z miejscami wożą piechotę [dt14.pass.infantry]: lekka zajmuje jedno miejsce, ciężka dwa ' +
    '[dt14.pass.heavy]. Wsiada się, dochodząc na pole pojazdu [dt14.pass.mount.square], a pasażerowie ' +
    'aktywują się sami [dt14.pass.activate]. Gdy pojazd zostanie zniszczony, za każdego rzuca się kością ' +
    '[dt14.pass.wreck.dice]. Podnośniki lotnicze i morskie wożą pojazdy.',
  'dust-tactics-2014/works.title': 'Umocnienia',
  'dust-tactics-2014/works':
    'Bunkry i punkty oporu zajmują cztery pola [dt14.fort.grid.footprint] i są tylko dla piechoty ' +
    '[dt14.fort.infantry-only]; ci wewnątrz są w osłonie [dt14.fort.cover], w punkcie oporu nieudaną ' +
    'obronę rzuca się ponownie [dt14.fort.strongpoint.reroll]. Okopy osłaniają piechotę, nie zasłaniając ' +
    'wzroku [dt14.fort.trench.sight]. Drut zatrzymuje piechotę, chyba że kość pokaże frakcję ' +
    '[dt14.fort.wire.free]; miny rażą każdego, kto wchodzi albo wychodzi [dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Broń i wyposażenie',
  'dust-tactics-2014/weapons':
    'Słowa w tabeli broni mówią, co jest w niej szczególnego: płomień, laser, granat, artyleria, ' +
    'przeładowanie, salwa i inne. Wyposażenie to, co pojazd niesie poza tym: wyrzutnie dymu, lemiesze, ' +
    'radia, miejsce dla pasażerów. Każde słowo to wiersz poniżej.',
  'dust-tactics-2014/skills.title': 'Zdolności',
  'dust-tactics-2014/skills':
    'Zdolności stoją pod obrazkiem. Pozwalają na to, czego inni nie mogą, przerzucają, co inni ' +
    'zatrzymują, albo działają raz na bitwę. Te używane przy ataku podaje się razem z celami ' +
    '[dt14.target.skills].',
  'dust-tactics-2014/end.title': 'Koniec',
  'dust-tactics-2014/end':
    'Partia kończy się, gdy osiągnięto cel, gdy komuś nie została żadna jednostka albo po ostatniej ' +
    'turze; turę gra się do końca [dt14.win.end.timing]. Cel wygrywa [dt14.win.objective]; bez niego ' +
    'decydują punkty jednostek zniszczonych w całości [dt14.win.points.whole-units], a równe punkty to ' +
    'remis [dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Gra z miarką',
  'dust-tactics-2014/measured':
    'Stół bez pól: odległości mierzy się między podstawkami i kadłubami [dt14.table.gap], punkt ruchu to ' +
    'dziesięć centymetrów [dt14.table.length]. Jednostka rusza się jako całość [dt14.table.move], a jej ' +
    'figurki stoją do piętnastu centymetrów od siebie [dt14.table.cohesion]. Lasy, domy i dym zasłaniają ' +
    'to, co za nimi [dt14.table.obscure]; osłonę ma, kto jest w połowie zasłonięty [dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Rozstrzygnięcia',
  'dust-tactics-2014/answers':
    'Niektóre strony zaginęły, inne sobie przeczą. Co rozstrzygnęliśmy i dlaczego: reakcje ' +
    '[dt14.ruling.reaction], piętra [dt14.ruling.storeys.sight], scenariusze, których map nikt nie ma.',
  'dust/table.title': 'Stół',
  'dust/table':
    'Świat to lądy i morza połączone liniami; linie, które wychodzą za jeden brzeg, wracają zza drugiego ' +
    '[dust.board.link.wrap]. Jest sześć stolic, źródła energii i centra produkcji. Trafiają dwie ścianki ' +
    'kości. Figurki są ograniczone: czego nie ma w pudełku, tego nie da się zbudować.',
  'dust/setup.title': 'Rozstawianie',
  'dust/setup':
    'Każdy dostaje sześć kart [dust.setup.deal.six] i wybiera jedną; jej wartość walki daje kolejność ' +
    '[dust.setup.order.combat]. W tej kolejności zajmuje się stolice, potem źródła, lądy i centra; reszta ' +
    'staje się neutralna. Pięć pozostałych kart to pierwsza ręka [dust.setup.hand.five].',
  'dust/figures.title': 'Figurki',
  'dust/figures':
    'Czołgi i mechy walczą na lądzie, myśliwce i bombowce lecą z nimi, okręty podwodne trzymają morze. ' +
    'Każda ma cenę, liczbę kości [dust.figure.def.combat] i wartość przewagi [dust.figure.def.supremacy], ' +
    'którą porównuje się raz przed bitwą.',
  'dust/cards.title': 'Karty',
  'dust/cards':
    'Karta ma punkty walki, ruchu i produkcji, gwiazdki i zdolność postaci [dust.card.fields]. Na ręce ' +
    'mieści się najwyżej pięć [dust.card.hand.limit]; nowe tylko się kupuje, po jednym punkcie ' +
    '[dust.prod.cost.card]. Postać zagranej karty decyduje o jedynej zdolności w rundzie ' +
    '[dust.card.value.ability].',
  'dust/round.title': 'Runda',
  'dust/round':
    'Każdy wybiera kartę w tajemnicy [dust.init.choose]; wszystkie odkrywa się w jednej chwili ' +
    '[dust.init.reveal]. Zaczyna najwyższa wartość walki [dust.turn.order.combat], a każdy gracz wykonuje ' +
    'produkcję, ruch i walkę, zanim zacznie następny [dust.turn.whole]. Potem liczy się rundę.\n\n' +
    'Karta jest planem całej rundy: jej liczby dzielą między siebie wszystko, co możesz zrobić. Karta z ' +
    'dużą walką zaczyna i często atakuje, ale mało buduje; karta z dużą produkcją buduje, ale czeka. Co ' +
    'zagrają inni, musisz odgadnąć, a zdolność postaci może to odwrócić.',
  'dust/production.title': 'Produkcja',
  'dust/production':
    'Każde centrum daje trzy punkty [dust.prod.income.centre], ale nie więcej niż trzy na każde źródło ' +
    '[dust.prod.income.power-cap]; każda stolica sześć [dust.prod.income.capital]; dodaje się produkcję z ' +
    'karty, a najmniej jest sześć [dust.prod.income.minimum]. Za punkty kupuje się jednostki, centra i ' +
    'karty [dust.prod.buy.kinds]. Nowe jednostki stają tam, gdzie jest centrum ' +
    '[dust.prod.place.land-air].\n\n' +
    'Przykład: dwa centra i dwa źródła dają sześć, stolica kolejne sześć, karta z produkcją jeden daje ' +
    'razem trzynaście: sześć czołgów albo dwa mechy i myśliwiec. Czołgi to najtańsze kości, myśliwce to ' +
    'najtańsza przewaga; centrum zwraca się w dwie rundy, jeśli masz źródło, które je zasili.',
  'dust/move.title': 'Ruch',
  'dust/move':
    'Wartość ruchu na karcie to liczba ruchów [dust.move.points.limit]. Jeden ruch lądem zabiera dowolnie ' +
    'wiele jednostek [dust.move.land.number], przez przyjazne obszary i na puste; na obszary z obcymi ' +
    'jednostkami wchodzi się tylko walką [dust.move.no-attack]. Obszar należy do tego, kto ma na nim ' +
    'jednostkę, i do nikogo, gdy odejdzie ostatnia [dust.control.ends-at-once].',
  'dust/combat.title': 'Walka',
  'dust/combat':
    'Wartość walki na karcie to liczba ataków [dust.combat.points.limit]. Atak idzie z jednego obszaru na ' +
    'sąsiedni [dust.combat.target.adjacent] z dowolną liczbą jednostek; bronią się wszystkie, które tam ' +
    'są [dust.combat.target.all-defend]. Przez morze potrzeba okrętu podwodnego na każdym morzu po drodze ' +
    '[dust.combat.amph.path-own]. Bombowce i okręty podwodne mają ataki specjalne.',
  'dust/battle.title': 'Bitwa',
  'dust/battle':
    'Najpierw przewaga: wyższa suma [dust.battle.supremacy.higher], przy równej obrońca, a w stolicy ' +
    'zawsze obrońca [dust.battle.supremacy.capital]. Kto ją ma, rzuca pierwszy [dust.battle.roll.first]: ' +
    'tyloma kośćmi, ile wynosi suma wartości walki. Obrońca stolicy ma pięć kości więcej ' +
    '[dust.battle.bonus.capital]. Każde trafienie niszczy jednostkę; potem strony mogą się wycofać albo ' +
    'walczyć dalej.\n\n' +
    'Bitwę toczy się rzut po rzucie, a kto rzuca pierwszy, przerzedza szeregi tych, którzy by ' +
    'odpowiedzieli. Przed każdym rzutem widzisz szanse, gdy zostaniesz i gdy się wycofasz; bitwa, która ' +
    'idzie źle, kosztuje najmniej, gdy przerwie się ją wcześnie.',
  'dust/scoring.title': 'Punktacja',
  'dust/scoring':
    'Po ostatniej turze rundy wszyscy punktują razem [dust.vp.together]: dwa punkty za stolicę ' +
    '[dust.vp.capital], dwa za każdą przewagę liczebną w produkcji, na morzu i na lądzie ' +
    '[dust.vp.majority.value], jeden za każde trzy źródła [dust.vp.source]. Przewagę bierze ten, kto sam ' +
    'jest na czele [dust.vp.majority.most]; przy remisie zachowuje ją ostatni posiadacz ' +
    '[dust.vp.majority.tie-holder].\n\n' +
    'Punkty przychodzą powoli i dla wszystkich naraz: liczy się mapa po ostatniej turze, nie ta w trakcie ' +
    'twojej. Większość o jeden obszar jest tak dobra jak o pięć; ląd zdobyty ostatnim atakiem może dać ci ' +
    'dwa punkty i dwa odebrać komuś innemu.',
  'dust/end.title': 'Zwycięstwo',
  'dust/end':
    'Wygrywa czterdzieści punktów albo tyle, ile uzgodniono [dust.win.forty], jeśli w tej chwili trzyma ' +
    'się stolicę [dust.win.capital]. Rozstrzyga się to dopiero po policzeniu [dust.win.when]. Z kilku ' +
    'wygrywa ten z największą liczbą punktów [dust.win.several], potem stolic, potem obszarów.',
  'dust/answers.title': 'Rozstrzygnięcia',
  'dust/answers':
    'Podręcznik zostawia przypadki otwarte. Co rozstrzygnęliśmy, stoi tutaj, zawsze z powodem, by przy ' +
    'każdym stole grano w tę samą grę.',
  'figure.dust.area':
    'Rzym, stolica (gwiazda), z trzema czołgami, mechem, myśliwcem i bombowcem. Kolor i wzór mówią, czyj ' +
    'jest ląd; gruba linia to front; neutralne są jak papier. Fabryka: centrum produkcji. Błyskawica: ' +
    'źródło energii. Obrysowane: wszystko, dokąd prowadzi droga z Rzymu; gdzie nie ma wspólnej granicy, ' +
    'pokazuje ją linia.',
  'figure.dust.edge':
    'Alaska na skraju mapy. Jej sąsiedzi są obrysowani; strzałki wychodzące z obrazka wracają po drugiej ' +
    'stronie, na Kamczatkę i okoliczne morza.',
  'figure.dust.income':
    'Tura niebieskiego: dwa centra, ale tylko jedno źródło, które je zasila (błyskawica na Bałkanach): 3 ' +
    'punkty. Stolica daje 6, karta 1. Dziesięć punktów do wydania.',
  'figure.dust.move':
    'Jeden ruch lądem z Rzymu: przez własny ląd, na pusty ląd, nigdy tam, gdzie stoją obce jednostki.',
  'figure.dust.attack': 'Ataki lądem z Rzymu: każdy sąsiad z obcymi jednostkami, choćby najsilniejszy.',
  'figure.dust.landing':
    'Desanty z Rzymu: okręt podwodny niebieskiego otwiera Morze Śródziemne, więc można zaatakować każde ' +
    'wrogie wybrzeże przy nim. Kto ląduje, nie może się wycofać.',
  'figure.dust.battle':
    'Rzym atakuje Berlin. Każda strona dodaje swoje kości; obrońca stolicy ma o pięć więcej. Przewaga ' +
    'decyduje, kto rzuca pierwszy, ale obrońca stolicy ma ją zawsze: tu zaczyna czerwony. Trafiają tylko ' +
    'ścianki z celownikiem.',
  'figure.dust.scores':
    'Koniec rundy 3. Liczba w ramce to większość: dwa punkty dla tego, kto prowadzi sam. Każda stolica ' +
    'daje dwa, każde trzy źródła jeden. Zysk dodaje się do wcześniejszych punktów.',
};
