import type { GameEvent, Json, Message, Refusal } from '@dustfront/kernel';
import { squareWord } from './options.ts';
import type { Choice, TacticsState } from './state.ts';
import { cardOfUnit } from './units.ts';
import { asView } from './view.ts';

type Params = Record<string, string | number>;
const EDGES = ['north', 'east', 'south', 'west'];

/** A unit as people call it: its card's name, with its own where there are several. */
export function titleOf(state: TacticsState, name: string): string {
  const unit = state.units.find((one) => one.name === name);
  if (unit === undefined) return name;
  const { name: title } = cardOfUnit(unit);
  return state.units.filter((one) => one.card === unit.card).length > 1 ? `${title} (${name})` : title;
}

function optionMessage(choice: Choice, view: TacticsState): Message {
  const params: Params = {};
  if (choice.who !== undefined) params.unit = titleOf(view, choice.who);
  if (choice.whom !== undefined) params.target = titleOf(view, choice.whom);
  if (choice.at !== undefined) params.square = squareWord(choice.at, view.board.width);
  if (choice.n !== undefined) params.count = choice.n;
  if (choice.m !== undefined) params.rounds = choice.m;
  if (choice.word !== undefined) params.what = choice.word;
  const key = `option.${choice.do}`;
  switch (choice.do) {
    case 'first':
      return { key, params: { seat: (choice.n ?? 0) + 1 } };
    case 'edge':
    case 'face':
      return { key, params: { edge: EDGES[choice.n ?? 0]! } };
    case 'fortify':
      return { key, params: { ...params, edge: EDGES[choice.n ?? 0]! } };
    case 'fire':
      return { key: (choice.m ?? 1) > 1 ? 'option.fire.rounds' : key, params };
    case 'way':
      return {
        key,
        params: { squares: choice.squares!.map((at) => squareWord(at, view.board.width)).join(', ') || '–' },
      };
    default:
      return { key, params };
  }
}

function eventMessage(event: GameEvent & Record<string, unknown>, view: TacticsState): Message {
  const params: Params = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string') params[name] = titleOf(view, value);
    else if (Array.isArray(value))
      params[name] = value.map((one) => (typeof one === 'string' ? titleOf(view, one) : one)).join(', ');
  }
  if (typeof event.at === 'number') params.square = squareWord(event.at, view.board.width);
  if (event.type === 'rolled')
    return { key: 'event.rolled', params: { ...params, count: (event.faces as number[]).length } };
  if (event.type === 'ended')
    return { key: `event.ended.${event.reason}`, params: { seat: Number(event.winner) + 1 } };
  if (event.type === 'initiative')
    return { key: 'event.initiative', params: { seat: Number(event.winner) + 1 } };
  if (event.type === 'passed') return { key: 'event.passed', params: { seat: Number(event.side) + 1 } };
  return { key: `event.${event.type}`, params };
}

export const describe = {
  question: (question: string, _view: Json): Message => ({ key: `question.${question}` }),
  option: (choice: Choice, view: Json): Message => optionMessage(choice, asView(view)),
  event: (event: GameEvent & Record<string, unknown>, view: Json): Message =>
    eventMessage(event, asView(view)),
  refusal: (refusal: Refusal, _view: Json): Message => ({
    key: `refusal.${refusal.code}`,
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
  }),
};
