import type { Greyed, Refusal } from '@dustfront/kernel';
import { mayCharge } from '../exceptions/charge.ts';
import { isUsable, SPECIALS } from '../exceptions/specials.ts';
import type { Special } from '../hooks.ts';
import type { ActionName, CoreOption } from '../options.ts';
import { optionId } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { callable, canAttack } from './declare.ts';

type Pair = readonly [ActionName, ActionName];

interface Possible {
  readonly pair: Pair;
  readonly refusal: Refusal<RuleId> | null;
}

const noTarget: Refusal<RuleId> = { code: 'no-target', rule: 'dt1.attack.eligible' };
/** dt1.ruling.entry-forced: whoever is activated outside comes in, if there is room. */
const mustEnter: Refusal<RuleId> = { code: 'must-enter', rule: 'dt1.enter.first-action' };
const noSustained: Refusal<RuleId> = { code: 'must-enter', rule: 'dt1.enter.no-sustained' };

const BASIC: readonly Pair[] = [
  ['move', 'shoot'],
  ['shoot', 'move'],
  ['move', 'move'],
  ['shoot', 'shoot'],
  ['nothing', 'nothing'],
];

/**
 * Both actions by name, not where they lead (dt1.ruling.declare-second). The basic pairs (dt1.action.combos), nothing
 * at all among them (dt1.action.none), then those with a special action (dt1.action.special.counts,
 * dt1.cmd.other-action); two in all, whatever a unit knows (dt1.action.special.max).
 */
function pairs(specials: readonly Special[]): readonly Pair[] {
  if (specials.length === 0) return BASIC;
  const all = [...BASIC];
  for (const { id } of specials) all.push(['move', id], [id, 'move'], ['shoot', id], [id, 'shoot']);
  for (const a of specials)
    for (const b of specials) if (a.id !== b.id && !(a.isCommand && b.isCommand)) all.push([a.id, b.id]);
  return all;
}

function refusalOf(
  state: CoreState,
  head: Unit,
  specials: readonly Special[],
  pair: Pair,
  armed: boolean,
): Refusal<RuleId> | null {
  const [first, second] = pair;
  const outside = head.place === 'reserve';
  if (outside && first !== 'move') return first === 'shoot' && second === 'shoot' ? noSustained : mustEnter;
  if (first === 'shoot' && !armed) return noTarget;
  for (const action of pair) {
    const special = specials.find(({ id }) => id === action);
    const refused = special?.refuses(state, head, first === 'shoot') ?? null;
    if (refused) return refused;
  }
  const now = specials.find(({ id }) => id === first);
  if (now && !isUsable(state, head, now)) return { code: 'nobody-to-receive', rule: now.rule };
  return null;
}

function possibilities(state: CoreState, head: Unit): Possible[] {
  const specials = SPECIALS.filter((special) => special.has(state, head));
  const armed = head.place === 'board' && canAttack(state, head);
  return pairs(specials).map((pair) => ({ pair, refusal: refusalOf(state, head, specials, pair, armed) }));
}

const optionOf = ([first, second]: Pair): CoreOption => ({ do: 'actions', first, second });

/** What an activated unit may choose: a pair of actions, Charge, or an ability to call first. */
export function actionOptions(state: CoreState, head: Unit): CoreOption[] {
  const options: CoreOption[] = [];
  for (const { pair, refusal } of possibilities(state, head))
    if (refusal === null) options.push(optionOf(pair));
  if (mayCharge(state, head)) options.push({ do: 'charge' });
  for (const skill of callable(state, head, 'actions')) options.push({ do: 'use', skill });
  return options;
}

export function greyedActions(state: CoreState, head: Unit): Greyed<RuleId>[] {
  return possibilities(state, head).flatMap(({ pair, refusal }) =>
    refusal === null ? [] : [{ id: optionId(optionOf(pair)), refusal }],
  );
}
