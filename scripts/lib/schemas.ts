import { type Files, type JsonSchema, Schemas } from './json-schema.ts';

/** What a match of each game is made of, and where the type of it stands. */
const TYPES = {
  'dust-tactics': {
    setup: ['packages/dust-tactics/src/setup/options.ts', 'CoreSetup'],
    view: ['packages/dust-tactics/src/view.ts', 'CoreView'],
    option: ['packages/dust-tactics/src/options.ts', 'CoreOption'],
    event: ['packages/kernel/src/state.ts', 'GameEvent'],
  },
  'dust-tactics-2014': {
    setup: ['packages/dust-tactics-2014/src/setup.ts', 'GivenSetup'],
    view: ['packages/dust-tactics-2014/src/view.ts', 'TacticsView'],
    option: ['packages/dust-tactics-2014/src/choice.ts', 'Choice'],
    event: ['packages/kernel/src/state.ts', 'GameEvent'],
  },
  dust: {
    setup: ['packages/dust/src/setup.ts', 'DustSetup'],
    view: ['packages/dust/src/view.ts', 'DustView'],
    option: ['packages/dust/src/options.ts', 'DustOption'],
    event: ['packages/kernel/src/state.ts', 'GameEvent'],
  },
} as const satisfies Record<string, Record<string, readonly [file: string, type: string]>>;

const PATH = 'apps/server/src/schemas/games.generated.ts';

function schemaOf(files: Files, id: string, [file, type]: readonly [string, string]): JsonSchema {
  const schemas = new Schemas(files);
  const top = schemas.type(file, type);
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, ...top, $defs: schemas.defs };
}

/** The schemas of all games as the server serves them; nothing where the games are not. */
export function schemaFiles(files: Files): { path: string; text: string }[] {
  if (!files.has('packages/dust/src/view.ts')) return [];
  const lines = Object.entries(TYPES).flatMap(([game, parts]) =>
    Object.entries(parts).map(([part, where]) => {
      const id = `${game}.${part}`;
      return `  '${id}': ${JSON.stringify(schemaOf(files, id, where))},`;
    }),
  );
  const head = '// Written by npm run schemas from the types of the games. Do not edit.';
  return [{ path: PATH, text: `${head}\nexport const GAME_SCHEMAS = {\n${lines.join('\n')}\n} as const;\n` }];
}
