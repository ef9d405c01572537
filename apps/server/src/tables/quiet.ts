import type { AnyGame, Option, Question } from '@dustfront/kernel';

/** Words by which games name doing nothing, the quietest first. */
const quiet = ['pass', 'skip', 'nothing', 'hold', 'end', 'stop', 'done', 'finish', 'keep', 'decline', 'no'];

/** The option that does least, for a seat whose time ran out: one that says so by its word, else the last one listed. */
export function quietOption(game: AnyGame, question: Question): string | null {
  let best: { rank: number; option: Option } | null = null;
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i)!;
    const word = option.do.split(/[^a-z]/i)[0]!.toLowerCase();
    const at = quiet.indexOf(word);
    const rank = at < 0 ? quiet.length : at;
    if (best === null || rank < best.rank || (rank === quiet.length && best.rank === rank))
      best = { rank, option };
  }
  if (best) return game.optionId(best.option);
  const proposed = question.space?.propose(() => 0)[0];
  return proposed ? game.optionId(proposed) : null;
}
