/** The second half of an attack: smoke, shots, saves, damage, then blows and those who strike back. */

import { call, done, type FrameRules } from '@dustfront/kernel';
import { afterHitRoll, afterSave, beginHitRoll, beginSave, laid } from '@dustfront/wargame';
import { poolOf, toldHits, toldSaves } from '../../attack/around.ts';
import { backRuns, closeRuns, rangedRuns } from '../../attack/plan.ts';
import type { Choice } from '../../choice.ts';
import type { Cx, TacticsEvent } from '../../events.ts';
import { countFaces, dice, F } from '../../faces.ts';
import { groundOf } from '../../ground/index.ts';
import { settleGroups } from '../../losses.ts';
import type { RuleId } from '../../rule-id.generated.ts';
import type { TacticsState } from '../../state.ts';
import { pinThoseHit } from '../../suppression.ts';
import { unitOf } from '../../units.ts';
import type { AttackFrame, Run } from '../make.ts';
import { damageFrame } from '../make-damage.ts';

export type AttackSteps = FrameRules<TacticsState, AttackFrame, Choice, TacticsEvent, RuleId>['steps'];

/** Begins the rolling of what `runs` holds. */
export function startRuns(frame: AttackFrame, runs: Run[], phase: AttackFrame['phase']): 'shoot' {
  frame.runs = runs;
  frame.run = 0;
  frame.phase = phase;
  return 'shoot';
}

function finishLine(cx: Cx, frame: AttackFrame, run: Run, hits: number, rolled: number): 'shoot' {
  run.hits = hits;
  cx.emit({
    type: 'line-rolled',
    by: unitOf(cx.state, run.by).name,
    weapon: run.name,
    target: unitOf(cx.state, run.target).name,
    dice: run.dice,
    hits: rolled,
    saved: rolled - hits,
    back: run.back,
    rule: 'dt14.hit.cell',
  });
  frame.run++;
  frame.hit = null;
  frame.save = null;
  return 'shoot';
}

export const resolving = {
  smoke: {
    type: 'roll',
    roll: (_state, frame) => {
      const smoke = frame.shots.filter((shot) => shot.smoke >= 0).length;
      return dice(smoke * (frame.sustained ? 2 : 1), 'smoke-screen', 'dt14.weapon.smoke.die');
    },
    take: (cx, frame, faces) => {
      const { state } = cx;
      // dt14.ruling.smoke.same-attack
      const runs = rangedRuns(state, frame);
      const each = frame.sustained ? 2 : 1;
      frame.shots
        .filter((shot) => shot.smoke >= 0)
        .forEach((shot, at) => {
          const told = { unit: unitOf(state, shot.by).name, at: shot.smoke };
          if (countFaces(faces.slice(at * each, at * each + each), F) === 0) {
            cx.emit({ type: 'smoke-failed', ...told, rule: 'dt14.weapon.smoke.die' });
            return;
          }
          groundOf(state).smoke.lay(state, shot.smoke, state.turn + 1);
          cx.emit({ type: 'smoke', ...told, rule: 'dt14.weapon.smoke.square' });
        });
      return startRuns(frame, runs, 'ranged');
    },
  },
  shoot: (cx, frame) => {
    const run = frame.runs[frame.run];
    if (run === undefined) {
      if (frame.phase === 'ranged') pinThoseHit(cx, frame.runs);
      frame.victims = [...new Set(frame.runs.filter((one) => one.hits > 0).map((one) => one.target))];
      return 'six-damage';
    }
    frame.hit = beginHitRoll(run.dice);
    if (frame.hit.stage !== 'done') return 'four-hit';
    frame.run++;
    return 'shoot';
  },
  'four-hit': {
    type: 'roll',
    roll: (_state, frame) => dice(laid(frame.hit).dice, `hit-${laid(frame.hit).stage}`, 'dt14.hit.f'),
    told: (_state, frame) => toldHits(frame),
    take: (cx, frame, faces) => {
      const run = frame.runs[frame.run]!;
      frame.hit = afterHitRoll(run.line.roll, laid(frame.hit), faces);
      if (frame.hit.stage !== 'done') return 'four-hit';
      frame.save = beginSave(run.line.guard.save, frame.hit.hits);
      if (frame.save.stage !== 'done') return 'five-save';
      return finishLine(cx, frame, run, frame.hit.hits, frame.hit.hits);
    },
  },
  'five-save': {
    type: 'roll',
    roll: (_state, frame) =>
      dice(laid(frame.save).dice, `save-${laid(frame.save).stage}`, 'dt14.save.die-per-hit'),
    told: (_state, frame) => toldSaves(frame),
    take: (cx, frame, faces) => {
      const run = frame.runs[frame.run]!;
      frame.save = afterSave(laid(run.line.guard.save), laid(frame.save), faces);
      if (frame.save.stage !== 'done') return 'five-save';
      return finishLine(cx, frame, run, frame.save.hits, laid(frame.hit).hits);
    },
  },
  'six-damage': (cx, frame) => {
    const victim = frame.victims.shift();
    if (victim !== undefined) {
      const pools = frame.runs
        .filter((run) => run.target === victim && run.hits > 0)
        .map((run) => poolOf(cx.state, frame, run));
      return call(damageFrame(victim, pools), 'six-damage');
    }
    if (frame.phase === 'ranged') return 'seven-close';
    return frame.phase === 'first' ? 'strike' : 'end';
  },
  'seven-close': (cx, frame) => {
    if (!frame.shots.some((shot) => shot.close)) return 'end';
    const { state } = cx;
    const swift = [...closeRuns(state, frame, true), ...backRuns(state, frame, true)];
    return swift.length > 0 ? startRuns(frame, swift, 'first') : 'strike';
  },
  strike: (cx, frame) => {
    const { state } = cx;
    const runs = [...closeRuns(state, frame, false), ...backRuns(state, frame, false)];
    return startRuns(frame, runs, 'second');
  },
  end: (cx, frame) => {
    settleGroups(cx.state);
    return done(frame.shots.some((shot) => !shot.close));
  },
} satisfies Partial<AttackSteps>;
