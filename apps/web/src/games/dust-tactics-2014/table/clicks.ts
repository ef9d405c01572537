import { gameIdOf } from '@dustfront/games';
import { sayOf } from '../../../i18n/words.ts';
import type { Controller } from '../../../modes/controller.ts';
import { modes } from '../../../modes/index.ts';
import { look } from '../../../modes/looking.ts';
import { greyedWords } from '../../../pages/table/answers.ts';
import type { OptionRow } from '../../../session/table.ts';
import { tacticsFire } from '../fire.ts';
import { viewOf } from '../model.ts';
import { wholeAim } from '../options.ts';

/** The answers that are given by pointing at a unit: it is chosen, or fired at. */
function answersAt(c: Controller, key: string): readonly OptionRow[] {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  if (question === null || view === null) return [];
  return question.options.filter((row) => {
    const target = c.face.target(row, view);
    return target.on === 'piece' ? target.piece === key : target.on === 'line' && target.target === key;
  });
}

/** Units that a click answers with. */
export const open = (c: Controller, keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => answersAt(c, key).length > 0));

/** Of several ways to fire at the same unit the one with most shots; a salvo is spent only on purpose. */
function strongest(c: Controller, rows: readonly OptionRow[]): OptionRow | undefined {
  const view = c.state?.view ?? null;
  if (view === null) return undefined;
  const shots = (row: OptionRow): number => {
    const target = c.face.target(row, view);
    return target.on === 'line' ? target.shots - (target.line.endsWith('*') ? 1000 : 0) : 0;
  };
  return [...rows].sort((a, b) => shots(b) - shots(a))[0];
}

/** Why what is aimed cannot be fired at a unit; null where the rules say nothing of it. */
function objectionTo(c: Controller, key: string): { text: string; rule: string | null } | null {
  const row = c.question.peek()?.greyed.find(({ id }) => id.endsWith(` at ${key}`));
  if (row === undefined) return null;
  const say = sayOf(gameIdOf(c.face.id));
  return { text: `${greyedWords(c, row, say)}: ${say(row.message)}.`, rule: row.refusal.rule ?? null };
}

/** Fires at a unit with everything that may. */
export function fireAll(c: Controller, key: string): void {
  const json = c.table.state.peek()?.view ?? null;
  const aim = json === null ? null : wholeAim(viewOf(json), key);
  if (aim === null) return;
  c.stage.finish();
  c.run([tacticsFire(aim, () => c.state?.view ?? null)]);
}

/** A click on a unit, or on a hero who goes with one: what it means, or its card. */
export function clickTroop(c: Controller, key: string, of: string | null, touch: boolean): void {
  c.stage.finish();
  c.objection.value = null;
  const meant = of !== null && answersAt(c, key).length === 0 && answersAt(c, of).length > 0 ? of : key;
  const rows = answersAt(c, meant);
  if (c.mode.peek() === 'fire') {
    const row = strongest(c, rows);
    if (row !== undefined) return void c.submit(row.id);
    look(c, meant);
    c.objection.value = objectionTo(c, meant);
  } else if (modes[c.mode.peek()].onPiece(c, meant, touch)) c.looked.value = null;
  else look(c, meant);
}
