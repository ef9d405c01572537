import { posix } from 'node:path';
import type { Check } from './check.ts';

const needed = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'STYLE.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE.md',
];

export const documents: Check = {
  name: 'the documents are there and their links lead somewhere',
  run(tree) {
    const missing = needed.filter((path) => !tree.has(path)).map((path) => `${path} is missing`);
    const version =
      tree.has('package.json') && (JSON.parse(tree.read('package.json')) as { version?: string }).version;
    const unwritten =
      tree.has('CHANGELOG.md') && version && !tree.read('CHANGELOG.md').includes(`## ${version}`)
        ? [`CHANGELOG.md has no section for version ${version}`]
        : [];
    const broken = tree.files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...tree.read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link = '']) => {
          if (/^\w+:/.test(link)) return [];
          const target = posix.join(posix.dirname(path), decodeURI(link));
          return tree.has(target) ? [] : [`${path} links to ${link}, which is not there`];
        }),
      );
    return { findings: [...missing, ...unwritten, ...broken] };
  },
};
