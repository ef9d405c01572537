import { columnOf } from '@dustfront/dust-tactics';
import { type AttackOdds, attackOdds, type Losses } from '@dustfront/odds';
import { type DicePlan, diceOf } from '@dustfront/wargame';
import type { Command } from 'commander';
import { parseUnit } from '../core-set/cards.ts';
import {
  type Planned,
  type Position,
  plansOf,
  positionOf,
  strengthText,
  type WhatIf,
} from '../core-set/what-if.ts';
import { Failure } from '../failure.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { bar, percent } from '../terminal/bars.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { addOddsDust } from './odds-dust.ts';

interface Flags {
  readonly range: number;
  readonly cover: WhatIf['cover'];
  readonly sustained?: boolean;
  readonly berserk?: boolean;
  readonly allInOne?: boolean;
  readonly moved?: boolean;
  readonly shots?: Record<string, number>;
  readonly weapon: string[];
  readonly figures?: number;
  readonly health?: number;
  readonly targetFigures?: number;
  readonly targetHealth?: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Units are cards by id, name or nickname; a hero joins with a plus sign.
Examples:
  dustfront odds combat-rangers luther --range 3 --sustained
  dustfront odds combat-rangers+joe-brown recon-grenadiers --range 1 --cover soft
  dustfront odds battle-grenadiers hot-dog --range 2 --shots panzerfaust=1 --figures 3`;

/** `2`, or `panzerfaust=1,ugl=2`. */
function parseShots(text: string, before: Record<string, number> = {}): Record<string, number> {
  const shots = { ...before };
  for (const part of text.split(',')) {
    const match = /^(?:([a-z0-9-]+)=)?(\d+)$/.exec(part.trim());
    if (!match) throw new Failure(`"${part}" is no number of shots: write 2, or panzerfaust=1,ugl=2`);
    shots[match[1] ?? ''] = Number(match[2]);
  }
  return shots;
}

export function addOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description('exact chances of an attack in the Core Set; "odds dust" for a battle of DUST')
    .enablePositionalOptions()
    .argument('<attacker>', 'a unit, perhaps with its hero: combat-rangers+joe-brown')
    .argument('<target>', 'a unit of any side')
    .option('--range <squares>', 'distance; 1 is adjacent', wholeNumber(1, 60), 1)
    .option('--cover <cover>', 'none, soft or hard (squads only)', oneOf('none', 'soft', 'hard'), 'none')
    .option('--sustained', 'a sustained attack: misses are rolled again once')
    .option('--berserk', 'Berserk has been called')
    .option('--all-in-one', 'All in One has been called')
    .option('--moved', 'the target has moved this round (burst weapons)')
    .option(
      '--shots <shots>',
      'shots of limited weapons: 2, or panzerfaust=1,ugl=2 (all by default)',
      parseShots,
    )
    .option(
      '--weapon <id>',
      'fire only this weapon; may be repeated',
      (id, ids: string[]) => [...ids, id],
      [],
    )
    .option('--figures <n>', 'soldiers the attacker has left', wholeNumber(1))
    .option('--health <n>', 'health of the attacking vehicle or hero', wholeNumber(1))
    .option('--target-figures <n>', 'soldiers the target has left', wholeNumber(1))
    .option('--target-health <n>', 'health of the target vehicle or hero', wholeNumber(1))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((attacker: string, target: string, flags: Flags) => {
      const ask = question(attacker, target, flags);
      const position = positionOf(ask);
      const planned = plansOf(position, ask);
      const odds = attackOdds(planned.whole);
      if (flags.json) process.stdout.write(`${JSON.stringify(asJson(ask, planned, odds))}\n`);
      else
        process.stdout.write(
          `${asText(ask, position, planned, odds, styleFor(process.stdout)).join('\n')}\n`,
        );
    });
  addOddsDust(odds);
}

function question(attacker: string, target: string, flags: Flags): WhatIf {
  return {
    attacker: { ...parseUnit(attacker), figures: flags.figures ?? null, health: flags.health ?? null },
    target: {
      ...parseUnit(target),
      figures: flags.targetFigures ?? null,
      health: flags.targetHealth ?? null,
    },
    range: flags.range,
    cover: flags.cover,
    sustained: flags.sustained === true,
    called: [...(flags.berserk ? ['berserk'] : []), ...(flags.allInOne ? ['all-in-one'] : [])],
    shots: flags.shots ?? {},
    weapons: flags.weapon,
    targetMoved: flags.moved === true,
  };
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

function asJson(ask: WhatIf, planned: Planned, odds: AttackOdds): unknown {
  const named = ({ card, hero }: WhatIf['attacker']) => ({ unit: card.id, hero: hero?.id ?? null });
  return {
    game: 'dust-tactics',
    attacker: named(ask.attacker),
    target: named(ask.target),
    range: ask.range,
    cover: ask.cover,
    sustained: ask.sustained,
    called: ask.called,
    lines: planned.lines.map(({ unit, line, name, plan }) => ({
      unit,
      line,
      name,
      dice: diceIn(plan),
      ...lossesOf(attackOdds(plan).target),
    })),
    silent: planned.silent,
    ...lossesOf(odds.target),
    retaliation: planned.whole.close === null ? null : lossesOf(odds.attacker),
  };
}

const NAME = 28;
const BAR = 30;

function titles({ card, hero }: WhatIf['attacker']): string {
  return hero === null ? card.name : `${card.name} with ${hero.name}`;
}

function bars(losses: Losses & { readonly atLeast: readonly number[] }, style: Style): string[] {
  return losses.atLeast.flatMap((chance, points) => {
    if (points === 0) return [];
    const last = points === losses.atLeast.length - 1;
    const label = `at least ${points}${last ? ' (all)' : ''}`;
    return [`  ${label.padEnd(17)}${percent(chance).padStart(6)}  ${bar(chance, BAR, style)}`];
  });
}

function notes(ask: WhatIf): string[] {
  const skills = [ask.attacker.card, ask.attacker.hero].flatMap((card) => card?.skills ?? []);
  const missing = ask.called.filter((skill) => !skills.some((one) => one === skill));
  return [
    ...missing.map((skill) => `Note: nobody here has ${skill}; it is counted as if somebody had.`),
    ...(ask.cover !== 'none' && ask.target.card.kind !== 'squad' ? ['Note: only squads have cover.'] : []),
  ];
}

function asText(ask: WhatIf, position: Position, planned: Planned, odds: AttackOdds, style: Style): string[] {
  const { attacker, target } = position;
  const about = [
    `range ${ask.range}`,
    ask.cover === 'none' ? 'no cover' : `${ask.cover} cover`,
    ...(ask.sustained ? ['sustained attack'] : []),
    ...ask.called,
  ].join(', ');
  const lines = [
    style.bold(titles(ask.attacker)) + style.dim(` (${strengthText(position, attacker)})`),
    `  at ${style.bold(titles(ask.target))}` +
      style.dim(` (${columnOf(ask.target.card.armour)}, ${strengthText(position, target)}), ${about}`),
    '',
    style.dim(`  ${'weapon'.padEnd(NAME)}${'dice'.padStart(4)}  ${'mean loss'.padStart(9)}  destroyed`),
  ];
  for (const { name, plan } of planned.lines) {
    const { mean, destroyed } = attackOdds(plan).target;
    lines.push(
      `  ${name.padEnd(NAME)}${String(diceIn(plan)).padStart(4)}  ${mean.toFixed(3).padStart(9)}  ${percent(destroyed).padStart(9)}`,
    );
  }
  for (const { name, why } of planned.silent)
    lines.push(style.dim(`  ${name.padEnd(NAME)}${'-'.padStart(4)}  ${why}`));
  if (planned.lines.length === 0) return [...lines, '', 'Nothing reaches the target.', ...notes(ask)];
  const { mean, destroyed } = odds.target;
  lines.push(
    style.bold(
      `  ${'together'.padEnd(NAME)}${String(diceIn(planned.whole)).padStart(4)}  ${mean.toFixed(3).padStart(9)}  ${percent(destroyed).padStart(9)}`,
    ),
    '',
    'The target loses',
    ...bars(odds.target, style),
  );
  if (planned.whole.close !== null && odds.attacker.mean > 0)
    lines.push('', 'The attacker loses', ...bars(odds.attacker, style));
  const extra = notes(ask);
  return extra.length > 0 ? [...lines, '', ...extra] : lines;
}
