import type { AnyGame, Catalogue, Json, Language } from '@dustfront/kernel';
import { frozen } from './frozen.generated.ts';

/** Which games exist, each loaded when it is first asked for. */
const loaders = {
  'dust-tactics': async () => (await import('@dustfront/dust-tactics')).dustTactics,
  'dust-tactics-2014': async () => (await import('@dustfront/dust-tactics-2014')).dustTactics2014,
  dust: async () => (await import('@dustfront/dust')).dust,
} satisfies Readonly<Record<string, () => Promise<AnyGame>>>;

export type GameId = keyof typeof loaders;

export const GAME_IDS = Object.keys(loaders) as readonly GameId[];

/** The one that is meant where nobody says which. */
export const DEFAULT_GAME = 'dust-tactics' satisfies GameId;

/** Games whose armies are made of unit cards, and whose battlefields of squares. */
export const CARD_GAMES = ['dust-tactics', 'dust-tactics-2014'] as const satisfies readonly GameId[];

export type CardGame = (typeof CARD_GAMES)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

/** What is played where nobody says more than which game. */
export const DEFAULT_SETUPS: Readonly<Record<GameId, Json>> = {
  'dust-tactics': { scenario: 'the-courier' },
  'dust-tactics-2014': {},
  dust: {},
};

/** Rule ids begin with the short name of their game. */
export const RULE_PREFIXES: Readonly<Record<GameId, string>> = {
  'dust-tactics': 'dt1',
  'dust-tactics-2014': 'dt14',
  dust: 'dust',
};

/** The game to which a rule belongs. */
export function gameOfRule(rule: string): GameId | null {
  const [prefix] = rule.split('.', 1);
  return GAME_IDS.find((id) => RULE_PREFIXES[id] === prefix) ?? null;
}

/** An id that came from outside. */
export function gameIdOf(id: string): GameId {
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  return id;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The game with that id by its present rules, or by those of an earlier version; null if there is none. */
export async function loadGame(id: string, version?: string): Promise<AnyGame | null> {
  const game: AnyGame | null = isGameId(id) ? await loaders[id]() : null;
  if (game === null || version === undefined || version === game.version) return game;
  const kept = await own(own(frozen, id) ?? {}, version)?.();
  return kept === undefined ? null : completed(kept, game);
}

const completions = new WeakMap<AnyGame, AnyGame>();

/** A frozen build signed the contract of its time: what was not in it yet is lent by the present rules. [K29] */
function completed(kept: AnyGame, present: AnyGame): AnyGame {
  const known = completions.get(kept);
  if (known !== undefined) return known;
  const whole: AnyGame = { ...kept, passive: kept.passive ?? present.passive };
  completions.set(kept, whole);
  return whole;
}

type Words = (language: Language) => Promise<Catalogue>;

const words: Readonly<Record<GameId, () => Promise<Words>>> = {
  'dust-tactics': async () => (await import('@dustfront/dust-tactics/words')).loadWords,
  'dust-tactics-2014': async () => (await import('@dustfront/dust-tactics-2014/words')).loadWords,
  dust: async () => (await import('@dustfront/dust/words')).loadWords,
};

/** Everything that a reader of a language sees of a game, by key; also for its earlier rules versions. */
export async function loadWords(id: GameId, language: Language): Promise<Catalogue> {
  return (await words[id]())(language);
}

/** Earlier rules versions of a game that are kept as frozen builds, oldest first. */
export const frozenVersions = (id: string): readonly string[] => Object.keys(own(frozen, id) ?? {});

export async function loadGames(): Promise<AnyGame[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
