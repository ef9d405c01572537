/** Says everything that is wrong with a card, in words a card's author can act on. */
import {
  ARMOUR_COLUMNS,
  type ArmourClass,
  type Card,
  ROLES,
  type Role,
  SKILL_IDS,
  type SkillId,
  type WeaponLine,
} from './card.ts';

export interface Problem {
  readonly card: string;
  /** Where on the card: `move`, `weapons.ugl.cells`. */
  readonly at: string;
  readonly message: string;
}

type Report = (at: string, message: string) => void;

/** dt1.card.armour.soldiers, dt1.card.armour.vehicles, dt1.card.armour.aircraft. */
const HIGHEST_LEVEL: Record<ArmourClass, number> = { infantry: 4, vehicle: 7, aircraft: 3 };

/** dt1.cmd.members. */
const COMMAND_ROLES: readonly Role[] = ['officer', 'radioman', 'mechanic', 'medic', 'specialist'];

const HERO_SKILLS: readonly SkillId[] = ['berserk', 'black-ops', 'commander', 'fighting-spirit', 'tank-head'];

export function validateCard(card: Card): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (at, message) => problems.push({ card: card.id, at, message });
  checkHead(card, report);
  checkBody(card, report);
  checkSkills(card, report);
  checkFigures(card, report);
  const seen = new Set<string>();
  for (const line of card.weapons) {
    if (seen.has(line.id)) report(`weapons.${line.id}`, 'two weapon lines have this id');
    seen.add(line.id);
    checkLine(line, card, (at, message) => report(`weapons.${line.id}.${at}`, message));
  }
  return problems;
}

function whole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}

function checkHead(card: Card, report: Report): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id)) report('id', `"${card.id}" is not kebab case`);
  if (card.name.trim() === '') report('name', 'is empty');
  if (card.bloc !== 'allies' && card.bloc !== 'axis') report('bloc', `"${card.bloc}" is no bloc`);
  const { original, later } = card.ap;
  if (!whole(original, 1)) report('ap.original', `${original} is not a whole number of at least 1`);
  if (!whole(later, 1)) report('ap.later', `${later} is not a whole number of at least 1`);
}

function checkBody(card: Card, report: Report): void {
  if (card.size !== undefined && (card.size !== 2 || card.kind !== 'vehicle'))
    report('size', 'only a vehicle stands on two by two squares');
  const { class: armourClass, level } = card.armour;
  const highest = HIGHEST_LEVEL[armourClass];
  if (highest === undefined) report('armour.class', `"${armourClass}" is no armour class`);
  else if (!whole(level, 1) || level > highest)
    report('armour.level', `${level} is not between 1 and ${highest}, the levels of ${armourClass}`);
  if (card.kind === 'vehicle' && armourClass === 'infantry')
    report('armour.class', 'a vehicle wears none of infantry');
  if (card.kind !== 'vehicle' && armourClass !== 'infantry')
    report('armour.class', 'soldiers wear infantry armour');
  if (!whole(card.move, 0)) report('move', `${card.move} is not a whole number of squares`);
  if (!whole(card.miniatures, 1))
    report('miniatures', `${card.miniatures} is not a whole number of at least 1`);
  if (!whole(card.health, 1)) report('health', `${card.health} is not a whole number of at least 1`);
  if (card.kind === 'squad') {
    if (card.health !== card.miniatures) report('health', 'a squad has one health point for each soldier');
    if (card.cover === undefined) report('cover', 'a squad needs values for soft and hard cover');
  } else {
    if (card.miniatures !== 1) report('miniatures', `a ${card.kind} is one miniature`);
    if (card.cover !== undefined) report('cover', `a ${card.kind} has no cover values`);
  }
}

function checkSkills(card: Card, report: Report): void {
  const has = (skill: SkillId) => card.skills.includes(skill);
  card.skills.forEach((skill, i) => {
    if (!SKILL_IDS.includes(skill)) report('skills', `"${skill}" is no skill`);
    if (card.skills.indexOf(skill) !== i) report('skills', `${skill} stands twice`);
    if (card.origin.skills[skill] === undefined) report('origin.skills', `${skill} lacks an origin`);
    if (HERO_SKILLS.includes(skill) && card.kind !== 'hero') report('skills', `${skill} belongs to heroes`);
  });
  if (has('self-repair') && card.kind !== 'vehicle') report('skills', 'self-repair belongs to vehicles');
  if (has('wiederbelebungsserum') && card.kind !== 'hero') report('skills', 'the serum belongs to heroes');
  if (has('command-squad') && card.kind !== 'squad') report('skills', 'a command squad is a squad');
  checkRoles(card, report);
}

