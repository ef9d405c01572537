import { cloneJson } from './json.ts';
import type { Frame } from './state.ts';

/** A copy of these fields of a thing and of nothing else: how a view is built from nothing. */
export function shown<T extends object, Field extends keyof T>(
  from: T,
  fields: readonly Field[],
): Pick<T, Field> {
  const copy = {} as Pick<T, Field>;
  for (const field of fields) {
    const value = from[field];
    if (value !== undefined) copy[field] = typeof value === 'object' ? cloneJson(value) : value;
  }
  return copy;
}

/** A procedure under way with those of its local values that may be seen. */
export function shownFrame(frame: Frame, locals: readonly string[]): Frame & Record<string, unknown> {
  const { kind, step } = frame;
  return { kind, step, ...shown(frame as Frame & Record<string, unknown>, locals) };
}
