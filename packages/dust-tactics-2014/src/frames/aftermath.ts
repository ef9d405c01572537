import { done, type OptionSpace } from '@dustfront/kernel';
import type { Choice } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { own } from '../exceptions/index.ts';
import { countFaces, dice } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import type { SecondChance } from '../hooks.ts';
import { clear, score, settleGroups } from '../losses.ts';
import type { TacticsState } from '../state.ts';
import { endBonds, unitOf } from '../units.ts';
import type { AftermathFrame } from './make.ts';

/** What the fallen who waits for it is asked (only those who have it are put on the list). */
function chanceOf(state: TacticsState, frame: AftermathFrame): SecondChance {
  const chance = own(unitOf(state, frame.now)).secondChance;
  if (chance === undefined) throw new Error('nobody to live on');
  return chance;
}

/** Where he may rise, if he has to be placed. */
const rising = (state: TacticsState, frame: AftermathFrame): OptionSpace<Choice> | null =>
  groundOf(state).landing.rising?.(state, unitOf(state, frame.now)) ?? null;

function livesOn(cx: Cx, frame: AftermathFrame, answer: Choice | null): 'begin' {
  const hero = unitOf(cx.state, frame.now);
  const { rule, survive } = chanceOf(cx.state, frame);
  survive(cx.state, hero);
  groundOf(cx.state).landing.revives(cx.state, hero, answer);
  cx.emit({ type: 'cheated-death', unit: hero.name, rule });
  return 'begin';
}

/** The end of an action: bonds made for it lapse, and heroes who fell may cheat death. */
export const aftermath = frame<AftermathFrame>({
  kind: 'aftermath',
  cites: [
    'dt14.skill.cheat.die',
    'dt14.skill.cheat.when',
    'dt14.skill.cheat.one-point',
    'dt14.skill.cheat.stunned',
    'dt14.ruling.cheat-death',
    'dt14.hero.join.attacked.until',
  ],
  steps: {
    begin: (cx, frame) => {
      const { state } = cx;
      settleGroups(state);
      endBonds(state, 'action');
      const now = state.fallen.shift();
      if (now === undefined) return 'end';
      frame.now = now;
      return 'cheat';
    },
    cheat: {
      type: 'roll',
      roll: (state, frame) => dice(1, 'cheat-death', chanceOf(state, frame).rule),
      take: (cx, frame, faces) => {
        const hero = unitOf(cx.state, frame.now);
        const { faces: lucky } = chanceOf(cx.state, frame);
        if (countFaces(faces, lucky) === 0 || hero.at < 0) {
          score(cx, hero);
          clear(hero);
          return 'begin';
        }
        return rising(cx.state, frame) === null ? livesOn(cx, frame, null) : 'place';
      },
    },
    place: {
      type: 'ask',
      question: 'place-risen',
      rule: 'dt14.table.rising',
      seat: (state, frame) => unitOf(state, frame.now).side,
      space: rising,
      options: (state, frame) => rising(state, frame)?.propose(() => 0, 1) ?? [],
      take: (cx, frame, choice) => livesOn(cx, frame, choice),
    },
    end: () => done(),
  },
});
