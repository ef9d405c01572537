import type { AnyGame, Option, OptionSpace } from '@dustfront/kernel';
import { agree } from './watch.ts';

/** Ids beside one that is acceptable: one of its numbers changed. */
function beside(id: string, pick: (n: number) => number): string {
  const count = id.match(/\d+/g)?.length ?? 0;
  const which = pick(Math.max(1, count));
  let at = -1;
  return id.replace(/\d+/g, (number) => {
    at++;
    return at === which
      ? String(Math.max(0, Number(number) + [1, -1, pick(300), -pick(300)][pick(4)]!))
      : number;
  });
}

/** [K32] What every space keeps: proposals and the nearest are accepted, ids read back, refusals name a rule. */
export function judgeSpace(game: AnyGame, space: OptionSpace, pick: (n: number) => number): number {
  const isRead = (option: Option): void => {
    const id = game.optionId(option);
    agree(`"${id}" read back`, option, space.parse(id));
  };
  const proposed = space.propose(pick, 2);
  for (const option of proposed) {
    const id = game.optionId(option);
    agree(`the proposal "${id}" is accepted`, null, space.refuses(option));
    isRead(option);
    agree(`the nearest to "${id}"`, option, space.nearest(option));
    const wanted = beside(id, pick);
    const other = space.parse(wanted);
    if (other === null) continue;
    isRead(other);
    const refusal = space.refuses(other);
    agree(`"${wanted}" judged again`, refusal, space.refuses(other));
    agree(`"${wanted}" is refused by a rule`, true, refusal === null || refusal.rule !== undefined);
    const near = space.nearest(other);
    if (near !== null) agree(`the nearest to "${wanted}" is accepted`, null, space.refuses(near));
  }
  return proposed.length;
}
