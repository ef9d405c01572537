import type { Spot } from '../../../board/tabletop.ts';
import type { Draft, DraftFeature, DraftUnit, Side, TableKit } from '../../../games/draft.ts';
import { moved, onto, turned, withFeature, withoutFeature, withUnit } from './shapes.ts';

/** What is in the hand: a thing on the table, or a unit that stands there from the start. */
export type Chosen =
  | { readonly what: 'feature'; readonly id: string }
  | { readonly what: 'unit'; readonly side: Side; readonly key: string };

export const featureIn = (draft: Draft, chosen: Chosen | null): DraftFeature | null =>
  (chosen?.what === 'feature' ? draft.table?.features.find(({ id }) => id === chosen.id) : null) ?? null;

export const unitIn = (draft: Draft, chosen: Chosen | null): DraftUnit | null =>
  (chosen?.what === 'unit' ? draft.forces[chosen.side].find(({ key }) => key === chosen.key) : null) ?? null;

/** Whoever has this key, and whose he is. */
export function unitOf(draft: Draft, key: string): Extract<Chosen, { what: 'unit' }> | null {
  const side = ([0, 1] as const).find((one) => draft.forces[one].some((unit) => unit.key === key));
  return side === undefined ? null : { what: 'unit', side, key };
}

/** What was in the hand when a drag began, carried from there. */
export function carried(from: Draft, now: Draft, chosen: Chosen, by: Spot): Draft {
  const size = from.table;
  if (size === undefined) return now;
  const feature = featureIn(from, chosen);
  if (feature !== null) return withFeature(now, moved(size, feature, by));
  const unit = unitIn(from, chosen);
  if (chosen.what !== 'unit' || unit?.at === undefined) return now;
  const at = onto(size, [unit.at[0] + by[0], unit.at[1] + by[1]]);
  return withUnit(now, chosen.side, chosen.key, (one) => ({ ...one, at }));
}

export function turnedBy(kit: TableKit, draft: Draft, chosen: Chosen, by: number): Draft {
  const { table } = draft;
  if (table === undefined) return draft;
  const feature = featureIn(draft, chosen);
  if (feature !== null) return withFeature(draft, turned(table, feature, by));
  if (chosen.what !== 'unit') return draft;
  return withUnit(draft, chosen.side, chosen.key, (unit) =>
    kit.turns(unit.unit)
      ? { ...unit, heading: (kit.headingOf(table, chosen.side, unit) + by + 64) % 64 }
      : unit,
  );
}

/** A thing is taken away; a unit enters by its edge again. */
export function dropped(draft: Draft, chosen: Chosen): Draft {
  if (chosen.what === 'feature') return withoutFeature(draft, chosen.id);
  return withUnit(draft, chosen.side, chosen.key, ({ at: _, ...unit }) => unit);
}
