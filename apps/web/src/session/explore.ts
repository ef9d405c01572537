import type { Alarm, Journey } from '@dustfront/advice';
import { type AnyGame, type Dice, type Option, Play, type Seat, type State } from '@dustfront/kernel';
import { columnName } from '../board/scene.ts';

/** A die would fall: what comes after is not known, so exploring ends here. */
class DieFalls extends Error {
  override name = 'DieFalls';
  readonly what: string;

  constructor(what: string) {
    super(what);
    this.what = what;
  }
}

const noDice: Dice = {
  roll({ reason }) {
    throw new DieFalls(reason);
  },
};

export interface Expedition {
  /** Answers that set out: for each step the first id that is possible; a step that lists '' may be left out. */
  readonly start: readonly (readonly string[])[];
  /** What counts as walking on, by the option's word. */
  readonly walk: readonly string[];
  /** What ends the walk where it stands. */
  readonly stop: readonly string[];
  /** What would end it too, but is left to the player: which way to face, whether to crush a crate. */
  readonly rest?: readonly string[];
  /** What else can be done where the walk could stop, so that the player is asked: stairs, a machine to get into. */
  readonly linger?: readonly string[];
  /** What others are taken to answer on the way. */
  readonly pass: readonly string[];
  /** What they may answer instead, to interrupt; the option names the unit. */
  readonly alarm: readonly string[];
  /** Rolls that a way can lead into, by what they are for. */
  readonly perils?: readonly string[];
  /** Of what the walk has come to: what is left of it, and what says nothing of how it may go on. */
  readonly walked?: { readonly left: string; readonly idle: readonly string[] };
}

/** A square by its name, or by its number on a board of so many columns. */
type Step = Option & {
  readonly to?: string;
  readonly at?: unknown;
  readonly w?: unknown;
  /** A unit by its name, or by its number with its name beside it. */
  readonly unit?: unknown;
  readonly who?: unknown;
};
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

/**
 * Lets everybody else pass until the walker is asked again, and notes who might not; false when that needs a die or
 * nobody passes.
 */
function passOthers(
  game: AnyGame,
  play: AnyPlay,
  seat: Seat,
  { pass, alarm }: Expedition,
  roused: Set<string>,
): boolean {
  for (let i = 0; i < 40; i++) {
    if (play.over || play.seat === seat) return true;
    const other = play.seat;
    const options = optionsOf(game, play, other);
    for (const { option } of options)
      if (alarm.includes(option.do)) roused.add(String(option.who ?? option.unit));
    const choice = options.find(({ option }) => pass.includes(option.do));
    if (choice === undefined) return false;
    play.answer(other, choice.option);
  }
  return false;
}

/**
 * Answers, and lets others pass; whether the walker is asked again, or what the die is about that falls then. That is
 * no hindrance to having arrived.
 */
function tread(
  game: AnyGame,
  play: AnyPlay,
  seat: Seat,
  option: Step,
  way: Expedition,
  roused: Set<string>,
): boolean | string {
  try {
    play.answer(seat, option);
    return passOthers(game, play, seat, way, roused) && !play.over;
  } catch (error) {
    if (!(error instanceof DieFalls)) throw error;
    return error.what;
  }
}

/**
 * The play after some answers of a seat, on a copy; null if somebody else comes first, a die falls or an answer is
 * impossible.
 */
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

/** How far a unit has come. */
interface Walked {
  readonly play: AnyPlay;
  readonly answers: readonly string[];
  readonly at: string;
  readonly alarms: readonly Alarm[];
  /** Whether it may end here. */
  readonly ends: boolean;
}

const withAlarm = (
  alarms: readonly Alarm[],
  square: string,
  roused: ReadonlySet<string>,
): readonly Alarm[] => (roused.size === 0 ? alarms : [...alarms, { square, units: [...roused] }]);

/** The play with the first answers given, or null where one of them is impossible. */
export function setOut(
  game: AnyGame,
  state: State,
  seat: Seat,
  { start }: Pick<Expedition, 'start'>,
): Walked | null {
  const play = new Play(game, game.clone(state) as State, noDice) as AnyPlay;
  const answers: string[] = [];
  try {
    for (const wanted of start) {
      const options = optionsOf(game, play, seat);
      const choice = wanted.map((id) => options.find((o) => o.id === id)).find((o) => o !== undefined);
      if (choice === undefined && wanted.includes('')) continue;
      if (choice === undefined) return null;
      play.answer(seat, choice.option);
      answers.push(choice.id);
    }
  } catch (error) {
    if (error instanceof DieFalls) return null;
    throw error;
  }
  return { play, answers, at: '', alarms: [], ends: true };
}