function checkRoles(card: Card, report: Report): void {
  const has = (skill: SkillId) => card.skills.includes(skill);
  const roles = card.roles ?? [];
  if (card.roles !== undefined && roles.length !== card.miniatures)
    report('roles', `${roles.length} roles for ${card.miniatures} miniatures`);
  for (const role of roles) if (!ROLES.includes(role)) report('roles', `"${role}" is no role`);
  const expected: Role[] = [];
  if (has('command-squad')) expected.push(...COMMAND_ROLES);
  if (has('sniper-team')) expected.push('sniper', 'spotter');
  if (has('sniper') && card.kind === 'squad') expected.push('sniper');
  if (has('spotter') && card.kind === 'squad') expected.push('spotter');
  for (const role of expected)
    if (roles.filter((found) => found === role).length !== 1) report('roles', `needs exactly one ${role}`);
  for (const role of roles)
    if (role !== 'soldier' && !expected.includes(role))
      report('roles', `nothing on the card calls for a ${role}`);
  // dt1.skill.sniper-team.two
  if (has('sniper-team') && card.miniatures !== 2) report('roles', 'a sniper team is two soldiers');
}

function checkFigures(card: Card, report: Report): void {
  if (card.figures.length !== card.miniatures)
    report('figures', `${card.figures.length} figures for ${card.miniatures} miniatures`);
  const ids = card.weapons.map((line) => line.id);
  card.figures.forEach((carried, i) => {
    for (const id of carried)
      if (!ids.includes(id)) report(`figures.${i}`, `carries "${id}", which is no line of this card`);
  });
  if (card.weapons.length === 0) report('weapons', 'is empty');
}

function checkLine(line: WeaponLine, card: Card, report: Report): void {
  if (line.name.trim() === '') report('name', 'is empty');
  if (typeof line.range === 'number' && !whole(line.range, 1)) report('range', `${line.range} is no range`);
  checkCells(line, report);
  const carried = card.figures.flat().filter((id) => id === line.id).length;
  const count = line.carriers === 'all' ? card.miniatures : line.carriers;
  if (count < 1) report('carriers', 'nobody carries it');
  if (carried !== count) report('carriers', `says ${line.carriers}, but the figures carry ${carried}`);
  if (line.special && card.kind === 'squad' && line.carriers !== 1)
    report('special', 'a special weapon has one carrier');
  if (line.limited !== undefined && !whole(line.limited, 1)) report('limited', `${line.limited} boxes`);
  if (line.limited !== undefined && line.origin.limited === undefined)
    report('origin', 'lacks that of the boxes');
  const close = line.kind === 'knife' || line.kind === 'knife-grenade' || line.kind === 'close';
  if (close !== (line.range === 'C')) report('range', 'close-combat weapons, and only they, have range C');
  if ((line.kind === 'artillery') !== (line.range === 'A'))
    report('range', 'artillery, and only it, has range A');
  if (line.reload && line.limited !== undefined) report('reload', 'a weapon with boxes is not reloaded');
}

function checkCells(line: WeaponLine, report: Report): void {
  if (line.cells.length !== ARMOUR_COLUMNS.length)
    report('cells', `${line.cells.length} cells, expected ${ARMOUR_COLUMNS.length}`);
  if (!/^[kid]{14}$/.test(line.origin.cells))
    report('origin', `cells "${line.origin.cells}": 14 letters of k, i, d`);
  if (line.cells.every((cell) => cell === null)) report('cells', 'harms nothing');
  line.cells.forEach((cell, i) => {
    if (cell === null) return;
    const { dice, damage } = cell;
    if (!whole(dice, 1)) report(`cells.${ARMOUR_COLUMNS[i]}`, `${dice} dice`);
    if (damage !== 'B' && damage !== 'K' && !whole(damage, 1))
      report(`cells.${ARMOUR_COLUMNS[i]}`, `damage ${damage}`);
  });
}
