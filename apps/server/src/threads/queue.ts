/** Whose turn a task belongs to, and whether a person waits for it. */
export interface Turn {
  of: string;
  first: boolean;
}

/** Tasks of many owners, one of each in turn; those that a person waits for before all others. */
export class FairQueue<T> {
  /** By owner, in the order of their turns. */
  readonly #first = new Map<string, T[]>();
  readonly #rest = new Map<string, T[]>();
  size = 0;

  push(task: T, { of, first }: Turn): void {
    const lanes = first ? this.#first : this.#rest;
    const lane = lanes.get(of);
    if (lane) lane.push(task);
    else lanes.set(of, [task]);
    this.size += 1;
  }

  shift(): T | undefined {
    const lanes = this.#first.size > 0 ? this.#first : this.#rest;
    const [next] = lanes;
    if (!next) return undefined;
    const [of, lane] = next;
    lanes.delete(of);
    const task = lane.shift();
    // Whoever had a turn goes to the end.
    if (lane.length > 0) lanes.set(of, lane);
    this.size -= 1;
    return task;
  }
}
