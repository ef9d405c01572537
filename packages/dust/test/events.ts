import type { GameEvent, Match } from '@dustfront/kernel';

type Told = GameEvent & Readonly<Record<string, unknown>>;

/** What everybody heard so far of one kind, the oldest first. */
export function eventsOf(match: Match, type: string, viewer: number | null = null): Told[] {
  return match.happenings(viewer).flatMap(({ event }) => (event.type === type ? [event as Told] : []));
}
