import { GAME_IDS, type GameId } from '@dustfront/games';

/**
 * A file of the built client: what it is called, and which modules go into it. Modules that no row names go where they
 * are used.
 */
interface Group {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: '$initial'[];
  readonly priority: number;
}

/** What every page needs. */
const start: Group = { name: 'start', tags: ['$initial'], priority: 9 };

const engine: Group = {
  name: 'engine',
  test: /\/packages\/(?:kernel|wargame|odds|games\/src|advice\/src\/[\w-]+\.ts$)/,
  priority: 7,
};

/**
 * The books of all games and what rules are called in other languages: words about rules open without a game, and a
 * table opens without the others.
 */
const book: Group = {
  name: 'book',
  test: /\/apps\/web\/src\/(?:book\/(?:book|chapters)|games\/(?:register|[\w-]+\/book(?:\/(?:book|figures))?))\.ts$/,
  priority: 6,
};

/** The register of a game: the rules page wants nothing else of it. */
const register = (id: string): Group => ({
  name: `rules-${id}`,
  test: new RegExp(`virtual:rules/${id}$`),
  priority: 8,
});

/** Where a scenario of one's own is drawn and an army is built: no table wants it. */
const workshop = (id: GameId): Group => ({
  name: `workshop-${id}`,
  test: new RegExp(`/apps/web/src/games/${id}/(?:editor[\\w-]*|builder)\\.ts$`),
  priority: 6,
});

/** A table without squares: squares do without it. Set-up knows what there is of it. */
const measured: Group = {
  name: 'measured',
  test: new RegExp(
    '/apps/web/src/(?:drawings/above/|games/dust-tactics-2014/table/' +
      '(?!setups|scene|facing|geometry|edges|Preview|moved))',
  ),
  priority: 6,
};

/**
 * A game, its advice and how it looks, and how its players point out places. Every table draws the mark of an army.
 */
const game = (id: GameId): Group => ({
  name: id,
  test: new RegExp(
    `/(?:packages/${id}/src|apps/web/src/games/${id}|packages/advice/src/${id})/(?!drawings/ArmyMark)` +
      `|/packages/ai/src/${id}/table/(?:in-words|points)\\.ts$`,
  ),
  priority: 5,
});

const games = GAME_IDS.map(game);

/** Boards and panels, and what is known of computer players before one of them thinks, in a worker. */
const parts = 'pages/(?:table|replay)|games|board|camera|stage|panels|modes|session|review|drawings|ui';
const table: Group = {
  name: 'table',
  test: new RegExp(
    `/(?:apps/web/src/(?:(?:${parts})/|i18n/words)|packages/ai/src/(?:[\\w-]+/levels|[\\w-]+)\\.ts$)`,
  ),
  priority: 4,
};

interface Splitting {
  readonly includeDependenciesRecursively: false;
  readonly groups: Group[];
}

const split = (...groups: Group[]): Splitting => ({ includeDependenciesRecursively: false, groups });

/** Few files that belong together, not a hundred crumbs. */
export const pageFiles = split(
  start,
  engine,
  book,
  ...['dust-tactics', 'dust-tactics-2014', 'dust'].map(register),
  ...GAME_IDS.map(workshop),
  measured,
  ...games,
  table,
);

export const workerFiles = split(engine, ...games);
