import {
  type AimedLine,
  type AttackFrame,
  asView,
  type TacticsState,
  type TacticsView,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  coverFrom,
  distance,
  distanceTo,
  fullAttack,
  groupOf,
  inArc,
  isFoot,
  isMachine,
  planAttack,
  planLines,
  reachable,
  squareOf,
  squaresOf,
  squareWord,
  unitNamed,
  unitSees,
  unitSeesSquare,
} from '@dustfront/dust-tactics-2014/query';
import { type AttackOdds, attackOdds } from '@dustfront/odds';
import { type DicePlan, describePlan, makeGrid, rangeBetween } from '@dustfront/wargame';
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
import { IMPROVISED } from './lines.ts';
import { TacticsLuck } from './luck.ts';
import { refused } from './refused.ts';
import { risks, risksOfAttack } from './risks.ts';
import { skill } from './skill.ts';
import { allSquares, squareNamed, unitOf, withUnitAt } from './table.ts';

const shown = 6;

/** From a square not yet entered a machine may face any way; where it stands it faces as it does. */
function stances(view: TacticsView, unit: Unit, from: number): { state: TacticsState; unit: Unit }[] {
  const moves = isMachine(unit) && from !== squareOf(view, unit);
  return (moves ? [0, 1, 2, 3] : [unit.facing]).map((facing) => withUnitAt(view, unit, from, facing));
}

const targetable = (unit: Unit): boolean =>
  unit.joined < 0 && (unit.place === 'board' || (unit.place === 'aboard' && unit.carriage === 'rider'));

/** The stance from which most can be thrown at a target. */
function bestStance(view: TacticsView, unit: Unit, from: number, target: string) {
  return stances(view, unit, from)
    .map((stance) => ({
      ...stance,
      frame: fullAttack(stance.state, stance.unit, unitOf(stance.state, target)),
    }))
    .sort((a, b) => b.frame.shots.length - a.frame.shots.length)[0]!;
}

const lineId = (weapon: number): string => (weapon < 0 ? IMPROVISED : String(weapon));

function linesAgainst(
  state: TacticsState,
  shots: ReturnType<typeof fullAttack>['shots'],
): AimAdvice['lines'] {
  return shots.flatMap((shot) => {
    const by = state.units[shot.by]!;
    const weapon = shot.weapon < 0 ? undefined : cardOfUnit(by).weapons[shot.weapon];
    const limited = weapon !== undefined && weapon.boxes > 0;
    const volley = weapon?.line.rules.includes('volley') === true;
    const most = !limited ? 0 : volley ? shot.rounds : shot.count;
    const line = { unit: by.name, line: lineId(shot.weapon), most, close: shot.close };
    const salvo = weapon?.line.rules.includes('salvo') === true && by.salvo;
    return salvo ? [line, { ...line, line: `${line.line}*` }] : [line];
  });
}

/** Rows that can still be declared, while an attack of the unit is: those before have been fired or held. */
function openRows(view: TacticsView, unit: Unit): ((by: number, weapon: number) => boolean) | null {
  const frame = view.stack.at(-1) as AttackFrame | undefined;
  if (frame?.kind !== 'attack' || frame.step !== 'three-declare' || frame.unit !== unit.id) return null;
  const rows = frame.rows.slice(frame.row);
  return (by, weapon) => rows.some((row) => row.by === by && row.weapon === weapon);
}

function aims(view: TacticsView, unit: Unit, from: number): AimAdvice[] {
  const open = openRows(view, unit);
  const enemies = view.units.filter((enemy) => enemy.side !== unit.side && targetable(enemy));
  return enemies.flatMap((enemy) => {
    const { state, unit: shooter, frame } = bestStance(view, unit, from, enemy.name);
    const shots = frame.shots.filter((shot) => open?.(shot.by, shot.weapon) ?? true);
    if (shots.length === 0) return [];
    const target = unitOf(state, enemy.name);
    return [
      {
        target: enemy.name,
        range: distance(state, shooter, target),
        cover: coverFrom(state, shooter, target) ? ('cover' as const) : ('none' as const),
        lines: linesAgainst(state, shots),
      },
    ];
  });
}

