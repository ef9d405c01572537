import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (name: string): string => fileURLToPath(new URL(`src/${name}.ts`, import.meta.url));

/** The server and its threads in a few plain files: without types to strip it starts faster and takes less memory. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // Beside each other as in src: see src/program.ts.
      input: Object.fromEntries(
        ['main', 'accounts/worker', 'bots/worker', 'setups/worker'].map((name) => [name, source(name)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
