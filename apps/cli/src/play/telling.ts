import type { Happening, Match } from '@dustfront/kernel';
import { tableOf } from '../tables/index.ts';
import type { Style } from '../terminal/style.ts';
import { eventText } from '../words.ts';

const LOUD: ReadonlySet<string> = new Set(['round', 'destroyed', 'over', 'begins', 'initiative']);

/** Happenings as lines for people; dice as faces. */
export function eventLines(match: Match, happenings: readonly Happening[], style: Style): string[] {
  const { game } = match;
  const table = tableOf(game);
  const view = match.view(null);
  return table.condense(happenings).map((event) => {
    const text = eventText(game, event, view);
    const dice = event.type === 'rolled' ? table.dice(event, style) : null;
    if (dice !== null) return `    ${text.replace(/: \d+ dice$/, '').padEnd(16)} ${dice}`;
    if (event.type === 'round') return `  ${style.bold(`--- ${text} ---`)}`;
    return `  ${LOUD.has(event.type) ? style.bold(text) : text}`;
  });
}
