import { type AttackForm, type DustOption, UNIT_TYPES } from '@dustfront/dust';
import type { Options } from '@dustfront/kernel';
import { type Attack, attackOf, bestAttack, raiders } from './attacks.ts';
import { declare, refugeWorth, reroll, retreat, victim } from './battle-choices.ts';
import { cardWorth, prospects, setupCardWorth } from './cards.ts';
import { draftWorth } from './draft.ts';
import type { Field } from './field.ts';
import { destinationWorth, loadWanted, moveWorth } from './movement.ts';
import { centreWorth, placeWorth, purchaseWorth } from './production.ts';

type Of<Name extends DustOption['do']> = Extract<DustOption, { do: Name }>;

export interface CombatFrame {
  readonly form: AttackForm;
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly pairs: readonly string[];
}

function best<O extends DustOption>(options: readonly O[], worth: (option: O) => number): O {
  let top = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > most) {
      most = value;
      top = option;
    }
  }
  return top;
}

/** Options as a list, however they come. */
export function listed(options: Options<DustOption>): readonly DustOption[] {
  if (Array.isArray(options)) return options;
  return Array.from({ length: options.length }, (_, i) => options.at(i)!);
}

/** What a staff answers to each question; every rule of thumb is called from here. */
export function choose(field: Field, question: string, options: readonly DustOption[]): DustOption {
  switch (question) {
    case 'setup-card':
      return best(options, (o) => setupCardWorth(field, (o as Of<'card'>).card));
    case 'initiative': {
      const attacks = prospects(field);
      return best(options, (o) => cardWorth(field, (o as Of<'card'>).card, attacks));
    }
    case 'draft':
      return best(options, (o) => draftWorth(field, (o as Of<'claim'>).area));
    case 'reinforcements':
    case 'purchase':
      return best(options, (o) => purchaseWorth(field, o));
    case 'place':
    case 'free-mech':
      return best(options, (o) => placeWorth(field, o));
    case 'centre':
      return best(options, (o) => centreWorth(field, field.atlas.index.get((o as Of<'centre'>).area)!));
    case 'discard':
      return options.find((o) => o.do === 'keep') ?? options[0]!;
    case 'diplomat':
      return best(options, (o) => allyWorth(field, o));
    case 'movement':
      return best(options, (o) =>
        o.do === 'move' ? moveWorth(field, o.kind, field.atlas.index.get(o.from)!) : 0,
      );
    case 'destination':
      return best(options, (o) => destinationWorth(field, (o as Of<'to'>).area));
    case 'load':
      return nearest(options as readonly Of<'take'>[], (most) =>
        loadWanted(field, options[0] as Of<'take'>, most),
      );
    case 'combat':
      return announced(field, options)?.option ?? options.find((o) => o.do === 'end') ?? options[0]!;
    case 'target':
      return best(options, (o) => targetWorth(field, (o as Of<'to'>).area));
    case 'attackers':
      return nearest(options as readonly Of<'take'>[], () =>
        attackersWanted(field, options[0] as Of<'take'>),
      );
    case 'mechs':
      return best(options, (o) => mechsWorth(field, o as Of<'mechs'>));
    case 'retreat':
      return retreat(field, options);
    case 'reroll':
      return reroll(field, options);
    case 'declare':
      return declare(field, options);
    case 'casualties':
      return victim(field, options);
    case 'retreat-where':
      return best(options, (o) => refugeWorth(field, o as Of<'retreat'>));
    default:
      return options.find((o) => o.do === 'use' || o.do === 'rescue') ?? options[0]!;
  }
}

function nearest(options: readonly Of<'take'>[], wanted: (most: number) => number): DustOption {
  let most = 0;
  for (const { count } of options) most = Math.max(most, count);
  const aim = wanted(most);
  return best(options, ({ count }) => -Math.abs(count - aim));
}

/** An ally who cannot attack is worth having when others remain. */
function allyWorth(field: Field, option: DustOption): number {
  const { players } = field.state;
  if (option.do !== 'ally' || players.length === 2) return 0;
  return 1 + (players[option.seat]?.points ?? 0);
}

export interface Announced {
  readonly option: DustOption;
  readonly attack: Attack;
}

/** The best attack that each answer announces. */
export function announcements(field: Field, options: readonly DustOption[]): Announced[] {
  const pairs = field.frame<CombatFrame>('combat')?.pairs ?? [];
  const found: Announced[] = [];
  for (const option of options) {
    if (option.do !== 'attack' && option.do !== 'launch') continue;
    const from = option.do === 'attack' ? field.atlas.index.get(option.from)! : -1;
    const attack = bestAttack(field, option.form, from, pairs);
    if (attack !== null) found.push({ option, attack });
  }
  return found;
}

/** The attack to announce, or null where none is worth its losses. */
export function announced(field: Field, options: readonly DustOption[]): Announced | null {
  let found: Announced | null = null;
  for (const next of announcements(field, options))
    if (found === null || next.attack.value > found.attack.value) found = next;
  return found === null || found.attack.value < field.style.least ? null : found;
}

function targetWorth(field: Field, area: string): number {
  const frame = field.frame<CombatFrame>('combat');
  if (frame === null) return 0;
  return attackOf(field, frame.form, frame.from, field.atlas.index.get(area)!).value;
}

function attackersWanted(field: Field, { unit }: Of<'take'>): number {
  const frame = field.frame<CombatFrame>('combat');
  if (frame === null) return 99;
  return raiders(field.units(frame.from), frame.form === 'sea')[UNIT_TYPES.indexOf(unit)]!;
}

/** All mechs drop, but for one where nothing else would stay. */
function mechsWorth(field: Field, { from, count }: Of<'mechs'>): number {
  const units = field.units(field.atlas.index.get(from)!);
  const alone = units.every((n, type) => type === 1 || n === 0);
  return alone && count === units[1]! ? -1 : count;
}
