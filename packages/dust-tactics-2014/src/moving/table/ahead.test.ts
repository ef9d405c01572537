/** What eyes are shown before an answer: reach, lines of fire, templates. Each must be what the rules would say. */
import { isProblems, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { asked, measured } from '../../../test/tabletop.ts';
import { dustTactics2014 as game } from '../../game.ts';
import { optionId } from '../../options.ts';
import type { TacticsState } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { coverThere } from './cover-there.ts';
import { linesOfFire } from './lines-of-fire.ts';
import { weaponRanges } from './ranges.ts';
import { reachAsked } from './reach.ts';
import { templatesAsked } from './templates.ts';
import { marchTo, withOneAt } from './what-if.ts';

/** A position after some answers. */
function after(position: string, ...ids: string[]): TacticsState {
  const state = game.notation!.parsePosition(`reactions off\ntable 900 900\n${position}`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const play = new Play(game, state, seededDice('x'));
  for (const id of ids) {
    const options = play.options(play.seat);
    const all = Array.from({ length: options.length }, (_, n) => game.optionId(options.at(n)!));
    if (!all.includes(id)) throw new Error(`${id} is not among ${all.join(', ')}`);
    play.answer(play.seat, options.at(all.indexOf(id))!);
  }
  return play.state;
}

describe('the reach that is shaded', () => {
  const walled = `wall fence 200,400 700,400
unit 1a bazooka-joe at 450,450
unit 2a bazooka-joe at 850,850`;

  test('holds only places to which the first may really go, and leads around what bars', () => {
    const state = after(walled, 'activate 1a', 'move', 'nothing');
    const reach = reachAsked(state)!;
    expect(reach.places.length).toBeGreaterThan(100);
    for (const place of reach.places) {
      const choice = marchTo(state, place)!;
      expect('parts' in choice && choice.parts[0]!.way.at(-1)).toEqual(place);
    }
    expect(reach.places.some(([, y]) => y < 386)).toBe(false);
    expect(reach.places.every(([x, y]) => Math.hypot(x - 450, y - 450) <= 300)).toBe(true);
  });

  test('is what pointing comes to, around two corners too', () => {
    // The way out of the yard leads around the end of its wall and back.
    const state = after(
      `wall yard 400,300 400,500 560,500
unit 1a bazooka-joe at 430,470
unit 2a bazooka-joe at 850,850`,
      'activate 1a',
      'march',
    );
    const { places, corners } = reachAsked(state)!;
    const far = places.flatMap((place, n) =>
      corners[n]!.length === 2 ? [[place, corners[n]!] as const] : [],
    );
    expect(far.length).toBeGreaterThan(0);
    for (const [place, by] of far) {
      const choice = marchTo(state, place, undefined, undefined, by)!;
      expect('parts' in choice && choice.parts[0]!.way.at(-1)).toEqual(place);
    }
  });

  test('leads from the edge slantwise behind what bars the straight way', () => {
    const state = asked(
      measured(
        'block barn 400,80 500,80 500,140 400,140',
        'unit 1a bazooka-joe',
        'unit 2a bazooka-joe at 850,850',
      ),
      '1a',
      400,
    );
    const { places, corners, legs } = reachAsked(state)!;
    const behind = places.flatMap(([x, y], n) => (x > 420 && x < 480 && y > 160 ? [n] : []));
    expect(behind.length).toBeGreaterThan(0);
    for (const n of behind) {
      const choice = marchTo(state, places[n]!, undefined, undefined, corners[n]!)!;
      expect('parts' in choice && choice.parts[0]!.way).toEqual([corners[n]![0], places[n]]);
      expect(legs[n]!.from).toEqual(corners[n]![0]);
    }
  });

  test('shows nothing where nobody is asked where to go', () => {
    expect(reachAsked(after(walled))).toBeNull();
  });
});

describe('lines of fire', () => {
  test('are drawn from each who may fire to one whom he sees, and say what stops the others', () => {
    const state = after(`block barn 250,400 470,400 470,420 250,420
unit 1a sturmgrenadier-assault-squad at 320,500 360,500 400,500 440,500 560,500
unit 2a sturmgrenadier-assault-squad at 400,340 440,340 360,340 320,340 420,300`);
    const lines = linesOfFire(state, unitNamed(state, '1a')!);
    const may = lines.filter(({ stoppedBy }) => stoppedBy === null);
    expect(may.map(({ by }) => by)).toContain('1a.5');
    expect(lines.filter(({ stoppedBy }) => stoppedBy === 'sight').map(({ by }) => by)).toContain('1a.2');
    expect(lines.every(({ far }) => far > 0)).toBe(true);
  });
});

describe('templates on the pointer', () => {
  test('[dt14.table.blast] show every base that they would touch, friends too', () => {
    const state = after(
      `unit 1a bazooka-joe at 200,300
unit 1b rosie at 400,360
unit 2a sturmgrenadier-assault-squad at 400,300 430,300 500,300 soldiers 0,1,2`,
      'activate 1a',
      'attack',
      'nothing',
      '1a Grenade Launcher x1 at 2a',
    );
    const all = templatesAsked(state);
    expect(all.map(({ choice }) => optionId(choice))).toEqual([
      'mark 2a no 1',
      'mark 2a no 2',
      'mark 2a no 3',
    ]);
    expect(all[0]!.struck.map(({ id }) => id).sort()).toEqual(['1b', '2a.1', '2a.2']);
    expect(all[2]!.struck.map(({ id }) => id)).toEqual(['2a.3']);
    expect([all[0]!.shape, all[0]!.by.name]).toEqual(['blast', '1a']);
  });
});

describe('ranges of weapons', () => {
  test('are measured from everybody who bears them, within their arcs', () => {
    const state = after(`unit 1a sturmgrenadier-assault-squad at 100,500 140,500 180,500 220,500 260,500
unit 1b luther at 600,500@16
unit 2a bazooka-joe at 850,850`);
    const squad = weaponRanges(state, unitNamed(state, '1a')!);
    expect(squad.every(({ range, bearers, arcs }) => range > 0 && bearers.length > 0 && arcs === null)).toBe(
      true,
    );
    for (const { weapon, bearers } of weaponRanges(state, unitNamed(state, '1b')!))
      expect([weapon, bearers.map(({ at }) => at)]).toEqual([weapon, [[600, 500]]]);
  });

  test('say what the lines of fire say: whoever is farther away is out of range', () => {
    const state = after(`unit 1a bazooka-joe at 100,500
unit 2a bazooka-joe at 850,500`);
    const farthest = Math.max(...weaponRanges(state, unitNamed(state, '1a')!).map(({ range }) => range));
    expect(linesOfFire(state, unitNamed(state, '1a')!)).toEqual([]);
    const near = after(`unit 1a bazooka-joe at 100,500
unit 2a bazooka-joe at ${100 + 28 + farthest},500`);
    expect(linesOfFire(near, unitNamed(near, '1a')!).map(({ far }) => far)).toEqual([farthest]);
    const beyond = after(`unit 1a bazooka-joe at 100,500
unit 2a bazooka-joe at ${101 + 28 + farthest},500`);
    expect(linesOfFire(beyond, unitNamed(beyond, '1a')!)).toEqual([]);
  });
});

describe('one miniature placed by hand', () => {
  const squad = `wall fence 300,300 300,420
unit 1a sturmgrenadier-assault-squad at 100,500 140,500 180,500 220,500 260,500
unit 2a bazooka-joe at 850,850`;
  const asked = () => after(squad, 'activate 1a', 'move', 'nothing');

  test('stands where it was put, the others where they were', () => {
    const state = asked();
    const whole = marchTo(state, [150, 450])!;
    const found = withOneAt(state, whole, '1a.3', [230, 420])!;
    if (!('choice' in found) || !('parts' in found.choice) || !('parts' in whole)) throw new Error('refused');
    expect(found.choice.parts[2]!.way.at(-1)).toEqual([230, 420]);
    expect(found.choice.parts.filter((_, n) => n !== 2)).toEqual(whole.parts.filter((_, n) => n !== 2));
  });

  test('is refused by its rule: on another, too far, apart from the others', () => {
    const state = asked();
    const whole = marchTo(state, [110, 500])!;
    const why = (at: readonly [number, number]) => {
      const found = withOneAt(state, whole, '1a.2', at);
      return found !== null && 'refusal' in found ? found.refusal.rule : null;
    };
    expect(why([115, 505])).toBe('dt14.table.stand');
    expect(why([140, 850])).toBe('dt14.table.length');
    expect(why([110, 310])).toBe('dt14.table.cohesion');
    expect(withOneAt(state, whole, '2a', [500, 500])).toBeNull();
  });
});

describe('what bars a line of sight', () => {
  const bars = (thing: string, foe = '2a bazooka-joe at 700,300') => {
    const state = after(`${thing}\nunit 1a luther at 200,300@0\nunit ${foe}`);
    const line = linesOfFire(state, unitNamed(state, '1a')!).find(({ at }) => state.units[at]!.name === '2a');
    return line === undefined ? null : [line.stoppedBy, line.barredBy];
  };

  test.each([
    ['a wood, at its edge', 'wood it 400,200 500,200 500,400 400,400', [400, 300]],
    ['a wood in which he stands, so deep', 'wood it 500,200 800,200 800,400 500,400', [600, 300]],
    ['a wood in which they stand themselves', 'wood it 100,200 420,200 420,400 100,400', [300, 300]],
    ['a house', 'house it 400,200 600,200 600,400 400,400 storeys 1 opening 0-1 small', [400, 300]],
    ['a wall', 'wall it 450,100 450,500', [450, 300]],
    ['a block', 'block it 400,250 480,250 480,350 400,350', [400, 300]],
    ['smoke', 'smoke it 450,300', [400, 300]],
  ])('is %s', (_, thing, at) => {
    expect(bars(thing)).toEqual(['sight', { id: 'it', at }]);
  });

  test('is a hull, by the unit whose it is', () => {
    const state = after(`unit 1a bazooka-joe at 300,300
unit 1b luther at 420,300@16
unit 2a bazooka-joe at 560,300`);
    const [line] = linesOfFire(state, unitNamed(state, '1a')!);
    expect([line!.stoppedBy, line!.barredBy!.id]).toEqual(['sight', '1b']);
    expect(line!.barredBy!.at[0]).toBeGreaterThan(314);
    expect(line!.barredBy!.at[0]).toBeLessThan(420);
  });

  test('is the first of several; nothing where the line is open', () => {
    expect(bars('wall far 600,100 600,500\nwall it 450,100 450,500')).toEqual([
      'sight',
      { id: 'it', at: [450, 300] },
    ]);
    expect(bars('low-wall it 450,100 450,500')).toEqual([null, null]);
  });
});

describe('the cover of a place', () => {
  const at = (thing: string, foes: string) => {
    const state = after(`${thing}\nunit 1a bazooka-joe at 200,300\n${foes}`);
    const { watched, covered, inside } = coverThere(state, unitNamed(state, '1a')!);
    return {
      watched: watched.map((one) => [state.units[one.by]!.name, one.far, one.covered, one.behind]),
      covered,
      inside,
    };
  };

  test('is told from the nearest enemies who see it, out of range too', () => {
    expect(at('low-wall it 260,200 260,400', 'unit 2a rosie at 850,300\nunit 2b rosie at 200,700')).toEqual({
      watched: [
        ['2b', 372, false, null],
        ['2a', 622, true, 'it'],
      ],
      covered: false,
      inside: null,
    });
  });

  test('of a hull is what hides its corners', () => {
    const state = after(`low-wall it 260,200 260,400
unit 1a luther at 200,300@0
unit 2a rosie at 850,300`);
    expect(coverThere(state, unitNamed(state, '1a')!).watched).toEqual([
      { by: unitNamed(state, '2a')!.id, far: 596, covered: true, behind: 'it' },
    ]);
  });

  test('is what one stands in where nobody looks', () => {
    const wall = 'wall high 500,0 500,900';
    expect(at(`crater it 150,250 250,250 250,350 150,350\n${wall}`, 'unit 2a rosie at 850,300')).toEqual({
      watched: [],
      covered: true,
      inside: 'it',
    });
    expect(at(wall, 'unit 2a rosie at 850,300')).toEqual({ watched: [], covered: false, inside: null });
  });
});
