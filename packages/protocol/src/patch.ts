/** JSON as both ends hold it. */
export type PatchJson = null | boolean | number | string | PatchJson[] | { [key: string]: PatchJson };

/**
 * How to get from one JSON value to the next: `[path, value]` sets what is at the path, `[path]` removes it. Array
 * places are numbers; an array that grows is set place by place, one that shrinks gets its new length as
 * `[path, n, 'length']`.
 */
export type Patch = PatchStep[];
export type PatchStep =
  | [path: (string | number)[], value: PatchJson]
  | [path: (string | number)[]]
  | [path: (string | number)[], length: number, what: 'length'];

type Path = (string | number)[];

const isObject = (value: PatchJson | undefined): value is { [key: string]: PatchJson } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes from `before` to `after`; equal values give an empty patch. */
export function diff(before: PatchJson, after: PatchJson): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

/** One path is walked up and down; it is copied only where something has changed. */
function compare(before: PatchJson, after: PatchJson, path: Path, patch: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, path, patch);
    return;
  }
  if (!isObject(before) || !isObject(after)) {
    patch.push([[...path], after]);
    return;
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch.push([[...path, key]]);
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(before, key)) {
      path.push(key);
      compare(before[key] as PatchJson, value, path, patch);
      path.pop();
    } else patch.push([[...path, key], value]);
  }
}

function compareArrays(before: PatchJson[], after: PatchJson[], path: Path, patch: Patch): void {
  if (after.length < before.length) patch.push([[...path], after.length, 'length']);
  for (let i = 0; i < after.length; i++) {
    if (i < before.length) {
      path.push(i);
      compare(before[i] as PatchJson, after[i] as PatchJson, path, patch);
      path.pop();
    } else patch.push([[...path, i], after[i] as PatchJson]);
  }
}

/** The value after the patch. Parts that did not change are shared with `before`, which stays as it was. */
export function applyPatch(before: PatchJson, patch: Patch): PatchJson {
  let value = before;
  const fresh = new Set<object>();
  for (const step of patch) value = change(value, step, 0, fresh);
  return value;
}

function change(value: PatchJson, step: PatchStep, depth: number, fresh: Set<object>): PatchJson {
  const [path, given, what] = step;
  if (depth === path.length) {
    if (what !== 'length') return given as PatchJson;
    const copy = own(value as PatchJson[], fresh);
    copy.length = given as number;
    return copy;
  }
  const key = path[depth] as string | number;
  const copy = own(value as { [key: string]: PatchJson }, fresh);
  if (depth === path.length - 1 && step.length === 1) {
    delete copy[key];
    return copy;
  }
  const next = change(copy[key] as PatchJson, step, depth + 1, fresh);
  // A plain assignment to __proto__ would change the object's kind.
  Object.defineProperty(copy, key, { value: next, writable: true, enumerable: true, configurable: true });
  return copy;
}

/** A copy one level deep, made once per patch. */
function own<T extends object>(value: T, fresh: Set<object>): T {
  if (fresh.has(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T;
  fresh.add(copy);
  return copy;
}
