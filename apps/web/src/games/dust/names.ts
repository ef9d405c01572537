import type { DustView, ShownHolder, UnitType } from '@dustfront/dust';
import { t } from '../../i18n/index.ts';
import { wordOf } from '../../i18n/words.ts';
import { calledAt } from '../../session/called.ts';
import type { SeatKind } from '../../session/table.ts';
import { areaOf, mapOf, type UnitCounts, unitList } from './model.ts';
import { type Word, w } from './words.ts';

export function areaName(view: DustView, id: string): string {
  const ours = view.map === 'world' ? wordOf('dust', `area.${id}`) : undefined;
  return ours ?? areaOf(view, id)?.name ?? mapOf(view).areas.find((area) => area.id === id)?.name ?? id;
}

export const colourName = (colour: string): string => w(`colour.${colour}` as Word);

export function seatName(view: DustView, seat: number): string {
  const colour = view.players[seat]?.colour ?? null;
  return colour === null ? w('seat.player', { number: seat + 1 }) : colourName(colour);
}

export function holderName(view: DustView, holder: ShownHolder): string {
  if (holder === null) return w('nobody');
  return holder === 'neutral' ? w('neutrals') : seatName(view, holder);
}

export const unitName = (unit: UnitType, count = 1): string => w(`unit.${unit}` as Word, { count });

export const unitWords = (units: UnitCounts): string =>
  unitList(units)
    .map(({ kind, count }) => `${count} ${unitName(kind, count)}`)
    .join(', ');

/** As a sentence about somebody names him: whoever is called "you" at the table goes by his colour there. */
export function toldOf(view: DustView, names: readonly string[], seat: number): string {
  const name = names[seat];
  return name === undefined || name === t('seat.you') ? seatName(view, seat) : name;
}

/** What everybody is called at a table: by name, or by colour where names do not tell them apart or are none. */
export function calledAtTable(view: DustView, seats: readonly SeatKind[]): string[] {
  const names = seats.map(calledAt);
  const nameless = t('seat.computer');
  return names.map((name, seat) =>
    name === nameless || names.filter((other) => other === name).length > 1 ? seatName(view, seat) : name,
  );
}

/** What a way is called: by land, by ship, as an attack, … */
export const kindWord = (kind: string): string => w(`kind.${kind}` as Word);
