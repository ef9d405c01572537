import { type Lesson, read } from './lesson.ts';

const mine = { seat: 0 };

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
        point: ['.d-warcard', 'main'],
        solution: ['card *'],
      },
      read('order'),
      {
        words: 'buy',
        until: [{ event: 'placed', where: mine }, ...anyway],
        point: ['main'],
        solution: ['keep', 'buy tank', 'buy tank', 'buy tank', 'done', 'place tank *'],
      },
      {
        words: 'move',
        until: [{ event: 'moved', where: mine }, { event: 'attack', where: mine }, ...anyway],
        point: [],
        solution: ['place *', 'move land *', 'to *', 'take *'],
      },
      {
        words: 'attack',
        until: [{ event: 'battle-ended', where: { attacker: 0 } }, ...anyway],
        point: [],
        solution: ['stop', 'attack land *', 'to *', 'take *'],
      },
      read('score'),
      { words: 'alone', until: 'over', point: [], solution: [] },
    ],
  },
];
