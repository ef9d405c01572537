import { isGameId } from '@dustfront/games';
import type { PageName } from '@dustfront/protocol';

/** The folder in which the client lies, with a slash at its end. */
export const root = import.meta.env.BASE_URL;

/** The address of a page. */
export const href = (name: PageName | '', ...parts: readonly (string | number)[]): string =>
  `${root}${[name, ...parts.map((part) => encodeURIComponent(String(part)))].join('/')}`;

/** The address of a record at a moment of it. */
export const recordHref = (packed: string, moment: number): string => `${href('record')}@${moment}#${packed}`;

/** An address as it is sent to others. */
export const linkTo = (to: string): string => new URL(to, location.origin).href;

/**
 * Where somebody is: `/name/first/second@moment?x=y#data`. What a link carries along (an army, a battlefield, a record,
 * the word of a mail) stands behind `#`: it is as long as it likes, and no server ever sees it in a log.
 */
export interface Place {
  readonly name: string;
  readonly parts: readonly string[];
  readonly moment: number | null;
  readonly query: URLSearchParams;
  readonly data: string | null;
  /** The part of the address that cannot be read: a percent sign that begins no letter. */
  readonly broken?: string;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Splits at the first of a sign. */
function cut(text: string, sign: string): readonly [string, string | null] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/** Reads an address from its first slash on. */
export function parsePlace(address: string): Place {
  const [rest, data] = cut(address.replace(/^\//, ''), '#');
  const [path, query] = cut(rest, '?');
  const [route, at] = cut(path, '@');
  const words = route.split('/');
  const broken = [...words, data ?? ''].find((word) => decoded(word) === null);
  const [name = '', ...parts] = words.map((word) => decoded(word) ?? '');
  return {
    name,
    parts: parts.filter((part) => part !== ''),
    moment: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    query: new URLSearchParams(query ?? ''),
    data: data === '' ? null : data,
    ...(broken === undefined ? {} : { broken }),
  };
}

/** Whether the old address of a page carried something that now stands behind `#`, and from which part on. */
function carriedFrom(name: string, first: string): number | null {
  if (name === 'mail') return 1;
  if (name === 'record') return 0;
  return ['army', 'editor', 'setup'].includes(name) && first !== '' && !isGameId(first) ? 0 : null;
}

/** Whole addresses once stood behind `#`: the same place as it is written today, or null if this is none of them. */
export function fromOld(hash: string): string | null {
  if (!hash.startsWith('#/')) return null;
  // More slashes at its beginning would name another site.
  const [path, query] = cut(hash.slice(2).replace(/^\/+/, ''), '?');
  const [route, at] = cut(path, '@');
  const [page = '', ...parts] = route.split('/');
  const from = carriedFrom(page, parts[0] ?? '') ?? parts.length;
  const name = page === 'table' ? 'match' : page;
  const carried = parts.slice(from).join('/');
  return [
    `/${[name, ...parts.slice(0, from)].join('/')}`,
    at === null ? '' : `@${at}`,
    query === null ? '' : `?${query}`,
    carried === '' ? '' : `#${carried}`,
  ].join('');
}
