import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { crowded, misplaced } from './standing.ts';

describe('where a unit cannot be', () => {
  const { state } = table('unit 1a hans at A1\nunit 1b karl at K8');
  const [hans, karl] = state.units as [(typeof state.units)[0], (typeof state.units)[0]];

  test('only squares of the board are places', () => {
    const at = (square: number) => misplaced(state, { ...hans, at: square });
    expect([0, 107].map(at)).toEqual([null, null]);
    expect([-1, 108].map(at)).toEqual(['stands nowhere', 'stands nowhere']);
  });

  test('a large machine needs its four squares', () => {
    expect(misplaced(state, karl)).toBeNull();
    expect(misplaced(state, { ...karl, at: 107 })).toBe('hangs over the edge');
  });
});

describe('who shares a square', () => {
  const sharing = (units: string) =>
    crowded(table(units).state).map((pair) => pair.map(({ name }) => name).join(' and '));

  test.each([
    ['two on one square', 'unit 1a hans at C3\nunit 1b hans at C3', ['1b and 1a']],
    ['part of a large machine', 'unit 1a karl at C3\nunit 1b hans at D4', ['1b and 1a']],
    ['neighbours', 'unit 1a hans at C3\nunit 1b hans at D3', []],
    ['a hero may', 'unit 1a ranger-combat-squad at C3\nunit 1b rosie at C3', []],
    ['two aircraft', 'unit 1a striker at C3\nunit 1b striker at C3', ['1b and 1a']],
    ['an aircraft above', 'unit 1a hans at C3\nunit 1b striker at C3', []],
    ['another storey', 'unit 1a hans at C3\nunit 1b hans at C3 floor 1', []],
    ['who is gone', 'unit 1a hans at C3\nunit 1b hans gone left C3', []],
  ])('%s', (_, units, pairs) => {
    expect([...new Set(sharing(units))]).toEqual(pairs);
  });
});
