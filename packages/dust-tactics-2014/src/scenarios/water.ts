/** Vessels are fielded only where deep water touches an edge by which they may enter (dt14.ruling.naval.fielded). */
import { footprintOf } from '@dustfront/wargame';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import type { Force } from '../force.ts';
import { type Board, tablesOf, WATER } from '../ground/squares/board.ts';
import { borderAnchors } from '../ground/squares/squares.ts';
import { type Problem, problem } from '../problem.ts';
import { sizeOfCard } from '../roster.ts';
import type { Side } from '../state.ts';
import { type OwnScenario, ownBoard, zoneAnchors } from './own.ts';
import type { Scenario } from './scenario.ts';

/** Is there deep water under the whole of a piece at one of these places? */
export function isNavigable(board: Board, anchors: readonly number[], size: number): boolean {
  const { grid, flags } = tablesOf(board);
  return anchors.some((at) => {
    const under = footprintOf(grid, at, size, size);
    return under.length > 0 && under.every((square) => (flags[square]! & WATER) !== 0);
  });
}

/** Could a card come onto the board of a ready-made scenario, from one of its edges? */
export function isFieldable(card: Card, { board, edges }: Pick<Scenario, 'board' | 'edges'>): boolean {
  const size = sizeOfCard(card);
  return (
    card.drive !== 'naval' || edges.some((edge) => isNavigable(board, borderAnchors(board, edge, size), size))
  );
}

function isFieldableIn(card: Card, own: OwnScenario, side: 0 | 1): boolean {
  const zone = own.entry?.[side];
  const board = ownBoard(own);
  if (zone === undefined) return isFieldable(card, { board, edges: [own.edges[side], own.edges[side]] });
  const size = sizeOfCard(card);
  return card.drive !== 'naval' || isNavigable(board, zoneAnchors(board, zone, size), size);
}

/** The cards of a force that could never enter; whoever stands on the board from the start need not. */
export function fleetProblems(
  force: Force,
  side: Side,
  own: OwnScenario | null,
  scenarios: readonly Scenario[],
): Problem[] {
  return force.cards.flatMap((id, rank) => {
    const card = cardOf(id);
    if (force.orders?.[rank]?.at !== undefined) return [];
    const fits =
      own === null ? scenarios.every((one) => isFieldable(card, one)) : isFieldableIn(card, own, side);
    return fits ? [] : [stranded(card, side, rank)];
  });
}

/** A vessel that could never come onto the ground. */
export const stranded = ({ name }: Card, side: Side, rank: number): Problem =>
  problem(`forces.${side}.cards.${rank}`, 'deep-water', { unit: name }, 'dt14.ruling.naval.fielded');
