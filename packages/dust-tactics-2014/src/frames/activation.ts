import { call, done, type Next } from '@dustfront/kernel';
import { type Choice, only } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { own } from '../exceptions/index.ts';
import { specialAction } from '../exceptions/specials.ts';
import { spySteps } from '../exceptions/spy.ts';
import { countFaces, dice, F, T } from '../faces.ts';
import { joinChoices, joinersOf } from '../joining.ts';
import { letGo } from '../losses.ts';
import { gaitOf, rollsForThird, speedOf } from '../moments.ts';
import { type Moved, movementOf } from '../moving/index.ts';
import { NOBODY, type Side, type TacticsState, type Unit } from '../state.ts';
import { rally, rallyDice } from '../suppression.ts';
import {
  endBonds,
  groupOf,
  heroesIn,
  isAlive,
  isMachine,
  onBoard,
  other,
  part,
  pilotOf,
  unitOf,
} from '../units.ts';
import {
  actionsIn,
  declarable,
  ENOUGH,
  isAttack,
  isMarch,
  isMovement,
  isPlane,
  isSustained,
  mayDeclare,
  refusedActions,
} from './declare.ts';
import {
  type ActivationFrame,
  activationFrame,
  aftermathFrame,
  attackFrame,
  reactionFrame,
  specialFrame,
} from './make.ts';
import { anyReactor } from './reaction.ts';

type Step = ActivationFrame['step'];

const sideOf = (state: TacticsState, frame: ActivationFrame): Side => unitOf(state, frame.unit).side;

/** Whether one beside it leads the unit as it activates. */
function isLed(state: TacticsState, unit: Unit): boolean {
  if (unit.place !== 'board') return false;
  return state.units.some(
    (hero) => hero.side === unit.side && onBoard(hero) && own(hero).leads?.(state, hero, unit) === true,
  );
}

/** dt14.hero.join.activate.one, dt14.hero.join.activate.unspent: heroes who may join for this activation. */
function joiners(state: TacticsState, frame: ActivationFrame): Unit[] {
  const unit = unitOf(state, frame.unit);
  return state.rules !== 'full' || frame.alone ? [] : joinersOf(state, unit);
}

/** Whoever has a token of suppression tries to shake it off first. */
const afterJoining = (state: TacticsState, frame: ActivationFrame): 'rally' | 'ace' =>
  unitOf(state, frame.unit).pinned === undefined ? 'ace' : 'rally';

/** Enemies who may answer what the unit does. */
function window_(cx: Cx, frame: ActivationFrame, then: Step): Next<Step> {
  const { state } = cx;
  const unit = unitOf(state, frame.unit);
  // dt14.ruling.reaction.carrier: whoever fires out of a vehicle draws fire on it; whoever gets in does not.
  const fires = then === 'perform' && unit.place === 'aboard' && unit.carriage === 'passenger';
  const seen = fires ? unitOf(state, unit.carrier) : unit;
  if (!state.reactions || (seen.place !== 'board' && seen.carriage !== 'rider')) return then;
  const watch = reactionFrame(seen.id, other(unit.side));
  return anyReactor(state, watch) ? call(watch, then) : then;
}

/** The body goes on with whoever is left of it (dt14.ruling.hero.finishes). */
function goesOn(state: TacticsState, frame: ActivationFrame): boolean {
  if (!isAlive(unitOf(state, frame.unit))) {
    const left = frame.members.find((id) => isAlive(unitOf(state, id)));
    if (left === undefined) return false;
    frame.unit = left;
  }
  return !unitOf(state, frame.unit).stranded;
}

