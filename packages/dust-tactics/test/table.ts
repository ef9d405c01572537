import { readScript, runScript } from '@dustfront/table-scripts';
import { expect } from 'vitest';
import type { Card, SkillId } from '../src/cards/card.ts';
import { cardById } from '../src/cards/index.ts';
import { dustTactics } from '../src/game.ts';

export interface TableScript {
  /** Cards of one's own, besides the printed ones. */
  readonly cards?: readonly Card[];
  readonly position: string;
  readonly dice?: string;
  readonly steps: readonly unknown[];
}

/** Rows of the map keep their indentation, by which they are known; all else may be set in as the test pleases. */
function unindented(line: string): string {
  return /^[\s.,#%cCtTbe]+$/.test(line) ? line : line.trim();
}

/** Plays a table script written down in a test; it fails as the script does. */
export function table({ cards = [], position, dice = '', steps }: TableScript): void {
  const made = cards.map((card) => `card ${JSON.stringify(card)}\n`).join('');
  const script = readScript({
    title: 'a test',
    game: 'dust-tactics',
    position: made + position.split('\n').map(unindented).join('\n'),
    dice,
    steps,
  });
  if (Array.isArray(script)) throw new Error(JSON.stringify(script));
  expect(runScript(script as Exclude<typeof script, readonly unknown[]>, dustTactics).failures).toEqual([]);
}

/** A printed card with other abilities, under a name of its own. */
export function withSkills(card: string, id: string, ...skills: SkillId[]): Card {
  return { ...cardById(card)!, id, name: id, skills };
}
