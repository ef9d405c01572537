import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** Karta jednostki. */
export const card: Texts<typeof english> = {
  card: {
    partner: 'Razem: {name}',
    boxes: 'stracone: {filled} z {total}',
    ammo: 'strzały: {left} z {total}',
    weapon: 'Broń',
    count: 'Il.',
    range: 'Zasięg',
    armour: 'Pancerz',
    move: 'Ruch',
    health: 'Życie',
    points: 'AP',
    soft: 'Miękka osłona',
    hard: 'Twarda osłona',
    hit: 'HIT SAVE',
    miss: 'MISS SAVE',
    nosave: 'NO SAVE',
    huge: 'Ogromny: 2 × 2 pola',
    noSkills: 'Bez zdolności specjalnych',
    reserve: 'rezerwa',
    lost: 'stracone',
    left: 'zostało',
    choose: 'Wybierz jednostkę, by zobaczyć jej kartę.',
    legend: {
      title: 'Jak czytać tę kartę',
      columns:
        'I, V i A to pancerz piechoty, pojazdów i samolotów. Czytaj kolumnę tego, do kogo się strzela.',
      cells: '6/1 to sześć kości, a każde trafienie zadaje 1 obrażenie. Kreska: ta broń nic mu nie zrobi.',
      special:
        '1/B i 1/K (Core Set) albo ✱ (2013/14): jedna kość za każdą figurkę celu. K, kill: trafienie ' +
        'zabiera wszystko, co zostało jednej figurce.',
      range: 'Zasięg liczy się w polach. U sięga wszędzie, C tylko na sąsiednie pole, w walce wręcz.',
      rangeOnTable:
        'Zasięg podano w centymetrach. U sięga wszędzie, C tylko tego, kogo się dotyka, w walce wręcz.',
      cover:
        'W osłonie za każde trafienie rzuca się kością. HIT SAVE: ratuje symbol trafienia. MISS SAVE: ' +
        'ratuje pusta ścianka.',
      health:
        'Kratki to życie, skreślane w miarę strat. AP to punkty armii: ile jednostka kosztuje i ile jest ' +
        'warte jej zniszczenie.',
    },
  },
};
