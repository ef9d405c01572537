import type { Card, Cell, Origin, SkillId, WeaponLine } from '@dustfront/dust-tactics';
import {
  ARMOUR_COLUMNS,
  columnOf,
  propertiesOf,
  provenanceOf,
  sourcesOf,
} from '@dustfront/dust-tactics/query';
import type { Provenance } from '@dustfront/wargame';
import { own } from '../reader.ts';
import { type CardSheet, sheetLines } from '../terminal/card-sheet.ts';
import type { Style } from '../terminal/style.ts';

const cell = (of: Cell | null | undefined): string => (of ? `${of.dice}/${of.damage}` : '-');

const carriers = (line: WeaponLine): string =>
  line.carriers === 'all' ? own('card.all') : line.special ? own('card.one') : String(line.carriers);

const properties = (line: WeaponLine): string[] =>
  propertiesOf(line).map((property) =>
    property === 'limited'
      ? own('card.limited-shots', { count: line.limited ?? 0 })
      : own(`card.trait.${property}`),
  );

const WORDS: Readonly<Record<Origin, Provenance>> = {
  known: 'printed',
  inferred: 'inferred',
  designed: 'ours',
};

/** Which values are printed, inferred and ours; of the weapon lines how many. */
function sources(card: Card): string[] {
  const { fields, skills, weapons } = sourcesOf(card);
  const listed = (origin: Origin): string[] => {
    const names = [
      ...fields[origin].map((field) => own(`card.field.${field}`)),
      ...skills[origin].map(spoken),
    ];
    return names.length === 0
      ? []
      : [own('card.values', { word: own(`card.word.${WORDS[origin]}`), list: names.join(', ') })];
  };
  const lines = weapons.map(({ id, count }) => {
    const weapon = card.weapons.find((line) => line.id === id)!.name;
    const all = count.known + count.inferred + count.designed;
    return own('card.weapon-values', { weapon, known: count.known, all });
  });
  return [
    own(`card.core.${provenanceOf(card)}`),
    ...(['known', 'inferred', 'designed'] as const).flatMap(listed),
    own('card.weapons-printed', { list: lines.join(', ') }),
  ];
}

const spoken = (skill: SkillId): string => skill.replaceAll('-', ' ');

export function coreSheet(card: Card): CardSheet {
  const { cover } = card;
  const about = [
    own('card.whose', { bloc: own(`card.of.${card.bloc}`), kind: own(`card.kind.${card.kind}`) }),
    own('card.armour', { armour: columnOf(card.armour) }),
    own('card.move', { move: card.move }),
    card.kind === 'squad'
      ? own('card.soldiers', { count: card.miniatures })
      : own('card.health', { count: card.health }),
    ...(card.size === undefined ? [] : [own('card.huge')]),
    own('card.points', { points: card.ap.original }),
    ...(cover
      ? [own('card.cover', { soft: own(`card.save.${cover.soft}`), hard: own(`card.save.${cover.hard}`) })]
      : []),
  ];
  return {
    name: card.nickname ? `${card.name} "${card.nickname}"` : card.name,
    id: card.id,
    about: about.join(', '),
    skills: card.skills.map(spoken),
    roles: (card.roles ?? []).map((role) => own(`card.role.${role}`)),
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
