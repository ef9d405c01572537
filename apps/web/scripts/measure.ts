// node apps/web/scripts/measure.ts: what the first visit costs, and what a full redraw of a board costs against a
// canvas.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { told } from '../../../scripts/lib/options.ts';
import { serve } from './serve.ts';

told(import.meta.filename, {});
const assets =
  process.env.WEB_DIST === undefined
    ? fileURLToPath(new URL('../dist/assets', import.meta.url))
    : join(process.env.WEB_DIST, 'assets');
const sizes = new Map(
  readdirSync(assets).map((name) => [name, gzipSync(readFileSync(join(assets, name))).length]),
);
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Compressed scripts that a page has loaded so far, workers apart. */
async function scripts(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  return names
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + (sizes.get(basename(name)) ?? 0), 0);
}

/** Draws the board again and again, in its own way or on a canvas, each time wholly. */
const redraw = (page: Page, kind: 'svg' | 'canvas', frames: number): Promise<void> =>
  page.evaluate(
    async ([how, count]) => {
      const svg = document.querySelector<SVGSVGElement>('.board');
      if (svg === null) throw new Error('no board');
      const box = svg.getBoundingClientRect();
      const canvas = document.createElement('canvas');
      canvas.width = box.width;
      canvas.height = box.height;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      interface Shape {
        readonly path: Path2D;
        readonly matrix: DOMMatrix;
        readonly fill: string;
        readonly stroke: string;
        readonly width: number;
      }
      const shapesIn = (root: ParentNode, around: DOMMatrix | null): Shape[] =>
        [...root.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')].flatMap((shape) => {
          const style = getComputedStyle(shape);
          const own = shape.getScreenCTM();
          if (own === null || style.display === 'none') return [];
          const matrix = around === null ? own : around.multiply(own);
          const attribute = (name: string): number => Number(shape.getAttribute(name) ?? 0);
          const path = new Path2D(shape.tagName === 'path' ? (shape.getAttribute('d') ?? '') : '');
          if (shape.tagName === 'rect')
            path.rect(attribute('x'), attribute('y'), attribute('width'), attribute('height'));
          if (shape.tagName === 'circle') path.arc(attribute('cx'), attribute('cy'), attribute('r'), 0, 7);
          if (shape.tagName === 'ellipse')
            path.ellipse(attribute('cx'), attribute('cy'), attribute('rx'), attribute('ry'), 0, 0, 7);
          const plain = (paint: string): string => (paint === 'none' || paint.startsWith('url') ? '' : paint);
          const { fill, stroke, strokeWidth } = style;
          return [
            { path, matrix, fill: plain(fill), stroke: plain(stroke), width: Number.parseFloat(strokeWidth) },
          ];
        });
      const shapes = shapesIn(svg, null);
      // Units are pictures on the board: the canvas draws the shapes that they are made of.
      for (const image of svg.querySelectorAll('image')) {
        const drawn = new DOMParser().parseFromString(
          decodeURIComponent(image.href.baseVal.replace(/^[^,]*,/, '')),
          'image/svg+xml',
        ).documentElement as unknown as SVGSVGElement;
        const holder = document.createElement('div');
        holder.style.position = 'fixed';
        holder.style.inset = '0 auto auto 0';
        holder.append(document.adoptNode(drawn));
        document.body.append(holder);
        const place = image.getScreenCTM();
        if (place !== null)
          shapes.push(...shapesIn(drawn, place.translate(image.x.baseVal.value, image.y.baseVal.value)));
        holder.remove();
      }
      if (how === 'canvas') {
        canvas.style.position = 'fixed';
        canvas.style.inset = '0';
        document.body.append(canvas);
        svg.style.display = 'none';
      }
      const draw = (i: number): void => {
        if (how === 'svg') {
          svg.style.setProperty('--ground', i % 2 === 0 ? '#ece5d4' : '#ece5d5');
          svg.style.setProperty('--k', i % 2 === 0 ? '#1d211a' : '#1d211b');
          return;
        }
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, canvas.width, canvas.height);
        for (const { path, matrix, fill, stroke, width } of shapes) {
          pen.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - box.left, matrix.f - box.top);
          if (fill !== '') {
            pen.fillStyle = fill;
            pen.fill(path);
          }
          if (stroke !== '' && width > 0) {
            pen.strokeStyle = stroke;
            pen.lineWidth = width;
            pen.stroke(path);
          }
        }
        // Reads one point back, so that the drawing is really made and not only noted down.
        pen.getImageData(0, 0, 1, 1);
      };
      const next = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      await next();
      for (let i = 0; i < count; i++) {
        draw(i);
        await next();
      }
      canvas.remove();
      svg.style.display = '';
    },
    [kind, frames] as const,
  );

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Milliseconds of processor time that a frame costs: everything the page's main thread does (style, layout, paint,
 * script) and every raster task. A browser without a screen shows sixty frames a second however fast they are made, so
 * frames are not counted by the clock.
 */
const frameCost = (page: Page, kind: 'svg' | 'canvas'): Promise<{ main: number; raster: number }> =>
  traced(page, () => redraw(page, kind, 30), 30);

/** What the main thread and the raster threads do while something happens so many times, for one of them. */
async function traced(
  page: Page,
  work: () => Promise<void>,
  times: number,
): Promise<{ main: number; raster: number }> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = traceEvents.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain');
  const isMain = (e: TraceEvent): boolean => mains.some(({ pid, tid }) => pid === e.pid && tid === e.tid);
  const sum = (events: readonly TraceEvent[]): number =>
    events.reduce((total, e) => total + (e.tdur ?? e.dur ?? 0), 0) / 1000 / times;
  return {
    main: sum(
      traceEvents.filter((e) => e.ph === 'X' && isMain(e) && e.name === 'ThreadControllerImpl::RunTask'),
    ),
    raster: sum(traceEvents.filter((e) => e.ph === 'X' && e.name === 'RasterTask')),
  };
}

