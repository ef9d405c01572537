import { coverageOf, type Quotation } from '@dustfront/rulebook';
import type { Command } from 'commander';
import { surveyIn } from '../checkout.ts';
import { Failure } from '../failure.ts';
import { examples } from '../help.ts';
import { wholeNumber } from '../numbers.ts';
import { own, theReader } from '../reader.ts';
import { allRules, type FoundRule, searchRules } from '../rule-search.ts';
import { meant, suggestions } from '../suggest.ts';
import { bar, percent } from '../terminal/bars.ts';
import { padEnd, type Style, styleFor, visibleLength, wrap } from '../terminal/style.ts';

interface Flags {
  readonly game?: string;
  readonly limit: number;
  readonly coverage?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = [
  ['dustfront rules soft cover', 'rules.example.search'],
  ['dustfront rules dt1.cover.stack', 'rules.example.one'],
  ['dustfront rules --coverage', 'rules.example.coverage'],
] as const;

export function addRules(program: Command): void {
  program
    .command('rules')
    .description(own('command.rules'))
    .argument('[words...]', own('rules.argument'))
    .option('--game <id>', own('rules.game'))
    .option('--limit <n>', own('rules.limit'), wholeNumber(1), 20)
    .option('--coverage', own('rules.coverage'))
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES.map(([command, what]) => `${command.padEnd(40)}${own(what)}`)))
    .action((words: string[], flags: Flags) => rules(words, flags));
}

function rules(words: readonly string[], flags: Flags): void {
  const style = styleFor(process.stdout);
  const whole = surveyIn(theReader().language);
  const ids = whole.games.map(({ id }) => id);
  if (whole.games.length === 0) throw new Failure('rules.no-checkout', {}, 1);
  if (flags.game !== undefined && !ids.includes(flags.game))
    throw new Failure('rules.no-register', { game: flags.game, games: ids });
  const games = whole.games.filter(({ id }) => flags.game === undefined || id === flags.game);
  const survey = { ...whole, games };
  if (flags.coverage) {
    const covered = games.map(coverageOf);
    if (flags.json) print(JSON.stringify({ games: covered }));
    else for (const line of covered.flatMap((one) => coverageText(one, style))) print(line);
    return;
  }
  if (words.length === 0) throw new Failure('rules.words');
  const one = allRules(survey).find(({ rule }) => words.length === 1 && rule.id === words[0]!.toLowerCase());
  if (one) {
    if (flags.json) print(JSON.stringify(ruleJson(one)));
    else for (const line of ruleText(one, style)) print(line);
    return;
  }
  const found = searchRules(survey, words);
  if (flags.json) {
    print(JSON.stringify({ found: found.length, rules: found.slice(0, flags.limit).map(ruleJson) }));
    if (found.length === 0) process.exitCode = 1;
    return;
  }
  if (found.length === 0) throw nothingFound(words.join(' '), allRules(survey));
  for (const { rule } of found.slice(0, flags.limit)) {
    print(style.bold(rule.id) + style.dim(`  ${rule.source}`));
    for (const line of wrap(rule.text, 76, '  ')) print(line);
  }
  if (found.length > flags.limit)
    print(style.dim(own('register.more', { count: found.length - flags.limit })));
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function nothingFound(typed: string, all: readonly FoundRule[]): Failure {
  const ids = all.map(({ rule }) => rule.id);
  const vocabulary = [
    ...new Set(all.flatMap(({ rule }) => rule.text.toLowerCase().match(/[a-z]{3,}/g) ?? [])),
  ];
  const asId = /^(?:dt1|dt14|dust)\./.test(typed);
  const near = asId
    ? suggestions(typed, ids)
    : typed
        .split(/\s+/)
        .filter((word) => !vocabulary.includes(word.toLowerCase()))
        .flatMap((word) => suggestions(word, vocabulary, 1));
  const hint = meant(near);
  return asId
    ? new Failure('unknown.rule', { name: typed, hint }, 1)
    : new Failure('rules.nothing', { words: typed, hint }, 1);
}

const places = (quotations: readonly Quotation[], id: string): string[] => [
  ...new Set(quotations.filter((one) => one.id === id).map(({ path, line }) => `${path}:${line}`)),
];

function ruleJson({ game, rule }: FoundRule): Record<string, unknown> {
  const { id, text, source, status } = rule;
  return {
    id,
    game: game.id,
    text,
    source,
    status,
    register: `${game.register}:${rule.line}`,
    code: places(game.citations, id),
    tests: places(game.tests, id),
  };
}

export function ruleText({ game, rule }: FoundRule, style: Style): string[] {
  const list = (title: string, where: readonly string[], none: string): string[] => [
    style.dim(title),
    ...(where.length === 0 ? [`  ${none}`] : where.map((place) => `  ${place}`)),
  ];
  return [
    style.bold(rule.id) + style.dim(`  ${game.id}, ${rule.source}, ${rule.status}`),
    ...wrap(rule.text, 76, '  '),
    ...list(own('register.code'), places(game.citations, rule.id), own('register.no-code')),
    ...list(own('register.tests'), places(game.tests, rule.id), own('register.no-test')),
    style.dim(`${own('register.place')}  ${game.register}:${rule.line}`),
  ];
}

function coverageText(
  { id, rules: count, implemented, cited, tested, missing }: ReturnType<typeof coverageOf>,
  style: Style,
): string[] {
  const names = (['implemented', 'cited', 'tested', 'missing'] as const).map((one) => own(`register.${one}`));
  const room = Math.max(12, ...names.map((name) => visibleLength(name) + 1));
  const row = (name: string, n: number): string =>
    `  ${padEnd(name, room)}${String(n).padStart(5)}  ${percent(count === 0 ? 0 : n / count).padStart(6)}  ` +
    `${bar(count === 0 ? 0 : n / count, 30, style)}`;
  const shown = missing.slice(0, 10);
  return [
    style.bold(id) + style.dim(`  ${own('register.count', { count })}`),
    row(own('register.implemented'), implemented),
    row(own('register.cited'), cited),
    row(own('register.tested'), tested),
    ...(missing.length === 0
      ? [`  ${own('register.complete')}`]
      : [
          `  ${padEnd(own('register.missing'), room)}${missing.length}: ${shown.join(', ')}` +
            `${missing.length > shown.length ? `, ${own('register.all')}` : ''}`,
        ]),
  ];
}
