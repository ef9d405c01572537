import { ABILITIES, type AbilityId, UNIT_TYPES } from '@dustfront/dust';
import { type BattleSpec, battlePlan, type DiceReason, diceReasons } from '@dustfront/dust/query';
import { type BattleOutcome, type BattlePlan, BattleTooLarge, solveBattle } from '@dustfront/odds';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { examples } from '../help.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { decimal, own } from '../reader.ts';
import { unknownName } from '../suggest.ts';
import { bar, percent } from '../terminal/bars.ts';
import { padEnd, type Style, styleFor, visibleLength } from '../terminal/style.ts';
import { type Advice, adviceOf, type SideAdvice } from './advice.ts';
import { checkForce, countOf, forceText, named, parseForce, worthOf } from './forces.ts';

interface Flags {
  readonly centre?: boolean;
  readonly capital?: boolean;
  readonly amphibious?: boolean;
  readonly drop?: boolean;
  readonly sea?: boolean;
  readonly neutral?: boolean;
  readonly retreat: boolean;
  readonly attackerAbility?: string;
  readonly defenderAbility?: string;
  readonly prize?: number;
  readonly policy: 'best' | 'fixed';
  readonly json?: boolean;
}

const EXAMPLES = [
  'dustfront odds dust "3 tank, 1 mech, 1 fighter" "2 tank, 1 mech" --centre',
  'dustfront odds dust "4 submarine" "3 submarine" --sea --policy fixed',
];

/** `odds dust`: a battle of the world war, solved exactly. */
export function addOddsDust(odds: Command): void {
  odds
    .command('dust')
    .description(own('command.odds-dust'))
    .argument('<attackers>', '"3 tank, 1 mech, 1 fighter"')
    .argument('<defenders>', '"2 tank, 1 mech"')
    .option('--centre', own('odds-dust.centre'))
    .option('--capital', own('odds-dust.capital'))
    .option('--amphibious', own('odds-dust.amphibious'))
    .option('--drop', own('odds-dust.drop'))
    .option('--sea', own('odds-dust.sea'))
    .option('--neutral', own('odds-dust.neutral'))
    .option('--no-retreat', own('odds-dust.no-retreat'))
    .option('--attacker-ability <ability>', own('odds-dust.attacker-ability'))
    .option('--defender-ability <ability>', own('odds-dust.defender-ability'))
    .option('--prize <points>', own('odds-dust.prize'), wholeNumber(0))
    .option('--policy <policy>', own('odds-dust.policy'), oneOf('best', 'fixed'), 'best')
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'odds-dust.more'))
    .action((attackers: string, defenders: string, flags: Flags, command: Command) => {
      // A flag that the attack form has as well is read there; it means the same.
      const json = flags.json === true || command.optsWithGlobals().json === true;
      const spec = specOf(attackers, defenders, flags);
      const plan: BattlePlan = battlePlan(spec);
      const solution = solve(plan);
      const outcome = solution.outcome();
      const advice = flags.policy === 'best' ? adviceOf(plan, solution) : null;
      if (json)
        process.stdout.write(`${JSON.stringify(asJson(spec, plan, outcome, solution.value, advice))}\n`);
      else
        process.stdout.write(`${asText(spec, plan, outcome, advice, styleFor(process.stdout)).join('\n')}\n`);
    });
}

function solve(plan: BattlePlan): ReturnType<typeof solveBattle> {
  try {
    return solveBattle(plan);
  } catch (error) {
    if (error instanceof BattleTooLarge) throw new Failure('battle.too-large', { error: error.message }, 1);
    throw error;
  }
}

function abilityNamed(typed: string | undefined): AbilityId | null {
  if (typed === undefined) return null;
  const wanted = typed.toLowerCase().replace(/[\s-]+/g, '_');
  const found = ABILITIES.find((id) => id === wanted);
  if (!found) throw unknownName('ability', typed, ABILITIES);
  return found;
}

