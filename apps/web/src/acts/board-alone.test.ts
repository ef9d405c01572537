// After recorded turns of others it is read from the drawing alone who did what to whom, and held against the record.
import { readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { isDivergence, type Json, type MatchRecord, parseRecord, replay } from '@dustfront/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import type { GridScene } from '../board/scene.ts';
import type { MapScene } from '../board/world.ts';
import type { LogLine } from '../session/table.ts';
import type { Act, Deed } from './act.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { Traces } = await import('../board/Traces.tsx');
const { left, top, unit } = await import('../board/geometry.ts');
const { coreActs } = await import('../games/dust-tactics/acts.ts');
const core = await import('../games/dust-tactics/model.ts');
const { coreScene } = await import('../games/dust-tactics/scene.ts');
const { tacticsActs } = await import('../games/dust-tactics-2014/acts.ts');
const tactics = await import('../games/dust-tactics-2014/model.ts');
const { boardScene } = await import('../games/dust-tactics-2014/scene.ts');
const { halfOf } = await import('../games/dust/map/boxes.ts');
const { markOf } = await import('../games/dust/map/territories/shapes.ts');
const { territoriesLayout } = await import('../games/dust/map/layout.ts');
const { TraceLines: WarLines, Traces: WarTraces } = await import('../games/dust/map/Traces.tsx');
const war = await import('../games/dust/model.ts');
const { dustScene } = await import('../games/dust/scene.ts');
const { dustActs } = await import('../games/dust/story/acts.ts');
const { deedsOf } = await import('./deeds.ts');
const { tracesOf } = await import('./traces.ts');

interface Mark {
  readonly look: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const isNode = (child: unknown): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'type' in child;

/** Everything that is drawn, element by element, as a reader of the drawing sees it. */
function marksIn(child: ComponentChildren): readonly Mark[] {
  if (Array.isArray(child)) return child.flatMap(marksIn);
  if (!isNode(child)) return [];
  const { type, props } = child;
  if (typeof type === 'function') return marksIn((type as (given: object) => ComponentChildren)(props));
  const inside = props.children as ComponentChildren;
  const text = [inside].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  return [{ look: String(props.class ?? ''), props, text: text.join('') }, ...marksIn(inside)];
}

const numbers = (text: unknown): readonly number[] =>
  String(text)
    .match(/-?\d+(\.\d+)?/g)
    ?.map(Number) ?? [];

/** The square under a point of the drawing; null beyond the edge, from where one enters. */
function squareAt(x: number, y: number, scene: GridScene): string | null {
  const inside = (at: number, count: number): boolean => at > 0.01 && at < count - 0.01;
  const [column, row] = [(x - left) / unit, (y - top) / unit];
  if (!inside(column, scene.columns) || !inside(row, scene.rows)) return null;
  const found = scene.squares.find((one) => one.x === Math.floor(column) && one.y === Math.floor(row));
  return found?.key ?? null;
}

/** What the drawing says: ways and shots from square to square, losses by square. */
interface Read {
  readonly ways: readonly string[];
  readonly shots: readonly string[];
  readonly losses: Readonly<Record<string, string>>;
}

function readDrawing(deeds: readonly Deed[], scene: GridScene): Read {
  const ways: string[] = [];
  const shots: string[] = [];
  const losses: Record<string, string> = {};
  const marks = marksIn(Traces({ scene, traces: tracesOf(deeds), remains: undefined }));
  marks.forEach(({ look, props }, i) => {
    if (look === 'tr-tip') {
      const [x = 0, y = 0, turn = 0] = numbers(props.transform);
      const way = (turn * Math.PI) / 180;
      const to = squareAt(x + 0.36 * unit * Math.cos(way), y + 0.36 * unit * Math.sin(way), scene);
      const start = marks.slice(i).find((mark) => mark.look === 'tr-start');
      ways.push(`${squareAt(Number(start?.props.cx), Number(start?.props.cy), scene)} ${to}`);
    } else if (look === 'tr-shot') {
      const [x = 0, y = 0, endX = 0, endY = 0] = numbers(props.d);
      const length = Math.hypot(endX - x, endY - y);
      const further = (0.3 * unit) / length;
      const [toX, toY] = [endX + (endX - x) * further, endY + (endY - y) * further];
      shots.push(`${squareAt(x, y, scene)} ${squareAt(toX, toY, scene)}`);
    } else if (look === 'tr-loss') {
      const [x = 0, y = 0] = numbers(props.transform);
      const text = marks.slice(i + 1).find((mark) => mark.text !== '')?.text ?? '';
      losses[String(squareAt(x - unit * 0.34, y + unit * 0.34, scene))] = text;
    }
  });
  return { ways, shots, losses };
}

/** Ways of one piece that was interrupted, put together: from where it stood to where it stands. */
function joined(ways: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const way of ways) {
    const [from, to] = way.split(' ') as [string, string];
    const before = whole.findIndex((one) => from !== 'null' && one.endsWith(` ${from}`));
    if (before < 0) whole.push(way);
    else whole[before] = `${whole[before]?.split(' ')[0]} ${to}`;
  }
  return whole.filter((way) => way.split(' ')[0] !== way.split(' ')[1]);
}

/** A unit as the state has it, in the terms of both editions. */
interface Standing {
  readonly name: string;
  /** Null off the board. */
  readonly square: string | null;
  readonly strength: number;
  readonly isLost: boolean;
}

/** How an edition is read: its record, its deeds, its board, its units, and the event of a shot. */
interface Edition {
  readonly record: string;
  readonly acts: (log: readonly LogLine[], view: Json) => readonly Act[];
  readonly scene: (view: Json) => GridScene;
  readonly units: (view: Json) => readonly Standing[];
  readonly shot: (event: LogLine['event']) => readonly [by: string, at: string] | null;
}

const coreEdition: Edition = {
  record: 'dust-tactics/records/v4-station-seven.record',
  acts: (log, view) => coreActs(log, core.viewOf(view)),
  scene: (view) => coreScene(core.viewOf(view)),
  units: (json) => {
    const view = core.viewOf(json);
    return view.units.map((one) => ({
      name: one.name,
      square: one.square < 0 ? null : core.squareName(view, one.square),
      strength: one.figures.length + one.health,
      isLost: one.place === 'destroyed',
    }));
  },
  shot: ({ type, unit: by, target, back }) =>
    type === 'hits' && back !== true ? [String(by), String(target)] : null,
};

const tacticsEdition: Edition = {
  record: 'dust-tactics-2014/records/v6-starter-reload.record',
  acts: (log, view) => tacticsActs(log, tactics.viewOf(view)),
  scene: (view) => boardScene(tactics.viewOf(view)),
  units: (json) => {
    const view = tactics.viewOf(json);
    return view.units.map((one) => ({
      name: one.name,
      square: tactics.placeOf(view, one) || null,
      strength: one.soldiers.length - one.marks,
      isLost: one.place === 'gone',
    }));
  },
  shot: ({ type, by, target, back }) =>
    type === 'line-rolled' && back !== true ? [String(by), String(target)] : null,
};

const recordOf = (path: string): MatchRecord =>
  parseRecord(readFileSync(new URL(`../../../../packages/${path}`, import.meta.url), 'utf8'));

/** A recorded match that can be looked at after any number of answers. */
async function recorded(path: string) {
  const record = recordOf(path);
  const game = await loadGame(record.header.game, record.header.version);
  if (game === null) throw new Error('no such game');
  const at = (answers: number) => {
    const match = replay(game, record, answers);
    if (isDivergence(match)) throw new Error(match.message);
    return match;
  };
  const end = at(record.entries.length);
  const view = end.view(null);
  const log = end
    .happenings(null)
    .map(({ after, event }): LogLine => ({ after, event, message: game.describe.event(event, view) }));
  const views = new Map<number, Json>();
  const viewAt = (answers: number): Json => {
    const known = views.get(answers) ?? at(answers).view(null);
    views.set(answers, known);
    return known;
  };
  return { log, view, viewAt, last: record.entries.length };
}

/** What one side did between two orders of the other, with the reactions to it. */
function turnsOf(deeds: readonly Deed[], sign: Deed['sign']): readonly (readonly Deed[])[] {
  const turns: Deed[][] = [];
  let open: Deed[] | null = null;
  for (const deed of deeds) {
    if (!deed.reacting && deed.sign !== sign) open = null;
    else if (open !== null) open.push(deed);
    else if (!deed.reacting) {
      open = [deed];
      turns.push(open);
    }
  }
  return turns;
}

/** The first of them, in which units enter, and those in which somebody fires. */
function telling(turns: readonly (readonly Deed[])[]): readonly (readonly Deed[])[] {
  const fires = (turn: readonly Deed[]): boolean =>
    turn.some(({ acts }) => acts.some(({ kind }) => kind === 'fires'));
  return [...turns.slice(0, 4), ...turns.slice(4).filter(fires).slice(0, 4)];
}

/** What the states before and after a turn say, and the shots between them. */
function truthOf(
  { units, shot }: Edition,
  before: Json,
  after: Json,
  events: readonly LogLine[],
  viewAt: (answers: number) => Json,
): Read {
  const then = units(after);
  const pairs = units(before).map((one, i) => ({ one, now: then[i] as Standing }));
  const ways = pairs
    .filter(({ one, now }) => now.square !== null && now.square !== one.square)
    .map(({ one, now }) => `${one.square} ${now.square}`);
  const lost: Record<string, { count: number; fatal: boolean }> = {};
  for (const { one, now } of pairs) {
    const isLost = now.isLost && !one.isLost;
    if (!isLost && now.strength >= one.strength) continue;
    const square = String(one.square ?? now.square);
    const known = lost[square] ?? { count: 0, fatal: false };
    lost[square] = { count: known.count + one.strength - now.strength, fatal: known.fatal || isLost };
  }
  const shots = events.flatMap(({ event, after: answer }) => {
    const pair = shot(event);
    if (pair === null) return [];
    const standing = units(viewAt(answer));
    const where = (name: string): string =>
      standing.find((one) => one.name === name)?.square ?? name.replace(/^(crate|trap) /, '');
    return [pair.map(where).join(' ')];
  });
  return {
    ways: [...new Set(ways)],
    shots: [...new Set(shots)].filter((line) => line.split(' ')[0] !== line.split(' ')[1]),
    losses: Object.fromEntries(
      Object.entries(lost).map(([square, { count, fatal }]) => [square, fatal ? '✕' : `−${count}`]),
    ),
  };
}

const byName = (one: string, other: string): number => one.localeCompare(other);

describe.each([
  ['Core Set', coreEdition],
  ['2013/14', tacticsEdition],
])('%s', async (_, edition) => {
  const { log, view, viewAt, last } = await recorded(edition.record);
  const deeds = deedsOf(edition.acts(log, view));
  const turns = telling(turnsOf(deeds, 'axis'));

  test.each(turns.map((turn) => [turn[0]?.first ?? 0, turn] as const))(
    'the turn at answer %i',
    (first, turn) => {
      const next = deeds[deeds.indexOf(turn.at(-1) as Deed) + 1]?.first ?? last;
      const events = log.filter(({ after }) => after >= first && after < next);
      const truth = truthOf(edition, viewAt(first), viewAt(next), events, viewAt);
      const read = readDrawing(turn, edition.scene(viewAt(next)));
      expect(joined(read.ways).toSorted(byName)).toEqual(truth.ways.toSorted(byName));
      expect(read.shots.toSorted(byName)).toEqual(truth.shots.toSorted(byName));
      expect(read.losses).toEqual(truth.losses);
    },
  );
});

/** What the drawing of the map says, area by area. */
function readMap(deeds: readonly Deed[], scene: MapScene) {
  const size = 1;
  const layout = territoriesLayout(scene, size);
  const nearest = (x: number, y: number): string =>
    [...layout.at].reduce((best, one) =>
      Math.hypot(one[1][0] - x, one[1][1] - y) < Math.hypot(best[1][0] - x, best[1][1] - y) ? one : best,
    )[0];
  const ways: string[] = [];
  const shots: string[] = [];
  const taken: string[] = [];
  const losses: Record<string, number> = {};
  /** The area at the edge of whose plate an arrow begins or ends. */
  const beside = (x: number, y: number): string => {
    const gap = ([area, [u, v]]: readonly [string, readonly [number, number]]): number => {
      const [wide, high] = halfOf(drawn, area);
      const [aside, above] = [Math.abs(x - u) - wide, Math.abs(y - v) - high];
      return aside < 0 && above < 0
        ? -Math.max(aside, above)
        : Math.hypot(Math.max(0, aside), Math.max(0, above));
    };
    return [...layout.at].reduce((best, one) => (gap(one) < gap(best) ? one : best))[0];
  };
  const drawn = { scene, layout, size, traces: tracesOf(deeds), outlined: true };
  const marks = [...marksIn(WarLines(drawn)), ...marksIn(WarTraces(drawn))];
  marks.forEach(({ look, props }, i) => {
    if (look.startsWith('wt-way')) {
      const [first = [], ...more] = String(props.d).split('Z').slice(0, -1).map(numbers);
      const [x = 0, y = 0] = first;
      // Both sides of an arrow are drawn from its tail: its tip is halfway.
      const last = more.at(-1) ?? first;
      const tip = (last.length - 2) / 2;
      const goal = beside(last[tip] ?? 0, last[tip + 1] ?? 0);
      (look.endsWith('attack') ? shots : ways).push(`${beside(x, y)} ${goal}`);
    } else if (look === 'wt-taken') {
      const area = scene.areas.find((one) => markOf(one) === props.d);
      taken.push(area?.key ?? '');
    } else if (look === 'wt-loss') {
      const [x = 0, y = 0] = numbers(props.transform);
      const text = marks.slice(i + 1).find((mark) => mark.text !== '')?.text ?? '';
      losses[nearest(x - 20 * size, y + 16 * size)] = numbers(text)[0] ?? 0;
    }
  });
  return { ways: [...new Set(ways)], shots: [...new Set(shots)], taken: [...new Set(taken)], losses };
}

/** Units that fell, where they had come from or stood. */
function lostIn(events: readonly LogLine['event'][]): Readonly<Record<string, number>> {
  const lost: Record<string, number> = {};
  let attack: LogLine['event'] | null = null;
  for (const event of events) {
    if (event.type === 'attack') attack = event;
    if ((event.type !== 'destroyed' && event.type !== 'special-attack') || attack === null) continue;
    const area = String(event.holder === attack.seat ? (attack.from ?? attack.to) : attack.to);
    const units = Object.values(event.units as Readonly<Record<string, number>>);
    const count = units.reduce((sum, n) => sum + n, 0);
    if (count > 0) lost[area] = (lost[area] ?? 0) + count;
  }
  return lost;
}

describe('DUST', async () => {
  const { log, view, viewAt, last } = await recorded('dust/records/v1-five-players.record');
  const deeds = deedsOf(dustActs(log, war.viewOf(view)));
  const begins = log.flatMap(({ event }, i) => (event.type === 'turn-begun' ? [i] : []));
  const turns = begins
    .map((from, i) => log.slice(from, begins[i + 1]))
    .filter((lines) => lines.some(({ event }) => event.type === 'attack'))
    .slice(2, 6);

  test.each(turns.map((lines) => [lines[0]?.after ?? 0, lines] as const))(
    'the turn at answer %i',
    (first, told) => {
      const events = told.map(({ event }) => event);
      const after = log[log.indexOf(told.at(-1) as LogLine) + 1]?.after ?? last - 1;
      const scene = dustScene(war.viewOf(viewAt(after + 1)));
      const before = dustScene(war.viewOf(viewAt(first + 1)));
      const own = deeds.filter(({ telling: words }) => words !== undefined && told.includes(words.opens));
      const read = readMap(own, scene);
      const seat = Number(events[0]?.seat);
      const lines = (type: string): readonly string[] => [
        ...new Set(
          events.filter((event) => event.type === type && event.from).map(({ from, to }) => `${from} ${to}`),
        ),
      ];
      expect(read.ways.toSorted(byName)).toEqual(lines('moved').toSorted(byName));
      expect(read.shots.toSorted(byName)).toEqual(lines('attack').toSorted(byName));
      const army = war.armyOf(war.viewOf(view), seat);
      const attacked = new Set(events.filter(({ type }) => type === 'attack').map(({ to }) => String(to)));
      const taken = scene.areas.filter(
        ({ key, army: holder }, i) => attacked.has(key) && holder === army && before.areas[i]?.army !== army,
      );
      expect(read.taken.toSorted(byName)).toEqual(taken.map(({ key }) => key).toSorted(byName));
      expect(read.losses).toEqual(lostIn(events));
    },
  );
});
