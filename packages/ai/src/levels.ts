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

const byGame: Readonly<Record<string, readonly Level[]>> = {
  'dust-tactics': coreSet,
};

/** The opponents on offer for a game, weakest first; a game nobody has studied yet has the random one. */
export function levelsFor(game: string): readonly Level[] {
  return byGame[game] ?? [anything('recruit', 'Recruit')];
}

/** Loads one of them; null if the game has no level of that name. */
export async function loadPlayer(game: string, level: string): Promise<Player | null> {
  return (
    (await levelsFor(game)
      .find(({ id }) => id === level)
      ?.load()) ?? null
  );
}

/** All of them, loaded. */
export async function playersFor(game: string): Promise<readonly Player[]> {
  return Promise.all(levelsFor(game).map((level) => level.load()));
}
