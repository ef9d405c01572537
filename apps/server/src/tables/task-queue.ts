/** One thing after the other. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  get busy(): boolean {
    return this.#length > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length += 1;
    const done = this.#last.then(work);
    const settle = (): void => {
      this.#length -= 1;
    };
    this.#last = done.then(settle, settle);
    return done;
  }
}
