import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';
import { rules } from './scripts/rules.ts';

/** Everything is served from where the page lies: no absolute path, no inline script or style. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs is one file, not a dozen crumbs.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  plugins: [rules(), offline()],
});
