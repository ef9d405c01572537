import {
  type AttackFrame,
  type Blow,
  bodyOf,
  type CloseCombatFrame,
  type CoreState,
  cardOf,
  headOf,
  membersOf,
  pointsOf,
  type Unit,
} from '@dustfront/dust-tactics';
import type { GameEvent, Roll, State, Witness } from '@dustfront/kernel';
import { attackOdds, type SideOdds } from '@dustfront/odds';
import type { DicePlan } from '@dustfront/wargame';
import type { LuckAccount, LuckEntry, LuckKeeper } from '../luck.ts';

interface Open {
  readonly entry: Omit<LuckEntry, 'actual'>;
  readonly struck: readonly Unit[];
  actual: number;
}

/** What one soldier, or one health point, of a unit is worth. */
function pointWorth(state: CoreState, unit: Unit): number {
  const card = cardOf(state, unit);
  return pointsOf(state, unit) / (card.kind === 'squad' ? card.figures.length : card.health);
}

/** The mean loss in army points of the states that odds give. */
function meanLoss(state: CoreState, members: readonly Unit[], odds: SideOdds): number {
  const squad = members.find((unit) => cardOf(state, unit).kind === 'squad');
  const track = members.find((unit) => cardOf(state, unit).kind !== 'squad');
  const each = squad === undefined ? 0 : pointWorth(state, squad);
  const point = track === undefined ? 0 : pointWorth(state, track);
  let mean = 0;
  for (const { soldiers, health, chance } of odds.states)
    mean +=
      chance * (each * ((squad?.figures.length ?? 0) - soldiers) + point * ((track?.health ?? 0) - health));
  return mean;
}

/**
 * Keeps the account of luck of the Core Set: before the first die of a line (or of a close combat) falls, its exact
 * expectation; when it is resolved, what was lost. Rolls for reactions, orders and initiative are not part of it.
 */
export class CoreLuck implements LuckKeeper {
  private state: CoreState | null = null;
  private count = 0;
  private open: Open[] = [];
  private readonly entries: LuckEntry[] = [];
  /** The throw in hand: a salvo or close combat is accounted for once, however often it rolls. */
  private current: unknown = null;

  witness(state: State): Witness {
    this.state = state as CoreState;
    return {
      rolled: (roll) => this.rolled(roll),
      happened: (event) => this.happened(event),
      revealed: () => {},
    };
  }

  answered(count: number): void {
    this.count = count;
  }

  private rolled(roll: Roll): void {
    const state = this.state!;
    if (roll.reason !== 'attack' && roll.reason !== 'close-combat') return;
    const frame = state.stack[state.stack.length - 1]!;
    const key = frame.kind === 'attack' ? (frame as AttackFrame).plan : (frame as CloseCombatFrame).blows;
    if (key === this.current) return;
    this.settle();
    this.current = key;
    if (frame.kind === 'attack') this.line(state, frame as AttackFrame);
    else this.close(state, frame as CloseCombatFrame);
  }

  private happened(event: GameEvent & Record<string, unknown>): void {
    const lost = event.type === 'soldier-lost' ? 1 : event.type === 'health-lost' ? Number(event.points) : 0;
    if (lost === 0) return;
    for (const open of this.open) {
      const unit = open.struck.find((member) => member.name === event.unit);
      if (unit !== undefined) open.actual += lost * pointWorth(this.state!, unit);
    }
  }

  private line(state: CoreState, f: AttackFrame): void {
    const salvo = f.queue[0]!;
    if (salvo.target < 0 || f.plan === null) return;
    const shooter = state.units[salvo.unit]!;
    const target = state.units[salvo.target]!;
    const plan: DicePlan = {
      attacker: bodyOf(state, state.units[f.unit]!),
      target: bodyOf(state, target),
      ranged: { lines: [f.plan], count: 'each-line' },
      close: null,
    };
    const members = membersOf(state, target);
    this.begin(shooter, target, salvo.line, members, meanLoss(state, members, attackOdds(plan).target));
  }

  /** Each target of a close combat apart; whoever attacks it has one account of all the blows that come back. */
  private close(state: CoreState, f: CloseCombatFrame): void {
    const attacker = state.units[f.attacker]!;
    const targetOf = ({ back, unit, at }: Blow) => headOf(state, state.units[back ? unit : at.unit]!);
    const targets = [...new Set(f.blows.map(targetOf))];
    for (const target of targets) {
      const blows = f.blows.filter((blow) => !blow.back && targetOf(blow) === target);
      this.fight(state, attacker, target, blows);
    }
    const back = f.blows.filter((blow) => blow.back);
    if (back.length > 0) this.fight(state, targets[0]!, attacker, back);
  }

  private fight(state: CoreState, by: Unit, at: Unit, blows: readonly Blow[]): void {
    const plan: DicePlan = {
      attacker: bodyOf(state, by),
      target: bodyOf(state, at),
      ranged: { lines: [], count: 'each-line' },
      close: { attack: blows.map((blow) => blow.plan), retaliation: [], first: 'together' },
    };
    const members = membersOf(state, at);
    this.begin(by, at, '', members, meanLoss(state, members, attackOdds(plan).target));
  }

  private begin(by: Unit, at: Unit, line: string, members: readonly Unit[], expected: number): void {
    const state = this.state!;
    this.open.push({
      entry: {
        after: this.count,
        round: state.round,
        side: by.side,
        by: by.name,
        at: at.name,
        line,
        expected,
      },
      struck: members,
      actual: 0,
    });
  }

  private settle(): void {
    for (const { entry, actual } of this.open) this.entries.push({ ...entry, actual });
    this.open = [];
  }

  account(): LuckAccount {
    this.settle();
    const sums: [number, number] = [0, 0];
    const series = this.entries.map(({ side, expected, actual }): readonly [number, number] => {
      sums[side as 0 | 1] += actual - expected;
      return [sums[0], sums[1]];
    });
    return { entries: [...this.entries], series };
  }

  bySeat(): number[] {
    const last = this.account().series.at(-1) ?? [0, 0];
    return this.state!.seats.map((side) => last[side]!);
  }
}
