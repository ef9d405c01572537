/** Questions about the table, for tooltips, scripts, computer players and the command line. They change nothing. */
import type { Body, DicePlan, Weapons } from '@dustfront/wargame';
import { poolOf } from './attack/around.ts';
import { rowOptions, withBestMark, withShot } from './attack/declare.ts';
import { backRuns, closeRuns, rangedRuns } from './attack/plan.ts';
import { crewOf, IMPROVISED_LINE, rowLine, rowsOf } from './attack/rows.ts';
import type { TacticsLine } from './attack/shots.ts';
import { withBestFiring } from './attack/who-fires.ts';
import type { Choice } from './choice.ts';
import { type AttackFrame, attackFrame, type Run } from './frames/make.ts';
import { groundOf } from './ground/index.ts';
import type { RuleId } from './rule-id.generated.ts';
import { NOBODY, type TacticsState, type Unit, type UnitId } from './state.ts';
import { cardOfUnit, figuresOf, groupOf, healthOf, unitNamed, unitOf } from './units.ts';

export const rangeBetweenUnits = (state: TacticsState, a: Unit, b: Unit): number =>
  groundOf(state).apart(state, a, b);
export const canSee = (state: TacticsState, a: Unit, b: Unit): boolean => groundOf(state).sees(state, a, b);
export const hasCover = (state: TacticsState, from: Unit, to: Unit): boolean =>
  groundOf(state).covered(state, from, to);

/** Legal targets by weapon name, of weapons that somebody can fire now; those of several rows of one name together. */
export function targetsByWeapon(state: TacticsState, unit: Unit): Record<string, string[]> {
  const terms = attackFrame(unit.id, false);
  const found: Record<string, string[]> = {};
  for (const row of rowsOf(state, terms)) {
    const { name } = rowLine(unitOf(state, row.by), row.weapon);
    const names = rowOptions(state, terms, row, terms.shots).flatMap((choice) =>
      'whom' in choice ? [choice.whom] : [],
    );
    if (names.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...names])];
  }
  return found;
}

/**
 * A unit with the heroes in it, as odds see it: soldiers and a track, or two tracks; a support weapon counts as
 * printed.
 */
export function bodyOf(state: TacticsState, unit: Unit): Body {
  const group = groupOf(state, unit);
  const squad = group.find(isSquad);
  const [first, second] = group.filter((one) => !isSquad(one));
  return {
    soldiers: squad?.soldiers.length ?? 0,
    health: first === undefined ? 0 : healthOf(first),
    figures: first === undefined ? 1 : figuresOf(first),
    ...(second === undefined ? {} : { mate: healthOf(second) }),
  };
}

const isSquad = (unit: Unit): boolean => cardOfUnit(unit).kind === 'squad';

export interface Aim {
  readonly sustained?: boolean;
  readonly ranged?: boolean;
  readonly close?: boolean;
  readonly spirit?: boolean;
  readonly lucky?: boolean;
  /** Every salvo that is loaded is fired. */
  readonly salvo?: boolean;
  /** Only these rows of the weapon tables, for the odds of a part of an attack; all of them otherwise. */
  readonly lines?: readonly AimedLine[];
  /** The attack under way: what it has declared stays so, and whatever may still be joins it. */
  readonly declared?: AttackFrame;
}

/**
 * A row that fires: whose weapon, how many copies and rounds (all that may, if not said), with its salvo or without. A
 * declared shot is one.
 */
export interface AimedLine {
  readonly by: UnitId;
  readonly weapon: number;
  readonly count?: number;
  readonly rounds?: number;
  readonly salvo?: boolean;
  /** Whom a sniper names: the unit and, in a squad, the soldier; nobody if not said. */
  readonly named?: UnitId;
  readonly soldier?: number;
}

const aims = (option: Choice, line: AimedLine | undefined): boolean =>
  line === undefined
    ? option.do === 'fire'
    : (option.do === 'fire' || option.do === 'salvo') &&
      (option.do === 'salvo') === (line.salvo === true) &&
      (line.count === undefined || option.n === line.count) &&
      (line.rounds === undefined || option.m === line.rounds);

/** Everything a unit can throw at a target, as declared shots. */
export function fullAttack(state: TacticsState, unit: Unit, target: Unit, aim: Aim = {}): AttackFrame {
  const { declared } = aim;
  const frame =
    declared === undefined
      ? attackFrame(unit.id, aim.sustained ?? false, { only: target.id })
      : { ...declared, only: target.id };
  frame.spirit = aim.spirit ?? false;
  if (aim.lucky) frame.lucky = groupOf(state, unit).map((one) => one.id);
  for (const row of declared?.rows.slice(declared.row) ?? rowsOf(state, frame)) {
    const { close } = rowLine(unitOf(state, row.by), row.weapon);
    if (close ? aim.close === false : aim.ranged === false) continue;
    const line = aim.lines?.find((one) => one.by === row.by && one.weapon === row.weapon);
    if (aim.lines !== undefined && line === undefined) continue;
    const options = rowOptions(state, frame, row, frame.shots);
    const option =
      (aim.salvo === true ? options.find((one) => one.do === 'salvo') : undefined) ??
      options.find((one) => aims(one, line));
    if (option === undefined) continue;
    const { named = NOBODY, soldier = -1 } = line ?? {};
    const fired = withBestFiring(state, frame, withShot(state, frame, row, frame.shots, option));
    frame.shots = [...withBestMark(state, frame, fired)];
    Object.assign(frame.shots.at(-1)!, { named, soldier });
  }
  if (frame.shots.every((shot) => shot.close)) frame.half = 'close';
  return frame;
}

