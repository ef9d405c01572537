import { rules } from 'virtual:rules/dust-tactics';
import type { Card, CoreView, Unit, WeaponLine } from '@dustfront/dust-tactics';
import {
  ARMOUR_COLUMNS,
  columnOf,
  PROPERTY_RULES,
  propertiesOf,
  ROLE_RULES,
  SKILLS,
} from '@dustfront/dust-tactics/query';
import { t } from '../../i18n/index.ts';
import { explainer } from '../explained.ts';
import type { CardModel, SkillModel, WeaponModel } from '../face.ts';
import { artOf } from './art.ts';
import { cardOf, isHeroJoined, signOf, signs, squareName, titleOf } from './model.ts';
import { cardSource } from './sources.ts';

const cellText = (line: WeaponLine, i: number): string => {
  const cell = line.cells[i];
  return cell == null ? '–' : `${cell.dice}/${cell.damage}`;
};

function carriers(card: Card, line: WeaponLine, unit: Unit | null): number {
  if (card.kind !== 'squad') return line.carriers === 'all' ? 1 : line.carriers;
  const alive = unit === null ? card.figures.map((_, i) => i) : unit.figures;
  if (line.carriers === 'all') return alive.length;
  return alive.reduce((n, place) => n + (card.figures[place] ?? []).filter((id) => id === line.id).length, 0);
}

/** A word of the card with what the rules say of it. */
const explained = explainer('dust-tactics', rules);

const HUGE_RULES = ['dt1.space.huge', 'dt1.ruling.huge-vehicles', 'dt1.ruling.huge-sight'];

/** Soldiers who are something, in their order; those who have fallen are struck out (dt1.cmd.member-lost). */
const rolesOf = (card: Card, alive: readonly number[]): SkillModel[] =>
  (card.roles ?? []).flatMap((role, place) =>
    role === 'soldier' ? [] : [explained(t(`role.${role}`), ROLE_RULES[role], !alive.includes(place))],
  );

function weaponModel(card: Card, line: WeaponLine, unit: Unit | null): WeaponModel {
  const count = carriers(card, line, unit);
  const ammo =
    line.limited === undefined ? null : { total: line.limited, left: unit?.ammo[line.id] ?? line.limited };
  return {
    id: line.id,
    name: line.name,
    count: String(line.limited === undefined ? count : line.limited),
    range: String(line.range),
    cells: ARMOUR_COLUMNS.map((_, i) => cellText(line, i)),
    ammo,
    traits: propertiesOf(line).map((property) =>
      explained(t(`trait.${property}`), PROPERTY_RULES[property], false),
    ),
    off: ammo === null ? count === 0 || (unit?.unloaded.includes(line.id) ?? false) : ammo.left === 0,
  };
}

const saveText = (save: string): string =>
  save === 'hit' ? t('card.hit') : save === 'miss' ? t('card.miss') : t('card.nosave');

/** A printed card, or with a unit the card as it is now. */
export function cardModel(card: Card, unit: Unit | null, square: string, later: boolean): CardModel {
  const squad = card.kind === 'squad';
  const alive = unit === null ? card.figures.map((_, i) => i) : unit.figures;
  const lost = squad ? card.miniatures - alive.length : card.health - (unit?.health ?? card.health);
  const stats = [
    { label: t('card.armour'), value: columnOf(card.armour) },
    { label: t('card.move'), value: String(card.move) },
    { label: t('card.points'), value: String(later ? card.ap.later : card.ap.original) },
  ];
  if (card.cover !== undefined)
    stats.push(
      { label: t('card.soft'), value: saveText(card.cover.soft) },
      { label: t('card.hard'), value: saveText(card.cover.hard) },
    );
  const skills: SkillModel[] = card.skills.map((id) =>
    explained(SKILLS[id].name, SKILLS[id].rules, unit?.spent.includes(id) ?? false),
  );
  if (card.size !== undefined) skills.unshift(explained(t('card.huge'), HUGE_RULES, false));
  return {
    key: unit?.name ?? card.id,
    name: card.name,
    nickname: card.nickname ?? '',
    sign: card.bloc,
    art: artOf(card, alive, unit?.health ?? card.health),
    flip: card.bloc === 'axis',
    square,
    stats,
    health: { total: squad ? card.miniatures : card.health, lost, label: t('card.health') },
    skills,
    roles: rolesOf(card, alive),
    source: cardSource(card),
    columns: ARMOUR_COLUMNS,
    groups: [4, 7, 3],
    weapons: card.weapons.map((line) => weaponModel(card, line, unit)),
  };
}

export function coreCard(view: CoreView, name: string): CardModel | null {
  const unit = view.units.find((u) => u.name === name);
  if (unit === undefined) return null;
  const place =
    unit.place === 'board'
      ? squareName(view, unit.square)
      : t(unit.place === 'reserve' ? 'card.reserve' : unit.place === 'left' ? 'card.left' : 'card.lost');
  const later = view.options.scale === 'later';
  const sign = signOf(unit) ?? signs[0];
  const named = (one: Unit): CardModel => ({
    ...cardModel(cardOf(view, one), one, place, later),
    name: titleOf(view, one),
    sign,
  });
  const hero = unit.joined < 0 || isHeroJoined(view, unit) ? undefined : view.units[unit.joined];
  return hero === undefined
    ? named(unit)
    : { ...named(unit), with: titleOf(view, hero), partners: [named(hero)] };
}
