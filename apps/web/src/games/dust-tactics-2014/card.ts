import { rules } from 'virtual:rules/dust-tactics-2014';
import type { Card, CardWeapon, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  carriedBy,
  EQUIPMENT_RULES,
  KILL,
  PROPERTY_RULES,
  pilotOf,
  printedName,
  ROLE_RULES,
  rulesAbout,
} from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import { explainer } from '../explained.ts';
import type { CardModel, SkillModel, WeaponModel } from '../face.ts';
import { artOf } from './art.ts';
import { placeOf, signOf, titleOf, unitNamed } from './model.ts';
import { cardSource } from './sources.ts';
import { tokensOf } from './tokens.ts';

const levels = { I: 4, V: 7, A: 3 };

/** Columns of a weapon line, in their printed order. */
export const armourColumns: readonly string[] = Object.entries(levels).flatMap(([kind, most]) =>
  Array.from({ length: most }, (_, i) => `${kind}${i + 1}`),
);

export const armourOf = (card: Card): string =>
  `${card.kind === 'vehicle' ? 'V' : card.kind === 'aircraft' ? 'A' : 'I'}${card.armour}`;

function cellText(weapon: CardWeapon, column: number): string {
  const cell = weapon.line.cells[column];
  if (cell == null) return '–';
  const dice = cell.blast > 0 ? '✱'.repeat(cell.blast) : String(cell.dice);
  return `${dice}/${cell.damage === KILL ? 'K' : cell.damage}`;
}

function rangeText({ line }: CardWeapon, point = 1): string {
  if (line.close) return 'C';
  if (line.range >= 90) return 'U';
  return line.least > 0 ? `${line.least * point}–${line.range * point}` : String(line.range * point);
}

/** Centimetres of a table to a point of range or movement (dt14.gen.range.convert). */
const POINT = 10;

/** The same card where it is measured: moves and ranges in centimetres. */
function measuredCard(model: CardModel, { move, march, weapons }: Card): CardModel {
  const moves = { label: `${t('card.move')} cm`, value: `${move * POINT}/${march * POINT}` };
  return {
    ...model,
    measured: true,
    stats: model.stats.map((stat) => (stat.label === t('card.move') ? moves : stat)),
    weapons: model.weapons.map((weapon, at) => ({ ...weapon, range: rangeText(weapons[at]!, POINT) })),
  };
}

function bearers(card: Card, at: number, unit: Unit | null): number {
  const weapon = card.weapons[at];
  if (weapon === undefined) return 0;
  if (card.kind !== 'squad' || unit === null) return weapon.count;
  return unit.soldiers.filter((man) => card.soldiers[man]?.weapons.includes(at)).length;
}

/** A word of the card with what the rules say of it. */
const explained = explainer('dust-tactics-2014', rules);

/** Soldiers who are something, in their order; those who have fallen are struck out (dt14.cmd.lost). */
function rolesOf(card: Card, unit: Unit | null): SkillModel[] {
  const found = [...new Set(card.soldiers.flatMap(({ roles }) => roles))];
  return found.map((role) => {
    const men = card.soldiers.flatMap(({ roles }, man) => (roles.includes(role) ? [man] : []));
    const alive = men.filter((man) => unit === null || unit.soldiers.includes(man)).length;
    const name = t(`role.${role}`);
    return explained(men.length > 1 ? `${name} × ${alive}` : name, ROLE_RULES[role], alive === 0);
  });
}

function weaponModel(card: Card, at: number, unit: Unit | null): WeaponModel {
  const weapon = card.weapons[at]!;
  const count = bearers(card, at, unit);
  const left = unit?.ammo[at] ?? weapon.boxes;
  const ammo = weapon.boxes === 0 ? null : { total: weapon.boxes, left };
  const unloaded = weapon.line.rules.includes('reload') && unit !== null && !unit.loaded;
  const mount = weapon.mount === 'all' || card.kind === 'squad' ? [] : [t(`tactics.mount.${weapon.mount}`)];
  return {
    id: String(at),
    name: weapon.line.name,
    count: String(count),
    range: rangeText(weapon),
    cells: armourColumns.map((_, i) => cellText(weapon, i)),
    ammo,
    off: count === 0 || unloaded || (ammo !== null && left === 0),
    traits: weapon.line.rules.map((rule) => explained(t(`trait.${rule}`), PROPERTY_RULES[rule], false)),
    notes: mount,
  };
}

