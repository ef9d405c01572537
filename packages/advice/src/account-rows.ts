import { type DicePart, type LineView, type StageView, sizeOf } from '@dustfront/wargame';
import type { AccountRow, AccountText } from './advice.ts';

type Stage<S extends StageView['stage']> = Extract<StageView, { stage: S }>;

/** The texts that a game's rules are told with. */
export type RuleTexts<R extends string> = Readonly<Partial<Record<R, AccountText>>>;

/** A stage of the plan that a line of an attack is rolled by. */
export const stageOf = <S extends StageView['stage']>(line: LineView, name: S): Stage<S> | undefined =>
  line.stages.find((stage): stage is Stage<S> => stage.stage === name);

export const row = (
  text: AccountText,
  rule: string | null,
  params: AccountRow['params'] = {},
): AccountRow => ({ text, rule, params });

/** The rules that had a part in this much of a line. */
export const rulesFor = <R extends string>({ because }: LineView<R>, part: DicePart): readonly R[] =>
  because.filter(({ what }) => what === part).map(({ rule }) => rule);

/** On how many faces it hits, by the first rule that changed it; each further one says that it did so too. */
export function hitRows<R extends string>(line: LineView<R>): AccountRow[] {
  const [plain, first = plain, ...others] = rulesFor(line, 'hits');
  const faces = sizeOf(stageOf(line, 'hit')?.faces ?? 0);
  return [row('hit', first ?? null, { faces }), ...others.map((rule) => row('hitToo', rule))];
}

/** What is rolled again and what is rolled on, each by its rule. */
export function againRows<R extends string>(line: LineView<R>, texts: RuleTexts<R>): AccountRow[] {
  return [
    ...rulesFor(line, 'again').map((rule) => row(texts[rule] ?? 'again', rule)),
    ...rulesFor(line, 'chain').map((rule) => row('chain', rule)),
  ];
}

/** A last roll against the losses themselves, by the rule that grants it. */
export function resilienceRow(line: LineView, rule: string): AccountRow {
  const stage = stageOf(line, 'resilience');
  return row('resilience', rule, { faces: sizeOf(stage?.soldiers || stage?.health || 0) });
}