function perform(cx: Cx, frame: ActivationFrame): Next<Step> {
  const { state } = cx;
  const unit = unitOf(state, frame.unit);
  const { id } = frame.actions[frame.at]!;
  if (id === 'nothing') {
    for (const one of groupOf(state, unit)) {
      one.acted = true;
      // dt14.stun.removed: the first action; whoever is stunned later in the activation stays so.
      if (frame.at === 0) one.stuns = [];
    }
    return 'performed';
  }
  const group = groupOf(state, unit);
  for (const one of group) {
    letGo(state, one);
    one.acted = true;
    // dt14.skill.camouflage.ends: a march gives away as anything but a Move does; attacks see to it themselves.
    if (isMarch(id) || !(isMovement(id) || isAttack(id))) one.hidden = false;
  }
  if (isMovement(id)) {
    const before = frame.actions[frame.at - 1]?.id ?? '';
    // dt14.skill.move-fire.ranged: free after a march, or after shots.
    if (frame.tangled || (id === 'free-move' && !isMarch(before) && !frame.shot)) return 'performed';
    const speed = speedOf(state, unit);
    unit.dug = false;
    // dt14.ruling.aircraft.least: a plane's first movement covers at least half its Move.
    const first = !frame.actions.slice(0, frame.at).some((action) => isMovement(action.id));
    const least = isPlane(unit) && first && unit.place === 'board' ? Math.ceil(speed.move / 2) : 0;
    const points = isMarch(id) ? speed.march : speed.move;
    const terms = { diagonal: frame.diagonal, least, march: isMarch(id) };
    return call(movementOf(state).begin(unit, points, terms), 'performed');
  }
  if (isAttack(id))
    return call(attackFrame(unit.id, isSustained(id), { closeOnly: id === 'charge' }), 'performed');
  const special = specialAction(id)!;
  // dt14.ruling.officer.dies: what can no longer be done becomes nothing.
  return special.offered(state, unit) ? call(specialFrame(id, unit.id), 'performed') : 'performed';
}

/** What an action may be done with: a movement, or a special action that names who activates next. */
type Performed = Moved & { readonly next?: number };

