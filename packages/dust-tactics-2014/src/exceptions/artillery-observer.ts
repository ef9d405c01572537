import { type AskStep, call, done, type Frame, type Next } from '@dustfront/kernel';
import type { Terms } from '../attack/shots.ts';
import type { Choice } from '../choice.ts';
import { frame, type TacticsEvent } from '../events.ts';
import { type ObservedFrame, observedFrame } from '../frames/make.ts';
import type { SkillRule } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsState, Unit, UnitId } from '../state.ts';
import { cardOfUnit, onBoard, unitOf } from '../units.ts';

/** Its attack may be made by a friend's artillery. */
export const artilleryObserver: SkillRule<'artillery-observer'> = {
  id: 'artillery-observer',
  cites: ['dt14.skill.observer.borrow', 'dt14.skill.observer.unactivated', 'dt14.skill.observer.use'],
  shared: true,
  calls: {
    // dt14.skill.observer.unactivated, dt14.skill.observer.unspent; with their own arc and range
    // (dt14.skill.observer.arc, dt14.skill.observer.range, dt14.skill.observer.arc-range)
    gun: (observer, gun) =>
      gun.side === observer.side &&
      gun !== observer &&
      !gun.activated &&
      onBoard(gun) &&
      gun.joined < 0 &&
      cardOfUnit(gun).weapons.some((weapon) => weapon.line.rules.includes('artillery')) &&
      // A suppressed gun would begin with Nothing (dt14.ruling.suppression).
      gun.pinned !== 'suppressed',
    frame: observedFrame,
  },
};

const reloads = (gun: Unit): boolean =>
  cardOfUnit(gun).weapons.some((weapon) => weapon.line.rules.includes('reload'));

/** dt14.skill.observer.no-reload: not beside a sustained attack. */
function mayReload(state: TacticsState, frame: ObservedFrame): boolean {
  const gun = unitOf(state, frame.gun);
  return reloads(gun) && !gun.loaded && !frame.sustained;
}

function reload(state: TacticsState, frame: ObservedFrame): void {
  unitOf(state, frame.gun).loaded = true;
  frame.reloaded = true;
}

const reloadOptions: readonly Choice[] = [{ do: 'reload' }, { do: 'no-reload' }];

/** Whether its owner reloads the gun now, and what comes then. */
const reloading = (
  question: 'reload-before' | 'reload-after',
  then: Next<'attack'>,
): AskStep<TacticsState, ObservedFrame, Choice, TacticsEvent, RuleId> => ({
  type: 'ask',
  question,
  seat: (state, frame) => unitOf(state, frame.gun).side,
  options: () => reloadOptions,
  take: (cx, frame, choice) => {
    if (choice.do === 'reload') reload(cx.state, frame);
    return then;
  },
});

/** How the gun that was called attacks. */
type Attack = (gun: UnitId, sustained: boolean, terms: Partial<Terms>) => Frame;

/** The call: the gun activates in the middle of the observer's own activation. */
export const observedRules = (attack: Attack) =>
  frame<ObservedFrame>({
    kind: 'observed',
    cites: [
      'dt14.skill.observer.borrow',
      'dt14.skill.observer.activates',
      'dt14.skill.observer.same-action',
      'dt14.skill.observer.reload',
      'dt14.skill.observer.resume',
      'dt14.skill.observer.sight',
      'dt14.skill.camouflage.observer',
      'dt14.skill.observer.use',
      'dt14.skill.observer.instead',
      'dt14.sp.skill.observer.activates',
      'dt14.skill.observer.same-kind',
      'dt14.skill.observer.artillery-only',
      'dt14.sp.skill.observer.sight',
      'dt14.sp.skill.observer.reload',
      'dt14.skill.observer.no-reload',
      'dt14.skill.observer.finish',
      'dt14.skill.observer.continue',
      'dt14.weapon.artillery.observer',
      'dt14.skill.camo.observer',
    ],
    steps: {
      begin: (cx, frame) => {
        const gun = unitOf(cx.state, frame.gun);
        gun.activated = true;
        const observer = unitOf(cx.state, frame.observer);
        cx.emit({
          type: 'observed',
          unit: gun.name,
          observer: observer.name,
          rule: 'dt14.skill.observer.activates',
        });
        return mayReload(cx.state, frame) ? 'reload-before' : 'attack';
      },
      'reload-before': reloading('reload-before', 'attack'),
      attack: (_cx, frame) =>
        call(attack(frame.gun, frame.sustained, { eyes: frame.observer, artilleryOnly: true }), 'attacked'),
      attacked: (cx, frame) => (mayReload(cx.state, frame) && !frame.reloaded ? 'reload-after' : done(false)),
      'reload-after': reloading('reload-after', done(false)),
    },
  });
