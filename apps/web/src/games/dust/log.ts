import type { DustView } from '@dustfront/dust';
import type { LogLine } from '../../session/table.ts';
import type { RollModel } from '../face.ts';
import { armyOf } from './model.ts';
import { w } from './words.ts';

/** Two of the six faces hit. */
const hits = (face: number): boolean => face >= 4;

export function dustRoll({ event, message }: LogLine): RollModel | null {
  const { faces, stream } = event as { faces?: unknown; stream?: unknown };
  if (event.type !== 'rolled' || stream !== 'dice' || !Array.isArray(faces)) return null;
  const counted = Number(message.params?.hits ?? 0);
  // The game says how many hit; which faces those are follows from the highest.
  const rolled = faces as number[];
  const least = [...rolled].sort((a, b) => b - a)[counted - 1] ?? Number.POSITIVE_INFINITY;
  return {
    title: w('battle.dice', { count: rolled.length }),
    faces: rolled.map((face) => {
      const good = counted > 0 && face >= least && hits(face);
      return { face: good ? 'hit' : 'miss', label: w(good ? 'battle.hit' : 'battle.blank'), counts: good };
    }),
    result: w('battle.hits', { count: counted }),
  };
}

const silent = new Set(['drawn-by-lot', 'income', 'turn-begun', 'supremacy', 'battle-begun']);

/** Units placed one after the other are told together; the lot and what the board shows anyway are left out. */
export function dustStory(log: readonly LogLine[]): readonly LogLine[] {
  const told: LogLine[] = [];
  for (const line of log) {
    const { event } = line;
    if (event.type === 'rolled' && event.stream !== 'dice') continue;
    if (event.type === 'income' || silent.has(line.message.key.replace('event.', ''))) continue;
    const last = told.at(-1);
    if (
      event.type === 'placed' &&
      last?.event.type === 'placed' &&
      last.event.area === event.area &&
      last.event.seat === event.seat
    ) {
      const units = { ...(last.event.units as Record<string, number>) };
      for (const [unit, count] of Object.entries(event.units as Record<string, number>))
        units[unit] = (units[unit] ?? 0) + count;
      const words = Object.entries(units).map(([unit, count]) => ({
        key: `units.${unit}`,
        params: { count },
      }));
      told[told.length - 1] = {
        after: line.after,
        first: last.first ?? last,
        event: { ...event, units },
        message: { key: line.message.key, params: { ...line.message.params, units: words } },
      };
      continue;
    }
    told.push(line);
  }
  return told;
}

/** Whose line it is, for the mark beside it. */
export function armyOfLine({ event }: LogLine, view: DustView): number | null {
  const seat = [event.seat, event.holder, event.attacker].find(
    (value) => typeof value === 'number' && value >= 0,
  );
  return typeof seat === 'number' ? armyOf(view, seat) : null;
}

const deeds: Readonly<Record<string, 'opens' | 'closes'>> = {
  allied: 'closes',
  attack: 'closes',
  'centre-placed': 'closes',
  claimed: 'closes',
  moved: 'closes',
  placed: 'closes',
  retreated: 'closes',
};

/** The lines that tell what somebody chose to do. */
export const dustDeed = ({ event }: LogLine): 'opens' | 'closes' | null => deeds[event.type] ?? null;

/** What a line is on the way through time. */
export const dustTick = ({ event }: LogLine): { readonly round: number } | null =>
  event.type === 'round-begun' ? { round: Number(event.round) } : null;

const nobodys = new Set([
  'scored',
  'round-begun',
  'cards-revealed',
  'turn-order',
  'setup-cards',
  'setup-order',
  'setup-over',
  'neutrals',
  'game-over',
  'reshuffled',
]);

/** Rounds, initiative, goals and the end stand by themselves. */
export const dustNobodys = ({ event }: LogLine): boolean => nobodys.has(event.type);
