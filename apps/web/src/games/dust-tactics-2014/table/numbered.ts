import type { ChoiceParts } from '@dustfront/dust-tactics-2014';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { buttonsOf } from '../../../pages/table/answers.ts';
import { viewOf } from '../model.ts';
import { naming } from '../options.ts';
import { apart } from './geometry.ts';

/** A miniature that can be named as an answer, with the number of its button. */
export interface Numbered {
  readonly option: string;
  readonly number: number;
  readonly at: Spot;
  readonly radius: number;
}

/** The miniatures among which one is to be named, as they stand; one alone needs no number. */
export function numberedNow(c: Controller, { troops }: TableScene): readonly Numbered[] {
  const question = c.question.value;
  const json = c.table.state.value?.view ?? null;
  if (question === null || json === null) return [];
  const { units } = viewOf(json);
  const minis = new Map(troops.flatMap((troop) => troop.minis.map((mini) => [mini.key, mini] as const)));
  const found = buttonsOf(c, question).plain.flatMap((row, at): Numbered[] => {
    const { do: what, unit = -1, n = -1 } = row.option as unknown as ChoiceParts;
    const name = units[unit]?.name ?? '';
    const mini = naming.has(what) ? minis.get(n < 0 ? name : `${name}.${n + 1}`) : undefined;
    return mini === undefined ? [] : [{ option: row.id, number: at + 1, at: mini.at, radius: mini.radius }];
  });
  return found.length > 1 ? found : [];
}

/** As far beside a base somebody may point and still mean it, in pixels of the screen. */
const ROOM = 10;

/** Who is meant by a point of the table. */
export function meantAt(all: readonly Numbered[], point: Spot, scale: number): Numbered | null {
  const near = all.filter(({ at, radius }) => apart(at, point) <= radius + ROOM / scale);
  return near.sort((a, b) => apart(a.at, point) - apart(b.at, point))[0] ?? null;
}
