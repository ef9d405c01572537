import {
  type Body,
  chainHits,
  type DiceLine,
  type DicePlan,
  faceSet,
  type Guard,
  multiplyDice,
  plainLine,
  rerollMisses,
  type Save,
  type Weapons,
} from '@dustfront/wargame';
import { type CaseUnit, type OddsCase, SOMEBODY, weaponsOf } from './cases.ts';

export interface Unit2014 extends CaseUnit {
  readonly figures: number;
  readonly cover: boolean;
  readonly fort: 'none' | 'bunker' | 'strongpoint';
  readonly tough: boolean;
}

export interface Line2014 {
  readonly dice: number;
  readonly blast: number;
  readonly damage: number | 'K';
  readonly weapons: number;
  readonly hits_on: 'F' | 'FT';
  readonly sustained: boolean;
  readonly wire_guided: boolean;
  readonly lucky: boolean;
  readonly chain: boolean;
  readonly salvo: boolean;
  readonly volley: number;
  readonly kind: 'gun' | 'flame' | 'grenade' | 'phaser' | 'close';
  readonly assign: CaseUnit['assign'] | null;
}

export type Case2014 = OddsCase<Unit2014, Line2014>;

const FACTION = faceSet(0, 1);
const TARGET = faceSet(2, 3);
const SHIELD = faceSet(4, 5);
const FORT = { none: 0, bunker: FACTION | SHIELD, strongpoint: FACTION };

function bodyOf(unit: Unit2014): Body {
  return { soldiers: unit.soldiers, health: unit.health, figures: unit.figures };
}

function saveOf(line: Line2014, unit: Unit2014): Save | null {
  const again = FORT[unit.fort];
  if (line.kind === 'flame') return null;
  if (line.kind === 'close') return again === 0 ? null : { faces: again, again: 0 };
  const inCover = unit.cover && line.kind === 'gun';
  if (unit.kind === 'vehicle') return inCover ? { faces: FACTION, again } : null;
  const easy = unit.tough || inCover;
  return { faces: easy ? FACTION | SHIELD : FACTION, again };
}

function guardOf(line: Line2014, unit: Unit2014): Guard {
  const { resilient } = unit;
  const save = saveOf(line, unit);
  if (resilient === 'none') return { save, resilience: null };
  const [soldiers, health] = [resilient === 'hero' ? 0 : FACTION, resilient === 'soldiers' ? 0 : FACTION];
  return { save, resilience: { soldiers, health } };
}

function lineOf(line: Line2014, unit: Unit2014, weapons: Weapons): DiceLine {
  const faces = line.hits_on === 'FT' ? FACTION | TARGET : FACTION;
  const perFigure = line.blast > 0;
  const dice = { each: perFigure ? line.blast : line.dice, weapons, perFigure };
  let plan = plainLine(dice, faces, { blows: 1, points: line.damage === 'K' ? 'kill' : line.damage });
  if (line.sustained || line.wire_guided) plan = rerollMisses(plan, 'again');
  if (line.lucky) plan = rerollMisses(plan, 'again');
  if (line.chain) plan = chainHits(plan, FACTION, 'chain');
  if (line.salvo) plan = multiplyDice(plan, 2, 'more');
  plan = multiplyDice(plan, line.volley, 'more');
  return { ...plan, guard: guardOf(line, unit), assign: line.assign ?? unit.assign };
}

export function plan2014(one: Case2014): DicePlan {
  const { attacker, target } = one;
  const lines = one.lines.map((line) => lineOf(line, target, line.weapons));
  const first =
    one.first_strike === 'attacker' || one.first_strike === 'target' ? one.first_strike : 'together';
  return {
    attacker: attacker === undefined ? SOMEBODY : bodyOf(attacker),
    target: bodyOf(target),
    ranged: { lines, count: 'at-start' },
    close:
      attacker === undefined
        ? null
        : {
            attack: (one.melee ?? []).map((close) => lineOf(close.line, target, weaponsOf(close))),
            retaliation: (one.retaliation ?? []).map((close) =>
              lineOf(close.line, attacker, weaponsOf(close)),
            ),
            first,
          },
  };
}
