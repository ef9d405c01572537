const key = 'dustfront.origins';
const most = 40;

/** Where matches came from: `campaign`, or the game whose editor a playtest returns to. */
export function origins(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [string, string][]) : []);
  } catch {
    return new Map();
  }
}

export function remember(match: string, from: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...origins(), [match, from]].slice(-most)));
  } catch {
    // Then there is no way back but the browser's own.
  }
}
