import { isProblems, Play, scriptedDice } from '@dustfront/kernel';
import { squaresOfEdge } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../board.ts';
import { cardOf } from '../cards/index.ts';
import { dustTactics2014 as game } from '../game.ts';
import { optionId } from '../options.ts';
import type { TacticsState } from '../state.ts';
import { faces, table } from '../testing.ts';
import { randomScenario, SCENARIOS, scenarioOf } from './index.ts';
import { isFieldable } from './water.ts';

function begin(setup: Record<string, unknown>, dice: string) {
  const state = game.setup(setup as never);
  if (isProblems(state)) throw new Error(state.map((problem) => problem.message).join());
  const play = new Play(game, state, scriptedDice(faces(dice)));
  const options = () => {
    const found = play.options(play.seat);
    return Array.from({ length: found.length }, (_, i) => optionId(found.at(i)!));
  };
  const answer = (...ids: string[]) => {
    for (const id of ids) {
      const at = options().indexOf(id);
      if (at < 0) throw new Error(`no ${id} among ${options().join(' | ')}`);
      play.answer(play.seat, play.options(play.seat).at(at)!);
    }
  };
  return { play, options, answer, state: () => play.state as TacticsState };
}

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

describe('setting up', () => {
  test('[dt14.setup.edge.roll] [dt14.setup.edge.choice] [dt14.setup.terrain.unless] [dt14.setup.terrain.first] [dt14.setup.terrain.alternate] [dt14.setup.terrain.amount] [dt14.setup.init.again] [dt14.deploy.empty] [dt14.deploy.turn-one] [dt14.setup.mats.scenario] [dt14.setup.board.two-mats] [dt14.ruling.board.size] [dt14.terrain.open.obstacles] [dt14.ruling.terrain.tiles] edges, terrain in turn, then the first turn with an empty board', () => {
    const t = begin({ forces: [{ cards: ['rosie'] }, { cards: ['stefan'] }] }, 'TTT FFF FFF TTT');
    expect([t.state().board.width, t.state().board.height]).toEqual([12, 9]);
    expect([t.play.seat, ...t.options()]).toEqual([1, 'edge N', 'edge S']);
    t.answer('edge N');
    expect(t.state().edges).toEqual([2, 0]);
    expect(t.play.seat).toBe(1);
    // Seven rows of twelve squares, three kinds of tile and a trap.
    expect(t.options()).toHaveLength(7 * 12 * 4);
    t.answer('tree C5');
    expect(t.play.seat).toBe(0);
    expect(t.options()).not.toContain('rubble C5');
    t.answer('rubble D5', 'structure E5', 'tree F5');
    expect(t.options()[0]).toBe('trap A2');
    t.answer('trap G5', 'trap H5');
    expect(t.state().board.traps).toHaveLength(2);
    expect([t.state().turn, t.play.seat]).toEqual([1, 0]);
    expect(t.state().units.every((unit) => unit.place === 'off')).toBe(true);
    t.answer('first 1', 'activate 1a');
    expect(t.options()).toEqual(['move', 'march']);
  });

  test('[dt14.setup.terrain.openings] nothing is placed before an opening', () => {
    const t = begin(
      { forces: [{ cards: ['rosie'] }, { cards: ['stefan'] }], scenario: 'radio-free-babylon' },
      'FFF TTT',
    );
    t.answer('edge N');
    // The openings of the building lie north of F4 and south of F6.
    expect(t.options()).not.toContain('tree F3');
    expect(t.options()).not.toContain('tree F7');
    expect(t.options()).toContain('tree E3');
  });

  test('[dt14.setup.scenario.agree] [dt14.scen.random] [dt14.scen.random.firefight] [dt14.scen.random.reload] [dt14.scen.random.fuel-run] [dt14.scen.random.radio] the table of scenarios', () => {
    const of = (symbols: string) => randomScenario([...symbols]);
    expect(of('FF')).toBe('firefight');
    expect([of('SS'), of('FS'), of('SF')]).toEqual(['reload', 'reload', 'reload']);
    expect([of('TT'), of('FT'), of('TF')]).toEqual(['fuel-run', 'fuel-run', 'fuel-run']);
    expect([of('TS'), of('ST')]).toEqual(['radio-free-babylon', 'radio-free-babylon']);
    expect(begin({ scenario: 'random', forces: ['allies', 'axis'] }, 'TS FFFT TTT').state().scenario).toBe(
      'radio-free-babylon',
    );
  });

  test('[dt14.hero.join.before-game] [dt14.pilot.before-game] [dt14.pilot.duration] starter: heroes join and pilots board before play', () => {
    const t = begin(
      {
        rules: 'starter',
        placement: false,
        forces: [{ cards: ['koshka', 'grandma', 'yakov', 'red-army-battle-squad'] }, { cards: ['stefan'] }],
      },
      'FFF TTT FFF TTT',
    );
    t.answer('edge N');
    expect(t.options()).toEqual(['separate 1a', 'ride 1a in 1b as pilot', 'join 1a to 1d']);
    t.answer('ride 1a in 1b as pilot', 'join 1c to 1d');
    expect(t.state().units[0]).toMatchObject({ place: 'aboard', carriage: 'pilot' });
    expect(t.state().units[2]).toMatchObject({ joined: 3, bond: 'game' });
  });

  test('[dt14.pilot.start] [dt14.pass.start] [dt14.lift.start] [dt14.sea.start] full: pilots, passengers and cargo may begin aboard', () => {
    const t = begin(
      {
        placement: false,
        forces: [
          { cards: ['red-ace', 'carrier', 'natasha'] },
          { cards: ['hanomag', 'sturmgrenadier-assault-squad'] },
        ],
      },
      'FFF TTT FFF TTT',
    );
    t.answer('edge N', 'ride 1a in 1b as pilot');
    expect(t.options()).toEqual(['separate 1c', 'ride 1c in 1b as cargo']);
    const sea = begin(
      {
        scenario: 'no-mans-land',
        placement: false,
        forces: [{ cards: ['lcm-46', 'pounder'] }, { cards: ['stefan'] }],
      },
      'FFF TTT FFF TTT',
    );
    sea.answer('edge N');
    expect(sea.options()).toContain('ride 1b in 1a as cargo');
    sea.answer('ride 1b in 1a as cargo');
    const inside = begin(
      {
        placement: false,
        forces: [{ cards: ['hanomag', 'sturmgrenadier-assault-squad'] }, { cards: ['rosie'] }],
      },
      'FFF TTT FFF TTT',
    );
    inside.answer('edge N', 'ride 1b in 1a as passenger');
    expect(inside.state().units[1]).toMatchObject({ place: 'aboard', carriage: 'passenger' });
  });

  test('[dt14.fort.field.terrain] [dt14.fort.field.bought] [dt14.fort.field.included] [dt14.fort.field.upgrade] [dt14.skill.strongpoint.deploy] [dt14.fort.unit.infantry] [dt14.fort.unit.inside] [dt14.fort.unit.start] [dt14.fort.unit.no-reserve] works are placed before play, Strongpoint units inside them', () => {
    const t = begin(
      {
        placement: false,
        forces: [
          { cards: ['field-phaser'], works: ['upgrade'] },
          { cards: ['stefan'], works: ['strongpoint'] },
        ],
      },
      'FFF TTT FFF TTT',
    );
    t.answer('edge N');
    t.answer('fortify C2 S');
    expect(t.state().board.forts[0]).toMatchObject({ kind: 'bunker', facing: 2, seat: 0 });
    expect(t.state().units[0]).toMatchObject({ place: 'board' });
    expect(t.play.seat).toBe(1);
    t.answer(t.options()[0]!);
    expect(t.state().board.forts).toHaveLength(2);
    expect(t.state().units[0]!.at).toBe(2 * 12 + 2);
  });
});

