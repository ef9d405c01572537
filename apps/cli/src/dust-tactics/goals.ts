import type { Goal } from '@dustfront/advice';
import { coreGoals } from '@dustfront/advice/dust-tactics';
import type { CoreView } from '@dustfront/dust-tactics';
import { titleOf } from '@dustfront/dust-tactics/query';
import { own } from '../reader.ts';
import type { Style } from '../terminal/style.ts';

/** More squares than these are marked on the board, not listed. */
const LISTED = 6;

const squaresText = ({ squares }: Goal): string =>
  squares.length > LISTED ? own('goals.marked') : squares.join(', ');

/** What a goal asks for, in words. */
function goalText(view: CoreView, goal: Goal): string {
  const { kind, count, round, each } = goal;
  const squares = squaresText(goal);
  const unit = goal.unit === null ? null : titleOf(view, goal.unit);
  const when = round === 'end' ? own('goals.when.end') : own('goals.when.round', { round });
  switch (kind) {
    case 'hold': {
      const many = each ? 'each' : count < goal.squares.length ? 'some' : 'all';
      return own(`goals.hold.${many}`, { count, squares, when });
    }
    case 'control':
      return own('goals.control', { squares });
    case 'exit':
      return own('goals.exit', {
        who: unit ?? (each ? own('goals.who.each') : own('goals.who.some', { count })),
        squares,
      });
    case 'destroy-cover':
      return own(each ? 'goals.cover.each' : 'goals.cover.some', { count, squares });
    case 'survive':
      return unit === null ? own('goals.survive.any') : own('goals.survive', { unit });
    default:
      return own('goals.destroy', { unit: unit ?? '' });
  }
}

/** What ends the battle and what wins it (dt1.end.objective.wins, dt1.faq.vp.most). */
export function goals(view: CoreView, style: Style): string[] {
  const advice = coreGoals(view);
  const lines = (isEnd: boolean): string[] =>
    advice.goals
      .filter(({ worth }) => (worth === 'end') === isEnd)
      .map((goal) => {
        const side = own(goal.sides[0] === 0 ? 'goals.side.0' : 'goals.side.1');
        const told = { side, goal: goalText(view, goal) };
        return typeof goal.worth === 'number'
          ? own('goals.worth', { ...told, points: goal.worth })
          : own('goals.of', told);
      });
  const [winning, scoring] = [lines(true), lines(false)];
  const round = advice.rounds ?? 0;
  const until = advice.rounds === null ? 'no-round' : 'round';
  const ends =
    winning.length === 0
      ? own(`goals.ends.${until}`, { round })
      : own(advice.rounds === null ? 'goals.ends.objective' : 'goals.ends.round-objective', { round });
  return [
    style.bold(own('goals.title')),
    `  ${ends}`,
    ...(winning.length > 0 ? [`  ${own('goals.objective')}`, ...winning.map((line) => `    ${line}`)] : []),
    `  ${own(winning.length > 0 ? 'goals.otherwise' : 'goals.most')}`,
    ...(scoring.length > 0 ? scoring : [own('goals.nothing')]).map((line) => `    ${line}`),
  ];
}
