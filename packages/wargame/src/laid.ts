/** What an earlier step of a procedure has put there for this one. */
export function laid<T>(value: T | null): T {
  if (value === null) throw new Error('the step before this one was left out');
  return value;
}
