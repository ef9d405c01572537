/** From declared shots to runs: the dice plan of an attack, before any die falls. */
import type { WeaponLine } from '../cards/card.ts';
import { grapple } from '../exceptions/grapple.ts';
import { own } from '../exceptions/index.ts';
import { isSpotted } from '../exceptions/spotter.ts';
import { tesla } from '../exceptions/tesla.ts';
import type { AttackFrame, Run } from '../frames/make.ts';
import { groundOf } from '../ground/index.ts';
import type { Blow, HitEffect } from '../hooks.ts';
import { skillsOf } from '../moments.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, carriedBy, figuresOf, groupOf, isAlive, unitOf } from '../units.ts';
import { burntOn, templateOf } from './declare.ts';
import { buildLine } from './lines.ts';
import { cellAgainst, freeCount, rowLine } from './rows.ts';
import { guardFor } from './shelter.ts';
import { IMPROVISED, type Shot, type TacticsLine } from './shots.ts';

const EFFECTS: readonly HitEffect[] = [tesla, grapple];

/** dt14.hit.blast.joined-hero: miniatures of a unit with the heroes in it. */
export const groupFigures = (state: TacticsState, unit: Unit): number =>
  groupOf(state, unit).reduce((sum, one) => sum + figuresOf(one), 0);

interface Strike {
  readonly frame: AttackFrame;
  readonly shot: number;
  readonly by: Unit;
  readonly line: WeaponLine;
  readonly count: number;
  readonly target: Unit;
  readonly close: boolean;
  readonly back: boolean;
  readonly rounds: number;
  readonly salvo: boolean;
  /** Who of a squad strikes. */
  readonly men?: readonly number[];
  /** What a template makes of it: how many miniatures are under it, and their cover from it. */
  readonly under?: { readonly figures: number; readonly cover: boolean | null };
}

/** What the exceptions that change dice may look at. */
function blowOf(state: TacticsState, strike: Strike): Blow {
  const { frame, by, line, target, close, back, rounds, salvo } = strike;
  return {
    state,
    by,
    weapon: line,
    target,
    close,
    sustained: frame.sustained && !back && frame.half === (close ? 'close' : 'ranged'),
    back,
    spirit: frame.spirit && !back,
    lucky: frame.lucky.includes(by.id) && !back,
    alone: frame.shots.length === 1 && frame.shots[0]!.count === 1,
    spotted: isSpotted(state, unitOf(state, frame.unit), frame.shots),
    rounds,
    salvo,
    skills: skillsOf(state, by),
  };
}

/** The works that shelter the target: none where it is struck by somebody inside with it. */
function worksOf(state: TacticsState, { by, target, close }: Strike): 'none' | 'bunker' | 'strongpoint' {
  const ground = groundOf(state);
  const works = ground.worksOf(state, target);
  return works === null || (close && ground.worksOf(state, by) === works) ? 'none' : works.kind;
}

/** A line whose miniatures have been counted: those under a template, whoever else lives. */
const counted = (line: TacticsLine, figures: number): TacticsLine => ({
  ...line,
  dice: { ...line.dice, each: line.dice.each * figures, perFigure: false },
});

function runOf(state: TacticsState, strike: Strike): Run | null {
  const { frame, by, line, target, close, back } = strike;
  const cell = cellAgainst(line, target);
  if (cell === null || !isAlive(target)) return null;
  const watcher = frame.eyes >= 0 && !back ? unitOf(state, frame.eyes) : by;
  const artillery = line.rules.includes('artillery');
  const ground = groundOf(state);
  const cover = close
    ? ground.shelters(state, target, by)
    : (strike.under?.cover ??
      ground.covered(state, watcher, target, artillery, watcher === by ? strike.men : undefined));
  const dice: TacticsLine = buildLine(blowOf(state, strike), cell, strike.count);
  const { guard, because } = guardFor(state, target, {
    target,
    weapon: line,
    cover,
    works: worksOf(state, strike),
    close,
    skills: skillsOf(state, target),
  });
  const stun = EFFECTS.find((effect) => line.rules.includes(effect.id))?.stuns ?? '';
  const figures = dice.dice.perFigure ? (strike.under?.figures ?? groupFigures(state, target)) : 1;
  const assassin = close && own(by).picksVictims?.(state.rules, back) === true;
  return {
    shot: strike.shot,
    by: by.id,
    target: target.id,
    line: {
      ...(strike.under === undefined ? dice : counted(dice, figures)),
      guard,
      ...(stun === '' ? {} : { stuns: true }),
      because: [...dice.because, ...because.map((rule) => ({ rule, what: 'save' as const }))],
    },
    // dt14.hit.blast.frozen: counted as the attack begins.
    dice: dice.dice.each * strike.count * figures,
    hits: 0,
    cover,
    stun,
    assassin,
    spread: cell.blast > 0 || line.rules.includes('flame') || strike.under !== undefined,
    back,
    name: line.name,
  };
}

