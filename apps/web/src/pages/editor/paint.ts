import {
  type Draft,
  type DraftEdge,
  type EditorKit,
  type Facing,
  isIn,
  type Side,
  type Square,
  sameSquare,
  without,
  withSquare,
} from '../../games/draft.ts';

export type EdgeWay = 'north' | 'east' | 'south' | 'west';

/** What a click on a square does now. */
export type Tool =
  | { readonly do: 'erase' }
  | { readonly do: 'brush'; readonly id: string; readonly storeys?: number }
  | { readonly do: 'edge'; readonly kind: string; readonly way: EdgeWay }
  | {
      readonly do: 'fort';
      readonly kind: 'bunker' | 'strongpoint';
      readonly facing: Facing;
      readonly seat: -1 | Side;
    }
  | { readonly do: 'entry'; readonly side: Side }
  | { readonly do: 'goal'; readonly goal: number }
  | { readonly do: 'unit'; readonly side: Side; readonly key: string }
  /** On tables: what is there is taken up, or something new is drawn. */
  | { readonly do: 'select' }
  | { readonly do: 'draw'; readonly kind: string };

/** What is in the hand when nothing else is. */
export const idleTool = ({ table }: Draft): Tool =>
  table === undefined ? { do: 'erase' } : { do: 'select' };

const spot = ([x, y]: Square, way: EdgeWay): Pick<DraftEdge, 'at' | 'side'> => {
  switch (way) {
    case 'north':
      return { at: [x, y], side: 'n' };
    case 'west':
      return { at: [x, y], side: 'w' };
    case 'south':
      return { at: [x, y + 1], side: 'n' };
    case 'east':
      return { at: [x + 1, y], side: 'w' };
  }
};

const isOn = (draft: Draft, [x, y]: Square): boolean =>
  y >= 0 && y < draft.map.length && x >= 0 && x < (draft.map[0]?.length ?? 0);

/** The edge lies between two squares of the board. */
function isInner(draft: Draft, { at: [x, y], side }: Pick<DraftEdge, 'at' | 'side'>): boolean {
  return isOn(draft, [x, y]) && (side === 'n' ? y > 0 : x > 0);
}

const sameEdge = (a: Pick<DraftEdge, 'at' | 'side'>, b: Pick<DraftEdge, 'at' | 'side'>): boolean =>
  a.side === b.side && sameSquare(a.at, b.at);

const inFort = ([x, y]: Square, [fx, fy]: Square): boolean =>
  x >= fx && x <= fx + 1 && y >= fy && y <= fy + 1;

/** Whether the tool's work is already done on the square: then a stroke that begins there undoes it. */
export function isDone(kit: EditorKit, draft: Draft, square: Square, tool: Tool): boolean {
  switch (tool.do) {
    case 'brush':
      return (
        kit.has(draft, square, tool.id) &&
        (tool.storeys === undefined || (draft.storeys[square.join()] ?? 1) === tool.storeys)
      );
    case 'edge':
      return draft.edges.some((edge) => sameEdge(edge, spot(square, tool.way)) && edge.kind === tool.kind);
    case 'fort':
      return draft.forts.some((fort) => fort.kind === tool.kind && inFort(square, fort.at));
    case 'entry':
      return isIn(draft.entry[tool.side], square);
    case 'goal':
      return isIn(draft.goals[tool.goal]?.squares ?? [], square);
    case 'unit':
      return draft.forces[tool.side].some(
        ({ key, at }) => key === tool.key && at !== undefined && sameSquare(at, square),
      );
    default:
      return false;
  }
}

function withEntry(draft: Draft, side: Side, squares: readonly Square[]): Draft {
  return { ...draft, entry: side === 0 ? [squares, draft.entry[1]] : [draft.entry[0], squares] };
}

function withGoal(draft: Draft, at: number, squares: (now: readonly Square[]) => readonly Square[]): Draft {
  return {
    ...draft,
    goals: draft.goals.map((goal, i) => (i === at ? { ...goal, squares: squares(goal.squares) } : goal)),
  };
}

