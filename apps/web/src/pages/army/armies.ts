import { signal } from '@preact/signals';
import { href, linkTo } from '../../address.ts';
import type { SideSign } from '../../drawings/emblems.tsx';
import { pack, unpack } from '../../session/pack.ts';
import { type ArmyText, armyText, parseArmy } from './text.ts';

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

export const armyLink = async (army: ArmyText): Promise<string> =>
  linkTo(`${href('army')}#${await pack(armyText(army))}`);

export async function armyFromLink(packed: string): Promise<ArmyText | null> {
  try {
    return parseArmy(await unpack(packed));
  } catch {
    return null;
  }
}