/** A unit that a shot strikes. */
interface Hit {
  readonly target: Unit;
  readonly under?: Strike['under'];
}

/** Whom a template strikes (dt14.table.blast, dt14.table.flame); null where there is none. */
function underTemplate(state: TacticsState, shot: Shot, line: WeaponLine): Hit[] | null {
  const { byMiniature } = groundOf(state);
  const [unit, man] = shot.way;
  const template = templateOf(state, shot);
  if (byMiniature === undefined || unit === undefined || man === undefined || template === null) return null;
  const shooter = {
    unit: unitOf(state, shot.by),
    men: shot.men,
    overVehicles: line.rules.includes('artillery'),
  };
  if (template === 'flame')
    return byMiniature.flame(state, shooter, [unit, man]).map((target) => ({ target }));
  return byMiniature.blast(state, shooter, [unit, man]).map(({ unit: target, figures, cover }) => ({
    target,
    under: { figures, cover: target.id === shot.target ? null : cover },
  }));
}

/**
 * Everything a ranged shot strikes: its target, what a flame burns on the way (dt14.weapon.flame.dice), riders under a
 * blast.
 */
function struckBy(state: TacticsState, shot: Shot, line: WeaponLine): Hit[] {
  const under = underTemplate(state, shot, line);
  const struck = under ?? [{ target: unitOf(state, shot.target) }];
  if (line.rules.includes('flame') && groundOf(state).byMiniature === undefined)
    struck.push(...burntOn(state, shot, shot.way).map((id) => ({ target: unitOf(state, id) })));
  // dt14.equip.tank-riders.blast
  const spreads = (unit: Unit) =>
    under !== null || (cellAgainst(line, unit)?.blast ?? 0) > 0 || line.rules.includes('flame');
  for (const { target, under: below } of [...struck]) {
    if (!spreads(target)) continue;
    for (const rider of carriedBy(state, target)) {
      if (rider.carriage !== 'rider' || rider.joined >= 0 || struck.some((one) => one.target === rider))
        continue;
      // They have the cover of what they ride on.
      const figures = groupFigures(state, rider);
      struck.push(below === undefined ? { target: rider } : { target: rider, under: { ...below, figures } });
    }
  }
  return struck;
}

export function rangedRuns(state: TacticsState, frame: AttackFrame): Run[] {
  return frame.shots.flatMap((shot, at) => {
    if (shot.close || shot.smoke >= 0) return [];
    const by = unitOf(state, shot.by);
    const line = rowLine(by, shot.weapon);
    return struckBy(state, shot, line).flatMap(({ target, under }) => {
      const { count, rounds, salvo, men } = shot;
      const run = runOf(state, {
        frame,
        shot: at,
        by,
        line,
        count,
        target,
        close: false,
        back: false,
        rounds,
        salvo,
        men,
        ...(under === undefined ? {} : { under }),
      });
      return run === null ? [] : [run];
    });
  });
}

const strikesFirst = (unit: Unit): boolean => own(unit).strikesFirst === true;

