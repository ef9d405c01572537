const key = 'dustfront.invites';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The invitation through which this browser came to a match: spectators need it again. */
export const inviteTo = (match: string): string | null => all()[match] ?? null;

export function rememberInvite(match: string, invite: string): void {
  try {
    const kept = Object.entries(all()).filter(([id]) => id !== match);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept.slice(-99), [match, invite]])));
  } catch {
    // A browser that keeps nothing still plays; only looking in again later needs the link.
  }
}
