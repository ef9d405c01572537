import { describe, expect, test } from 'vitest';
import { editDistance, suggestions, unknownName } from './suggest.ts';

describe('suggestions', () => {
  test.each([
    ['', '', 0],
    ['luther', 'luther', 0],
    ['luther', 'lother', 1],
    ['luther', 'lutehr', 1],
    ['luther', 'lther', 1],
    ['luther', 'ludwig', 4],
  ])('from %j to %j it takes %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  test('the nearest come first, far ones not at all', () => {
    expect(suggestions('lother', ['ludwig', 'lothar', 'luther', 'hot-dog'])).toEqual(['lothar', 'luther']);
    expect(suggestions('grenadiers', ['recon-grenadiers', 'luther'])).toEqual(['recon-grenadiers']);
    expect(suggestions('xyzzyq', ['ludwig', 'luther'])).toEqual([]);
  });

  test('short lists are told whole when nothing is near', () => {
    expect(unknownName('game', 'chess', ['dust', 'dust-tactics']).message).toBe(
      'there is no game "chess". There are: dust, dust-tactics.',
    );
  });
});
