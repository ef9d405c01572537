/** Rule ids begin with the short name of their game. */
const prefixes: Readonly<Record<string, string>> = {
  dt1: 'dust-tactics',
  dt14: 'dust-tactics-2014',
  dust: 'dust',
};

export function gameOfRule(id: string): string | null {
  return prefixes[id.split('.', 1)[0] ?? ''] ?? null;
}
