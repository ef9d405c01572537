/**
 * `w13!` is the hero's Expert weapon, `w57^` a side arm with a bearer of its own. Reads the compact card tables: `id |
 * name [faction] | points | kind armour | move/march | damage | skills | weapons | provenance`.
 * A row goes on in a line that is set in.
 */
import type { Provenance } from '@dustfront/wargame';
import {
  type Bloc,
  type Card,
  type CardWeapon,
  type Cell,
  type Drive,
  KILL,
  type Mount,
  type Role,
  type Size,
  type Skill,
  type Soldier,
  type UnitKind,
  type WeaponLine,
  type WeaponRule,
} from './card.ts';

const columns = (row: string): string[] => row.split('|').map((part) => part.trim());
const rows = (table: string): string[][] =>
  table
    .replace(/\|\n /g, '| ')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map(columns);
const list = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()));

/** `7/1` seven dice, `B/2` one die per miniature, `BB/1` two, `1/K` automatic kill, `-` nothing. */
export function readCell(text: string): Cell | null {
  if (text === '-') return null;
  const [dice, damage] = text.split('/') as [string, string];
  const blast = /^B+$/.test(dice) ? dice.length : 0;
  return { dice: blast > 0 ? 0 : Number(dice), blast, damage: damage === 'K' ? KILL : Number(damage) };
}

/**
 * Cousin cards flattened damage to infantry; this edition had more on heavy guns. Ruling: a ranged weapon without blast
 * does to infantry 1-2 what it does to vehicle 1, to infantry 3-4 what it does to vehicle 2, three at most
 * (dt14.ruling.card.heavy-damage).
 */
function withInfantryDamage(cells: (Cell | null)[]): (Cell | null)[] {
  return cells.map((cell, at) => {
    if (cell === null || at > 3 || cell.blast > 0 || cell.damage === KILL) return cell;
    const like = cells[at < 2 ? 4 : 5];
    return like == null ? cell : { ...cell, damage: Math.max(cell.damage, Math.min(3, like.damage)) };
  });
}

export function readWeapons(table: string): Record<string, WeaponLine> {
  const lines: Record<string, WeaponLine> = {};
  for (const [code = '', name = '', range = '', inf = '', veh = '', air = '', special = ''] of rows(table)) {
    const cells = [inf, veh, air].flatMap((part) => part.split(' ').map(readCell));
    const rules = list(special).filter((rule) => rule !== 'printed' && !rule.startsWith('('));
    const printed = list(special).includes('printed');
    const close = range === 'C';
    const [least, most] = range.includes('-') ? range.split('-').map(Number) : [0, close ? 1 : Number(range)];
    lines[code] = {
      code,
      name,
      close,
      least: least ?? 0,
      range: most ?? 0,
      cells: printed || close ? cells : withInfantryDamage(cells),
      rules: rules as WeaponRule[],
      printed,
    };
  }
  return lines;
}

function readWeapon(text: string, lines: Record<string, WeaponLine>, kind: UnitKind): CardWeapon {
  const [what = '', mount] = text.split('@');
  // dt14.card.weapon.count
  const [count, marked] = what.includes('×') ? (what.split('×') as [string, string]) : ['1', what];
  const code = marked.replace('^', '');
  const expert = code.endsWith('!');
  const found = lines[expert ? code.slice(0, -1) : code];
  if (found === undefined) throw new Error(`no weapon line ${code}`);
  const line: WeaponLine = expert ? { ...found, rules: [...found.rules, 'expert'] } : found;
  const many = Number(count);
  const volley = line.rules.includes('volley');
  const limited = volley || line.rules.includes('limited');
  const free: Mount = kind === 'vehicle' || kind === 'aircraft' ? 'turret' : 'all';
  return {
    line,
    count: volley ? 1 : many,
    mount: (mount as Mount | undefined) ?? free,
    boxes: limited ? many : 0,
  };
}

const SECONDARY: readonly WeaponRule[] = ['under-barrel', 'limited'];

/** What lies under a barrel belongs to the row with as many barrels, else to the first with more. */
function barrelOf(weapons: readonly CardWeapon[], under: CardWeapon, mains: readonly number[]): number {
  const fits = (at: number) => weapons[at]!.count >= under.count;
  return mains.find((at) => weapons[at]!.count === under.count) ?? mains.find(fits) ?? -1;
}

/** Every main weapon stands for a soldier; side arms go to the soldiers in order (dt14.ruling.card.soldiers). */
function soldiersOf(
  weapons: readonly CardWeapon[],
  own: readonly number[],
  roles: readonly Role[][],
): Soldier[] {
  const soldiers: number[][] = [];
  const isMain = (at: number) =>
    own.includes(at) ||
    (!weapons[at]!.line.close && !weapons[at]!.line.rules.some((rule) => SECONDARY.includes(rule)));
  const mains = weapons.map((_, at) => at).filter(isMain);
  for (const at of mains) for (let n = 0; n < weapons[at]!.count; n++) soldiers.push([at]);
  weapons.forEach((weapon, at) => {
    if (isMain(at)) return;
    const barrel = weapon.line.rules.includes('under-barrel') ? barrelOf(weapons, weapon, mains) : -1;
    const free = soldiers.filter(
      (soldier) =>
        (barrel < 0 || soldier.includes(barrel)) &&
        soldier.every((other) => weapons[other]!.line.close !== weapon.line.close || isMain(other)),
    );
    for (let n = 0; n < weapon.count; n++) {
      const bearer = free[n];
      if (bearer === undefined) soldiers.push([at]);
      else bearer.push(at);
    }
  });
  return soldiers.map((held, n) => ({ weapons: held, roles: roles[n] ?? [] }));
}

