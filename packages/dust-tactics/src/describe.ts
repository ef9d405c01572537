import type { GameEvent, Json, Message, Refusal } from '@dustfront/kernel';
import type { Aim, CoreOption } from './options.ts';
import type { CoreState, Unit } from './state.ts';
import { cardOf, findCard } from './table/cards.ts';
import { findUnit } from './table/units.ts';
import { asView } from './view.ts';

type Params = Record<string, string | number>;

/** A unit as people call it: its card's name, with a number where there are several. */
export function titleOf(view: CoreState, name: string): string {
  const unit = findUnit(view, name);
  if (!unit) return name;
  const number = /-(\d+)$/.exec(name)?.[1];
  const card = cardOf(view, unit);
  return number && name !== card.id ? `${card.name} ${number}` : card.name;
}

function lineTitle(view: CoreState, unit: string, line: string): string {
  const bearer = findUnit(view, unit);
  const card = bearer ? findCard(view, bearer.card) : undefined;
  return card?.weapons.find((weapon) => weapon.id === line)?.name ?? line;
}

function figureTitle(view: CoreState, unit: Unit | undefined, figure: number): string {
  if (!unit) return '';
  const card = cardOf(view, unit);
  const role = card.roles?.[figure];
  if (role && role !== 'soldier') return role;
  const carried = card.figures[figure] ?? [];
  const own = card.weapons.filter((line) => carried.includes(line.id) && line.carriers !== 'all');
  return own.map((line) => line.name).join(' + ');
}

function aimMessage(view: CoreState, aim: Aim): string {
  if ('unit' in aim) return titleOf(view, aim.unit);
  return 'piece' in aim ? aim.piece : aim.squares.join('–');
}

function optionMessage(option: CoreOption, view: CoreState): Message {
  const key = `option.${option.do}`;
  switch (option.do) {
    case 'begin':
      return { key: `option.begin.${option.side}` };
    case 'activate':
      return {
        key: option.alone ? 'option.activate.alone' : key,
        params: { unit: titleOf(view, option.unit) },
      };
    case 'yield':
      return { key, params: { seat: option.seat + 1 } };
    case 'actions':
      return actionsMessage(option.first, option.second);
    case 'use':
      return { key: `option.use.${option.skill}` };
    case 'enter':
    case 'step':
    case 'charge-to':
    case 'terrain':
      return { key, params: { to: option.to } };
    case 'cover':
      return { key: `option.cover.${option.piece}`, params: { to: option.to } };
    case 'fire': {
      const params: Params = {
        unit: titleOf(view, option.unit),
        line: lineTitle(view, option.unit, option.line),
        target: aimMessage(view, option.at),
        shots: option.shots,
      };
      const at = 'piece' in option.at ? '.cover' : 'squares' in option.at ? '.jet' : '';
      return { key: `${key}${option.shots > 0 ? '.shots' : ''}${at}`, params };
    }
    case 'react':
    case 'choose':
      return { key, params: { unit: titleOf(view, option.unit) } };
    case 'lose':
    case 'revive': {
      const params: Params = {
        unit: titleOf(view, option.unit),
        figure: figureTitle(view, findUnit(view, option.unit), option.figure),
      };
      return { key: option.figure < 0 ? `${key}.health` : key, params };
    }
    case 'strike':
      return { key, params: { gun: titleOf(view, option.gun), target: titleOf(view, option.at) } };
    case 'ground':
      return { key: `option.ground.${option.ground}` };
    case 'density':
      return { key: `option.density.${option.density}` };
    default:
      return { key };
  }
}

const actionNamed = (id: string): Message => ({ key: `action.${id}` });

/** Pairs have one text each for the basic ones; with a special action the two are put together. */
function actionsMessage(first: string, second: string): Message {
  const basic = ['move', 'shoot', 'nothing'];
  if (basic.includes(first) && basic.includes(second)) return { key: `option.actions.${first}.${second}` };
  const special = basic.includes(first) ? second : first;
  const other = basic.includes(first) ? first : second;
  return { key: `option.actions.${basic.includes(first) ? 'then' : 'first'}.${special}`, params: { other } };
}

const UNIT_FIELDS = ['unit', 'target', 'by', 'gun'] as const;

function eventMessage(event: GameEvent & Record<string, unknown>, view: CoreState): Message {
  const params: Params = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  for (const field of UNIT_FIELDS)
    if (typeof event[field] === 'string') params[field] = titleOf(view, event[field]);
  if (typeof event.line === 'string' && typeof event.unit === 'string')
    params.line = lineTitle(view, event.unit, event.line);
  if (event.type === 'declared')
    return {
      key: `event.declared${Number(event.shots) > 0 ? '.shots' : ''}`,
      params: { ...params, target: aimMessage(view, event.at as Aim) },
    };
  if (event.type === 'rolled')
    return {
      key: `event.rolled.${event.reason}`,
      params: { ...params, count: (event.faces as number[]).length },
    };
  if (event.type === 'actions') {
    const [first = '', second] = event.actions as string[];
    const actions = second === undefined ? actionNamed(first) : actionsMessage(first, second);
    return { key: 'event.actions', params: { ...params, actions } };
  }
  if (event.type === 'soldier-lost' || event.type === 'revived') {
    const unit = findUnit(view, String(event.unit));
    return {
      key: `event.${event.type}`,
      params: { ...params, figure: figureTitle(view, unit, Number(event.figure) - 1) },
    };
  }
  if (event.type === 'over' || event.type === 'begins')
    return { key: `event.${event.type}.${event.reason ?? event.side}`, params };
  if (event.type === 'skill-used') return { key: `event.skill-used.${event.skill}`, params };
  if (event.type === 'special-action' || event.type.startsWith('order-'))
    return { key: `event.${event.type}`, params: { ...params, action: actionNamed(String(event.action)) } };
  if ('piece' in event) return { key: `event.${event.type}.${event.piece}`, params };
  if (event.type === 'hits' && event.back === true) return { key: 'event.hits.back', params };
  return { key: `event.${event.type}`, params };
}

export const describe = {
  question: (question: string, _view: Json): Message => ({ key: `question.${question}` }),
  option: (option: CoreOption, view: Json): Message => optionMessage(option, asView(view)),
  event: (event: GameEvent & Record<string, unknown>, view: Json): Message =>
    eventMessage(event, asView(view)),
  refusal: (refusal: Refusal, _view: Json): Message => ({
    key: `refusal.${refusal.code}`,
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
  }),
};
