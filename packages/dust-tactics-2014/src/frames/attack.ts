import { call, done } from '@dustfront/kernel';
import { afterHitRoll, afterSave, beginHitRoll, beginSave, laid } from '@dustfront/wargame';
import {
  giveAway,
  joinPairs,
  offeredSkills,
  poolOf,
  spend,
  toldHits,
  toldSaves,
  useSkill,
} from '../attack/around.ts';
import {
  differentWays,
  hasOptions,
  marksOf,
  rowOptions,
  smokeSpace,
  templateOf,
  withShot,
} from '../attack/declare.ts';
import { backRuns, closeRuns, rangedRuns } from '../attack/plan.ts';
import { refusedTargets } from '../attack/refusals.ts';
import { rowLine, rowMark, rowsOf } from '../attack/rows.ts';
import { mayFight, targetFinder } from '../attack/targets.ts';
import { victimChoice, victimsOf } from '../attack/victims.ts';
import { type Choice, only } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { countFaces, dice, F } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import { settleGroups } from '../losses.ts';
import { gunsFor } from '../observing.ts';
import type { TacticsState } from '../state.ts';
import { pinThoseHit } from '../suppression.ts';
import { isAlive, other, unitOf } from '../units.ts';
import { type AttackFrame, damageFrame, observedFrame, type Run } from './make.ts';

const side = (state: TacticsState, frame: AttackFrame) => unitOf(state, frame.unit).side;

function keepRows(state: TacticsState, frame: AttackFrame, check: 'range' | 'arc'): void {
  const hasTarget = targetFinder(state, frame, check);
  frame.rows = frame.rows.filter(
    (row) => hasTarget(row) || rowLine(unitOf(state, row.by), row.weapon).rules.includes('artillery'),
  );
}

