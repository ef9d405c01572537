import type { GameEvent, Json, Message, Param, Refusal } from '@dustfront/kernel';
import { hitsAmong } from './battle/dice.ts';
import { DECK } from './data/index.ts';
import {
  abilityName,
  abilityOf,
  areaName,
  cardName,
  cardNames,
  countWords,
  hasAbility,
  playerName,
  playerNames,
  unitWords,
} from './names.ts';
import type { DustOption } from './options.ts';
import { costOf } from './shop.ts';
import { asView, type DustView } from './view.ts';
import { words } from './words/en.ts';

type Params = Record<string, Param>;

const say = (key: string, params: Params = {}): Message => ({ key, params });

export function describeQuestion(question: string, json: Json): Message {
  const view = asView(json);
  // Leaving by Radar without any area to go to is allowed and fatal; the player is warned [dust.ability.radar.nowhere].
  const fatal =
    question === 'declare' &&
    view.battle?.acting === 'defender' &&
    view.battle.refuges.length === 0 &&
    hasAbility(openCard(view), 'alien_radar');
  return say(`question.${question}${fatal ? '.fatal' : ''}`, {
    points: view.production?.points ?? view.combat?.points ?? view.movement?.points ?? 0,
    player: playerName(view, view.turn ?? nextInOrder(view)),
    from: areaName(view, view.combat?.from ?? view.movement?.from ?? ''),
    to: areaName(view, view.combat?.to ?? view.movement?.to ?? ''),
    area: areaName(view, view.battle?.target ?? ''),
    ability: abilityOf(openCard(view)),
  });
}

function nextInOrder(view: DustView): number | null {
  return view.order.find((seat) => !view.players[seat]!.acted && !view.players[seat]!.out) ?? null;
}

/** The card of the side that is deciding in a battle. */
function openCard(view: DustView): string | null {
  const { battle } = view;
  if (battle === null) return null;
  const cards = [battle.attacker, battle.defender].map((holder) =>
    typeof holder === 'number' ? view.players[holder]!.played : null,
  );
  return cards[battle.acting === 'defender' ? 1 : 0] ?? null;
}

/** A card with all its numbers. */
function describeCard(id: string): Message {
  const card = DECK.cards.find((one) => one.id === id);
  const { combat = 0, movement = 0, production = 0, stars = 0 } = card ?? {};
  const name = card === undefined ? id : abilityName(card.ability);
  return say('option.card', { name, combat, movement, production, stars });
}

export function describeOption(option: DustOption, json: Json): Message {
  const view = asView(json);
  switch (option.do) {
    case 'card':
      return describeCard(option.card);
    case 'discard':
      return say('option.discard', { name: cardName(option.card) });
    case 'colour':
      return say('option.colour', { colour: { key: `colour.${option.colour}` } });
    case 'ally':
      return say('option.ally', { player: playerName(view, option.seat) });
    case 'buy':
      return say('option.buy', {
        ware: {
          key: `${option.ware === 'centre' || option.ware === 'card' ? 'ware' : 'unit'}.${option.ware}`,
        },
        cost: costOf(option.ware),
      });
    case 'place': {
      const places = { area: areaName(view, option.area), centre: areaName(view, option.centre) };
      return say(option.area === option.centre ? 'option.place' : 'option.place-by', {
        unit: { key: `unit.${option.unit}` },
        ...places,
      });
    }
    case 'move':
      return say(`option.move.${option.kind}`, { area: areaName(view, option.from) });
    case 'attack':
      return say(`option.attack.${option.form}`, { area: areaName(view, option.from) });
    case 'launch':
      return say(`option.launch.${option.form}`);
    case 'mechs':
      return say('option.mechs', { count: option.count, area: areaName(view, option.from) });
    case 'take':
    case 'withdraw':
      return say(`option.${option.do}`, { units: countWords(option.unit, option.count) });
    case 'retreat': {
      const units = countWords(option.unit, option.count);
      return say('option.retreat', { units, area: areaName(view, option.area) });
    }
    case 'destroy':
      return say('option.destroy', { unit: { key: `unit.${option.unit}` } });
    case 'rescue': {
      const { battle } = view;
      const unit = battle?.acting == null ? undefined : battle.victims[battle.acting][option.from];
      return say('option.rescue', {
        number: option.from + 1,
        unit: unit === undefined ? '' : { key: `unit.${unit}` },
      });
    }
    case 'claim':
    case 'centre':
    case 'free-mech':
    case 'to':
      return say(`option.${option.do}`, { area: areaName(view, option.area) });
    default:
      return say(`option.${option.do}`);
  }
}

/** Keys that depend on more than the event's type. */
function eventKey(event: Record<string, unknown>): string {
  const type = String(event.type);
  if (type === 'attack' && words[`event.attack.${event.form}`] !== undefined)
    return `event.attack.${event.form}`;
  if (type === 'supremacy') return `event.supremacy.${event.side}`;
  if (type === 'cease-fire') return `event.cease-fire.${event.fate}`;
  if (type === 'battle-ended') return `event.battle-ended.${event.taken === true ? 'taken' : 'held'}`;
  if (type === 'rolled' && event.stream !== 'dice') return 'event.drawn-by-lot';
  return `event.${type}`;
}

export function describeEvent(given: GameEvent, json: Json): Message {
  const event = given as GameEvent & Record<string, unknown>;
  const view = asView(json);
  const faces = Array.isArray(event.faces) ? (event.faces as number[]) : [];
  const params: Params = {
    player: playerName(view, event.seat ?? event.holder ?? event.attacker ?? null),
    other: playerName(view, event.other ?? event.about ?? null),
    players: playerNames(view, event.order ?? event.winners),
    cards: typeof event.cards === 'number' ? event.cards : cardNames(event.cards),
    dice: faces.length,
    hits: typeof event.hits === 'number' ? event.hits : hitsAmong(faces),
    gained: Array.isArray(event.gained)
      ? event.gained.map((points, seat) => ({
          key: 'gained',
          params: { player: playerName(view, seat), points },
        }))
      : '',
  };
  for (const key of ['area', 'from', 'to']) params[key] = areaName(view, event[key] ?? '');
  for (const key of ['units', 'attackers', 'defenders']) params[key] = unitWords(event[key] ?? {});
  for (const key of ['points', 'count', 'round'])
    params[key] = typeof event[key] === 'number' ? event[key] : 0;
  params.colour = event.colour === undefined ? '' : { key: `colour.${event.colour}` };
  params.ability = event.ability === undefined ? '' : abilityName(event.ability);
  return say(eventKey(event), params);
}

export function describeRefusal(refusal: Refusal, _json: Json): Message {
  const key = `refusal.${refusal.code}`;
  return { key: words[key] === undefined ? 'refusal.other' : key, params: { points: 0, ...refusal.params } };
}
