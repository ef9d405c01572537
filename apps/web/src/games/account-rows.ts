import { type LineView, type StageView, sizeOf } from '@dustfront/wargame';
import type { AccountRow } from './advice.ts';

type Stage<S extends StageView['stage']> = Extract<StageView, { stage: S }>;

/** A stage of the plan that a line of an attack is rolled by. */
export const stageOf = <S extends StageView['stage']>(line: LineView, name: S): Stage<S> | undefined =>
  line.stages.find((stage): stage is Stage<S> => stage.stage === name);

export const row = (
  text: AccountRow['text'],
  rule: string | null,
  params: AccountRow['params'] = {},
): AccountRow => ({ text, rule, params });

export const facesOf = (plan: LineView): number => sizeOf(stageOf(plan, 'hit')?.faces ?? 0);

/** A last roll against the losses themselves, by the rule that grants it. */
export function resilienceRows(plan: LineView, rule: string): AccountRow[] {
  const stage = stageOf(plan, 'resilience');
  if (stage === undefined) return [];
  return [row('resilience', rule, { faces: sizeOf(stage.soldiers === 0 ? stage.health : stage.soldiers) })];
}
