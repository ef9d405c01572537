import { type DustOption, type DustState, dust } from '@dustfront/dust';
import { describe, expect, test } from 'vitest';
import { retreat } from './battle-choices.ts';
import type { Battle } from './battles.ts';
import { Field } from './field.ts';
import { STAFF } from './style.ts';

/** The third seat's Alien Radar was declared in an earlier battle of the round; now the first attacks it. */
function under(attackers: number[], defenders: number[], side: 'attacker' | 'defender'): Field {
  const state = dust.setup({ players: 3 }) as DustState;
  for (const area of state.areas) Object.assign(area, { holder: -1, units: [0, 0, 0, 0, 0], centre: false });
  state.round = 4;
  const seat = side === 'attacker' ? 0 : 1;
  const { atlas } = new Field(state, seat, STAFF);
  const target = atlas.ids.findIndex(
    (_, area) =>
      !atlas.isSea[area] && !atlas.isCapital[area] && !atlas.isSource[area] && atlas.kin[area]!.length >= 2,
  );
  const [origin, refuge] = atlas.kin[target] as [number, number];
  Object.assign(state.areas[target]!, { holder: 1, units: defenders });
  Object.assign(state.areas[origin]!, { holder: 0, units: [1, 0, 0, 0, 0] });
  Object.assign(state.areas[refuge]!, { holder: 1, units: [1, 0, 0, 0, 0] });
  Object.assign(state.players[seat]!, { played: 'alien_radar_1', used: true });
  const battle: Battle & { kind: string } = {
    kind: 'battle',
    step: 'retreat',
    sides: [side],
    at: 0,
    ace: { attacker: false, defender: false },
    battle: 'land',
    attacker: 0,
    defender: 1,
    origin,
    target,
    attackers,
    roller: side,
    blanks: 0,
    defenderRolled: true,
    withdrawing: [0, 0, 0, 0, 0],
    faces: { attacker: [], defender: [] },
    hits: { attacker: 0, defender: 0 },
  };
  state.stack.push(battle as never);
  return new Field(state, seat, STAFF);
}

const options: readonly DustOption[] = [
  { do: 'stand' },
  ...[1, 2, 3].map((count) => ({ do: 'withdraw', unit: 'tank', count }) as const),
];

describe('the staff officer whose Alien Radar has been declared', () => {
  test.each([
    ['attacker', [3, 0, 0, 0, 0], [1, 0, 0, 0, 0]],
    ['defender', [1, 0, 0, 0, 0], [3, 0, 0, 0, 0]],
  ] as const)('as %s stays in a battle that he is winning', (side, attackers, defenders) => {
    const field = under([...attackers], [...defenders], side);
    expect(retreat(field, options)).toEqual({ do: 'stand' });
  });

  test.each([
    [
      [1, 0, 0, 0, 0],
      [3, 1, 0, 0, 0],
    ],
    [
      [2, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
    ],
    [
      [3, 0, 0, 0, 0],
      [2, 1, 0, 0, 0],
    ],
    [
      [3, 0, 0, 0, 0],
      [3, 0, 0, 0, 0],
    ],
    [
      [2, 0, 0, 0, 0],
      [3, 0, 0, 0, 0],
    ],
  ])('with %j against %j he does what he would do without it', (attackers, defenders) => {
    for (const side of ['attacker', 'defender'] as const) {
      const field = under([...attackers], [...defenders], side);
      const [with_, without] = [field, under([...attackers], [...defenders], side)];
      without.state.players[side === 'attacker' ? 0 : 1]!.played = null;
      expect(retreat(with_, options)).toEqual(retreat(without, options));
    }
  });
});
