import { readOwnBudget, withOwnBudget } from './own-budget.ts';
import type { Level, Player } from './player.ts';
import { recruit } from './recruit.ts';
import { safe } from './safe.ts';

/** Anything lawful: the first level of every game. */
const anything = (id: string, name: string): Level => ({
  id,
  name,
  note: 'Answers at random, but lawfully.',
  milliseconds: 5,
  load: async () => safe({ ...recruit, id, name }),
});

const coreSet: readonly Level[] = [
  anything('recruit', 'Recruit'),
  {
    id: 'corporal',
    name: 'Corporal',
    note: 'Shoots at what it can hurt most, walks towards the rest.',
    milliseconds: 20,
    load: async () => safe((await import('./core/corporal.ts')).corporal),
  },
  {
    id: 'sergeant',
    name: 'Sergeant',
    note: 'Weighs whole activations by exact odds, and what the enemy will answer.',
    milliseconds: 100,
    load: async () => safe((await import('./core/sergeant.ts')).sergeant),
  },
  {
    id: 'captain',
    name: 'Captain',
    note: 'Plays the best plans out in its head before it chooses.',
    milliseconds: 1500,
    load: async () => safe((await import('./core/captain.ts')).captain),
  },
];

const edition2014: readonly Level[] = [
  anything('recruit', 'Recruit'),
  {
    id: 'corporal',
    name: 'Corporal',
    note: 'Prefers what usually helps: shots at what is dear, steps towards the enemy.',
    milliseconds: 20,
    load: async () => safe((await import('./tactics14/players.ts')).corporal14),
  },
  {
    id: 'sergeant',
    name: 'Sergeant',
    note: 'Weighs whole activations by exact odds, and what the enemy will answer.',
    milliseconds: 100,
    load: async () => safe((await import('./tactics14/players.ts')).sergeant14),
  },
  {
    id: 'captain',
    name: 'Captain',
    note: 'Plays the best plans out in its head before it chooses.',
    milliseconds: 1500,
    load: async () => safe((await import('./tactics14/players.ts')).captain14),
  },
];

const worldConquest: readonly Level[] = [
  anything('random', 'Random'),
  {
    id: 'staff-officer',
    name: 'Staff officer',
    note: 'Exact battles, safe conquests, buying by need.',
    milliseconds: 500,
    load: async () => safe((await import('./dust/staff.ts')).staffOfficer),
  },
  {
    id: 'general',
    name: 'General',
    note: 'Tries its plans in its head, against opponents whose cards it imagines.',
    milliseconds: 3000,
    load: async () => safe((await import('./dust/general.ts')).general),
  },
];

const byGame: Readonly<Record<string, readonly Level[]>> = {
  'dust-tactics': coreSet,
  'dust-tactics-2014': edition2014,
  dust: worldConquest,
};

/** The opponents on offer for a game, weakest first; a game nobody has studied yet has the random one. */
export function levelsFor(game: string): readonly Level[] {
  return byGame[game] ?? [anything('recruit', 'Recruit')];
}

/** Loads one of them, also with a budget of its own (`captain@300`); null if the game has no level of that name. */
export async function loadPlayer(game: string, name: string): Promise<Player | null> {
  const own = readOwnBudget(name);
  const level = levelsFor(game).find(({ id }) => id === own?.level);
  return own === null || level === undefined ? null : withOwnBudget(await level.load(), name, own);
}

/** All of them, loaded. */
export async function playersFor(game: string): Promise<readonly Player[]> {
  return Promise.all(levelsFor(game).map((level) => level.load()));
}
