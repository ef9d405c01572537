import { type DustOption, dust, FIGURES } from '@dustfront/dust';
import type { Message } from '@dustfront/kernel';
import { because, type Weighed } from '../player.ts';
import { type Attack, attackOf, battleWorth } from './attacks.ts';
import { type Battle, type Kind, oddsAt } from './battles.ts';
import { prospects, worthwhile } from './cards.ts';
import { cardOf } from './deck.ts';
import { diceOf, type Field } from './field.ts';
import { announced, announcements, type CombatFrame } from './policy.ts';
import type { Way } from './ways.ts';

const whole = (n: number): number => Math.round(n);

export function attacked(field: Field, { to, takes, value }: Attack): Message {
  const params = { area: field.atlas.names[to]!, chance: whole(100 * takes), points: whole(value) };
  return because('ai.conquer', params);
}

function bought(field: Field, ware: string): Message {
  const held = field.holdings();
  const own = held[field.seat]!;
  const { hand } = field.state.players[field.seat]!;
  if (ware === 'card') return because('ai.dust.buy-card', { held: hand.length });
  if (ware === 'centre') return because('ai.dust.buy-centre', { centres: own.centres, sources: own.sources });
  if (ware === 'submarine')
    return because('ai.dust.buy-submarine', { seas: own.seas, rival: own.seas - field.lead('seas') });
  const { cost, dice } = FIGURES[ware as keyof typeof FIGURES];
  return because('ai.dust.buy-unit', { cost, dice });
}

function placed(field: Field, id: string): Message {
  const area = field.atlas.index.get(id)!;
  const params = {
    area: field.atlas.names[area]!,
    dice: diceOf(field.units(area)),
    threat: field.threat(area),
  };
  return because('ai.dust.place', params);
}

function gone(field: Field, area: number): Message {
  const params = {
    area: field.atlas.names[area]!,
    points: whole(field.worth(area)),
    threat: field.threat(area),
  };
  return because('ai.dust.go', params);
}

function fought(field: Field): Message[] {
  const battle = field.frame<Battle>('battle');
  if (battle === null) return [];
  const { takes, swing } = oddsAt(field, battle.battle, battle.attackers, battle.target);
  const points = whole(swing + takes * field.worth(battle.target));
  const area = field.atlas.names[battle.target]!;
  return [because('ai.dust.battle', { area, chance: whole(100 * takes), points })];
}

function carded(field: Field, id: string): Message[] {
  const card = cardOf(field.state, id);
  if (card === null) return [];
  const { combat, movement, production } = card;
  const attacks = prospects(field).length;
  return [
    attacks > 0
      ? because('ai.dust.card', { combat, attacks })
      : because('ai.dust.card-quiet', { movement, production }),
  ];
}

/** Why nothing more is attacked: nothing is worth it, or what is can wait. */
function held(field: Field): Message {
  const [best] = worthwhile(field);
  if (best === undefined) return because('ai.no-attack');
  return because('ai.dust.held', { area: field.atlas.names[best.to]!, chance: whole(100 * best.takes) });
}

/** What speaks for an answer, in words and numbers; nothing for what needs no reason. */
export function reasons(
  field: Field,
  question: string,
  { option, to, units }: Omit<Way, 'prior'>,
): Message[] {
  switch (option.do) {
    case 'card':
      return question === 'initiative' ? carded(field, option.card) : [];
    case 'buy':
      return [bought(field, option.ware)];
    case 'place':
    case 'free-mech':
      return [placed(field, option.area)];
    case 'stop':
      return [because('ai.dust.no-move')];
    case 'end':
      return [held(field)];
    case 'attack':
    case 'launch': {
      const from = option.do === 'attack' ? field.atlas.index.get(option.from)! : -1;
      const attack =
        to === undefined ? announced(field, [option])?.attack : attackOf(field, option.form, from, to);
      if (attack === undefined) return [];
      if (units === undefined || to === undefined) return [attacked(field, attack)];
      const odds = oddsAt(field, option.form as Kind, units, to);
      return [attacked(field, { ...attack, takes: odds.takes, value: battleWorth(field, odds, to) })];
    }
    case 'move':
      return to === undefined ? [] : [gone(field, to)];
    case 'to': {
      const area = field.atlas.index.get(option.area)!;
      if (question === 'destination') return [gone(field, area)];
      const frame = field.frame<CombatFrame>('combat');
      return frame === null ? [] : [attacked(field, attackOf(field, frame.form, frame.from, area))];
    }
    default:
      return fought(field);
  }
}

/** What the staff compared in production points, the best first: attacks, and making none. */
export function weighedBy(field: Field, question: string, options: readonly DustOption[]): Weighed[] {
  const weighed = (option: DustOption, attack: Attack): Weighed => ({
    option: dust.optionId(option),
    value: attack.value,
    words: [attacked(field, attack)],
  });
  const found: Weighed[] = [];
  const frame = field.frame<CombatFrame>('combat');
  if (question === 'combat') {
    for (const { option, attack } of announcements(field, options)) found.push(weighed(option, attack));
    found.push({ option: 'end', value: field.style.least, words: [because('ai.dust.hold')] });
  } else if (question === 'target' && frame !== null)
    for (const option of options)
      if (option.do === 'to')
        found.push(
          weighed(option, attackOf(field, frame.form, frame.from, field.atlas.index.get(option.area)!)),
        );
  return found.sort((a, b) => b.value - a.value);
}
