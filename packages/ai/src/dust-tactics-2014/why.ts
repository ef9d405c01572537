import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { squareWord, titleOf } from '@dustfront/dust-tactics-2014/query';
import type { Message } from '@dustfront/kernel';
import { because, type Why } from '../player.ts';
import { percent, points, whyOfPlans, wordsAfter } from '../search/plans.ts';
import type { Begun, Plan } from './plan.ts';
import type { Scene } from './scene.ts';

/** A plan in words and numbers. */
export function wordsOf({ state }: Scene, { unit, acts, account }: Plan): Message[] {
  const name = (id: number): string => titleOf(state, state.units[id]!.name);
  const words: Message[] = [];
  const { kill, loss, target, final } = account;
  if (target >= 0)
    words.push(because('ai.attack', { kill: percent(kill), target: name(target), points: points(loss) }));
  if (acts.some((act) => act.to >= 0))
    words.push(because('ai.move', { unit: name(unit), to: squareWord(final, state.board.width) }));
  return [...words, ...wordsAfter(account, name)];
}

/** Ways that are told beside the best one. */
const TOLD = 8;

export const whyOf = (scene: Scene, begun: readonly Begun[]): Why =>
  whyOfPlans(begun, dustTactics2014.optionId, (plan) => wordsOf(scene, plan), TOLD);
