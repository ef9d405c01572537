import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, myTurn, settled } from '../scripts/drive.ts';
import { type Client, openClient, phone } from './client.ts';
import { setUp2014 } from './dust-tactics-2014-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** Firefight with the starter forces, three units a side, on the board as it is. */
const setUp = (page: Page): Promise<void> =>
  setUp2014(page, client.served.url, { scenario: /^Firefight/, placement: false });

interface Seen {
  readonly over: boolean;
  readonly head: string;
  readonly roster: boolean;
  readonly aimed: boolean;
  readonly turns: boolean;
  readonly enemy: string | null;
  /** The marked square nearest to an enemy. */
  readonly square: string | null;
  readonly orders: number;
}

/** What a person sees on the screen. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const keys = (selector: string): string[] =>
      [...document.querySelectorAll<SVGElement>(selector)].map((cell) => cell.dataset.square ?? '');
    const place = (key: string): [number, number] => [key.charCodeAt(0), Number(key.slice(1))];
    const away = (a: string, b: string): number => {
      const [[ax, ay], [bx, by]] = [place(a), place(b)];
      return Math.hypot(ax - bx, ay - by);
    };
    const foes = keys('.cell:has(.piece.side-axis)');
    const near = (key: string): number => Math.min(99, ...foes.map((foe) => away(foe, key)));
    return {
      over: has('dialog[open] .over'),
      head: document.querySelector('.orders-head')?.textContent ?? '',
      roster: has('.roster'),
      aimed: has('.orders .tgt'),
      turns: has('.bd-turn'),
      enemy: keys('.cell:has(.piece.target.side-axis)')[0] ?? null,
      square: keys('.cell.choice:not(:has(.piece))').sort((a, b) => near(a) - near(b))[0] ?? null,
      orders: document.querySelectorAll('.orders .order').length,
    };
  });

/** Plays until the match is over; `act` gives one answer to what is seen, `stuck` another where that did nothing. */
async function play(
  page: Page,
  act: (seen: Seen, n: number) => Promise<void>,
  stuck: (seen: Seen) => Promise<void>,
): Promise<void> {
  let before = '';
  let same = 0;
  for (let i = 0; i < 900; i++) {
    if ((await myTurn(page)) === 'over') return;
    await settled(page);
    const seen = await look(page);
    if (seen.over) return;
    const now = JSON.stringify(seen);
    same = now === before ? same + 1 : 0;
    before = now;
    await (same > 2 ? stuck(seen) : act(seen, i));
    await drawn(page);
  }
  throw new Error('the match did not end');
}

describe('a whole small battle of 2013/14', () => {
  test('by keyboard alone', async () => {
    const page = await client.page();
    await setUp(page);
    let turned = 0;
    const goTo = async (goal: string): Promise<void> => {
      await page.keyboard.press('g');
      const at = await page.evaluate(() => (document.activeElement as SVGElement).dataset.square ?? 'A1');
      const dx = goal.charCodeAt(0) - at.charCodeAt(0);
      const dy = Number(goal.slice(1)) - Number(at.slice(1));
      for (let i = 0; i < Math.abs(dx); i++) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
      for (let i = 0; i < Math.abs(dy); i++) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
      await page.keyboard.press('Enter');
    };
    await play(
      page,
      async ({ roster, aimed, turns, enemy, square, orders }, n) => {
        if (roster) {
          await page.keyboard.press('n');
          await page.keyboard.press('Control+Enter');
        } else if (aimed) await page.keyboard.press('Control+Enter');
        else if (turns) {
          await page.keyboard.press('g');
          await page.keyboard.press(n % 2 === 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
          turned++;
        } else if (enemy !== null) await goTo(enemy);
        else if (square !== null) await goTo(square);
        else if (orders > 0) await page.keyboard.press('1');
        else await page.keyboard.press('Control+Enter');
      },
      async ({ orders }) => page.keyboard.press(orders > 0 ? '1' : 'Control+Enter'),
    );
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    expect(turned).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('on a phone, by taps', async () => {
    const page = await client.page(phone);
    await setUp(page);
    let turned = 0;
    const tap = (selector: string): Promise<void> =>
      page
        .locator(selector)
        .first()
        .tap({ timeout: 2500 })
        .catch(() => undefined);
    const anyButton = '.orders .order, .orders .commit, .orders .go button';
    await play(
      page,
      async ({ head, roster, aimed, turns, enemy, square }, n) => {
        // The first tap shows what could be done from a square; the button, or a second tap, goes there.
        if (head.includes('again to go there')) await tap('.orders .commit');
        else if (roster) {
          await tap('.muster');
          await tap('.orders .commit');
        } else if (aimed) await tap('.orders .commit');
        else if (turns) {
          await tap(`.bd-turn[data-way="${n % 4}"]`);
          turned++;
        } else if (enemy !== null) await tap(`[data-square="${enemy}"]`);
        else if (square !== null) await tap(`[data-square="${square}"]`);
        else await tap(anyButton);
      },
      () => tap(anyButton),
    );
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    expect(turned).toBeGreaterThan(0);
    // Nothing is wider than the screen.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