/** A unit stands here, or comes onto the board like the others again. */
export function stationed(draft: Draft, side: Side, key: string, at: Square | null): Draft {
  const forces = draft.forces.map((force, i) =>
    i !== side
      ? force
      : force.map((unit) => {
          if (unit.key !== key) return unit;
          const { at: _, round: __, ...rest } = unit;
          return at === null ? rest : { ...rest, at };
        }),
  );
  return { ...draft, forces: [forces[0] ?? [], forces[1] ?? []] };
}

/** Off with everything that the editor itself lays on a square. */
function swept(draft: Draft, square: Square): Draft {
  const ways = (['north', 'east', 'south', 'west'] as const).map((way) => spot(square, way));
  return {
    ...draft,
    edges: draft.edges.filter((edge) => !ways.some((way) => sameEdge(edge, way))),
    goals: draft.goals.map((goal) => ({ ...goal, squares: without(goal.squares, square) })),
  };
}

function withStoreys(draft: Draft, square: Square, storeys: number): Draft {
  return { ...draft, storeys: { ...draft.storeys, [square.join()]: storeys } };
}

/** One square under the brush: the tool's work is done there (`put`), or undone. */
export function paint(kit: EditorKit, draft: Draft, square: Square, tool: Tool, put: boolean): Draft {
  if (!isOn(draft, square)) return draft;
  switch (tool.do) {
    case 'erase':
      return swept(kit.clear(draft, square), square);
    case 'brush': {
      if (!put) return kit.take(draft, square, tool.id);
      const painted = kit.put(draft, square, tool.id);
      return tool.storeys === undefined ? painted : withStoreys(painted, square, tool.storeys);
    }
    case 'edge': {
      const place = spot(square, tool.way);
      if (!isInner(draft, place)) return draft;
      const rest = draft.edges.filter((edge) => !sameEdge(edge, place));
      return { ...draft, edges: put ? [...rest, { ...place, kind: tool.kind }] : rest };
    }
    case 'fort': {
      const rest = draft.forts.filter((fort) => !inFort(square, fort.at));
      if (!put) return { ...draft, forts: rest };
      const { kind, facing, seat } = tool;
      const [x, y] = square;
      const ground = rectangle(square, [x + 1, y + 1])
        .filter((one) => isOn(draft, one))
        .reduce<Draft>((now, one) => kit.clear(now, one), { ...draft, forts: rest });
      return { ...ground, forts: [...ground.forts, { kind, at: square, facing, seat }] };
    }
    case 'entry': {
      const now = draft.entry[tool.side];
      const mine = withEntry(draft, tool.side, put ? withSquare(now, square) : without(now, square));
      const other: Side = tool.side === 0 ? 1 : 0;
      return put ? withEntry(mine, other, without(draft.entry[other], square)) : mine;
    }
    case 'goal':
      return withGoal(draft, tool.goal, (now) => (put ? withSquare(now, square) : without(now, square)));
    case 'unit':
      return stationed(draft, tool.side, tool.key, put ? square : null);
    default:
      return draft;
  }
}

/** Every square of the rectangle between two corners. */
export function rectangle([ax, ay]: Square, [bx, by]: Square): readonly Square[] {
  const squares: Square[] = [];
  for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++)
    for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) squares.push([x, y]);
  return squares;
}

/** The squares of a straight way between two, so that a fast stroke leaves no gaps. */
export function line([ax, ay]: Square, [bx, by]: Square): readonly Square[] {
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay), 1);
  return Array.from({ length: steps + 1 }, (_, i) => [
    Math.round(ax + ((bx - ax) * i) / steps),
    Math.round(ay + ((by - ay) * i) / steps),
  ]);
}

export const paintAll = (
  kit: EditorKit,
  draft: Draft,
  squares: readonly Square[],
  tool: Tool,
  put: boolean,
): Draft => squares.reduce((now, square) => paint(kit, now, square, tool, put), draft);
