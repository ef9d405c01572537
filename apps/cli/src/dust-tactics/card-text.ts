import type { Card, CardField, Cell, Origin, SkillId, WeaponLine } from '@dustfront/dust-tactics';
import {
  ARMOUR_COLUMNS,
  columnOf,
  propertiesOf,
  provenanceOf,
  sourcesOf,
} from '@dustfront/dust-tactics/query';
import type { Provenance } from '@dustfront/wargame';
import { type CardSheet, sheetLines } from '../terminal/card-sheet.ts';
import type { Style } from '../terminal/style.ts';

const cell = (of: Cell | null | undefined): string => (of ? `${of.dice}/${of.damage}` : '-');

const carriers = (line: WeaponLine): string =>
  line.carriers === 'all' ? 'all' : line.special ? 'one soldier' : String(line.carriers);

const properties = (line: WeaponLine): string[] =>
  propertiesOf(line).map((property) => {
    if (property === 'limited') return `limited: ${line.limited} shot${line.limited === 1 ? '' : 's'}`;
    return property === 'ugl' ? 'UGL' : property.replace('-', ' & ');
  });

const FIELDS: Readonly<Record<CardField, string>> = {
  armour: 'armour',
  move: 'move',
  health: 'health',
  apOriginal: 'AP',
  apLater: 'AP of the later scale',
  soft: 'soft cover',
  hard: 'hard cover',
};

const WORDS: Readonly<Record<Origin, string>> = { known: 'printed', inferred: 'inferred', designed: 'ours' };

const ABOUT: Readonly<Record<Provenance, string>> = {
  printed: 'every value is known from a book or another published source',
  inferred: 'a unit of the published game; what no source gives was inferred or made by us',
  ours: 'a unit made for this program',
};

/** Which values are printed, inferred and ours; of the weapon lines how many. */
function sources(card: Card): string[] {
  const { fields, skills, weapons } = sourcesOf(card);
  const listed = (origin: Origin): string[] => {
    const names = [...fields[origin].map((field) => FIELDS[field]), ...skills[origin].map(spoken)];
    return names.length === 0 ? [] : [`${WORDS[origin]}: ${names.join(', ')}`];
  };
  const lines = weapons.map(({ id, count }) => {
    const name = card.weapons.find((line) => line.id === id)!.name;
    return `${name} ${count.known} of ${count.known + count.inferred + count.designed}`;
  });
  return [
    ABOUT[provenanceOf(card)],
    ...(['known', 'inferred', 'designed'] as const).flatMap(listed),
    `printed of range and dice: ${lines.join(', ')}`,
  ];
}

const spoken = (skill: SkillId): string => skill.replaceAll('-', ' ');

export function coreSheet(card: Card): CardSheet {
  const cover = card.cover ? `, soft cover ${card.cover.soft} save, hard cover ${card.cover.hard} save` : '';
  const size = card.kind === 'squad' ? `${card.miniatures} soldiers` : `${card.health} health`;
  const base = card.size === undefined ? '' : ', on 2 x 2 squares';
  return {
    name: card.nickname ? `${card.name} "${card.nickname}"` : card.name,
    id: card.id,
    about:
      `${card.bloc} ${card.kind}, armour ${columnOf(card.armour)}, move ${card.move}, ${size}${base}, ` +
      `${card.ap.original} AP${cover}`,
    skills: card.skills.map(spoken),
    roles: card.roles ?? [],
    columns: ARMOUR_COLUMNS,
    weapons: card.weapons.map((line) => ({
      name: line.name,
      range: String(line.range),
      cells: ARMOUR_COLUMNS.map((_, at) => cell(line.cells[at])),
      carried: carriers(line),
      properties: properties(line),
    })),
    provenance: provenanceOf(card),
    sources: sources(card),
  };
}

export const cardText = (card: Card, style: Style): string[] => sheetLines(coreSheet(card), style);
