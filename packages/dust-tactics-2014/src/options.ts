/** How answers are written in records. */
import { columnName } from '@dustfront/wargame';
import type { Choice } from './state.ts';

export const EDGES = 'NESW';

export const squareWord = (at: number, w: number): string => `${columnName(at % w)}${Math.floor(at / w) + 1}`;

/** Before rows of one name were told apart: the id without its mark. */
export function formerId({ mark: _mark, ...choice }: Choice): string {
  return optionId(choice);
}

export function optionId(choice: Choice): string {
  const { do: verb, who, whom, n = 0, m = 0 } = choice;
  const word = choice.mark === undefined ? choice.word : `${choice.word} (${choice.mark})`;
  const at = choice.at === undefined ? '' : squareWord(choice.at, choice.w ?? 1);
  switch (verb) {
    case 'first':
      return `first ${n + 1}`;
    case 'edge':
      return `edge ${EDGES[n]}`;
    case 'face':
      return `face ${EDGES[n]}`;
    case 'put':
      return `${word} ${at}`;
    case 'fortify':
      return `fortify ${at} ${EDGES[n]}`;
    case 'activate':
    case 'split':
    case 'react':
    case 'call':
    case 'choose':
    case 'lift':
    case 'separate':
    case 'lost':
      return `${verb} ${who}`;
    case 'join':
      return `join ${who} to ${whom}`;
    case 'ride':
      return `ride ${who} in ${whom} as ${word}`;
    case 'action':
    case 'token':
      return word!;
    case 'enter':
    case 'crush':
      return `${verb} ${at}`;
    case 'step':
      return at;
    case 'place':
      return who === undefined ? `place ${at}` : `place ${who} ${at}`;
    case 'board':
      return `board ${who} as ${word}`;
    case 'fire':
    case 'salvo': {
      const rounds = m > 1 ? ` rounds ${m}` : '';
      return `${who} ${word} x${n} at ${whom}${rounds}${verb === 'salvo' ? ' salvo' : ''}`;
    }
    case 'smoke':
      return `${who} smoke at ${at}`;
    case 'hold':
      return `hold ${word}`;
    case 'hit':
      return `hit ${m + 1} ${word}${n >= 0 ? ` no ${n + 1}` : ''}`;
    case 'name':
      return `name ${word}${n >= 0 ? ` no ${n + 1}` : ''}`;
    case 'return':
      return `return ${who} ${word} no ${n + 1}`;
    case 'way':
      return `way ${choice.squares!.map((square) => squareWord(square, choice.w ?? 1)).join(' ') || 'straight'}`;
    case 'sustain':
    case 'use':
    case 'keep':
      return `${verb} ${word}`;
    case 'site':
      return `${word} at ${at}`;
    default:
      return verb;
  }
}