/** Battles that the rules never fight. */
function checkBattle(kind: BattleSpec['kind'], attackers: readonly number[], flags: Flags): void {
  const other = UNIT_TYPES.find((type, i) => type !== 'mech' && attackers[i]! > 0);
  if (kind === 'drop' && other !== undefined) throw new Failure('battle.dropped', { unit: other });
  if (kind === 'drop' && abilityNamed(flags.attackerAbility) !== null)
    throw new Failure('battle.dropped-ability');
  const place = flags.capital === true ? '--capital' : flags.centre === true ? '--centre' : null;
  if (kind === 'sea' && place !== null) throw new Failure('battle.on-land', { flag: place });
  if (flags.neutral === true && flags.defenderAbility !== undefined) throw new Failure('battle.neutral');
}

function specOf(attackers: string, defenders: string, flags: Flags): BattleSpec {
  const kinds = (['amphibious', 'drop', 'sea'] as const).filter((kind) => flags[kind] === true);
  if (kinds.length > 1) throw new Failure('battle.kinds', { kinds: kinds.join(own('and')) });
  const kind = kinds[0] ?? 'land';
  const sides = { attackers: parseForce(attackers), defenders: parseForce(defenders) };
  for (const units of Object.values(sides)) checkForce(units, kind === 'sea');
  checkBattle(kind, sides.attackers, flags);
  return {
    kind,
    ...sides,
    place: { capital: flags.capital === true, centre: flags.centre === true },
    neutral: flags.neutral === true,
    defenderHasRetreat: flags.retreat,
    attackerAbility: abilityNamed(flags.attackerAbility),
    defenderAbility: abilityNamed(flags.defenderAbility),
    policy: flags.policy,
    ...(flags.prize === undefined ? {} : { prize: flags.prize }),
  };
}

/** Where the dice of both sides come from, before any ability. */
const diceOf = (spec: BattleSpec) => ({
  attacker: diceReasons(spec.attackers, false, null),
  defender: diceReasons(spec.defenders, false, spec.kind === 'sea' ? null : spec.place),
});

type SideName = 'attacker' | 'defender';

const sideName = (side: SideName): string => padEnd(own(`war.${side}`), 10);

const diceText = (side: SideName, because: readonly DiceReason[]): string => {
  const count = because.reduce((all, { dice }) => all + dice, 0);
  const parts = because.map(
    ({ from, units, dice }) => `${units > 0 ? `${units} ` : ''}${own(`war.from.${from}`)} ${dice}`,
  );
  return `  ${sideName(side)}${own('war.dice', { count, parts: parts.join(', ') })}`;
};

const survivors = (units: readonly number[]) => ({
  ...named(units),
  units: countOf(units),
  productionPoints: worthOf(units),
});

const minus = (from: readonly number[], left: readonly number[]): number[] =>
  from.map((count, i) => count - left[i]!);

function asJson(
  spec: BattleSpec,
  plan: BattlePlan,
  outcome: BattleOutcome,
  value: number,
  advice: Advice | null,
): unknown {
  const shown = (side: SideAdvice) => ({
    declare: side.declare,
    stay: side.stay === null ? null : named(side.stay),
    remove: side.remove.map(({ hits, units }) => ({ hits, units: named(units) })),
  });
  return {
    game: 'dust',
    policy: spec.policy,
    kind: spec.kind,
    attackers: named(spec.attackers),
    defenders: named(spec.defenders),
    centre: spec.place.centre,
    capital: spec.place.capital,
    dice: diceOf(spec),
    firstRoller: plan.order === 'together' ? 'both' : plan.order,
    attackerWins: outcome.attackerTakes,
    attackersEliminated: outcome.attackersEliminated,
    bothEliminated: outcome.bothEliminated,
    ceaseFire: outcome.truce,
    attackersRetreat: outcome.attackersLeft,
    expectedSurvivors: {
      attacker: survivors(outcome.attackerSurvivors),
      defender: survivors(outcome.defenderSurvivors),
    },
    expectedLosses: {
      attacker: survivors(minus(spec.attackers, outcome.attackerSurvivors)),
      defender: survivors(minus(spec.defenders, outcome.defenderSurvivors)),
    },
    swing: outcome.swing,
    value,
    advice: advice === null ? null : { attacker: shown(advice.attacker), defender: shown(advice.defender) },
  };
}

