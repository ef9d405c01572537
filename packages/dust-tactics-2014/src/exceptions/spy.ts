import type { FrameRules, OptionSpace } from '@dustfront/kernel';
import { type Choice, only } from '../choice.ts';
import type { TacticsEvent } from '../events.ts';
import { countFaces, dice, F } from '../faces.ts';
import type { ActivationFrame } from '../frames/make.ts';
import { type Gait, groundOf, type Spot } from '../ground/index.ts';
import type { SkillRule } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { unitOf } from '../units.ts';

/** Comes from nowhere beside an enemy, and enters by no edge; nobody joins whoever is not there. */
export const spy: SkillRule<'spy'> = {
  id: 'spy',
  cites: ['dt14.skill.spy.off-board', 'dt14.skill.spy.roll', 'dt14.skill.spy.no-join'],
  shared: false,
  entry: 'never',
  infiltrates: (state, unit) => unit.place === 'off' && state.rules === 'full',
};

type GaitOf = (state: TacticsState, unit: Unit) => Gait;
type Steps = Pick<
  FrameRules<TacticsState, ActivationFrame, Choice, TacticsEvent, RuleId>['steps'],
  'spy' | 'spy-roll' | 'spy-place'
>;

/**
 * What a spy's activation begins with as long as it is nowhere; where it may appear, the ground says
 * (dt14.skill.spy.range).
 */
export function spySteps(gaitOf: GaitOf): Steps {
  const seat = (state: TacticsState, frame: ActivationFrame): Side => unitOf(state, frame.unit).side;
  const spots = (state: TacticsState, frame: ActivationFrame): Spot[] => {
    const unit = unitOf(state, frame.unit);
    return groundOf(state).landing.besideEnemies(state, unit, gaitOf(state, unit));
  };
  const anywhere = (state: TacticsState, frame: ActivationFrame): OptionSpace<Choice> | null =>
    groundOf(state).landing.besideEnemy?.(state, unitOf(state, frame.unit)) ?? null;
  return {
    spy: {
      type: 'ask',
      question: 'spy',
      seat,
      options: (state, frame): Choice[] =>
        spots(state, frame).length > 0 || anywhere(state, frame) !== null
          ? [{ do: 'infiltrate' }, { do: 'wait' }]
          : [{ do: 'wait' }],
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
      space: anywhere,
      options: (state, frame) => [
        ...spots(state, frame).map((at): Choice => ({ do: 'place', ...groundOf(state).named(state, at) })),
        ...(anywhere(state, frame)?.propose(() => 0, 1) ?? []),
      ],
      take: (cx, frame, choice) => {
        const spy = unitOf(cx.state, frame.unit);
        groundOf(cx.state).landing.hide(cx.state, spy, only(choice, 'place', 'stand'));
        frame.members = [spy.id];
        cx.emit({ type: 'placed', unit: spy.name, at: spy.at, rule: 'dt14.skill.spy.place' });
        return 'declaring';
      },
    },
  };
}
