import type { Json } from '../store.ts';

/** Signs that one part of a set-up may have to stand in a list. */
const SHORT = 400;
const PARTS = 24;

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row of a list shows of one part: the part if it is short, else its name if it has one. */
function briefPart(part: Json): Json | undefined {
  if (JSON.stringify(part).length <= SHORT) return part;
  if (!isObject(part)) return undefined;
  const named = ['id', 'title', 'name'].flatMap((key) => {
    const value = part[key];
    return typeof value === 'string' ? [[key, value.slice(0, 80)] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The settings of a match for lists: its set-up may be large, and a page has fifty of them. */
export function briefSettings(settings: Json): Json {
  if (!isObject(settings) || !isObject(settings.setup)) return settings;
  const parts = Object.entries(settings.setup)
    .slice(0, PARTS)
    .flatMap(([key, part]) => {
      const brief = briefPart(part);
      return brief === undefined ? [] : [[key, brief] as const];
    });
  return { ...settings, setup: Object.fromEntries(parts) };
}
