import { dustTactics2014, squareWord, titleOf } from '@dustfront/dust-tactics-2014';
import type { Message } from '@dustfront/kernel';
import { because, type Weighed, type Why } from '../player.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Begun } from './sergeant.ts';

const percent = (chance: number): number => Math.round(100 * chance);
const points = (value: number): number => Math.round(10 * value) / 10;

/** A plan in words and numbers. */
export function wordsOf({ state }: Scene, { unit, acts, account }: Plan): Message[] {
  const name = (id: number): string => titleOf(state, state.units[id]!.name);
  const words: Message[] = [];
  const { kill, loss, target, final, answerer, reply, promise, hope } = account;
  if (target >= 0)
    words.push(because('ai.attack', { kill: percent(kill), target: name(target), points: points(loss) }));
  if (acts.some((act) => act.to >= 0))
    words.push(because('ai.move', { unit: name(unit), to: squareWord(final, state.board.width) }));
  if (answerer >= 0 && reply >= 0.05)
    words.push(because('ai.reply', { unit: name(answerer), points: points(reply) }));
  else words.push(because('ai.no-reply'));
  if (promise >= 0.1) words.push(because('ai.promise', { points: points(promise) }));
  if (hope >= 0.1) words.push(because('ai.hope', { points: points(hope) }));
  return words;
}

/** The best plan's words, and the best plan of each other first answer to compare it with. */
export function whyOf(scene: Scene, begun: readonly Begun[]): Why {
  const weighed = new Map<string, Weighed>();
  for (const { plan, option } of begun) {
    const id = dustTactics2014.optionId(option);
    if (!weighed.has(id))
      weighed.set(id, { option: id, value: plan.account.value, words: wordsOf(scene, plan) });
  }
  const list = [...weighed.values()].slice(0, 8);
  return { words: list[0]?.words ?? [], weighed: list };
}
