import { memo } from 'preact/compat';
import { px, py, unit } from './geometry.ts';
import { InFront } from './InFront.tsx';
import { Objective } from './Objective.tsx';
import { Piece } from './Piece.tsx';
import type { PieceModel, SquareModel } from './scene.ts';

/** A square as it is now: what is seen and heard of it, and who stands on it. */
export interface Cell {
  readonly square: SquareModel;
  readonly label: string;
  /** A click on it is an answer. */
  readonly choice: boolean;
  /** The one square of the board that the tab key reaches. */
  readonly inTurn: boolean;
  readonly selected: boolean;
  /** Somebody's base is on it, perhaps of a piece that stands on the next square, too. */
  readonly taken: boolean;
  readonly pieces: readonly PieceModel[];
}

interface RowProps {
  readonly y: number;
  readonly cells: readonly Cell[];
  readonly selected: string | null;
  readonly targets: ReadonlySet<string> | undefined;
}

// A drawing cannot be made of table elements; these roles give it the same meaning for those who hear it.
const asRow = (y: number) => ({ role: 'row', 'aria-rowindex': y + 1 }) as const;
const asCell = ({ square, label, selected, inTurn }: Cell) =>
  ({
    role: 'gridcell',
    'aria-colindex': square.x + 1,
    'aria-label': label,
    'aria-selected': selected,
    // In a drawing the name of the attribute has no capital letter; with one the square could not be reached by
    // keyboard.
    tabindex: inTurn ? 0 : -1,
  }) as const;

const sameCell = (a: Cell, b: Cell | undefined): boolean =>
  b !== undefined &&
  a.square === b.square &&
  a.label === b.label &&
  a.choice === b.choice &&
  a.inTurn === b.inTurn &&
  a.selected === b.selected &&
  a.taken === b.taken &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every((piece, i) => piece === b.pieces[i]);

const isEmpty = ({ cells }: RowProps): boolean => cells.every(({ pieces }) => pieces.length === 0);

/** One row of squares with the pieces on them. It is drawn again only when something in it has changed. */
export const Row = memo(
  function Row({ y, cells, selected, targets }: RowProps) {
    return (
      <g {...asRow(y)}>
        {cells.map((cell) => {
          const { square, choice, taken, pieces } = cell;
          const at = `translate(${px(square.x)} ${py(square.y)})`;
          return (
            <g
              key={square.key}
              {...asCell(cell)}
              data-square={square.key}
              class={choice ? 'cell choice' : 'cell'}
            >
              <rect class="hit" x={px(square.x)} y={py(square.y)} width={unit} height={unit} />
              {taken && (
                <g transform={at}>
                  {pieces.map((piece) => (
                    <g key={piece.key} data-piece={piece.key} class="piece-hold">
                      <Piece
                        piece={piece}
                        selected={piece.key === selected}
                        target={targets?.has(piece.key) === true}
                      />
                    </g>
                  ))}
                  <InFront terrain={square.terrain} />
                </g>
              )}
              <Objective square={square} taken={taken} />
            </g>
          );
        })}
      </g>
    );
  },
  (a, b) =>
    a.cells.length === b.cells.length &&
    a.cells.every((cell, i) => sameCell(cell, b.cells[i])) &&
    (isEmpty(b) || (a.selected === b.selected && a.targets === b.targets)),
);
