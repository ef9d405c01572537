/**
 * Who of a squad uses what. A declaration names a row, copies and a target, not the men: they are given out anew with
 * every further declaration, so that nothing lawful is barred by whom the program chose before
 * (dt14.ruling.target.men).
 */
import type { Card } from '../cards/card.ts';
import type { Unit, UnitId } from '../state.ts';
import { cardOfUnit } from '../units.ts';
import { IMPROVISED } from './shots.ts';

/** Copies of a row at one target, all shots or all blows. */
export interface Use {
  readonly weapon: number;
  readonly count: number;
  readonly target: UnitId;
  /** The miniature on which a template is laid: one of those who fire may fire at it (dt14.table.blast). */
  readonly way?: readonly number[];
  /** Sets of men by one of which the player has it used (dt14.table.who-fires); absent where it is left open. */
  readonly chosen?: readonly (readonly number[])[];
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
  const mains: number[] = [];
  const unders: number[] = [];
  uses.forEach((use, at) => {
    const [set] = use.chosen ?? [];
    if (set?.includes(man) === false) return;
    if (use.count > 0 && carries(unit, man, use.weapon) && may?.(use, man) !== false)
      (isUnder(unit, use) ? unders : mains).push(at);
  });
  const tasks: Task[] = [];
  for (const main of mains)
    for (const under of unders) if (uses[under]!.target === uses[main]!.target) tasks.push({ main, under });
  for (const main of mains) tasks.push({ main, under: -1 });
  for (const under of unders) tasks.push({ main: -1, under });
  tasks.push({ main: -1, under: -1 });
  return tasks;
}

interface Squad {
  /** Those with the fewest weapons go first, a Spotter last: he helps by doing nothing (dt14.weapon.spotter.idle). */
  readonly order: readonly number[];
  /** By man: who have the same are alike. */
  readonly kinds: readonly string[];
}

/** By card: of whom a squad is made never changes. */
const squads = new Map<string, Squad>();

function squadOf(card: Card): Squad {
  const known = squads.get(card.id);
  if (known !== undefined) return known;
  const { soldiers } = card;
  const spotter = (man: number) => (soldiers[man]!.roles.includes('spotter') ? 1 : 0);
  const arms = (man: number) => soldiers[man]!.weapons.length;
  const order = [...soldiers.keys()].sort((a, b) => spotter(a) - spotter(b) || arms(a) - arms(b) || a - b);
  const squad = { order, kinds: soldiers.map(({ weapons, roles }) => `${weapons.join()}/${roles.join()}`) };
  squads.set(card.id, squad);
  return squad;
}

/** Where nothing else is used, the first who carry it. */
function menOfOne(unit: Unit, order: readonly number[], { weapon, count }: Use): number[][] | null {
  const men = order.filter((man) => carries(unit, man, weapon));
  return men.length < count ? null : [men.slice(0, count)];
}

/** Every way to settle on one of the chosen sets for each use. */
function settled(uses: readonly Use[]): readonly (readonly Use[])[] {
  const at = uses.findIndex(({ chosen = [] }) => chosen.length > 1);
  const use = uses[at];
  if (use?.chosen === undefined) return [uses];
  return use.chosen.flatMap((set) => settled(uses.with(at, { ...use, chosen: [set] })));
}

/** The men of each use, or null where they do not suffice. */
export function menFor(unit: Unit, uses: readonly Use[], may?: Able): number[][] | null {
  for (const one of settled(uses)) {
    const men = menForSets(unit, one, may);
    if (men !== null) return men;
  }
  return null;
}

/** The same with one set at most for each use. */
function menForSets(unit: Unit, uses: readonly Use[], may?: Able): number[][] | null {
  if (may === undefined || uses.every(({ way = [] }) => way.length === 0)) return giveOut(unit, uses, may);
  const parts = uses.map((use): Use[] => [
    { ...use, count: Math.min(1, use.count) },
    { ...use, count: Math.max(0, use.count - 1), way: [] },
  ]);
  const men = giveOut(unit, parts.flat(), may);
  return men === null ? null : uses.map((_, at) => [...men[2 * at]!, ...men[2 * at + 1]!]);
}

function giveOut(unit: Unit, uses: readonly Use[], may?: Able): number[][] | null {
  const squad = squadOf(cardOfUnit(unit));
  const order = squad.order.filter((man) => unit.soldiers.includes(man));
  if (uses.length === 1 && may === undefined) return menOfOne(unit, order, uses[0]!);
  const kinds = order.map((man) => squad.kinds[man]!);
  const known = new Map<string, Task[]>();
  const tasksAt = (at: number): Task[] => {
    if (may !== undefined) return tasksOf(unit, order[at]!, uses, may);
    const tasks = known.get(kinds[at]!) ?? tasksOf(unit, order[at]!, uses, undefined);
    known.set(kinds[at]!, tasks);
    return tasks;
  };
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
    const tasks = tasksAt(at);
    const alike = may === undefined && kinds[at + 1] === kinds[at];
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
