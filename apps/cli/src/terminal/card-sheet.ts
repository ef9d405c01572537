import type { Provenance } from '@dustfront/wargame';
import { own } from '../reader.ts';
import { tableLines } from './columns.ts';
import { type Style, wrap } from './style.ts';

/** One weapon line of a card, in words. */
export interface WeaponRow {
  readonly name: string;
  readonly range: string;
  /** One text for each armour column of the sheet. */
  readonly cells: readonly string[];
  readonly carried: string;
  /** Laser, flame, limited 3, … */
  readonly properties: readonly string[];
}

/** A unit card of any game as words. */
export interface CardSheet {
  readonly name: string;
  readonly id: string;
  readonly about: string;
  readonly skills: readonly string[];
  /** What single soldiers are, in their order. */
  readonly roles: readonly string[];
  readonly columns: readonly string[];
  readonly weapons: readonly WeaponRow[];
  readonly provenance: Provenance;
  /** What that word means for this card, a line each. */
  readonly sources: readonly string[];
}

/** A card as a table: dice and damage of each weapon line against each armour that some line harms. */
export function sheetLines(sheet: CardSheet, style: Style): string[] {
  const shown = sheet.columns.flatMap((_, at) =>
    sheet.weapons.some(({ cells }) => cells[at] !== '-') ? [at] : [],
  );
  const rows = sheet.weapons.map(({ name, range, cells, carried, properties }) => [
    name,
    range,
    ...shown.map((at) => cells[at] ?? '-'),
    carried,
    properties.join(', '),
  ]);
  const head = [
    own('card.weapon'),
    own('card.range'),
    ...shown.map((at) => sheet.columns[at]!),
    own('card.carried'),
    own('card.special'),
  ];
  const [first = '', ...lines] = tableLines([head, ...rows]);
  return [
    style.bold(sheet.name) + style.dim(`  ${sheet.id}`),
    sheet.about,
    ...(sheet.skills.length > 0 ? [own('card.skills', { list: sheet.skills.join(', ') })] : []),
    ...(sheet.roles.length > 0 ? [own('card.roles', { list: sheet.roles.join(', ') })] : []),
    style.dim(first),
    ...lines,
    `${style.note(own(`card.word.${sheet.provenance}`))}${style.dim(own('card.colon'))}${sheet.sources[0] ?? ''}`,
    ...sheet.sources.slice(1).flatMap((line) => wrap(line, 96, '  ').map(style.dim)),
  ];
}
