import type { measured as english } from '../en/measured.ts';
import type { Texts } from '../texts.ts';

/** 2013/14 na stole bez pól. */
export const measured: Texts<typeof english> = {
  onTable: {
    wood: 'las',
    rubble: 'gruzy',
    water: 'płytka woda',
    'deep-water': 'głęboka woda',
    wire: 'drut kolczasty',
    block: 'lita bryła',
    crate: 'skrzynia',
    'tank-trap': 'zapora ppanc.',
    trench: 'okop',
    crater: 'lej',
    mines: 'pole minowe',
    place: 'miejsce',
    house: 'dom',
    wall: 'mur',
    'low-wall': 'niski mur',
    bunker: 'bunkier',
    strongpoint: 'punkt oporu',
    smoke: 'dym',
    marker: 'znacznik',
  },
  measured: {
    ownEdge: 'Tędy wchodzisz',
    openEdge: 'Krawędź do wyboru',
    fromThereLater: 'Ataku już nie będzie. Stamtąd, w innej turze:',
    fromThere: 'Stamtąd mogliby strzelać do:',
    fromHere: 'Stąd mogliby strzelać do:',
    fireAt: 'Strzał stąd: {name}',
    thenMove: 'Atak, potem ruch',
    notFromHere: 'Stąd nie można strzelać, {name}: {why}.',
    tooFar: 'za daleko',
    harmless: 'żadna broń nie zaszkodzi',
    allAt: 'Ogień ze wszystkiego do:',
    nobodyThere: 'Stamtąd do nikogo nie można by strzelać.',
    nobodyHere: 'Stąd do nikogo nie można strzelać.',
    size: 'Stół {width} × {height} cm',
    label: 'Stół {width} × {height} cm. Strzałki przesuwają tych, których wysyłasz.',
    units: 'Jednostki na stole',
    enemy: 'najbliższy wróg {far} cm {way}',
    bearing: {
      e: 'na wschód',
      se: 'na południowy wschód',
      s: 'na południe',
      sw: 'na południowy zachód',
      w: 'na zachód',
      nw: 'na północny zachód',
      n: 'na północ',
      ne: 'na północny wschód',
    },
    rest: 'zostało {left} cm',
    able: '{able} może strzelać',
    smokeLead: 'Pocisk dymny: wskaż miejsce na stole.',
    smokeThere: 'Tam leżałby dym o średnicy 10 cm, jeśli uda się kość: {chance}.',
    smokeHere: 'Dym tutaj',
    level: 'Piętro',
    ground: 'parter',
    roof: 'dach',
    storey: 'piętro {storey}',
    onMines: 'Miny po drodze: {count} × kość, każda {chance} na 2 obrażenia.',
    through: '{what}: {count} × kość, każda {chance}, by przejść.',
    contact: 'w zwarciu',
    'no-arc': 'poza łukiem',
    'no-sight': 'brak widoczności',
    barred: 'brak widoczności: {what}',
    coverThere: 'Osłona w tym miejscu',
    covered: 'W osłonie',
    coveredBy: 'W osłonie ({what})',
    open: 'Na otwartym terenie',
    unseen: 'Żaden wróg ich tam nie widzi.',
    coveredFrom: 'W osłonie przed: {enemies}',
    coveredByFrom: 'W osłonie ({what}) przed: {enemies}',
    openTo: 'Bez osłony przed: {enemies}',
    struck: '{count} pod wzornikiem',
    struckOwn: '{count} własnych',
    length: '{length} cm',
    left: '{length} cm, zostało {left} cm z {of}.',
    leftOn: '{length} cm {way}, zostało {left} cm z {of}.',
    vain: 'Nie mogą zbliżyć się do tego miejsca.',
    place: 'Zostaliby tam ustawieni.',
    go: 'Idź tam',
    goAnyway: 'Mimo to idź tam',
    getIn: 'Wsiąść do: {name}',
    thenIn: 'Tam wsiądą do: {name}.',
    goIn: 'Idź i wsiądź',
    here: 'Ustaw tutaj',
    draft: 'Dokąd',
    oneByOne: 'Pojedynczo',
    nextOne: 'Następna',
    oneKeys: 'Przeciągnij jedną, albo strzałki 1 cm, z Shift 1 mm; N bierze następną; Enter idzie.',
    keys: 'Przeciągnij, albo strzałki 1 cm, z Shift 1 mm; Q i E obracają; Enter idzie.',
    pieces: 'Teren do rozłożenia',
    smaller: 'Mniejszy',
    larger: 'Większy',
    built: 'Umocnienie stanęłoby tam.',
    laid: 'Element leżałby tutaj.',
    noRoom: 'W pobliżu nie ma na niego miejsca.',
    turnLeft: 'Obróć w lewo',
    turnRight: 'Obróć w prawo',
    note: 'Mierzone, {width} × {height} cm, {points} pkt',
    text: 'Bez pól: jednostki idą i strzelają co do centymetra. Punkty za to, co zniszczone, osiem tur.',
    goalMarkers:
      'Trzymaj oba znaczniki na koniec tury od trzeciej albo więcej z nich na końcu: w odległości 10 ' +
      'cm, bez wroga tak blisko.',
    goalPlace:
      'Od czwartej tury bądź sam w oznaczonym miejscu na koniec tury, z co najmniej połową oddziału w nim.',
  },
  tables: {
    farmyard: {
      title: 'Zagroda',
      text: 'Dom z podwórzem, zagajnik po każdej stronie drogi, niskie murki przy polach.',
    },
    chapel: {
      title: 'Kaplica',
      text: 'Kaplica na cmentarzu, przed nią leje po pociskach, w rogach zarośla.',
    },
    depot: {
      title: 'Skład kolejowy',
      text: 'Skład kolejowy: szopa i biuro za murami z bramami, między nimi skrzynie, wagony na bocznicy.',
    },
    crossroads: {
      title: 'Skrzyżowanie',
      text: 'Dwie drogi spotykają się między czterema domami; lasy w rogach, żywopłoty przy polach.',
    },
    canal: {
      title: 'Kanał',
      text: 'Kanał z zachodu na wschód z dwoma mostami i brodem; na brzegach młyn i dom śluzowy.',
    },
    ruins: {
      title: 'Ruiny',
      text:
        'Zbombardowane miasto: wysokie domy, stosy cegieł, plac z fontanną, ulice dość szerokie dla ' +
        'kroczących maszyn.',
    },
    estuary: {
      title: 'Ujście rzeki',
      text:
        'Rzeka od krawędzi do krawędzi, żeglowna powyżej i poniżej brodu; nabrzeża, szopy na ' +
        'łodzie i sosny.',
    },
    quarry: {
      title: 'Kamieniołom',
      text:
        'Kamieniołom między dwoma lasami, umocnienia na jego krawędzi, strumień z brodem, przed ' +
        'nim drut i miny.',
    },
    oasis: {
      title: 'Oaza',
      text: 'Staw pod palmami między wydmami, karawanseraj po każdej stronie, ruiny w piasku.',
    },
    'front-line': {
      title: 'Linia frontu',
      text: 'Dwie linie okopów; między nimi drut, miny, leje i to, co zostało z lasu i gospodarstwa.',
    },
    meadow: {
      title: 'Łąka',
      text:
        'Pusty stół: przed bitwą obie strony na zmianę rozkładają lasy, gruzy, mury i inne ' +
        'elementy terenu.',
    },
    heath: {
      title: 'Wrzosowisko',
      text: 'Pusty stół 120 × 120 cm: przed bitwą każda strona rozkłada dziewięć elementów terenu.',
    },
    steppe: {
      title: 'Step',
      text: 'Największy pusty stół: przed bitwą każda strona rozkłada dwanaście elementów terenu.',
    },
  },
};
