/** Says everything that is wrong with a card, in words a card's author can act on. */
import type { Params } from '@dustfront/kernel';
import { type Code, type Problem, problem } from '../problem.ts';
import {
  ARMOUR_COLUMNS,
  type ArmourClass,
  type Card,
  ROLES,
  type Role,
  type SkillId,
  type WeaponLine,
} from './card.ts';
import { SKILLS } from './skills.ts';

type CardCode = Code extends infer C ? (C extends `card.${infer Fault}` ? Fault : never) : never;

/** Where on the card (`move`, `weapons.ugl.cells`), what is wrong, and with what. */
type Report = (at: string, code: CardCode, params?: Params) => void;

/** dt1.card.armour.soldiers, dt1.card.armour.vehicles, dt1.card.armour.aircraft. */
const HIGHEST_LEVEL: Record<ArmourClass, number> = { infantry: 4, vehicle: 7, aircraft: 3 };

/** dt1.cmd.members. */
const COMMAND_ROLES: readonly Role[] = ['officer', 'radioman', 'mechanic', 'medic', 'specialist'];

const HERO_SKILLS: readonly SkillId[] = ['berserk', 'black-ops', 'commander', 'fighting-spirit', 'tank-head'];

export function validateCard(card: Card): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (at, code, params) => problems.push(problem(at, `card.${code}`, params));
  checkHead(card, report);
  checkBody(card, report);
  checkSkills(card, report);
  checkFigures(card, report);
  const seen = new Set<string>();
  for (const line of card.weapons) {
    if (seen.has(line.id)) report(`weapons.${line.id}`, 'line-twice');
    seen.add(line.id);
    checkLine(line, card, (at, code, params) => report(`weapons.${line.id}.${at}`, code, params));
  }
  return problems;
}

function whole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}

function checkHead(card: Card, report: Report): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id)) report('id', 'kebab', { value: card.id });
  if (card.name.trim() === '') report('name', 'empty');
  if (card.bloc !== 'allies' && card.bloc !== 'axis') report('bloc', 'unknown', { value: card.bloc });
  const { original, later } = card.ap;
  if (!whole(original, 1)) report('ap.original', 'whole', { value: original, least: 1 });
  if (!whole(later, 1)) report('ap.later', 'whole', { value: later, least: 1 });
}

function checkBody(card: Card, report: Report): void {
  if (card.size !== undefined && (card.size !== 2 || card.kind !== 'vehicle')) report('size', 'large');
  const { class: armourClass, level } = card.armour;
  const highest = HIGHEST_LEVEL[armourClass];
  if (highest === undefined) report('armour.class', 'unknown', { value: armourClass });
  else if (!whole(level, 1) || level > highest)
    report('armour.level', 'level', { value: level, most: highest, armour: armourClass });
  if (card.kind === 'vehicle' && armourClass === 'infantry') report('armour.class', 'vehicle-armour');
  if (card.kind !== 'vehicle' && armourClass !== 'infantry') report('armour.class', 'soldier-armour');
  if (!whole(card.move, 0)) report('move', 'whole', { value: card.move, least: 0 });
  if (!whole(card.miniatures, 1)) report('miniatures', 'whole', { value: card.miniatures, least: 1 });
  if (!whole(card.health, 1)) report('health', 'whole', { value: card.health, least: 1 });
  if (card.kind === 'squad') {
    if (card.health !== card.miniatures) report('health', 'squad-health');
    if (card.cover === undefined) report('cover', 'squad-cover');
  } else {
    if (card.miniatures !== 1) report('miniatures', 'single', { kind: card.kind });
    if (card.cover !== undefined) report('cover', 'no-cover', { kind: card.kind });
  }
}

function checkSkills(card: Card, report: Report): void {
  const has = (skill: SkillId) => card.skills.includes(skill);
  card.skills.forEach((skill, i) => {
    if (!(skill in SKILLS)) report('skills', 'unknown', { value: skill });
    if (card.skills.indexOf(skill) !== i) report('skills', 'twice', { value: skill });
    if (card.origin.skills[skill] === undefined) report('origin.skills', 'origin', { value: skill });
    if (HERO_SKILLS.includes(skill) && card.kind !== 'hero') report('skills', 'for-heroes', { value: skill });
  });
  if (has('self-repair') && card.kind !== 'vehicle')
    report('skills', 'for-vehicles', { value: 'self-repair' });
  if (has('wiederbelebungsserum') && card.kind !== 'hero')
    report('skills', 'for-heroes', { value: 'wiederbelebungsserum' });
  if (has('command-squad') && card.kind !== 'squad')
    report('skills', 'for-squads', { value: 'command-squad' });
  checkRoles(card, report);
}

