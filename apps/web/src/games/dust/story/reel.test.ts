import type { UnitType } from '@dustfront/dust';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../../session/table.ts';
import { battlesIn } from './battles.ts';
import { battleAt, behind, lengthOf, stepsOf } from './reel.ts';

type Event = Record<string, unknown> & { type: string };

/** Lines of a log: each of these lists is what one answer brought. */
const logOf = (answers: readonly (readonly Event[])[]): LogLine[] =>
  answers.flatMap((events, i) =>
    events.map((event) => ({ after: i + 1, event, message: { key: 'none' } }) as unknown as LogLine),
  );

const attack = (form: string): Event => ({
  type: 'attack',
  seat: 0,
  form,
  from: 'berlin',
  to: 'france',
  defender: 1,
  units: { tank: 2 },
});
const begun: Event = { type: 'battle-begun', attackers: { tank: 2 }, defenders: { tank: 1, mech: 1 } };
const rolled = (side: 'attacker' | 'defender', faces: readonly number[]): Event => ({
  type: 'rolled',
  stream: 'dice',
  reason: `battle-${side}`,
  faces,
});
const destroyed = (holder: number, unit: UnitType): Event => ({
  type: 'destroyed',
  holder,
  units: { [unit]: 1 },
});
const ended: Event = { type: 'battle-ended', taken: true };

describe('a battle is shown roll by roll', () => {
  const log = logOf([
    [attack('land'), begun, rolled('defender', [5, 1, 1]), destroyed(0, 'tank')],
    [rolled('attacker', [4]), destroyed(1, 'tank')],
    [rolled('defender', [1, 1])],
    [rolled('attacker', [6]), destroyed(1, 'mech'), ended],
  ]);
  const [battle] = battlesIn(log);
  if (battle === undefined) throw new Error('no battle');

  test('while the dice of a roll fall everybody stands who stood before them, and nothing is decided', () => {
    const first = battleAt(battle, 0);
    expect(first.now).toEqual({ attacker: { tank: 2 }, defender: { tank: 1, mech: 1 } });
    expect(first.lost).toEqual({ attacker: [], defender: [] });
    expect(first.throws).toHaveLength(1);
    const last = battleAt(battle, 3);
    expect(last.now).toEqual({ attacker: { tank: 1 }, defender: { mech: 1 } });
    expect(last.lost).toEqual({ attacker: ['tank'], defender: ['tank'] });
    expect(last.end).toBeNull();
  });

  test('when all has been seen it is the battle itself', () => {
    expect(battleAt(battle, 4)).toBe(battle);
  });

  test('one that has ended is shown from its beginning, one under way from the last answer', () => {
    expect(behind(battle)).toBe(0);
    const [open] = battlesIn(log.filter(({ after }) => after < 4));
    expect(open === undefined ? null : behind(open)).toBe(2);
  });

  test('more dice and more losses take longer', () => {
    const [defenders, attackers] = stepsOf(battle).map(lengthOf);
    expect(defenders).toBeGreaterThan(attackers as number);
  });

  test('[dust.battle.sea.simultaneous] at sea both throws are shown together', () => {
    const exchange = [rolled('attacker', [4]), rolled('defender', [5]), destroyed(1, 'tank')];
    const [sea] = battlesIn(logOf([[attack('sea'), begun, ...exchange], exchange]));
    if (sea === undefined) throw new Error('no battle');
    expect(stepsOf(sea).map((step) => step.length)).toEqual([2, 2]);
    expect(battleAt(sea, 1).now.defender).toEqual({ mech: 1 });
  });
});
