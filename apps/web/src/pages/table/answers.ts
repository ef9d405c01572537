import type { Say } from '@dustfront/kernel';
import { openTargets } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import type { GreyedRow, OpenQuestion, OptionRow } from '../../session/table.ts';

/** An answer on its button. */
export function wordsOf(c: Controller, row: OptionRow, say: Say): string {
  const view = c.table.state.value?.view ?? null;
  return view === null || c.face.wording === undefined ? say(row.message) : c.face.wording(row, view, say);
}

/** Whether an answer is about the unit that is chosen, or about one that goes with it. */
function isOfChosen(c: Controller, unit: string): boolean {
  const view = c.table.state.value?.view ?? null;
  const chosen = c.selected.value;
  if (chosen === unit || view === null || chosen === null) return chosen === unit;
  return c.face.card(view, chosen)?.partners?.some(({ key }) => key === unit) === true;
}

/** The rule by which an answer could do nothing, if it is one of those. */
const fruitless = (c: Controller, row: OptionRow, question: OpenQuestion): string | null => {
  const view = c.table.state.value?.view ?? null;
  return view === null ? null : (c.face.fruitless?.(row, question, view) ?? null);
};

/** Answers that may be given and could do nothing, each with the rule why. */
export const fruitlessOf = (
  c: Controller,
  question: OpenQuestion,
): readonly { readonly row: OptionRow; readonly rule: string }[] =>
  question.options.flatMap((row) => {
    const rule = fruitless(c, row, question);
    return rule === null ? [] : [{ row, rule }];
  });

/** Options that are answered by a button, the big one last; those of a square once it has been clicked. */
export function buttonsOf(
  c: Controller,
  question: OpenQuestion,
): { plain: readonly OptionRow[]; commit: OptionRow | null; quiet: readonly OptionRow[] } {
  const view = c.table.state.value?.view ?? null;
  const plain: OptionRow[] = [];
  const quiet: OptionRow[] = [];
  const spot: OptionRow[] = [];
  let commit: OptionRow | null = null;
  if (view === null) return { plain, commit, quiet };
  // A line that no unit on the board stands for (a jet over bare ground, say) is offered by its words.
  const aimable = openTargets(c);
  for (const row of question.options) {
    const target = c.face.target(row, view);
    if (fruitless(c, row, question) !== null) continue;
    if (target.on === 'line' && c.mode.value === 'fire' && aimable.size === 0) plain.push(row);
    if (target.on === 'button' && target.weight === 'commit') commit = row;
    else if (target.on === 'button' && target.of !== undefined && !isOfChosen(c, target.of)) continue;
    else if (target.on === 'button' && target.weight === 'quiet') quiet.push(row);
    else if (target.on === 'button') plain.push(row);
    else if (target.on === 'piece' || target.on === 'turn') plain.push(row);
    else if (target.on === 'square' && target.square === c.spot.value) spot.push(row);
  }
  return spot.length > 0 ? { plain: spot, commit: null, quiet: [] } : { plain, commit, quiet };
}

/** What the impossible thing would have been, in words where the game has some. */
export function greyedWords(c: Controller, row: GreyedRow, say: Say): string {
  const view = c.table.state.value?.view ?? null;
  const message = view === null ? null : (c.face.greyed?.(row.id, view) ?? null);
  return message === null ? row.id : say(message);
}
