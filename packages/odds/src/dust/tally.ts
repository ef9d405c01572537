import { type BattleOutcome, type BattlePlan, lossFactor, type Side, worthOf } from './plan.ts';

/** Adds up what becomes of a battle, branch by branch. */
export class Tally {
  private readonly plan: BattlePlan;
  readonly survivors: Record<Side, Float64Array>;
  takes = 0;
  eliminated = 0;
  both = 0;
  truce = 0;
  left = 0;

  constructor(plan: BattlePlan) {
    this.plan = plan;
    this.survivors = {
      attacker: new Float64Array(plan.attacker.units.length),
      defender: new Float64Array(plan.defender.units.length),
    };
  }

  /** Units that live on outside the battle. */
  alive(side: Side, mass: number, units: readonly number[]): void {
    const to = this.survivors[side];
    for (let type = 0; type < to.length; type++) to[type] = to[type]! + mass * units[type]!;
  }

  /** Units lost to a roll; some of them may be rescued. */
  lost(side: Side, mass: number, before: readonly number[], after: readonly number[]): void {
    const rescued = 1 - lossFactor(this.plan[side]);
    if (rescued === 0) return;
    const to = this.survivors[side];
    for (let type = 0; type < to.length; type++) {
      to[type] = to[type]! + mass * rescued * (before[type]! - after[type]!);
    }
  }

  outcome(): BattleOutcome {
    const lossOf = (side: Side) =>
      worthOf(this.plan[side], this.plan[side].units) - worthOf(this.plan[side], [...this.survivors[side]]);
    return {
      attackerTakes: this.takes,
      attackersEliminated: this.eliminated,
      bothEliminated: this.both,
      truce: this.truce,
      attackersLeft: this.left,
      attackerSurvivors: [...this.survivors.attacker],
      defenderSurvivors: [...this.survivors.defender],
      swing: lossOf('defender') - lossOf('attacker'),
    };
  }
}
