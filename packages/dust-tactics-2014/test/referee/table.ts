/** A state of 2013/14 as the referee's plain table. Only data is read here; no rule of the engine is asked. */
import { tactics } from '@dustfront/testkit/referee';
import { cardOf } from '../../src/cards/index.ts';
import type { TacticsState } from '../../src/state.ts';

type Board = TacticsState['board'];

const walls = new WeakMap<Board, Map<string, string>>();

/** Edges are numbered: twice a square is its eastern one, one more its southern one. */
function wallsOf(board: Board): Map<string, string> {
  const known = walls.get(board);
  if (known) return known;
  const made = new Map(
    board.walls.map(({ edge, kind }) => {
      const first = Math.floor(edge / 2);
      return [tactics.edgeName([first, first + (edge % 2 === 0 ? 1 : board.width)]), kind];
    }),
  );
  walls.set(board, made);
  return made;
}

export function tableOf(state: TacticsState): tactics.Table {
  const { board } = state;
  const name = (id: number) => (id < 0 ? null : state.units[id]!.name);
  return {
    rules: state.rules,
    width: board.width,
    height: board.height,
    ground: board.ground,
    crates: board.crates,
    traps: board.traps,
    smoke: board.smoke.map(({ at }) => at),
    trenches: board.trenches,
    wire: board.wire,
    mines: board.mines,
    buildings: board.buildings,
    forts: board.forts,
    walls: wallsOf(board),
    units: state.units.map((unit) => {
      const card = cardOf(unit.card);
      return {
        name: unit.name,
        card,
        side: unit.side,
        isThere: unit.place === 'board',
        at: unit.at,
        floor: unit.floor,
        facing: unit.facing,
        soldiers: unit.soldiers,
        health: card.track - unit.marks,
        joined: name(unit.joined),
        hidden: unit.hidden,
        dug: unit.dug,
        carrier: name(unit.carrier),
        carriage: unit.carriage,
        led: unit.led,
        ammo: unit.ammo,
        loaded: unit.loaded,
        stunned: unit.stuns.length > 0,
        idle: unit.idle,
      };
    }),
  };
}
