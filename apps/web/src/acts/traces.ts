import type { Trace } from '../board/scene.ts';
import type { Act, Deed } from './act.ts';

/** Squares a unit went over, from one stop to the next. */
function ways({ acts, sign }: Deed, number: number): readonly Trace[] {
  const found: { kind: 'way'; piece: string; sign: Deed['sign']; squares: string[]; number: number }[] = [];
  for (const act of acts) {
    if (act.kind !== 'moves') continue;
    const last = found.at(-1);
    if (last !== undefined && last.piece === act.piece && last.squares.at(-1) === act.from)
      last.squares.push(act.to);
    else {
      const squares = act.from === null ? [act.to] : [act.from, act.to];
      found.push({ kind: 'way', piece: act.piece, sign, squares, number });
    }
  }
  return found.filter(({ squares }) => squares.length > 1);
}

const isFire = (act: Act): act is Extract<Act, { kind: 'fires' }> => act.kind === 'fires';

/** One line for every pair of squares that was fired between. */
function shots({ acts, sign }: Deed, number: number): readonly Trace[] {
  const lines = new Map<string, Extract<Trace, { kind: 'shot' }>>();
  for (const { from, to, hits, back } of acts.filter(isFire)) {
    if (from === null || to === null || from === to || back) continue;
    const key = `${from}>${to}`;
    lines.set(key, { kind: 'shot', sign, from, to, hit: hits > 0 || lines.get(key)?.hit === true, number });
  }
  return [...lines.values()];
}

/** What was lost, square by square. */
function losses({ acts }: Deed): readonly Trace[] {
  const found = new Map<string, { kind: 'loss'; square: string; lost: number; fatal: boolean }>();
  for (const act of acts) {
    if ((act.kind !== 'suffers' && act.kind !== 'falls') || act.at === null) continue;
    const known = found.get(act.at) ?? { kind: 'loss', square: act.at, lost: 0, fatal: false };
    if (act.kind === 'falls') known.fatal = true;
    else known.lost += act.lost;
    found.set(act.at, known);
  }
  return [...found.values()];
}

/** What deeds leave on a board, so that it can be read from it who did what to whom. */
export const tracesOf = (deeds: readonly Deed[]): readonly Trace[] =>
  deeds.flatMap((deed, i) => {
    const number = deeds.length > 1 ? i + 1 : 0;
    return [...ways(deed, number), ...shots(deed, number), ...losses(deed)];
  });