/** What a side has left, and what it has lost. */
function forceLine(side: SideName, before: readonly number[], after: readonly number[]): string {
  const parts = UNIT_TYPES.flatMap((type, i) =>
    before[i]! > 0 ? [`${own(`war.from.${type}`)} ${decimal(after[i]!, 2)}`] : [],
  );
  const points = decimal(worthOf(before) - worthOf(after), 2);
  return `  ${sideName(side)}${padEnd(parts.join(', '), 44)}${own('war.loses', { points })}`;
}

function chanceLines(outcome: BattleOutcome, style: Style): string[] {
  const rows: readonly (readonly [string, number])[] = [
    [own('war.takes'), outcome.attackerTakes],
    [own('war.eliminated'), outcome.attackersEliminated],
    ...(outcome.bothEliminated > 0 ? [[own('war.both'), outcome.bothEliminated] as const] : []),
    ...(outcome.attackersLeft > 0 ? [[own('war.retreat'), outcome.attackersLeft] as const] : []),
    [own('war.truce'), outcome.truce],
  ];
  const room = Math.max(28, ...rows.map(([name]) => visibleLength(name)));
  return rows.map(
    ([name, share]) => `  ${padEnd(name, room)}${percent(share).padStart(6)}  ${bar(share, 30, style)}`,
  );
}

function asText(
  spec: BattleSpec,
  plan: BattlePlan,
  outcome: BattleOutcome,
  advice: Advice | null,
  style: Style,
): string[] {
  const { centre, capital } = spec.place;
  const place = capital ? ` ${own('war.capital')}` : centre ? ` ${own('war.centre')}` : '';
  const forces = { attackers: forceText(spec.attackers), defenders: forceText(spec.defenders) };
  const about = [
    own(`war.kind.${spec.kind}`),
    own(`war.first.${plan.order}`),
    own(spec.policy === 'best' ? 'war.policy.best' : 'war.policy.fixed'),
  ];
  const lines = [
    style.bold(`${own('war.against', forces)}${place}`),
    style.dim(`  ${about.join(', ')}`),
    diceText('attacker', diceOf(spec).attacker),
    diceText('defender', diceOf(spec).defender),
    '',
    ...chanceLines(outcome, style),
    '',
    own('war.survivors'),
    forceLine('attacker', spec.attackers, outcome.attackerSurvivors),
    forceLine('defender', spec.defenders, outcome.defenderSurvivors),
  ];
  if (advice === null) return lines;
  return [
    ...lines,
    '',
    own('war.best'),
    ...sideText('attacker', spec.attackers, advice.attacker),
    ...sideText('defender', spec.defenders, advice.defender),
  ];
}

function sideText(name: SideName, units: readonly number[], { declare, stay, remove }: SideAdvice): string[] {
  const line = (what: string): string => `  ${own('war.side', { side: own(`war.${name}`), what })}`;
  const declared = declare === 'none' ? [] : [line(own('war.declares', { what: declare }))];
  if (stay === null) return declared;
  const gone = minus(units, stay);
  const staying =
    countOf(gone) === 0 ? own('war.stay') : own('war.part', { gone: forceText(gone), stay: forceText(stay) });
  const list = remove.map(({ hits, units: taken }) => `${hits}: ${forceText(taken)}`).join('; ');
  return [...declared, line(staying), ...(list === '' ? [] : [`    ${own('war.remove', { list })}`])];
}
