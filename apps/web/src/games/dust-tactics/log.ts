import type { CoreView } from '@dustfront/dust-tactics';
import { HIT } from '@dustfront/dust-tactics/query';
import type { SideSign } from '../../drawings/emblems.tsx';
import { type Key, t } from '../../i18n/index.ts';
import type { LogLine } from '../../session/table.ts';
import { tellApart } from '../contest.ts';
import type { RollModel } from '../face.ts';
import { signOf, unitNamed } from './model.ts';

const isHit = (face: number): boolean => ((HIT >> face) & 1) === 1;

/** The dice of a line as the faces that fell: two sides of six show a hit. */
export function coreRoll(line: LogLine): RollModel | null {
  const { type, faces, sides, reason, side, success, because } = line.event as {
    type: string;
    faces?: readonly number[];
    sides?: number;
    reason?: string;
    side?: string;
    success?: readonly number[];
    because?: readonly string[];
  };
  if (type !== 'rolled' || faces === undefined || sides !== 6 || faces.length === 0) return null;
  // Where nothing is said a hit is a success, as in matches of earlier versions.
  const counts = (face: number): boolean => success?.includes(face) ?? isHit(face);
  const scored = faces.filter(counts).length;
  return {
    title: [
      t(rolledOn(reason, because) ?? reasons[reason ?? ''] ?? 'roll.other', { count: faces.length }),
      ...(reason === 'initiative' && side !== undefined
        ? [t(side === 'allies' ? 'sides.allies' : 'sides.axis')]
        : []),
    ].join(', '),
    faces: faces.map((face) => ({
      face: isHit(face) ? 'hit' : 'miss',
      label: isHit(face) ? t('dice.hit') : t('dice.miss'),
      counts: counts(face),
    })),
    result: resultOf(reason ?? '', scored),
  };
}

const attacks = new Set(['attack', 'close-combat']);

/** Dice of an attack that fall once more, hits that go on or misses: they do not cite what the faces mean. */
function rolledOn(reason = '', because: readonly string[] = []): Key | null {
  if (!attacks.has(reason) || because.length === 0 || because.includes('dt1.dice.faces')) return null;
  return because.includes('dt1.laser.chain') ? 'roll.chain' : 'roll.reroll';
}

const saving = new Set(['cover', 'resilience']);

function resultOf(reason: string, scored: number): string {
  if (saving.has(reason)) return t('dice.saved', { count: scored });
  if (reason === 'reactive-fire') return t(scored === 0 ? 'dice.late' : 'dice.inTime');
  return scored === 0 ? t('dice.none') : t('dice.hits', { count: scored });
}

const reasons: Readonly<Record<string, Key>> = {
  attack: 'roll.attack',
  cover: 'roll.cover',
  'close-combat': 'roll.close',
  'reactive-fire': 'roll.reaction',
  resilience: 'roll.resilience',
  initiative: 'roll.initiative',
  command: 'roll.command',
  'self-repair': 'roll.repair',
};

/** The side whose doing a line is. */
export function coreSide(line: LogLine, view: CoreView): SideSign | null {
  const { unit, side } = line.event as { unit?: string; side?: string };
  if (side === 'allies' || side === 'axis') return side;
  const found = unit === undefined ? undefined : unitNamed(view, unit);
  return found === undefined ? null : signOf(found);
}

const goesWithoutSaying = ({ event }: LogLine): boolean =>
  event.type === 'actions' || (event.type === 'covered' && event.saved === 0);

/** The line before with some facts of its event and its words replaced. */
const withFacts = (
  before: LogLine,
  line: LogLine,
  facts: Readonly<Record<string, string | number>>,
): LogLine => ({
  after: line.after,
  event: { ...before.event, ...facts },
  message: { key: before.message.key, params: { ...before.message.params, ...facts } },
});

/** Steps of one unit read as one way, damage as one sum, and fire is wasted once. */
function together(before: LogLine, line: LogLine): LogLine | null {
  const { event } = line;
  if (event.type !== before.event.type || event.unit !== before.event.unit) return null;
  switch (event.type) {
    case 'moved':
      return withFacts(before, line, { to: String(event.to) });
    case 'health-lost':
      return withFacts(before, line, {
        points: Number(before.event.points) + Number(event.points),
        left: Number(event.left),
      });
    case 'wasted':
      return before;
    default:
      return null;
  }
}

export function coreStory(log: readonly LogLine[]): readonly LogLine[] {
  const told: LogLine[] = [];
  for (const line of log) {
    if (goesWithoutSaying(line)) continue;
    const last = told.at(-1);
    const joined = last === undefined ? null : together(last, line);
    if (joined === null) told.push(line);
    else told[told.length - 1] = joined;
    if (line.event.type === 'initiative') tellApart(told, ['initiative'], ['allies', 'axis']);
  }
  return told;
}

const deeds: Readonly<Record<string, 'opens' | 'closes'>> = {
  activated: 'opens',
  begins: 'closes',
  reacts: 'closes',
  'reaction-failed': 'closes',
  'terrain-placed': 'closes',
  'cover-placed': 'closes',
};

/** The lines that tell what somebody chose to do. */
export const coreDeed = ({ event }: LogLine): 'opens' | 'closes' | null => deeds[event.type] ?? null;

/** What a line is on the way through time. */
export function coreTick({ event }: LogLine): { readonly round: number } | 'acts' | null {
  if (event.type === 'round') return { round: Number(event.round) };
  return event.type === 'activated' ? 'acts' : null;
}

const nobodys = new Set(['round', 'initiative', 'begins', 'over']);

/** Rounds, initiative, goals and the end stand by themselves. */
export const coreNobodys = ({ event }: LogLine): boolean =>
  nobodys.has(event.type) || (event.type === 'rolled' && event.reason === 'initiative');
