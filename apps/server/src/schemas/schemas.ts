/** `MatchInfo` as it stands in an address: `match-info`. */
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Every schema by its name: those that messages and requests are checked by, and those made from the games' types. */
async function all(): Promise<ReadonlyMap<string, object>> {
  // Seldom asked for, and large.
  const [{ GAME_SCHEMAS }, protocol] = await Promise.all([
    import('./games.generated.ts'),
    import('@dustfront/protocol/schema'),
  ]);
  const messages = Object.entries(protocol).map(([name, schema]): [string, object] => [kebab(name), schema]);
  return new Map([...messages, ...Object.entries<object>(GAME_SCHEMAS)]);
}

export async function schemaNames(): Promise<string[]> {
  return [...(await all()).keys()].sort();
}

export async function schemaOf(name: string): Promise<object | null> {
  return (await all()).get(name) ?? null;
}
