import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Grapple weapons', () => {
  test('[dt14.weapon.grapple.stun] [dt14.ruling.grapple.ends] the grip ends with the death of the grappler', () => {
    const t = table(
      'reactions off\nunit 1a ludwig at C5 facing E\nunit 2a mikhail at F5 marks 5\nunit 1b hans at G5 stuns 2a',
      'FTT',
    );
    t.do('activate 1a', 'attack', 'nothing', '1a Dual Anti-Tank Guns x1 at 2a');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.unit('1b').stuns).toEqual([]);
  });

  test('[dt14.weapon.grapple.react] one die to react', () => {
    const t = table(
      'unit 1a honey at C5\nunit 1b rosie at A9\nunit 2a wildfire at F5 facing W stuns -',
      'T',
    ).do('activate 1a', 'move', 'nothing', 'face E', 'react 2a');
    expect(t.unit('2a').stuns).toEqual([]);
    expect(t.dice.left()).toBe(0);
  });
});