/** The dice plan of such an attack: the same lines that the engine rolls, for exact odds. */
export function planAttack(state: TacticsState, unit: Unit, target: Unit, aim: Aim = {}): DicePlan<RuleId> {
  return planOf(state, unit, target, fullAttack(state, unit, target, aim));
}

/** The same, or null if nothing reaches the target. */
export function planIfAny(
  state: TacticsState,
  unit: Unit,
  target: Unit,
  aim: Aim = {},
): DicePlan<RuleId> | null {
  const frame = fullAttack(state, unit, target, aim);
  return frame.shots.some((shot) => shot.target === target.id) ? planOf(state, unit, target, frame) : null;
}

/** The plan of each line of such an attack by itself, with the rules that hold because the others fire as well. */
export function planLines(
  state: TacticsState,
  unit: Unit,
  target: Unit,
  aim: Aim = {},
): readonly { readonly by: UnitId; readonly weapon: number; readonly plan: DicePlan<RuleId> }[] {
  const frame = fullAttack(state, unit, target, aim);
  return frame.shots.map(({ by, weapon }, shot) => ({
    by,
    weapon,
    plan: planOf(state, unit, target, frame, shot),
  }));
}

function planOf(state: TacticsState, from: Unit, to: Unit, frame: AttackFrame, only = -1): DicePlan<RuleId> {
  const counts = (run: Run): boolean => only < 0 || run.shot === only;
  const shots = rangedRuns(state, frame).filter((run) => run.target === to.id && counts(run));
  const blows = frame.shots.some((shot, at) => shot.close && (only < 0 || at === only));
  const strikers = (runs: Run[]) => bearersOf(state, from, runs.filter(counts));
  const attack = [closeRuns(state, frame, true), closeRuns(state, frame, false)].map(strikers);
  const back = [backRuns(state, frame, true), backRuns(state, frame, false)];
  const swift = { attack: attack[0]!.length, retaliation: back[0]!.length };
  return {
    attacker: bodyOf(state, from),
    target: bodyOf(state, to),
    ranged: { lines: shots.map((run) => lineAtNamed(state, frame, run)), count: 'at-start' },
    close: blows
      ? {
          attack: attack.flat(),
          retaliation: bearersOf(state, to, back.flat()),
          first: swift.attack + swift.retaliation === 0 ? 'together' : swift,
        }
      : null,
  };
}

/** The dice plan of what is being rolled at one unit: all lines of this part of an attack together. */
export function planUnderWay(state: TacticsState, frame: AttackFrame, target: Unit): DicePlan<RuleId> {
  const runs = frame.runs.filter((run) => run.target === target.id);
  return {
    attacker: bodyOf(state, unitOf(state, frame.unit)),
    target: bodyOf(state, target),
    ranged: { lines: runs.map((run) => lineAtNamed(state, frame, run)), count: 'at-start' },
    close: null,
  };
}

/**
 * dt14.weapon.sniper.assign: the line of a sniper who has named somebody strikes him alone. Others are thought to fall
 * elsewhere.
 */
function lineAtNamed(state: TacticsState, frame: AttackFrame, run: Run): TacticsLine {
  const { named } = poolOf(state, frame, run);
  if (named === NOBODY) return run.line;
  const part = partOf(state, unitOf(state, run.target), unitOf(state, named));
  return {
    ...run.line,
    assign: part === 'soldiers' ? 'one-soldier' : part === 'mate' ? 'mate-only' : 'hero-only',
  };
}

/** Which part of a body a unit is. */
function partOf(state: TacticsState, leader: Unit, unit: Unit): 'soldiers' | 'health' | 'mate' {
  if (isSquad(unit)) return 'soldiers';
  return groupOf(state, leader).find((one) => !isSquad(one)) === unit ? 'health' : 'mate';
}

/**
 * Whoever lives when blows fall strikes: soldiers in order, the last of them fallen first; a track while it stands, a
 * crew by its points.
 */
function bearersOf(state: TacticsState, leader: Unit, runs: readonly Run[]): TacticsLine[] {
  let skip = 0;
  return runs.map(({ line, by, name }) => {
    const count = line.dice.weapons as number;
    const unit = unitOf(state, by);
    // dt14.ruling.riders.back: riders are no part of what carries them.
    if (unit.place === 'aboard' && leader.id !== unit.id && unit.joined !== leader.id) return line;
    const part = partOf(state, leader, unit);
    if (part === 'soldiers') {
      const weapons = { bearer: part, skip, most: count };
      skip += count;
      return { ...line, dice: { ...line.dice, weapons } };
    }
    const isCrew = crewOf(unit) !== undefined && name === IMPROVISED_LINE.name;
    const weapons: Weapons = isCrew ? { bearer: 'points', most: count } : { bearer: part };
    const each = isCrew ? line.dice.each : line.dice.each * count;
    return { ...line, dice: { ...line.dice, each, weapons } };
  });
}

export function named(state: TacticsState, name: string): Unit {
  const unit = unitNamed(state, name);
  if (unit === null) throw new Error(`no unit ${name}`);
  return unit;
}
