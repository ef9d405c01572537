import type { GameEvent, Message } from '@dustfront/kernel';
import type { TacticsState } from '../state.ts';
import { placeWord, printedName, sideTitle, titleOf } from './names.ts';

type Params = Record<string, string | number>;
type Told = GameEvent & Record<string, unknown>;

function paramsOf(event: Told, view: TacticsState): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string') params[name] = titleOf(view, value);
    else if (Array.isArray(value))
      params[name] = value
        // Who is shot at by several weapons is named once.
        .filter((one, i) => typeof one !== 'string' || value.indexOf(one) === i)
        .map((one) => (typeof one === 'string' ? titleOf(view, one) : one))
        .join(', ');
  }
  if (typeof event.at === 'number') params.square = placeWord(view, event.at);
  const side = event.side ?? event.winner;
  if (typeof side === 'number' && side >= 0) params.side = sideTitle(view, side);
  return params;
}

/** Which of the sentences about an event fits its figures: none, one, several. */
function keyOf(event: Told): string {
  const { type } = event;
  const count = (name: string): number => Number(event[name] ?? 0);
  switch (type) {
    case 'line-rolled': {
      const [hits, saved] = [count('hits'), count('saved')];
      if (hits === 0) return 'line-rolled.miss';
      const many = hits === 1 ? 'one' : 'many';
      if (saved === 0) return `line-rolled.${many}`;
      return saved === hits ? `line-rolled.${many}.saved` : 'line-rolled';
    }
    case 'damaged':
      return count('marks') === 0 ? 'damaged.none' : type;
    case 'reaction':
      return `reaction.${Math.min(2, count('successes'))}`;
    case 'special':
      if (event.rolled === false) return 'special.done';
      return count('successes') === 0
        ? 'special.failed'
        : count('successes') === 1
          ? 'special.one'
          : 'special.many';
    case 'initiative':
      return event.reason === 'edge' ? 'initiative.edge' : type;
    case 'ended':
      return `ended.${event.reason}`;
    case 'in-vain':
      return `${type}.${event.why}`;
    case 'pinned':
    case 'rode':
    case 'terrain':
    case 'works':
      return `${type}.${event.what}`;
    default:
      return type;
  }
}

export function eventMessage(event: Told, view: TacticsState): Message {
  const params = paramsOf(event, view);
  if (event.type === 'rolled') params.count = (event.faces as number[]).length;
  if (event.type === 'skill-used') params.skill = printedName(String(event.skill));
  return { key: `event.${keyOf(event)}`, params };
}
