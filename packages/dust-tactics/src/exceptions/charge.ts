import { call, type Frame, type FrameRules } from '@dustfront/kernel';
import type { CoreEvent } from '../events.ts';
import { type Acting, actorOf } from '../frames/actor.ts';
import { nextSteps } from '../geometry/index.ts';
import type { Manner } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { distanceBetween, groundOf, moverOf, nameOf, squareNamed } from '../table/ground.ts';
import { anyMember, hasOwnSkill, headsOnBoard, membersOf } from '../table/units.ts';
import { isClose } from '../table/weapons.ts';

/** A hero's squad charges with him (dt1.skill.charge.shared). */
export function mayCharge(state: CoreState, head: Unit): boolean {
  return anyMember(state, head, (unit) => hasOwnSkill(state, unit, 'charge'));
}

/**
 * With range 1 and range C (dt1.skill.charge.range-1, dt1.ruling.charge-ranges), at enemies and not at what they hide
 * behind, and all of it (dt1.skill.charge.must-attack, dt1.ruling.charge-lines).
 */
export const chargeManner: Manner = {
  mayFire: (line) => line.range === 1 || isClose(line),
  mayAim: (aim) => 'unit' in aim,
  isBinding: true,
};

/**
 * Squares for the extra step: next to an enemy (dt1.skill.charge.adjacent), diagonal too, at no cost
 * (dt1.ruling.charge-step).
 */
function chargeSquares(state: CoreState, head: Unit): number[] {
  const ground = groundOf(state, head);
  const enemies = headsOnBoard(state).filter((unit) => unit.side !== head.side);
  return nextSteps(ground, moverOf(state, head), 'walk', head.square, 1, false)
    .map((step) => step.square)
    .filter((square) => enemies.some((enemy) => distanceBetween(state, head, enemy, square) === 1));
}

/** The procedures that a charge leads into. */
interface Into {
  /** Reactive Fire at who has just made a step. */
  reaction(head: Unit): Frame;
  attack(head: Unit): Frame;
}

type Steps = Pick<
  FrameRules<CoreState, Acting, CoreOption, CoreEvent, RuleId>['steps'],
  'charge' | 'charge-to' | 'charged'
>;

/**
 * The whole activation (dt1.skill.charge.activation): a move or two (dt1.skill.charge.second-move), one free step,
 * diagonal or not (dt1.skill.charge.free-square, dt1.skill.charge.diagonal), next to an enemy, and an attack that
 * moving twice does not forbid (dt1.skill.charge.after-double). These are its steps after the movement.
 */
export const chargeSteps = (into: Into): Steps => ({
  /** The free square at the end of the movement; without it there is no attack (dt1.skill.charge.square). */
  charge: ({ state }, f) => {
    const head = actorOf(state, f);
    f.charging = false;
    return head === null || head.place !== 'board' || chargeSquares(state, head).length === 0
      ? 'end'
      : 'charge-to';
  },
  'charge-to': {
    type: 'ask',
    question: 'charge-to',
    seat: (state, f) => actorOf(state, f)!.seat,
    options: (state, f) => [
      ...chargeSquares(state, actorOf(state, f)!).map(
        (square) => ({ do: 'charge-to', to: nameOf(state, square) }) as const,
      ),
      { do: 'stop' } as const,
    ],
    take: (cx, f, option) => {
      const { state } = cx;
      if (option.do !== 'charge-to') return 'end';
      const head = actorOf(state, f)!;
      const from = nameOf(state, head.square);
      for (const unit of membersOf(state, head)) {
        unit.square = squareNamed(state, option.to);
        unit.moved = true;
      }
      cx.emit({ type: 'charged', unit: head.name, from, to: option.to, rule: 'dt1.skill.charge.square' });
      return call(into.reaction(head), 'charged');
    },
  },
  charged: ({ state }, f) => {
    const head = actorOf(state, f);
    return head === null || head.place !== 'board' ? 'end' : call(into.attack(head), 'end');
  },
});
