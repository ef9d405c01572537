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

/** A line that belongs to nobody's activation; who has the initiative opens to the dice that said so. */
export interface Aside {
  readonly line: LogLine;
  readonly dice: readonly LogLine[];
}

/** A story in chapters: each activation and reaction with its lines, and between them what is nobody's doing. */
export function chaptersOf(
  lines: readonly LogLine[],
  deeds: readonly Deed[],
  isNobodys: (line: LogLine) => boolean,
): readonly (Chapter | Aside)[] {
  const chapters: ({ sign: SideSign; army: number | undefined; deeds: Deed[]; lines: LogLine[] } | Aside)[] =
    [];
  let next = 0;
  for (const line of lines) {
    while (deeds[next] !== undefined && (deeds[next] as Deed).first < (line.first ?? line).after) next++;
    const open = chapters.at(-1);
    const deed = deeds[next];
    const begins = deed !== undefined && opens(deed, line);
    if (begins) {
      next++;
      // Whoever was interrupted goes on in a chapter of his own, after those who reacted.
      const goesOn = deed.acts[0]?.kind === 'moves';
      if (goesOn && open !== undefined && 'deeds' in open && open.sign === deed.sign) {
        open.deeds.push(deed);
        open.lines.push(line);
      } else chapters.push({ sign: deed.sign, army: deed.army, deeds: [deed], lines: [line] });
      continue;
    }
    if (open !== undefined && 'lines' in open && !isNobodys(line)) {
      open.lines.push(line);
      continue;
    }
    const dice: LogLine[] = [];
    if (line.event.type === 'initiative')
      for (let last = chapters.at(-1); isThrow(last); last = chapters.at(-1)) {
        dice.unshift(last.line);
        chapters.pop();
      }
    chapters.push({ line, dice });
  }
  return chapters;
}

const isThrow = (chapter: Chapter | Aside | undefined): chapter is Aside =>
  chapter !== undefined &&
  'line' in chapter &&
  chapter.line.event.type === 'rolled' &&
  (chapter.line.event.reason === 'initiative' || chapter.line.event.reason === 'edge');

const opens = (deed: Deed, line: LogLine): boolean =>
  deed.telling === undefined
    ? deed.first === line.after && deed.piece === line.event.unit
    : deed.telling.opens === (line.first ?? line);