function aimedLine(state: TacticsState, line: FiringLine): AimedLine {
  const by = unitNamed(state, line.unit)!;
  const salvo = line.line.endsWith('*');
  const weapon = line.line === IMPROVISED ? -1 : Number.parseInt(line.line, 10);
  const volley = weapon >= 0 && cardOfUnit(by).weapons[weapon]?.line.rules.includes('volley') === true;
  const some = line.shots > 0 ? (volley ? { rounds: line.shots } : { count: line.shots }) : {};
  return { by: by.id, weapon, salvo, ...some };
}

const diceOf = (plan: DicePlan): number =>
  describePlan(plan).reduce((n, line) => n + (line.part === 'retaliation' ? 0 : line.dice), 0);

const chances = (id: string, { atLeast, mean }: AttackOdds['target'], dice: number): ChancesAdvice => ({
  id,
  chances: atLeast.slice(1, shown + 1),
  mean,
  dice,
});

function odds(
  view: TacticsView,
  unit: Unit,
  from: number,
  target: string,
  lines: readonly FiringLine[],
  sustained: boolean,
): OddsAdvice {
  const { state, unit: shooter } = bestStance(view, unit, from, target);
  const aimed = unitOf(state, target);
  // A row with its salvo takes the place of the same row without.
  const wanted = lines.filter(
    (line) => !lines.some((other) => other.unit === line.unit && other.line === `${line.line}*`),
  );
  const aim = { sustained, lines: wanted.map((line) => aimedLine(state, line)) };
  const plan = planAttack(state, shooter, aimed, aim);
  const all = { plan, odds: attackOdds(plan), dice: diceOf(plan) };
  const lined = planLines(state, shooter, aimed, aim);
  return {
    size: Math.min(shown, all.odds.target.atLeast.length - 1),
    destroyed: all.odds.target.destroyed,
    lines: wanted.flatMap((line) => {
      const { by, weapon } = aimedLine(state, line);
      const one = lined.find((each) => each.by === by && each.weapon === weapon);
      if (one === undefined) return [];
      return [chances(`${line.unit}/${line.line}`, attackOdds(one.plan).target, diceOf(one.plan))];
    }),
    total: chances('all', all.odds.target, all.dice),
    cost:
      all.plan.close !== null && all.plan.close.retaliation.length > 0
        ? chances('back', all.odds.attacker, 0)
        : null,
  };
}

/** Ranges as far as the weapons' arcs allow: two outlines at most, the longest first. */
function bandsOf(view: TacticsView, state: TacticsState, unit: Unit): OutlookAdvice['bands'] {
  const own = squaresOf(state, unit);
  const groups = new Map<
    string,
    { range: number; least: number; mount: 'all' | (typeof mounts)[number]; names: string[] }
  >();
  for (const one of groupOf(state, unit))
    for (const weapon of cardOfUnit(one).weapons) {
      if (weapon.line.close) continue;
      const key = `${weapon.line.range} ${weapon.mount}`;
      const group = groups.get(key) ?? {
        range: weapon.line.range,
        least: weapon.line.least,
        mount: weapon.mount,
        names: [],
      };
      if (!group.names.includes(weapon.line.name)) group.names.push(weapon.line.name);
      groups.set(key, group);
    }
  return [...groups.values()]
    .sort((a, b) => b.range - a.range)
    .filter((group, i, all) => i < 2 || all.findIndex(({ mount }) => mount === group.mount) === i)
    .slice(0, 3)
    .map((group, i) => ({
      label: `${group.range} · ${group.names[0] ?? ''}`,
      // What fires all round needs no tint.
      filled: isMachine(unit) && group.mount !== 'turret' && group.mount !== 'all',
      squares: allSquares(view)
        .filter((square) => {
          const range = distanceTo(state, unit, square);
          return (
            range <= group.range &&
            range >= group.least &&
            (own.includes(square) || inArc(state, unit, group.mount, [square]))
          );
        })
        .map((square) => squareWord(square, view.board.width)),
      dotted: i > 0,
    }));
}

