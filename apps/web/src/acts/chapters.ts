import type { SideSign } from '../drawings/emblems.tsx';
import type { LogLine } from '../session/table.ts';
import type { Deed } from './act.ts';

/** Lines of the log that tell of one activation or reaction. */
export interface Chapter {
  readonly sign: SideSign;
  readonly army: number | undefined;
  readonly deeds: readonly Deed[];
  readonly lines: readonly LogLine[];
}

/** A story in chapters: each activation and reaction with its lines, and between them what belongs to nobody. */
export function chaptersOf(
  lines: readonly LogLine[],
  deeds: readonly Deed[],
): readonly (Chapter | { readonly line: LogLine })[] {
  const chapters: (
    | { sign: SideSign; army: number | undefined; deeds: Deed[]; lines: LogLine[] }
    | { line: LogLine }
  )[] = [];
  let next = 0;
  for (const line of lines) {
    while (deeds[next] !== undefined && (deeds[next] as Deed).first < line.after) next++;
    const open = chapters.at(-1);
    const deed = deeds[next];
    const begins = deed !== undefined && opens(deed, line);
    if (begins) {
      next++;
      const goesOn = deed.acts[0]?.kind === 'moves';
      if (goesOn && open !== undefined && 'deeds' in open) {
        open.deeds.push(deed);
        open.lines.push(line);
      } else chapters.push({ sign: deed.sign, army: deed.army, deeds: [deed], lines: [line] });
      continue;
    }
    if (open === undefined || 'line' in open || isBetween(line)) chapters.push({ line });
    else open.lines.push(line);
  }
  return chapters;
}

const opens = (deed: Deed, line: LogLine): boolean =>
  deed.telling === undefined
    ? deed.first === line.after && deed.piece === line.event.unit
    : deed.telling.opens === line;

/** Rounds, initiative, goals and the end stand by themselves. */
const between = new Set([
  'round',
  'turn',
  'initiative',
  'begins',
  'passed',
  'returned',
  'scored',
  'over',
  'ended',
  'round-begun',
  'cards-revealed',
  'turn-order',
  'setup-cards',
  'setup-order',
  'setup-over',
  'neutrals',
  'game-over',
  'reshuffled',
]);

const isBetween = ({ event }: LogLine): boolean =>
  between.has(event.type) || (event.type === 'rolled' && event.reason === 'initiative');
