/** The common shape of a special action: perhaps choose, roll, perhaps roll again, perhaps choose then, apply. */
import { type AnyFrameRules, type Context, done, frameRules, type Next } from '@dustfront/kernel';
import type { FaceSet } from '@dustfront/wargame';
import { countFaces, dice } from '../faces.ts';
import type { SpecialFrame } from '../frames/make.ts';
import { groundOf } from '../ground/index.ts';
import type { SpecialAction } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Choice, TacticsState } from '../state.ts';
import { unitOf } from '../units.ts';

export type Cx = Context<TacticsState>;

interface SpecialParts extends Omit<SpecialAction, 'rules'> {
  /** The rules of its procedure; the first is told with the roll and what came of it. */
  readonly procedure: readonly [RuleId, ...RuleId[]];
  /** What it may be done to; chosen before the roll, after a successful one, or not at all. */
  readonly candidates?: (state: TacticsState, frame: SpecialFrame) => Choice[];
  readonly choose?: 'before' | 'after';
  /** Dice and the faces that succeed; none for an action without a roll. */
  readonly dice?: (state: TacticsState, frame: SpecialFrame) => number;
  readonly faces?: (state: TacticsState, frame: SpecialFrame) => FaceSet;
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
export const special = (parts: SpecialParts): SpecialAction => ({ ...parts, rules: rulesFor(parts) });

function rulesFor(parts: SpecialParts): AnyFrameRules<TacticsState, Choice> {
  const seat = (state: TacticsState, frame: SpecialFrame) => unitOf(state, frame.unit).side;
  const candidates = parts.candidates ?? (() => []);
  const after = (cx: Cx, frame: SpecialFrame): Next<'choose' | 'pick' | 'end'> => {
    if (parts.choose === 'after') return candidates(cx.state, frame).length > 0 ? 'choose' : done();
    if (parts.picks && parts.picks(cx.state, frame).length > 0) return 'pick';
    return parts.apply(cx, frame, null);
  };
  const settle = (cx: Cx, frame: SpecialFrame) => {
    const unit = unitOf(cx.state, frame.unit);
    cx.emit({
      type: 'special',
      action: parts.id,
      unit: unit.name,
      successes: frame.won,
      rolled: parts.dice !== undefined,
      rule: parts.procedure[0],
    });
    if (frame.won > 0) return after(cx, frame);
    return parts.failed ? parts.failed(cx, frame) : done();
  };
  return frameRules<TacticsState, SpecialFrame, Choice>({
    kind: parts.id,
    cites: parts.procedure,
    steps: {
      begin: (cx, frame) => {
        if (parts.choose === 'before') return candidates(cx.state, frame).length > 0 ? 'choose' : done();
        if (parts.dice) return 'roll';
        frame.won = 1;
        return settle(cx, frame);
      },
      choose: {
        type: 'ask',
        question: `choose-${parts.id}`,
        seat,
        options: candidates,
        take: (cx, frame, choice) => {
          frame.target = choice.unit ?? -1;
          frame.at = choice.at ?? -1;
          frame.word = choice.word ?? '';
          if (parts.choose === 'before') {
            if (parts.dice) return 'roll';
            frame.won = 1;
            return settle(cx, frame);
          }
          if (parts.picks && parts.picks(cx.state, frame).length > 0) return 'pick';
          return parts.apply(cx, frame, choice);
        },
      },
      roll: {
        type: 'roll',
        roll: (state, frame) => dice(parts.dice!(state, frame), parts.id, parts.procedure[0]),
        take: (cx, frame, faces) => {
          if (parts.reads) return parts.reads(cx, frame, faces);
          frame.won = countFaces(faces, parts.faces!(cx.state, frame));
          frame.dice = faces.length - frame.won;
          return frame.dice > 0 && parts.rerolls?.(cx.state, frame) === true ? 'again' : 'after';
        },
      },
      again: {
        type: 'roll',
        roll: (_state, frame) => dice(frame.dice, parts.id, 'dt14.equip.command.reroll'),
        take: (cx, frame, faces) => {
          frame.won += countFaces(faces, parts.faces!(cx.state, frame));
          return 'after';
        },
      },
      after: (cx, frame) => settle(cx, frame),
      pick: {
        type: 'ask',
        question: `pick-${parts.id}`,
        seat,
        options: (state, frame) => parts.picks!(state, frame),
        take: (cx, frame, choice) => parts.apply(cx, frame, choice),
      },
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
