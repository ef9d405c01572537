import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Ace Pilot', () => {
  test('[dt14.skill.ace-pilot.third] [dt14.skill.ace-pilot.die] third action on F or T', () => {
    const roll = (face: string) =>
      table(
        'reactions off\nunit 1a panzerprinz aboard 1b:pilot acted\nunit 1b hans at C5 acted\nunit 2a honey at L9',
        face,
      ).do('activate 1b', 'nothing', 'nothing').question;
    expect([roll('F'), roll('T'), roll('S')]).toEqual(['declare-action', 'declare-action', 'activate']);
  });
});
