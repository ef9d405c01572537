/** More than that is forgotten, so that those who think far ahead do not fill the memory. */
const MOST = 8192;

/** What was found out about two things, which are never changed in place. */
export class Pairs<T extends object, V> {
  private found = new Map<T, Map<T, V>>();
  private size = 0;

  get(one: T, other: T): V | undefined {
    return this.found.get(one)?.get(other);
  }

  set(one: T, other: T, value: V): void {
    if (this.size === MOST) this.clear();
    this.size++;
    const others = this.found.get(one);
    if (others === undefined) this.found.set(one, new Map([[other, value]]));
    else others.set(other, value);
  }

  clear(): void {
    this.found = new Map();
    this.size = 0;
  }
}