/** Begins the rolling of what `runs` holds. */
function startRuns(frame: AttackFrame, runs: Run[], phase: AttackFrame['phase']): 'shoot' {
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

export const attack = frame<AttackFrame>({
  kind: 'attack',
  cites: [
    'dt14.attack.order',
    'dt14.target.each-weapon',
    'dt14.target.locked',
    'dt14.target.simultaneous',
    'dt14.target.no-redirect',
    'dt14.target.ammo-spent',
    'dt14.target.unnamed-lost',
    'dt14.target.lone-hero',
    'dt14.close.with-ranged',
    'dt14.close.declare-together',
    'dt14.close.ranged-first',
    'dt14.close.ranged-losses',
    'dt14.close.simultaneous',
    'dt14.close.losses-after',
    'dt14.close.retaliate.survivors',
    'dt14.close.retaliate.not-sustained',
    'dt14.close.mutual-death',
    'dt14.weapon.flame.path.all-units',
    'dt14.weapon.flame.path.friends',
    'dt14.weapon.flame.path',
    'dt14.weapon.sniper.name',
    'dt14.sp.weapon.sniper.name',
    'dt14.weapon.sniper.hits',
    'dt14.weapon.salvo.spend',
    'dt14.weapon.reload.both-kinds',
    'dt14.weapon.reload.fire-empties',
    'dt14.weapon.limited.both-kinds',
    'dt14.weapon.smoke.instead',
    'dt14.weapon.smoke.die',
    'dt14.weapon.smoke.lasts',
    'dt14.weapon.smoke.square',
    'dt14.hero.join.attacked.redirect',
    'dt14.hero.join.attacked.any-number',
    'dt14.hero.join.attacked.spent-ok',
  ],
  steps: {
    begin: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      if (!isAlive(unit) || (frame.eyes < 0 && !mayFight(cx.state, unit))) return done(false);
      frame.rows = rowsOf(cx.state, frame);
      const observes = !frame.reaction && !frame.closeOnly && frame.eyes < 0;
      return observes && gunsFor(cx.state, unit, frame.sustained).length > 0 ? 'observer' : 'zero-range';
    },
    observer: {
      type: 'ask',
      question: 'observer',
      seat: side,
      options: (state, frame): Choice[] => [
        { do: 'own-weapons' },
        ...gunsFor(state, unitOf(state, frame.unit), frame.sustained).map(
          (gun): Choice => ({ do: 'call', unit: gun.id, who: gun.name }),
        ),
      ],
      take: (_cx, frame, choice) =>
        choice.do === 'call'
          ? call(observedFrame(frame.unit, choice.unit, frame.sustained), 'observed')
          : 'zero-range',
    },
    observed: () => done(false),
    'zero-range': (cx, frame) => {
      keepRows(cx.state, frame, 'range');
      return 'one-arc';
    },
    'one-arc': (cx, frame) => {
      keepRows(cx.state, frame, 'arc');
      return 'two-sight';
    },
    'two-sight': (cx, frame) => {
      for (; frame.row < frame.rows.length; frame.row++) {
        if (hasOptions(cx.state, frame, frame.rows[frame.row]!, frame.shots)) return 'three-declare';
      }
      return frame.shots.length === 0 ? done(false) : halfStep(cx, frame);
    },
    'three-declare': {
      type: 'ask',
      question: 'declare-target',
      seat: side,
      greyed: (state, frame) => refusedTargets(state, frame, frame.rows[frame.row]!, frame.shots),
      space: (state, frame) => smokeSpace(state, frame, frame.rows[frame.row]!, frame.shots),
      options: (state, frame): Choice[] => [
        ...rowOptions(state, frame, frame.rows[frame.row]!, frame.shots),
        {
          do: 'hold',
          word: rowLine(unitOf(state, frame.rows[frame.row]!.by), frame.rows[frame.row]!.weapon).name,
          ...rowMark(unitOf(state, frame.rows[frame.row]!.by), frame.rows[frame.row]!.weapon),
        },
      ],
      take: (cx, frame, choice) => {
        if (choice.do === 'hold') {
          frame.row++;
          return 'two-sight';
        }
        const row = frame.rows[frame.row]!;
        frame.shots = withShot(cx.state, frame, row, frame.shots, choice);
        const shot = frame.shots.at(-1)!;
        const { rules } = rowLine(unitOf(cx.state, row.by), row.weapon);
        if (shot.smoke >= 0) return 'two-sight';
        if (rules.includes('sniper') && victimsOf(cx.state, unitOf(cx.state, shot.target), null).length > 1)
          return 'three-name';
        if (templateOf(cx.state, shot) !== null) return markStep(cx, frame);
        if (rules.includes('flame')) {
          const ways = differentWays(cx.state, shot);
          if (ways.length > 1) return 'three-way';
          shot.way = ways[0] ?? [];
        }
        return 'two-sight';
      },
    },
    'three-name': {
      type: 'ask',
      question: 'name-miniature',
      seat: side,
      options: (state, frame): Choice[] => [
        ...victimsOf(state, unitOf(state, frame.shots.at(-1)!.target), null).map((victim) =>
          victimChoice('name', victim, 0),
        ),
        { do: 'anyone' },
      ],
      take: (_cx, frame, choice) => {
        const shot = frame.shots.at(-1)!;
        if (choice.do === 'name') {
          shot.named = choice.unit;
          shot.soldier = choice.n;
        }
        return 'two-sight';
      },
    },
    'three-way': {
      type: 'ask',
      question: 'flame-way',
      seat: side,
      options: (state, frame) =>
        differentWays(state, frame.shots.at(-1)!).map(
          (way): Choice => ({ do: 'way', ...groundOf(state).wayNamed(state, way) }),
        ),
      take: (_cx, frame, choice) => {
        frame.shots.at(-1)!.way = [...only(choice, 'way').squares];
        return 'two-sight';
      },
    },
    'three-mark': {
      type: 'ask',
      question: 'lay-template',
      seat: side,
      rule: 'dt14.table.blast',
      options: (state, frame) =>
        marksOf(state, frame, frame.shots.at(-1)!).map(
          ([unit, n]): Choice => ({ do: 'mark', unit, who: unitOf(state, unit).name, n }),
        ),
      take: (_cx, frame, choice) => {
        const { unit, n } = only(choice, 'mark');
        frame.shots.at(-1)!.way = [unit, n];
        return 'two-sight';
      },
    },
    'three-half': {
      type: 'ask',
      question: 'sustain-half',
      seat: side,
      options: (): Choice[] => [
        { do: 'sustain', word: 'ranged' },
        { do: 'sustain', word: 'close' },
      ],
      take: (cx, frame, choice) => {
        frame.half = only(choice, 'sustain').word === 'ranged' ? 'ranged' : 'close';
        return skillStep(cx, frame);
      },
    },
    'three-skill': {
      type: 'ask',
      question: 'use-skill',
      seat: side,
      options: (_state, frame): Choice[] => [
        { do: 'use', word: frame.skills[0]!.split(':')[0]! },
        { do: 'keep', word: frame.skills[0]!.split(':')[0]! },
      ],
      take: (cx, frame, choice) => {
        const offered = frame.skills.shift()!;
        if (choice.do === 'use') {
          const skill = useSkill(cx.state, frame, offered);
          cx.emit({
            type: 'skill-used',
            skill,
            unit: unitOf(cx.state, frame.unit).name,
            rule: 'dt14.skill.declare',
          });
        }
        return frame.skills.length > 0 ? 'three-skill' : joinStep(cx, frame);
      },
    },
    'three-join': {
      type: 'ask',
      question: 'join-under-attack',
      seat: (state, frame) => other(side(state, frame)),
      options: (state, frame): Choice[] => [...joinPairs(state, frame), { do: 'stay' }],
      take: (cx, frame, choice) => {
        if (choice.do === 'stay') return open(cx, frame);
        const { unit, target, whom } = only(choice, 'join');
        const hero = unitOf(cx.state, unit);
        hero.joined = target;
        hero.bond = 'action';
        for (const shot of frame.shots) if (shot.target === hero.id) shot.target = target;
        cx.emit({
          type: 'joined',
          unit: hero.name,
          to: whom,
          rule: 'dt14.hero.join.attacked.redirect',
        });
        return joinStep(cx, frame);
      },
    },
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
            if (countFaces(faces.slice(at * each, at * each + each), F) === 0) return;
            groundOf(state).smoke.lay(state, shot.smoke, state.turn + 1);
            cx.emit({ type: 'smoke', at: shot.smoke, rule: 'dt14.weapon.smoke.square' });
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
  },
});

