import { type GameId, isGameId } from '@dustfront/games';
import { take, taken } from '../i18n/fetched.ts';
import { language } from '../i18n/index.ts';
import type { RuleRow } from './rule-row.ts';
import { TILES } from './tiles.ts';

const place = (game: GameId): string => `rules of ${game}`;

/** Gets what the rules of a game say in the reader's language; it follows when the reader changes it. */
export const needRuleWords = (game: GameId): Promise<void> =>
  take(
    place(game),
    async (lang) => {
      if (lang === 'en') return {};
      const { translations } = await TILES[game].register();
      return (await translations[lang]?.())?.words ?? {};
    },
    language(),
  );

/** What a rule says; in English until its words in the reader's language are there. */
export const wording = (game: GameId, rule: { readonly id: string; readonly text: string }): string =>
  taken(place(game), language())[rule.id] ?? rule.text;

/** What a rule says, without the reason of a ruling. */
export const shortWording = (game: GameId, rule: { readonly id: string; readonly text: string }): string =>
  wording(game, rule).replace(/ Ruling:.*$/, '');

/** The title of a chapter of the register, without the lines of the book that it is about. */
export const chapterTitle = (game: GameId, title: string): string =>
  (taken(place(game), language())[`# ${title}`] ?? title).replace(/ \([^()]*\d[^()]*\)$/, '');

/** Every rule of a game, and its words. */
export async function loadRules(game: string): Promise<readonly RuleRow[]> {
  if (!isGameId(game)) return [];
  const [{ rules }] = await Promise.all([TILES[game].register(), needRuleWords(game)]);
  return rules;
}
