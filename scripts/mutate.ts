// npm run mutate: breaks the program on purpose, one small thing at a time, and counts what the tests notice.
//   npm run mutate                            1,500 random mutants of the kernel, wargame, odds and each game
//   npm run mutate -- kernel odds             of these packages only
//   npm run mutate -- --sample 200 --seed b   another sample
//   npm run mutate -- --rules dust-tactics    every rule: does a test that quotes it notice when its lines are broken?
//   npm run mutate -- --rule dt14.skill.lucky.reroll
//   npm run mutate -- --together              without trying the rest one by one: quicker, and they count as unnoticed
//   npm run mutate -- --short                 a small sample where tests are quick, begun anew, as in npm test
//   npm run mutate -- --page                  writes docs/mutants.md, the mutants that no test can notice
// What was found is kept under .cache/mutation, and a run that was stopped goes on there; --fresh forgets it.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/files.ts';
import { misused, numberIn, told } from './lib/options.ts';
import { stopTogether } from './lib/process.ts';
import type { SuiteResult } from './lib/suite.ts';
import { Campaign, filesOfPackage, mutantsOfPackage, type Verdict } from './mutate/campaign.ts';
import { equivalenceOf, equivalentPage } from './mutate/equivalent.ts';
import { type Mutant, sampleOf } from './mutate/mutants.ts';
import { mutantsByRule } from './mutate/rules.ts';
import { isMutated, SHORT, SUITES, type Suite } from './mutate/suites.ts';

const { values: given, positionals } = told(import.meta.filename, {
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '1500' },
    seed: { type: 'string', default: 'dustfront' },
    slowest: { type: 'string', default: '2000' },
    rule: { type: 'string' },
    rules: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});

/** How many mutants of each package the short form tries. */
const SHORT_SAMPLE = 60;

/** The share of mutants that tests must notice. */
const GOAL = 0.9;

const say = (line: string): void => console.error(`mutate: ${line}`);

/** What was found belongs to these very mutants; other code, another sample, another journal. */
function journalFor(suite: Suite, mutants: readonly Mutant[], mode: string): string {
  const key = createHash('sha256').update(JSON.stringify(mutants)).digest('hex').slice(0, 12);
  return join(root, '.cache', 'mutation', `${suite.package}-${mode}-${key}.jsonl`);
}

async function tried(
  suite: Suite,
  mutants: readonly Mutant[],
  rules: Record<string, number[]> | null,
): Promise<Campaign> {
  const journal = journalFor(suite, mutants, rules === null ? 'sample' : 'rules');
  if (given.fresh || given.short) Campaign.forget(journal);
  // The tests of the short form are chosen for being quick: whether they are today is no matter of the clock.
  const slowest = given.short
    ? Number.MAX_SAFE_INTEGER
    : numberIn(import.meta.filename, '--slowest', given.slowest);
  const campaign = new Campaign(suite, mutants, { journal, slowest, rules });
  await campaign.open();
  await campaign.sweep(say);
  const broken = campaign.findings.find((finding) => finding.type === 'broken');
  if (broken !== undefined) throw new Error(`${broken.name} fails with nothing broken: ${broken.why}`);
  if (!given.together) await (rules === null ? campaign.single(say) : campaign.singleByRule(say));
  await campaign.close();
  return campaign;
}

const place = ({ mutant, reached }: Verdict): string =>
  `  ${mutant.id}: ${mutant.was.replace(/\s+/g, ' ').slice(0, 80)}${reached ? '' : ' (no test runs it)'}`;

