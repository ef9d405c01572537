import { signal } from '@preact/signals';

/** Where we are: `#/name/first/second@moment?x=y`. Hash routes work from any folder, from disk and without a server. */
export interface Place {
  readonly name: string;
  readonly parts: readonly string[];
  readonly moment: number | null;
  readonly query: URLSearchParams;
}

export function parsePlace(hash: string): Place {
  const raw = hash.replace(/^#\/?/, '');
  const [path = '', query = ''] = raw.split('?', 2);
  const [route = '', at] = path.split('@', 2);
  const [name = '', ...parts] = route.split('/').map(decodeURIComponent);
  const moment = at !== undefined && /^\d+$/.test(at) ? Number(at) : null;
  return { name, parts: parts.filter((part) => part !== ''), moment, query: new URLSearchParams(query) };
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
