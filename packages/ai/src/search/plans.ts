import type { Message } from '@dustfront/kernel';
import { because, type Weighed, type Why } from '../player.ts';

/** What a plan is worth, in expected points. */
export interface Account {
  readonly value: number;
  /** Damage done less damage taken in return, and what special actions bring. */
  readonly gain: number;
  /** What the enemy is expected to answer. */
  readonly reply: number;
  /** What standing there promises for the next attack, beside where it stands now. */
  readonly promise: number;
  /** What it brings the scenario's goals nearer. */
  readonly hope: number;
  /** The enemy unit with the best answer, by unit id, or -1. */
  readonly answerer: number;
}

/** A plan with the answer that it begins with. */
export interface Begun<Plan extends { readonly account: Account }, Option> {
  readonly plan: Plan;
  readonly option: Option;
}

/**
 * The best plan of each kind first, then the best of the rest: every further one of a kind counts for less by `alike`.
 */
export function shortlist<Plan extends { readonly account: Account }, Option>(
  begun: readonly Begun<Plan, Option>[],
  width: number,
  alike: number,
  kindOf: (plan: Plan) => string,
): Begun<Plan, Option>[] {
  const seen = new Map<string, number>();
  const ranked = begun.map((one, rank) => {
    const kind = kindOf(one.plan);
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { one, score: one.plan.account.value - alike * nth, rank };
  });
  ranked.sort((a, b) => b.score - a.score || a.rank - b.rank);
  return ranked.slice(0, width).map(({ one }) => one);
}

/** The best way of each first answer, the best first, no more than anybody reads. */
export function bestOfEach(weighed: readonly Weighed[]): Weighed[] {
  const best = new Map<string, Weighed>();
  for (const one of [...weighed].sort((a, b) => b.value - a.value))
    if (!best.has(one.option)) best.set(one.option, one);
  return [...best.values()].slice(0, 8);
}

export const percent = (chance: number): number => Math.round(100 * chance);
export const points = (value: number): number => Math.round(10 * value) / 10;

/** An attack in words; a chance to destroy that rounds to nothing is not worth a word. */
export function attackInWords(kill: number, target: string, loss: number): Message {
  const chance = percent(kill);
  const how =
    chance > 0 ? because('ai.destroys', { kill: chance, target }) : because('ai.strikes', { target });
  return because('ai.attack', { how, target, points: points(loss) });
}

/** What comes after a plan in words: the enemy's answer, and what its last square is good for. */
export function wordsAfter(
  { answerer, reply, promise, hope }: Account,
  name: (unit: number) => string,
): Message[] {
  const words: Message[] = [
    answerer >= 0 && reply >= 0.05
      ? because('ai.reply', { unit: name(answerer), points: points(reply) })
      : because('ai.no-reply'),
  ];
  if (promise >= 0.1) words.push(because('ai.promise', { points: points(promise) }));
  if (hope >= 0.1) words.push(because('ai.hope', { points: points(hope) }));
  return words;
}

/**
 * The best plan's words, and the best plan of each other first answer to compare it with; the plans come best first.
 */
export function whyOfPlans<Plan extends { readonly account: Account }, Option>(
  begun: readonly Begun<Plan, Option>[],
  optionId: (option: Option) => string,
  wordsOf: (plan: Plan) => Message[],
  most = Number.POSITIVE_INFINITY,
): Why {
  const weighed = new Map<string, Weighed>();
  for (const { plan, option } of begun) {
    const id = optionId(option);
    if (weighed.size < most && !weighed.has(id))
      weighed.set(id, { option: id, value: plan.account.value, words: wordsOf(plan) });
  }
  const list = [...weighed.values()];
  return { words: list[0]?.words ?? [], weighed: list };
}
