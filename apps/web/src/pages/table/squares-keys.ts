import { openFire } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { walkTo } from '../../modes/mode.ts';
import { pickable } from '../../modes/pick.ts';
import { reactWithAll } from '../../modes/reacting.ts';
import { buttonsOf } from './answers.ts';
import type { OwnKeys } from './frame/keys.ts';
import { layerKeys } from './Layers.tsx';

function nextUnit(c: Controller): void {
  const all = [...pickable(c)];
  if (all.length === 0) return;
  const at = all.indexOf(c.selected.peek() ?? '');
  const next = all[(at + 1) % all.length];
  if (next === undefined) return;
  c.select(next);
  const scene = c.scene.peek();
  const square =
    scene?.kind === 'grid' ? scene.pieces.find((piece) => piece.key === next)?.square : undefined;
  if (square !== undefined) document.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();
}

/** The answer with that number; where a unit is chosen first, the unit. */
function choose(c: Controller, n: number): void {
  const question = c.question.peek();
  if (question === null || c.aim.peek() !== null) return;
  const row = buttonsOf(c, question).plain[n - 1];
  const view = c.state?.view ?? null;
  if (row === undefined || view === null) return;
  const target = c.face.target(row, view);
  if (c.mode.peek() === 'pick' && target.on === 'piece') c.select(target.piece);
  else void c.submit(row.id);
}

/** What keys mean at a board of squares. */
export function squaresKeys(c: Controller): Pick<OwnKeys, 'commit' | 'choose' | 'back' | 'letters'> {
  const layers = layerKeys.map(({ key, layer }) => [key.toLowerCase(), () => c.toggleLayer(layer)] as const);
  return {
    commit: () => commit(c),
    choose: (n) => choose(c, n),
    back: () => c.letGo(),
    letters: { ...Object.fromEntries(layers), n: () => nextUnit(c) },
  };
}

/** The big button, by keyboard: open fire, choose the unit, or stop here. */
function commit(c: Controller): void {
  if (c.table.waiting?.peek() === true) {
    c.table.next?.();
    return;
  }
  if (c.aim.peek() !== null) {
    openFire(c);
    return;
  }
  const { value: square } = c.preview;
  if (square !== null) {
    walkTo(c, square, false);
    return;
  }
  const [reaction] = c.ahead.reactions.peek();
  if (reaction !== undefined) {
    reactWithAll(c, reaction);
    return;
  }
  const question = c.question.peek();
  if (question === null) return;
  const { commit: big, quiet, plain } = buttonsOf(c, question);
  const view = c.state?.view ?? null;
  const chosen =
    view === null
      ? undefined
      : plain.find((option) => {
          const target = c.face.target(option, view);
          return target.on === 'piece' && target.piece === c.selected.peek();
        });
  const row = chosen ?? big ?? quiet[0] ?? (c.mode.peek() === 'pick' ? undefined : plain[0]);
  if (row !== undefined) void c.submit(row.id);
}
