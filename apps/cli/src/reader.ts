import { loadWords as loadPlayerWords } from '@dustfront/ai/words';
import { GAME_IDS, loadWords } from '@dustfront/games';
import {
  type Catalogue,
  type Divergence,
  type Grammar,
  type Language,
  type Params,
  type Problem,
  sayIn,
} from '@dustfront/kernel';
import { loadWords as loadKernelWords } from '@dustfront/kernel/words';
import { loadWords as loadScriptWords } from '@dustfront/table-scripts/words';
import { type OwnKey, ownWords, written } from './words/index.ts';

/** Who reads: what games, computer players and this program say, in one language. */
interface Reader {
  readonly language: Language;
  readonly games: Readonly<Record<string, Catalogue>>;
  readonly players: Catalogue;
  /** Of this program, and of records that cannot be read. */
  readonly own: Catalogue;
  readonly scripts: Catalogue;
  readonly grammar: Grammar;
  /** What stands before tenths. */
  readonly point: string;
}

async function readerOf(language: Language): Promise<Reader> {
  const all = language === 'en' ? [] : GAME_IDS;
  const games = await Promise.all(all.map(async (id) => [id, await loadWords(id, language)] as const));
  const rules = new Intl.PluralRules(language);
  return {
    language,
    games: Object.fromEntries(games),
    players: await loadPlayerWords(language),
    own: { ...(await ownWords(language)), ...(await loadKernelWords(language)) },
    scripts: await loadScriptWords(language),
    grammar: { plural: (n) => rules.select(n) },
    point:
      new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  };
}

let reader = await readerOf('en');
const inEnglish = sayIn({ ...reader.own, ...written });

export const theReader = (): Reader => reader;

/** Reads in that language from now on. */
export async function readIn(language: Language): Promise<void> {
  if (language !== reader.language) reader = await readerOf(language);
}

/** A text of this program. */
export const own = (key: OwnKey, params: Params = {}): string =>
  sayIn(reader.own, {}, reader.grammar)({ key, params });

/** A text of this program as programs read it, in English whoever asks. */
export const ownWritten = (key: OwnKey, params: Params = {}): string => inEnglish({ key, params });

/** A number with so many digits behind the point, or the comma. */
export const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', reader.point);

/** A text of a game by its key, or as it was written where the reader's language has none. */
export const gameWord = (game: string, key: string, written: string): string =>
  reader.games[game]?.[key] ?? written;

/** Something wrong with what was written for a game. */
export function problemText(game: string, { code, params, text }: Problem): string {
  const words = reader.games[game] ?? {};
  const key = `problem.${code}`;
  return words[key] === undefined ? text : sayIn(words, {}, reader.grammar)({ key, params: params ?? {} });
}

/** Why a record of a game does not play again. */
export function divergenceText(game: string, { fault, message }: Divergence): string {
  if (reader.language === 'en') return message;
  return sayIn({ ...reader.games[game], ...reader.own }, {}, reader.grammar)(fault);
}

/** What is wrong with a table script; its game says its own part of it. */
export function scriptText(game: string, code: string, params: Params = {}): string {
  const words = { ...reader.games[game], ...reader.scripts };
  return sayIn(words, {}, reader.grammar)({ key: `script.${code}`, params });
}
