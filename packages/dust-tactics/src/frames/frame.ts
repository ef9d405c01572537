/** What the frames share. Frames are the procedures of the book; steps are their sub-headings. */
import {
  type AnyFrameRules,
  type Frame,
  type FrameRules,
  frameRules,
  type RollStep,
} from '@dustfront/kernel';
import { facesIn, type HitThrow, hitFaces, rulesOfThrow } from '@dustfront/wargame';
import { DICE_STREAM } from '../dice.ts';
import type { CoreEvent } from '../events.ts';
import type { CoreLine } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';

export type CoreFrameRules = AnyFrameRules<CoreState, CoreOption>;

export function frame<F extends Frame>(
  rules: FrameRules<CoreState, F, CoreOption, CoreEvent, RuleId>,
): CoreFrameRules {
  return frameRules(rules);
}

type Take<F extends Frame> = RollStep<CoreState, F, CoreEvent, RuleId>['take'];

/** The faces that succeed in a roll, and the rules that made it what it is. */
interface Told {
  readonly success: readonly number[];
  readonly because: readonly RuleId[];
}

/** One throw of a line's hit roll, for those who watch. */
export const toldHits = ({ roll, because }: CoreLine, now: HitThrow): Told => ({
  success: facesIn(hitFaces(roll, now)),
  because: rulesOfThrow({ because }, now.stage, now.pass),
});

/** A roll of so many Core Set dice for a reason; the reason is a key of the catalogue. */
export function dice<F extends Frame>(
  reason: string,
  rule: RuleId,
  count: (state: CoreState, frame: F) => number,
  take: Take<F>,
  told?: (state: CoreState, frame: F) => Told,
): RollStep<CoreState, F, CoreEvent, RuleId> {
  return {
    type: 'roll',
    roll: (state, f) => ({ stream: DICE_STREAM, reason, rule, count: count(state, f), sides: 6 }),
    ...(told === undefined ? {} : { told }),
    take,
  };
}

/** The innermost frame of a kind; the procedures that need one are only ever called inside it. */
export function enclosing<F extends Frame>(state: CoreState, kind: F['kind']): F {
  for (let i = state.stack.length - 1; i >= 0; i--)
    if (state.stack[i]!.kind === kind) return state.stack[i] as F;
  throw new Error(`no ${kind} under way`);
}

export function unitAt(state: CoreState, id: number): Unit {
  return state.units[id]!;
}
