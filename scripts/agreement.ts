// npm run agreement: random attacks, the engine's dice against the odds (packages/testkit/src/agreement.ts).
// `-- --game ID` says of which game (its `test/attacks.ts` makes them up), `-- --attacks N` how many, `-- --seed S`
// which, `-- --times N` how often each is rolled besides following all its throws, `-- --throws N` how many of them are
// followed at most; what has more is only rolled. Exit code 0 only if all agree.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Case, disagreements, judge, type Verdict } from '../packages/testkit/src/agreement.ts';
import { root } from './lib/files.ts';
import { misused, numberIn, told } from './lib/options.ts';

const { values } = told(import.meta.filename, {
  options: {
    game: { type: 'string', default: 'dust-tactics' },
    attacks: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'campaign' },
    times: { type: 'string', default: '300' },
    throws: { type: 'string', default: '100000' },
  },
});
const file = join(root, 'packages', values.game, 'test', 'attacks.ts');
const count = numberIn(import.meta.filename, '--attacks', values.attacks, 1);
const times = numberIn(import.meta.filename, '--times', values.times, 1);
const throws = numberIn(import.meta.filename, '--throws', values.throws);
if (!existsSync(file)) misused(import.meta.filename, `--game: ${values.game} has no test/attacks.ts`);

const { randomAttacks } = (await import(pathToFileURL(file).href)) as {
  randomAttacks(seed: string): Iterable<Case>;
};
const verdicts: Verdict[] = [];
for (const attack of randomAttacks(values.seed)) {
  verdicts.push(judge(attack, throws, times));
  if (verdicts.length % 100 === 0) console.error(`${verdicts.length} of ${count}`);
  if (verdicts.length === count) break;
}
const followed = verdicts.filter(({ difference }) => difference !== null).length;
const wrong = disagreements(verdicts);
for (const { name, difference, surprise } of wrong)
  console.log(`differs by ${difference ?? 'unknown'}, chance of the rolls ${surprise}: ${name}\n`);
console.log(
  `${values.game}: ${count} attacks, each rolled ${times} times, all throws of ${followed} followed: ` +
    `${wrong.length} disagree`,
);
process.exit(wrong.length === 0 ? 0 : 1);
