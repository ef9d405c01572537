import type { Card, CardWeapon, UnitKind } from '@dustfront/dust-tactics-2014';
import { KILL } from '@dustfront/dust-tactics-2014/query';
import type { Provenance } from '@dustfront/wargame';
import { type CardSheet, sheetLines } from '../terminal/card-sheet.ts';
import type { Style } from '../terminal/style.ts';

const COLUMNS = ['I1', 'I2', 'I3', 'I4', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'A1', 'A2', 'A3'];

const CLASS: Readonly<Record<UnitKind, string>> = {
  squad: 'I',
  hero: 'I',
  support: 'I',
  vehicle: 'V',
  aircraft: 'A',
};

export const armourOf = (card: Card): string => `${CLASS[card.kind]}${card.armour}`;

function cell({ line }: CardWeapon, at: number): string {
  const found = line.cells[at];
  if (found == null) return '-';
  const dice = found.blast > 0 ? 'B'.repeat(found.blast) : String(found.dice);
  return `${dice}/${found.damage === KILL ? 'K' : found.damage}`;
}

function range({ line }: CardWeapon): string {
  if (line.close) return 'C';
  if (line.range >= 90) return 'U';
  return line.least > 0 ? `${line.least}-${line.range}` : String(line.range);
}

function properties(card: Card, { line, mount, boxes }: CardWeapon): string[] {
  const where = mount === 'all' || card.kind === 'squad' ? [] : [mount];
  const rules = line.rules.map((rule) => (rule === 'limited' ? `limited: ${boxes}` : rule));
  // A volley is limited as well, and its boxes are not said otherwise.
  return [...where, ...rules, ...(boxes > 0 && !line.rules.includes('limited') ? [`limited: ${boxes}`] : [])];
}

const ABOUT: Readonly<Record<Provenance, string>> = {
  printed: 'the card as the starter rules print it',
  inferred:
    'from the card of the same unit in Dust 1947, a later edition; damage to infantry and squad sizes by our rulings',
  ours: 'a card made for this program',
};

export function tacticsSheet(card: Card): CardSheet {
  const size = card.kind === 'squad' ? `${card.soldiers.length} soldiers` : `${card.track} health`;
  const faction = card.faction === '' ? '' : ` (${card.faction})`;
  const carried = [
    ...(card.passengers > 0 ? [`passengers ${card.passengers}`] : []),
    ...(card.riders > 0 ? [`tank riders ${card.riders}`] : []),
  ];
  const machine = card.kind === 'vehicle' ? `, ${card.size} ${card.drive}` : '';
  const hasRoles = card.soldiers.some(({ roles }) => roles.length > 0);
  return {
    name: card.name,
    id: card.id,
    about:
      `${card.bloc}${faction} ${card.kind}${machine}, armour ${armourOf(card)}, move ${card.move}, march ` +
      `${card.march}, ${size}, ${card.ap} AP`,
    skills: [...card.skills.map((skill) => skill.replaceAll('-', ' ')), ...carried],
    roles: hasRoles
      ? card.soldiers.map(({ roles }) => (roles.length > 0 ? roles.join(' and ') : 'soldier'))
      : [],
    columns: COLUMNS,
    weapons: card.weapons.map((weapon) => ({
      name: weapon.line.name,
      range: range(weapon),
      cells: COLUMNS.map((_, at) => cell(weapon, at)),
      carried: String(weapon.count),
      properties: properties(card, weapon),
    })),
    provenance: card.provenance,
    sources: [
      ABOUT[card.provenance],
      ...(card.designed.length > 0 ? [`ours on it: ${card.designed.join(', ')}`] : []),
      ...(card.unplayed.length > 0
        ? [`on that card, but not played in this edition: ${card.unplayed.join(', ')}`]
        : []),
    ],
  };
}

export const cardText = (card: Card, style: Style): string[] => sheetLines(tacticsSheet(card), style);