describe('endings', () => {
  test('[dt14.win.end.timing] [dt14.win.end.elimination] [dt14.win.elimination] [dt14.scen.end.elimination] [dt14.ruling.win.survivor] the side left alone wins when the turn is over', () => {
    const t = table(
      'reactions off\nunit 1a blackhawk at C5 facing E\nunit 1b rosie at A1\nunit 2a hans at F5',
      'FTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Heavy Piat x1 at 2a');
    // The turn is still played out.
    expect(t.question).toBe('activate');
    t.do('activate 1b', 'nothing', 'nothing');
    expect(game.outcome(t.state)).toMatchObject({ places: [0, 1], reason: 'elimination' });
  });

  test('[dt14.win.end.limit] [dt14.win.points] [dt14.win.points.whole-units] [dt14.win.draw] [dt14.scen.end.turn-eight] [dt14.scen.firefight.victory] [dt14.scen.firefight.edges] after turn eight points decide, equal points draw', () => {
    expect(scenarioOf('firefight').edges).toEqual([0, 2]);
    expect(
      game.outcome(endOf('firefight', 8, 'unit 2a stefan at C5 activated', 'score 3 9').state),
    ).toMatchObject({ places: [1, 0], reason: 'points' });
    expect(
      game.outcome(endOf('firefight', 8, 'unit 2a stefan at C5 activated', 'score 3 3').state),
    ).toMatchObject({ places: [0, 0], reason: 'draw' });
    expect(
      game.outcome(turnAfter('firefight', 7, 'unit 2a stefan at C5 activated', 'score 3 9').state),
    ).toBeNull();
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

  test('[dt14.win.end.objective] [dt14.win.objective] [dt14.scen.reload.end.both] [dt14.scen.reload.victory] [dt14.scen.reload.control.occupy] [dt14.scen.reload.control.contested] [dt14.scen.reload.tie] [dt14.scen.reload.edges] [dt14.scen.reload.places] Reload: objectives from turn three, contested by a neighbour, ties by points', () => {
    objectives('reload', 'C5', 'J5', [0, 2]);
  });

  test('[dt14.scen.fuel.end.both] [dt14.scen.fuel.victory] [dt14.scen.fuel.control.occupy] [dt14.scen.fuel.control.contested] [dt14.scen.fuel.tie] [dt14.scen.fuel.edges] [dt14.scen.fuel.places] Fuel Run: the same from the short edges', () => {
    objectives('fuel-run', 'F3', 'G7', [3, 1]);
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

  test('[dt14.scen.radio.victory] [dt14.scen.radio.control.inside] [dt14.scen.radio.control.contested] [dt14.scen.radio.tie] [dt14.scen.radio.edges] [dt14.scen.radio.building] the building held alone after turn eight', () => {
    expect(scenarioOf('radio-free-babylon').place).toHaveLength(5);
    expect(scenarioOf('radio-free-babylon').edges).toEqual([0, 2]);
    const inside = 'unit 2a stefan at F5 activated';
    expect(game.outcome(endOf('radio-free-babylon', 8, inside).state)).toMatchObject({
      places: [1, 0],
      reason: 'objective',
    });
    expect(game.outcome(turnAfter('radio-free-babylon', 7, inside).state)).toBeNull();
    expect(
      game.outcome(endOf('radio-free-babylon', 8, inside, 'unit 1a rosie at F4 activated\nscore 2 0').state),
    ).toMatchObject({ places: [0, 1], reason: 'points' });
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
      'scenario the-oasis\nturn 2 of 8\nreserves 2 infantry vehicle\nunit 1a hans at A9\nunit 2a stefan at C5 activated\nunit 2b sturmgrenadier-assault-squad gone soldiers -\nunit 2c hans gone marks 5\nunit 2d lara gone marks 4',
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
      'scenario the-oasis\nreactions off\ncrates C5\nunit 1a sturmgrenadier-assault-squad at C5 ammo 0,0,0 acted\nunit 2a pounder at L9',
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

  test('[dt14.ruling.scen.high-houses] [dt14.ruling.scen.river] both objectives from turn three, or more at the end', () => {
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

  test('[dt14.ruling.scen.no-mans-land] [dt14.fort.field.free] our own scenario gives trenches, wire, mines and a canal for free', () => {
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
