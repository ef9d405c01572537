import type { provenance as english } from '../en/provenance.ts';
import type { Texts } from '../texts.ts';

/** Ce qu’une carte dit au-delà de ses chiffres, et d’où viennent les choses de la table. */
export const provenance: Texts<typeof english> = {
  provenance: {
    title: 'D’où cela vient',
    word: { printed: 'Imprimé', inferred: 'Déduit', ours: 'De nous' },
    what: { card: 'Carte', scenario: 'Scénario', map: 'Plan', deck: 'Paquet', rules: 'Règles' },
    tag: '{what} : {word}',
    scenario: {
      printed: 'Les conditions sont celles du livre.',
      inferred: 'Un scénario publié ; ce qu’on ignore de ses conditions a été déduit ou créé par nous.',
      ours: 'Un scénario créé pour ce programme.',
    },
    map: {
      printed: 'Le plan est celui du livre.',
      inferred: 'Le plan imprimé est perdu ; celui-ci est tracé d’après ce qu’en disent les textes.',
      ours: 'Le plan a été créé pour ce programme.',
    },
    deck: {
      printed: 'Les cartes sont celles de la boîte.',
      inferred: 'Les cartes ont été déduites de ce qu’on sait des imprimées.',
      ours:
        'Les capacités sont celles du livre ; on ignore quelles valeurs vont sur quelle carte, le paquet ' +
        'a donc été créé pour ce programme.',
    },
    rules: {
      printed: 'Les règles sont celles du livre.',
      inferred: 'Les règles ont été déduites.',
      ours: 'Les règles sont de nous.',
    },
    'dust-tactics': {
      printed: 'Chaque valeur de cette carte est connue par un livre ou une autre source publiée.',
      inferred:
        'Une unité du jeu publié. Ce qu’aucune source ne donne de sa carte a été déduit, ou créé par nous.',
      ours: 'Une unité créée pour ce programme.',
    },
    'dust-tactics-2014': {
      printed: 'La carte telle que l’impriment les règles de base.',
      inferred:
        'Reprise de la carte de la même unité dans Dust 1947, une édition ultérieure. Les dégâts à ' +
        'l’infanterie et la taille des escouades suivent nos décisions.',
      ours: 'Une carte créée pour ce programme.',
      designed: 'De nous : {list}.',
    },
    values: { known: 'Imprimé : {list}.', inferred: 'Déduit : {list}.', designed: 'De nous : {list}.' },
    weapons: 'Imprimé, en portée et en dés : {list}.',
    weapon: '{weapon} {known} sur {all}',
    field: {
      armour: 'blindage',
      move: 'mouvement',
      health: 'vie',
      apOriginal: 'PA de 2010',
      apLater: 'PA de l’échelle suivante',
      soft: 'couvert léger',
      hard: 'couvert lourd',
    },
  },
  trait: {
    artillery: 'Artillerie',
    burst: 'Rafale',
    cutting: 'Découpe',
    expert: 'Expert',
    flame: 'Flammes',
    grapple: 'Étreinte',
    grenade: 'Grenade',
    knife: 'Couteau',
    'knife-grenade': 'Couteau et grenade',
    laser: 'Laser',
    limited: 'Limitée',
    paired: 'Jumelée',
    panzerfaust: 'Panzerfaust',
    phaser: 'Phaser',
    reload: 'Rechargement',
    salvo: 'Salve',
    sniper: 'Sniper',
    tesla: 'Tesla',
    ugl: 'UGL',
    'under-barrel': 'Sous canon',
    volley: 'Volée',
    'wire-guided': 'Filoguidé',
  },
  role: {
    title: 'Rôles',
    officer: 'Officier',
    radioman: 'Radio',
    radio: 'Opérateur radio',
    mechanic: 'Mécano',
    medic: 'Infirmier',
    specialist: 'Spécialiste d’armes',
    sniper: 'Sniper',
    spotter: 'Observateur',
    commissar: 'Commissaire',
  },
};
