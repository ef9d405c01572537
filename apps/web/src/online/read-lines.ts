const key = 'dustfront.chat';

/** So many matches are remembered. */
const MOST = 100;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of the last line of a match's chat that was read in this browser. */
export const readUpTo = (match: string): number => all()[match] ?? 0;

export function rememberRead(match: string, line: number): void {
  try {
    const others = Object.entries(all()).filter(([id]) => id !== match);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [match, line]])));
  } catch {
    // A browser that keeps nothing counts every line as new on coming back.
  }
}

/** How many lines somebody has not read yet, who knows what they said themselves. */
export const unreadLines = (
  lines: readonly { readonly number: number; readonly player: string | null }[],
  read: number,
  own: string | null,
): number => lines.filter(({ number, player }) => number > read && player !== own).length;
