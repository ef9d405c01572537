import { ARMOUR_COLUMNS, type Card, type Cell, columnOf, type WeaponLine } from '@dustfront/dust-tactics';
import { padEnd, type Style } from '../terminal/style.ts';

const cell = (of: Cell | null | undefined): string => (of ? `${of.dice}/${of.damage}` : '-');

const carriers = (line: WeaponLine): string => {
  const count = line.carriers === 'all' ? 'all' : `${line.carriers}`;
  return line.limited === undefined
    ? count
    : `${count}, ${line.limited} shot${line.limited === 1 ? '' : 's'}`;
};

/** A unit card as a table: dice and damage of each weapon line against each armour. */
export function cardText(card: Card, style: Style): string[] {
  const cover = card.cover ? `  cover soft ${card.cover.soft}, hard ${card.cover.hard}` : '';
  const size = card.kind === 'squad' ? `${card.miniatures} soldiers` : `${card.health} health`;
  const nickname = card.nickname ? ` "${card.nickname}"` : '';
  const columns = ARMOUR_COLUMNS.filter((_, i) => card.weapons.some((line) => line.cells[i]));
  const at = (name: string): number => ARMOUR_COLUMNS.indexOf(name as (typeof ARMOUR_COLUMNS)[number]);
  const lines = [
    style.bold(`${card.name}${nickname}`) + style.dim(`  ${card.id}`),
    `${card.bloc} ${card.kind}, armour ${columnOf(card.armour)}, move ${card.move}, ${size}, ${card.ap.original} AP${cover}`,
  ];
  if (card.skills.length > 0) lines.push(`skills: ${card.skills.join(', ')}`);
  const head = `${'weapon'.padEnd(20)}${'range'.padEnd(6)}${columns.map((c) => c.padEnd(4)).join('')} carried by`;
  lines.push(style.dim(head));
  for (const line of card.weapons) {
    const cells = columns.map((name) => padEnd(cell(line.cells[at(name)]), 4)).join('');
    lines.push(
      `${line.name.slice(0, 19).padEnd(20)}${String(line.range).padEnd(6)}${cells} ${carriers(line)}`,
    );
  }
  return lines;
}
