import type { Planned, PlannedLine, SilentLine, WhatIfAnswer } from '@dustfront/advice';
import { type AttackOdds, attackOdds, type Losses } from '@dustfront/odds';
import { type DicePlan, diceOf, type Reason } from '@dustfront/wargame';
import { Failure, failureOf } from '../failure.ts';
import { decimal, own, problemText } from '../reader.ts';
import { bar, percent } from '../terminal/bars.ts';
import { tableLines } from '../terminal/columns.ts';
import { padEnd, padStart, type Style, visibleLength } from '../terminal/style.ts';

/** An attack to tell the odds of, in the words of its game. */
export interface Telling {
  readonly game: string;
  readonly attacker: { readonly unit: string; readonly hero: string | null };
  readonly target: { readonly unit: string; readonly hero: string | null };
  /** What else was asked, for programs. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** Two lines above the table. */
  readonly heading: (style: Style) => readonly [string, string];
  readonly notes: readonly string[];
  readonly planned: Planned;
}

/** The attack that was asked for, or in words why there is none. */
export function attackOf<Attack extends { readonly planned: Planned }>(
  game: string,
  found: WhatIfAnswer<Attack>,
): Attack {
  if ('planned' in found) return found;
  if ('code' in found) throw failureOf('what-if', found);
  throw new Failure('said', { text: found.map((problem) => problemText(game, problem)).join('; ') });
}

const lossesOf = ({ distribution, mean, destroyed }: Losses) => ({
  distribution: [...distribution],
  mean,
  destroyed,
});

const diceIn = (plan: DicePlan): number =>
  [...plan.ranged.lines, ...(plan.close?.attack ?? [])].reduce(
    (sum, line) => sum + diceOf(line.dice, plan.attacker, plan.target),
    0,
  );

/** The rules behind the dice of a line, each with what it gave or took. */
const becauseOf = ({ ranged, close }: DicePlan): readonly Reason[] =>
  [...ranged.lines, ...(close?.attack ?? [])].flatMap(({ because }) => because);

/** `  M1 Garand: dice dt1.attack.dice.squad, hits dt1.dice.faces` */
const whyText = ({ name, plan }: PlannedLine): string =>
  `  ${name}: ${becauseOf(plan)
    .map(({ rule, what }) => `${own(`chance.what.${what}`)} ${rule}`)
    .join(', ')}`;

export function oddsJson({ game, attacker, target, asked, planned }: Telling): unknown {
  const odds = attackOdds(planned.whole);
  return {
    game,
    attacker,
    target,
    ...asked,
    lines: planned.lines.map(({ unit, line, name, plan }) => ({
      unit,
      line,
      name,
      dice: diceIn(plan),
      because: becauseOf(plan),
      ...lossesOf(attackOdds(plan).target),
    })),
    silent: planned.silent.map(({ why, ...line }) => ({ ...line, why: silenceText(why), ...why })),
    ...lossesOf(odds.target),
    retaliation: planned.whole.close === null ? null : lossesOf(odds.attacker),
  };
}

const silenceText = ({ code, params }: SilentLine['why']): string => own(`silent.${code}`, params);

const BAR = 30;

function bars(losses: Losses & { readonly atLeast: readonly number[] }, style: Style): string[] {
  const most = losses.atLeast.length - 1;
  const label = (points: number): string =>
    own(points === most ? 'chance.all' : 'chance.at-least', { points });
  const room = Math.max(17, visibleLength(label(most)) + 1);
  return losses.atLeast
    .map(
      (chance, points) =>
        `  ${padEnd(label(points), room)}${percent(chance).padStart(6)}  ${bar(chance, BAR, style)}`,
    )
    .slice(1);
}

type Row = readonly [string, string, string, string];

const row = (name: string, plan: DicePlan, { mean, destroyed }: Losses): Row => [
  `  ${name}`,
  String(diceIn(plan)),
  decimal(mean, 3),
  percent(destroyed),
];

/** Numbers stand below the end of their heading. */
function table({ lines, silent, whole }: Planned, odds: AttackOdds): string[] {
  const head: Row = [
    `  ${own('chance.weapon')}`,
    own('chance.dice').padStart(4),
    own('chance.mean').padStart(9),
    own('chance.destroyed').padStart(9),
  ];
  const below = ([name, ...cells]: Row): string[] => [
    name,
    ...cells.map((cell, at) => padStart(cell, visibleLength(head[at + 1] ?? ''))),
  ];
  return tableLines([
    head,
    ...lines.map(({ name, plan }) => below(row(name, plan, attackOdds(plan).target))),
    ...silent.map(({ name, why }) => [...below([`  ${name}`, '-', '', '']), silenceText(why)]),
    ...(lines.length === 0 ? [] : [below(row(own('chance.together'), whole, odds.target))]),
  ]);
}

export function oddsText({ heading, notes, planned }: Telling, style: Style): string[] {
  const { lines, silent, whole } = planned;
  const odds: AttackOdds = attackOdds(whole);
  const last = 1 + lines.length + silent.length;
  const painted = table(planned, odds).map((line, at) => {
    if (at === 0 || (at > lines.length && at < last)) return style.dim(line);
    return at === last ? style.bold(line) : line;
  });
  const told =
    lines.length === 0
      ? ['', own('chance.nothing')]
      : [
          ...losses(whole, odds, style),
          '',
          style.dim(own('chance.because')),
          ...lines.map(whyText).map(style.dim),
        ];
  return [...heading(style), '', ...painted, ...told, ...(notes.length > 0 ? ['', ...notes] : [])];
}

function losses(whole: DicePlan, odds: AttackOdds, style: Style): string[] {
  const back = whole.close !== null && odds.attacker.mean > 0;
  return [
    '',
    own('chance.target-loses'),
    ...bars(odds.target, style),
    ...(back ? ['', own('chance.attacker-loses'), ...bars(odds.attacker, style)] : []),
  ];
}