/** The blows of the attacker that are still to fall: by those alive, First Strike first. */
export function closeRuns(state: TacticsState, frame: AttackFrame, first: boolean): Run[] {
  return frame.shots.flatMap((shot, at) => {
    const by = unitOf(state, shot.by);
    const target = unitOf(state, shot.target);
    if (!shot.close || !isAlive(by) || by.stuns.length > 0 || strikesFirst(by) !== first) return [];
    if (groupOf(state, target).length === 0) return [];
    const men = shot.men.filter((man) => by.soldiers.includes(man));
    const count = cardOfUnit(by).kind === 'squad' ? men.length : handsLeft(by, shot);
    if (count === 0) return [];
    const line = rowLine(by, shot.weapon);
    const run = runOf(state, {
      frame,
      shot: at,
      by,
      line,
      count,
      target: groupOf(state, target)[0]!,
      close: true,
      back: false,
      rounds: shot.rounds,
      salvo: shot.salvo,
    });
    return run === null ? [] : [run];
  });
}

/** A crew that was struck first has fewer hands than it announced (dt14.skill.first-strike.removed). */
const handsLeft = (by: Unit, { weapon, count, target }: Shot): number =>
  weapon === IMPROVISED ? Math.min(count, freeCount(by, weapon, [], target)) : count;

/**
 * Those who were struck at strike back, once, with what they have (dt14.close.retaliate, dt14.ruling.close.weapons).
 */
export function backRuns(state: TacticsState, frame: AttackFrame, first: boolean): Run[] {
  const struck = new Set(frame.shots.filter((shot) => shot.close).map((shot) => shot.target));
  const runs: Run[] = [];
  const attacker = groupOf(state, unitOf(state, frame.unit))[0];
  if (attacker === undefined) return runs;
  for (const id of struck) {
    for (const unit of strikersOf(state, unitOf(state, id))) {
      if (strikesFirst(unit) !== first || !strikesBack(unit)) continue;
      for (const { weapon, count } of backWeapons(state, unit, attacker)) {
        const line = rowLine(unit, weapon);
        const strike = { frame, shot: -1, by: unit, line, count, target: attacker, close: true, back: true };
        const run = runOf(state, { ...strike, rounds: 1, salvo: false });
        if (run !== null) runs.push(run);
      }
    }
  }
  return runs;
}

/** The unit, the heroes in it, and those who ride on it (dt14.ruling.riders.back). */
function strikersOf(state: TacticsState, struck: Unit): Unit[] {
  const riders = carriedBy(state, struck).filter((unit) => unit.carriage === 'rider');
  return riders.length === 0 ? groupOf(state, struck) : [...groupOf(state, struck), ...riders];
}

/** dt14.stun.no-strike-back, dt14.ruling.pilot.idle: the stunned and the abandoned do not. */
const strikesBack = (unit: Unit): boolean =>
  unit.stuns.length === 0 && !unit.idle && (unit.place === 'board' || unit.carriage === 'rider');

/** A row with which a unit strikes back, how many of it, and for squads by whom. */
interface BackRow {
  readonly weapon: number;
  readonly count: number;
  readonly men: readonly number[];
}

/** dt14.ruling.close.weapons, dt14.ruling.limited.back: listed rows in order, bare hands last. */
export function backWeapons(state: TacticsState, unit: Unit, attacker: Unit): BackRow[] {
  const card = cardOfUnit(unit);
  const usable = card.weapons
    .map((weapon, at) => ({ weapon, at }))
    .filter(
      ({ weapon, at }) =>
        weapon.line.close &&
        cellAgainst(weapon.line, attacker) !== null &&
        freeCount(unit, at, [], attacker.id) > 0 &&
        groundOf(state).bears(state, unit, weapon.mount, attacker),
    );
  if (card.kind === 'squad') {
    const heldBy = (man: number) =>
      usable.find(({ at }) => card.soldiers[man]!.weapons.includes(at))?.at ?? IMPROVISED;
    return [...usable.map(({ at }) => at), IMPROVISED].flatMap((weapon) => {
      const men = unit.soldiers.filter((man) => heldBy(man) === weapon);
      return men.length === 0 ? [] : [{ weapon, count: men.length, men }];
    });
  }
  const row = (weapon: number): BackRow => ({
    weapon,
    count: freeCount(unit, weapon, [], attacker.id),
    men: [],
  });
  return usable.length === 0 ? [row(IMPROVISED)] : usable.map(({ at }) => row(at));
}
