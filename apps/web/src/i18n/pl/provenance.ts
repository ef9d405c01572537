import type { provenance as english } from '../en/provenance.ts';
import type { Texts } from '../texts.ts';

/** Co karta mówi poza liczbami i skąd pochodzą rzeczy na stole. */
export const provenance: Texts<typeof english> = {
  provenance: {
    title: 'Skąd to pochodzi',
    word: { printed: 'z druku', inferred: 'wywnioskowane', ours: 'nasze' },
    what: { card: 'Karta', scenario: 'Scenariusz', map: 'Mapa', deck: 'Talia', rules: 'Zasady' },
    tag: '{what}: {word}',
    scenario: {
      printed: 'Warunki są takie jak w podręczniku.',
      inferred:
        'Scenariusz z wydanej gry; czego o jego warunkach nie wiadomo, to wywnioskowaliśmy albo wymyśliliśmy.',
      ours: 'Scenariusz zrobiony dla tego programu.',
    },
    map: {
      printed: 'Mapa jest ta z podręcznika.',
      inferred: 'Drukowana mapa zaginęła; tę narysowano według tego, co mówią słowa.',
      ours: 'Mapę zrobiono dla tego programu.',
    },
    deck: {
      printed: 'Karty są te z pudełka.',
      inferred: 'Karty odtworzono z tego, co wiadomo o drukowanych.',
      ours:
        'Zdolności są z podręcznika; nie wiadomo, które wartości stoją na której karcie, więc talię ' +
        'zrobiono dla tego programu.',
    },
    rules: {
      printed: 'Zasady są takie jak w podręczniku.',
      inferred: 'Zasady wywnioskowano.',
      ours: 'Zasady są nasze.',
    },
    'dust-tactics': {
      printed: 'Każda wartość tej karty jest znana z podręcznika albo innego wydanego źródła.',
      inferred:
        'Jednostka z wydanej gry. Czego o jej karcie nie podaje żadne źródło, to wywnioskowaliśmy ' +
        'albo wymyśliliśmy.',
      ours: 'Jednostka zrobiona dla tego programu.',
    },
    'dust-tactics-2014': {
      printed: 'Karta taka jak w zasadach startowych.',
      inferred:
        'Wzięta z karty tej samej jednostki w Dust 1947, późniejszym wydaniu. Obrażenia piechoty i ' +
        'liczebność oddziałów według naszych rozstrzygnięć.',
      ours: 'Karta zrobiona dla tego programu.',
      designed: 'Nasze na niej: {list}.',
    },
    values: { known: 'Z druku: {list}.', inferred: 'Wywnioskowane: {list}.', designed: 'Nasze: {list}.' },
    weapons: 'Z zasięgu i kości drukowane są: {list}.',
    weapon: '{weapon} {known} z {all}',
    field: {
      armour: 'pancerz',
      move: 'ruch',
      health: 'życie',
      apOriginal: 'AP z 2010 roku',
      apLater: 'AP późniejszej skali',
      soft: 'miękka osłona',
      hard: 'twarda osłona',
    },
  },
  trait: {
    artillery: 'Artyleria',
    burst: 'Seria',
    cutting: 'Tnąca',
    expert: 'Ekspert',
    flame: 'Płomień',
    grapple: 'Chwyt',
    grenade: 'Granat',
    knife: 'Nóż',
    'knife-grenade': 'Nóż i granat',
    laser: 'Laser',
    limited: 'Ograniczona',
    paired: 'Sprzężona',
    panzerfaust: 'Panzerfaust',
    phaser: 'Fazer',
    reload: 'Przeładowanie',
    salvo: 'Salwa',
    sniper: 'Snajper',
    tesla: 'Tesla',
    ugl: 'UGL',
    'under-barrel': 'Podlufowa',
    volley: 'Kanonada',
    'wire-guided': 'Kierowana przewodem',
  },
  role: {
    title: 'Role',
    officer: 'Oficer',
    radioman: 'Radiotelegrafista',
    radio: 'Radiooperator',
    mechanic: 'Mechanik',
    medic: 'Sanitariusz',
    specialist: 'Specjalista od broni',
    sniper: 'Snajper',
    spotter: 'Obserwator',
    commissar: 'Komisarz',
  },
};
