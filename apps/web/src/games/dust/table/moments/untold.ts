import type { DustView } from '@dustfront/dust';

/** What has happened and was not shown yet. */
export interface Untold {
  /** The first round whose points were not shown; null where all were. */
  readonly round: number | null;
  /** Whether cards were turned up that nobody has seen. */
  readonly cards: boolean;
}

/** Whether something was not shown yet. */
export const hasUntold = ({ round, cards }: Untold): boolean => round !== null || cards;

/** The table as it was before what was not shown yet: points of the round before, cards face down. */
export function asTold(view: DustView, untold: Untold): DustView {
  if (!hasUntold(untold)) return view;
  const { round, cards } = untold;
  const before = view.history.find((one) => one.round === (round ?? 0) - 1)?.totals;
  return {
    ...view,
    turn: cards ? null : view.turn,
    order: cards ? [] : view.order,
    players: view.players.map((player) => ({
      ...player,
      points: round === null ? player.points : (before?.[player.seat] ?? 0),
      ...(cards ? { played: null, acted: false } : {}),
    })),
  };
}
