// npm run geometry: random questions about measured tables, answered the fast way and in BigInt
// (packages/wargame/test/questions.ts). `-- --questions N` says how many, in parts of 100,000 that each have a seed of
// their own, `-- --from N` the first of them. Exit code 0 only if no answer differs.
import { differences } from '../packages/wargame/test/questions.ts';
import { numberIn, told } from './lib/options.ts';

const { values } = told(import.meta.filename, {
  options: { questions: { type: 'string', default: '1000000' }, from: { type: 'string', default: '0' } },
});
const PART = 100_000;
const questions = numberIn(import.meta.filename, '--questions', values.questions, 1);
const from = numberIn(import.meta.filename, '--from', values.from);
let asked = 0;
let differing = 0;
for (let part = from; asked < questions; part++) {
  const count = Math.min(PART, questions - asked);
  for (const found of differences(part, count)) {
    differing++;
    console.log(`part ${part}: ${found}`);
  }
  asked += count;
  console.error(`part ${part}: ${asked} of ${questions}, ${differing} differ`);
}
console.log(`${asked} questions, ${differing} answered in two ways`);
process.exit(differing === 0 ? 0 : 1);
