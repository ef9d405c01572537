/** How often a kind of answer to a kind of question was on offer beside others, and how often it was given. */
export interface KindCount {
  readonly question: string;
  readonly kind: string;
  readonly offered: number;
  readonly taken: number;
}

/** Adds up such counts. */
export class Tally {
  private readonly counts = new Map<
    string,
    { question: string; kind: string; offered: number; taken: number }
  >();

  add(question: string, kind: string, offered: number, taken: number): void {
    const key = `${question}\n${kind}`;
    let count = this.counts.get(key);
    if (count === undefined) {
      count = { question, kind, offered: 0, taken: 0 };
      this.counts.set(key, count);
    }
    count.offered += offered;
    count.taken += taken;
  }

  list(): KindCount[] {
    const text = ({ question, kind }: KindCount) => `${question}\n${kind}`;
    return [...this.counts.values()].sort((a, b) => (text(a) < text(b) ? -1 : 1));
  }
}

/** The counts of several games together. */
export function addedUp(games: readonly (readonly KindCount[])[]): KindCount[] {
  const tally = new Tally();
  for (const counts of games)
    for (const { question, kind, offered, taken } of counts) tally.add(question, kind, offered, taken);
  return tally.list();
}
