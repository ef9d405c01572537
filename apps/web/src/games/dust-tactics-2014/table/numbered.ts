import type { ChoiceParts } from '@dustfront/dust-tactics-2014';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { buttonsOf } from '../../../pages/table/answers.ts';
import { viewOf } from '../model.ts';
import { attackOf, naming } from '../options.ts';
import { HALF, platesOf } from './plates.ts';

/** A miniature that can be named as an answer, with the number of its button; or one that answers speak of. */
export interface Numbered {
  /** The answer that a click on it gives; null where several speak of it. */
  readonly option: string | null;
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
  const view = viewOf(json);
  const { units } = view;
  const minis = new Map(troops.flatMap((troop) => troop.minis.map((mini) => [mini.key, mini] as const)));
  const numbered = (option: string | null, number: number, id: number, man: number) => {
    const name = units[id]?.name ?? '';
    const mini = minis.get(man < 0 ? name : `${name}.${man + 1}`);
    return mini === undefined ? [] : [{ option, number, at: mini.at, radius: mini.radius }];
  };
  const shooter = attackOf(view)?.shots.at(-1)?.by ?? -1;
  const { plain } = buttonsOf(c, question);
  const found = plain.flatMap((row, at): Omit<Numbered, 'plate'>[] => {
    const { do: what, unit = -1, n = -1, by } = row.option as unknown as ChoiceParts;
    if (!naming.has(what)) return [];
    // Jets at one miniature are told apart by whom they come from.
    return by === undefined ? numbered(row.id, at + 1, unit, n) : numbered(row.id, at + 1, shooter, by);
  });
  const men = new Set(plain.flatMap(({ option }) => (option as unknown as ChoiceParts).men ?? []));
  for (const man of [...men].sort((a, b) => a - b)) found.push(...numbered(null, man + 1, shooter, man));
  if (found.length < 2) return [];
  const plates = platesOf(found, [...minis.values()], HALF / scale);
  return found.map((one, n) => ({ ...one, plate: plates[n]! }));
}
