import type { AttackFrame, TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, groupOf, healthOf, planUnderWay, unitOf } from '@dustfront/dust-tactics-2014/query';
import type { GameEvent, Roll } from '@dustfront/kernel';
import { attackOdds, type SideOdds } from '@dustfront/odds';
import { Luck, type Opened } from '../luck.ts';

const isSquad = (unit: Unit): boolean => cardOfUnit(unit).kind === 'squad';

/** What one soldier, or one point of a track, of a unit is worth. */
function pointWorth(unit: Unit): number {
  const card = cardOfUnit(unit);
  return card.ap / (isSquad(unit) ? card.soldiers.length : card.track);
}

/** The mean loss in army points of the states that odds give: soldiers, the first track, then the second. */
function meanLoss(group: readonly Unit[], odds: SideOdds): number {
  const squad = group.find(isSquad);
  const [first, second] = group.filter((unit) => !isSquad(unit));
  const whole = [first, second].reduce((sum, unit) => sum + (unit === undefined ? 0 : healthOf(unit)), 0);
  const worth = (unit: Unit | undefined, points: number) =>
    unit === undefined ? 0 : points * pointWorth(unit);
  let mean = 0;
  for (const { soldiers, health, chance } of odds.states) {
    const marks = whole - health;
    const ofFirst = first === undefined ? 0 : Math.min(marks, healthOf(first));
    const lost = worth(squad, (squad?.soldiers.length ?? 0) - soldiers);
    mean += chance * (lost + worth(first, ofFirst) + worth(second, marks - ofFirst));
  }
  return mean;
}

/** The account of luck of 2013/14: everything that is rolled at one unit at once (dt14.target.simultaneous). */
export class TacticsLuck extends Luck<TacticsState> {
  /** Soldiers left of each unit struck, as far as was told. */
  private left = new Map<string, number>();

  protected throwOf(state: TacticsState, roll: Roll): object | null {
    return roll.reason === 'hit-hit' ? (state.stack.at(-1) as AttackFrame).runs : null;
  }

  protected opened(state: TacticsState): Opened[] {
    const frame = state.stack.at(-1) as AttackFrame;
    const targets = [...new Set(frame.runs.map(({ target }) => target))];
    const struck = targets.flatMap((id) => groupOf(state, unitOf(state, id)));
    this.left = new Map(struck.filter(isSquad).map((unit) => [unit.name, unit.soldiers.length]));
    return targets.map((id) => {
      const target = unitOf(state, id);
      const runs = frame.runs.filter((run) => run.target === id);
      const [first] = runs;
      const by = unitOf(state, first!.by);
      const group = groupOf(state, target);
      return {
        entry: {
          round: state.turn,
          side: by.side,
          by: by.name,
          at: target.name,
          line: runs.length === 1 ? first!.name : '',
          expected: meanLoss(group, attackOdds(planUnderWay(state, frame, target)).target),
        },
        worth: new Map(group.map((unit) => [unit.name, pointWorth(unit)])),
      };
    });
  }

  protected lossIn(event: GameEvent & Record<string, unknown>): { unit: string; points: number } | null {
    const unit = String(event.unit);
    if (event.type === 'damaged') return { unit, points: Number(event.marks) };
    const before = this.left.get(unit);
    if (event.type !== 'soldier-lost' || before === undefined) return null;
    this.left.set(unit, Number(event.left));
    return { unit, points: before - Number(event.left) };
  }

  protected sideOfSeats(): readonly number[] {
    return [0, 1];
  }
}
