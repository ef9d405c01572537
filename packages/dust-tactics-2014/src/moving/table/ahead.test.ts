/** What eyes are shown before an answer: reach, lines of fire, templates. Each must be what the rules would say. */
import { isProblems, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 as game } from '../../game.ts';
import { optionId } from '../../options.ts';
import type { TacticsState } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { linesOfFire } from './lines-of-fire.ts';
import { reachAsked } from './reach.ts';
import { templatesAsked } from './templates.ts';
import { marchTo } from './what-if.ts';

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
