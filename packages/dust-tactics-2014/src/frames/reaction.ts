import { call, done } from '@dustfront/kernel';
import { rowsOf } from '../attack/rows.ts';
import type { Terms } from '../attack/shots.ts';
import { hasTarget, isConcealed, isTargetable } from '../attack/targets.ts';
import { type Choice, only } from '../choice.ts';
import { frame } from '../events.ts';
import { own } from '../exceptions/index.ts';
import { countFaces, dice } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import { joinChoices, joinersOf } from '../joining.ts';
import { letGo } from '../losses.ts';
import { FARTHEST_REACTION, reactionDice, reactionOf } from '../moments.ts';
import { rosterOf } from '../roster.ts';
import { NOBODY, type TacticsState, type Unit } from '../state.ts';
import { endBonds, groupOf, leaderOf, unitOf } from '../units.ts';
import { aftermathFrame, attackFrame, type ReactionFrame } from './make.ts';

const termsOf = (reactor: Unit, trigger: Unit): Terms => ({
  unit: reactor.id,
  only: trigger.id,
  eyes: NOBODY,
  closeOnly: false,
  artilleryOnly: false,
  sustained: false,
});

/** dt14.ruling.reaction: whether it is in a state to react at all. */
function isReady(state: TacticsState, unit: Unit): boolean {
  if (unit.activated || unit.joined >= 0 || unit.idle) return false;
  if (unit.place !== 'board' && unit.carriage !== 'passenger' && unit.carriage !== 'rider') return false;
  return unit.place !== 'aboard' || own(unitOf(state, unit.carrier)).hold === undefined;
}

/** dt14.ruling.reaction: not yet activated, within reach and sight of the trigger, with a weapon that can hit it. */
export function mayReact(state: TacticsState, trigger: Unit, unit: Unit): boolean {
  if (!isReady(state, unit)) return false;
  const ground = groundOf(state);
  if (!ground.within(state, unit, trigger, FARTHEST_REACTION)) return false;
  if (!ground.within(state, unit, trigger, reactionOf(state, unit).reach)) return false;
  if (!ground.sees(state, unit, trigger) || isConcealed(state, unit, trigger)) return false;
  const terms = termsOf(unit, trigger);
  return hasTarget(state, terms, rowsOf(state, terms));
}

const triggerOf = (state: TacticsState, frame: ReactionFrame): Unit =>
  leaderOf(state, unitOf(state, frame.trigger));

function reactors(state: TacticsState, frame: ReactionFrame): Unit[] {
  const trigger = triggerOf(state, frame);
  if (!isTargetable(trigger)) return [];
  const side = rosterOf(state).sides[frame.side].map((id) => unitOf(state, id));
  return side.filter((unit) => mayReact(state, trigger, unit));
}

/** Is there anybody who may react? */
export function anyReactor(state: TacticsState, frame: ReactionFrame): boolean {
  const trigger = triggerOf(state, frame);
  if (!isTargetable(trigger)) return false;
  return rosterOf(state).sides[frame.side].some((id) => mayReact(state, trigger, unitOf(state, id)));
}

/** dt14.ruling.reaction.hero; in starter matches heroes join before the game only (dt14.hero.join.before-game). */
const joiners = (state: TacticsState, frame: ReactionFrame): Unit[] =>
  state.rules === 'full' ? joinersOf(state, unitOf(state, frame.reactor)) : [];

export const reaction = frame<ReactionFrame>({
  kind: 'reaction',
  cites: [
    'dt14.ruling.reaction',
    'dt14.ruling.reaction.spent',
    'dt14.skill.adv-react.range',
    'dt14.skill.adv-react.dice',
    'dt14.stun.react.one-die',
    'dt14.stun.react.removed',
    'dt14.ruling.passengers.react',
  ],
  steps: {
    offer: {
      type: 'ask',
      question: 'react',
      seat: (_state, frame) => frame.side,
      options: (state, frame): Choice[] => [
        { do: 'hold-fire' },
        ...reactors(state, frame).map((unit): Choice => ({ do: 'react', unit: unit.id, who: unit.name })),
      ],
      take: (cx, frame, choice) => {
        if (choice.do === 'hold-fire') return done();
        frame.reactor = only(choice, 'react').unit;
        return joiners(cx.state, frame).length > 0 ? 'hero' : 'roll';
      },
    },
    hero: {
      type: 'ask',
      question: 'join-reaction',
      seat: (_state, frame) => frame.side,
      options: (state, frame) => joinChoices(joiners(state, frame), unitOf(state, frame.reactor)),
      take: (cx, frame, choice) => {
        if (choice.do === 'join') {
          const hero = unitOf(cx.state, choice.unit);
          hero.joined = frame.reactor;
          hero.bond = 'action';
        }
        return 'roll';
      },
    },
    roll: {
      type: 'roll',
      roll: (state, frame) => {
        return dice(reactionDice(state, unitOf(state, frame.reactor)), 'reaction', 'dt14.ruling.reaction');
      },
      take: (cx, frame, faces) => {
        const { state } = cx;
        const unit = unitOf(state, frame.reactor);
        const won = countFaces(faces, reactionOf(state, unit).faces);
        for (const one of groupOf(state, unit)) {
          one.activated = true;
          one.acted = true;
          one.stuns = [];
          letGo(state, one);
        }
        cx.emit({ type: 'reaction', unit: unit.name, successes: won, rule: 'dt14.ruling.reaction' });
        if (won === 0) return 'spent';
        const trigger = triggerOf(state, frame);
        const sustained = won > 1 && unit.place === 'board';
        return call(attackFrame(unit.id, sustained, { only: trigger.id, reaction: true }), 'fire');
      },
    },
    fire: () => call(aftermathFrame(), 'spent'),
    aftermath: () => 'spent',
    spent: (cx, frame) => {
      frame.reactor = NOBODY;
      endBonds(cx.state, 'action');
      return anyReactor(cx.state, frame) ? 'offer' : done();
    },
  },
});
