/** A whole number, exact whatever its size. */
export type Whole = number | bigint;

/** An exact number above / below, with below > 0. Squares of distances are kept so: no root decides anything. */
export interface Fraction {
  readonly above: Whole;
  readonly below: Whole;
}

export const ZERO: Fraction = { above: 0, below: 1 };

/** The product of two whole numbers: a plain number as long as that is exact. */
export function times(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** Negative, zero or positive as a is less than, equal to or more than b. */
export function compare(a: Fraction, b: Fraction): number {
  const left = times(a.above, b.below);
  const right = times(b.above, a.below);
  return left < right ? -1 : left > right ? 1 : 0;
}

export const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);

/** As near as a float comes to it. */
export const approximately = ({ above, below }: Fraction): number => Number(above) / Number(below);

const wholeSquare = (root: number): Fraction => ({ above: times(root, root), below: 1 });

/** The least whole number whose square is at least this. */
export function rootUp(square: Fraction): number {
  if (square.below === 1 && typeof square.above === 'number' && square.above < 2 ** 50)
    return wholeRootUp(square.above);
  let root = Math.floor(Math.sqrt(approximately(square)));
  const isEnough = (n: number): boolean => compare(wholeSquare(n), square) >= 0;
  while (root > 0 && isEnough(root - 1)) root--;
  while (!isEnough(root)) root++;
  return root;
}

/** The same of a whole number below 2 ** 50, so that its neighbours' squares are exact. */
export function wholeRootUp(square: number): number {
  let root = Math.ceil(Math.sqrt(square));
  while (root > 0 && (root - 1) * (root - 1) >= square) root--;
  while (root * root < square) root++;
  return root;
}

/** Whether the root of a whole number is longer than that of another and so much more, or less; both below 2 ** 25. */
export function isRootMore(square: number, other: number, more: number): boolean {
  const above = square - other - more * more;
  const twice = 4 * more * more;
  if (more >= 0) return above > 0 && above * above > twice * other;
  const below = -above - 2 * more * more;
  return below < 0 || twice * square > below * below;
}