export const activation = frame<ActivationFrame>({
  kind: 'activation',
  cites: [
    'dt14.act.two-actions',
    'dt14.act.declare.all-first',
    'dt14.act.order.announced',
    'dt14.act.third.source',
    'dt14.act.third.no-stack',
    'dt14.act.max-three',
    'dt14.act.cost.nothing',
    'dt14.act.cost.move',
    'dt14.act.cost.march',
    'dt14.act.cost.attack',
    'dt14.act.cost.sustained',
    'dt14.act.cost.special',
    'dt14.nothing.effect',
    'dt14.arc.turn-by-move',
    'dt14.hero.join.activate',
    'dt14.hero.join.activate.when',
    'dt14.hero.join.activate.one',
    'dt14.hero.join.activate.unspent',
    'dt14.hero.join.activate.until',
    'dt14.hero.join.activate.together',
    'dt14.hero.split.when',
    'dt14.hero.split.how',
    'dt14.hero.split.other',
    'dt14.skill.spy.roll',
    'dt14.skill.spy.place',
    'dt14.skill.spy.actions',
    'dt14.skill.spy.nothing',
    'dt14.stun.removed',
    'dt14.cmd.stim.attack-gone',
    'dt14.cmd.stim.move-gone',
    'dt14.ruling.impossible-action',
    'dt14.pilot.activate',
    'dt14.pilot.activate.together',
    'dt14.pilot.activate.same-actions',
  ],
  steps: {
    open: (cx, frame) => {
      const { state } = cx;
      const unit = unitOf(state, frame.unit);
      if (frame.split) {
        if (unit.joined !== NOBODY) part(state, unit);
        for (const hero of heroesIn(state, unit)) part(state, hero);
      }
      unit.led = isLed(state, unit);
      cx.emit({ type: 'activates', unit: unit.name, card: unit.card, rule: 'dt14.act.pick' });
      // dt14.skill.spy.off-board
      if (own(unit).infiltrates?.(state, unit) === true) {
        unit.activated = true;
        return 'spy';
      }
      return joiners(state, frame).length > 0 ? 'join' : afterJoining(state, frame);
    },
    join: {
      type: 'ask',
      question: 'join-activation',
      seat: sideOf,
      options: (state, frame) => joinChoices(joiners(state, frame), unitOf(state, frame.unit)),
      take: (cx, frame, choice) => {
        if (choice.do === 'join') {
          const hero = unitOf(cx.state, choice.unit);
          hero.joined = frame.unit;
          hero.bond = 'activation';
          cx.emit({
            type: 'joined',
            unit: hero.name,
            to: choice.whom,
            rule: 'dt14.hero.join.activate.when',
          });
        }
        return afterJoining(cx.state, frame);
      },
    },
    rally: {
      type: 'roll',
      roll: (state, frame) =>
        dice(rallyDice(state, unitOf(state, frame.unit)), 'rally', 'dt14.ruling.suppression'),
      take: (cx, frame, faces) => {
        if (countFaces(faces, F) > 0) rally(cx, unitOf(cx.state, frame.unit));
        return 'ace';
      },
    },
    ...spySteps(gaitOf),
    ace: (cx, frame) => {
      const { state } = cx;
      const unit = unitOf(state, frame.unit);
      const group = groupOf(state, unit);
      frame.members = group.map((one) => one.id);
      const pilot = isMachine(unit) ? pilotOf(state, unit) : null;
      for (const one of group) {
        one.activated = true;
        frame.attackStim ||= one.attackStim;
        frame.moveStim ||= one.moveStim;
        one.attackStim = false;
        one.moveStim = false;
      }
      if (pilot !== null) pilot.activated = true;
      return rollsForThird(state, unit) && !frame.split ? 'third' : 'declaring';
    },
    third: {
      type: 'roll',
      roll: () => dice(1, 'third-action', 'dt14.act.third.source'),
      take: (_cx, frame, faces) => {
        if (countFaces(faces, F | T) > 0) frame.budget = 3;
        return 'declaring';
      },
    },
    declaring: (cx, frame) => (mayDeclare(cx.state, frame) ? 'declare' : 'carry-out'),
    declare: {
      type: 'ask',
      question: 'declare-action',
      seat: sideOf,
      greyed: refusedActions,
      options: (state, frame) => declarable(state, frame).map((word): Choice => ({ do: 'action', word })),
      take: (cx, frame, choice) => {
        const { word } = only(choice, 'action');
        if (word === ENOUGH) return 'carry-out';
        frame.actions.push(...actionsIn(cx.state, word));
        return 'declaring';
      },
    },
    'carry-out': (cx, frame) => {
      const { state } = cx;
      const action = frame.actions[frame.at];
      if (action === undefined || !goesOn(state, frame)) return 'close';
      const unit = unitOf(state, frame.unit);
      cx.emit({ type: 'action', unit: unit.name, action: action.id, rule: 'dt14.act.order.announced' });
      return isAttack(action.id) ? window_(cx, frame, 'perform') : 'perform';
    },
    perform: (cx, frame) => (goesOn(cx.state, frame) ? perform(cx, frame) : 'close'),
    performed: (_cx, frame, value) => {
      const result = value as Performed | boolean | undefined;
      if (typeof result === 'boolean') frame.shot = result;
      else if (result !== undefined) {
        if (result.diagonal === true) frame.diagonal = true;
        if (result.tangled === true) frame.tangled = true;
        // dt14.ruling.pilot.mounting: mounting as a pilot ends his own activation.
        if (result.boarded === 'pilot') frame.actions.length = frame.at + 1;
        if (result.next !== undefined) {
          frame.next = result.next;
          frame.actions.length = frame.at + 1;
        }
      }
      return call(aftermathFrame(), 'finished');
    },
    finished: (cx, frame) => {
      const { id } = frame.actions[frame.at]!;
      frame.at++;
      return isMovement(id) && goesOn(cx.state, frame) ? window_(cx, frame, 'carry-out') : 'carry-out';
    },
    close: (cx, frame) => {
      const { state } = cx;
      endBonds(state, 'activation');
      for (const id of [frame.unit, ...frame.members]) unitOf(state, id).led = false;
      if (frame.next === NOBODY) return done();
      const next = frame.next;
      frame.next = NOBODY;
      return isAlive(unitOf(state, next)) ? call(activationFrame(next, false, true), 'tail') : done();
    },
    tail: () => done(),
  },
});
