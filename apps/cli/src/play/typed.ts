import { type AnyGame, type Json, type Question, seededPick } from '@dustfront/kernel';
import { own } from '../reader.ts';
import { meant, suggestions } from '../suggest.ts';
import { optionText, refusalText } from '../words.ts';

/** An option as it is listed. */
export interface Listed {
  readonly id: string;
  readonly text: string;
}

/** Lists longer than this are asked for in parts. */
const MOST_LISTED = 500;

export function listOptions(game: AnyGame, question: Question, view: Json): Listed[] {
  const count = Math.min(question.options.length, MOST_LISTED);
  const listed = Array.from({ length: count }, (_, i) => question.options.at(i)!);
  // Where not everything can be listed, a few of the answers that are proposed.
  const proposed = question.space?.propose(seededPick(`listed ${question.number}`)) ?? [];
  return [...listed, ...proposed].map((option) => ({
    id: game.optionId(option),
    text: optionText(game, option, view),
  }));
}

export type Typed = { readonly id: string } | { readonly reply: readonly string[] };

const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The option somebody means: its number, its id, its text, or a part that only one option has. */
export function readAnswer(
  typed: string,
  options: readonly Listed[],
  game: AnyGame,
  question: Question,
  view: Json,
): Typed {
  const wanted = squeeze(typed);
  if (/^\d+$/.test(wanted)) {
    const option = options[Number(wanted) - 1];
    return option ? { id: option.id } : { reply: [own('play.options', { count: options.length })] };
  }
  const exact = options.find(({ id, text }) => squeeze(id) === wanted || squeeze(text) === wanted);
  if (exact) return { id: exact.id };
  const words = wanted.split(' ');
  const holding = options.filter(({ id, text }) => {
    const whole = `${squeeze(id)} ${squeeze(text)}`;
    return words.every((word) => whole.includes(word));
  });
  if (holding.length === 1) return { id: holding[0]!.id };
  if (holding.length > 1) {
    const shown = holding.slice(0, 12).map(({ text }) => `  ${number(options, text)}  ${text}`);
    return {
      reply: [
        own('play.fits', { typed, count: holding.length }),
        ...shown,
        ...(holding.length > 12 ? ['  …'] : []),
      ],
    };
  }
  const { space } = question;
  const free = space?.parse(typed) ?? null;
  if (space !== null && free !== null) {
    const refusal = space.refuses(free);
    if (refusal === null) return { id: game.optionId(free) };
    const near = space.nearest(free);
    const hint = near === null ? [] : [own('play.nearest', { answer: game.optionId(near) })];
    return { reply: [refusalText(game, refusal, view), ...hint] };
  }
  const greyed = question.greyed().find(({ id }) => squeeze(id) === wanted || squeeze(id).includes(wanted));
  if (greyed) return { reply: [`${greyed.id}: ${refusalText(game, greyed.refusal, view)}`] };
  const parts = options.flatMap(({ id, text }) => [id, ...id.split(/[ -]/), ...squeeze(text).split(' ')]);
  const near = suggestions(
    wanted,
    [...parts, ...COMMANDS].filter((part) => part.length > 2),
  );
  return { reply: [own('play.nothing', { typed, hint: meant(near) })] };
}

const number = (options: readonly Listed[], text: string): string =>
  String(options.findIndex((option) => option.text === text) + 1).padStart(3);

export const COMMANDS = [
  'help',
  'odds',
  'undo',
  'log',
  'rules',
  'save',
  'quit',
  'board',
  'units',
  'card',
  'go',
  'hint',
  'options',
  'legend',
  'goals',
] as const;

/** The command a line begins with, if it is one and no option is called like the line. */
export function readCommand(
  typed: string,
  options: readonly Listed[],
  space: Question['space'] = null,
): { name: string; rest: string } | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const short: Readonly<Record<string, string>> = {
    '?': 'help',
    q: 'quit',
    exit: 'quit',
    b: 'board',
    u: 'undo',
    h: 'help',
  };
  const word = first.toLowerCase();
  const name = short[word] ?? COMMANDS.find((command) => command === word);
  if (name === undefined) return null;
  if (options.some(({ id }) => squeeze(id) === squeeze(typed))) return null;
  // `go` with a point for every miniature is an answer; with one point it is the command.
  const free = rest.length > 1 || name !== 'go' ? (space?.parse(typed.trim()) ?? null) : null;
  if (free !== null) return null;
  return { name, rest: rest.join(' ') };
}
