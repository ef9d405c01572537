/**
 * Who of a squad uses what. A declaration names a row, copies and a target, not the men: they are given out anew with
 * every further declaration, so that nothing lawful is barred by whom the program chose before
 * (dt14.ruling.target.men).
 */
import type { Unit, UnitId } from '../state.ts';
import { cardOfUnit } from '../units.ts';
import { IMPROVISED } from './shots.ts';

/** Copies of a row at one target, all shots or all blows. */
export interface Use {
  readonly weapon: number;
  readonly count: number;
  readonly target: UnitId;
}

/** Whether a man may use what he carries so, where each is in a place of his own; absent where all are in one. */
export type Able = (use: Use, man: number) => boolean;

/**
 * What one man does: places in the list of uses, -1 for nothing. What lies under a barrel goes with a main weapon at
 * its target.
 */
interface Task {
  readonly main: number;
  readonly under: number;
}

const isUnder = (unit: Unit, { weapon }: Use): boolean =>
  cardOfUnit(unit).weapons[weapon]?.line.rules.includes('under-barrel') === true;

const carries = (unit: Unit, man: number, weapon: number): boolean =>
  weapon === IMPROVISED || cardOfUnit(unit).soldiers[man]!.weapons.includes(weapon);

/** Everything that a man could do, the most first, nothing last. */
function tasksOf(unit: Unit, man: number, uses: readonly Use[], may: Able | undefined): Task[] {
  const able = uses.flatMap((use, at) =>
    use.count > 0 && carries(unit, man, use.weapon) && may?.(use, man) !== false ? [at] : [],
  );
  const mains = able.filter((at) => !isUnder(unit, uses[at]!));
  const unders = able.filter((at) => isUnder(unit, uses[at]!));
  const pairs = mains.flatMap((main) =>
    unders
      .filter((under) => uses[under]!.target === uses[main]!.target)
      .map((under): Task => ({ main, under })),
  );
  return [
    ...pairs,
    ...mains.map((main): Task => ({ main, under: -1 })),
    ...unders.map((under): Task => ({ main: -1, under })),
    { main: -1, under: -1 },
  ];
}

/** Those with the fewest weapons go first, a Spotter last: he helps by doing nothing (dt14.weapon.spotter.idle). */
function inOrder(unit: Unit): number[] {
  const { soldiers } = cardOfUnit(unit);
  const spotter = (man: number) => (soldiers[man]!.roles.includes('spotter') ? 1 : 0);
  const arms = (man: number) => soldiers[man]!.weapons.length;
  return [...unit.soldiers].sort((a, b) => spotter(a) - spotter(b) || arms(a) - arms(b) || a - b);
}

/** The men of each use, or null where they do not suffice. */
export function menFor(unit: Unit, uses: readonly Use[], may?: Able): number[][] | null {
  const order = inOrder(unit);
  const { soldiers } = cardOfUnit(unit);
  const kindOf = (man: number) => `${soldiers[man]!.weapons.join()}/${soldiers[man]!.roles.join()}`;
  const left = uses.map((use) => use.count);
  const men: number[][] = uses.map(() => []);
  let wanted = left.reduce((sum, count) => sum + count, 0);
  const give = (use: number, man: number): void => {
    if (use < 0) return;
    left[use]!--;
    wanted--;
    men[use]!.push(man);
  };
  const takeBack = (use: number): void => {
    if (use < 0) return;
    left[use]!++;
    wanted++;
    men[use]!.pop();
  };
  const isOpen = (use: number) => use < 0 || left[use]! > 0;
  // Men of one kind are alike: each takes no earlier task than the one before him.
  const from = (at: number, least: number): boolean => {
    if (wanted === 0) return true;
    const man = order[at];
    if (man === undefined || wanted > 2 * (order.length - at)) return false;
    const tasks = tasksOf(unit, man, uses, may);
    const alike = may === undefined && order[at + 1] !== undefined && kindOf(order[at + 1]!) === kindOf(man);
    for (let n = least; n < tasks.length; n++) {
      const { main, under } = tasks[n]!;
      if (!isOpen(main) || !isOpen(under)) continue;
      give(main, man);
      give(under, man);
      if (from(at + 1, alike ? n : 0)) return true;
      takeBack(under);
      takeBack(main);
    }
    return false;
  };
  return from(0, 0) ? men : null;
}
