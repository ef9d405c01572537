/** A rule as the register of its game lists it. */
export interface RuleRow {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly status: 'done' | 'ruling' | 'overruled' | 'fact' | 'not played';
  readonly chapter: string;
}

export async function loadRules(game: string): Promise<readonly RuleRow[]> {
  switch (game) {
    case 'dust-tactics':
      return (await import('virtual:rules/dust-tactics')).rules;
    case 'dust-tactics-2014':
      return (await import('virtual:rules/dust-tactics-2014')).rules;
    case 'dust':
      return (await import('virtual:rules/dust')).rules;
    default:
      return [];
  }
}