async function sampled(suite: Suite): Promise<SuiteResult> {
  const count = given.short ? SHORT_SAMPLE : numberIn(import.meta.filename, '--sample', given.sample, 1);
  const all = mutantsOfPackage(
    suite.package,
    (file) => isMutated(file) && file.startsWith(suite.within ?? ''),
  );
  const equivalent = equivalenceOf(all);
  const possible = given.short ? all.filter((mutant) => !equivalent.has(mutant)) : all;
  const campaign = await tried(suite, sampleOf(possible, count, given.seed), null);
  const verdicts = campaign.verdicts().filter(({ mutant }) => !equivalent.has(mutant));
  const survivors = verdicts.filter(({ killed }) => !killed);
  const killed = verdicts.length - survivors.length;
  const share = killed / verdicts.length;
  const missing = Math.max(0, Math.ceil(GOAL * verdicts.length) - killed);
  if (given.json)
    console.log(
      JSON.stringify({
        package: suite.package,
        mutants: all.length,
        tried: verdicts.length,
        killed,
        missing,
        survivors: survivors.map((verdict) => place(verdict).trim()),
      }),
    );
  else {
    for (const verdict of survivors) console.log(place(verdict));
    const percent = (share * 100).toFixed(1);
    console.log(
      `${suite.package}: ${killed} of ${verdicts.length} noticed (${percent}%), of ${all.length} ` +
        `possible (${equivalent.size} left out: docs/mutants.md)`,
    );
  }
  const file = join(root, '.cache', 'mutation', `${suite.package}.survivors.txt`);
  writeFileSync(file, `${survivors.map(place).join('\n')}\n`);
  return {
    name: `mutants of ${suite.package}`,
    passed: missing === 0 ? 1 : 0,
    failed: missing === 0 ? 0 : 1,
  };
}

/** Every rule of a game, or one: whether a test that quotes it notices a mutant in the lines that cite it. */
async function ruled(suite: Suite, only: string | undefined): Promise<SuiteResult> {
  const files = filesOfPackage(suite.package).filter((file) => !/\.test\.ts$|\.generated\.ts$/.test(file));
  const all = mutantsOfPackage(suite.package, (file) => files.includes(file));
  const cited = Object.entries(mutantsByRule(files, all))
    .filter(([rule]) => only === undefined || rule === only)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const numbers = [...new Set(cited.flatMap(([, { numbers }]) => numbers))].sort((a, b) => a - b);
  const place = new Map(numbers.map((number, at) => [number, at]));
  const rules = Object.fromEntries(
    cited.map(([rule, mine]) => [rule, mine.numbers.flatMap((number) => place.get(number) ?? [])]),
  );
  const campaign = await tried(
    suite,
    numbers.flatMap((number) => all[number] ?? []),
    rules,
  );
  const noticed = new Set(campaign.findings.map((one) => (one.type === 'killed' ? one.rule : undefined)));
  const breakable = cited.filter(([, { none }]) => none === null);
  const missing = breakable.filter(([rule]) => !noticed.has(rule));
  if (given.json) {
    for (const [rule, { numbers, none }] of cited)
      console.log(JSON.stringify({ rule, mutants: numbers.length, none, noticed: noticed.has(rule) }));
  } else {
    for (const [rule, { none }] of cited) if (none !== null) console.log(`  ${rule}: cannot break, ${none}`);
    for (const [rule, { numbers }] of missing)
      console.log(`  ${rule}: ${numbers.length} mutants, none noticed`);
    const counts = `${breakable.length - missing.length} of ${breakable.length} rules noticed when broken`;
    console.log(`${suite.package}: ${counts}, ${cited.length - breakable.length} have nothing to break`);
  }
  const passed = breakable.length - missing.length;
  return { name: `rules of ${suite.package}`, passed, failed: missing.length };
}

const prefixes: Readonly<Record<string, string>> = {
  dt1: 'dust-tactics',
  dt14: 'dust-tactics-2014',
  dust: 'dust',
};

if (given.page) {
  writeFileSync(join(root, 'docs', 'mutants.md'), equivalentPage());
  process.exit(0);
}

stopTogether();
const wanted = given.rule === undefined ? positionals : [prefixes[given.rule.split('.')[0] ?? ''] ?? ''];
const suites = given.short ? SHORT : SUITES;
const names = wanted.length > 0 ? wanted : suites.map((suite) => suite.package);
const unknown = names.filter((name) => !suites.some((suite) => suite.package === name));
if (unknown.length > 0)
  misused(
    import.meta.filename,
    `no mutants of "${unknown.join(', ')}"; there are ${suites.map((suite) => suite.package).join(', ')}`,
  );
let failed = 0;
for (const suite of suites.filter((one) => names.includes(one.package))) {
  const byRules = given.rules || given.rule !== undefined;
  failed += (await (byRules ? ruled(suite, given.rule) : sampled(suite))).failed;
}
process.exit(failed === 0 ? 0 : 1);
