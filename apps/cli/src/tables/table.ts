import type { AnyGame, GameEvent, Happening, Json, Question } from '@dustfront/kernel';
import { own } from '../reader.ts';
import type { Paint, Style } from '../terminal/style.ts';

export type Event = GameEvent & Record<string, unknown>;

/** How a game looks and is handled in a terminal; what it leaves out is done with words alone. */
export interface Table {
  /** One line: round, score. */
  headline(view: Json, style: Style): string;
  /** The board, with the options of the open question on it. */
  board(view: Json, style: Style, open: Question | null): string[];
  /** Both forces, where they are and what is left of them. */
  units(view: Json, style: Style): string[];
  legend(style: Style): string[];
  /** What ends the match, and what wins it. */
  goals(view: Json, style: Style): string[];
  seatPaint(view: Json, seat: number, style: Style): Paint;
  /** Dice of a roll as faces. */
  dice(event: Event, style: Style): string | null;
  /** Several happenings that read better as one. */
  condense(happenings: readonly Happening[]): readonly Event[];
  /** Exact odds of what the asked seat can do now. */
  odds(view: Json, question: Question, style: Style): string[];
  /** The answers that lead to a square, step by step, or why there is no way. */
  way(view: Json, question: Question, square: string): readonly string[] | string;
  /** A unit's card in words; null if there is no such unit. */
  card(view: Json, name: string, style: Style): string[] | null;
  /** Where the scenario, the map and the cards of a set-up come from, in a line; '' where nobody knows. */
  source(setup: Json): string;
  /** Whom the open question is about, in words; null if it says so itself. */
  about(view: Json): string | null;
  /** Whether the options of a question are nobody else's business. */
  isSecret(question: string): boolean;
}

/** For games without a drawing: options and events in words. */
export function plainTable(game: AnyGame): Table {
  return {
    headline: () => game.title,
    board: () => [],
    units: () => [],
    legend: () => [],
    goals: () => [],
    seatPaint: (_view, _seat, style) => style.note,
    dice: ({ faces }) =>
      Array.isArray(faces) ? faces.map((face) => `[${Number(face) + 1}]`).join('') : null,
    condense: (happenings) => happenings.map(({ event }) => event),
    odds: () => [own('chance.no-game')],
    way: () => own('way.none'),
    card: () => null,
    source: () => '',
    about: () => null,
    isSecret: () => false,
  };
}
