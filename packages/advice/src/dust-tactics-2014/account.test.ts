import { dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { type Json, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { account } from './account.ts';

const position = `rules full
reactions off
scenario firefight
turn 3 of 8
to-act 1
edges S N
map
${'  . . . . . . . . . . . .\n'.repeat(9)}crates F5
unit 1a heavy-laser-grenadier-squad at C5 acted
unit 2a ranger-combat-squad at F5
unit 2b lara at L1
`;

/** The table while the lasers are aimed, plain or sustained. */
function aiming(how: string): Json {
  const state = dustTactics2014.notation!.parsePosition(position) as TacticsState;
  const play = new Play(dustTactics2014, state, seededDice('x'));
  for (const id of how === 'attack' ? ['activate 1a', 'attack', 'nothing'] : ['activate 1a', 'sustained']) {
    const options = play.options(play.seat);
    for (let i = 0; i < options.length; i++)
      if (dustTactics2014.optionId(options.at(i)!) === id) {
        play.answer(play.seat, options.at(i)!);
        break;
      }
  }
  return dustTactics2014.view(play.state, null);
}

const focus = { unit: '1a', line: 'Heavy Assault Laser|6', target: '2a', back: false, lost: null };

describe('how a line came about', () => {
  test('dice, faces, range, chain, cover and saves, each with its rule', () => {
    const told = account(aiming('attack'), focus);
    expect(told?.rows.map(({ text, params }) => [text, params])).toEqual([
      ['dice', { count: 6 }],
      ['hit', { faces: 2 }],
      ['range', { range: 3, most: 6 }],
      ['chain', {}],
      ['anyCover', {}],
      ['saves', { faces: 4 }],
    ]);
    expect(told?.rows.every(({ rule }) => rule?.startsWith('dt14.'))).toBe(true);
  });

  test('a sustained attack rolls misses again', () => {
    expect(account(aiming('sustained'), focus)?.rows.map(({ text }) => text)).toContain('reroll');
  });

  test('blows struck back and units that are not there have no account', () => {
    expect(account(aiming('attack'), { ...focus, back: true })).toBeNull();
    expect(account(aiming('attack'), { ...focus, target: '9z' })).toBeNull();
  });
});
