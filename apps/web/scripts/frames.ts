// node apps/web/scripts/frames.ts: what a frame costs the main thread while things move on the three boards, and how
// soon a click shows.
import { chromium, type Page } from 'playwright-core';
import { told } from '../../../scripts/lib/options.ts';
import { onward as warOnward } from '../e2e/dust-client.ts';
import { measuredAnswer } from '../e2e/measured-client.ts';
import { crowded } from './crowded.ts';
import { drawn, myTurn, onward } from './drive.ts';
import { serve } from './serve.ts';

told(import.meta.filename, {});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Longer than this nothing moves: what happens meanwhile is no part of an animation. */
const STILL = 50_000;

interface Frame {
  /** Milliseconds of processor time of the main thread since the frame before. */
  readonly cost: number;
  readonly moves: boolean;
  /** Whether anything on the page had changed. */
  readonly painted: boolean;
}

/** What the main thread did for every frame, from the one before to its end. */
function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const mains = events.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain');
  const own = events
    .filter((e) => e.ph === 'X' && mains.some(({ pid, tid }) => pid === e.pid && tid === e.tid))
    .sort((a, b) => a.ts - b.ts);
  const named = (name: string): readonly TraceEvent[] => own.filter((e) => e.name === name);
  const begins = named('WebFrameWidgetImpl::BeginMainFrame').map(({ ts }) => ts);
  const cost = begins.map(() => 0);
  const painted = begins.map(() => false);
  let frame = 0;
  for (const { ts, dur, tdur } of named('ThreadControllerImpl::RunTask')) {
    // A frame begins within the task that ends it.
    while (frame < begins.length && begins[frame]! < ts) frame++;
    if (frame < begins.length) cost[frame]! += (tdur ?? dur ?? 0) / 1000;
  }
  let last = 0;
  for (const { ts } of named('PaintArtifactCompositor::Update')) {
    while (last + 1 < begins.length && begins[last + 1]! <= ts) last++;
    painted[last] = true;
  }
  return begins.slice(1).map((ts, i) => ({
    cost: cost[i + 1]!,
    moves: ts - begins[i]! < STILL,
    painted: painted[i + 1]!,
  }));
}

/** From the press of a pointer to the frame that shows the first change it made, for every press on a page. */
async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shownAfter: shown });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const seen = new MutationObserver(() => {
          seen.disconnect();
          requestAnimationFrame(() => shown.push(performance.now() - timeStamp));
        });
        seen.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
      },
      { capture: true },
    );
  });
}

const pressesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shownAfter: number[] }).shownAfter);

/** Begins a game with the button of its tile. */
async function begin(page: Page, url: string, game: number): Promise<void> {
  await page.goto(`${url}#/?seed=frames`);
  await page.getByText('Play at once').nth(game).click();
  await page.waitForSelector('.table .orders, .dust');
}

/** So many steps of a game, each to its end on the board. */
async function play(page: Page, game: number, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    if (game === 2) {
      await warOnward(page, i * 31);
      await page.waitForTimeout(120);
    } else if ((await myTurn(page)) === 'asked') await onward(page);
  }
}

/** A squad on a measured table is dragged in a widening circle, so many places of the pointer. */
async function drag(page: Page, places: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('.mt-troop.moving .mt-base').first().boundingBox())!;
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.move(cx, cy);
  await page.mouse.down();
  for (let i = 0; i < places; i++) {
    await page.mouse.move(cx + Math.cos(i / 8) * (20 + i), cy + Math.sin(i / 8) * (20 + i));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

/** Plays a measured match until a squad is asked where to go. */
async function untilAsked(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/setup/dust-tactics-2014?seed=browser`);
  await page.getByRole('button', { name: /^Farmyard/ }).click();
  await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  while ((await page.locator('.mt-troop.moving .mt-base').count()) < 2) {
    await measuredAnswer(page);
    await drawn(page);
  }
}

/** Before a squad that has enemies in range, and when everybody has come onto the table. */
const MOMENTS = [120, 250];

/** Opens a moment in the midst of a large battle, and goes on from there. */
async function untilCrowded(page: Page, url: string, answers: number): Promise<void> {
  await page.goto(`${url}${await crowded(answers)}`);
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.locator('.mt-troop.moving .mt-base').first().waitFor();
}

const served = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** What each frame costs the main thread while something is done on a page. */
async function framesOf(page: Page, done: () => Promise<void>): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: ['blink', 'toplevel', '__metadata'] });
  await done();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return framesIn(trace.traceEvents);
}

function tell(name: string, frames: readonly Frame[]): void {
  const costs = frames.map(({ cost }) => cost);
  console.log(
    `${name}: ${costs.length} frames, main thread ${at(costs, 0.5).toFixed(1)} ms median, ` +
      `${at(costs, 0.95).toFixed(1)} ms p95`,
  );
}

/** A drag waits for nothing: every frame in which the ghost has moved counts. */
async function tellDrag(page: Page, name: string): Promise<void> {
  const frames = await framesOf(page, () => drag(page, 90));
  tell(
    name,
    frames.filter(({ painted }) => painted),
  );
}

try {
  for (const [game, name] of ['Core Set', '2013/14', 'DUST'].entries()) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await watchPresses(page);
    await begin(page, served.url, game);
    const frames = await framesOf(page, () => play(page, game, game === 2 ? 120 : 24));
    tell(
      name,
      frames.filter(({ moves }) => moves),
    );
    const presses = await pressesOf(page);
    if (presses.length > 0)
      console.log(
        `${name}: ${presses.length} clicks, first change shown after ${at(presses, 0.5).toFixed(0)} ms ` +
          `median, ${at(presses, 0.95).toFixed(0)} ms p95`,
      );
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await untilAsked(page, served.url);
  await tellDrag(page, 'a squad dragged on a measured table');
  for (const moment of MOMENTS) {
    await untilCrowded(page, served.url, moment);
    await tellDrag(page, `the same among 100 points a side, after ${moment} answers`);
  }
} finally {
  await browser.close();
  await served.close();
}
