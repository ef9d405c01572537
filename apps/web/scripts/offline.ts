import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./service-worker.js', import.meta.url));

/** Writes `sw.js`: the list of every built file and a name that changes whenever one of them does. */
export function offline(): Plugin {
  return {
    name: 'dustfront-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.map') && !name.endsWith('.woff'))
        .sort();
      const hash = createHash('sha256');
      for (const name of files) {
        const item = bundle[name];
        if (item === undefined) continue;
        hash.update(name).update(item.type === 'chunk' ? item.code : item.source);
      }
      const list = ['./', './manifest.webmanifest', './icon.svg', ...files.filter((name) => name !== 'index.html').map((name) => `./${name}`)];
      const source = readFileSync(template, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('["__FILES__"]', JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
