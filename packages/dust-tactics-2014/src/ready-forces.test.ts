import { describe, expect, test } from 'vitest';
import { costOf, forceProblems } from './forces.ts';
import { dustTactics2014 } from './game.ts';
import { READY_FORCES } from './ready-forces.ts';
import { READY_BATTLES } from './scenarios/on-table.ts';

describe('ready-made forces and battles', () => {
  test('[dt14.setup.force.size] each bloc has forces of 25, 50 and 100 points', () => {
    const costs = Object.fromEntries(
      Object.entries(READY_FORCES).map(([name, force]) => [name, costOf(force)]),
    );
    for (const bloc of ['allies', 'axis', 'ssu', 'mercenaries', 'blutkreuz'])
      expect(
        [bloc, `${bloc}-25`, `${bloc}-50`, `${bloc}-100`].map((name) => costs[name]),
        bloc,
      ).toEqual([25, 25, 50, 100]);
    expect(Object.keys(costs)).toHaveLength(20);
    for (const [name, force] of Object.entries(READY_FORCES))
      expect(forceProblems(force, '', costOf(force)), name).toEqual([]);
  });

  test.each(READY_BATTLES.map((battle) => [battle.scenario, battle] as const))(
    '[dt14.table.scenarios] [dt14.table.ladder] %s is ready to be played',
    (_, { scenario, table, forces }) => {
      const given = forces.map((force) => (typeof force === 'string' ? force : { cards: [...force] }));
      expect(dustTactics2014.setup({ scenario, table, forces: given })).toHaveProperty('stack');
    },
  );
});
