import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Medevac', () => {
  test('[dt14.equip.medevac.action] [dt14.equip.medevac.target] [dt14.equip.medevac.dice] [dt14.ruling.medevac.who] one die for each lost soldier, back on F', () => {
    const t = table(
      'reactions off\nunit 1a air-ambulance at C5\nunit 1b red-army-battle-squad at D5 soldiers 0,1\nunit 1c yakov at C6 marks 1\nunit 2a hans at L9',
      'FTF',
    ).do('activate 1a', 'medevac', 'nothing');
    expect(t.options()).toEqual(['choose 1b']);
    t.do('choose 1b');
    expect(t.unit('1b').soldiers).toHaveLength(4);
  });
});
