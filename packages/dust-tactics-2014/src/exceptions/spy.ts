import type { FrameRules } from '@dustfront/kernel';
import { countFaces, dice, F } from '../faces.ts';
import type { ActivationFrame } from '../frames/make.ts';
import { fortAt, type Gait, squaresAround, squaresOf, standable } from '../ground/squares/index.ts';
import type { SkillRule } from '../hooks.ts';
import type { Choice, Side, TacticsState, Unit } from '../state.ts';
import { onBoard, unitOf } from '../units.ts';

/** Comes from nowhere beside an enemy, and enters by no edge; nobody joins whoever is not there. */
export const spy: SkillRule<'spy'> = {
  id: 'spy',
  cites: ['dt14.skill.spy.off-board', 'dt14.skill.spy.no-join'],
  shared: false,
  entry: 'never',
  infiltrates: (state, unit) => unit.place === 'off' && state.rules === 'full',
};

type GaitOf = (state: TacticsState, unit: Unit) => Gait;
type Steps = Pick<
  FrameRules<TacticsState, ActivationFrame, Choice>['steps'],
  'spy' | 'spy-roll' | 'spy-place'
>;

/** dt14.skill.spy.range, dt14.ruling.spy.where: free or shared squares next to an enemy, not inside a bunker. */
function spySquares(state: TacticsState, spy: Unit, gait: Gait): number[] {
  const near = new Set<number>();
  for (const enemy of state.units) {
    if (enemy.side === spy.side || !onBoard(enemy)) continue;
    for (const square of squaresAround(state, squaresOf(state, enemy)))
      if (fortAt(state.board, square)?.kind !== 'bunker') near.add(square);
  }
  return standable(state, spy, gait, [...near]).sort((a, b) => a - b);
}

/** What a spy's activation begins with as long as it is nowhere. */
export function spySteps(gaitOf: GaitOf): Steps {
  const seat = (state: TacticsState, frame: ActivationFrame): Side => unitOf(state, frame.unit).side;
  const squares = (state: TacticsState, frame: ActivationFrame): number[] => {
    const unit = unitOf(state, frame.unit);
    return spySquares(state, unit, gaitOf(state, unit));
  };
  return {
    spy: {
      type: 'ask',
      question: 'spy',
      seat,
      options: (state, frame) =>
        squares(state, frame).length > 0 ? [{ do: 'infiltrate' }, { do: 'wait' }] : [{ do: 'wait' }],
      take: (_cx, _frame, choice) => (choice.do === 'wait' ? 'close' : 'spy-roll'),
    },
    'spy-roll': {
      type: 'roll',
      roll: () => dice(2, 'spy', 'dt14.skill.spy.roll'),
      take: (_cx, frame, faces) => {
        frame.budget = countFaces(faces, F);
        return frame.budget > 0 ? 'spy-place' : 'close';
      },
    },
    'spy-place': {
      type: 'ask',
      question: 'place-spy',
      seat,
      options: (state, frame) =>
        squares(state, frame).map((at): Choice => ({ do: 'place', at, w: state.board.width })),
      take: (cx, frame, choice) => {
        const spy = unitOf(cx.state, frame.unit);
        spy.place = 'board';
        spy.at = choice.at!;
        frame.members = [spy.id];
        cx.emit({ type: 'placed', unit: spy.name, at: spy.at, rule: 'dt14.skill.spy.place' });
        return 'declaring';
      },
    },
  };
}