function checkRoles(card: Card, report: Report): void {
  const has = (skill: SkillId) => card.skills.includes(skill);
  const roles = card.roles ?? [];
  if (card.roles !== undefined && roles.length !== card.miniatures)
    report('roles', 'each', { count: roles.length, miniatures: card.miniatures });
  for (const role of roles) if (!ROLES.includes(role)) report('roles', 'unknown', { value: role });
  const expected: Role[] = [];
  if (has('command-squad')) expected.push(...COMMAND_ROLES);
  if (has('sniper-team')) expected.push('sniper', 'spotter');
  if (has('sniper') && card.kind === 'squad') expected.push('sniper');
  if (has('spotter') && card.kind === 'squad') expected.push('spotter');
  for (const role of expected)
    if (roles.filter((found) => found === role).length !== 1) report('roles', 'one-role', { role });
  for (const role of roles)
    if (role !== 'soldier' && !expected.includes(role)) report('roles', 'needless-role', { role });
  // dt1.skill.sniper-team.two
  if (has('sniper-team') && card.miniatures !== 2) report('roles', 'sniper-team');
}

function checkFigures(card: Card, report: Report): void {
  if (card.figures.length !== card.miniatures)
    report('figures', 'each', { count: card.figures.length, miniatures: card.miniatures });
  const ids = card.weapons.map((line) => line.id);
  card.figures.forEach((carried, i) => {
    for (const id of carried) if (!ids.includes(id)) report(`figures.${i}`, 'no-line', { line: id });
  });
  if (card.weapons.length === 0) report('weapons', 'empty');
}

function checkLine(line: WeaponLine, card: Card, report: Report): void {
  if (line.name.trim() === '') report('name', 'empty');
  if (typeof line.range === 'number' && !whole(line.range, 1))
    report('range', 'whole', { value: line.range, least: 1 });
  checkCells(line, report);
  const carried = card.figures.flat().filter((id) => id === line.id).length;
  const count = line.carriers === 'all' ? card.miniatures : line.carriers;
  if (count < 1) report('carriers', 'nobody-carries');
  if (carried !== count) report('carriers', 'carriers', { carriers: line.carriers, carried });
  if (line.special && card.kind === 'squad' && line.carriers !== 1) report('special', 'special');
  if (line.limited !== undefined && !whole(line.limited, 1))
    report('limited', 'whole', { value: line.limited, least: 1 });
  if (line.limited !== undefined && line.origin.limited === undefined)
    report('origin', 'origin', { value: 'limited' });
  const close = line.kind === 'knife' || line.kind === 'knife-grenade' || line.kind === 'close';
  if (close !== (line.range === 'C')) report('range', 'close-range');
  if ((line.kind === 'artillery') !== (line.range === 'A')) report('range', 'artillery-range');
  if (line.reload && line.limited !== undefined) report('reload', 'reload');
}

function checkCells(line: WeaponLine, report: Report): void {
  if (line.cells.length !== ARMOUR_COLUMNS.length)
    report('cells', 'cells', { count: line.cells.length, wanted: ARMOUR_COLUMNS.length });
  if (!/^[kid]{14}$/.test(line.origin.cells))
    report('origin', 'origin-cells', { value: line.origin.cells, wanted: ARMOUR_COLUMNS.length });
  if (line.cells.every((cell) => cell === null)) report('cells', 'harmless');
  line.cells.forEach((cell, i) => {
    if (cell === null) return;
    const { dice, damage } = cell;
    if (!whole(dice, 1)) report(`cells.${ARMOUR_COLUMNS[i]}`, 'whole', { value: dice, least: 1 });
    if (damage !== 'B' && damage !== 'K' && !whole(damage, 1))
      report(`cells.${ARMOUR_COLUMNS[i]}`, 'whole', { value: damage, least: 1 });
  });
}
