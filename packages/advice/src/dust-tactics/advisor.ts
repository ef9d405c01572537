import { asView, type CoreView, type Firing, type Unit } from '@dustfront/dust-tactics';
import {
  aimsFrom,
  canSee,
  carriersOf,
  findCover,
  findUnit,
  groundOf,
  headOf,
  headsOnBoard,
  isClose,
  isInRange,
  kindOf,
  leastCover,
  nameOf,
  pieceAt,
  planAttack,
  reachOf,
  readyLines,
  squareNamed,
  squaresOf,
} from '@dustfront/dust-tactics/query';
import { type AttackOdds, attackOdds } from '@dustfront/odds';
import { describePlan, rangeBetween } from '@dustfront/wargame';
import type {
  AimAdvice,
  ChancesAdvice,
  FiringLine,
  OddsAdvice,
  OutlookAdvice,
  ThreatAdvice,
} from '../advice.ts';
import { type Advisor, answering } from '../advisor.ts';
import { account } from './account.ts';
import { CoreLuck } from './luck.ts';
import { refused } from './refused.ts';
import { risks } from './risks.ts';

/** Aims at cover are named by the square with this sign before it. */
const coverSign = '@';

const grid = (view: CoreView) => groundOf(view).grid;

function unitOf(view: CoreView, name: string): Unit {
  const unit = findUnit(view, name);
  if (!unit) throw new Error(`no unit ${name}`);
  return headOf(view, unit);
}

const allSquares = (view: CoreView): readonly number[] =>
  Array.from({ length: view.board.width * view.board.height }, (_, i) => i);

/** A weapon's name as short as a tag needs it. */
const short = (name: string): string => name.replace(/^\.?\d+ cal (\w+)$/, '$1').split(' ')[0] ?? name;

function outlook(view: CoreView, unit: Unit, from: number): OutlookAdvice {
  const ground = groundOf(view, unit);
  const kind = kindOf(view, unit);
  const squares = allSquares(view);
  const own = squaresOf(view, unit, from);
  const hidden = squares.filter(
    (square) => !own.includes(square) && !own.some((at) => canSee(ground, kind, 'squad', at, square)),
  );
  const ranges = new Map<number, string[]>();
  for (const { line } of readyLines(view, unit)) {
    if (typeof line.range !== 'number') continue;
    const names = ranges.get(line.range) ?? [];
    names.push(line.name);
    ranges.set(line.range, names);
  }
  const bands = [...ranges]
    .sort(([a], [b]) => b - a)
    .slice(0, 2)
    .map(([range, names], i) => ({
      label: `${range} · ${names.slice(0, 2).map(short).join(', ')}`,
      squares: squares
        .filter((square) => own.some((at) => rangeBetween(ground.grid, at, square) <= range))
        .map((square) => nameOf(view, square)),
      dotted: i > 0,
    }));
  return { hidden: hidden.map((square) => nameOf(view, square)), bands, cover: coverAround(view, unit) };
}

/** The cover that a squad would have on each square against the enemies who see it there. */
function coverAround(view: CoreView, unit: Unit): OutlookAdvice['cover'] {
  if (kindOf(view, unit) !== 'squad') return [];
  const ground = groundOf(view, unit);
  const enemies = headsOnBoard(view).filter((enemy) => enemy.side !== unit.side);
  const order = { none: 0, soft: 1, hard: 2 } as const;
  const found: (readonly [string, 'soft' | 'hard'])[] = [];
  for (const square of allSquares(view)) {
    let least: 'none' | 'soft' | 'hard' | null = null;
    for (const enemy of enemies) {
      for (const from of squaresOf(view, enemy)) {
        if (!canSee(ground, kindOf(view, enemy), 'squad', from, square)) continue;
        const { cover } = findCover(ground, kindOf(view, enemy), 'squad', from, square);
        if (least === null || order[cover] < order[least]) least = cover;
      }
    }
    // Nobody looks: what lies in the square itself would cover.
    if (least === null && pieceAt(view, square))
      least = pieceAt(view, square)?.kind === 'trap' ? 'hard' : 'soft';
    if (least !== null && least !== 'none') found.push([nameOf(view, square), least]);
  }
  return found;
}

/** Hits to be expected on each square, if every enemy moved once and fired all it has at a squad of infantry 2. */
function threat(view: CoreView, side: number): ThreatAdvice {
  const sums = new Map<number, number>();
  const ground = groundOf(view);
  const squares = allSquares(view);
  for (const enemy of headsOnBoard(view)) {
    if (enemy.side === side) continue;
    const places = reachOf(view, enemy, 1).flatMap(({ square }) =>
      squaresOf(view, enemy, squareNamed(view, square)),
    );
    const kind = kindOf(view, enemy);
    const lines = readyLines(view, enemy).map(({ unit, line }) => ({
      line,
      dice: (line.cells[1]?.dice ?? 0) * (line.limited === undefined ? carriersOf(view, unit, line) : 1),
    }));
    for (const square of squares) {
      let most = 0;
      for (const from of places) {
        if (from === square || !canSee(ground, kind, 'squad', from, square)) continue;
        let dice = 0;
        for (const { line, dice: n } of lines)
          if (line.range === 'A' || isInRange(ground, line.range, from, square)) dice += n;
        most = Math.max(most, dice / 3);
      }
      if (most > 0) sums.set(square, (sums.get(square) ?? 0) + most);
    }
  }
  return { squares: [...sums].map(([square, sum]) => [nameOf(view, square), Math.min(1, sum / 6)] as const) };
}

