import { diceOf, loadJudge, type Review, type Reviewed, review, type SeatDice } from '@dustfront/ai';
import type { AnyGame, MatchRecord, Message } from '@dustfront/kernel';
import { seatTitle } from '../battle.ts';
import { Failure } from '../failure.ts';
import { decimal, own } from '../reader.ts';
import { Progress } from '../terminal/progress.ts';
import { padEnd, type Style, styleFor, visibleLength } from '../terminal/style.ts';
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
  const onProgress = (done: number, of: number): void => progress.tell(own('review.progress', { done, of }));
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

const points = (n: number): string =>
  own('review.points', { shown: decimal(n, 1), count: Number(n.toFixed(1)) });
const signed = (n: number): string => `${n <= -0.05 ? '-' : '+'}${decimal(Math.abs(n), 1)}`;

function asText({ game, record: { header }, judge, found, dice }: Told, style: Style): string[] {
  const { least, decisions, judged, mistakes, cost } = found;
  const names = header.seats.map((name) => seatTitle(name));
  const lines = [own('review.judge', { judge, judged, decisions }), ''];
  if (mistakes.length === 0) lines.push(own('review.none', { least }));
  for (const mistake of mistakes.slice(0, TOLD))
    lines.push(...mistakeLines(game, names[mistake.seat]!, mistake, style));
  const left = mistakes.length - TOLD;
  if (left > 0) lines.push('', own('review.more', { count: left }));
  lines.push('');
  const width = Math.max(...names.map(visibleLength));
  names.forEach((name, seat) => {
    const luck = dice?.[seat];
    lines.push(
      `${style.bold(padEnd(name, width))}  ${own('review.given', { points: points(cost[seat]!) })}` +
        (luck === undefined
          ? ''
          : `   ${own('review.luck', {
              all: signed(luck.own - luck.enemy),
              own: signed(luck.own),
              enemy: signed(luck.enemy),
            })}`),
    );
  });
  return lines;
}

function mistakeLines(game: AnyGame, name: string, mistake: Reviewed, style: Style): string[] {
  const { answer, round, asked, did, better, taken, best, cost } = mistake;
  // An answer that opens several ways is told with the best of them, a movement or an attack as it was.
  const done = better === null ? say(game, did) : own('review.at-best', { did: say(game, did) });
  const named = better === null ? '' : `${say(game, better)}: `;
  return [
    `${style.bad(points(cost))}  ${own('review.mistake', {
      round: round ?? '-',
      answer: answer + 1,
      name: style.bold(name),
      asked: say(game, asked),
    })}`,
    `  ${padEnd(own('review.done'), 8)}${done}: ${inAll(game, taken.words)}`,
    `  ${padEnd(own('review.better'), 8)}${named}${inAll(game, best.words)}`,
  ];
}
