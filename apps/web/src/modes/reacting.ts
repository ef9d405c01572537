import type { Prospect } from '../games/face.ts';
import type { Aim } from './aim.ts';
import type { Policy } from './answer-queue.ts';
import type { Controller } from './controller.ts';

/**
 * Everything that costs no limited shot fires at the intruder, then the dice fall; limited shots only where they must.
 */
function everythingAt(c: Controller, intruder: string): Policy {
  let fired = false;
  return {
    answer(question) {
      const view = c.state?.view ?? null;
      if (fired || view === null || c.face.mode(question) !== 'fire') return null;
      const rows = question.options.map((row) => ({ row, target: c.face.target(row, view) }));
      const lines = rows.flatMap(({ row, target }) =>
        target.on === 'line' && target.target === intruder ? [{ id: row.id, shots: target.shots }] : [],
      );
      const commit = rows.find(({ target }) => target.on === 'button' && target.weight === 'commit');
      const next = lines.find(({ shots }) => shots === 0) ?? (commit === undefined ? lines[0] : undefined);
      if (next !== undefined) return next.id;
      fired = true;
      return commit?.row.id ?? null;
    },
  };
}

/** The answer with which a unit reacts. */
function reactionOf(c: Controller, unit: string): string | null {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  if (question === null || view === null) return null;
  const row = question.options.find((option) => {
    const target = c.face.target(option, view);
    return target.on === 'piece' && target.piece === unit;
  });
  return row?.id ?? null;
}

/** One button: the unit reacts, and if it is in time fires all it has at whoever walked into its sight. */
export function reactWithAll(c: Controller, { unit, from, aim }: Prospect): void {
  const react = reactionOf(c, unit);
  if (react === null) return;
  const all: Aim = {
    unit,
    from,
    target: aim.target,
    lines: aim.lines.map((line) => ({
      ...line,
      shots: line.most === 0 ? 0 : line.most,
      on: line.most === 0,
    })),
    sustained: false,
    before: [],
  };
  const fire = c.face.fire?.(all, () => c.state?.view ?? null) ?? everythingAt(c, aim.target);
  c.run([react, fire]);
}
