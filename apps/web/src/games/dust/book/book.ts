import { chaptersOf, type GameBook } from '../../../book/book.ts';
import { dustFigures } from './figures.ts';

export const dustBook: GameBook<'dust'> = {
  id: 'dust',
  chapters: chaptersOf(dustFigures, {
    table: ['board', 'dice', 'token', 'stock'],
    setup: ['setup', 'option', 'neutral'],
    figures: ['figure'],
    cards: ['card', 'deck', 'ability'],
    round: ['round', 'init', 'turn'],
    production: ['prod'],
    move: ['move', 'control'],
    combat: ['combat', 'special'],
    battle: ['battle', 'retreat'],
    scoring: ['vp'],
    end: ['win'],
    answers: ['ruling'],
  }),
  how: { steps: 5, dice: ['hit', 'miss'], picture: dustFigures.combat?.[0] },
};
