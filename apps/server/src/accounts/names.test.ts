import { describe, expect, test } from 'vitest';
import { isReserved, shapeOf, tidyName } from './names.ts';

describe('names', () => {
  test('of one script, or of scripts that are written together, are names', () => {
    const names = ['Ann', 'Zoë', 'Иван', 'Ελένη', '田中 Ken', '김 Lee', 'Łukasz', 'أحمد', '😀 Ann'];
    for (const name of names) expect(tidyName(name)).toBe(name);
  });

  test('with a letter of another script, or with marks piled up, are none', () => {
    for (const name of ['Раul', 'Αnn', 'Ann\u0301\u0302\u0303', 'A\u0336\u0337nn', 'mаster'])
      expect(tidyName(name)).toBeNull();
  });

  test('look like others, whatever they are written with', () => {
    for (const name of ['аnn', 'ÁNN', 'A.n n', 'ann']) expect(shapeOf(name)).toBe('ann');
    expect(shapeOf('раul')).toBe('paul');
    expect(shapeOf('B0b')).toBe('bob');
  });

  test('of computers and offices belong to nobody', () => {
    for (const name of ['Computer', 'Computer (captain)', 'c0mputer', 'Moderator Max', 'ADMIN', 'Guest'])
      expect(isReserved(name)).toBe(true);
    for (const name of ['Ann', 'Guest 1234', 'Compton']) expect(isReserved(name)).toBe(false);
  });
});
