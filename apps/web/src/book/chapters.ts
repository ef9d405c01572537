import { type GameId, gameOfRule } from '@dustfront/games';
import type { BookShelf } from '../games/tile.ts';
import { shelfOf } from '../games/tiles.ts';
import type { Figure } from './figure.ts';
import { coreFigures, tacticsFigures } from './figures.ts';
import { warFigures } from './war-figures.ts';

/**
 * A chapter of the book of rules: its words are `<shelf>.<id>`; the rows of the register whose ids begin so belong to
 * it.
 */
export interface Chapter {
  readonly id: string;
  /** Without the game's own prefix: `move` stands for `dt1.move` and everything below it. */
  readonly rules: readonly string[];
  readonly figures: readonly Figure[];
}

const book = (
  figures: Readonly<Record<string, readonly Figure[]>>,
  chapters: Readonly<Record<string, readonly string[]>>,
): readonly Chapter[] =>
  Object.entries(chapters).map(([id, rules]) => ({ id, rules, figures: figures[id] ?? [] }));

/** The books, chapters in the order of play. */
const onShelves: Readonly<Record<BookShelf, readonly Chapter[]>> = {
  core: book(coreFigures, {
    table: ['board', 'dice', 'box', 'terrain', 'def', 'space', 'rule'],
    cards: ['card', 'weapon', 'ability', 'ap'],
    setup: ['setup', 'scenario', 'sides'],
    round: ['round', 'init', 'act', 'action', 'seq'],
    move: ['move', 'enter'],
    sight: ['los', 'range'],
    attack: ['attack', 'sustained', 'damage', 'dmg', 'ammo'],
    cover: ['cover', 'crate', 'trap'],
    close: ['close', 'knife', 'knife-grenade'],
    heroes: ['hero', 'cmd'],
    weapons: ['flame', 'laser', 'grenade', 'ugl', 'faust', 'sw'],
    skills: ['skill'],
    end: ['end'],
    answers: ['faq', 'ruling'],
  }),
  second: book(tacticsFigures, {
    table: ['mat', 'dice', 'terrain', 'gen', 'quick'],
    cards: ['card'],
    setup: ['setup', 'deploy', 'scen'],
    turn: ['turn', 'init', 'act', 'nothing'],
    move: ['move', 'march'],
    sight: ['los', 'range', 'arc'],
    attack: ['attack', 'target', 'hit', 'sustained', 'close'],
    save: ['save', 'damage', 'stun'],
    heroes: ['hero', 'super', 'cmd'],
    carry: ['pass', 'pilot', 'lift', 'sea'],
    works: ['fort'],
    weapons: ['weapon', 'equip', 'sp'],
    skills: ['skill'],
    end: ['win'],
    measured: ['table'],
    answers: ['ruling'],
  }),
  war: book(warFigures, {
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
};

/** The book of a game. */
export const bookOf = (game: GameId): readonly Chapter[] => onShelves[shelfOf(game)];

/** The chapter of a rule. */
export function chapterOf(game: GameId, rule: string): Chapter | undefined {
  const [, group = ''] = rule.split('.');
  return gameOfRule(rule) === game ? bookOf(game).find(({ rules }) => rules.includes(group)) : undefined;
}
