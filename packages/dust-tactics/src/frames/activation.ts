import { call, done, type Next } from '@dustfront/kernel';
import type { SkillId } from '../cards/card.ts';
import { chargeSteps } from '../exceptions/charge.ts';
import { isCommandSquad } from '../exceptions/command-squad.ts';
import { specialNamed } from '../exceptions/specials.ts';
import type { ActionName, CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { freeEntries } from '../table/entry.ts';
import { membersOf } from '../table/units.ts';
import { actionOptions, greyedActions } from './actions.ts';
import { type Acting, actorOf } from './actor.ts';
import { attackFrame } from './attack.ts';
import { commandFrame } from './command.ts';
import { callSkill } from './declare.ts';
import { frame, unitAt } from './frame.ts';
import { moveFrame } from './move.ts';
import { reactionWindow } from './reactive-fire.ts';

export interface ActivationFrame extends Acting {
  actions: ActionName[];
  /** How many of the actions have begun. */
  at: number;
}

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

type Step = ActivationFrame['step'];

/**
 * Carries out the next of the two actions. Two moves are one movement, and no attack follows
 * (dt1.action.move-move.no-attack); two attacks are one sustained attack, and no move (dt1.sustained.no-move).
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
      if (special.has(state, head) && special.refuses(state, head, false) === null)
        return call(commandFrame(head, action), 'acted');
      // Announced before a move or an attack, it may by now be out of the question: whoever knew it has fallen
      // (dt1.ruling.special-lost), or it is refused. No other takes its place.
      if (isCommandSquad(state, head) && special.isCommand) head.tried = true;
      return 'acted';
    }
  }
}

/**
 * A unit is activated: two actions (dt1.act.two), chosen and announced as a pair before any die
 * (dt1.faq.declare.actions), then it is done (dt1.act.done). An attack comes before the move, after it, or instead of
 * it (dt1.attack.when, dt1.action.move-shoot, dt1.action.shoot-move).
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
          callSkill(cx, head, option.skill as SkillId);
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

    ...chargeSteps({ reaction: reactionWindow, attack: (head) => attackFrame(head, 'charge') }),

    end: () => done(),
  },
});
