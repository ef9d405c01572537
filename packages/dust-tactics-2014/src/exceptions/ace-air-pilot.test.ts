import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Ace Air Pilot', () => {
  test('[dt14.skill.ace-air.die] third action on F or T in the air', () => {
    const roll = (face: string) =>
      table(
        'reactions off\nunit 1a the-bloody-baron aboard 1b:pilot\nunit 1b falke at C5\nunit 2a honey at L9',
        face,
      ).do('activate 1b', 'march').question;
    expect([roll('F'), roll('S')]).toEqual(['declare-action', 'move']);
  });
});
