import type { DustView, ShownHolder } from '@dustfront/dust';
import { youOf } from '../../../../session/called.ts';
import { armyOf } from '../../model.ts';
import { holderName } from '../../names.ts';
import type { Audience } from '../../story/tell.ts';
import { w } from '../../words.ts';

/** Who sits at this screen, and what everybody is called at it. */
export interface People {
  /** The seats of this screen. */
  readonly mine: readonly number[];
  readonly names: readonly string[];
}

/** For whom battles are told at this screen. */
export const audienceOf = (view: DustView, { mine }: People): Audience => ({ view, you: youOf(mine) });

/** Whether it is the one person at this screen. */
export const isYou = ({ mine }: People, holder: ShownHolder): boolean =>
  mine.length === 1 && holder === mine[0];

export function called(view: DustView, people: People, holder: ShownHolder): string {
  if (isYou(people, holder)) return w('stage.you');
  return (typeof holder === 'number' ? people.names[holder] : undefined) ?? holderName(view, holder);
}

/** The paint of a holder, as a class. */
export function paintOf(view: DustView, holder: ShownHolder): string {
  const army = armyOfHolder(view, holder);
  return army === null ? 'side-neutral' : `army-${army}`;
}

export const armyOfHolder = (view: DustView, holder: ShownHolder): number | null =>
  typeof holder === 'number' ? armyOf(view, holder) : null;
