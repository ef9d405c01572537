export type Shown = 'reach' | 'sight' | 'ranges' | 'cover';

/** A small table, and what the rules themselves say of one unit on it. */
export interface BoardFigure {
  readonly id: string;
  readonly position: string;
  readonly unit: string;
  readonly show: readonly Shown[];
}

/** A piece of the world, and what the rules themselves say of the first player in it. */
export interface MapFigure {
  readonly id: string;
  readonly position: string;
  /** Areas that the picture holds; none for what is no map. */
  readonly around: readonly string[];
  /** An area with its neighbours, where an order leads, the income, a battle of two areas, the points of a round. */
  readonly show:
    | { readonly of: 'area'; readonly area: string }
    | { readonly of: 'order'; readonly order: string; readonly from: string }
    | { readonly of: 'income' }
    | { readonly of: 'battle'; readonly from: string; readonly to: string; readonly faces: readonly number[] }
    | { readonly of: 'scores' };
}

export type Figure = BoardFigure | MapFigure;
