import type { Match } from '@dustfront/kernel';
import { type ComputerPlayer, chosenBy } from '../players.ts';
import { Lines } from '../terminal/lines.ts';
import { answerSomehow, keepFailure } from './failing.ts';
import { saveMatch } from './match-file.ts';
import { listOptions } from './typed.ts';

interface JsonPlay {
  readonly match: Match;
  readonly players: readonly (ComputerPlayer | null)[];
  readonly seed: string;
  readonly file?: string;
}

const say = (value: object): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

/**
 * The match for programs: events, questions and the result as one object a line; answers are option ids, one a line.
 */
export async function playJson({ match, players, seed, file }: JsonPlay): Promise<void> {
  const quiet = players.every((player) => player !== null);
  const lines = quiet ? null : new Lines({ transcript: false });
  let told = 0;
  const tell = (): void => {
    const news = match.happenings(null).slice(told);
    told += news.length;
    for (const { event } of news) say({ type: 'event', event });
  };
  for (let left = false; !match.over && !left; ) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const computer = players[seat];
    if (computer) {
      const { id } = chosenBy(computer, match, seat, `${seed}/${seat}`);
      left = !answerSomehow(match, seat, id, (message) => say({ type: 'failed', message }));
      continue;
    }
    tell();
    const options = listOptions(match.game, question, match.view(seat));
    say({ type: 'question', seat, number: question.number, question: question.question, options });
    const typed = await lines!.next('');
    if (typed === null || typed.trim() === 'quit') left = true;
    else {
      const reply = match.submit(seat, question.number, typed.trim());
      if ('refused' in reply) say({ type: 'refused', ...reply.refused });
      if ('failure' in reply) say({ type: 'failed', message: keepFailure(match, reply.failure) });
    }
  }
  lines?.close();
  if (!quiet) tell();
  if (file !== undefined) saveMatch(match, file);
  const outcome = match.over ? match.game.outcome(match.state) : null;
  say({
    type: 'result',
    game: match.game.id,
    seed,
    over: match.over,
    outcome,
    answers: match.entries.length,
    hash: match.hash(),
    record: file ?? null,
  });
}
