/** ln 2 in two parts: the first ends in zeros, so that a small multiple of it is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** 1 / n! for n from 2. */
const FRACTIONS = Float64Array.from({ length: 12 }, (_, i) => {
  let product = 1;
  for (let n = 2; n <= i + 2; n++) product *= n;
  return 1 / product;
});

/**
 * The exponential function by additions and multiplications alone. Engines may round `Math.exp` differently; what
 * decides an answer must be the same in all of them.
 */
export function exp(x: number): number {
  if (x > 709) return Number.POSITIVE_INFINITY;
  if (x < -708) return 0;
  const doublings = Math.floor(x * Math.LOG2E + 0.5);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = 0;
  for (let i = FRACTIONS.length - 1; i >= 0; i--) sum = (sum + FRACTIONS[i]!) * rest;
  let power = 1 + (rest + sum * rest);
  for (let i = doublings; i > 0; i--) power *= 2;
  for (let i = doublings; i < 0; i++) power *= 0.5;
  return power;
}
