import { diceOf, guardOf } from './body.ts';
import type { FaceSet } from './faces.ts';
import type { Assign, Body, Damage, DiceLine, DicePlan, Reason } from './plan.ts';

/** One stage of a line as a reader meets it, for tooltips and the log; words are the reader's. */
export type StageView =
  | { readonly stage: 'hit'; readonly dice: number; readonly faces: FaceSet }
  | { readonly stage: 'reroll'; readonly pass: number; readonly faces: FaceSet }
  | { readonly stage: 'chain'; readonly faces: FaceSet; readonly limit: number | null }
  | { readonly stage: 'save'; readonly faces: FaceSet }
  | { readonly stage: 'save-again'; readonly faces: FaceSet }
  | { readonly stage: 'damage'; readonly damage: Damage; readonly assign: Assign }
  | { readonly stage: 'resilience'; readonly soldiers: FaceSet; readonly health: FaceSet };

export interface LineView<R extends string = string> {
  readonly part: 'ranged' | 'attack' | 'retaliation';
  /** Position among the lines of its part. */
  readonly line: number;
  /** Dice if both sides are still as they were when the plan was made. */
  readonly dice: number;
  readonly stages: readonly StageView[];
  /** The rules that made it so. */
  readonly because: readonly Reason<R>[];
}

export function describeLine(line: DiceLine, striker: Body, target: Body): readonly StageView[] {
  const { hits, rerolls, chain } = line.roll;
  const { save, resilience } = guardOf(line, target);
  const stages: StageView[] = [{ stage: 'hit', dice: diceOf(line.dice, striker, target), faces: hits }];
  rerolls.forEach((faces, pass) => {
    stages.push({ stage: 'reroll', pass, faces });
  });
  if (chain !== null) stages.push({ stage: 'chain', ...chain });
  if (save !== null) stages.push({ stage: 'save', faces: save.faces });
  if (save !== null && save.again !== 0) stages.push({ stage: 'save-again', faces: save.again });
  stages.push({ stage: 'damage', damage: line.damage, assign: line.assign });
  if (resilience !== null) stages.push({ stage: 'resilience', ...resilience });
  return stages;
}

function describeLines<R extends string>(
  part: LineView['part'],
  lines: readonly DiceLine<R>[],
  striker: Body,
  target: Body,
): LineView<R>[] {
  return lines.map((line, index) => ({
    part,
    line: index,
    dice: diceOf(line.dice, striker, target),
    stages: describeLine(line, striker, target),
    because: line.because,
  }));
}

/** Every line of a plan with its stages in order. */
export function describePlan<R extends string>(plan: DicePlan<R>): readonly LineView<R>[] {
  const { attacker, target, ranged, close } = plan;
  const views = describeLines('ranged', ranged.lines, attacker, target);
  if (close === null) return views;
  return [
    ...views,
    ...describeLines('attack', close.attack, attacker, target),
    ...describeLines('retaliation', close.retaliation, target, attacker),
  ];
}
