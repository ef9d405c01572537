import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { launch } from '../../../../scripts/lib/process.ts';
import { freePort } from '../../e2e/server.ts';
import { type Make, Missing, program, until, type Visitor, WINDOW } from './visitor.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** The window of MiniBrowser has a bar of its own. */
const BAR = 38;

/** In the page, at once after it was opened: what goes wrong later is remembered there. */
function remember(): void {
  const kept: string[] = [];
  Object.assign(window, { dustfrontFaults: kept });
  window.addEventListener('error', ({ message }) => kept.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  const before = console.error;
  console.error = (...words: unknown[]) => {
    kept.push(words.map(String).join(' '));
    before(...words);
  };
}

const remembered = (): readonly string[] =>
  (window as { dustfrontFaults?: readonly string[] }).dustfrontFaults ?? [];

/** A screen that nobody sees, unless there is one already. */
async function screen(): Promise<{ name: string; end: () => void }> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, end: () => undefined };
  const size = `${WINDOW.width + 80}x${WINDOW.height + 2 * BAR}x24`;
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const child = launch(DISPLAY_SERVER, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stdio[3]?.on('data', (text: Buffer) => {
    said += String(text);
  });
  const number = await until('a screen', () => (said.endsWith('\n') ? said.trim() : undefined), 20);
  return { name: `:${number}`, end: () => void child.kill() };
}

/** What must be there before anything is started. */
function browserPath(): string {
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
  const wanted = [
    existsSync(DRIVER) ? '' : 'webkit2gtk-driver',
    browser === undefined ? 'libwebkit2gtk-4.1-0' : '',
    existsSync(DISPLAY_SERVER) || process.env.DISPLAY ? '' : 'xvfb',
  ].filter((name) => name !== '');
  if (browser === undefined || wanted.length > 0)
    throw new Missing(`WebKit is not whole. On Debian: apt-get install ${wanted.join(' ')}`);
  return browser;
}

/** Commands of WebDriver, one request each. */
class Wire {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async say<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const reply = await fetch(`${this.url}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`WebKit: ${value.error} ${value.message}`);
    return value;
  }
}

function visitor(wire: Wire, name: string, close: () => Promise<void>): Visitor {
  const ask = async <A, T>(question: (about: A) => T, about: A): Promise<T> => {
    const script = `return ${program(question, about)}`;
    return JSON.parse(
      (await wire.say<string | null>('POST', '/execute/sync', { script, args: [] })) ?? 'null',
    ) as T;
  };
  return {
    name,
    ask,
    async open(url) {
      await wire.say('POST', '/url', { url });
      await ask(remember, null);
    },
    async click(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await wire.say('POST', '/actions', { actions: [pointer] });
    },
    picture: async () => Buffer.from(await wire.say<string>('GET', '/screenshot'), 'base64'),
    faults: () => ask(remembered, null),
    close,
  };
}

const heard = async (url: string): Promise<true | undefined> =>
  (await fetch(`${url}/status`).catch(() => null))?.ok ? true : undefined;

/** WebKit as GTK has it, in its own small browser, over WebDriver. */
async function open(): Promise<Visitor> {
  const binary = browserPath();
  const { name: display, end: endScreen } = await screen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver: ChildProcess = launch(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
  });
  const end = (): void => {
    driver.kill();
    endScreen();
  };
  try {
    await until('WebKitWebDriver to listen', () => heard(url), 20);
    const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    const { sessionId, capabilities } = await new Wire(url).say<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', { capabilities: { alwaysMatch: options } });
    const wire = new Wire(`${url}/session/${sessionId}`);
    await wire.say('POST', '/window/rect', { width: WINDOW.width, height: WINDOW.height + BAR });
    return visitor(wire, `WebKitGTK ${capabilities.browserVersion}`, async () => {
      await wire.say('DELETE', '').catch(() => undefined);
      end();
    });
  } catch (error) {
    end();
    throw error;
  }
}

export const webkit: Make = { look: () => void browserPath(), open };
