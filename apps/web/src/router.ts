import { signal } from '@preact/signals';

/** Where we are: `#/name/first/second@moment?x=y`. Hash routes work from any folder, from disk and without a server. */
export interface Place {
  readonly name: string;
  readonly parts: readonly string[];
  readonly moment: number | null;
  readonly query: URLSearchParams;
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

export function parsePlace(hash: string): Place {
  const raw = hash.replace(/^#\/?/, '');
  const [path = '', query = ''] = raw.split('?', 2);
  const [route = '', at] = path.split('@', 2);
  const words = route.split('/');
  const broken = words.find((word) => decoded(word) === null);
  const [name = '', ...parts] = words.map((word) => decoded(word) ?? '');
  const moment = at !== undefined && /^\d+$/.test(at) ? Number(at) : null;
  return {
    name,
    parts: parts.filter((part) => part !== ''),
    moment,
    query: new URLSearchParams(query),
    ...(broken === undefined ? {} : { broken }),
  };
}

export const place = signal<Place>(parsePlace(location.hash));

addEventListener('hashchange', () => {
  place.value = parsePlace(location.hash);
  scrollTo(0, 0);
});

export const href = (name: string, ...parts: readonly (string | number)[]): string =>
  `#/${[name, ...parts.map((part) => encodeURIComponent(String(part)))].join('/')}`;

export function go(to: string): void {
  location.hash = to.replace(/^#/, '');
}

/** Changes the address without a new step in the browser's history. */
export function amend(to: string): void {
  history.replaceState(null, '', to);
  place.value = parsePlace(location.hash);
}
