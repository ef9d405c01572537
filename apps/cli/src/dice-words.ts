import type { Verdict } from '@dustfront/protocol';
import { seatTitle } from './battle.ts';
import type { own } from './reader.ts';

type Good = Exclude<Verdict, { word: 'broken' }>;
type Bad = Extract<Verdict, { word: 'broken' }>;
type Speak = typeof own;

export function reasonText({ reason, about }: Bad, speak: Speak): string {
  const told = speak(`promise.reason.${reason}`);
  return reason === 'refused' && about !== '' ? speak('promise.refused', { reason: told, about }) : told;
}

/** What the server could know before, each in words. */
function alone({ byServer }: Good, named: (list: readonly number[]) => string, speak: Speak): string[] {
  if (!byServer) return [];
  const { seats, clock, computer, later } = byServer;
  return [
    ...(seats.length > 0 ? [speak('promise.seats', { names: named(seats) })] : []),
    ...(clock > 0 ? [speak('promise.clock', { count: clock })] : []),
    ...(computer > 0 ? [speak('promise.computer', { count: computer })] : []),
    ...(later > 0 ? [speak('promise.later', { count: later })] : []),
  ];
}

/** The verdict on dice in a word, and what it rests on. */
export function diceText(
  verdict: Good,
  names: readonly string[],
  speak: Speak,
): { dice: string; details: string[] } {
  const { word, checked, seats } = verdict;
  const named = (list: readonly number[]): string =>
    list.map((seat) => seatTitle(names[seat] ?? '', speak)).join(', ');
  const known = alone(verdict, named, speak);
  const done = checked.map(({ what, count }) => speak(`promise.check.${what}`, { count }));
  return {
    dice: word === 'promised' ? speak('promise.kept', { names: named(seats) }) : speak('promise.consistent'),
    details: [
      speak('promise.checked', { list: done.join('; ') }),
      ...(known.length > 0 ? [speak('promise.known', { list: known.join('; ') })] : []),
      ...(word === 'consistent' ? [speak('promise.give')] : []),
    ],
  };
}