const equipment = (id: keyof typeof EQUIPMENT_RULES, places = ''): SkillModel =>
  explained(`${printedName(id)}${places}`, EQUIPMENT_RULES[id], false);

/** Abilities and equipment, each with its rule. */
function skillsOf({ skills, passengers, riders, drive }: Card, unit: Unit | null): SkillModel[] {
  return [
    ...skills.map((id) => explained(printedName(id), rulesAbout(id), unit?.spent.includes(id) ?? false)),
    ...(passengers > 0 ? [equipment('passengers', ` ${passengers}`)] : []),
    ...(riders > 0 ? [equipment('tank-riders', ` ${riders}`)] : []),
    ...(drive === 'walker' || drive === 'foot' || drive === 'air' ? [] : [equipment(drive)]),
  ];
}

function cardModel(
  card: Card,
  unit: Unit | null,
  sign: CardModel['sign'],
  square: string,
  tokens: readonly SkillModel[],
  more: CardModel['stats'],
): CardModel {
  const squad = card.kind === 'squad';
  const total = squad ? card.soldiers.length : card.track;
  const lost = unit === null ? 0 : squad ? total - unit.soldiers.length : unit.marks;
  return {
    key: unit?.name ?? card.id,
    name: card.name,
    nickname: '',
    sign,
    art: artOf(card, unit),
    flip: unit?.side === 1,
    square,
    stats: [
      { label: t('card.armour'), value: armourOf(card) },
      { label: t('card.move'), value: `${card.move}/${card.march}` },
      { label: t('card.points'), value: String(card.ap) },
      ...more,
    ],
    health: { total, lost, label: t('card.health') },
    skills: [...tokens, ...skillsOf(card, unit)],
    roles: rolesOf(card, unit),
    source: cardSource(card),
    columns: armourColumns,
    groups: [4, 7, 3],
    weapons: card.weapons.map((_, at) => weaponModel(card, at, unit)),
  };
}

const ways = ['north', 'east', 'south', 'west'] as const;

/** A unit's card as it is now: its tokens, who is aboard, who pilots it. */
export function tacticsCard(view: TacticsView, piece: string): CardModel | null {
  const unit = unitNamed(view, piece);
  if (unit === null) return null;
  const card = cardOfUnit(unit);
  const tokens = tokensOf(view, unit).map(
    (token): SkillModel => ({ ...explained(token.name, [token.rule], false), token: true }),
  );
  const pilot = pilotOf(view, unit);
  const aboard = carriedBy(view, unit).filter((one) => one.carriage !== 'pilot');
  const machine = card.kind === 'vehicle' || card.kind === 'aircraft';
  const more = [
    ...(machine && unit.place === 'board' && view.table === undefined
      ? [{ label: t('tactics.faces'), value: t(`tactics.way.${ways[unit.facing]}`) }]
      : []),
    ...(pilot === null ? [] : [{ label: t('tactics.carriage.pilot'), value: titleOf(view, pilot) }]),
    ...(aboard.length === 0
      ? []
      : [{ label: t('tactics.inside'), value: aboard.map((one) => titleOf(view, one)).join(', ') }]),
  ];
  const where =
    unit.place === 'off' ? t('card.reserve') : unit.place === 'gone' ? t('card.lost') : placeOf(view, unit);
  const inWords = (one: CardModel, printed: Card): CardModel =>
    view.table === undefined ? one : measuredCard(one, printed);
  const model = inWords(cardModel(card, unit, signOf(view, unit), where, tokens, more), card);
  const partners = view.units
    .filter((one) => one.joined === unit.id && one.place !== 'gone')
    .map((one): CardModel => {
      const printed = cardOfUnit(one);
      const partner = inWords(cardModel(printed, one, signOf(view, one), where, [], []), printed);
      return { ...partner, name: titleOf(view, one) };
    });
  return { ...model, name: titleOf(view, unit), ...(partners.length === 0 ? {} : { partners }) };
}
