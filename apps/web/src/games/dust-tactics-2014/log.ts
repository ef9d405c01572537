import type { AccountFocus } from '@dustfront/advice';
import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { F, S, symbolOf, T } from '@dustfront/dust-tactics-2014/query';
import type { DieFace } from '../../drawings/dice.tsx';
import type { SideSign } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import { wordOf } from '../../i18n/words.ts';
import type { LogLine } from '../../session/table.ts';
import { tellApart } from '../contest.ts';
import type { RollModel } from '../face.ts';
import { titleOf as nameOfUnit, sideNames, signOf, unitNamed } from './model.ts';
import { blocsOf, signsOf } from './sides.ts';
import { skillWords } from './skill.ts';
import { whereOn } from './where.ts';

const faceOf: Readonly<Record<'F' | 'T' | 'S', DieFace>> = { F: 'faction', T: 'target', S: 'shield' };
const symbolWords = { F: 'tactics.die.faction', T: 'tactics.die.target', S: 'tactics.die.shield' } as const;

const count = (faces: readonly number[], set: number): number =>
  faces.filter((face) => ((set >> face) & 1) === 1).length;

interface Rolled {
  readonly type: string;
  readonly faces?: readonly number[];
  readonly sides?: number;
  readonly reason?: string;
  /** The faces that were a success; a match of an earlier version does not say. */
  readonly success?: readonly number[];
}

const titleOf = (reason: string): string => wordOf('dust-tactics-2014', reason) ?? t('roll.other');

/** How a roll is summed up: hits, saves, or the symbols that fell. */
function resultOf(reason: string, faces: readonly number[], success?: readonly number[]): string {
  const scored = faces.filter((face) => success?.includes(face)).length;
  if (success !== undefined && reason.startsWith('hit-'))
    return scored === 0 ? t('dice.none') : t('dice.hits', { count: scored });
  if (success !== undefined && reason.startsWith('save-')) return t('tactics.saved', { count: scored });
  const fallen = [
    { key: 'tactics.symbols.faction', count: count(faces, F) },
    { key: 'tactics.symbols.target', count: count(faces, T) },
    { key: 'tactics.symbols.shield', count: count(faces, S) },
  ] as const;
  return fallen.flatMap(({ key, count }) => (count === 0 ? [] : [t(key, { count })])).join(', ');
}

/** The dice of a line as the faces that fell: faction, target, shield; those that counted are ringed. */
export function tacticsRoll(line: LogLine): RollModel | null {
  const { type, faces, sides, reason = '', success } = line.event as Rolled;
  if (type !== 'rolled' || faces === undefined || sides !== 6 || faces.length === 0) return null;
  return {
    title: titleOf(reason),
    faces: faces.map((face) => ({
      face: faceOf[symbolOf(face)],
      label: t(symbolWords[symbolOf(face)]),
      counts: success?.includes(face) === true,
    })),
    result: resultOf(reason, faces, success),
  };
}

const facesOf = (line: LogLine): readonly number[] => (line.event as Rolled).faces ?? [];

/** Actions that nothing else in the log speaks of. */
const telling = new Set(['nothing', 'sustained', 'fury', 'charge', 'scout', 'rush']);

/** Two steps of one unit read as one way. */
function together(before: LogLine, line: LogLine): LogLine | null {
  if (line.event.type !== 'stepped' || before.event.type !== 'stepped') return null;
  return before.event.unit === line.event.unit ? line : null;
}

export function tacticsStory(log: readonly LogLine[]): readonly LogLine[] {
  const told: LogLine[] = [];
  for (const line of log) {
    const { type } = line.event;
    if (type === 'rolled' && facesOf(line).length === 0) continue;
    if (type === 'action' && !telling.has(String(line.event.action))) continue;
    const last = told.at(-1);
    const joined = last === undefined ? null : together(last, line);
    if (joined !== null) told[told.length - 1] = joined;
    else told.push(line);
    if (type === 'initiative') tellApart(told, ['initiative', 'edge'], [0, 1]);
  }
  return told;
}

/** Asks how a line of an attack came about: its weapon with the dice that fell, at the moment before they did. */
export function tacticsAccount(line: LogLine): { at: number; of: AccountFocus } | null {
  const { type, by, weapon, target, dice, back } = line.event as Record<string, unknown>;
  if (type !== 'line-rolled' || back === true) return null;
  const of = { unit: String(by), line: `${weapon}|${dice}`, target: String(target), back: false, lost: null };
  return { at: line.after, of };
}

/** The side whose doing a line is. */
export function tacticsSide(line: LogLine, view: TacticsView): SideSign | null {
  const { unit, by, winner, side } = line.event as {
    unit?: string;
    by?: string;
    winner?: number;
    side?: number;
  };
  const seat = typeof side === 'number' ? side : winner;
  if (typeof seat === 'number') return signsOf(blocsOf(view))[seat] ?? null;
  const found = unitNamed(view, by ?? unit ?? '');
  return found === null ? null : signOf(view, found);
}

const onTableKinds = [
  'wood',
  'rubble',
  'block',
  'wall',
  'crate',
  'tank-trap',
  'bunker',
  'strongpoint',
] as const;

/** What is set out on a table is told by the part of it where it lies, a skill with what it does. */
export function tacticsSaid({ event }: LogLine, view: TacticsView): string | null {
  const user = event.type === 'skill-used' ? unitNamed(view, String(event.unit)) : null;
  if (user !== null) return skillWords(nameOfUnit(view, user), event.skill);
  if (view.table === undefined || (event.type !== 'terrain' && event.type !== 'works')) return null;
  const what = onTableKinds.find((kind) => kind === event.what);
  const side = sideNames(blocsOf(view))[Number(event.side)];
  if (what === undefined || side === undefined) return null;
  return `${side}: ${t(`tactics.onTable.${what}`)} ${whereOn(view, Number(event.at))}`;
}

const deeds: Readonly<Record<string, 'opens' | 'closes'>> = {
  activates: 'opens',
  passed: 'closes',
  reaction: 'closes',
  terrain: 'closes',
  works: 'closes',
};

/** The lines that tell what somebody chose to do. */
export const tacticsDeed = ({ event }: LogLine): 'opens' | 'closes' | null => deeds[event.type] ?? null;

/** What a line is on the way through time. */
export function tacticsTick({ event }: LogLine): { readonly round: number } | 'acts' | null {
  if (event.type === 'turn') return { round: Number(event.turn) };
  return event.type === 'activates' ? 'acts' : null;
}

const nobodys = new Set(['turn', 'initiative', 'passed', 'returned', 'scored', 'ended']);

/** Rounds, initiative, goals and the end stand by themselves. */
export const tacticsNobodys = ({ event }: LogLine): boolean =>
  nobodys.has(event.type) || (event.type === 'rolled' && event.reason === 'initiative');
