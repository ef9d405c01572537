/** The store could not make something durable. Nothing of it was kept; the command may be given again. */
export class StoreRefused extends Error {
  readonly reason: 'full' | 'unavailable';
  constructor(reason: 'full' | 'unavailable', cause: unknown) {
    super(reason === 'full' ? 'the disk of the store is full' : 'the store cannot be reached', { cause });
    this.name = 'StoreRefused';
    this.reason = reason;
  }
}
