import { nextDeed, picker } from '../../e2e/dust-client.ts';
import { nextClick2014 } from '../../e2e/dust-tactics-2014-client.ts';
import { isReadyMeasured, nextPlaceMeasured } from '../../e2e/measured-client.ts';
import { isReady, nextClick } from '../drive.ts';
import { until, type Visitor } from './visitor.ts';

/** How a battle is begun and played: what is pressed on the start page, and one click after the other. */
interface Contest {
  readonly start: string;
  /** One thing that a person would do; true when the match is over. */
  act(visitor: Visitor, n: number): Promise<boolean>;
}

/** In the page: where an element can be clicked, or what lies over it. */
function pointOf(css: string): { x: number; y: number; under: string | null } | null {
  const found = document.querySelector(css);
  if (found === null) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const at = document.elementFromPoint(x, y);
  return {
    x,
    y,
    under: at !== null && (found.contains(at) || at.contains(found)) ? null : (at?.outerHTML ?? ''),
  };
}

/** Clicks what can be clicked; what stays covered or has gone is left, as a person would. */
async function clickOn(visitor: Visitor, css: string): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    const point = await visitor.ask(pointOf, css);
    if (point === null) return false;
    if (point.under === null) {
      await visitor.click(point.x, point.y);
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

const playNow = (tile: number): string => `.game:nth-child(${tile}) .game-now`;

/** In the page: whether a battle is over, or asks for something that can be answered. */
const turnOf = (ready: boolean): 'over' | 'asked' | undefined => {
  if (document.querySelector('dialog[open] .over') !== null) return 'over';
  const asked = document.querySelector('.table[aria-busy="false"] .orders .orders-head p');
  return ready && asked !== null ? 'asked' : undefined;
};

const turn = (visitor: Visitor, ready: (about: null) => boolean): Promise<'over' | 'asked'> =>
  until('a question', async () => {
    const seen = await visitor.ask(turnOf, await visitor.ask(ready, null));
    return seen ?? undefined;
  });

/** A battle on squares, by what a person would click in it. */
const squares = (tile: number, next: (visitor: Visitor, n: number) => Promise<string | null>): Contest => ({
  start: playNow(tile),
  async act(visitor, n) {
    if ((await turn(visitor, isReady)) === 'over') return true;
    const goal = await next(visitor, n);
    if (goal !== null) await clickOn(visitor, goal);
    return false;
  },
});

const core = squares(1, (visitor) => visitor.ask(nextClick, 'up'));

const second = squares(2, (visitor, n) => visitor.ask(nextClick2014, n));

const measured: Contest = {
  start: `${playNow(2)}.table`,
  async act(visitor, n) {
    if ((await turn(visitor, isReadyMeasured)) === 'over') return true;
    const place = await visitor.ask(nextPlaceMeasured, ['axis', n] as const);
    if (place !== null) await visitor.click(...place);
    return false;
  },
};

const war = (): Contest => {
  const pick = picker(5);
  let luck = pick(9973);
  return {
    start: playNow(3),
    async act(visitor) {
      const { did, at } = await until('something to do', async () => {
        const next = await visitor.ask(nextDeed, [luck, null, 'pointer'] as const);
        return next.did === 'wait' ? undefined : next;
      });
      if (at !== null) await visitor.click(at[0], at[1]);
      // Whether a moment was seen before it had gone is a matter of time, not of the war.
      if (did !== 'read' && did !== 'cover') luck = pick(9973);
      return did === 'over';
    },
  };
};

export const contests: Readonly<Record<string, () => Contest>> = {
  'dust-tactics': () => core,
  'dust-tactics-2014': () => second,
  table: () => measured,
  dust: war,
};

/** In the page: everything at its quickest, in English, as far as settings go. */
const settle = (): void =>
  localStorage.setItem('dustfront.settings', JSON.stringify({ language: 'en', pace: 'fast' }));

const isOpen = (css: string): boolean => document.querySelector(css) !== null;

/** Begins the quick battle of a game on the start page and plays it to its end; how many clicks it took. */
export async function playWhole(
  visitor: Visitor,
  url: string,
  { start, act }: Contest,
  seen: (n: number) => Promise<void>,
): Promise<number> {
  await visitor.open(url);
  await visitor.ask(settle, null);
  await visitor.open(`${url}?seed=browsers`);
  await until('the start page', async () => (await visitor.ask(isOpen, start)) || undefined);
  await clickOn(visitor, start);
  for (let n = 0; n < 2500; n++) {
    if (await act(visitor, n)) return n;
    await seen(n);
  }
  throw new Error('the match did not end');
}
