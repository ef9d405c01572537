import { dustTactics } from '@dustfront/dust-tactics';
import { nameOf, titleOf } from '@dustfront/dust-tactics/query';
import type { Message } from '@dustfront/kernel';
import { because, type Why } from '../player.ts';
import { attackInWords, whyOfPlans, wordsAfter } from '../search/plans.ts';
import type { Picture } from './fighters.ts';
import { hopes } from './goals.ts';
import type { Begun, Plan } from './plan.ts';

/** What a plan brings the aims of the scenario nearer, compared with staying where the unit is. */
function nearer(picture: Picture, { unit, account }: Plan): number {
  const mover = picture.fighters.find(({ head }) => head.id === unit);
  if (mover === undefined) return account.hope;
  return account.hope - hopes(picture, mover.head.side, { mover, square: mover.head.square });
}

/** A plan in words and numbers. */
export function wordsOf(picture: Picture, plan: Plan): Message[] {
  const { state } = picture;
  const name = (id: number): string => titleOf(state, state.units[id]!.name);
  const words: Message[] = [];
  for (const { target, kill, loss } of plan.attack?.aims ?? [])
    words.push(attackInWords(kill, name(target.head.id), loss));
  if (plan.attack?.piece) words.push(because('ai.cover', { at: nameOf(state, plan.attack.piece.square) }));
  if (plan.leave) words.push(because('ai.leave', { unit: name(plan.unit) }));
  else if (plan.way !== null)
    words.push(because('ai.move', { unit: name(plan.unit), to: nameOf(state, plan.way.to) }));
  return [...words, ...wordsAfter({ ...plan.account, hope: nearer(picture, plan) }, name)];
}

export const whyOf = (picture: Picture, begun: readonly Begun[]): Why =>
  whyOfPlans(begun, dustTactics.optionId, (plan) => wordsOf(picture, plan));
