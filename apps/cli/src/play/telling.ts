import type { Happening, Match } from '@dustfront/kernel';
import { own } from '../reader.ts';
import { tableOf } from '../tables/index.ts';
import { padEnd, type Style } from '../terminal/style.ts';
import { eventText } from '../words.ts';

const LOUD: ReadonlySet<string> = new Set(['round', 'destroyed', 'over', 'begins', 'initiative']);

/** A roll whose rule asked for no die this time is nothing to tell. */
const isTold = (event: Happening['event']): boolean =>
  event.type !== 'rolled' || !Array.isArray(event.faces) || event.faces.length > 0;

/** Happenings as lines for people; dice as faces. */
export function eventLines(match: Match, happenings: readonly Happening[], style: Style): string[] {
  const { game } = match;
  const table = tableOf(game);
  const view = match.view(null);
  let before: unknown = null;
  return table
    .condense(happenings)
    .filter(isTold)
    .map((event) => {
      // Dice thrown again right after a roll for the same reason: a re-roll, or the chain of a laser.
      const again = event.type === 'rolled' && event.reason === before;
      before = event.type === 'rolled' ? event.reason : null;
      const text = eventText(game, event, view);
      const dice = event.type === 'rolled' ? table.dice(event, style) : null;
      if (dice !== null) {
        const label = again ? `  ${own('dice.again')}` : text.replace(/\s?: [^:]*$/, '');
        return `    ${padEnd(label, 16)} ${dice}`;
      }
      if (event.type === 'round') return `  ${style.bold(`--- ${text} ---`)}`;
      return `  ${LOUD.has(event.type) ? style.bold(text) : text}`;
    });
}