const burns = (view: CoreView, squares: readonly string[], unit: Unit): boolean =>
  squaresOf(view, unit).some((square) => squares.includes(nameOf(view, square)));

function aims(view: CoreView, unit: Unit, from: number): AimAdvice[] {
  const ground = groundOf(view, unit);
  const byTarget = new Map<string, AimAdvice['lines'][number][]>();
  const add = (target: string, line: AimAdvice['lines'][number]): void => {
    const list = byTarget.get(target) ?? [];
    if (!list.some((known) => known.unit === line.unit && known.line === line.line)) list.push(line);
    byTarget.set(target, list);
  };
  for (const { ready, aims: found } of aimsFrom(view, unit, from)) {
    const line = {
      unit: ready.unit.name,
      line: ready.line.id,
      most: ready.line.limited === undefined ? 0 : ready.most,
      close: isClose(ready.line),
    };
    for (const aim of found) {
      if ('unit' in aim) add(aim.unit, line);
      else if ('piece' in aim) add(coverSign + aim.piece, line);
      else
        for (const enemy of headsOnBoard(view))
          if (enemy.side !== unit.side && burns(view, aim.squares, enemy)) add(enemy.name, line);
    }
  }
  return [...byTarget].map(([target, lines]) => {
    const cover = target.startsWith(coverSign);
    const squares = cover ? [squareNamed(view, target.slice(1))] : squaresOf(view, unitOf(view, target));
    const kind = cover ? 'vehicle' : kindOf(view, unitOf(view, target));
    const own = squaresOf(view, unit, from);
    const ranges = own.flatMap((at) => squares.map((square) => rangeBetween(grid(view), at, square)));
    const covers = own.flatMap((at) =>
      squares.map((square) => findCover(ground, kindOf(view, unit), kind, at, square).cover),
    );
    return { target, range: Math.min(...ranges), cover: leastCover(covers), lines };
  });
}

const shown = 5;

const chances = (id: string, losses: AttackOdds['target'], dice: number): ChancesAdvice => ({
  id,
  chances: losses.atLeast.slice(1, shown + 1),
  mean: losses.mean,
  dice,
});

function odds(
  view: CoreView,
  unit: Unit,
  from: number,
  target: string,
  lines: readonly FiringLine[],
  sustained: boolean,
  calling: readonly string[],
): OddsAdvice {
  const ground = groundOf(view, unit);
  // The attacker stands where it would shoot from, so that it covers and blocks as it would then.
  const there: CoreView = {
    ...view,
    units: view.units.map((u) =>
      u.id === unit.id || u.id === unit.joined
        ? { ...u, square: from, place: 'board', effects: [...u.effects, ...calling] }
        : u,
    ),
  };
  const shooter = unitOf(there, unit.name);
  const piece = target.startsWith(coverSign)
    ? pieceAt(there, squareNamed(there, target.slice(1)))
    : undefined;
  const aimed = piece ? { piece } : { unit: unitOf(there, target) };
  const firings: Firing[] = lines.flatMap((line) => {
    const ready = readyLines(there, shooter).find(
      (r) => r.unit.name === line.unit && r.line.id === line.line,
    );
    return ready ? [{ unit: ready.unit, line: ready.line, shots: line.shots }] : [];
  });
  const settled = from === unit.square ? groundOf(there) : ground;
  const weigh = (some: readonly Firing[], id: string) => {
    const plan = planAttack(there, shooter, some, aimed, { ground: settled, from, sustained });
    const dice = describePlan(plan).reduce((n, line) => n + (line.part === 'retaliation' ? 0 : line.dice), 0);
    return { plan, odds: attackOdds(plan), dice, id };
  };
  const all = weigh(firings, 'all');
  const rows = firings.map((firing) => {
    const one = weigh([firing], `${firing.unit.name}/${firing.line.id}`);
    return chances(one.id, one.odds.target, one.dice);
  });
  const size = all.odds.target.atLeast.length - 1;
  return {
    size: Math.min(shown, size),
    destroyed: all.odds.target.destroyed,
    lines: rows,
    total: chances('all', all.odds.target, all.dice),
    cost:
      all.plan.close !== null && all.plan.close.retaliation.length > 0
        ? chances('back', all.odds.attacker, 0)
        : null,
  };
}

const advise = answering({
  asView,
  unitOf,
  squareNamed,
  outlook,
  threat,
  aims,
  odds: (view, unit, from, { target, lines, sustained, calling = [] }) =>
    odds(view, unit, from, target, lines, sustained, calling),
  refused,
  // Abilities are called before an attack, so that they are weighed with it.
  skill: () => [],
  // Reactive fire answers movement only.
  risks: (view, unit, { to, alarms }) =>
    alarms === undefined ? { risks: [], mean: 0, spent: [] } : risks(view, unit, to, alarms),
});

export const coreAdvisor: Advisor = {
  advise,
  account: (view, of) => account(asView(view), of),
  luck: () => new CoreLuck(),
};
