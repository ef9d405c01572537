import type { Journey } from '@dustfront/advice';
import { type AnyGame, type Dice, type Option, Play, type Seat, type State } from '@dustfront/kernel';
import { columnName } from '../board/scene.ts';

/** A die would fall: what comes after is not known, so exploring ends here. */
class DieFalls extends Error {
  override name = 'DieFalls';
}

const noDice: Dice = {
  roll() {
    throw new DieFalls();
  },
};

export interface Expedition {
  /** Answers that set out: for each step the first id that is possible; a step that lists '' may be left out. */
  readonly start: readonly (readonly string[])[];
  /** What counts as walking on, by the option's word. */
  readonly walk: readonly string[];
  /** What ends the walk where it stands. */
  readonly stop: readonly string[];
  /** What would end it too, but is left to the player: which way to face. */
  readonly rest?: readonly string[];
  /** What others are taken to answer on the way. */
  readonly pass: readonly string[];
}

/** A square by its name, or by its number on a board of so many columns. */
type Step = Option & { readonly to?: string; readonly at?: unknown; readonly w?: unknown };
type AnyPlay = Play<State, Option>;

const most = 4000;

function squareOf({ to, at, w }: Step): string {
  if (to !== undefined) return to;
  return typeof at === 'number' && typeof w === 'number'
    ? `${columnName(at % w)}${Math.floor(at / w) + 1}`
    : '';
}

function optionsOf(game: AnyGame, play: AnyPlay, seat: Seat): { id: string; option: Step }[] {
  const options = play.options(seat);
  return Array.from({ length: options.length }, (_, i) => options.at(i) as Step).map((option) => ({
    id: game.optionId(option),
    option,
  }));
}

/** Lets everybody else pass until the walker is asked again; false when that needs a die or nobody passes. */
function passOthers(game: AnyGame, play: AnyPlay, seat: Seat, pass: readonly string[]): boolean {
  for (let i = 0; i < 40; i++) {
    if (play.over || play.seat === seat) return true;
    const other = play.seat;
    const choice = optionsOf(game, play, other).find(({ option }) => pass.includes(option.do));
    if (choice === undefined) return false;
    play.answer(other, choice.option);
  }
  return false;
}

/** The play after some answers of a seat, on a copy; null if somebody else comes first, a die falls or an answer is impossible. */
export function foreseen(
  game: AnyGame,
  state: State,
  seat: Seat,
  answers: readonly string[],
): AnyPlay | null {
  const play = new Play(game, game.clone(state) as State, noDice) as AnyPlay;
  try {
    for (const id of answers) {
      if (play.over || play.seat !== seat) return null;
      const choice = optionsOf(game, play, seat).find((row) => row.id === id);
      if (choice === undefined) return null;
      play.answer(seat, choice.option);
    }
  } catch (error) {
    if (error instanceof DieFalls) return null;
    throw error;
  }
  return play.over || play.seat !== seat ? null : play;
}

/**
 * Every square that a unit can walk to from here, with the answers that take it there: the game's own options, followed one after
 * the other on copies of the state, so that the client needs no rule of movement.
 */
export function explore(
  game: AnyGame,
  state: State,
  seat: Seat,
  { start, walk, stop, pass, rest = [] }: Expedition,
): Journey[] {
  const first = new Play(game, game.clone(state) as State, noDice) as AnyPlay;
  const opening: string[] = [];
  try {
    for (const wanted of start) {
      const options = optionsOf(game, first, seat);
      const choice = wanted.map((id) => options.find((o) => o.id === id)).find((o) => o !== undefined);
      if (choice === undefined && wanted.includes('')) continue;
      if (choice === undefined) return [];
      first.answer(seat, choice.option);
      opening.push(choice.id);
    }
  } catch (error) {
    if (error instanceof DieFalls) return [];
    throw error;
  }
  const found = new Map<string, Journey>();
  const seen = new Set<string>();
  let front: { play: AnyPlay; answers: readonly string[]; at: string }[] = [
    { play: first, answers: opening, at: '' },
  ];
  let tried = 0;
  while (front.length > 0 && tried < most) {
    const next: typeof front = [];
    for (const { play, answers, at } of front) {
      if (play.over || play.seat !== seat) continue;
      for (const { id, option } of optionsOf(game, play, seat)) {
        if (!walk.includes(option.do) || ++tried > most) continue;
        const branch = play.branch(noDice);
        let mine = false;
        try {
          branch.answer(seat, option);
          mine = passOthers(game, branch, seat, pass) && !branch.over;
        } catch (error) {
          // A die that falls once the unit has arrived (the next round's, say) is no hindrance.
          if (!(error instanceof DieFalls)) throw error;
        }
        const path = [...answers, id];
        const square = squareOf(option);
        const options = mine ? optionsOf(game, branch, seat) : [];
        const walking = options.some((o) => walk.includes(o.option.do));
        const halt = options.find((o) => stop.includes(o.option.do));
        const rests = options.some((o) => rest.includes(o.option.do));
        if (square !== '' && (!walking || halt !== undefined || rests) && !found.has(square))
          found.set(square, { square, answers: walking && halt !== undefined ? [...path, halt.id] : path });
        // To choose how to go leads nowhere yet: it is done where the unit stands.
        const here = square === '' ? at : square;
        const mark = `${JSON.stringify(branch.state.stack.at(-1))}|${here}`;
        if (walking && !seen.has(mark)) {
          seen.add(mark);
          next.push({ play: branch, answers: path, at: here });
        }
      }
    }
    front = next;
  }
  return [...found.values()];
}
