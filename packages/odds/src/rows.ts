/** Where one state leads and with which chances; states in no order, each once. */
export interface Row {
  readonly to: readonly number[];
  readonly chance: readonly number[];
}

export type Rows = (state: number) => Row;

export function remembered(make: Rows): Rows {
  const rows: Row[] = [];
  return (state) => {
    const known = rows[state];
    if (known !== undefined) return known;
    const row = make(state);
    rows[state] = row;
    return row;
  };
}

export function stay(state: number): Row {
  return { to: [state], chance: [1] };
}

export function staysAt(row: Row, state: number): boolean {
  return row.to.length === 1 && row.to[0] === state;
}

/** Sums parts of rows into one row. */
export class Blend {
  readonly #sums: number[] = [];
  readonly #to: number[] = [];

  add(state: number, chance: number): void {
    const sum = this.#sums[state];
    if (sum === undefined) this.#to.push(state);
    this.#sums[state] = (sum ?? 0) + chance;
  }

  addRow(row: Row, times: number): void {
    if (times === 0) return;
    for (let k = 0; k < row.to.length; k++) this.add(row.to[k]!, row.chance[k]! * times);
  }

  row(): Row {
    return { to: this.#to, chance: this.#to.map((state) => this.#sums[state]!) };
  }
}
