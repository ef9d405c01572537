import { existsSync } from 'node:fs';
import { capture, show, tool } from './process.ts';

/** Where systems keep a Chromium; first the one without windows, which does the same with a fifth less work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
];

async function present(): Promise<string | undefined> {
  const wished = process.env.DUSTFRONT_CHROMIUM;
  if (wished !== undefined) return wished;
  const { chromium } = await import('playwright-core');
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** Debian's own package when we may install it, else the browser that playwright brings. */
async function installOne(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (isRoot && hasApt) {
    const updated = await capture('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`no Chromium found: installing the system package (apt-get install ${name}) …`);
      const added = await capture('apt-get', ['install', '-y', '-qq', name]);
      if (added.code === 0) return;
      console.log(`apt-get could not install it:\n${updated.output}\n${added.output}`);
    }
  }
  console.log('no Chromium found: installing one with playwright (chromium) …');
  await show(process.execPath, [tool.playwright, 'install', 'chromium']);
}

/** The Chromium to test with. Where there is none one is installed; tests are never skipped for want of it. */
export async function chromiumPath(): Promise<string> {
  const path = await present();
  if (path !== undefined) return path;
  await installOne();
  const installed = await present();
  if (installed !== undefined) return installed;
  throw new Error(
    'no Chromium could be found or installed. Install one, or set DUSTFRONT_CHROMIUM to its path.',
  );
}
