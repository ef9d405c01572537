import { fileURLToPath } from 'node:url';
import { type AnyGame, type Json, Match, sayIn, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';

function playAtRandom(
  game: AnyGame,
  setup: Json,
  seed: string,
  each: (match: Match, line: string) => void,
): Match {
  const names = Array.from({ length: game.seats(setup) }, (_, seat) => `seat ${seat}`);
  const match = Match.begin(game, setup, names, seededDice(seed));
  const pick = seededPick(seed);
  each(match, '');
  while (!match.over) {
    const seat = match.asked[pick(match.asked.length)]!;
    const question = match.question(seat)!;
    const id = game.optionId(question.options.at(pick(question.options.length)));
    match.submit(seat, question.number, id);
    each(match, `${seat} ${question.question} (${question.options.length}): ${id}`);
  }
  return match;
}

/** A whole match as a reader would follow it: who was asked what, what he answered, what everybody saw happen. */
export function transcript(game: AnyGame, setup: Json, seed: string): string {
  const lines: string[] = [`# ${JSON.stringify(setup)}, seed "${seed}"`];
  const say = sayIn(game.catalogue);
  let told = 0;
  const match = playAtRandom(game, setup, seed, (m, line) => {
    if (line !== '') lines.push(line);
    const heard = m.happenings(null);
    for (const { event } of heard.slice(told)) {
      lines.push(`    ${say(game.describe.event(event, m.view(null)))}`);
    }
    told = heard.length;
  });
  lines.push(`= ${JSON.stringify(game.outcome(match.state))} ${match.hash()}`);
  return `${lines.join('\n')}\n`;
}

/**
 * Golden transcripts in a folder: any change in what is asked, answered or told shows up as a difference to be read.
 * Running vitest with -u writes them anew.
 */
export function goldenTranscripts(
  game: AnyGame,
  folder: URL,
  cases: readonly (readonly [name: string, setup: Json])[],
): void {
  describe(`${game.id}: golden transcripts`, () => {
    test.each(cases)('%s', async (name, setup) => {
      await expect(transcript(game, setup, name)).toMatchFileSnapshot(
        fileURLToPath(new URL(`${name}.txt`, folder)),
      );
    });

    test('frame kinds and steps are a stored format: a renamed one needs a new rules version', async () => {
      const kinds = Object.values(game.frames).map(
        (rules) => `${rules.kind}: ${Object.keys(rules.steps).join(', ')}`,
      );
      const text = `version ${game.version}\n${kinds.join('\n')}\n`;
      await expect(text).toMatchFileSnapshot(fileURLToPath(new URL('frames.txt', folder)));
    });
  });
}
