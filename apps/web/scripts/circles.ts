import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** A way along imports from a file back to itself, or null. */
export function circleIn(files: Imports): string[] | null {
  const done = new Set<string>();
  const from = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of files.get(file) ?? []) {
      const circle = from(next, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files.keys()) {
    const circle = from(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

/**
 * Files of the built client that import each other in a circle are loaded together, whatever is wanted of them, and one
 * of them is run before what it needs: such a build is refused.
 */
export const circles = (): Plugin => ({
  name: 'dustfront-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      ),
    );
    const circle = circleIn(files);
    if (circle !== null)
      this.error(`files of the client import each other in a circle: ${circle.join(' → ')}`);
  },
});
