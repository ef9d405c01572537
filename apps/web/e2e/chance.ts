import type { BrowserContext } from 'playwright-core';

/** Fixed numbers in a browser's pages instead of luck; a page loaded anew goes on with others. */
export async function fixChance(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((first) => {
    const key = 'dustfront.test.chance';
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into === null) return into;
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
      let state = Number(sessionStorage.getItem(key) ?? first);
      for (const i of bytes.keys()) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        bytes[i] = state >>> 24;
      }
      sessionStorage.setItem(key, String(state));
      return into;
    };
  }, seed);
}
