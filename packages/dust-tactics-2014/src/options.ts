/** How answers are written in records. */
import { columnName } from '@dustfront/wargame';
import type { Choice } from './choice.ts';
import { pointWord } from './ground/table/spot.ts';
import { textOf } from './ground/table/written.ts';

export const EDGES = 'NESW';

/** A square by its name, a point of a table (where there is no width) by its numbers. */
export const squareWord = (at: number, w: number): string =>
  w === 0 ? pointWord(at) : `${columnName(at % w)}${Math.floor(at / w) + 1}`;

/** Before rows of one name were told apart: the id without its mark. */
export function formerId(choice: Choice): string {
  if (!('mark' in choice)) return optionId(choice);
  const { mark: _mark, ...rest } = choice;
  return optionId(rest);
}

const marked = ({ word, mark }: { readonly word: string; readonly mark?: string }): string =>
  mark === undefined ? word : `${word} (${mark})`;

const numbered = ({ word, n }: { readonly word: string; readonly n: number }): string =>
  n >= 0 ? `${word} no ${n + 1}` : word;

type Placed = Extract<Choice, { readonly at: number }>;
type OnTable = Extract<Choice, { readonly parts: unknown }>;
type About = Exclude<Choice, Placed | OnTable>;

/** Answers about a square. */
function squareId(choice: Placed): string {
  const at = squareWord(choice.at, choice.w);
  switch (choice.do) {
    case 'put':
      return `${choice.word} ${at}`;
    case 'lay':
      return `lay ${choice.word} ${choice.m} ${at}@${choice.n}`;
    case 'site':
      return `${choice.word} at ${at}`;
    case 'fortify':
      return `fortify ${at} ${EDGES[choice.n]}`;
    case 'step':
      return at;
    case 'place':
      return choice.who === undefined ? `place ${at}` : `place ${choice.who} ${at}`;
    case 'smoke':
      return `${choice.who} smoke at ${at}`;
    default:
      return `${choice.do} ${at}`;
  }
}

/** All others: about units, numbers and words. */
function plainId(choice: About): string {
  switch (choice.do) {
    case 'first':
      return `first ${choice.n + 1}`;
    case 'edge':
    case 'face':
      return `${choice.do} ${EDGES[choice.n]}`;
    case 'join':
      return `join ${choice.who} to ${choice.whom}`;
    case 'ride':
      return `ride ${choice.who} in ${choice.whom} as ${choice.word}`;
    case 'action':
    case 'token':
      return choice.word;
    case 'board':
      return `board ${choice.who} as ${choice.word}`;
    case 'fire':
    case 'salvo': {
      const rounds = choice.m > 1 ? ` rounds ${choice.m}` : '';
      const salvo = choice.do === 'salvo' ? ' salvo' : '';
      return `${choice.who} ${marked(choice)} x${choice.n} at ${choice.whom}${rounds}${salvo}`;
    }
    case 'hold':
      return `hold ${marked(choice)}`;
    case 'hit':
      return `hit ${choice.m + 1} ${numbered(choice)}`;
    case 'name':
      return `name ${numbered(choice)}`;
    case 'return':
      return `return ${choice.who} ${numbered(choice)}`;
    case 'way':
      return `way ${choice.squares.map((square) => squareWord(square, choice.w)).join(' ') || 'straight'}`;
    case 'mark': {
      const from = choice.by === undefined ? '' : ` by ${choice.by + 1}`;
      return choice.n >= 0 ? `mark ${choice.who} no ${choice.n + 1}${from}` : `mark ${choice.who}${from}`;
    }
    case 'with':
      return `with ${choice.men.map((man) => man + 1).join(' ')}`;
    case 'sustain':
    case 'use':
    case 'keep':
      return `${choice.do} ${choice.word}`;
    default:
      return 'who' in choice ? `${choice.do} ${choice.who}` : choice.do;
  }
}

export function optionId(choice: Choice): string {
  if ('parts' in choice) return textOf(choice);
  return 'at' in choice ? squareId(choice) : plainId(choice);
}
