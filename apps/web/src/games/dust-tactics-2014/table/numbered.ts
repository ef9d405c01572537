import type { ChoiceParts } from '@dustfront/dust-tactics-2014';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { buttonsOf } from '../../../pages/table/answers.ts';
import { viewOf } from '../model.ts';
import { naming } from '../options.ts';
import { HALF, platesOf } from './plates.ts';

/** A miniature that can be named as an answer, with the number of its button. */
export interface Numbered {
  readonly option: string;
  readonly number: number;
  readonly at: Spot;
  readonly radius: number;
  /** Where his number stands. */
  readonly plate: Spot;
}

/** The miniatures among which one is to be named, as they stand; one alone needs no number. */
export function numberedNow(c: Controller, { troops }: TableScene, scale: number): readonly Numbered[] {
  const question = c.question.value;
  const json = c.table.state.value?.view ?? null;
  if (question === null || json === null) return [];
  const { units } = viewOf(json);
  const minis = new Map(troops.flatMap((troop) => troop.minis.map((mini) => [mini.key, mini] as const)));
  const found = buttonsOf(c, question).plain.flatMap((row, at): Omit<Numbered, 'plate'>[] => {
    const { do: what, unit = -1, n = -1 } = row.option as unknown as ChoiceParts;
    const name = units[unit]?.name ?? '';
    const mini = naming.has(what) ? minis.get(n < 0 ? name : `${name}.${n + 1}`) : undefined;
    return mini === undefined ? [] : [{ option: row.id, number: at + 1, at: mini.at, radius: mini.radius }];
  });
  if (found.length < 2) return [];
  const plates = platesOf(found, [...minis.values()], HALF / scale);
  return found.map((one, n) => ({ ...one, plate: plates[n]! }));
}
