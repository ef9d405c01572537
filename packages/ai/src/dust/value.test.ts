import { createHash } from 'node:crypto';
import { dust } from '@dustfront/dust';
import { Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { exp } from './exp.ts';
import { chances, FEATURE_NAMES, features, WEIGHTS } from './value.ts';
import fitted from './value.weights.json' with { type: 'json' };

/** The recommended set-up with points, so that no rule of thumb has a part in it. */
function position() {
  const state = dust.setup({ players: 3, quickSetup: 'recommended' });
  if (!('players' in state)) throw new Error('no such set-up');
  const play = new Play(dust, state, seededDice('a fixed position'));
  [7, 12, 9].forEach((points, seat) => {
    play.state.players[seat]!.points = points;
  });
  return play.state;
}

describe('the value of a position, bit for bit', () => {
  test('what describes it', () => {
    const found = features(position());
    expect(createHash('sha256').update(found.join(' ')).digest('hex')).toBe(
      '0e5cfcaabf47b59ee3e8da8119121eee0b73f9d41cec3a98385f4f382551b883',
    );
  });

  test('the chances', () => {
    expect(chances(features(position()), WEIGHTS)).toEqual([
      0.2964692906459807, 0.371942574801396, 0.3315881345526235,
    ]);
  });

  test('the exponential function is the usual one to the last digit but one', () => {
    for (let x = -20; x <= 20; x += 0.013) {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(4.5e-16);
    }
    expect([exp(0), exp(-800), exp(800)]).toEqual([1, 0, Number.POSITIVE_INFINITY]);
  });
});

describe('the weights', () => {
  test('there is one for every number, and nothing else', () => {
    expect(Object.keys(fitted.weights)).toEqual([...FEATURE_NAMES]);
    expect(WEIGHTS.every(Number.isFinite)).toBe(true);
  });

  test('their file says where they come from', () => {
    expect(fitted.rules).toBe(`${dust.id} ${dust.version}`);
    expect(fitted.data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(fitted.training.positions + fitted.heldOut.positions).toBe(fitted.data.positions);
    expect(fitted.heldOut.loss).toBeLessThan(fitted.heldOut.evenLoss);
  });
});
