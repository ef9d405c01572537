import { isZero, ONE, plus, type Rational, times } from './rational.ts';

/** Outcomes with exact chances; equal outcomes are one. */
export type Fan<T> = readonly (readonly [T, Rational])[];

export function sure<T>(outcome: T): Fan<T> {
  return [[outcome, ONE]];
}

export function gather<T>(parts: Iterable<readonly [T, Rational]>): Fan<T> {
  const sums = new Map<string, readonly [T, Rational]>();
  for (const [outcome, chance] of parts) {
    if (isZero(chance)) continue;
    const key = JSON.stringify(outcome);
    const before = sums.get(key);
    sums.set(key, before === undefined ? [outcome, chance] : [outcome, plus(before[1], chance)]);
  }
  return [...sums.values()];
}

/** What follows each outcome, weighted by its chance. */
export function onward<T, U>(fan: Fan<T>, next: (outcome: T) => Fan<U>): Fan<U> {
  return gather(
    fan.flatMap(([outcome, chance]) => next(outcome).map(([then, p]) => [then, times(chance, p)] as const)),
  );
}

/** The same thing done a number of times. */
export function repeated<T>(times: number, start: Fan<T>, next: (outcome: T) => Fan<T>): Fan<T> {
  let fan = start;
  for (let k = 0; k < times; k++) fan = onward(fan, next);
  return fan;
}