/** Who may interrupt once the unit stops where it is; which way it faces then is taken as it comes. */
function onArrival(game: AnyGame, play: AnyPlay, seat: Seat, way: Expedition): ReadonlySet<string> {
  const roused = new Set<string>();
  const ends = [...way.stop, ...(way.rest ?? [])];
  const branch = play.branch(noDice);
  for (let i = 0; i < 3; i++) {
    const end = optionsOf(game, branch, seat).find(({ option }) => ends.includes(option.do));
    if (end === undefined || tread(game, branch, seat, end.option, way, roused) !== true) break;
  }
  return roused;
}

const dangers = ({ alarms, peril }: Journey): number => alarms.length + (peril === undefined ? 0 : 1);

/** Among ways of the same length that is better on which less may happen. */
const isBetter = (journey: Journey, known: Journey | undefined): boolean =>
  known === undefined ||
  (journey.answers.length === known.answers.length && dangers(journey) < dangers(known));

/** What a way is worth: where it has come to, and what is left; where it may not end yet, both together. */
function worthOf({ play, at, ends }: Walked, { walked }: Expedition): readonly [string, number] {
  const frame = play.state.stack.at(-1) as Readonly<Record<string, unknown>> | undefined;
  if (walked === undefined || frame === undefined) return [`${JSON.stringify(frame)}|${at}`, 0];
  const rest = Object.entries(frame).filter(([name]) => name !== walked.left && !walked.idle.includes(name));
  const left = Number(frame[walked.left]);
  return [`${JSON.stringify(rest)}|${at}|${ends ? '' : left}`, left];
}

/**
 * Every square that a unit can walk to from here, with the answers that take it there: the game's own options, followed
 * one after the other on copies of the state, so that the client needs no rule of movement.
 */
export function explore(game: AnyGame, state: State, seat: Seat, way: Expedition): Journey[] {
  const first = setOut(game, state, seat, way);
  const found = new Map<string, Journey>();
  const seen = new Map<string, number>();
  let front: readonly Walked[] = first === null ? [] : [first];
  let tried = 0;
  while (front.length > 0 && tried < most) {
    const next: Walked[] = [];
    for (const walked of front) {
      if (walked.play.over || walked.play.seat !== seat) continue;
      for (const { id, option } of optionsOf(game, walked.play, seat)) {
        if (!way.walk.includes(option.do) || ++tried > most) continue;
        const { journey, on } = step(game, seat, way, walked, id, option);
        if (journey !== null && isBetter(journey, found.get(journey.square)))
          found.set(journey.square, journey);
        if (on === null) continue;
        const [mark, left] = worthOf(on, way);
        if ((seen.get(mark) ?? -1) >= left) continue;
        seen.set(mark, left);
        next.push(on);
      }
    }
    front = next.sort((a, b) => a.alarms.length - b.alarms.length);
  }
  return [...found.values()];
}

/** One step further: where it may end, and from where it may go on. */
function step(
  game: AnyGame,
  seat: Seat,
  way: Expedition,
  walked: Walked,
  id: string,
  option: Step,
): { readonly journey: Journey | null; readonly on: Walked | null } {
  const play = walked.play.branch(noDice);
  const roused = new Set<string>();
  const trodden = tread(game, play, seat, option, way, roused);
  const mine = trodden === true;
  const answers = [...walked.answers, id];
  const square = squareOf(option);
  const options = mine ? optionsOf(game, play, seat) : [];
  const walking = options.some((o) => way.walk.includes(o.option.do));
  const halt = options.find((o) => way.stop.includes(o.option.do));
  const rests = options.some((o) => way.rest?.includes(o.option.do));
  const lingers = options.some((o) => way.linger?.includes(o.option.do));
  // To choose how to go leads nowhere yet: it is done where the unit stands.
  const at = square === '' ? walked.at : square;
  const alarms = withAlarm(walked.alarms, at, roused);
  const ends = square !== '' && (!walking || halt !== undefined || rests);
  return {
    journey: !ends
      ? null
      : {
          square,
          answers: walking && halt !== undefined && !lingers ? [...answers, halt.id] : answers,
          alarms: mine ? withAlarm(alarms, at, onArrival(game, play, seat, way)) : alarms,
          ...(way.perils?.some((what) => what === trodden) === true
            ? { peril: { what: String(trodden), from: walked.at, to: square } }
            : {}),
        },
    on: walking ? { play, answers, at, alarms, ends } : null,
  };
}
