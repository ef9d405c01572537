import { levelsFor, loadPlayer, type Player, readOwnBudget } from '@dustfront/ai';
import type { Match, Seat } from '@dustfront/kernel';
import { unknownName } from './suggest.ts';
import { sayWhy } from './words.ts';

/** A computer player at the table. */
export interface ComputerPlayer {
  readonly level: string;
  readonly player: Player;
  /** Milliseconds an answer may take. */
  readonly milliseconds: number;
}

export const levelNames = (game: string): string[] => levelsFor(game).map(({ id }) => id);

/** A level by its name, or by a beginning that no other level shares: "staff" is the staff officer. */
function levelMeant(game: string, name: string): string {
  const known = levelNames(game);
  if (known.includes(name) || name === '') return name;
  const meant = known.filter((level) => level.startsWith(name));
  return meant.length === 1 ? meant[0]! : name;
}

/** Several, with commas between. */
export const levelsMeant = (game: string, list: string): string[] =>
  list.split(',').map((name) => levelMeant(game, name.trim()));

export async function computerPlayer(
  game: string,
  typed: string,
  milliseconds?: number,
): Promise<ComputerPlayer> {
  const level = levelMeant(game, typed);
  const own = readOwnBudget(level);
  const known = levelsFor(game).find(({ id }) => id === own?.level);
  const player = known ? await loadPlayer(game, level) : null;
  if (!known || player === null) throw unknownName('player', level, levelNames(game));
  return { level, player, milliseconds: own?.milliseconds ?? milliseconds ?? known.milliseconds };
}

export interface Chosen {
  readonly id: string;
  readonly why: string;
}

/** What a computer player answers, and why; it sees what its seat sees. */
export function chosenBy(computer: ComputerPlayer, match: Match, seat: Seat, seed: string): Chosen {
  const question = match.question(seat)!;
  const budget = { milliseconds: computer.milliseconds, now: () => performance.now() };
  const { option, why } = computer.player.answer({
    game: match.game,
    view: match.view(seat),
    seat,
    question,
    budget,
    seed,
  });
  return { id: match.game.optionId(option), why: why.words.map((one) => sayWhy(match.game, one)).join(' ') };
}
