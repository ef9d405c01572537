import {
  type Body,
  chainHits,
  type DiceCount,
  type DiceLine,
  type DicePlan,
  faceSet,
  type Guard,
  otherFaces,
  plainLine,
  rerollMisses,
  reverseFaces,
  type Weapons,
} from '@dustfront/wargame';
import { type CaseUnit, type OddsCase, SOMEBODY, weaponsOf } from './cases.ts';

export interface Unit1e extends CaseUnit {
  readonly cover: 'none' | 'hit' | 'miss';
  readonly in_structure: boolean;
}

export interface Line1e {
  readonly dice: number;
  readonly damage: number | 'B' | 'K';
  readonly weapons: number;
  readonly sustained: boolean;
  readonly berserk: boolean;
  readonly laser: boolean;
  readonly spotter: boolean;
  readonly kind: 'gun' | 'flame' | 'grenade' | 'artillery' | 'close';
  readonly range_one: boolean;
  readonly assign: CaseUnit['assign'] | null;
}

export type Case1e = OddsCase<Unit1e, Line1e>;

const HIT = faceSet(4, 5);
const MISS = otherFaces(HIT);

function bodyOf(unit: Unit1e): Body {
  return { soldiers: unit.soldiers, health: unit.health, figures: 1 };
}

function guardOf(line: Line1e, unit: Unit1e, alone: boolean): Guard {
  const reached = line.kind === 'gun' || (line.kind === 'artillery' && unit.in_structure);
  const covered = reached && unit.cover !== 'none' && unit.soldiers > 0 && !alone;
  const save = covered ? { faces: unit.cover === 'hit' ? HIT : MISS, again: 0 } : null;
  const helpless = ['flame', 'artillery', 'close'].includes(line.kind) || line.range_one;
  if (helpless || unit.resilient === 'none') return { save, resilience: null };
  const soldiers = unit.resilient === 'all' ? HIT : 0;
  // A hero loses what his squad shares with him when it is gone.
  const health = unit.resilient === 'all' && alone ? 0 : HIT;
  return { save, resilience: { soldiers, health } };
}

function lineOf(line: Line1e, unit: Unit1e, weapons: Weapons): DiceLine {
  const dice: DiceCount = { each: line.dice, weapons, perFigure: line.damage === 'B' || line.damage === 'K' };
  const damage =
    line.damage === 'K'
      ? ({ blows: 1, points: 'kill' } as const)
      : { blows: line.damage === 'B' ? 1 : line.damage, points: 1 };
  let plan = plainLine(dice, HIT, damage);
  if (line.sustained) plan = rerollMisses(plan, 'again');
  if (line.berserk) plan = rerollMisses(plan, 'again');
  if (line.laser) plan = chainHits(plan, HIT, 'chain');
  if (line.spotter) plan = reverseFaces(plan, 'turned');
  return {
    ...plan,
    guard: guardOf(line, unit, false),
    alone: unit.kind === 'joined' ? guardOf(line, unit, true) : null,
    assign: line.assign ?? unit.assign,
  };
}

export function plan1e(one: Case1e): DicePlan {
  const { attacker, target } = one;
  const lines = one.lines.map((line) => lineOf(line, target, line.weapons));
  return {
    attacker: attacker === undefined ? SOMEBODY : bodyOf(attacker),
    target: bodyOf(target),
    ranged: { lines, count: 'each-line' },
    close:
      attacker === undefined
        ? null
        : {
            attack: (one.melee ?? []).map((close) => lineOf(close.line, target, weaponsOf(close))),
            retaliation: (one.retaliation ?? []).map((close) =>
              lineOf(close.line, attacker, weaponsOf(close)),
            ),
            first: 'together',
          },
  };
}
