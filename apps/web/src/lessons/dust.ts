import { type Lesson, read } from './lesson.ts';

/** A round goes on even if somebody does nothing in a phase: then the step is over too. */
const anyway = [
  { event: 'turn-begun', where: { seat: 1 } },
  { event: 'scored', where: {} },
];

/** A first war against one computer: short, and told phase by phase until the first round is scored. */
export const dustLessons: readonly Lesson[] = [
  {
    id: 'first-war',
    game: 'dust',
    begin: { setup: { players: 2, quickSetup: 'recommended', victoryPoints: 8 } },
    opponent: 'staff-officer',
    seed: 'first-war',
    steps: [
      read('intro'),
      {
        words: 'card',
        until: [{ event: 'cards-revealed', where: {} }],
        point: ['.d-cards', 'main'],
        solution: ['card *'],
      },
      read('order'),
      {
        words: 'buy',
        until: [{ asked: 'movement' }, { asked: 'combat' }, ...anyway],
        point: ['.d-plus[data-ware="tank"]', 'main', 'ukraine'],
        solution: ['keep', 'buy tank', 'buy tank', 'buy tank', 'done', 'place tank ukraine', 'place *'],
      },
      {
        words: 'move',
        until: [{ asked: 'combat' }, ...anyway],
        point: ['ukraine', 'muscovy'],
        solution: ['move land ukraine', 'to muscovy', 'take *'],
      },
      {
        words: 'attack',
        until: [{ event: 'battle-ended', where: { attacker: 0 } }, ...anyway],
        point: ['muscovy', 'west_siberia'],
        solution: ['attack land muscovy', 'to west_siberia', 'take *', 'stand'],
      },
      read('score'),
      { words: 'alone', until: 'over', point: [], solution: [] },
    ],
  },
];
