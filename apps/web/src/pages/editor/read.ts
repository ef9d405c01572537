import { DEFAULT_GAME } from '@dustfront/games';
import { asUnits, blankDraft, type Draft, type DraftGoal, newKey, type Square } from '../../games/draft.ts';
import { isWorkshopGame } from '../../games/workshop.ts';
import { isWhole } from './whole.ts';

/** What the first editor wrote: the Core Set only, objectives worth points for each square held at the end. */
interface OldField {
  readonly title?: string;
  readonly map: readonly string[];
  readonly entry: { readonly allies?: readonly Square[]; readonly axis?: readonly Square[] };
  readonly objectives?: readonly Square[];
  readonly bonus?: number;
  readonly rounds?: number;
  readonly forces?: { readonly allies?: readonly string[]; readonly axis?: readonly string[] };
}

function fromOld(field: OldField): Draft {
  const blank = blankDraft(DEFAULT_GAME, field.map[0]?.length ?? 9, field.map.length);
  const goal: DraftGoal = {
    side: 'both',
    kind: 'hold',
    worth: field.bonus ?? 2,
    each: true,
    squares: field.objectives ?? [],
    count: 1,
    round: 'end',
    unit: '',
  };
  return {
    ...blank,
    title: field.title ?? '',
    map: field.map,
    entry: [field.entry.allies ?? blank.entry[0], field.entry.axis ?? blank.entry[1]],
    rounds: field.rounds ?? 8,
    goals: goal.squares.length === 0 ? [] : [goal],
    forces: [asUnits(field.forces?.allies ?? []), asUnits(field.forces?.axis ?? [])],
  };
}

const isMap = (map: unknown): map is readonly string[] =>
  Array.isArray(map) &&
  map.length > 0 &&
  map.every(
    (line) => typeof line === 'string' && line.length === (map[0] as string).length && line.length > 0,
  );

/** A battlefield without squares. */
function readTable(given: Partial<Draft>): Draft | null {
  if (given.format !== 2 || !isWorkshopGame(given.game)) return null;
  const draft = { ...blankDraft(given.game, 0, 0), ...given, id: newKey() };
  return isWhole(draft) ? draft : null;
}

/** A draft from a file or a link, with a key of its own, or null if it is none. */
export function readDraft(text: string): Draft | null {
  try {
    const given = JSON.parse(text) as Partial<Draft> & Partial<OldField>;
    if (typeof given !== 'object' || given === null) return null;
    if (given.table !== undefined) return readTable(given);
    if (!isMap(given.map) || typeof given.entry !== 'object') return null;
    if (given.format === undefined) {
      const old = fromOld(given as unknown as OldField);
      return isWhole(old) ? old : null;
    }
    if (given.format !== 2 || !isWorkshopGame(given.game)) return null;
    const blank = blankDraft(given.game, given.map[0]?.length ?? 0, given.map.length);
    const draft = { ...blank, ...given, id: newKey() };
    return isWhole(draft) ? draft : null;
  } catch {
    return null;
  }
}
