import type { Json, Notation } from '@dustfront/kernel';
import { cardFacts } from '../cards/facts.ts';
import { cardOf } from '../cards/index.ts';
import { groundOf } from '../ground/index.ts';
import { reachable } from '../moving/squares/reach.ts';
import { type Problem, problem } from '../problem.ts';
import { canSee, hasCover, planAttack, rangeBetweenUnits, targetsByWeapon } from '../query.ts';
import type { TacticsState, Unit } from '../state.ts';
import { healthOf, unitNamed } from '../units.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';
import { Unreadable } from './unreadable.ts';

/** The unit of that name. */
function named(state: TacticsState, name: string): Unit {
  const unit = unitNamed(state, name);
  if (unit === null) throw new Unreadable('notation.unit', { name });
  return unit;
}

const isList = (args: Json): args is Json[] => Array.isArray(args);

function pair(state: TacticsState, args: Json) {
  const [a, b] = isList(args) ? args : [];
  return [named(state, String(a)), named(state, String(b))] as const;
}

/** Wraps a question so that a unit nobody knows is a problem, not a crash. */
const asked =
  (answer: (state: TacticsState, args: Json) => Json) =>
  (state: TacticsState, args: Json): Json | Problem => {
    try {
      return answer(state, args);
    } catch (fault) {
      if (fault instanceof Unreadable) return fault.at('ask');
      return problem('ask', 'notation.said', {
        fault: String(fault instanceof Error ? fault.message : fault),
      });
    }
  };

/** Squares have names, points of a table are too many to be listed. */
function reachOn(state: TacticsState, unit: Unit, march: boolean): Json {
  if (state.table !== undefined) throw new Unreadable('notation.reach');
  return reachable(state, unit, march);
}

/** Millimetres between two units on a table. */
const gapBetween = (state: TacticsState, a: Unit, b: Unit): number =>
  Math.round(rangeBetweenUnits(state, a, b) * 100);

/** The sight that attacks ask for; the Core Set's word for it is understood as well. */
const sight = asked((state, args) => canSee(state, ...pair(state, args)));

/** F, T and S are the three symbols; a digit is a face. */
function parseFace(letter: string): number | null {
  const at = 'FTS'.indexOf(letter.toUpperCase());
  if (at >= 0) return 2 * at;
  return /^[0-5]$/.test(letter) ? Number(letter) : null;
}

export const notation: Notation<TacticsState> = {
  printPosition,
  parsePosition,
  parseFace,
  questions: {
    range: asked((state, args) => rangeBetweenUnits(state, ...pair(state, args))),
    sight,
    lineOfSight: sight,
    cover: asked((state, args) => hasCover(state, ...pair(state, args))),
    targets: asked((state, args) => targetsByWeapon(state, named(state, String(args)))),
    reach: asked((state, args) => reachOn(state, named(state, String(args)), false)),
    march: asked((state, args) => reachOn(state, named(state, String(args)), true)),
    gap: asked((state, args) => gapBetween(state, ...pair(state, args))),
    contact: asked((state, args) => groundOf(state).touches(state, ...pair(state, args))),
    where: asked((state, args) => named(state, String(args)).bases?.map((stand) => [...stand]) ?? null),
    unit: asked((state, args) => {
      const unit = named(state, String(args));
      return {
        place: unit.place,
        soldiers: unit.soldiers.length,
        health: healthOf(unit),
        stunned: unit.stuns.length > 0,
        hidden: unit.hidden,
        loaded: unit.loaded,
        activated: unit.activated,
        ammo: [...unit.ammo],
      };
    }),
    scenario: asked((state) => state.scenario),
    card: asked((_state, args) => cardFacts(cardOf(String(args)))),
    score: asked((state) => [...state.scores]),
  },
  plan: (state, args) => {
    const aim = (typeof args === 'object' && args !== null && !isList(args) ? args : {}) as Record<
      string,
      Json
    >;
    return planAttack(state, named(state, String(aim.from)), named(state, String(aim.to)), {
      sustained: aim.sustained === true,
      ranged: aim.ranged !== false,
      close: aim.close === true,
    });
  },
};
