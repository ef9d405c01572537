import type { Card, CardWeapon, UnitKind } from '@dustfront/dust-tactics-2014';
import { KILL } from '@dustfront/dust-tactics-2014/query';
import { own } from '../reader.ts';
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
  const limited = own('card.limited', { count: boxes });
  const where = mount === 'all' || card.kind === 'squad' ? [] : [own(`card.mount.${mount}`)];
  const rules = line.rules.map((rule) => (rule === 'limited' ? limited : own(`card.trait.${rule}`)));
  // A volley is limited as well, and its boxes are not said otherwise.
  return [...where, ...rules, ...(boxes > 0 && !line.rules.includes('limited') ? [limited] : [])];
}

function about(card: Card): string {
  const faction = card.faction === '' ? '' : ` (${card.faction})`;
  const machine = { size: own(`card.size.${card.size}`), drive: own(`card.drive.${card.drive}`) };
  return [
    own('card.whose', { bloc: own(`card.of.${card.bloc}`) + faction, kind: own(`card.kind.${card.kind}`) }),
    ...(card.kind === 'vehicle' ? [own('card.machine', machine)] : []),
    own('card.armour', { armour: armourOf(card) }),
    own('card.move', { move: card.move }),
    own('card.march', { march: card.march }),
    card.kind === 'squad'
      ? own('card.soldiers', { count: card.soldiers.length })
      : own('card.health', { count: card.track }),
    own('card.points', { points: card.ap }),
  ].join(', ');
}

export function tacticsSheet(card: Card): CardSheet {
  const carried = [
    ...(card.passengers > 0 ? [own('card.passengers', { count: card.passengers })] : []),
    ...(card.riders > 0 ? [own('card.riders', { count: card.riders })] : []),
  ];
  const roleOf = ({ roles }: Card['soldiers'][number]): string =>
    roles.length > 0
      ? roles.map((role) => own(`card.role.${role}`)).join(own('and'))
      : own('card.role.soldier');
  const hasRoles = card.soldiers.some(({ roles }) => roles.length > 0);
  return {
    name: card.name,
    id: card.id,
    about: about(card),
    skills: [...card.skills.map((skill) => skill.replaceAll('-', ' ')), ...carried],
    roles: hasRoles ? card.soldiers.map(roleOf) : [],
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
      own(`card.2014.${card.provenance}`),
      ...(card.designed.length > 0 ? [own('card.designed', { list: card.designed.join(', ') })] : []),
      ...(card.unplayed.length > 0 ? [own('card.unplayed', { list: card.unplayed.join(', ') })] : []),
    ],
  };
}

export const cardText = (card: Card, style: Style): string[] => sheetLines(tacticsSheet(card), style);
