import type { Page } from 'playwright-core';

export interface War {
  readonly players: number;
  readonly persons: number;
  readonly points: '10' | '20' | '';
  readonly kind?: 'Quick start' | 'The whole world';
  /** The dice, where they shall be the same every time. */
  readonly seed?: string;
}

/** A war set up on the set-up page: so many people, the rest lawful but random computers. */
export async function setUpWar(
  page: Page,
  url: string,
  { players, persons, points, kind = 'Quick start', seed }: War,
): Promise<void> {
  await page.goto(`${url}#/setup/dust${seed === undefined ? '' : `?seed=${seed}`}`);
  await page.getByLabel('Players').selectOption(String(players));
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  if (points !== '') await page.getByLabel('Victory points').selectOption(points);
  for (let i = 0; i < players; i++) {
    const seat = page.getByRole('group', { name: `Player ${i + 1}` });
    await seat.getByRole('button', { name: i < persons ? 'Person' : 'Computer' }).click();
    // The weakest is the quickest.
    if (i >= persons)
      await page.getByLabel(`Strength of the computer, Player ${i + 1}`).selectOption({ index: 0 });
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.dust, .coverscreen');
}

/** Fixed numbers instead of luck, so that a failure comes again. */
export function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

export type Did =
  | 'over'
  | 'cover'
  | 'wait'
  | 'read'
  | 'sent'
  | 'played'
  | 'took'
  | 'bought'
  | 'placed'
  | 'chose'
  | 'stopped'
  | 'nothing';

/** What is on the screen at one moment. */
export interface Seen {
  /** What is asked; nothing while an answer is on its way or the table still looks something up. */
  readonly asked: string;
  /** Whether something lies over the map until it was read. */
  readonly toRead: boolean;
}

/** In the page. */
const seenNow = (): Seen => ({
  asked: document.querySelector('.dust[aria-busy="false"] > .vh[aria-live]')?.textContent ?? '',
  toRead: document.querySelector('[data-read]') !== null,
});

export const look = (page: Page): Promise<Seen> => page.evaluate(seenNow);

/** What a person would do next, and where on the screen the pointer must go to do it. */
export interface Next {
  readonly did: Did;
  readonly at: readonly [x: number, y: number] | null;
}

/**
 * In the page: one thing that a person could do with what is on the screen, by its own buttons; nothing where by now
 * there is something else than what was `seen`. The page presses the button itself, or says where it is.
 */
export function nextDeed([n, seen, hand]: readonly [
  n: number,
  seen: Seen | null,
  hand: 'page' | 'pointer',
]): Next {
  let at: Next['at'] = null;
  const all = (css: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (e) => e.getAttribute('aria-disabled') !== 'true',
    );
  const press = (css: string): boolean => {
    const found = all(css);
    const button = found[n % found.length];
    if (hand === 'page') button?.click();
    else if (button !== undefined) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      at = [left + width / 2, top + height / 2];
    }
    return button !== undefined;
  };
  const did = (): Did => {
    if (document.querySelector('.d-standings') !== null) return 'over';
    // What has just come up takes no click that was meant for what lay there before.
    if (hand === 'pointer' && document.querySelector('.uncalled') !== null) return 'wait';
    if (seen?.toRead === false && document.querySelector('[data-read]') !== null) return 'wait';
    if (press('[data-read]')) return 'read';
    // Shown step by step: its button comes at the end, and nobody plays on behind it.
    if (document.querySelector('.d-moment') !== null) return 'wait';
    if (press('.coverscreen button')) return 'cover';
    if (document.querySelector('.dust[aria-busy="false"]') === null) return 'wait';
    const asked = document.querySelector('.dust > .vh[aria-live]')?.textContent ?? '';
    if (asked === '' || (seen !== null && seen.asked !== asked)) return 'wait';
    if (press('[data-send]')) return 'sent';
    if (press('[data-confirm]')) return 'played';
    if (document.querySelector('[data-confirm]') !== null && press('button.d-warcard')) return 'took';
    if (press('[data-route]')) return 'chose';
    if (document.querySelector('.d-shop') !== null) {
      if (n % 7 !== 0 && press('.d-plus[data-ware]')) return 'bought';
      return press('.d-shop .commit') ? 'placed' : 'nothing';
    }
    if (document.querySelector('.d-routes') !== null) {
      if (n % 9 !== 0 && press('[data-origin]')) return 'chose';
      return press('.d-routes [data-option="stop"], .d-routes [data-option="end"]') ? 'stopped' : 'wait';
    }
    return press('[data-option]') ? 'chose' : 'nothing';
  };
  return { did: did(), at };
}

/** One thing that a person could do; nothing where by now there is something else than what was `seen`. */
export async function onward(page: Page, luck: number, seen?: Seen): Promise<Did> {
  return (await page.evaluate(nextDeed, [luck, seen ?? null, 'page'] as const)).did;
}

export interface Deed {
  readonly who: number;
  readonly asked: string;
  readonly did: Did;
}

/** Whether to stop, at what is asked of one of those who play, after what was done last. */
type Done = (
  asked: string,
  did: Did,
  war: { who: number; deeds: readonly Deed[] },
) => boolean | Promise<boolean>;

/**
 * Whoever is asked plays on until `done`. What they do follows from the questions alone, however long anything takes:
 * looks at a table that is busy count for nothing, and each has numbers of his own.
 */
export async function playWar(
  at: Page | readonly Page[],
  done: Done,
  { seed = 5, most = 600 }: { seed?: number; most?: number } = {},
): Promise<Did[]> {
  const pages = 'goto' in at ? [at] : at;
  const picks = pages.map((_, who) => picker(seed + who));
  const lucks = picks.map((pick) => pick(9973));
  const deeds: Deed[] = [];
  while (deeds.length < most) {
    const before = deeds.length;
    for (const [who, page] of pages.entries()) {
      const seen = await look(page);
      if (await done(seen.asked, deeds.at(-1)?.did ?? 'wait', { who, deeds }))
        return deeds.map(({ did }) => did);
      const did = await onward(page, lucks[who] ?? 0, seen);
      if (did === 'wait') continue;
      deeds.push({ who, asked: seen.asked, did });
      // Whether a moment was seen before it had gone is a matter of time, not of the war.
      if (did !== 'read' && did !== 'cover') lucks[who] = picks[who]?.(9973) ?? 0;
    }
    if (deeds.length === before) await pages[0]?.waitForTimeout(20);
  }
  const last = deeds.slice(-8).map(({ who, asked, did }) => `${who} ${asked}: ${did}`);
  throw new Error(`not there after ${most} deeds: ${last.join('; ')}`);
}

/** A war in which the person is asked in a battle; one that ends without any is begun anew with other dice. */
export async function setUpBattle(page: Page, url: string): Promise<void> {
  for (const seed of ['battle', 'another', 'third', 'fourth']) {
    await setUpWar(page, url, { players: 2, persons: 1, points: '', seed });
    let found = false;
    await playWar(page, (asked, did) => {
      found = /^Battle in/.test(asked);
      return found || did === 'over';
    });
    if (found) return;
  }
  throw new Error('no war had a battle');
}
