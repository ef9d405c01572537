import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pageFiles, workerFiles } from './scripts/chunks.ts';
import { circles } from './scripts/circles.ts';
import { offline } from './scripts/offline.ts';
import { rules } from './scripts/rules.ts';

/** The server that `npm run dev` has started beside this one. */
const server = process.env.DUSTFRONT_SERVER;
const proxied = (target: string) => ({ target, ws: true, changeOrigin: true, headers: { origin: target } });

/**
 * No inline script or style, and nothing from elsewhere. Pages lie at any depth (`/rules/dust/dust.move`), so files are
 * named from the root; `--base=/folder/` builds for another place.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: pageFiles } },
  },
  ...(server === undefined
    ? {}
    : {
        server: {
          headers: { 'dustfront-protocol': 'dev' },
          proxy: { '/api': proxied(server), '/socket': proxied(server) },
        },
      }),
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: workerFiles } },
  },
  plugins: [rules(), offline(), circles()],
});
