/** The first half of an attack: who fires what at whom, asked weapon by weapon, until nothing can be changed. */
import { call, done } from '@dustfront/kernel';
import { giveAway, joinPairs, offeredSkills, spend, useSkill } from '../../attack/around.ts';
import {
  differentWays,
  hasOptions,
  markChoice,
  marksOf,
  rowOptions,
  smokeSpace,
  templateOf,
  withMark,
  withShot,
} from '../../attack/declare.ts';
import { rangedRuns } from '../../attack/plan.ts';
import { refusedTargets } from '../../attack/refusals.ts';
import { rowLine, rowMark, rowsOf } from '../../attack/rows.ts';
import { mayFight, targetFinder } from '../../attack/targets.ts';
import { namesOf, victimChoice, victimsOf } from '../../attack/victims.ts';
import { firingChoice, firingsOf, withFiring } from '../../attack/who-fires.ts';
import { type Choice, only } from '../../choice.ts';
import type { Cx, InVain } from '../../events.ts';
import { groundOf } from '../../ground/index.ts';
import { gunsFor } from '../../observing.ts';
import type { TacticsState } from '../../state.ts';
import { isAlive, other, unitOf } from '../../units.ts';
import { type AttackFrame, observedFrame } from '../make.ts';
import { type AttackSteps, type resolving, startRuns } from './resolving.ts';

const side = (state: TacticsState, frame: AttackFrame) => unitOf(state, frame.unit).side;

function keepRows(state: TacticsState, frame: AttackFrame, check: 'range' | 'arc'): void {
  const hasTarget = targetFinder(state, frame, check);
  frame.rows = frame.rows.filter(
    (row) => hasTarget(row) || rowLine(unitOf(state, row.by), row.weapon).rules.includes('artillery'),
  );
}

/** What an attack without a shot lacks; nothing where there were targets and fire was held. */
function missing(state: TacticsState, frame: AttackFrame): InVain {
  if (frame.rows.some((row) => hasOptions(state, frame, row, []))) return 'held';
  const rows = rowsOf(state, frame);
  if (!rows.some(targetFinder(state, frame, 'range'))) return 'range';
  return rows.some(targetFinder(state, frame, 'arc')) ? 'sight' : 'arc';
}

/** dt14.target.legal: whoever has nobody to fire at does not fire. */
function endInVain(cx: Cx, frame: AttackFrame, why: () => InVain) {
  const unit = unitOf(cx.state, frame.unit).name;
  cx.emit(() => ({ type: 'in-vain', unit, why: why(), rule: 'dt14.target.legal' }));
  return done(false);
}

export const declaring: Omit<AttackSteps, keyof typeof resolving> = {
  begin: (cx, frame) => {
    const unit = unitOf(cx.state, frame.unit);
    if (!isAlive(unit)) return done(false);
    if (frame.eyes < 0 && !mayFight(cx.state, unit)) return endInVain(cx, frame, () => 'unable');
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
    if (frame.shots.length > 0) return halfStep(cx, frame);
    return endInVain(cx, frame, () => missing(cx.state, frame));
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
      if (frame.shots.at(-1)!.smoke >= 0) return 'two-sight';
      return firingsOf(cx.state, frame, frame.shots).length > 0 ? 'three-men' : aimStep(cx, frame);
    },
  },
  'three-men': {
    type: 'ask',
    question: 'who-fires',
    seat: side,
    rule: 'dt14.table.who-fires',
    options: (state, frame) => {
      const by = unitOf(state, frame.shots.at(-1)!.by);
      return firingsOf(state, frame, frame.shots).map((firing) => firingChoice(by, firing));
    },
    take: (cx, frame, choice) => {
      const men = only(choice, 'with').men.join();
      const firing = firingsOf(cx.state, frame, frame.shots).find(({ sets }) => sets[0]!.join() === men)!;
      frame.shots = [...withFiring(cx.state, frame, frame.shots, firing)];
      return aimStep(cx, frame);
    },
  },
  'three-name': {
    type: 'ask',
    question: 'name-miniature',
    seat: side,
    options: (state, frame): Choice[] => [
      ...namesOf(state, frame.shots.at(-1)!).map((victim) => victimChoice('name', victim, 0)),
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
    options: (state, frame) => {
      const all = marksOf(state, frame, frame.shots);
      return all.map((mark) => markChoice(state, mark, all));
    },
    take: (cx, frame, choice) => {
      const { unit, n, by } = only(choice, 'mark');
      const mark = marksOf(cx.state, frame, frame.shots).find(
        ({ on, by: men }) => on[0] === unit && on[1] === n && (by === undefined || men?.[0] === by),
      );
      frame.shots = [...withMark(cx.state, frame, frame.shots, mark!)];
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
};

/** What is still to be said of the last shot: whom a sniper names, where a template lies, which way a flame takes. */
function aimStep(cx: Cx, frame: AttackFrame): 'three-name' | 'three-mark' | 'three-way' | 'two-sight' {
  const shot = frame.shots.at(-1)!;
  const { rules } = rowLine(unitOf(cx.state, shot.by), shot.weapon);
  if (rules.includes('sniper') && victimsOf(cx.state, unitOf(cx.state, shot.target), null).length > 1)
    return 'three-name';
  if (templateOf(cx.state, shot) !== null) return markStep(cx, frame);
  if (rules.includes('flame')) {
    const ways = differentWays(cx.state, shot);
    if (ways.length > 1) return 'three-way';
    shot.way = ways[0] ?? [];
  }
  return 'two-sight';
}

/** The template is laid; asked only where it makes a difference. */
function markStep(cx: Cx, frame: AttackFrame): 'three-mark' | 'two-sight' {
  const [first, ...others] = marksOf(cx.state, frame, frame.shots);
  if (others.length > 0) return 'three-mark';
  if (first !== undefined) frame.shots = [...withMark(cx.state, frame, frame.shots, first)];
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
