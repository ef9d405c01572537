/** A measured state as the referee's plain table. Only data is read here; no rule of the engine is asked. */
import type { tabletop } from '@dustfront/testkit/referee';
import { cardOf } from '../../src/cards/index.ts';
import { fieldOf } from '../../src/ground/table/pieces.ts';
import type { TacticsState, Unit } from '../../src/state.ts';

const HULLS: Readonly<Record<string, readonly [number, number]>> = {
  light: [60, 50],
  normal: [80, 60],
  large: [120, 90],
  huge: [160, 120],
};

function radiusOf({ kind, armour }: { readonly kind: string; readonly armour: number }): number | null {
  if (kind === 'vehicle') return null;
  if (kind === 'support' || kind === 'aircraft') return 30;
  return armour >= 3 ? 20 : 14;
}

function piecesOf(unit: Unit): tabletop.Piece[] {
  if (unit.place !== 'board' || unit.bases === undefined) return [];
  const card = cardOf(unit.card);
  const [length, width] = HULLS[card.size] ?? [0, 0];
  const isAmphibious = (card.skills as readonly string[]).includes('amphibious');
  return unit.bases.map(([x, y, storey, heading], n) => ({
    name: card.kind === 'squad' ? `${unit.name}.${unit.soldiers[n]! + 1}` : unit.name,
    unit: unit.name,
    side: unit.side,
    at: [x, y],
    storey,
    radius: radiusOf(card),
    length,
    width,
    heading,
    air: card.kind === 'aircraft',
    size: card.size,
    floats: card.drive === 'naval' ? 'vessel' : isAmphibious ? 'amphibious' : 'no',
  }));
}

export function measuredTable(state: TacticsState): tabletop.Table {
  const { width, height, features } = fieldOf(state);
  return {
    width,
    height,
    features: features as readonly tabletop.Feature[],
    pieces: state.units.flatMap(piecesOf),
  };
}
