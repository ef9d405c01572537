import { type DicePlan, rangeBetween, type SightTrace } from '@dustfront/wargame';
import {
  type Cover,
  findCover,
  type Ground,
  leastCover,
  reachableSquares,
  sightLine,
} from './geometry/index.ts';
import type { Target } from './hooks.ts';
import type { Aim } from './options.ts';
import { type Firing, planAttack } from './plan/attack.ts';
import type { CoreState, Unit } from './state.ts';
import { allowanceOf } from './table/allowance.ts';
import { distanceBetween, groundOf, moverOf, nameOf, squareNamed, squaresOf } from './table/ground.ts';
import { aimsOf } from './table/targets.ts';
import { headOf, kindOf, pieceAt, unitNamed } from './table/units.ts';
import { type ReadyLine, readyLines, shotsLeft } from './table/weapons.ts';

/**
 * Questions about the table, for tooltips, table scripts, computer players and the command line. They change nothing
 * and need no match under way: a view is enough.
 */

export interface SightAnswer {
  readonly clear: boolean;
  /** Blocking squares on the line, and those it touches on either side. */
  readonly inside: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
}

export function rangeOf(state: CoreState, a: Unit, b: Unit): number {
  return distanceBetween(state, a, b);
}

/** The lines between the squares of two units, the shortest first (dt1.ruling.huge-sight). */
function linesBetween(
  state: CoreState,
  shooter: Unit,
  target: Unit,
): { from: number; to: number; trace: SightTrace }[] {
  const ground = groundOf(state);
  const [kind, aim] = [kindOf(state, headOf(state, shooter)), kindOf(state, headOf(state, target))];
  return squaresOf(state, shooter)
    .flatMap((from) => squaresOf(state, target).map((to) => ({ from, to })))
    .sort((a, b) => rangeBetween(ground.grid, a.from, a.to) - rangeBetween(ground.grid, b.from, b.to))
    .map(({ from, to }) => ({ from, to, trace: sightLine(ground, kind, aim, from, to) }));
}

export function sightOf(state: CoreState, shooter: Unit, target: Unit): SightAnswer {
  const traces = linesBetween(state, shooter, target).map(({ trace }) => trace);
  const trace = traces.find(({ clear }) => clear) ?? traces[0]!;
  const names = (squares: readonly number[]) => squares.map((square) => nameOf(state, square));
  return {
    clear: trace.clear,
    inside: names(trace.inside),
    left: names(trace.left),
    right: names(trace.right),
  };
}

/** The cover of a target against a shooter's ordinary guns. */
export function coverBetween(state: CoreState, shooter: Unit, target: Unit): Cover {
  const [from, to] = [headOf(state, shooter), headOf(state, target)];
  const lines = linesBetween(state, from, to);
  const clear = lines.filter(({ trace }) => trace.clear);
  const covers = (clear.length > 0 ? clear : lines).map(
    (line) => findCover(groundOf(state), kindOf(state, from), kindOf(state, to), line.from, line.to).cover,
  );
  return leastCover(covers);
}

/** Squares a unit could end in with so many moves, and what they cost; its own at 0. */
export function reachOf(state: CoreState, unit: Unit, moves: number): { square: string; cost: number }[] {
  const head = headOf(state, unit);
  const allowance = allowanceOf(state, head, moves);
  return reachableSquares(groundOf(state, head), moverOf(state, head), head.square, allowance).map(
    ({ square, cost }) => ({
      square: nameOf(state, square),
      cost,
    }),
  );
}

export interface LineAims {
  readonly ready: ReadyLine;
  readonly aims: readonly Aim[];
}

/** What each weapon line of a unit could be aimed at, from where it stands or from another square. */
export function aimsFrom(state: CoreState, unit: Unit, square = headOf(state, unit).square): LineAims[] {
  const head = headOf(state, unit);
  const ground: Ground = square === head.square ? groundOf(state) : groundOf(state, head);
  return readyLines(state, head).map((ready) => ({
    ready,
    aims: aimsOf(state, ground, ready.unit, ready.line, square),
  }));
}

/** The target an aim means: the unit, or the piece of cover; a jet of flame means the first unit on it. */
export function targetOfAim(state: CoreState, aim: Aim): Target | null {
  if ('unit' in aim) return { unit: unitNamed(state, aim.unit) };
  if ('piece' in aim) {
    const piece = pieceAt(state, squareNamed(state, aim.piece));
    return piece ? { piece } : null;
  }
  return null;
}

export interface AttackQuestion {
  /** Lines by `unit/line`; all that reach by default. */
  readonly lines?: readonly string[];
  /** Shots of limited lines, by `unit/line`; as many as possible by default. */
  readonly shots?: Readonly<Record<string, number>>;
  readonly sustained?: boolean;
  /** Another square to attack from. */
  readonly from?: string;
}

const lineKey = ({ unit, line }: ReadyLine): string => `${unit.name}/${line.id}`;

/** The lines of a unit that reach a target, most shots each, the way its player would announce them. */
export function firingsAt(
  state: CoreState,
  attacker: Unit,
  target: Unit,
  question: AttackQuestion = {},
): Firing[] {
  const from = question.from === undefined ? undefined : squareNamed(state, question.from);
  const standing = squaresOf(state, target).map((square) => nameOf(state, square));
  const burns = (aim: Aim) => 'squares' in aim && aim.squares.some((name) => standing.includes(name));
  const announced = new Map<number, number>();
  return aimsFrom(state, attacker, from).flatMap(({ ready, aims }) => {
    const wanted =
      question.lines === undefined ||
      question.lines.includes(lineKey(ready)) ||
      question.lines.includes(ready.line.id);
    if (!wanted || !aims.some((aim) => ('unit' in aim && aim.unit === target.name) || burns(aim))) return [];
    if (ready.line.limited === undefined) return [{ unit: ready.unit, line: ready.line, shots: 0 }];
    const before = announced.get(ready.unit.id) ?? 0;
    const most = shotsLeft(state, ready.unit, ready.line, before);
    const shots = Math.min(most, question.shots?.[lineKey(ready)] ?? question.shots?.[ready.line.id] ?? most);
    announced.set(ready.unit.id, before + shots);
    return shots > 0 ? [{ unit: ready.unit, line: ready.line, shots }] : [];
  });
}

/** The dice plan of an attack with everything that reaches, ready for exact odds. */
export function attackPlan(
  state: CoreState,
  attacker: Unit,
  target: Unit,
  question: AttackQuestion = {},
): DicePlan {
  const head = headOf(state, attacker);
  const from = question.from === undefined ? head.square : squareNamed(state, question.from);
  const ground = from === head.square ? groundOf(state) : groundOf(state, head);
  const firings = firingsAt(state, head, target, question);
  return planAttack(
    state,
    head,
    firings,
    { unit: headOf(state, target) },
    { ground, from, sustained: question.sustained ?? false },
  );
}
