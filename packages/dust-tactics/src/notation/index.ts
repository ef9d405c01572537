import type { Json, Notation } from '@dustfront/kernel';
import { parseSquare } from '@dustfront/wargame';
import type { Problem } from '../problem.ts';
import {
  type AttackQuestion,
  aimsFrom,
  attackPlan,
  coverBetween,
  rangeOf,
  reachOf,
  sightOf,
} from '../query.ts';
import type { CoreState, Unit } from '../state.ts';
import { gridOf, nameOf, squaresOf } from '../table/ground.ts';
import { findUnit, miniaturesOf } from '../table/units.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';
import { Unreadable } from './unreadable.ts';

function unit(state: CoreState, name: unknown): Unit {
  const found = findUnit(state, String(name));
  if (!found) throw new Unreadable('notation.nobody', { name: String(name) });
  return found;
}

/** A unit by name, or a make-believe one of the same kind standing in a square: `gunners@D4`. */
function placed(state: CoreState, name: unknown): Unit {
  const [who = '', where] = String(name).split('@');
  const found = unit(state, who);
  if (where === undefined) return found;
  const square = parseSquare(gridOf(state), where);
  if (square === null) throw new Unreadable('notation.square', { square: where });
  const there = { ...found, square };
  if (squaresOf(state, there).length === 0)
    throw new Unreadable('notation.border', { unit: who, square: where });
  return there;
}

type Answer = (state: CoreState, args: Json) => Json;

const pair = (state: CoreState, args: Json): [Unit, Unit] => {
  if (!Array.isArray(args) || args.length !== 2) throw new Unreadable('notation.two-units');
  return [placed(state, args[0]), placed(state, args[1])];
};

const QUESTIONS: Readonly<Record<string, Answer>> = {
  range: (state, args) => rangeOf(state, ...pair(state, args)),
  lineOfSight: (state, args) => ({ ...sightOf(state, ...pair(state, args)) }),
  cover: (state, args) => coverBetween(state, ...pair(state, args)),
  /** `{ unit, moves }` → squares with their least cost. */
  reach: (state, args) => {
    const { unit: name, moves } = args as { unit?: string; moves?: number };
    return Object.fromEntries(
      reachOf(state, unit(state, name), moves ?? 1).map(({ square, cost }) => [square, cost]),
    );
  },
  /** A unit's name → line → what it can be aimed at. */
  targets: (state, args) =>
    Object.fromEntries(
      aimsFrom(state, unit(state, args)).map(({ ready, aims }) => [
        `${ready.unit.name}/${ready.line.id}`,
        aims.map((aim) =>
          'unit' in aim ? aim.unit : 'piece' in aim ? `cover ${aim.piece}` : aim.squares.join('-'),
        ),
      ]),
    ),
  unit: (state, args) => {
    const found = unit(state, args);
    return {
      place: found.place === 'board' ? nameOf(state, found.square) : found.place,
      soldiers: found.figures.length,
      health: found.health,
      miniatures: found.place === 'board' ? miniaturesOf(state, found) : 0,
      activated: found.activated,
      moved: found.moved,
      ammo: { ...found.ammo },
      joined: found.joined < 0 ? null : state.units[found.joined]!.name,
      spent: [...found.spent],
      effects: [...found.effects],
    };
  },
  points: (state) => ({ allies: state.sides[0].points, axis: state.sides[1].points }),
  round: (state) => state.round,
  pieces: (state) =>
    Object.fromEntries(
      state.pieces.map((piece) => [nameOf(state, piece.square), `${piece.kind} ${piece.health}`]),
    ),
};

function answering(question: Answer): (state: CoreState, args: Json) => Json | Problem {
  return (state, args) => {
    try {
      return question(state, args);
    } catch (error) {
      if (error instanceof Unreadable) return error.at('question');
      throw error;
    }
  };
}

/** How people write this game down. */
export const notation: Notation<CoreState> = {
  printPosition,
  parsePosition,
  // dt1.dice.faces: H for HIT, M (or a blank's dot) for MISS
  parseFace: (letter) => (letter === 'H' ? 0 : letter === 'M' || letter === '.' ? 2 : null),
  questions: Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, question]) => [name, answering(question)]),
  ),
  /** `{ from, to, lines?, shots?, sustained?, at? }` */
  plan: (state, args) => {
    const { from, to, at, ...rest } = args as { from?: string; to?: string; at?: string } & AttackQuestion;
    return attackPlan(
      state,
      unit(state, from),
      unit(state, to),
      at === undefined ? rest : { ...rest, from: at },
    );
  },
};
