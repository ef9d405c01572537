import type { TacticsState } from '../state.ts';
import { ownVerdict } from './goals.ts';
import { scenarioOf } from './index.ts';
import { isOnSquares, type OwnBattle, ownBoard } from './own.ts';
import { mats } from './parts.ts';
import type { Scenario } from './scenario.ts';

const made = new WeakMap<OwnBattle, Scenario>();

function fromData(own: OwnBattle): Scenario {
  return {
    id: 'own',
    cites: ['dt14.ruling.scen.own'],
    provenance: { rules: 'ours', map: 'ours' },
    board: isOnSquares(own) ? ownBoard(own) : mats(),
    edges: own.edges,
    fixedEdges: true,
    lastTurn: own.rounds,
    pieces: own.pieces ?? [],
    reserves: [],
    ownReserves: own.reserves ?? [[], []],
    resupply: own.resupply ?? false,
    place: [],
    wins: null,
    objective: ownVerdict,
    final: () => null,
  };
}

/** The scenario of a match: one of the printed ones by its id, or the one that the match carries with it. */
export function scenarioIn(state: TacticsState): Scenario {
  const { own } = state;
  if (own === undefined) return scenarioOf(state.scenario);
  let found = made.get(own);
  if (found === undefined) {
    found = fromData(own);
    made.set(own, found);
  }
  return found;
}
