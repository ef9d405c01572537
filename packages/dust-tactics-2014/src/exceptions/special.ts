/** The common shape of a special action: perhaps choose, roll, perhaps roll again, perhaps choose then, apply. */
import { type AnyFrameRules, done, type FrameRules, type Next } from '@dustfront/kernel';
import { type FaceSet, NO_FACE } from '@dustfront/wargame';
import type { Choice } from '../choice.ts';
import { type Cx, frame, type TacticsEvent } from '../events.ts';
import { countFaces, dice } from '../faces.ts';
import type { SpecialFrame } from '../frames/make.ts';
import { groundOf } from '../ground/index.ts';
import type { SpecialAction } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsState } from '../state.ts';
import { unitOf } from '../units.ts';

interface SpecialParts extends Omit<SpecialAction, 'rules' | 'chance'> {
  /** The rules of its procedure; the first is told with the roll and what came of it. */
  readonly procedure: readonly [RuleId, ...RuleId[]];
  /** Candidates are chosen before the roll, after a successful one, or not at all. */
  readonly choose?: 'before' | 'after';
  /** Dice and the faces that succeed; none for an action without a roll. */
  readonly dice?: (state: TacticsState, frame: SpecialFrame) => number;
  readonly faces?: (state: TacticsState, frame: SpecialFrame) => FaceSet;
  /** Each die brings somebody back by itself. */
  readonly each?: true;
  /** Failed dice are rolled once again (dt14.equip.command.reroll). */
  readonly rerolls?: (state: TacticsState, frame: SpecialFrame) => boolean;
  /** A last choice after the roll, such as which soldier returns. */
  readonly picks?: (state: TacticsState, frame: SpecialFrame) => Choice[];
  readonly failed?: (cx: Cx, frame: SpecialFrame) => Next<'end'>;
  readonly apply: (cx: Cx, frame: SpecialFrame, choice: Choice | null) => Next<'end'>;
  /** Every roll succeeds in some way: the faces are handed on. */
  readonly reads?: (cx: Cx, frame: SpecialFrame, faces: readonly number[]) => Next<'pick' | 'end'>;
}

/** A special action from its parts: who is offered it, and the frame of the same name that carries it out. */
export const special = (parts: SpecialParts): SpecialAction => ({
  ...parts,
  ...chanceOf(parts),
  rules: rulesFor(parts),
});

/** How likely one die at least succeeds, thrown again where it may be. */
function chanceOf({
  dice: count,
  faces: winning,
  each,
  rerolls,
}: SpecialParts): Pick<SpecialAction, 'chance'> {
  if (count === undefined || winning === undefined || each === true) return {};
  return {
    chance: (state, frame) => {
      const one = countFaces([0, 1, 2, 3, 4, 5], winning(state, frame)) / 6;
      const thrown = count(state, frame) * (rerolls?.(state, frame) === true ? 2 : 1);
      return 1 - (1 - one) ** thrown;
    },
  };
}

type Steps = FrameRules<TacticsState, SpecialFrame, Choice, TacticsEvent, RuleId>['steps'];

const seat = (state: TacticsState, frame: SpecialFrame) => unitOf(state, frame.unit).side;
const nothing = (): Choice[] => [];

/** What follows a success: a choice, a last pick, or at once what it does. */
function after(parts: SpecialParts, cx: Cx, frame: SpecialFrame): Next<'choose' | 'pick' | 'end'> {
  const { candidates = nothing, picks = nothing } = parts;
  if (parts.choose === 'after') return candidates(cx.state, frame).length > 0 ? 'choose' : done();
  return picks(cx.state, frame).length > 0 ? 'pick' : parts.apply(cx, frame, null);
}

/** The roll is over, or there was none. */
function settle(parts: SpecialParts, cx: Cx, frame: SpecialFrame): Next<'choose' | 'pick' | 'end'> {
  const unit = unitOf(cx.state, frame.unit);
  cx.emit({
    type: 'special',
    action: parts.id,
    unit: unit.name,
    successes: frame.won,
    rolled: parts.dice !== undefined,
    rule: parts.procedure[0],
  });
  if (frame.won > 0) return after(parts, cx, frame);
  return parts.failed ? parts.failed(cx, frame) : done();
}

/** On to the dice; an action without any succeeds. */
function attempt(parts: SpecialParts, cx: Cx, frame: SpecialFrame): Next<'roll' | 'choose' | 'pick' | 'end'> {
  if (parts.dice) return 'roll';
  frame.won = 1;
  return settle(parts, cx, frame);
}

function choosing(parts: SpecialParts): Pick<Steps, 'choose' | 'pick'> {
  const { candidates = nothing, picks = nothing } = parts;
  return {
    choose: {
      type: 'ask',
      question: `choose-${parts.id}`,
      seat,
      options: candidates,
      take: (cx, frame, choice) => {
        if (choice.do === 'choose') frame.target = choice.unit;
        if (choice.do === 'site') {
          frame.at = choice.at;
          frame.word = choice.word;
        }
        if (parts.choose === 'before') return attempt(parts, cx, frame);
        return picks(cx.state, frame).length > 0 ? 'pick' : parts.apply(cx, frame, choice);
      },
    },
    pick: {
      type: 'ask',
      question: `pick-${parts.id}`,
      seat,
      options: picks,
      take: (cx, frame, choice) => parts.apply(cx, frame, choice),
    },
  };
}

function rolling(parts: SpecialParts): Pick<Steps, 'roll' | 'again'> {
  const { dice: count = () => 0, faces: winning = () => NO_FACE } = parts;
  return {
    roll: {
      type: 'roll',
      roll: (state, frame) => dice(count(state, frame), parts.id, parts.procedure[0]),
      take: (cx, frame, faces) => {
        if (parts.reads) return parts.reads(cx, frame, faces);
        frame.won = countFaces(faces, winning(cx.state, frame));
        frame.dice = faces.length - frame.won;
        return frame.dice > 0 && parts.rerolls?.(cx.state, frame) === true ? 'again' : 'after';
      },
    },
    again: {
      type: 'roll',
      roll: (_state, frame) => dice(frame.dice, parts.id, 'dt14.equip.command.reroll'),
      take: (cx, frame, faces) => {
        frame.won += countFaces(faces, winning(cx.state, frame));
        return 'after';
      },
    },
  };
}

function rulesFor(parts: SpecialParts): AnyFrameRules<TacticsState, Choice> {
  const { candidates = nothing } = parts;
  const { choose, pick } = choosing(parts);
  return frame<SpecialFrame>({
    kind: parts.id,
    cites: parts.procedure,
    steps: {
      begin: (cx, frame) => {
        if (parts.choose !== 'before') return attempt(parts, cx, frame);
        return candidates(cx.state, frame).length > 0 ? 'choose' : done();
      },
      choose,
      ...rolling(parts),
      after: (cx, frame) => settle(parts, cx, frame),
      pick,
      end: () => done(),
    },
  });
}

export const unitChoice = (state: TacticsState, id: number): Choice => ({
  do: 'choose',
  unit: id,
  who: unitOf(state, id).name,
});

export const siteChoice = (state: TacticsState, word: string, at: number): Choice => ({
  do: 'site',
  word,
  ...groundOf(state).named(state, at),
});
