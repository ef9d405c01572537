import {
  type ActionName,
  type CoreOption,
  type CoreState,
  dustTactics,
  type SpecialAction,
  type Unit,
} from '@dustfront/dust-tactics';
import { factsOfUnit, membersOf } from '@dustfront/dust-tactics/query';
import { Play, seededDice } from '@dustfront/kernel';

const SPECIAL: ReadonlySet<ActionName> = new Set<SpecialAction>([
  'reload',
  'tank-head',
  'artillery-strike',
  'get-moving',
  'makeshift-repair',
  'field-repair',
  'get-up',
  'come-on',
]);

function mayHave(state: CoreState, head: Unit): boolean {
  return membersOf(state, head).some((unit) => {
    const { card, skills } = factsOfUnit(state, unit);
    return (
      skills.has('command-squad') ||
      skills.has('tank-head') ||
      skills.has('artillery-strike') ||
      card.weapons.some((line) => line.reload === true)
    );
  });
}

/** The pairs with a special action that a unit could announce, were it activated now. */
export function specialPairs(state: CoreState, head: Unit): (readonly [ActionName, ActionName])[] {
  if (!mayHave(state, head)) return [];
  const top = state.stack[state.stack.length - 1];
  const play = new Play(dustTactics, dustTactics.clone(state), seededDice('special'));
  if (top?.kind === 'round') {
    const activate: CoreOption = { do: 'activate', unit: head.name, alone: false };
    play.answer(head.seat, activate);
  }
  const asked = play.state.stack[play.state.stack.length - 1];
  if (asked?.kind !== 'activation' || asked.step !== 'actions') return [];
  const options = play.options(head.seat);
  const pairs: (readonly [ActionName, ActionName])[] = [];
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (option.do !== 'actions') continue;
    if (SPECIAL.has(option.first) || SPECIAL.has(option.second)) pairs.push([option.first, option.second]);
  }
  return pairs;
}
