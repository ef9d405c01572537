import type { Trace } from '../board/scene.ts';
import type { Act, Deed } from './act.ts';

const ownerOf = ({ sign, army }: Pick<Deed, 'sign' | 'army'>): Pick<Deed, 'sign' | 'army'> =>
  army === undefined ? { sign } : { sign, army };

/** A way that grows as it is read. */
interface Way {
  squares: string[];
  points?: (readonly [x: number, y: number])[];
}

/** Squares a unit went over, from one stop to the next. */
function ways({ acts, ...whose }: Deed, number: number): readonly Trace[] {
  const found: (Extract<Trace, { kind: 'way' }> & Way)[] = [];
  for (const act of acts) {
    if (act.kind !== 'moves') continue;
    const last = found.at(-1);
    if (last !== undefined && last.piece === act.piece && last.squares.at(-1) === act.from) {
      last.squares.push(act.to);
      last.points?.push(...(act.points ?? []));
    } else {
      const way =
        act.from === null ? { squares: [act.to], enters: true as const } : { squares: [act.from, act.to] };
      const points = act.points === undefined ? {} : { points: [...act.points] };
      found.push({ kind: 'way', piece: act.piece, ...ownerOf(whose), ...way, ...points, number });
    }
  }
  return found;
}

const isFire = (act: Act): act is Extract<Act, { kind: 'fires' }> => act.kind === 'fires';

/** One line for every pair of squares that was fired between. */
function shots({ acts, ...whose }: Deed, number: number): readonly Trace[] {
  const lines = new Map<string, Extract<Trace, { kind: 'shot' }>>();
  for (const { from, to, hits, back } of acts.filter(isFire)) {
    if (from === null || to === null || from === to || back) continue;
    const key = `${from}>${to}`;
    const hit = hits > 0 || lines.get(key)?.hit === true;
    lines.set(key, { kind: 'shot', ...ownerOf(whose), from, to, hit, number });
  }
  return [...lines.values()];
}

/** What was lost in all of them together, square by square. */
function losses(deeds: readonly Deed[]): readonly Trace[] {
  const found = new Map<string, { kind: 'loss'; square: string; lost: number; fatal: boolean }>();
  for (const act of deeds.flatMap(({ acts }) => acts)) {
    if ((act.kind !== 'suffers' && act.kind !== 'falls') || act.at === null) continue;
    const known = found.get(act.at) ?? { kind: 'loss', square: act.at, lost: 0, fatal: false };
    if (act.kind === 'falls') known.fatal = true;
    else known.lost += act.lost;
    found.set(act.at, known);
  }
  return [...found.values()];
}

/** Places that changed hands, and those where something new stands. */
const changes = ({ acts, ...whose }: Deed, number: number): readonly Trace[] =>
  acts.flatMap((act): Trace[] =>
    act.kind === 'takes' || act.kind === 'builds'
      ? [{ kind: act.kind === 'takes' ? 'taken' : 'built', ...ownerOf(whose), square: act.at, number }]
      : [],
  );

/** Where somebody stands who tried to react in vain. */
const vain = ({ acts, ...whose }: Deed, number: number): readonly Trace[] =>
  acts.flatMap((act): Trace[] =>
    act.kind === 'fails-to-react' && act.at !== null
      ? [{ kind: 'vain', ...ownerOf(whose), square: act.at, number }]
      : [],
  );

/** What deeds leave on a board, so that it can be read from it who did what to whom. */
export const tracesOf = (deeds: readonly Deed[]): readonly Trace[] => [
  ...deeds.flatMap((deed, i) => {
    const number = deeds.length > 1 ? i + 1 : 0;
    return [...ways(deed, number), ...shots(deed, number), ...changes(deed, number), ...vain(deed, number)];
  }),
  ...losses(deeds),
];
