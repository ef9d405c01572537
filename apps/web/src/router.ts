import { signal } from '@preact/signals';
import { fromOld, type Place, parsePlace, root } from './address.ts';

export { href } from './address.ts';

const here = (): string => `/${location.pathname.slice(root.length)}${location.search}${location.hash}`;

/** Where we are; an address of the old kind, all of it behind `#`, is written anew first. */
function read(): Place {
  const now = fromOld(location.hash);
  if (now !== null) history.replaceState(null, '', `${root}${now.slice(1)}`);
  return parsePlace(here());
}

export const place = signal<Place>(read());

let shown = here();
let steps = 0;

/** Whether somebody has come here from another page of ours, and not by a link from outside. */
export const walked = (): boolean => steps > 0;

function arrive(): void {
  if (here() === shown) return;
  steps++;
  place.value = read();
  shown = here();
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

export function go(to: string): void {
  history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
}

/** Changes the address without a new step in the browser's history. */
export function amend(to: string): void {
  history.replaceState(null, '', to);
  arrive();
}

/** Where a click leads, if it is a plain click on a link to one of our own pages. */
function ledTo(event: MouseEvent): string | null {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname.startsWith(root) ? link.href : null;
}

document.addEventListener('click', (event) => {
  const to = ledTo(event);
  if (to === null) return;
  event.preventDefault();
  go(to);
});
