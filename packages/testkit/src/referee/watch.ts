/** Plays a random match under the eyes of a referee. */
import {
  type AnyGame,
  type Dice,
  drawOption,
  isProblems,
  type Json,
  type Option,
  type OptionSpace,
  type Options,
  Play,
  type Roll,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';

/** The referee and the game give two answers to one question. */
export class Difference extends Error {
  override name = 'Difference';
  readonly about: string;
  readonly referee: unknown;
  readonly game: unknown;
  constructor(about: string, referee: unknown, game: unknown) {
    super(
      `${about}\n  the referee says ${JSON.stringify(referee)}\n  the game says    ${JSON.stringify(game)}`,
    );
    this.about = about;
    this.referee = referee;
    this.game = game;
  }
}

/** Throws a `Difference` unless both are the same, as JSON. */
export function agree(about: string, referee: unknown, game: unknown): void {
  if (JSON.stringify(referee) !== JSON.stringify(game)) throw new Difference(about, referee, game);
}

/** The same for lists whose order means nothing. */
export function agreeOnSet(about: string, referee: Iterable<string>, game: Iterable<string>): void {
  const [ours, theirs] = [new Set(referee), new Set(game)];
  const only = (a: Set<string>, b: Set<string>) => [...a].filter((one) => !b.has(one)).sort();
  if (ours.size !== theirs.size || only(ours, theirs).length > 0)
    throw new Difference(`${about} (only what differs)`, only(ours, theirs), only(theirs, ours));
}

export interface Open<S, O> {
  readonly state: S;
  readonly seat: number;
  readonly question: string;
  readonly options: readonly O[];
  /** Where not everything can be listed. */
  readonly space: OptionSpace | null;
}

/** What watches a match. It is told everything in the order in which it happens, and throws where it disagrees. */
export interface Watcher<S, O> {
  asked(open: Open<S, O>): void;
  answered(open: Open<S, O>, option: O): void;
  rolled(roll: Roll, faces: readonly number[]): void;
  /** What the game tells its players; only games whose watchers want it are asked to tell. */
  happened?(event: Readonly<Record<string, unknown>>): void;
  over(state: S): void;
  /** How many answers were compared, by what they are about. */
  readonly compared: Map<string, number>;
}

/** What is needed to see a failure again. */
export interface Failure {
  readonly error: unknown;
  /** How many answers had been given. */
  readonly answers: number;
  /** The last position from which everything can be played again, or null. */
  readonly script: { readonly position: string; readonly dice: number[]; readonly steps: string[] } | null;
  readonly setup: Json;
}

export interface Watched {
  readonly answers: number;
  readonly failure: Failure | null;
}

const all = (options: Options): Option[] => Array.from({ length: options.length }, (_, i) => options.at(i)!);

/** A random match from a set-up; `isRest` names questions at which a position can be written down whole. */
export function watch(
  game: AnyGame,
  setup: Json,
  seed: string,
  watcher: Watcher<never, never>,
  isRest: (question: string) => boolean,
  limit = 20_000,
): Watched {
  const made = game.setup(setup) as State;
  if (isProblems(made)) throw new Error(JSON.stringify(made));
  const source = seededDice(seed);
  const pick = seededPick(seed);
  let dice: number[] = [];
  let steps: string[] = [];
  let rest: State | null = null;
  let answers = 0;
  const see = watcher as unknown as Watcher<State, Option>;
  try {
    const thrown: Dice = {
      roll(roll) {
        const faces = source.roll(roll);
        dice.push(...faces);
        see.rolled(roll, faces);
        return faces;
      },
    };
    const witness = see.happened && {
      rolled: () => {},
      revealed: () => {},
      happened: (event: Readonly<Record<string, unknown>>) => see.happened?.(event),
    };
    const play = new Play(game, made, thrown, witness ?? null);
    for (; play.seat >= 0; answers++) {
      if (answers >= limit) throw new Error(`no end after ${limit} answers`);
      const { seat, question, state } = play;
      const { space } = play;
      const open = { state, seat, question, options: all(play.options(seat)), space };
      see.asked(open);
      if (isRest(question)) {
        rest = game.clone(state);
        dice = [];
        steps = [];
      }
      const option = drawOption(open.options, space, pick)!;
      steps.push(game.optionId(option));
      see.answered(open, option);
      play.answer(seat, option);
    }
    see.over(play.state);
    return { answers, failure: null };
  } catch (error) {
    const script = rest && { position: game.notation?.printPosition(rest) ?? '', dice, steps };
    return { answers, failure: { error, answers, script, setup } };
  }
}

/** A game with its referee: what a test and a campaign need. */
export interface Contest {
  readonly game: AnyGame;
  setup(seed: string): Json;
  watcher(): Watcher<never, never>;
  /** Questions at which a position can be written down whole. */
  isRest(question: string): boolean;
  /** A face as table scripts write it. */
  letter(face: number): string;
}
