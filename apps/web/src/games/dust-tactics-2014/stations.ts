import type { TacticsView } from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import { spotName, squareName } from './model.ts';

type Given = Readonly<Record<string, Json>>;

const isGiven = (value: Json | undefined): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Units that a set-up of one's own sets out, by their rank in their force. */
function inForces(forces: Json | undefined, view: TacticsView): [string, string][] {
  if (!Array.isArray(forces)) return [];
  return forces.flatMap((force, side) => {
    const cards = isGiven(force) ? force.cards : undefined;
    const units = view.units.filter((unit) => unit.side === side);
    if (!Array.isArray(cards)) return [];
    return cards.flatMap((card, rank): [string, string][] => {
      const at = isGiven(card) ? card.at : undefined;
      const name = units[rank]?.name;
      if (!Array.isArray(at) || name === undefined) return [];
      const [x = 0, y = 0] = at.map(Number);
      return [
        [name, view.table === undefined ? squareName(view, y * view.board.width + x) : spotName([x, y])],
      ];
    });
  });
}

/** Where the first miniature stands, of a unit that a position sets out: `C4` on squares, `300,740@48` on a table. */
function stationOf(written: string): string {
  const [, x, y] = /^(\d+),(\d+)/.exec(written) ?? [];
  return x === undefined || y === undefined ? written : spotName([Number(x), Number(y)]);
}

/**
 * Where units stood when a match began, by their names: in a position that was written down, or by orders of a
 * scenario. Events of steps do not say where they began.
 */
export function stationsIn(setup: Json, view: TacticsView): ReadonlyMap<string, string> {
  if (!isGiven(setup)) return new Map();
  const { position, forces } = setup;
  if (typeof position !== 'string') return new Map(inForces(forces, view));
  const lines = position.matchAll(/^unit (\S+) .*?\bat (\S+)/gm);
  return new Map([...lines].map(([, unit = '', square = '']) => [unit, stationOf(square)]));
}