const mounts = ['front', 'rear', 'left', 'right', 'turret', 'crew'] as const;

/** Squares where the unit would be in cover from every enemy who sees it there. */
function coverAround(view: TacticsView, unit: Unit): OutlookAdvice['cover'] {
  if (!isFoot(unit)) return [];
  const enemies = view.units.filter(
    (enemy) => enemy.side !== unit.side && enemy.place === 'board' && enemy.joined < 0,
  );
  return allSquares(view).flatMap((at) => {
    const moved: Unit = {
      ...unit,
      place: 'board',
      at,
      floor: at === unit.at ? unit.floor : 0,
      carrier: -1,
      carriage: '',
    };
    const watchers = enemies.filter((enemy) => unitSees(view, enemy, moved));
    const covered = watchers.length > 0 && watchers.every((enemy) => coverFrom(view, enemy, moved));
    return covered ? [[squareWord(at, view.board.width), 'hard'] as const] : [];
  });
}

function outlook(view: TacticsView, unit: Unit, from: number, facing: number): OutlookAdvice {
  const there = withUnitAt(view, unit, from, facing);
  const seen = (square: number): boolean =>
    square === from || unitSeesSquare(there.state, there.unit, square);
  return {
    hidden: allSquares(view)
      .filter((square) => !seen(square))
      .map((square) => squareWord(square, view.board.width)),
    bands: bandsOf(view, there.state, there.unit),
    cover: coverAround(view, unit),
  };
}

/** Hits to be expected on each square, if every enemy moved once and fired all it has at a squad of infantry 2. */
function threat(view: TacticsView, side: number): ThreatAdvice {
  const grid = makeGrid(view.board.width, view.board.height);
  const sums = new Map<number, number>();
  for (const enemy of view.units) {
    if (enemy.side === side || enemy.place !== 'board' || enemy.joined >= 0 || enemy.idle) continue;
    const places = Object.keys(reachable(view, enemy, false)).map((name) => squareNamed(view, name));
    const lines = cardOfUnit(enemy).weapons.flatMap(({ line, count }) => {
      const cell = line.cells[1];
      return cell == null || line.close
        ? []
        : [
            {
              range: line.range,
              least: line.least,
              dice: (cell.blast > 0 ? 5 * cell.blast : cell.dice) * count,
            },
          ];
    });
    for (const square of allSquares(view)) {
      let most = 0;
      for (const from of places) {
        const range = rangeBetween(grid, from, square);
        const dice = lines.reduce(
          (n, line) => n + (range <= line.range && range >= line.least ? line.dice : 0),
          0,
        );
        if (dice / 3 <= most || from === square) continue;
        if (unitSeesSquare(view, { ...enemy, at: from }, square)) most = dice / 3;
      }
      if (most > 0) sums.set(square, (sums.get(square) ?? 0) + most);
    }
  }
  const top = Math.max(1, ...sums.values());
  return {
    squares: [...sums].map(([square, sum]) => [squareWord(square, view.board.width), sum / top] as const),
  };
}

const advise = answering({
  asView,
  unitOf,
  squareNamed,
  outlook: (view, unit, from, { facing }) => outlook(view, unit, from, facing ?? unit.facing),
  threat,
  aims,
  odds: (view, unit, from, { target, lines, sustained }) => odds(view, unit, from, target, lines, sustained),
  refused,
  skill,
  risks: (view, unit, { to, alarms, peril }) =>
    alarms === undefined ? risksOfAttack(view, unit, to) : risks(view, unit, to, alarms, peril),
});

export const tacticsAdvisor: Advisor = { advise, account, luck: () => new TacticsLuck() };