/** A draft of the editor's largest kind: bare ground, 36 × 36, with a unit a side. */
function largestDraft(game: string, units: readonly [string, string]): string {
  const line = (y: number) => Array.from({ length: 36 }, (_, x) => [x, y]);
  return JSON.stringify([
    {
      format: 2,
      game,
      id: 'measure',
      title: 'Measure',
      map: Array.from({ length: 36 }, () => '.'.repeat(36)),
      entry: [line(35), line(0)],
      forces: units.map((unit, side) => [{ key: `${side}`, unit }]),
    },
  ]);
}

/**
 * Milliseconds of processor time that one painted square costs, all work of the main thread, and that of the raster
 * threads.
 */
async function strokeCost(
  url: string,
  game: string,
  units: readonly [string, string],
): Promise<{ main: number; raster: number }> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(
    (drafts) => localStorage.setItem('dustfront.fields', drafts),
    largestDraft(game, units),
  );
  await page.goto(`${url}#/editor/${game}`);
  await page.locator('.toolbox').getByRole('button', { name: 'Crate', exact: true }).click();
  const paint = async (row: number): Promise<void> => {
    for (const column of 'JKLMNOPQ') {
      await page.evaluate((key) => {
        const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        document.querySelector(`[data-square="${key}"]`)?.dispatchEvent(enter);
      }, `${column}${row}`);
      await page.waitForTimeout(80);
    }
  };
  // The picture of a crate is made with the first of them.
  await paint(5);
  const cost = await traced(page, () => paint(7), 8);
  await page.close();
  return cost;
}

/** A board with both armies on it, played by two computers and then held still. */
async function battle(page: Page, url: string, game: string, field: RegExp): Promise<void> {
  await page.goto(`${url}#/setup/${game}?seed=measure`);
  await page.getByRole('button', { name: field }).click();
  for (const group of await page.locator('.su-seat .seg').all())
    await group.getByRole('button', { name: 'Computer' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.board');
  await page.waitForFunction(() => document.querySelectorAll('.piece').length >= 6, undefined, {
    timeout: 60_000,
  });
  await page.keyboard.press('[');
  await page.waitForSelector('.piece image');
}

const boards: readonly (readonly [string, (page: Page, url: string) => Promise<void>])[] = [
  [
    'lesson, 6×6',
    async (page, url) => {
      await page.goto(`${url}#/lesson/battle`);
      await page.waitForSelector('.piece image');
    },
  ],
  ['Core Set, 9×9', (page, url) => battle(page, url, 'dust-tactics', /Crevasses/)],
  ['Core Set, twelve tiles', (page, url) => battle(page, url, 'dust-tactics', /Long Glacier/)],
  ['2013/14', (page, url) => battle(page, url, 'dust-tactics-2014', /^Reload(?! \()/)],
];

const served = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(served.url, { waitUntil: 'commit' });
    await page.waitForSelector('.choice-btn.primary');
    times.push(performance.now() - start);
    if (i === 0) {
      await page.waitForLoadState('networkidle');
      console.log(`first load, start page: ${kilo(await scripts(page))} of compressed script`);
      await page.locator('.choice-btn.primary').click();
      await page.waitForSelector('.muster, .order');
      await page.waitForLoadState('networkidle');
      console.log(`and a table with it: ${kilo(await scripts(page))}, workers apart`);
    }
    await context.close();
  }
  console.log(
    `navigation to first possible click: ${median(times).toFixed(0)} ms (median of ${times.length})`,
  );
  for (const [name, open] of boards) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    await open(page, served.url);
    const figures = { svg: [] as number[], canvas: [] as number[], main: [] as number[] };
    for (let round = 0; round < 3; round++) {
      const svg = await frameCost(page, 'svg');
      const canvas = await frameCost(page, 'canvas');
      figures.main.push(svg.main);
      figures.svg.push(svg.main + svg.raster);
      figures.canvas.push(canvas.main + canvas.raster);
    }
    const [size, pieces, nodes] = await page.evaluate(() => {
      const board = document.querySelector('.board');
      return [
        board?.getAttribute('aria-label') ?? '',
        board?.querySelectorAll('.piece').length ?? 0,
        board?.querySelectorAll('*').length ?? 0,
      ] as const;
    });
    const [svg, canvas, main] = [median(figures.svg), median(figures.canvas), median(figures.main)];
    console.log(
      `${name} (${size}, ${pieces} units, ${nodes} elements): full redraw ${svg.toFixed(1)} ms, of them ` +
        `${main.toFixed(1)} ms on the main thread; canvas ${canvas.toFixed(1)} ms; ratio ` +
        `${(svg / canvas).toFixed(2)}`,
    );
    await page.close();
  }
  for (const [game, units] of [
    ['dust-tactics', ['pounder', 'luther']],
    ['dust-tactics-2014', ['bazooka-joe', 'manfred']],
  ] as const) {
    const rounds: { main: number; raster: number }[] = [];
    for (let round = 0; round < 3; round++) rounds.push(await strokeCost(served.url, game, units));
    const main = median(rounds.map((cost) => cost.main));
    const raster = median(rounds.map((cost) => cost.raster));
    console.log(
      `editor, ${game}, 36×36: one painted square ${main.toFixed(1)} ms on the main thread, ` +
        `${raster.toFixed(1)} ms of raster`,
    );
  }
} finally {
  await browser.close();
  await served.close();
}
