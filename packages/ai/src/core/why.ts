import { dustTactics, nameOf, titleOf } from '@dustfront/dust-tactics';
import type { Message } from '@dustfront/kernel';
import { because, type Weighed, type Why } from '../player.ts';
import type { Picture } from './fighters.ts';
import type { Plan } from './plan.ts';
import type { Begun } from './sergeant.ts';

const percent = (chance: number): number => Math.round(100 * chance);
const points = (value: number): number => Math.round(10 * value) / 10;

/** A plan in words and numbers. */
export function wordsOf(picture: Picture, plan: Plan): Message[] {
  const { state } = picture;
  const name = (id: number): string => titleOf(state, state.units[id]!.name);
  const words: Message[] = [];
  for (const { target, kill, loss } of plan.attack?.aims ?? [])
    words.push(
      because('ai.attack', { kill: percent(kill), target: name(target.head.id), points: points(loss) }),
    );
  if (plan.attack?.piece) words.push(because('ai.cover', { at: nameOf(state, plan.attack.piece.square) }));
  if (plan.leave) words.push(because('ai.leave', { unit: name(plan.unit) }));
  else if (plan.way !== null)
    words.push(because('ai.move', { unit: name(plan.unit), to: nameOf(state, plan.way.to) }));
  const { answerer, reply, promise, hope } = plan.account;
  if (answerer >= 0 && reply >= 0.05)
    words.push(because('ai.reply', { unit: name(answerer), points: points(reply) }));
  else words.push(because('ai.no-reply'));
  if (promise >= 0.1) words.push(because('ai.promise', { points: points(promise) }));
  if (hope >= 0.1) words.push(because('ai.hope', { points: points(hope) }));
  return words;
}

/** The best plan's words, and the best plan of each other first answer to compare it with. */
export function whyOf(picture: Picture, begun: readonly Begun[]): Why {
  const weighed = new Map<string, Weighed>();
  for (const { plan, option } of begun) {
    const id = dustTactics.optionId(option);
    if (!weighed.has(id))
      weighed.set(id, { option: id, value: plan.account.value, words: wordsOf(picture, plan) });
  }
  const list = [...weighed.values()];
  return { words: list[0]?.words ?? [], weighed: list };
}
