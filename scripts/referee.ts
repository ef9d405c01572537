/**
 * `npm run referee -- --game dust-tactics --games 10000 --seed x --from 0`: random games under the eyes of the referee.
 * It stops at the first difference or exception, and says how to see it again; `--keep-on` names each in a line and
 * goes on.
 */
import { stringify } from 'yaml';
import type { Contest } from '../packages/testkit/src/referee/index.ts';
import { watch } from '../packages/testkit/src/referee/index.ts';
import { misused, numberIn, told } from './lib/options.ts';

const contests: Readonly<Record<string, () => Promise<Contest>>> = {
  'dust-tactics': async () => (await import('../packages/dust-tactics/test/referee/contest.ts')).contest,
  'dust-tactics-2014': async () =>
    (await import('../packages/dust-tactics-2014/test/referee/contest.ts')).contest,
  'dust-tactics-2014/table': async () =>
    (await import('../packages/dust-tactics-2014/test/referee/contest.ts')).measured,
};

const { values } = told(import.meta.filename, {
  options: {
    game: { type: 'string', default: 'dust-tactics' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'referee' },
    from: { type: 'string', default: '0' },
    'keep-on': { type: 'boolean', default: false },
  },
});

const open = contests[values.game];
if (!open) misused(import.meta.filename, `--game is one of ${Object.keys(contests).join(', ')}`);
const contest = await open();
const from = numberIn(import.meta.filename, '--from', values.from);
const games = numberIn(import.meta.filename, '--games', values.games, 1);
const began = performance.now();
const compared = new Map<string, number>();
let answers = 0;
let failures = 0;
let said = began;

const perSecond = (n: number): string => (n / Math.max(0.001, (performance.now() - began) / 1000)).toFixed(1);

for (let n = from; n < from + games; n++) {
  const seed = `${values.seed} ${n}`;
  const watcher = contest.watcher();
  const played = watch(contest.game, contest.setup(seed), seed, watcher, contest.isRest);
  answers += played.answers;
  for (const [what, count] of watcher.compared) compared.set(what, (compared.get(what) ?? 0) + count);
  if (played.failure) {
    failures++;
    const { error, script, setup } = played.failure;
    const text = error instanceof Error && error.name !== 'Difference' ? String(error.stack) : String(error);
    if (values['keep-on']) console.log(`game ${n}: ${text.replaceAll('\n', ' ').slice(0, 600)}`);
    else {
      console.log(`\ngame ${n} (seed "${seed}"), after ${played.answers} answers:\n${text}`);
      console.log('\nThe position and what followed, as a table script:\n');
      console.log(
        stringify({
          title: error instanceof Error ? error.message.split('\n')[0] : 'a failure',
          game: contest.game.id,
          position: script?.position ?? '',
          dice: (script?.dice ?? []).map((face) => contest.letter(face)).join(''),
          steps: script?.steps ?? [],
        }),
      );
      console.log(`The set-up: ${JSON.stringify(setup)}`);
      const again = `npm run referee -- --game ${values.game} --seed ${values.seed} --from ${n} --games 1`;
      console.log(`Again: ${again}`);
      process.exit(1);
    }
  }
  if (performance.now() - said > 10_000) {
    said = performance.now();
    console.log(`${n + 1 - from} of ${games} games, ${perSecond(n + 1 - from)} a second, ${answers} answers`);
  }
}

console.log(
  `${games} games of ${values.game} (seed "${values.seed}", from ${from}): ${failures} with a difference.`,
);
console.log(`${perSecond(games)} games a second, ${answers} answers.`);
for (const [what, count] of [...compared].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${what}: ${count}`);
if (failures > 0) process.exit(1);
