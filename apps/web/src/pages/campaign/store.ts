import { type Battle, type Bloc, type Campaign, newCampaign, SCENARIOS } from '@dustfront/dust-tactics';
import { signal } from '@preact/signals';

/** A campaign of one person against the computer, as it is kept in this browser and written to a file. */
export interface KeptCampaign {
  readonly format: 1;
  readonly campaign: Campaign;
  readonly side: Bloc;
  readonly level: string;
  /** The battle that is being fought. */
  readonly match: string | null;
}

const key = 'dustfront.campaign';
const blocs: readonly Bloc[] = ['allies', 'axis'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isBattle = (value: unknown, i: number): value is Battle =>
  isObject(value) &&
  value.scenario === SCENARIOS[i]?.id &&
  isObject(value.points) &&
  blocs.every((bloc) => Number.isFinite((value.points as Record<string, unknown>)[bloc])) &&
  (value.winner === undefined || value.winner === null || blocs.includes(value.winner as Bloc)) &&
  typeof value.reason === 'string';

/** A campaign from text, or null if it is none. */
export function readCampaign(text: string): KeptCampaign | null {
  try {
    const given: unknown = JSON.parse(text);
    if (!isObject(given) || given.format !== 1 || !isObject(given.campaign)) return null;
    const { battles } = given.campaign;
    if (!blocs.includes(given.side as Bloc) || typeof given.level !== 'string') return null;
    if (!Array.isArray(battles) || !battles.every(isBattle)) return null;
    return {
      format: 1,
      campaign: { ...newCampaign(), battles },
      side: given.side as Bloc,
      level: given.level,
      match: typeof given.match === 'string' ? given.match : null,
    };
  } catch {
    return null;
  }
}

function load(): KeptCampaign | null {
  try {
    return readCampaign(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}

export const kept = signal<KeptCampaign | null>(load());

export function keepCampaign(next: KeptCampaign | null): void {
  kept.value = next;
  try {
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays; the campaign lasts as long as the page.
  }
}

export const beginCampaign = (side: Bloc, level: string): KeptCampaign => ({
  format: 1,
  campaign: newCampaign(),
  side,
  level,
  match: null,
});

export type Medal = 'gold' | 'silver' | 'bronze';

/** How many points ahead a victory must be for each medal. */
export const MARGINS: Readonly<Record<Medal, number>> = { gold: 8, silver: 4, bronze: 0 };

/** What a battle brought a side: nothing unless it won. */
export function medalOf({ points, winner }: Battle, side: Bloc): Medal | null {
  if (winner !== side) return null;
  const ahead = points[side] - points[side === 'allies' ? 'axis' : 'allies'];
  return ahead >= MARGINS.gold ? 'gold' : ahead >= MARGINS.silver ? 'silver' : 'bronze';
}
