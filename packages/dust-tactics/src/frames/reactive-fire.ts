import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import { type FaceSet, facesIn, successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import { advancedReaction } from '../exceptions/advanced-reactive-fire.ts';
import { canAim } from '../geometry/index.ts';
import type { Reaction } from '../hooks.ts';
import type { CoreState, Side, Unit } from '../state.ts';
import { groundOf } from '../table/ground.ts';
import { canStrike, someLine } from '../table/targets.ts';
import { headsOnBoard, kindOf, membersOf, unitNamed } from '../table/units.ts';
import { readyLines } from '../table/weapons.ts';
import type { Acting } from './actor.ts';
import { attackFrame } from './attack.ts';
import { dice, enclosing, frame, unitAt } from './frame.ts';

export interface ReactiveFireFrame extends Frame<'reactive-fire', 'offer' | 'ask' | 'test' | 'fired'> {
  intruder: number;
  /** Who was joined to it when it made its step, or -1. */
  partner: number;
  passed: number[];
  reactor: number;
}

/** The moment after a step in which enemies may interrupt. */
export function reactionWindow(intruder: Unit): ReactiveFireFrame {
  return {
    kind: 'reactive-fire',
    step: 'offer',
    intruder: intruder.id,
    partner: intruder.joined,
    passed: [],
    reactor: -1,
  };
}

/** Within four squares, and one die that must show a HIT (dt1.ruling.reactive-fire). */
const PLAIN: Reaction = { range: 4, faces: HIT, rule: 'dt1.faq.reactive.die' };

const reactionOf = (state: CoreState, unit: Unit): Reaction => advancedReaction(state, unit, PLAIN);

/** The faces of the one die with which a unit reacts in time (dt1.faq.reactive.die). */
export const reactionFaces = (state: CoreState, unit: Unit): FaceSet => reactionOf(state, unit).faces;

const enemyOf = ({ side }: Unit): Side => (side === 0 ? 1 : 0);

/**
 * Enemy units that may still interrupt, one in all by FAQ 1.3 (dt1.ruling.reactive-one): not activated
 * (dt1.faq.reactive.unactivated), near, in sight, with something to fire.
 */
export function ableToReact(state: CoreState, intruder: Unit, reacted: readonly number[]): Unit[] {
  if (!state.options.reactiveFire || (state.options.oneReaction && reacted.length > 0)) return [];
  const able: Unit[] = [];
  const candidates = headsOnBoard(state, enemyOf(intruder)).filter(
    (unit) => !unit.activated && !reacted.includes(unit.id),
  );
  if (candidates.length === 0) return able;
  const ground = groundOf(state);
  for (const unit of candidates) {
    const { range } = reactionOf(state, unit);
    const [kind, aim] = [kindOf(state, unit), kindOf(state, intruder)];
    const seen = someLine(state, unit, unit.square, intruder, (a, b) =>
      canAim(ground, range, kind, aim, a, b),
    );
    if (!seen) continue;
    const armed = readyLines(state, unit).some(({ unit: shooter, line }) =>
      canStrike(state, ground, shooter, line, unit.square, intruder),
    );
    if (armed) able.push(unit);
  }
  return able;
}

/**
 * A unit not yet activated may interrupt an enemy's movement (dt1.faq.reactive.interrupt): one die, and on a success it
 * activates (dt1.faq.reactive.activates) for one attack with all it has in range at that enemy (dt1.faq.reactive.lines,
 * dt1.faq.reactive.one-attack); then its activation is over
 * (dt1.faq.reactive.spent) and the enemy moves on (dt1.faq.reactive.resume).
 */
export const reactiveFire = frame<ReactiveFireFrame>({
  kind: 'reactive-fire',
  cites: ['dt1.faq.reactive.interrupt', 'dt1.faq.reactive.lines'],
  steps: {
    /**
     * Whoever is left of a joined pair stands there still, and others may react to him (dt1.ruling.reactive-survivor).
     */
    offer: ({ state }, f) => {
      if (unitAt(state, f.intruder).place !== 'board' && f.partner >= 0) f.intruder = f.partner;
      if (unitAt(state, f.intruder).place !== 'board') return done();
      return reactorsLeft(state, f).length === 0 ? done() : 'ask';
    },

    ask: {
      type: 'ask',
      question: 'reactive-fire',
      seat: (state, f) => reactorsLeft(state, f)[0]!.seat,
      options: (state, f) => {
        const able = reactorsLeft(state, f);
        const mine = able.filter((unit) => unit.seat === able[0]!.seat);
        return [{ do: 'hold' } as const, ...mine.map((unit) => ({ do: 'react', unit: unit.name }) as const)];
      },
      take: ({ state }, f, option) => {
        if (option.do !== 'react') {
          f.passed.push(reactorsLeft(state, f)[0]!.seat);
          return 'offer';
        }
        f.reactor = unitNamed(state, option.unit).id;
        return 'test';
      },
    },

    test: dice(
      'reactive-fire',
      'dt1.faq.reactive.die',
      () => 1,
      (cx, f, faces) => {
        const { state } = cx;
        const reactor = unitAt(state, f.reactor);
        const { reacted } = enclosing<Acting>(state, 'activation');
        for (const unit of membersOf(state, reactor)) reacted.push(unit.id);
        const success = successes(faces, reactionFaces(state, reactor)) > 0;
        cx.emit({
          type: success ? 'reacts' : 'reaction-failed',
          unit: reactor.name,
          target: unitAt(state, f.intruder).name,
          rule: 'dt1.faq.reactive.die',
        });
        if (!success) return 'offer';
        for (const unit of membersOf(state, reactor)) unit.activated = true;
        return call(attackFrame(reactor, 'reactive', f.intruder), 'fired');
      },
      (state, f) => {
        const reactor = unitAt(state, f.reactor);
        const { faces, rule } = reactionOf(state, reactor);
        return { success: facesIn(faces), because: [rule] };
      },
    ),

    fired: () => 'offer',
  },
});

function reactorsLeft(state: CoreState, f: ReactiveFireFrame): Unit[] {
  const { reacted } = enclosing<Acting>(state, 'activation');
  return ableToReact(state, unitAt(state, f.intruder), reacted).filter(
    (unit) => !f.passed.includes(unit.seat),
  );
}
