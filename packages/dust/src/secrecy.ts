import type { ProductionFrame } from './frames/production.ts';
import type { DustState } from './state.ts';

/** Cards that not everybody may see, each with the only seat that may; -1 for nobody. */
export type Secrets = ReadonlyMap<string, number>;

const NO_SEAT = -1;

/** Hands belong to their seats, the draw pile and what is being drawn to nobody. */
export function secretsOf(state: DustState): Secrets {
  const secrets = new Map<string, number>();
  for (const card of state.draw) secrets.set(card, NO_SEAT);
  for (const frame of state.stack) {
    if (frame.kind === 'production')
      for (const card of (frame as ProductionFrame).drawn) secrets.set(card, NO_SEAT);
  }
  for (const [seat, player] of state.players.entries()) {
    for (const card of player.hand) secrets.set(card, seat);
  }
  return secrets;
}

/** The first card in a view or an event that this viewer may not see, anywhere in it, or null. */
export function leakIn(shown: unknown, viewer: number | null, secrets: Secrets): string | null {
  if (typeof shown === 'string') return isLeak(shown, viewer, secrets) ? shown : null;
  if (typeof shown !== 'object' || shown === null) return null;
  if (Array.isArray(shown)) {
    for (let i = 0; i < shown.length; i++) {
      const inner: unknown = shown[i];
      if (typeof inner !== 'object' && typeof inner !== 'string') continue;
      const leak = leakIn(inner, viewer, secrets);
      if (leak !== null) return leak;
    }
    return null;
  }
  for (const key in shown) {
    if (isLeak(key, viewer, secrets)) return key;
    const inner = (shown as Record<string, unknown>)[key];
    if (typeof inner !== 'object' && typeof inner !== 'string') continue;
    const leak = leakIn(inner, viewer, secrets);
    if (leak !== null) return leak;
  }
  return null;
}

function isLeak(text: string, viewer: number | null, secrets: Secrets): boolean {
  const owner = secrets.get(text);
  return owner !== undefined && owner !== viewer;
}
