import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';
import { measured } from './measured.ts';

/** Wydanie 2013/14. */
export const tactics: Texts<typeof english> = {
  tactics: {
    held: 'Pole trzyma jednostka, która na nim stoi, gdy nie ma wroga na nim ani obok.',
    eliminate: 'Zniszcz wszystkie jednostki wroga',
    subtitle: '2013/14, {ap} AP, zasady {rules}',
    blutkreuz: 'Blutkreuz',
    pass: 'Pas',
    first: 'Pierwsza strona',
    second: 'Druga strona',
    faces: 'Przodem',
    facing: 'przodem na {way}',
    inside: 'Na pokładzie',
    aboard: 'wiezie: {names}',
    thenFree: '+ za darmo',
    faced: { targets: 'może strzelać do: {names}', nobody: 'nie ma do kogo strzelać' },
    improvised: 'Broń improwizowana',
    salvo: '{weapon}, pełna salwa',
    saved: 'obronione: {count}',
    symbols: { faction: '{count} × frakcja', target: '{count} × cel', shield: '{count} × tarcza' },
    rules: { full: 'pełne', starter: 'startowe' },
    rulesChoice: { full: 'Pełne', starter: 'Startowe' },
    ruleSet: 'Zasady',
    ruleSetHelp: 'Wszystko z obu podręczników albo tylko zasady startowe.',
    reactions: 'Ataki reakcyjne',
    reactionsHelp:
      'Jednostki, które jeszcze nie działały, mogą strzelać do wrogów, którzy ruszają się lub atakują w ' +
      'pobliżu. Tylko zasady pełne.',
    suppression: 'Przygwożdżenie',
    suppressionHelp:
      'Celne strzały przyciskają do ziemi: najpierw Pod ostrzałem, potem Przygwożdżenie. Strony o tym nie ' +
      'ma w żadnym podręczniku; to nasze odczytanie.',
    placement: 'Teren kładą gracze',
    placementHelp: 'Drzewa, gruzy, budowle i zapory, na zmianę. Wyłączone: plansza scenariusza bez zmian.',
    inHand: {
      tile: 'kafelek: drzewa, gruzy albo budowla',
      grove: 'drzewa albo budowla',
      trap: 'zapora ppanc.',
      crate: 'skrzynia',
      house: 'budynek',
    },
    worksFirst: 'Umocnienia, pierwsza strona',
    worksSecond: 'Umocnienia, druga strona',
    worksHelp: 'Punkt oporu kosztuje 10 punktów, bunkier 15.',
    works: { none: 'Brak', strongpoint: 'Punkt oporu', bunker: 'Bunkier', both: 'Oba' },
    die: { faction: 'symbol frakcji', target: 'symbol celu', shield: 'symbol tarczy' },
    does: {
      reload: 'Broń może znów strzelać.',
      camouflage: 'W osłonie nikt jej nie widzi od trzech pól wzwyż, dopóki tylko się porusza.',
      smoke: 'Raz na grę: dym na jednym z jej pól.',
      dozer: 'Okopuje się i ma osłonę, dopóki nie ruszy.',
      resupply: 'Raz na jednostkę: cała jej amunicja wraca.',
      'ammo-drop': 'Jednostka do dwóch pól dalej, przez radio gdziekolwiek, odzyskuje całą amunicję.',
      'get-moving':
        'Jednostka do dwóch pól dalej, przez radio gdziekolwiek, która już działała, działa od razu jeszcze raz.',
      reinforcements: 'Utracony oddział lub broń wsparcia wraca od krawędzi i od razu działa.',
      'replacement-vehicle': 'Utracony pojazd wraca od krawędzi i od razu działa.',
      'get-up': 'Sąsiednia piechota odzyskuje żołnierza albo ma o jedno obrażenie mniej.',
      stimulants: 'Sąsiednia jednostka atakuje jak w ataku ciągłym albo idzie jak w marszu.',
      repair: 'Sąsiedni pojazd ma o jedno obrażenie mniej za każdy sukces na pięciu kościach.',
      'air-alert': 'Do końca tury także symbole celu trafiają samolot w zasięgu wzroku.',
      medevac: 'Każdy utracony żołnierz sąsiedniego oddziału wraca przy symbolu frakcji.',
      resurrection: 'Każdy utracony zombie sąsiedniego oddziału wraca przy symbolu frakcji lub tarczy.',
      engineering:
        'Sąsiedni drut, miny lub okop znikają. Piechota, której nie uda się z minami, zostaje przez nie trafiona.',
      bury: 'Sąsiedni bunkier znika, a kto jest w środku, przepada.',
    },
    succeeds: 'Szansa: {chance}.',
    joins: {
      activation:
        'Działają jak jedna jednostka: te same akcje, w tempie wolniejszego. Bohater nie zadziała już w tej turze.',
      attacked: 'Do końca ataku są jednym celem, a ty mówisz, kto przyjmuje każde trafienie.',
      reaction: 'Reagują jak jedna jednostka, a bohater nie zadziała już w tej turze.',
    },
    called: {
      'fighting-spirit': {
        text: 'Raz na grę: w tym ataku trafiają także symbole celu, nie tylko symbole frakcji.',
        effect: 'trafiają także symbole celu',
      },
      lucky: {
        text: 'Raz na grę: bohater przerzuca swoje chybienia w tym ataku.',
        effect: 'chybienia są przerzucane',
      },
      used: '{unit}: {skill}, {effect}',
    },
    way: { north: 'północ', east: 'wschód', south: 'południe', west: 'zachód' },
    mount: { front: 'przód', rear: 'tył', left: 'lewa', right: 'prawa', turret: 'wieża', crew: 'załoga' },
    carriage: { pilot: 'Pilot', passenger: 'pasażer', rider: 'na pancerzu', cargo: 'ładunek' },
    role: {
      officer: 'oficer',
      radio: 'radiooperator',
      medic: 'sanitariusz',
      mechanic: 'mechanik',
      spotter: 'obserwator',
      commissar: 'komisarz',
    },
    edge: {
      wall: 'ściana',
      small: 'mały otwór',
      large: 'duży otwór',
      huge: 'ogromny otwór',
      at: '{what}, {edge}',
    },
    square: {
      structure: 'budowla, nie do przejścia',
      crate: 'skrzynia',
      trap: 'zapora ppanc.',
      tree: 'drzewa',
      rubble: 'gruzy',
      water: 'głęboka woda',
      smoke: 'dym',
      trench: 'okop',
      wire: 'drut kolczasty',
      mines: 'pole minowe',
      house: 'wewnątrz budynku, {count|jedno piętro|{count} piętra|{count} pięter} nad parterem',
      bunker: 'bunkier',
      strongpoint: 'punkt oporu',
      buried: 'zasypany bunkier',
      held: 'trzyma: {side}',
      entry: '{side}: tu wejście',
    },
    tokens: {
      'under-fire': 'Pod ostrzałem',
      suppressed: 'Przygwożdżenie',
      stunned: 'Ogłuszenie',
      gripped: 'W chwycie',
      hidden: 'Kamuflaż',
      loaded: 'Załadowane',
      empty: 'Niezaładowane',
      salvo: 'Salwa gotowa',
      'attack-stim': 'Stymulant ataku',
      'move-stim': 'Stymulant ruchu',
      dug: 'W okopie',
      idle: 'Bez załogi',
      pilot: 'Z pilotem',
      floor: 'Piętro {text}',
    },
    action: {
      nothing: 'Nic',
      move: 'Ruch',
      march: 'Marsz',
      scout: 'Marsz (Scout, jedna akcja)',
      rush: 'Marsz (stymulanty, jedna akcja)',
      'free-move': 'Ruch',
      attack: 'Atak',
      sustained: 'Atak ciągły',
      fury: 'Atak ciągły (stymulanty, jedna akcja)',
      charge: 'walka wręcz (szarża)',
      'free-attack': 'atak',
      reload: 'Przeładowanie',
      camouflage: 'Kamuflaż',
      smoke: 'Wyrzutnie dymu',
      dozer: 'Okopanie lemieszem',
      resupply: 'Pobranie amunicji',
      'ammo-drop': 'Zrzut amunicji',
      'get-moving': 'Naprzód',
      reinforcements: 'Posiłki',
      'replacement-vehicle': 'Pojazd zastępczy',
      'get-up': 'Wstawaj',
      stimulants: 'Stymulanty',
      repair: 'Naprawa',
      'air-alert': 'Alarm lotniczy',
      medevac: 'Ewakuacja medyczna',
      resurrection: 'Wskrzeszenie',
      engineering: 'Prace saperskie',
      bury: 'Zasypanie bunkra',
      enough: 'Wystarczy',
    },
    ...measured,
    scenario: {
      'first-steps': {
        title: 'Pierwsze kroki',
        note: 'Do nauki: ruch, osłona, ogień',
        text:
          'Jeden oddział na stronę, cztery tury. Wygrywa, kto na końcu trzyma więcej znaczników: w ' +
          'odległości 10 cm, bez wroga tak blisko.',
      },
      'first-machines': {
        title: 'Pierwsze maszyny',
        note: 'Do nauki: maszyny kroczące, kąty, pancerz',
        text: 'Oddział i maszyna krocząca na stronę, pięć tur. Punkty za to, co zniszczone.',
      },
      'first-objectives': {
        title: 'Pierwsze cele',
        note: 'Do nauki: bohaterowie i znaczniki',
        text:
          'Bohater, oddział i maszyna krocząca na stronę, sześć tur. Trzymaj oba znaczniki na koniec tury ' +
          'od trzeciej albo więcej z nich na końcu.',
      },
      firefight: {
        title: 'Wymiana ognia',
        note: 'Decydują punkty',
        text: 'Żadnych celów poza wrogiem. Po ośmiu turach wygrywa strona, która zniszczyła więcej punktów.',
      },
      reload: {
        title: 'Przeładowanie',
        note: 'Dwa cele w poprzek planszy',
        text: 'Trzymaj oba cele na koniec tury, od trzeciej począwszy, albo więcej z nich na koniec ósmej.',
      },
      'fuel-run': {
        title: 'Po paliwo',
        note: 'Dwa cele, od krótkich krawędzi',
        text: 'Jak Przeładowanie, ale strony wchodzą od krótkich krawędzi, a cele leżą głębiej.',
      },
      'radio-free-babylon': {
        title: 'Radio Wolny Babilon',
        note: 'Budynek pośrodku',
        text:
          'Wygrywa, kto na koniec ósmej tury jest w budynku bez wroga. Budynek ma jedno piętro; dach ' +
          'liczy się jako wnętrze, samoloty nie.',
      },
      'the-oasis': {
        title: 'Oaza',
        note: 'Zieleń pośrodku, wokół pustynia',
        text: 'Od czwartej tury: na koniec tury bądź w oazie bez wroga. Domy i zagajniki ustawiają obie strony.',
      },
      'the-lost-palace': {
        title: 'Zaginiony pałac',
        note: 'Pałac ze skarbem',
        text: 'Od trzeciej tury: stań na celu w pałacu, gdy nie ma w nim wroga.',
      },
      'no-mans-land': {
        title: 'Ziemia niczyja',
        note: 'Okopy, drut i miny',
        text:
          'Linia frontu. Trzymaj oba cele na koniec tury, od trzeciej począwszy, albo więcej z nich na ' +
          'koniec gry.',
      },
      'the-factory': {
        title: 'Fabryka',
        note: 'Nasz: hala z bramami dla największych maszyn',
        text:
          'Wygrywa, kto na koniec ósmej tury jest w hali bez wroga; liczą się piętro i dach. Maszyny ' +
          'wjeżdżają bramami, żołnierze wchodzą także małymi drzwiami.',
      },
      'high-houses': {
        title: 'Wysokie domy',
        note: 'Nasz: dwa domy o trzech kondygnacjach',
        text:
          'Trzymaj cele w obu domach na koniec tury, od trzeciej począwszy, albo więcej z nich na koniec ' +
          'gry. Drzwi są za małe dla pojazdów.',
      },
      'the-river': {
        title: 'Rzeka',
        note: 'Nasz: głęboka woda i trzy przeprawy',
        text:
          'Trzymaj obie skrajne przeprawy na koniec tury, od trzeciej począwszy, albo więcej z nich na ' +
          'koniec gry. Okręty wpływają kanałem na wschodzie.',
      },
      random: {
        title: 'Losowy',
        note: 'Wybierają dwie kości',
        text: 'Dwie kości wybierają: Wymiana ognia, Przeładowanie, Po paliwo albo Radio Wolny Babilon.',
      },
    },
  },
};
