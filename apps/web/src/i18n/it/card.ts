import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** The unit card. */
export const card: Texts<typeof english> = {
  card: {
    partner: 'Con {name}',
    boxes: '{filled} su {total} persi',
    ammo: 'munizioni: {left} su {total}',
    weapon: 'Arma',
    count: 'N.',
    range: 'Gittata',
    armour: 'Corazza',
    move: 'Movimento',
    health: 'Salute',
    points: 'AP',
    soft: 'Cop. leggera',
    hard: 'Cop. pesante',
    hit: 'CON COLPO',
    miss: 'CON VUOTO',
    nosave: 'NESSUNA',
    huge: 'Enorme: 2 × 2 caselle',
    noSkills: 'Nessuna abilità speciale',
    reserve: 'riserva',
    lost: 'persa',
    left: 'uscita',
    choose: 'Scegli un’unità per vederne la carta.',
    legend: {
      title: 'Come si legge questa carta',
      columns:
        'I, V e A sono la corazza di fanteria, veicoli e velivoli. Leggi la colonna di chi viene attaccato.',
      cells: '6/1 vuol dire sei dadi, e ogni colpo fa 1 danno. Con un trattino l’arma non può fargli nulla.',
      special:
        '1/B e 1/K (Core Set) o ✱ (2013/14): un dado per ogni miniatura del bersaglio. K, uccide: un ' +
        'colpo toglie tutto ciò che resta di una.',
      range:
        'La gittata si conta in caselle. U arriva ovunque, C solo alla casella accanto, in corpo a corpo.',
      rangeOnTable: 'La gittata è in centimetri. U arriva ovunque, C solo a chi si tocca, in corpo a corpo.',
      cover:
        'In copertura si tira un dado per ogni colpo. CON COLPO: salva il simbolo colpo. CON VUOTO: salva ' +
        'una faccia vuota.',
      health:
        'Le caselle sono salute, barrate quando si perde. AP sono punti esercito: quanto costa un’unità, ' +
        'e quanto vale distruggerla.',
    },
  },
};
