import { DEFAULT_GAME } from '@dustfront/games';
import type { SideSign } from '../../drawings/emblems.tsx';
import { isWorkshopGame, type WorkshopGame } from '../../games/workshop.ts';

/** An army as people write it: who it is for, and one line a unit. */
export interface ArmyText {
  readonly game: WorkshopGame;
  readonly name: string;
  readonly side: SideSign;
  readonly units: readonly string[];
}

const signs: readonly SideSign[] = ['allies', 'axis', 'ssu', 'mercs'];

/**
 * One line a unit, as people write lists: `assault-rangers + joe-brown`. The Core Set is not named, as it never was.
 */
export const armyText = (army: ArmyText): string =>
  [
    `# ${army.name}`,
    ...(army.game === DEFAULT_GAME ? [] : [`game: ${army.game}`]),
    `side: ${army.side}`,
    ...army.units.map((unit) => unit.replace('+', ' + ')),
  ].join('\n');

const valueIn = (lines: readonly string[], key: string): string =>
  lines
    .find((line) => line.toLowerCase().startsWith(`${key}:`))
    ?.slice(key.length + 1)
    .trim() ?? '';

/** `2 x hans` is hans twice. */
function repeated(line: string): readonly string[] {
  const [, times, rest] = /^(\d{1,2})\s*[x×]\s*(.+)$/i.exec(line) ?? [];
  return times === undefined || rest === undefined
    ? [line]
    : Array.from({ length: Number(times) }, () => rest);
}

export function parseArmy(text: string): ArmyText | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = lines.find((line) => line.startsWith('#'))?.replace(/^#\s*/, '') ?? '';
  const game = valueIn(lines, 'game') || DEFAULT_GAME;
  const side = signs.find((sign) => sign === valueIn(lines, 'side'));
  if (side === undefined || !isWorkshopGame(game)) return null;
  const units = lines
    .filter((line) => !line.startsWith('#') && !/^(side|game):/i.test(line))
    .flatMap(repeated)
    .map((line) => line.replace(/\s*\+\s*/, '+'));
  return { game, name, side, units };
}

/** Lines as ids: an id stays, a printed name is looked up, anything else is told. */
export function resolveUnits(
  units: readonly string[],
  known: readonly { readonly id: string; readonly name: string; readonly nickname: string }[],
): { readonly units: readonly string[]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const idOf = (text: string): string | null => {
    const plain = text.toLowerCase();
    const card = known.find(
      ({ id, name, nickname }) =>
        id === plain || name.toLowerCase() === plain || nickname.toLowerCase() === plain,
    );
    return card?.id ?? null;
  };
  const found = units.flatMap((line) => {
    const ids = line.split('+').map((part) => idOf(part.trim()));
    if (ids.every((id): id is string => id !== null)) return [ids.join('+')];
    unknown.push(line);
    return [];
  });
  return { units: found, unknown };
}
