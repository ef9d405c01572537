import { done, type OptionSpace } from '@dustfront/kernel';
import type { Choice } from '../choice.ts';
import { only } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { lostSoldiers, returnChoices } from '../exceptions/returning.ts';
import { groundOf } from '../ground/index.ts';
import type { TacticsState } from '../state.ts';
import { onBoard, unitOf } from '../units.ts';
import type { ReturningFrame } from './make.ts';

const seat = (state: TacticsState, frame: ReturningFrame) => unitOf(state, frame.unit).side;

/** Those who may still be named, one of each kind. */
const nameable = (state: TacticsState, frame: ReturningFrame): Choice[] =>
  returnChoices(unitOf(state, frame.unit), frame.men);

/** Where they may stand; null where nobody is placed. */
function places(state: TacticsState, frame: ReturningFrame): OptionSpace<Choice> | null {
  const unit = unitOf(state, frame.unit);
  if (!onBoard(unit) || frame.men.length === 0) return null;
  return groundOf(state).landing.returning?.(state, unit, frame.men) ?? null;
}

/** They are with the others again. */
function comeBack({ state }: Cx, frame: ReturningFrame, answer: Choice | null): void {
  const unit = unitOf(state, frame.unit);
  groundOf(state).landing.gains(unit, frame.men, answer);
  unit.soldiers = [...unit.soldiers, ...frame.men].sort((a, b) => a - b);
}

/** Soldiers who come back to their squad: who of the lost, and on a table where they stand. */
export const returning = frame<ReturningFrame>({
  kind: 'returning',
  cites: ['dt14.table.returns', 'dt14.table.returns.who'],
  steps: {
    begin: (cx, frame) => {
      const { state } = cx;
      const unit = unitOf(state, frame.unit);
      const open = lostSoldiers(unit).filter((man) => !frame.men.includes(man));
      if (frame.left > 0 && frame.left < open.length && nameable(state, frame).length > 1) return 'who';
      frame.men = [...frame.men, ...open.slice(0, frame.left)].sort((a, b) => a - b);
      frame.left = 0;
      if (places(state, frame) !== null) return 'place';
      // dt14.table.returns: where there is no room on all the table nobody comes back.
      if (groundOf(state).landing.returning === undefined || !onBoard(unit)) comeBack(cx, frame, null);
      return done();
    },
    who: {
      type: 'ask',
      question: 'who-returns',
      rule: 'dt14.table.returns.who',
      seat,
      options: nameable,
      take: (_cx, frame, choice) => {
        frame.men = [...frame.men, only(choice, 'return').n];
        frame.left--;
        return 'begin';
      },
    },
    place: {
      type: 'ask',
      question: 'place-returned',
      rule: 'dt14.table.returns',
      seat,
      space: places,
      options: (state, frame) => places(state, frame)?.propose(() => 0, 1) ?? [],
      take: (cx, frame, choice) => {
        comeBack(cx, frame, choice);
        return done();
      },
    },
  },
});
