import { diceOf, loadJudge, type Review, type Reviewed, review, type SeatDice } from '@dustfront/ai';
import type { AnyGame, MatchRecord, Message } from '@dustfront/kernel';
import { Failure } from '../failure.ts';
import { Progress } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { say, sayWhy } from '../words.ts';

/** How many mistakes are told in words; JSON has them all. */
const TOLD = 12;

interface Told {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly judge: string;
  readonly found: Review;
  readonly dice: readonly SeatDice[] | null;
}

/** Weighs every decision of a record again and tells what was given away, apart from what the dice did. */
export async function printReview(game: AnyGame, record: MatchRecord, asJson: boolean): Promise<void> {
  const judge = await loadJudge(game.id);
  if (judge === null) throw new Failure('record.no-judge', { game: game.title }, 1);
  const progress = new Progress();
  const onProgress = (done: number, of: number): void => progress.tell(`weighing answer ${done} of ${of}`);
  const found = review(game, record, { judge, onProgress });
  const told: Told = { game, record, judge: judge.name, found, dice: diceOf(game, record, judge) };
  progress.end();
  const text = asJson ? JSON.stringify(asData(told)) : asText(told, styleFor(process.stdout)).join('\n');
  process.stdout.write(`${text}\n`);
}

const inAll = (game: AnyGame, words: readonly Message[]): string =>
  words.map((one) => sayWhy(game, one)).join(' ');
const two = (n: number): number => Math.round(100 * n) / 100;

function asData({ game, record: { header }, judge, found, dice }: Told) {
  const { decisions, judged, mistakes, cost } = found;
  return {
    game: game.id,
    judge,
    decisions,
    judged,
    seats: header.seats.map((name, seat) => ({
      seat,
      name,
      givenAway: two(cost[seat]!),
      dice: dice === null ? null : { own: two(dice[seat]!.own), enemy: two(dice[seat]!.enemy) },
    })),
    mistakes: mistakes.map((mistake) => {
      const { answer, round, seat, question, asked, did, better, taken, best } = mistake;
      return {
        answer: answer + 1,
        round,
        seat,
        question,
        asked: say(game, asked),
        done: say(game, did),
        doneWhy: inAll(game, taken.words),
        better: better === null ? null : say(game, better),
        betterWhy: inAll(game, best.words),
        cost: two(mistake.cost),
      };
    }),
  };
}

const points = (n: number): string => `${n.toFixed(1)} point${n.toFixed(1) === '1.0' ? '' : 's'}`;
const signed = (n: number): string => `${n <= -0.05 ? '-' : '+'}${Math.abs(n).toFixed(1)}`;

function asText({ game, record: { header }, judge, found, dice }: Told, style: Style): string[] {
  const { least, decisions, judged, mistakes, cost } = found;
  const lines = [`The ${judge} could weigh ${judged} of ${decisions} decisions, on what was known then.`, ''];
  if (mistakes.length === 0) lines.push(`No decision gave away more than ${least} points.`);
  for (const mistake of mistakes.slice(0, TOLD))
    lines.push(...mistakeLines(game, header.seats[mistake.seat]!, mistake, style));
  const left = mistakes.length - TOLD;
  if (left > 0) lines.push('', `${left} more, each cheaper: --json has them all.`);
  lines.push('');
  const width = Math.max(...header.seats.map((name) => name.length));
  header.seats.forEach((name, seat) => {
    const luck = dice?.[seat];
    lines.push(
      `${style.bold(name.padEnd(width))}  given away by decisions: ${points(cost[seat]!)}` +
        (luck === undefined
          ? ''
          : `   by the dice: ${signed(luck.own - luck.enemy)} (own attacks ${signed(luck.own)}, the ` +
            `enemy's ${signed(luck.enemy)})`),
    );
  });
  return lines;
}

function mistakeLines(game: AnyGame, name: string, mistake: Reviewed, style: Style): string[] {
  const { answer, round, asked, did, better, taken, best, cost } = mistake;
  // An answer that opens several ways is told with the best of them, a movement or an attack as it was.
  const done = better === null ? say(game, did) : `${say(game, did)}, at best`;
  const named = better === null ? '' : `${say(game, better)}: `;
  return [
    `${style.bad(points(cost))}  round ${round}, answer ${answer + 1}, ${style.bold(name)}: ${say(game, asked)}`,
    `  done    ${done}: ${inAll(game, taken.words)}`,
    `  better  ${named}${inAll(game, best.words)}`,
  ];
}
