// node apps/web/scripts/measure.ts: what the first visit costs, and what a full redraw of a large board costs against a canvas.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { serve } from './serve.ts';

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url));
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

/** Milliseconds a frame while `change` forces everything to be painted again. */
const frameTime = (page: Page, kind: 'svg' | 'canvas'): Promise<number> =>
  page.evaluate(async (how) => {
    const svg = document.querySelector<SVGSVGElement>('.board');
    if (svg === null) throw new Error('no board');
    const box = svg.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    canvas.width = box.width;
    canvas.height = box.height;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    const shapes = [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')].flatMap(
      (shape) => {
        const style = getComputedStyle(shape);
        const matrix = shape.getScreenCTM();
        if (matrix === null || style.display === 'none') return [];
        const attribute = (name: string): number => Number(shape.getAttribute(name) ?? 0);
        const path = new Path2D(shape.tagName === 'path' ? (shape.getAttribute('d') ?? '') : '');
        if (shape.tagName === 'rect')
          path.rect(attribute('x'), attribute('y'), attribute('width'), attribute('height'));
        if (shape.tagName === 'circle') path.arc(attribute('cx'), attribute('cy'), attribute('r'), 0, 7);
        if (shape.tagName === 'ellipse')
          path.ellipse(attribute('cx'), attribute('cy'), attribute('rx'), attribute('ry'), 0, 0, 7);
        const plain = (paint: string): string => (paint === 'none' || paint.startsWith('url') ? '' : paint);
        return [
          {
            path,
            matrix,
            fill: plain(style.fill),
            stroke: plain(style.stroke),
            width: Number.parseFloat(style.strokeWidth),
          },
        ];
      },
    );
    if (how === 'canvas') {
      canvas.style.position = 'fixed';
      canvas.style.inset = '0';
      document.body.append(canvas);
      svg.style.display = 'none';
    }
    const draw = (i: number): void => {
      if (how === 'svg') {
        svg.style.opacity = String(1 - (i % 2) * 0.001);
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
    const frames = 40;
    const next = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await next();
    const start = performance.now();
    for (let i = 0; i < frames; i++) {
      draw(i);
      await next();
    }
    const spent = (performance.now() - start) / frames;
    canvas.remove();
    svg.style.display = '';
    return spent;
  }, kind);

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
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.goto(`${served.url}#/lesson/battle`);
  await page.waitForSelector('.muster');
  const svg: number[] = [];
  const canvas: number[] = [];
  for (let round = 0; round < 5; round++) {
    svg.push(await frameTime(page, 'svg'));
    canvas.push(await frameTime(page, 'canvas'));
  }
  console.log(
    `full redraw of the board: SVG ${median(svg).toFixed(1)} ms, canvas ${median(canvas).toFixed(1)} ms, ratio ${(median(svg) / median(canvas)).toFixed(2)}`,
  );
} finally {
  await browser.close();
  await served.close();
}
