import { squaresOfEdge } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../cards/index.ts';
import { dustTactics2014 as game } from '../game.ts';
import { tablesOf } from '../ground/squares/board.ts';
import { table } from '../testing.ts';
import { SCENARIOS, scenarioOf } from './index.ts';
import { isFieldable } from './water.ts';

/** The last activation of a turn that ends the match. */
function endOf(scenario: string, turn: number, units: string, more = '', dice = '') {
  const board = scenarioOf(scenario).board;
  const t = table(
    `scenario ${scenario}\nturn ${turn} of 8\nunit 1y hans at A9\nunit 1z honey at L1 activated\n${units}\n${more}`,
    dice,
  );
  t.state.board = { ...board };
  t.do('activate 1y', 'nothing', 'nothing');
  return t;
}

/** The same, and another turn follows. */
const turnAfter = (scenario: string, turn: number, units: string, more = '') =>
  endOf(scenario, turn, units, more, 'FFF TTT');

describe('endings', () => {
  const alone = () =>
    table(
      'reactions off\nunit 1a blackhawk at C5 facing E\nunit 1b rosie at A1\nunit 2a hans at F5',
      'FTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Heavy Piat x1 at 2a');

  test('[dt14.win.end.timing] the turn is still played out', () => {
    const t = alone();
    expect([t.question, t.options(), game.outcome(t.state)]).toEqual(['activate', ['activate 1b'], null]);
    expect(game.outcome(t.do('activate 1b', 'nothing', 'nothing').state)).not.toBeNull();
  });

  test(`[dt14.win.end.elimination] [dt14.win.elimination] [dt14.scen.end.elimination]
      whoever has destroyed all enemies wins`, () => {
    const t = alone().do('activate 1b', 'nothing', 'nothing');
    expect(game.outcome(t.state)).toMatchObject({ places: [0, 1], reason: 'elimination' });
  });

  test('[dt14.ruling.win.survivor] the only side left wins in every scenario', () => {
    const t = endOf('reload', 2, 'unit 2a stefan gone marks 4', 'score 0 20');
    expect(game.outcome(t.state)).toMatchObject({ places: [0, 1], reason: 'elimination' });
  });

  const ended = (score: string) =>
    game.outcome(endOf('firefight', 8, 'unit 2a stefan at C5 activated', score).state);

  test('[dt14.win.points] [dt14.scen.firefight.victory] points of destroyed enemies decide', () => {
    expect(ended('score 3 9')).toMatchObject({ places: [1, 0], reason: 'points' });
    expect(ended('score 9 3')).toMatchObject({ places: [0, 1], reason: 'points' });
  });

  test('[dt14.win.draw] equal points make a draw', () => {
    expect(ended('score 3 3')).toMatchObject({ places: [0, 0], reason: 'draw' });
  });

  test('[dt14.win.end.limit] [dt14.scen.end.turn-eight] after turn eight, not before', () => {
    expect(scenarioOf('firefight').lastTurn).toBe(8);
    expect(
      game.outcome(turnAfter('firefight', 7, 'unit 2a stefan at C5 activated', 'score 3 9').state),
    ).toBeNull();
    expect(ended('score 3 9')).not.toBeNull();
  });

  test('[dt14.win.points.whole-units] a unit counts when it is wholly destroyed, then with all its points', () => {
    const shot = (marks: number) =>
      table(
        'reactions off\nunit 1a wildfire at C5 facing E\nunit 1b rosie at A1\n' +
          `unit 2a hans at F5 marks ${marks}\nunit 2b stefan at L9`,
        'FT',
      ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a').state.scores;
    expect([shot(1), shot(4)]).toEqual([
      [0, 0],
      [7, 0],
    ]);
  });

  test.each([
    ['[dt14.scen.firefight.edges] Firefight: long', 'firefight', [0, 2]],
    ['[dt14.scen.reload.edges] Reload: long', 'reload', [0, 2]],
    ['[dt14.scen.fuel.edges] Fuel Run: short', 'fuel-run', [3, 1]],
    ['[dt14.scen.radio.edges] Radio: long', 'radio-free-babylon', [0, 2]],
  ])('%s edges', (_rule, scenario, edges) => {
    expect(scenarioOf(scenario).edges).toEqual(edges);
  });

  function objectives(scenario: string, one: string, two: string, edges: number[]) {
    const both = `unit 2a stefan at ${one} activated\nunit 2b lara at ${two} activated`;
    expect(game.outcome(endOf(scenario, 3, both).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    expect(game.outcome(turnAfter(scenario, 2, both).state)).toBeNull();
    const beside = String.fromCharCode(one.charCodeAt(0) + 1) + one[1];
    expect(
      game.outcome(turnAfter(scenario, 3, both, `unit 1a rosie at ${beside} activated`).state),
    ).toBeNull();
    const single = `unit 2a stefan at ${one} activated`;
    expect(game.outcome(endOf(scenario, 8, single).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    const nobody = endOf(scenario, 8, 'unit 2a stefan at L5 activated', 'score 4 1');
    expect(game.outcome(nobody.state)).toMatchObject({ places: [0, 1], reason: 'points' });
    expect(scenarioOf(scenario).edges).toEqual(edges);
  }

  /** Two objectives, the second side on one or both, at the end of a turn. */
  const HELD = { reload: ['C5', 'J5', 'D5'], 'fuel-run': ['F3', 'G7', 'G3'] } as const;
  type Held = keyof typeof HELD;
  const both = (scenario: Held) =>
    `unit 2a stefan at ${HELD[scenario][0]} activated\nunit 2b lara at ${HELD[scenario][1]} activated`;

  test.each<[string, Held]>([
    ['[dt14.scen.reload.end.both] [dt14.win.end.objective] Reload', 'reload'],
    ['[dt14.scen.fuel.end.both] Fuel Run', 'fuel-run'],
  ])('%s: holding both from turn three ends it', (_rule, scenario) => {
    expect(game.outcome(endOf(scenario, 3, both(scenario)).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    const one = `unit 2a stefan at ${HELD[scenario][0]} activated`;
    expect(game.outcome(turnAfter(scenario, 3, one).state)).toBeNull();
  });

  test.each<[string, Held]>([
    ['[dt14.scen.reload.control.occupy] Reload', 'reload'],
    ['[dt14.scen.fuel.control.occupy] Fuel Run', 'fuel-run'],
  ])('%s: a unit on the square holds it, from turn three', (_rule, scenario) => {
    expect(game.outcome(turnAfter(scenario, 2, both(scenario)).state)).toBeNull();
    expect(game.outcome(endOf(scenario, 3, both(scenario)).state)).not.toBeNull();
  });

  test.each<[string, Held]>([
    ['[dt14.scen.reload.control.contested] Reload', 'reload'],
    ['[dt14.scen.fuel.control.contested] Fuel Run', 'fuel-run'],
  ])('%s: not with an enemy next to it', (_rule, scenario) => {
    const enemy = `unit 1a rosie at ${HELD[scenario][2]} activated`;
    expect(game.outcome(turnAfter(scenario, 3, both(scenario), enemy).state)).toBeNull();
  });

  test.each<[string, Held]>([
    ['[dt14.scen.reload.victory] [dt14.win.objective] Reload', 'reload'],
    ['[dt14.scen.fuel.victory] Fuel Run', 'fuel-run'],
  ])('%s: more objectives win, whatever the points', (_rule, scenario) => {
    const one = endOf(scenario, 8, `unit 2a stefan at ${HELD[scenario][0]} activated`, 'score 9 0');
    expect(game.outcome(one.state)).toMatchObject({ places: [1, 0], reason: 'objective' });
  });

  test.each<[string, Held]>([
    ['[dt14.scen.reload.tie] Reload', 'reload'],
    ['[dt14.scen.fuel.tie] Fuel Run', 'fuel-run'],
  ])('%s: points decide between equals', (_rule, scenario) => {
    const nobody = endOf(scenario, 8, 'unit 2a stefan at L5 activated', 'score 4 1');
    expect(game.outcome(nobody.state)).toMatchObject({ places: [0, 1], reason: 'points' });
  });

  test.each<[string, Held, number[]]>([
    ['[dt14.scen.reload.places] Reload: columns 3 and 10 of row 5', 'reload', [50, 57]],
    ['[dt14.scen.fuel.places] Fuel Run: column 6 row 3 and column 7 row 7', 'fuel-run', [29, 78]],
  ])('%s', (_rule, scenario, squares) => {
    expect(scenarioOf(scenario).board.objectives).toEqual(squares);
  });

  test('[dt14.skill.mindless.objective] mindless zombies contest but never hold', () => {
    expect(
      game.outcome(endOf('reload', 8, 'unit 2a zombie-squad at C5 activated', 'score 1 0').state),
    ).toMatchObject({ places: [0, 1], reason: 'points' });
    expect(
      game.outcome(
        endOf('reload', 8, 'unit 2a zombie-squad at D5 activated', 'unit 1a rosie at C5 activated\nscore 0 1')
          .state,
      ),
    ).toMatchObject({ places: [1, 0], reason: 'points' });
  });

  const RADIO = 'radio-free-babylon';
  const INSIDE = 'unit 2a stefan at F5 activated';

  test('[dt14.scen.radio.building] the building takes five squares around column 6 row 5', () => {
    expect([...scenarioOf(RADIO).place].sort((a, b) => a - b)).toEqual([41, 52, 53, 54, 65]);
  });

  test('[dt14.scen.radio.victory] held alone after turn eight it wins, not before', () => {
    expect(game.outcome(endOf(RADIO, 8, INSIDE, 'score 9 0').state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    expect(game.outcome(turnAfter(RADIO, 7, INSIDE).state)).toBeNull();
  });

  test('[dt14.scen.radio.control.inside] held by a unit inside, not by one beside it', () => {
    expect(game.outcome(endOf(RADIO, 8, 'unit 2a stefan at D5 activated', 'score 9 0').state)).toMatchObject({
      places: [0, 1],
      reason: 'points',
    });
  });

  test('[dt14.scen.radio.control.contested] [dt14.scen.radio.tie] an enemy inside spoils it, and points decide', () => {
    const contested = endOf(RADIO, 8, INSIDE, 'unit 1a rosie at F4 activated\nscore 2 0');
    expect(game.outcome(contested.state)).toMatchObject({ places: [0, 1], reason: 'points' });
  });

  test('[dt14.ruling.scen.oasis] [dt14.ruling.scen.palace] the two Babylon scenarios as far as they are known', () => {
    expect(game.outcome(endOf('the-oasis', 4, 'unit 2a stefan at F5 activated').state)).toMatchObject({
      places: [1, 0],
    });
    expect(game.outcome(turnAfter('the-oasis', 3, 'unit 2a stefan at F5 activated').state)).toBeNull();
    expect(game.outcome(turnAfter('the-oasis', 4, 'unit 2a falke at F5 activated').state)).toBeNull();
    expect(game.outcome(endOf('the-lost-palace', 3, 'unit 2a stefan at F5 activated').state)).toMatchObject({
      places: [1, 0],
    });
    expect(game.outcome(turnAfter('the-lost-palace', 3, 'unit 2a stefan at G5 activated').state)).toBeNull();
  });

  test('every scenario is ready to play', () => {
    for (const { id, board, edges } of SCENARIOS) {
      expect(board.ground, id).toHaveLength(board.width * board.height);
      expect(new Set(edges).size, id).toBe(2);
    }
  });

  test('[dt14.ruling.scen.reserves] lost units return between turns as far as the scenario allows', () => {
    const t = table(
      'scenario the-oasis\nturn 2 of 8\nreserves 2 infantry vehicle\nunit 1a hans at A9\n' +
        'unit 2a stefan at C5 activated\nunit 2b sturmgrenadier-assault-squad gone soldiers -\n' +
        'unit 2c hans gone marks 5\nunit 2d lara gone marks 4',
      'FFF TTT',
    );
    t.do('activate 1a', 'nothing', 'nothing');
    expect([t.question, t.seat, ...t.options()]).toEqual([
      'bring-back',
      1,
      'choose 2b',
      'choose 2c',
      'nobody',
    ]);
    t.do('choose 2b');
    expect(t.options()).toEqual(['choose 2c', 'nobody']);
    t.do('nobody');
    expect(t.unit('2b')).toMatchObject({ place: 'off', soldiers: [0, 1, 2, 3, 4] });
    expect(t.state.reserves).toEqual([[], ['vehicle']]);
  });

  test('[dt14.ruling.scen.oasis] an ammo crate refills limited weapons once', () => {
    const t = table(
      'scenario the-oasis\nreactions off\ncrates C5\n' +
        'unit 1a sturmgrenadier-assault-squad at C5 ammo 0,0,0 acted\nunit 2a pounder at L9',
    ).do('activate 1a', 'resupply', 'nothing');
    expect(t.unit('1a')).toMatchObject({ ammo: [0, 2, 0], spent: ['resupply'] });
    expect(
      table(
        'reactions off\ncrates C5\nunit 1a sturmgrenadier-assault-squad at C5 ammo 0,0,0\nunit 2a pounder at L9',
      )
        .do('activate 1a')
        .options(),
    ).not.toContain('resupply');
  });

  test('[dt14.ruling.scen.factory] the hall: huge gates, small doors, two storeys, held from the roof too', () => {
    const { board, place } = scenarioOf('the-factory');
    expect(board.buildings).toEqual([{ squares: place, storeys: 2 }]);
    const count = (kind: string) => board.walls.filter((wall) => wall.kind === kind).length;
    expect([count('huge'), count('small'), count('large')]).toEqual([4, 2, 0]);
    const alone = 'unit 2a stefan at F5 floor 2 activated';
    expect(game.outcome(endOf('the-factory', 8, alone).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    expect(game.outcome(turnAfter('the-factory', 7, alone).state)).toBeNull();
    const both = endOf('the-factory', 8, alone, 'unit 1a rosie at H6 activated');
    expect(game.outcome(both.state)).toMatchObject({ reason: 'draw' });
    const t = table(
      'reactions off\nscenario the-factory\nunit 1a karl at F2 facing S acted\nunit 2a rosie at L9',
    );
    t.state.board = board;
    t.do('activate 1a', 'move', 'nothing', 'F3');
    expect(t.options()).toContain('F4');
    expect(t.options()).not.toContain('E4');
  });

  test(`[dt14.ruling.scen.high-houses] [dt14.ruling.scen.river]
      both objectives from turn three, or more at the end`, () => {
    objectives('high-houses', 'D5', 'I5', [0, 2]);
    objectives('the-river', 'C5', 'J5', [0, 2]);
    expect(scenarioOf('high-houses').board.buildings.map(({ storeys }) => storeys)).toEqual([3, 3]);
    expect(isFieldable(cardOf('lcm-46'), scenarioOf('the-river'))).toBe(true);
    expect(isFieldable(cardOf('lcm-46'), scenarioOf('high-houses'))).toBe(false);
  });

  test('our own boards are the same from both edges', () => {
    for (const id of ['no-mans-land', 'the-factory', 'high-houses', 'the-river']) {
      const { board, place } = scenarioOf(id);
      const { grid } = tablesOf(board);
      const last = grid.size - 1;
      const flip =
        id === 'high-houses'
          ? (square: number) => last - square
          : (square: number) => square + (grid.height - 1 - 2 * grid.rows[square]!) * grid.width;
      const same = (squares: readonly number[]) =>
        expect(
          squares.map(flip).sort((a, b) => a - b),
          id,
        ).toEqual([...squares].sort((a, b) => a - b));
      const { trenches, wire, mines, objectives: marked, walls } = board;
      for (const squares of [
        trenches,
        wire,
        mines,
        marked,
        place,
        board.buildings.flatMap((one) => one.squares),
      ])
        same(squares);
      expect([...board.ground].map((_, square) => board.ground[flip(square)]).join(''), id).toBe(
        board.ground,
      );
      const sides = walls.map(({ edge, kind }) => `${[...squaresOfEdge(grid, edge)].join('-')} ${kind}`);
      const flipped = walls.map(
        ({ edge, kind }) =>
          `${squaresOfEdge(grid, edge)
            .map(flip)
            .sort((a, b) => a - b)
            .join('-')} ${kind}`,
      );
      expect(flipped.sort(), id).toEqual(sides.sort());
    }
  });

  test(`[dt14.ruling.scen.no-mans-land] [dt14.fort.field.free]
      our own scenario gives trenches, wire, mines and a canal for free`, () => {
    const { board } = scenarioOf('no-mans-land');
    expect([board.trenches.length, board.wire.length, board.mines.length]).toEqual([8, 8, 6]);
    expect([...board.ground].filter((letter) => letter === 'w')).toHaveLength(9);
    const both = 'unit 2a stefan at F5 activated\nunit 2b lara at G5 activated';
    expect(game.outcome(endOf('no-mans-land', 3, both).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
  });
});
