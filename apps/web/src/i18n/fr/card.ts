import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** La carte d’unité. */
export const card: Texts<typeof english> = {
  card: {
    partner: 'Avec {name}',
    boxes: '{filled} sur {total} perdus',
    ammo: 'encore {left} coups sur {total}',
    weapon: 'Arme',
    count: 'Nb',
    range: 'Portée',
    armour: 'Blindage',
    move: 'Mouv.',
    health: 'Vie',
    points: 'PA',
    soft: 'Couvert léger',
    hard: 'Couvert lourd',
    hit: 'SUR TOUCHE',
    miss: 'SUR RATÉ',
    nosave: 'AUCUNE',
    huge: 'Énorme : 2 × 2 cases',
    noSkills: 'Pas de capacité spéciale',
    reserve: 'réserve',
    lost: 'perdu',
    left: 'sorti',
    choose: 'Choisissez une unité pour voir sa carte.',
    legend: {
      title: 'Comment lire cette carte',
      columns:
        'I, V et A sont les blindages de l’infanterie, des véhicules et des aéronefs. Lisez la ' +
        'colonne de la cible.',
      cells: '6/1 : six dés, et chaque touche fait 1 dégât. Un tiret : l’arme n’y peut rien.',
      special:
        '1/B et 1/K (boîte de base) ou ✱ (2013/14) : un dé par figurine de la cible. K, kill : une touche ' +
        'élimine une figurine entière.',
      range: 'La portée se compte en cases. U va partout, C seulement à la case voisine, au corps à corps.',
      rangeOnTable:
        'La portée est en centimètres. U va partout, C seulement à qui l’on touche, au corps à corps.',
      cover:
        'À couvert, on lance un dé par touche. SUR TOUCHE : un symbole de touche sauve. SUR RATÉ : une ' +
        'face vide sauve.',
      health:
        'Les cases sont la vie, barrées à mesure des pertes. PA : points d’armée, ce que coûte une unité ' +
        'et ce que rapporte sa destruction.',
    },
  },
};
