import { isProblems, Play, scriptedDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { isInfantry } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import { dustTactics2014 as game } from '../game.ts';
import { optionId } from '../options.ts';
import type { TacticsState } from '../state.ts';
import { faces, table } from '../testing.ts';
import { randomScenario, scenarioOf } from './index.ts';

function begin(setup: Record<string, unknown>, dice: string) {
  const state = game.setup(setup as never);
  if (isProblems(state)) throw new Error(state.map((problem) => problem.text).join());
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

describe('setting up', () => {
  /** The second side wins the roll for the edges and takes the north. */
  const edged = (...ids: string[]) => {
    const t = begin({ forces: [{ cards: ['rosie'] }, { cards: ['stefan'] }] }, 'TTT FFF FFF TTT');
    t.answer('edge N', ...ids);
    return t;
  };
  const TERRAIN = ['tree C5', 'rubble D5', 'structure E5', 'tree F5', 'trap G5', 'trap H5'];

  test(`[dt14.setup.edge.roll] [dt14.setup.edge.choice]
      a roll for the edges, and the winner takes the one he likes`, () => {
    const t = begin({ forces: [{ cards: ['rosie'] }, { cards: ['stefan'] }] }, 'TTT FFF FFF TTT');
    expect([t.play.seat, ...t.options()]).toEqual([1, 'edge N', 'edge S']);
    expect(edged().state().edges).toEqual([2, 0]);
  });

  test(`[dt14.setup.board.two-mats] [dt14.ruling.board.size] [dt14.setup.mats.scenario]
      two mats of six by nine squares`, () => {
    expect([edged().state().board.width, edged().state().board.height]).toEqual([12, 9]);
    expect(edged().state().board.ground).toBe(scenarioOf('firefight').board.ground);
  });

  test('[dt14.setup.terrain.first] [dt14.setup.terrain.alternate] the winner begins, one piece each in turn', () => {
    const seats = TERRAIN.map((_, n) => edged(...TERRAIN.slice(0, n)).play.seat);
    expect(seats).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test(`[dt14.setup.terrain.amount] [dt14.terrain.open.obstacles]
      two tiles and a tank trap for each, on open ground`, () => {
    expect(edged(...TERRAIN.slice(0, 4)).options()[0]).toBe('trap A2');
    expect(edged(...TERRAIN.slice(0, 4)).options()).not.toContain('trap C5');
    expect(edged(...TERRAIN).state().board.traps).toHaveLength(2);
  });

  test('[dt14.ruling.terrain.tiles] single squares of three kinds, not on the rows of entry or on other pieces', () => {
    expect(edged().options()).toHaveLength(7 * 12 * 4);
    expect(edged('tree C5').options()).not.toContain('rubble C5');
  });

  test('[dt14.setup.terrain.unless] no tiles where the scenario has its own terrain', () => {
    const t = begin(
      { scenario: 'no-mans-land', forces: [{ cards: ['rosie'] }, { cards: ['stefan'] }] },
      'TTT FFF FFF TTT',
    );
    t.answer('edge N');
    expect(t.options().every((id) => /^(trap|crate) /.test(id))).toBe(true);
    expect(edged().options()).toContain('tree C5');
  });

  test('[dt14.setup.init.again] a new roll for initiative, that of the first turn', () => {
    const t = edged(...TERRAIN);
    expect([t.state().turn, t.play.seat, t.options()]).toEqual([1, 0, ['first 1', 'first 2']]);
  });

  test(`[dt14.deploy.empty] [dt14.deploy.turn-one]
      nobody is on the board at first; units come on in the first turn`, () => {
    const t = edged(...TERRAIN, 'first 1', 'activate 1a');
    expect(t.state().units.map((unit) => unit.place)).toEqual(['off', 'off']);
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

  test.each([
    ['[dt14.scen.random.firefight] two F', ['FF'], 'firefight'],
    ['[dt14.scen.random.reload] two S, or F and S', ['SS', 'FS', 'SF'], 'reload'],
    ['[dt14.scen.random.fuel-run] two T, or F and T', ['TT', 'FT', 'TF'], 'fuel-run'],
    ['[dt14.scen.random.radio] T and S', ['TS', 'ST'], 'radio-free-babylon'],
  ])('%s', (_rule, throws, scenario) => {
    expect(throws.map((symbols) => randomScenario([...symbols]))).toEqual(throws.map(() => scenario));
  });

  test(`[dt14.setup.scenario.agree] [dt14.scen.random]
      the scenario is named, or two dice choose it on the table`, () => {
    const forces = ['allies', 'axis'];
    expect(begin({ scenario: 'reload', forces }, 'FFFT TTT').state().scenario).toBe('reload');
    expect(begin({ scenario: 'random', forces: ['allies', 'axis'] }, 'TS FFFT TTT').state().scenario).toBe(
      'radio-free-babylon',
    );
  });

  test(`[dt14.hero.join.before-game] [dt14.pilot.before-game] [dt14.pilot.duration]
      starter: heroes join and pilots board before play`, () => {
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

  test.each([
    [
      '[dt14.pilot.start] a pilot in his machine',
      'firefight',
      ['red-ace', 'carrier'],
      'ride 1a in 1b as pilot',
      0,
    ],
    [
      '[dt14.pass.start] passengers',
      'firefight',
      ['hanomag', 'sturmgrenadier-assault-squad'],
      'ride 1b in 1a as passenger',
      1,
    ],
    [
      '[dt14.lift.start] a vehicle under an airlifter',
      'firefight',
      ['carrier', 'natasha'],
      'ride 1b in 1a as cargo',
      1,
    ],
    [
      '[dt14.sea.start] cargo in a sealifter',
      'no-mans-land',
      ['lcm-46', 'pounder'],
      'ride 1b in 1a as cargo',
      1,
    ],
  ])('%s may begin aboard', (_rule, scenario, cards, ride, who) => {
    const t = begin(
      { scenario, placement: false, forces: [{ cards }, { cards: ['stefan'] }] },
      'FFF TTT FFF TTT',
    );
    t.answer('edge N', ride);
    expect(t.state().units[who]).toMatchObject({ place: 'aboard', carriage: ride.split(' ').at(-1) });
  });

  /** A phaser whose strongpoint is made a bunker, and a strongpoint that was bought. */
  const fortified = (...ids: string[]) => {
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
    t.answer('edge N', ...ids);
    return t;
  };

  test('[dt14.fort.field.terrain] [dt14.fort.field.bought] works that were bought are set out by their player', () => {
    const t = fortified('fortify C2 S');
    expect([t.play.seat, t.options()[0]]).toEqual([1, expect.stringMatching(/^fortify /)]);
    t.answer(t.options()[0] ?? '');
    expect(t.state().board.forts).toMatchObject([{ seat: 0 }, { kind: 'strongpoint', seat: 1 }]);
  });

  test(`[dt14.fort.field.included] [dt14.fort.field.upgrade]
      a Strongpoint unit has works in its price; five points more make them a bunker`, () => {
    expect(fortified('fortify C2 S').state().board.forts).toMatchObject([
      { kind: 'bunker', facing: 2, seat: 0 },
    ]);
  });

  test(`[dt14.skill.strongpoint.deploy] [dt14.fort.unit.inside] [dt14.fort.unit.start]
      Strongpoint units are inside from the start`, () => {
    const t = fortified('fortify C2 S');
    t.answer(t.options()[0] ?? '');
    expect(t.state().units[0]).toMatchObject({ place: 'board', at: 2 * 12 + 2 });
    expect(t.state().units[1]).toMatchObject({ place: 'off' });
  });

  test(`[dt14.fort.unit.infantry] [dt14.fort.unit.no-reserve]
      they are infantry, and do not come back as a reserve`, () => {
    expect(isInfantry(cardOf('field-phaser'))).toBe(true);
    const t = table(
      'reactions off\nedges N S\nunit 1a ranger-command-squad at A5\nunit 1b field-phaser gone marks 3\n' +
        'unit 2a hans at L9',
    ).do('activate 1a');
    expect(t.options()).not.toContain('reinforcements');
  });
});
