import { workspaceOf } from '../lib/files.ts';
import type { Check } from './check.ts';
import { directionsTable } from './directions.ts';

const page = 'ARCHITECTURE.md';

export const architecture: Check = {
  name: 'ARCHITECTURE.md describes this tree',
  run(tree) {
    if (!tree.has(page)) return { findings: [`${page} is missing`] };
    const text = tree.read(page);
    const listed = new Set([...text.matchAll(/`((?:[\w.-]+\/)+)`/g)].map((match) => match[1] ?? ''));
    const gone = [...listed]
      .filter((folder) => !tree.has(folder))
      .map((folder) => `${page} lists ${folder}, which is not there`);
    const folders = new Set(tree.files.map(workspaceOf).filter((home) => /^(packages|apps)\/./.test(home)));
    const unlisted = [...folders]
      .filter((folder) => !listed.has(`${folder}/`))
      .map((folder) => `${page} does not list ${folder}/`);
    const table = text.includes(directionsTable())
      ? []
      : [`${page} must quote the table of import directions as it is now:\n${directionsTable()}`];
    return { findings: [...gone, ...unlisted, ...table] };
  },
};
