import { type DicePlan, multiplyDice, type Weapons } from '@dustfront/wargame';
import type { WeaponLine } from '../cards/card.ts';
import type { Ground } from '../geometry/index.ts';
import type { CoreLine, Target } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { factsOfUnit } from '../table/cards.ts';
import { isHero, kindOf, membersOf } from '../table/units.ts';
import { carriersOf, cellOf, isClose, readyLinesOf } from '../table/weapons.ts';
import { bodyOf, pieceBody, planLine } from './line.ts';

/** A line about to fire, with the number of its shots if it is limited. */
export interface Firing {
  readonly unit: Unit;
  readonly line: WeaponLine;
  readonly shots: number;
}

/** Weapons of a line that fire at once: living carriers, or the shots announced. */
export function weaponsOf(state: CoreState, firing: Firing): number {
  return firing.line.limited === undefined ? carriersOf(state, firing.unit, firing.line) : firing.shots;
}

/**
 * The close-combat lines with which a unit strikes back (dt1.close.retaliate, dt1.close.retaliate.weapon): all that can
 * harm the attacker, limited ones aside. What works for them is dt1.ruling.strike-back.
 */
export function strikeBackLines(state: CoreState, struck: Unit, attacker: Unit): Firing[] {
  const column = factsOfUnit(state, attacker).column;
  return membersOf(state, struck)
    .flatMap((unit) => readyLinesOf(state, unit))
    .filter(({ line }) => isClose(line) && line.limited === undefined && cellOf(line, column) !== null)
    .map(({ unit, line }) => ({ unit, line, shots: 0 }));
}

/** Who strikes back depends on who lives by then (dt1.close.survivors); an owner keeps his best weapons. */
function survivingWeapons(state: CoreState, { unit, line }: Firing): Weapons {
  // A hero or vehicle has all of them while it lives; `eachOf` counts them.
  if (kindOf(state, unit) !== 'squad') return { bearer: 'health' };
  return {
    bearer: 'soldiers',
    skip: 0,
    most: line.carriers === 'all' ? null : carriersOf(state, unit, line),
  };
}

/** The dice of all the weapons of a line that one miniature carries, a hero's two fists for example. */
function eachOf(state: CoreState, { unit, line }: Firing, plan: CoreLine | null): CoreLine | null {
  if (plan === null || kindOf(state, unit) === 'squad') return plan;
  const carried = carriersOf(state, unit, line);
  return carried > 1 ? multiplyDice(plan, carried, 'dt1.attack.dice.squad') : plan;
}

export interface AttackSituation {
  readonly ground: Ground;
  /** Where the attacker stands (or would stand). */
  readonly from: number;
  readonly sustained: boolean;
}

/** A whole attack of some lines at one target, for exact odds and for the tooltip: the same plans the dice follow. */
export function planAttack(
  state: CoreState,
  attacker: Unit,
  firings: readonly Firing[],
  target: Target,
  situation: AttackSituation,
): DicePlan<RuleId> {
  const { ground, from, sustained } = situation;
  const plans = (close: boolean): CoreLine[] =>
    firings
      .filter(({ line }) => isClose(line) === close)
      .map((firing) =>
        planLine(
          { state, shooter: firing.unit, line: firing.line, target, sustained, retaliation: false },
          { ground, from, weapons: weaponsOf(state, firing) },
        ),
      )
      .filter((plan) => plan !== null);
  const attack = plans(true);
  const retaliation =
    attack.length === 0 || !('unit' in target)
      ? []
      : retaliationPlans(state, target.unit, attacker, situation);
  return {
    attacker: bodyOf(state, attacker),
    target: 'unit' in target ? bodyOf(state, target.unit) : pieceBody(target.piece.health),
    ranged: { lines: plans(false), count: 'each-line' },
    close: attack.length === 0 ? null : { attack, retaliation, first: 'together' },
  };
}

/**
 * The dice of whoever strikes back; a hero's twice where his squad makes a difference to them, with it and without it.
 */
function retaliationPlans(
  state: CoreState,
  struck: Unit,
  attacker: Unit,
  { ground }: AttackSituation,
): CoreLine[] {
  const planOf = (firing: Firing, shooter: Unit): CoreLine | null => {
    const context = {
      state,
      shooter,
      line: firing.line,
      target: { unit: attacker },
      sustained: false,
      retaliation: true,
    };
    const weapons = survivingWeapons(state, firing);
    return eachOf(state, firing, planLine(context, { ground, from: struck.square, weapons }));
  };
  const firings = strikeBackLines(state, struck, attacker);
  const together = firings.map((firing) => planOf(firing, firing.unit));
  const bereft = firings.map((firing) =>
    isHero(state, firing.unit) ? planOf(firing, { ...firing.unit, joined: -1 }) : null,
  );
  if (bereft.every((plan, i) => plan === null || isSame(plan, together[i]!))) return present(together);
  // What his squad lends him he has while a soldier of it lives (dt1.ruling.strike-back-alone).
  return present([
    ...together.map((plan, i) => (bereft[i] === null ? plan : besideSoldiers(plan, true))),
    ...bereft.map((plan) => besideSoldiers(plan, false)),
  ]);
}

const present = (plans: readonly (CoreLine | null)[]): CoreLine[] => plans.filter((plan) => plan !== null);

const isSame = (a: CoreLine, b: CoreLine | null): boolean => diceAlone(a) === diceAlone(b);

/** The dice without the rules behind them. */
const diceAlone = (line: CoreLine | null): string => JSON.stringify(line && { ...line, because: [] });

function besideSoldiers(plan: CoreLine | null, beside: boolean): CoreLine | null {
  return plan && { ...plan, dice: { ...plan.dice, weapons: { bearer: 'health', beside } } };
}
