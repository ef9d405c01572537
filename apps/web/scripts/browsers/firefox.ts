import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { launch } from '../../../../scripts/lib/process.ts';
import { type Make, Missing, program, until, type Visitor, WINDOW } from './visitor.ts';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What a new profile would otherwise ask, fetch or show. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
};

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

/** Commands and events of WebDriver BiDi over one socket. */
class Wire {
  readonly faults: string[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Map<
    number,
    { done: (result: unknown) => void; failed: (e: Error) => void }
  >();
  private sent = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Message));
    socket.on('close', () => this.lost());
  }

  say<T>(method: string, params: object): Promise<T> {
    const id = ++this.sent;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { done: (result) => resolve(result as T), failed: reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  private hear({ id, type, method, message, result, params }: Message): void {
    if (method === 'log.entryAdded' && params?.level === 'error') this.faults.push(params.text ?? '');
    const call = this.waiting.get(id ?? 0);
    if (call === undefined) return;
    this.waiting.delete(id ?? 0);
    if (type === 'error') call.failed(new Error(`Firefox: ${message}`));
    else call.done(result);
  }

  private lost(): void {
    for (const { failed } of this.waiting.values()) failed(new Error('Firefox has gone'));
    this.waiting.clear();
  }
}

/** Where the browser says that it listens. */
async function address(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return until('Firefox to listen', () => {
    if (child.exitCode !== null) throw new Error(`Firefox ended:\n${said}`);
    return /listening on (ws:\S+)/.exec(said)?.[1];
  });
}

async function connected(url: string): Promise<Wire> {
  const socket = new WebSocket(`${url}/session`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return new Wire(socket);
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

function visitor(wire: Wire, context: string, name: string, close: () => Promise<void>): Visitor {
  const pointer = (x: number, y: number) => ({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  });
  return {
    name,
    async open(url) {
      await wire.say('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async ask<A, T>(question: (about: A) => T, about: A): Promise<T> {
      const params = { expression: program(question, about), target: { context }, awaitPromise: false };
      const { type, result, exceptionDetails } = await wire.say<Evaluated>('script.evaluate', params);
      if (type === 'exception') throw new Error(`in the page: ${exceptionDetails?.text}`);
      return JSON.parse(result?.value ?? 'null') as T;
    },
    async click(x, y) {
      await wire.say('input.performActions', { context, actions: [pointer(x, y)] });
    },
    async picture() {
      const { data } = await wire.say<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    faults: () => Promise.resolve(wire.faults),
    close,
  };
}

/** Where it is installed. */
function path(): string {
  const wished = process.env.DUSTFRONT_FIREFOX;
  const found = (wished === undefined ? places : [wished]).find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new Missing(
    `no Firefox at ${wished ?? places.join(', ')}. On Debian: apt-get install firefox-esr; ` +
      'elsewhere set DUSTFRONT_FIREFOX to its path.',
  );
}

/** Debian's Firefox, headless, in a profile of its own, over its own WebDriver BiDi. */
async function open(): Promise<Visitor> {
  const profile = mkdtempSync(join(tmpdir(), 'dustfront-firefox-'));
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const child = launch(path(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const end = async (): Promise<void> => {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const wire = await connected(await address(child));
    const { capabilities } = await wire.say<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    await wire.say('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await wire.say<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context ?? '';
    await wire.say('browsingContext.setViewport', { context, viewport: WINDOW });
    return visitor(wire, context, `Firefox ${capabilities.browserVersion}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

export const firefox: Make = { look: () => void path(), open };
