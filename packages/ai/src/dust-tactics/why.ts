import { dustTactics } from '@dustfront/dust-tactics';
import { nameOf, titleOf } from '@dustfront/dust-tactics/query';
import type { Message } from '@dustfront/kernel';
import { because, type Why } from '../player.ts';
import { attackInWords, whyOfPlans, wordsAfter } from '../search/plans.ts';
import type { Picture } from './fighters.ts';
import type { Begun, Plan } from './plan.ts';

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
  return [...words, ...wordsAfter(plan.account, name)];
}

export const whyOf = (picture: Picture, begun: readonly Begun[]): Why =>
  whyOfPlans(begun, dustTactics.optionId, (plan) => wordsOf(picture, plan));
