import type { GameId } from '@dustfront/games';
import type { Figure } from './figure.ts';
import { coreFigures, tacticsFigures } from './figures.ts';

/** A chapter of the book of rules: its words are `<shelf>.<id>`; the rows of the register whose ids begin so belong to it. */
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

/** What the words about a game are called by, in the book and in the help: not like its rules. */
export const SHELVES = {
  'dust-tactics': 'core',
  'dust-tactics-2014': 'second',
  dust: 'war',
} as const satisfies Readonly<Record<GameId, string>>;

/** The prefix of a game's ids. */
export const PREFIXES: Readonly<Record<GameId, string>> = {
  'dust-tactics': 'dt1',
  'dust-tactics-2014': 'dt14',
  dust: 'dust',
};

/** The books, chapters in the order of play. */
export const BOOKS: Readonly<Record<GameId, readonly Chapter[]>> = {
  'dust-tactics': book(coreFigures, {
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
  'dust-tactics-2014': book(tacticsFigures, {
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
  dust: book(
    {},
    {
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
    },
  ),
};

/** The chapter of a rule. */
export function chapterOf(game: GameId, rule: string): Chapter | undefined {
  const [prefix, group = ''] = rule.split('.');
  return prefix === PREFIXES[game] ? BOOKS[game].find(({ rules }) => rules.includes(group)) : undefined;
}
