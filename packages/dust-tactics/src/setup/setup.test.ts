import { describe, expect, test } from 'vitest';
import type { CoreState } from '../state.ts';
import { setUp } from './setup.ts';

const pounder = [{ card: 'pounder' }];
const luther = [{ card: 'luther' }];
const jagd = [{ card: 'jagdluther' }];
const state = (setup: object) => setUp(setup as never) as CoreState;
const rules = (setup: object) =>
  (setUp(setup as never) as readonly { rule?: string }[]).map((problem) => problem.rule);

describe('a battle without scenario', () => {
  test('[dt1.setup.nine] [dt1.ruling.entry-zone] is fought on nine tiles, from edge to edge', () => {
    const { board } = state({ forces: { allies: pounder, axis: luther } });
    expect([board.width, board.height]).toEqual([9, 9]);
    expect(board.entry[0]).toEqual([72, 73, 74, 75, 76, 77, 78, 79, 80]);
    expect(board.entry[1]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test(`[dt1.ap.equal] [dt1.ap.custom] [dt1.ruling.army-lists]
      wants equal armies, unless the players agree otherwise`, () => {
    const forces = { allies: pounder, axis: jagd };
    expect(rules({ forces })).toEqual(['dt1.ap.equal']);
    expect(state({ forces, points: 'open' }).units).toHaveLength(2);
    expect(state({ forces, points: { limit: 5 } }).units).toHaveLength(2);
    expect(rules({ forces, points: { limit: 4 } })).toEqual(['dt1.ruling.army-lists']);
    expect(rules({})).toEqual(['dt1.ap.custom']);
  });
});

describe('a scenario', () => {
  test('[dt1.ap.scenario] [dt1.setup.scenario-map] fixes board and forces', () => {
    const made = state({ scenario: 'reconnaissance' });
    expect(made.units.map((unit) => unit.card)).toContain('hot-dog');
    expect(made.board.ground.filter((bits) => bits !== 0)).toHaveLength(10);
  });

  test('[dt1.ap.custom] the players may take other forces, rounds and their own scenario', () => {
    const made = state({
      scenario: 'reconnaissance',
      forces: { allies: pounder, axis: jagd },
      rounds: 3,
    });
    expect(made.units.map((unit) => unit.card)).toEqual(['pounder', 'jagdluther']);
    expect(made.goals.rounds).toBe(3);
  });
});

test('[dt1.hero.join.before] [dt1.hero.join.enter] hero and squad are joined when the match begins', () => {
  const made = state({
    forces: { allies: [{ card: 'recon-rangers', hero: 'joe-brown' }], axis: luther },
  });
  const [squad, hero] = made.units as [CoreState['units'][number], CoreState['units'][number]];
  expect([squad.joined, hero.joined]).toEqual([hero.id, squad.id]);
  expect([squad.place, hero.place]).toEqual(['reserve', 'reserve']);
});
