import '../dust-tactics-2014/outside.ts';
import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { describe, expect, test, vi } from 'vitest';

vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { coreScene } = await import('./scene.ts');

function pieces(joined: boolean, gait?: 'walk' | 'jump') {
  const state = dustTactics.notation?.parsePosition(`round 1 of 8
turn allies
map
  . . .
  . . .
  . . .
allies recon-rangers B2
allies joe-brown B2
axis recon-grenadiers C1
`) as CoreState;
  const [squad, hero] = state.units;
  if (squad === undefined || hero === undefined) throw new Error(JSON.stringify(state));
  squad.joined = joined ? hero.id : -1;
  hero.joined = joined ? squad.id : -1;
  const frame = { kind: 'move', step: 'step', unit: squad.id, gait };
  if (gait !== undefined) state.stack.push(frame);
  return coreScene(state).pieces;
}

describe('who stands on one square', () => {
  test.each([true, false])('a hero stands small beside the squad, joined (%s) or not', (joined) => {
    const there = pieces(joined).filter(({ square }) => square === 'B2');
    expect(there.map(({ key, small }) => [key, small])).toEqual([
      ['recon-rangers', false],
      ['joe-brown', true],
    ]);
    expect(there[1]?.slot).toBe(0);
  });
});

test('who jumps is in the air, and with him who has joined; who walks is not', () => {
  const aloft = (gait: 'walk' | 'jump') => pieces(true, gait).filter((piece) => piece.aloft === true);
  expect(aloft('jump').map(({ key }) => key)).toEqual(['recon-rangers', 'joe-brown']);
  expect(aloft('walk')).toEqual([]);
});
