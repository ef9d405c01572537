import { useRef, useState } from 'preact/hooks';
import type { Spot } from '../../../board/tabletop.ts';
import type { Draft, DraftTable, FeatureKind, TableKit } from '../../../games/draft.ts';
import type { History } from '../history.ts';
import type { Tool } from '../paint.ts';
import { type Chosen, carried, dropped, featureIn, turnedBy, unitIn, unitOf } from './chosen.ts';
import { arrowOf, turnOf } from './keys.ts';
import { isDrawn, type Pen, usePen } from './pen.ts';
import {
  alongOf,
  bent,
  freshName,
  made,
  onto,
  snapped,
  stamped,
  stretched,
  toggledMark,
  withCorner,
  withFeature,
  withGate,
  withoutFeature,
  withUnit,
} from './shapes.ts';

/** What hands do on a table: the tool, what is taken up, what is being drawn. */
export interface Hand {
  readonly tool: Tool;
  readonly chosen: Chosen | null;
  readonly pen: Pen;
  readonly choose: (chosen: Chosen | null) => void;
  readonly put: (next: Draft, tag?: string) => void;
  readonly tap: (at: Element, point: Spot, reach: number) => void;
  /** Something is taken up without a pointer, whatever tool is in the hand; goals and erasing take it as a tap. */
  readonly take: (at: Element) => void;
  /** What follows a pointer that came down there; null where the ground does. */
  readonly lead: (at: Element, start: Spot) => ((to: Spot) => void) | null;
  readonly hover: (at: Spot | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Ends what is being drawn. */
  readonly finish: () => void;
  /** One of the kind in the hand, in the middle of the table. */
  readonly stamp: () => void;
}

/** A finger that only wants to look must not move things by the way. */
const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A rectangle is none before it is so large, in millimetres. */
const LEAST = 20;

const chosenAt = (draft: Draft, at: Element): Chosen | null => {
  const feature = at.closest<SVGElement>('[data-feature]')?.dataset.feature;
  const unit = at.closest<SVGElement>('[data-unit]')?.dataset.unit;
  if (unit !== undefined) return unitOf(draft, unit);
  return feature === undefined ? null : { what: 'feature', id: feature };
};

const isSame = (a: Chosen | null, b: Chosen): boolean => JSON.stringify(a) === JSON.stringify(b);

const numberIn = (at: Element, name: 'corner' | 'side' | 'gate'): number | null => {
  const found = at.closest<SVGElement>(`[data-${name}]`)?.dataset[name];
  return found === undefined ? null : Number(found);
};

interface Desk {
  readonly kit: TableKit;
  readonly table: DraftTable;
  readonly history: History;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** Corners, sides and the grip of what is in the hand, each following the pointer. */
function leadOfHandle({ kit, table, history }: Desk, chosen: Chosen, at: Element, tag: string) {
  const { draft, change } = history;
  const feature = featureIn(draft, chosen);
  const [corner, side] = [numberIn(at, 'corner'), numberIn(at, 'side')];
  if (feature !== null && corner !== null)
    return (to: Spot) =>
      change((now) => withFeature(now, withCorner(table, feature, corner, snapped(to))), tag);
  if (feature !== null && side !== null)
    return (to: Spot) => change((now) => withFeature(now, bent(table, feature, side, snapped(to))), tag);
  if (at.closest('[data-grip]') === null) return null;
  const middle = feature?.points[0] ?? unitIn(draft, chosen)?.at;
  if (middle === undefined) return null;
  const looks = (now: Draft): number =>
    featureIn(now, chosen)?.heading ??
    (chosen.what === 'unit' ? kit.headingOf(table, chosen.side, unitIn(now, chosen)!) : 0);
  return (to: Spot) =>
    change((now) => {
      const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
      return turnedBy(kit, now, chosen, Math.round((angle * 32) / Math.PI) - looks(now));
    }, tag);
}

/** What a tap means: put down, draw on, name for a goal, station, take away, take up. */
function useTap(desk: Desk, pen: Pen, choose: Hand['choose'], add: (points: readonly Spot[] | null) => void) {
  const { kit, table, history, tool, onTool } = desk;
  const { draft, change } = history;
  const isGoal = (id: string): boolean => {
    const kind = table.features.find((one) => one.id === id)?.kind;
    return kit.kinds.find((one) => one.id === kind)?.isGoal === true;
  };
  return (at: Element, point: Spot, reach: number): void => {
    const there = chosenAt(draft, at);
    const kind = tool.do === 'draw' ? kit.kinds.find(({ id }) => id === tool.kind) : undefined;
    const spot = onto(table, snapped(point));
    if (kind !== undefined && isDrawn(kind)) add(pen.tap(kind, spot, reach));
    else if (kind !== undefined) {
      const one = stamped(table, kind, freshName(table.features, kind.id), spot);
      change(withFeature(draft, one));
      choose({ what: 'feature', id: one.id });
    } else if (tool.do === 'goal') {
      if (there?.what === 'feature' && isGoal(there.id)) change(toggledMark(draft, tool.goal, there.id));
    } else if (tool.do === 'unit') {
      const { side, key } = tool;
      change(withUnit(draft, side, key, ({ round: _, ...unit }) => ({ ...unit, at: spot })));
      choose({ what: 'unit', side, key });
      onTool({ do: 'select' });
    } else if (tool.do === 'erase') {
      if (there !== null)
        change(there.what === 'feature' ? withoutFeature(draft, there.id) : dropped(draft, there));
      choose(null);
    } else if (at.closest('.ed-handles, .ed-grip') === null) choose(there);
  };
}

/** Dragging: a rectangle or a line while drawing; else what is taken up, or a part of it. */
function useLead(desk: Desk, pen: Pen, chosen: Chosen | null, choose: Hand['choose']) {
  const { kit, table, history, tool, onTool } = desk;
  const { draft, change } = history;
  const count = useRef(0);
  return (at: Element, start: Spot): ((to: Spot) => void) | null => {
    const tag = `drag ${++count.current}`;
    const kind = tool.do === 'draw' ? kit.kinds.find(({ id }) => id === tool.kind) : undefined;
    if (kind !== undefined) {
      if (!isDrawn(kind) || pen.corners.length > 0) return null;
      const id = freshName(table.features, kind.id);
      const from = onto(table, snapped(start));
      return (point) => {
        const to = onto(table, snapped(point));
        const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
        if (kind.form === 'line' ? dx + dy < LEAST : Math.min(dx, dy) < LEAST) return;
        change((now) => withFeature(now, made(kind, id, stretched(kind, from, to))), tag);
        choose({ what: 'feature', id });
        onTool({ do: 'select' });
      };
    }
    if (tool.do !== 'select') return null;
    const gate = numberIn(at, 'gate');
    if (gate !== null) {
      const [side, end] = [gate < 2 ? 0 : 1, gate % 2 === 0 ? 0 : 1] as const;
      return (to) => change((now) => withGate(now, side, end, alongOf(table, side, snapped(to))), tag);
    }
    const handle = chosen === null ? null : leadOfHandle(desk, chosen, at, tag);
    if (handle !== null) return handle;
    const there = chosenAt(draft, at);
    if (there === null || (isCoarse() && !isSame(chosen, there))) return null;
    return (to) => {
      choose(there);
      change((now) => carried(draft, now, there, snapped([to[0] - start[0], to[1] - start[1]])), tag);
    };
  };
}

/** What keys mean while something is drawn or taken up; whether one meant anything. */
function useHandKeys(
  desk: Desk,
  pen: Pen,
  chosen: Chosen | null,
  choose: Hand['choose'],
  finish: () => void,
) {
  const { kit, history, tool, onTool } = desk;
  const { draft, change } = history;
  const letGo = (): void => {
    if (pen.corners.length > 0) pen.clear();
    else if (tool.do !== 'select') onTool({ do: 'select' });
    else choose(null);
  };
  const inHand = (event: KeyboardEvent, held: Chosen): boolean => {
    const [by, turn] = [arrowOf(event), turnOf(event)];
    if (by !== null) change((now) => carried(now, now, held, by), `keys ${JSON.stringify(held)}`);
    else if (turn !== null) change((now) => turnedBy(kit, now, held, turn), `turn ${JSON.stringify(held)}`);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      change(dropped(draft, held));
      choose(null);
    } else return false;
    return true;
  };
  return (event: KeyboardEvent): boolean => {
    const draws = pen.corners.length > 0;
    if (event.key === 'Escape') letGo();
    else if (event.key === 'Enter' && draws) finish();
    else if (event.key === 'Backspace' && draws) pen.back();
    else return chosen !== null && !event.ctrlKey && !event.metaKey && inHand(event, chosen);
    return true;
  };
}

export function useHand(desk: Desk): Hand {
  const { kit, table, history, tool, onTool } = desk;
  const { draft, change } = history;
  const [chosen, choose] = useState<Chosen | null>(null);
  const pen = usePen();
  const kind: FeatureKind | undefined =
    tool.do === 'draw' ? kit.kinds.find(({ id }) => id === tool.kind) : undefined;
  const add = (points: readonly Spot[] | null): void => {
    if (points === null || kind === undefined) return;
    const id = freshName(table.features, kind.id);
    change(withFeature(draft, made(kind, id, points)));
    choose({ what: 'feature', id });
    onTool({ do: 'select' });
  };
  const finish = (): void => add(kind === undefined ? null : pen.finish(kind));
  const tap = useTap(desk, pen, choose, add);
  const lead = useLead(desk, pen, chosen, choose);
  const keys = useHandKeys(desk, pen, chosen, choose, finish);
  return {
    tool,
    chosen,
    pen,
    choose,
    put: change,
    tap,
    take: (at) => {
      if (tool.do === 'goal' || tool.do === 'erase') tap(at, [0, 0], 0);
      else {
        pen.clear();
        onTool({ do: 'select' });
        choose(chosenAt(draft, at));
      }
    },
    lead,
    hover: (at) => pen.hover(at === null ? null : onto(table, snapped(at))),
    onKey: (event) => {
      if (keys(event)) event.preventDefault();
    },
    finish,
    stamp: () => {
      if (kind === undefined) return;
      const one = stamped(table, kind, freshName(table.features, kind.id), [
        table.width / 2,
        table.height / 2,
      ]);
      change(withFeature(draft, one));
      choose({ what: 'feature', id: one.id });
      onTool({ do: 'select' });
    },
  };
}