/** The template is laid; asked only where it makes a difference. */
function markStep(cx: Cx, frame: AttackFrame): 'three-mark' | 'two-sight' {
  const marks = marksOf(cx.state, frame, frame.shots.at(-1)!);
  if (marks.length > 1) return 'three-mark';
  frame.shots.at(-1)!.way = [...(marks[0] ?? [])];
  return 'two-sight';
}

/** dt14.close.sustained.choose: asked only where there are shots and blows. */
function halfStep(
  cx: Cx,
  frame: AttackFrame,
): 'three-half' | 'three-skill' | 'three-join' | 'smoke' | 'shoot' {
  const close = frame.shots.some((shot) => shot.close);
  const ranged = frame.shots.some((shot) => !shot.close);
  if (frame.sustained && close && ranged) return 'three-half';
  frame.half = close && !ranged ? 'close' : 'ranged';
  return skillStep(cx, frame);
}

function skillStep(cx: Cx, frame: AttackFrame): 'three-skill' | 'three-join' | 'smoke' | 'shoot' {
  frame.skills = offeredSkills(cx.state, frame);
  return frame.skills.length > 0 ? 'three-skill' : joinStep(cx, frame);
}

function joinStep(cx: Cx, frame: AttackFrame): 'three-join' | 'smoke' | 'shoot' {
  return joinPairs(cx.state, frame).length > 0 ? 'three-join' : open(cx, frame);
}

/** Everything is declared: the attack is made. */
function open(cx: Cx, frame: AttackFrame): 'smoke' | 'shoot' {
  const { state } = cx;
  const unit = unitOf(state, frame.unit);
  frame.fired = true;
  giveAway(state, unit);
  spend(state, frame);
  cx.emit({
    type: 'attack',
    unit: unit.name,
    targets: frame.shots.filter((shot) => shot.target >= 0).map((shot) => unitOf(state, shot.target).name),
    rule: 'dt14.target.locked',
  });
  if (frame.shots.some((shot) => shot.smoke >= 0)) return 'smoke';
  return startRuns(frame, rangedRuns(state, frame), 'ranged');
}
