/** A fraction in lowest terms, its denominator positive. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function rational(over: number | bigint, under: number | bigint = 1n): Rational {
  const [n, d] = [BigInt(over), BigInt(under)];
  if (d === 0n) throw new RangeError('division by zero');
  const sign = d < 0n ? -1n : 1n;
  const shared = gcd(n, d * sign);
  return { over: (sign * n) / shared, under: (sign * d) / shared };
}

export const ZERO = rational(0);
export const ONE = rational(1);

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under - b.over * a.under, a.under * b.under);
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.over * b.over, a.under * b.under);
}

export function dividedBy(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under, a.under * b.over);
}

export function isZero(a: Rational): boolean {
  return a.over === 0n;
}

function bitsOf(n: bigint): number {
  return n.toString(16).length * 4;
}

/** The nearest double but for its last place, also for very small fractions. */
export function toNumber({ over, under }: Rational): number {
  if (over < 0n) return -toNumber({ over: -over, under });
  const shift = Math.max(0, 72 + bitsOf(under) - bitsOf(over));
  return Number((over << BigInt(shift)) / under) * 2 ** -shift;
}
