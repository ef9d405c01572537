/** Chances of numbers of hits, for all numbers of dice up to a limit. */
export interface Chances {
  /** exact[n][k]: k hits with n dice. */
  readonly exact: readonly Float64Array[];
  /** atLeast[n][k]: k hits or more. */
  readonly atLeast: readonly Float64Array[];
}

export function withTails(exact: readonly Float64Array[]): Chances {
  const atLeast = exact.map((row) => {
    const tail = new Float64Array(row.length);
    let sum = 0;
    for (let k = row.length - 1; k >= 0; k--) {
      sum += row[k]!;
      tail[k] = sum;
    }
    return tail;
  });
  return { exact, atLeast };
}

/** What may be done with a roll once it lies there. */
export type Again = 'all' | 'blanks' | null;

/**
 * One roll of one side at one place of the battle. `kept` and `spent` hold what k hits are worth with the re-roll
 * unused or used, at k × stride + column; hits beyond `top` find no unit. `sign` is 1 for the side that wants much.
 */
export class RollAt {
  private readonly chances: Chances;
  private kept: Float64Array = new Float64Array(0);
  private spent: Float64Array = new Float64Array(0);
  private column = 0;
  private stride = 0;
  private row: Float64Array = new Float64Array(0);
  private top = 0;
  private tail = 0;
  private sign = 1;
  private again: Again = null;
  /** What one or more hits bring, as far as it does not depend on blanks so far; the same for a second throw. */
  private rest = 0;
  private thrown = 0;

  constructor(chances: Chances) {
    this.chances = chances;
  }

  lay(
    kept: Float64Array,
    spent: Float64Array,
    column: number,
    stride: number,
    dice: number,
    top: number,
    again: Again,
    sign: number,
  ): void {
    this.kept = kept;
    this.spent = spent;
    this.column = column;
    this.stride = stride;
    this.row = this.chances.exact[dice]!;
    this.top = top;
    this.tail = this.chances.atLeast[dice]![top]!;
    this.sign = sign;
    this.again = again;
    if (again === null) {
      this.rest = this.mean(kept);
      return;
    }
    this.thrown = this.mean(spent);
    if (again === 'blanks') this.rest = this.meanOfBlanksAgain(dice);
  }

  /** The value of the roll, given what no hit at all is worth with the re-roll unused and used. */
  value(blank: number, blankSpent: number): number {
    const none = this.row[0]!;
    if (this.again === null) return none * blank + this.rest;
    const second = none * blankSpent + this.thrown;
    const first = none * this.better(blank, second);
    return first + (this.again === 'blanks' ? this.rest : this.meanOrAgain(second));
  }

  private better(x: number, y: number): number {
    return this.sign * x > this.sign * y ? x : y;
  }

  private mean(values: Float64Array): number {
    const { row, top, column, stride } = this;
    let sum = this.tail * values[top * stride + column]!;
    for (let k = 1; k < top; k++) sum += row[k]! * values[k * stride + column]!;
    return sum;
  }

  private meanOrAgain(second: number): number {
    const { row, top, column, stride, kept, sign } = this;
    let sum = 0;
    for (let k = 1; k <= top; k++) {
      const value = kept[k * stride + column]!;
      sum += (k === top ? this.tail : row[k]!) * (sign * value > sign * second ? value : second);
    }
    return sum;
  }

  private meanOfBlanksAgain(dice: number): number {
    const { row, top, column, stride, kept, spent, sign } = this;
    let sum = this.tail * kept[top * stride + column]!;
    const most = spent[top * stride + column]!;
    for (let k = 1; k < top; k++) {
      const more = this.chances.exact[dice - k]!;
      let again = this.chances.atLeast[dice - k]![top - k]! * most;
      for (let j = 0; j < top - k; j++) again += more[j]! * spent[(k + j) * stride + column]!;
      const value = kept[k * stride + column]!;
      sum += row[k]! * (sign * value > sign * again ? value : again);
    }
    return sum;
  }
}
