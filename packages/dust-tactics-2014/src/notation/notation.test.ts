import { drawOption, isProblems, Play, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { crowded } from '../../test/crowded.ts';
import { dustTactics2014 as game } from '../game.ts';
import { distance } from '../ground/squares/index.ts';
import type { TacticsState } from '../state.ts';
import { isFoot } from '../units.ts';
import { notation } from './index.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

const SETUPS = [
  { table: 'crossroads', forces: ['allies', 'axis'] },
  { rules: 'starter', scenario: 'reload', forces: ['ssu', 'blutkreuz'] },
  { scenario: 'radio-free-babylon', forces: ['allies', 'mercenaries'] },
  {
    scenario: 'firefight',
    forces: [
      {
        cards: ['carrier', 'natasha', 'koshka', 'karl', 'red-army-battle-squad', 'striker'],
        works: ['bunker'],
      },
      {
        cards: [
          'hanomag',
          'sturmgrenadier-command-squad',
          'luther',
          'falke',
          'sigrid',
          'totenmeister',
          'zombie-squad',
          'field-laser-gun',
        ],
        works: [],
      },
    ],
  },
];

/** The table without what a position does not tell: procedures under way and the number of the question. */
const onTable = (state: TacticsState) => ({ ...state, stack: [], question: 0 });

describe('positions as text', () => {
  test.each(SETUPS)('print and parse are inverses throughout a match: $scenario', (setup) => {
    for (let seed = 0; seed < 4; seed++) {
      const state = game.setup(setup as never);
      if (isProblems(state)) throw new Error(JSON.stringify(state));
      const play = new Play(game, state, seededDice(`notation ${seed}`));
      const pick = seededPick(`notation ${seed}`);
      for (let n = 0; play.seat >= 0; n++) {
        if (n % 9 === 0 && play.state.stack.some((frame) => frame.kind === 'turn')) {
          const text = printPosition(play.state);
          const read = parsePosition(text);
          if (!('stack' in read)) throw new Error(JSON.stringify(read));
          expect(onTable(read)).toEqual(onTable(play.state));
          expect(printPosition(read)).toBe(text);
        }
        play.answer(play.seat, drawOption(play.options(play.seat), play.space, pick)!);
      }
    }
  });

  test('a position that is taken up asks for the next activation', () => {
    const state = parsePosition('map\n  . . .\nunit 1a hans at A1\nunit 2a honey at C1\n');
    if (!('stack' in state)) throw new Error(JSON.stringify(state));
    const play = new Play(game, state, seededDice('x'));
    expect(play.seat).toBe(0);
    expect(game.optionId(play.options(0).at(0)!)).toBe('activate 1a');
  });

  test('mistakes are told by line', () => {
    expect(parsePosition('map\n  . .\n  .\n')).toMatchObject([{ at: 'map' }]);
    expect(parsePosition('map\n  . .\nunit 1a nobody at A1\nunit 1b hans at Z9\nfoo')).toMatchObject([
      { at: 'line 3', text: 'no card nobody' },
      { at: 'line 4', text: 'no square Z9' },
      { at: 'line 5' },
    ]);
  });
});

test('[dt14.target.legal] the sight that is asked for is the sight that attacks need', () => {
  const { questions } = notation;
  let [seen, hidden] = [0, 0];
  for (let n = 0; n < 120; n++) {
    const state = crowded(`aims ${n}`);
    for (const from of state.units) {
      if (from.card !== 'ranger-combat-squad') continue;
      const aims = Object.entries(questions.targets!(state, from.name) as Record<string, string[]>);
      const rifles = aims.flatMap(([name, targets]) => (name.startsWith('Automatic Rifle') ? targets : []));
      for (const to of state.units) {
        if (to.side === from.side || !isFoot(to) || distance(state, from, to) > 6) continue;
        const sees = questions.lineOfSight!(state, [from.name, to.name]);
        expect(rifles.includes(to.name), `${n}: ${from.name} at ${to.name}`).toBe(sees);
        expect(questions.sight!(state, [from.name, to.name])).toBe(sees);
        if (sees === true) seen++;
        else hidden++;
      }
    }
  }
  expect(Math.min(seen, hidden)).toBeGreaterThan(20);
});