const COMMAND: readonly Role[][] = [['officer'], ['radio'], ['medic'], ['mechanic'], []];

function rolesOf(skills: readonly string[], kind: UnitKind, armour: number, size: number): Role[][] {
  const roles: Role[][] = Array.from({ length: size }, () => []);
  if (kind !== 'squad') return roles;
  if (skills.includes('command-squad')) {
    if (armour >= 3) return [['officer', 'radio'], ['medic'], ['mechanic']];
    return COMMAND.map((held) => [...held]);
  }
  const last = roles[size - 1];
  if (last === undefined) return roles;
  if (skills.includes('spotter')) (roles[spotterAt(size)] ?? last).push('spotter');
  // dt14.skill.commissar.attach
  if (skills.includes('commissar')) last.push('commissar');
  if (skills.includes('mechanic')) for (const held of roles) held.push('mechanic');
  return roles;
}

const spotterAt = (size: number): number => size - 1;

/** What the last column says: the printed card, the cousin of 1947, or a card of our design. */
function provenanceOf(from: string): Provenance {
  if (from === 'printed') return 'printed';
  if (from === 'cousin') return 'inferred';
  if (from === 'designed') return 'ours';
  throw new Error(`where does a card come from that says "${from}"?`);
}

const DRIVE_WORDS: readonly Drive[] = ['tracked', 'half-tracked', 'wheeled', 'naval'];
const SIZE_WORDS: readonly Size[] = ['light', 'large', 'huge'];

function parameter(words: readonly string[], name: string): string | null {
  const found = words.find((word) => word.startsWith(`${name}:`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** How it moves, by its kind and a word of its row. */
function driveOf(kind: UnitKind, words: readonly string[]): Drive {
  if (kind === 'aircraft') return 'air';
  return kind === 'vehicle' ? (DRIVE_WORDS.find((word) => words.includes(word)) ?? 'walker') : 'foot';
}

const isSkill = (word: string): boolean =>
  !word.includes(':') &&
  !(DRIVE_WORDS as readonly string[]).includes(word) &&
  !(SIZE_WORDS as readonly string[]).includes(word);

const isSniper = ({ line }: CardWeapon): number => Number(line.rules.includes('sniper'));

/**
 * The weapons of a row and who of a squad has them; a Spotter is the soldier without the rifle: the sniper comes first.
 */
function armsOf(
  arms: string,
  kind: UnitKind,
  words: readonly string[],
  lines: Record<string, WeaponLine>,
): { readonly weapons: CardWeapon[]; readonly bare: Soldier[] } {
  const texts = list(arms);
  const read = texts.map((text) => readWeapon(text, lines, kind));
  const own = read.filter((_, at) => texts[at]!.includes('^'));
  const weapons = words.includes('spotter') ? [...read].sort((a, b) => isSniper(b) - isSniper(a)) : read;
  const ranks = own.map((weapon) => weapons.indexOf(weapon));
  return { weapons, bare: kind === 'squad' ? soldiersOf(weapons, ranks, []) : [] };
}

function readCard(row: readonly string[], bloc: Bloc, lines: Record<string, WeaponLine>): Card {
  const [id = '', title = '', ap = '', type = '', moves = '', damage = '', skill = '', arms = '', from = ''] =
    row;
  const [kind, armour] = type.split(' ') as [UnitKind, string];
  const words = list(skill).filter((word) => !word.startsWith('('));
  const plain = words.map((word) => word.replace('*', ''));
  const grade = Number(armour.slice(1));
  const { weapons, bare } = armsOf(arms, kind, plain, lines);
  const roles = rolesOf(plain, kind, grade, bare.length);
  const [move = 0, march = 0] = moves.split('/').map(Number);
  return {
    id,
    name: title.replace(/\s*\[.*\]/, ''),
    faction: /\[(.*)\]/.exec(title)?.[1] ?? '',
    bloc,
    ap: Number(ap),
    kind,
    armour: grade,
    move,
    march,
    // dt14.card.support.track, dt14.card.squad.no-track
    track: damage === '-' ? 0 : Number(damage),
    drive: driveOf(kind, plain),
    size: SIZE_WORDS.find((word) => plain.includes(word)) ?? 'normal',
    skills: plain.filter(isSkill) as Skill[],
    passengers: Number(parameter(plain, 'passengers') ?? 0),
    riders: Number(parameter(plain, 'tank-riders') ?? 0),
    pilotName: parameter(plain, 'pilot-name'),
    sidekickOf: parameter(plain, 'sidekick'),
    weapons,
    soldiers: bare.map((soldier, n) => ({ weapons: soldier.weapons, roles: roles[n] ?? [] })),
    provenance: provenanceOf(from),
    designed: [
      ...words.filter((word) => word.endsWith('*')).map((word) => word.replace('*', '')),
      ...(arms.includes('!') ? ['expert'] : []),
    ],
    unplayed: list(skill)
      .filter((word) => word.startsWith('('))
      .map((word) => word.slice(1, -1)),
  };
}

/** Every row a card, the one printed card among them (dt14.card.sample.heinrich). */
export const readCards = (table: string, bloc: Bloc, lines: Record<string, WeaponLine>): Card[] =>
  rows(table).map((row) => readCard(row, bloc, lines));
