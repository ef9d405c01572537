import type { AttackFrame, Blow, CloseCombatFrame, CoreState, Unit } from '@dustfront/dust-tactics';
import { bodyOf, cardOf, headOf, membersOf, pointsOf } from '@dustfront/dust-tactics/query';
import type { GameEvent, Roll } from '@dustfront/kernel';
import { attackOdds, type SideOdds } from '@dustfront/odds';
import type { DicePlan } from '@dustfront/wargame';
import { Luck, type Opened } from '../luck.ts';

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

const top = (state: CoreState) => state.stack.at(-1);

/** The account of luck of the Core Set: line by line, close combat as a whole (dt1.close.simultaneous). */
export class CoreLuck extends Luck<CoreState> {
  protected throwOf(state: CoreState, roll: Roll): object | null {
    if (roll.reason === 'attack') return (top(state) as AttackFrame).plan;
    return roll.reason === 'close-combat' ? (top(state) as CloseCombatFrame).blows : null;
  }

  protected opened(state: CoreState): Opened[] {
    const frame = top(state);
    return frame?.kind === 'attack'
      ? line(state, frame as AttackFrame)
      : close(state, frame as CloseCombatFrame);
  }

  protected lossIn(event: GameEvent & Record<string, unknown>): { unit: string; points: number } | null {
    const unit = String(event.unit);
    if (event.type === 'soldier-lost') return { unit, points: 1 };
    return event.type === 'health-lost' ? { unit, points: Number(event.points) } : null;
  }

  protected sideOfSeats(state: CoreState): readonly number[] {
    return state.seats;
  }
}

function line(state: CoreState, { queue, plan, unit }: AttackFrame): Opened[] {
  const salvo = queue[0]!;
  if (salvo.target < 0 || plan === null) return [];
  const by = headOf(state, state.units[unit]!);
  const ranged = { lines: [plan], count: 'each-line' } as const;
  return [opened(state, state.units[salvo.unit]!, state.units[salvo.target]!, salvo.line, { by, ranged })];
}

/** Each target of a close combat apart; whoever attacks it has one account of all the blows that come back. */
function close(state: CoreState, f: CloseCombatFrame): Opened[] {
  const attacker = state.units[f.attacker]!;
  const targetOf = ({ back, unit, at }: Blow) => headOf(state, state.units[back ? unit : at.unit]!);
  const targets = [...new Set(f.blows.map(targetOf))];
  const fights = targets.map((target) =>
    fight(
      state,
      attacker,
      target,
      f.blows.filter((blow) => !blow.back && targetOf(blow) === target),
    ),
  );
  const back = f.blows.filter((blow) => blow.back);
  return back.length === 0 ? fights : [...fights, fight(state, targets[0]!, attacker, back)];
}

function fight(state: CoreState, by: Unit, at: Unit, blows: readonly Blow[]): Opened {
  const lines = blows.map(({ plan }) => plan);
  return opened(state, by, at, '', { by, ranged: { lines, count: 'at-start' } });
}

interface Strike {
  readonly by: Unit;
  readonly ranged: DicePlan['ranged'];
}

function opened(state: CoreState, shooter: Unit, at: Unit, line: string, { by, ranged }: Strike): Opened {
  const members = membersOf(state, at);
  const plan: DicePlan = { attacker: bodyOf(state, by), target: bodyOf(state, at), ranged, close: null };
  const expected = meanLoss(state, members, attackOdds(plan).target);
  return {
    entry: { round: state.round, side: shooter.side, by: shooter.name, at: at.name, line, expected },
    worth: new Map(members.map((unit) => [unit.name, pointWorth(state, unit)])),
  };
}
