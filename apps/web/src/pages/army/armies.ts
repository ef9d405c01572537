import { signal } from '@preact/signals';
import type { SideSign } from '../../drawings/emblems.tsx';
import { pack, unpack } from '../../session/pack.ts';

/** An army of one's own, kept in this browser. */
export interface OwnArmy {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly side: SideSign;
  readonly units: readonly string[];
}

const key = 'dustfront.armies';

function load(): readonly OwnArmy[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly OwnArmy[];
  } catch {
    return [];
  }
}

export const armies = signal<readonly OwnArmy[]>(load());

function store(all: readonly OwnArmy[]): void {
  armies.value = all;
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still builds; the list can be copied as text.
  }
}

export const keepArmy = (army: OwnArmy): void =>
  store([army, ...armies.value.filter((known) => known.id !== army.id)]);
export const dropArmy = (id: string): void => store(armies.value.filter((army) => army.id !== id));

/** One line a unit, as people write lists: `assault-rangers + joe-brown`. */
export const armyText = (army: Pick<OwnArmy, 'name' | 'side' | 'units'>): string =>
  [`# ${army.name}`, `side: ${army.side}`, ...army.units.map((unit) => unit.replace('+', ' + '))].join('\n');

export function parseArmy(text: string): { name: string; side: SideSign; units: string[] } | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = lines.find((line) => line.startsWith('#'))?.replace(/^#\s*/, '') ?? '';
  const side =
    lines
      .find((line) => line.startsWith('side:'))
      ?.slice(5)
      .trim() ?? '';
  if (side !== 'allies' && side !== 'axis') return null;
  const units = lines
    .filter((line) => !line.startsWith('#') && !line.startsWith('side:'))
    .map((line) => line.replace(/\s*\+\s*/, '+'));
  return { name, side, units };
}

export const armyLink = async (army: Pick<OwnArmy, 'name' | 'side' | 'units'>): Promise<string> =>
  `${location.href.split('#')[0]}#/army/${await pack(armyText(army))}`;
export const armyFromLink = async (packed: string) => parseArmy(await unpack(packed));
