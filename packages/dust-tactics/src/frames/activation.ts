import { call, done, type Next } from '@dustfront/kernel';
import type { SkillId } from '../cards/card.ts';
import { nextSteps } from '../geometry/index.ts';
import type { CoreOption } from '../options.ts';
import { isCommandAbility, isCommandSquad, specialNamed } from '../specials.ts';
import type { CoreState, Unit } from '../state.ts';
import { freeEntries } from '../table/entry.ts';
import { distanceBetween, groundOf, moverOf, nameOf, squareNamed } from '../table/ground.ts';
import { headOf, headsOnBoard, isAlive, membersOf } from '../table/units.ts';
import { actionOptions, greyedActions } from './actions.ts';
import { attackFrame } from './attack.ts';
import { commandFrame } from './command.ts';
import { callSkill } from './declare.ts';
import { moveFrame } from './move.ts';
import { reactionWindow } from './reactive-fire.ts';
import { type ActivationFrame, frame, unitAt } from './types.ts';

export function activationFrame(head: Unit): ActivationFrame {
  return {
    kind: 'activation',
    step: 'begin',
    unit: head.id,
    partner: head.joined,
    actions: [],
    at: 0,
    charging: false,
    reacted: [],
  };
}

/** Who acts: the unit, or what is left of the pair, with the actions that are left (dt1.ruling.joined-survivor). */
function actorOf(state: CoreState, f: ActivationFrame): Unit | null {
  const unit = unitAt(state, f.unit);
  if (isAlive(unit)) return headOf(state, unit);
  const partner = f.partner < 0 ? null : unitAt(state, f.partner);
  return partner !== null && isAlive(partner) ? partner : null;
}

/** Squares for the extra step of a charge: next to an enemy (dt1.skill.charge.adjacent), diagonal too, at no cost (dt1.ruling.charge-step). */
function chargeSquares(state: CoreState, head: Unit): number[] {
  const ground = groundOf(state, head);
  const enemies = headsOnBoard(state).filter((unit) => unit.side !== head.side);
  return nextSteps(ground, moverOf(state, head), 'walk', head.square, 1, false)
    .map((step) => step.square)
    .filter((square) => enemies.some((enemy) => distanceBetween(state, head, enemy, square) === 1));
}

type Step = ActivationFrame['step'];

/**
 * Carries out the next of the two actions. Two moves are one movement, and no attack follows (dt1.action.move-move.no-attack); two
 * attacks are one sustained attack, and no move (dt1.sustained.no-move).
 */
function carryOut(state: CoreState, f: ActivationFrame, head: Unit): Next<Step> {
  const action = f.actions[f.at]!;
  const twice = f.at === 0 && f.actions[1] === action;
  f.at = twice && (action === 'move' || action === 'shoot') ? 2 : f.at + 1;
  switch (action) {
    case 'move':
      return call(moveFrame(head, twice ? 2 : 1), 'acted');
    case 'shoot':
      return call(attackFrame(head, twice ? 'sustained' : 'shoot'), 'acted');
    case 'nothing':
      return 'acted';
    default: {
      const special = specialNamed(action)!;
      if (special.has(state, head) && special.refuses(state, head) === null)
        return call(commandFrame(head, action), 'acted');
      // Announced before a move or an attack, it may by now be out of the question: whoever knew it has fallen
      // (dt1.ruling.special-lost), or it is refused. No other takes its place.
      if (isCommandSquad(state, head) && isCommandAbility(action)) head.tried = true;
      return 'acted';
    }
  }
}

/**
 * A unit is activated: two actions (dt1.act.two), chosen and announced as a pair before any die (dt1.faq.declare.actions), then it
 * is done (dt1.act.done). An attack comes before the move, after it, or instead of it (dt1.attack.when, dt1.action.move-shoot,
 * dt1.action.shoot-move).
 */
export const activation = frame<ActivationFrame>({
  kind: 'activation',
  cites: ['dt1.act.two', 'dt1.action.combos'],
  steps: {
    begin: (cx, f) => {
      const { state } = cx;
      const head = unitAt(state, f.unit);
      for (const unit of membersOf(state, head)) unit.activated = true;
      cx.emit({ type: 'activated', unit: head.name, rule: 'dt1.act.pick' });
      if (head.place === 'reserve' && freeEntries(state, head).length === 0) {
        cx.emit({ type: 'no-room', unit: head.name, rule: 'dt1.ruling.entry-full' });
        return done();
      }
      return 'actions';
    },

    /** Command abilities are announced here as well (dt1.cmd.announce). */
    actions: {
      type: 'ask',
      question: 'actions',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) => actionOptions(state, unitAt(state, f.unit)),
      greyed: (state, f) => greyedActions(state, unitAt(state, f.unit)),
      take: (cx, f, option: CoreOption) => {
        const head = unitAt(cx.state, f.unit);
        if (option.do === 'use') {
          const bearer = callSkill(cx.state, head, option.skill as SkillId);
          cx.emit({
            type: 'skill-used',
            unit: bearer.name,
            skill: option.skill,
            rule: `dt1.skill.${option.skill}.once`,
          });
          return 'actions';
        }
        f.charging = option.do === 'charge';
        f.actions = option.do === 'actions' ? [option.first, option.second] : ['move', 'move'];
        cx.emit({ type: 'actions', unit: head.name, actions: f.charging ? ['charge'] : [...f.actions] });
        return 'act';
      },
    },

    act: ({ state }, f) => {
      const head = actorOf(state, f);
      if (head === null || f.at >= f.actions.length) return 'end';
      return carryOut(state, f, head);
    },

    acted: (_cx, f) => (f.charging ? 'charge' : 'act'),

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
        return call(reactionWindow(head), 'charged');
      },
    },
    charged: ({ state }, f) => {
      const head = actorOf(state, f);
      return head === null || head.place !== 'board' ? 'end' : call(attackFrame(head, 'charge'), 'end');
    },

    end: () => done(),
  },
});
