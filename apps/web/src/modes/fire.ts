import { aimAt, openEnemies, openTargets } from './aiming.ts';
import { ask } from './ask.ts';
import type { Mode } from './mode.ts';
import { pieceAt } from './mode.ts';

/** Lines are declared at targets; nothing is final until the big button is pressed. */
export const fire: Mode = {
  marks: (c) => ({
    choices: new Set([
      ...(ask.marks(c).choices ?? []),
      ...[...openTargets(c)].flatMap((target) => (target.startsWith('@') ? [target.slice(1)] : [])),
    ]),
    targets: openTargets(c),
  }),
  onSquare(c, square, touch) {
    const piece = pieceAt(c, square);
    return (
      (piece !== undefined && fire.onPiece(c, piece, touch)) ||
      fire.onPiece(c, `@${square}`, touch) ||
      ask.onSquare(c, square, touch)
    );
  },
  onPiece: aimAt,
  lead: (c) =>
    c.scene.value?.kind === 'table'
      ? 'lead.askOnTable'
      : c.aim.value !== null
        ? 'lead.fire'
        : openEnemies(c).length > 0
          ? 'lead.target'
          : openTargets(c).size > 0
            ? 'lead.onlyCover'
            : 'lead.noTarget',
};
