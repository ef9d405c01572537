/** A state of the Core Set as the referee's plain table. Only data is read here; no rule of the engine is asked. */
import { core } from '@dustfront/testkit/referee';
import { cardById } from '../../src/cards/index.ts';
import { BUILDING, ENTRANCE, TERRAIN } from '../../src/geometry/index.ts';
import type { CoreState } from '../../src/state.ts';

/** The codes of a wall and of a door on an edge. */
const WALL = 1;
const DOOR = 2;

interface Ground {
  readonly closed: ReadonlySet<number>;
  readonly building: ReadonlySet<number>;
  readonly entrance: ReadonlySet<number>;
  readonly walls: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
}

const grounds = new WeakMap<CoreState['board'], Ground>();

function groundOf(board: CoreState['board']): Ground {
  const known = grounds.get(board);
  if (known) return known;
  const having = (bit: number) =>
    new Set(board.ground.flatMap((bits, square) => (bits & bit ? [square] : [])));
  const edgesOf = (wanted: number) =>
    new Set(
      (board.edges ?? []).flatMap((code, edge) => {
        const first = Math.floor(edge / 2);
        const second = first + (edge % 2 === 0 ? 1 : board.width);
        return code === wanted ? [core.wallName([first, second])] : [];
      }),
    );
  const made = {
    closed: having(TERRAIN),
    building: having(BUILDING),
    entrance: having(ENTRANCE),
    walls: edgesOf(WALL),
    doors: edgesOf(DOOR),
  };
  grounds.set(board, made);
  return made;
}

export function tableOf(state: CoreState): core.Table {
  const { width, height } = state.board;
  return {
    width,
    height,
    ...groundOf(state.board),
    units: state.units.map((unit) => ({
      name: unit.name,
      card: state.cards[unit.card] ?? cardById(unit.card)!,
      side: unit.side,
      seat: unit.seat,
      square: unit.place === 'board' ? unit.square : -1,
      figures: [...unit.figures],
      health: unit.health,
      joined: unit.joined < 0 ? null : state.units[unit.joined]!.name,
      activated: unit.activated,
      moved: unit.moved,
      ammo: { ...unit.ammo },
      shots: unit.shots,
      unloaded: [...unit.unloaded],
      effects: [...unit.effects],
    })),
    pieces: state.pieces.map(({ kind, square, health }) => ({ kind, square, health })),
  };
}
