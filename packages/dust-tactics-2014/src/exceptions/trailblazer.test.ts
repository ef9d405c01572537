import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Trailblazer', () => {
  test('[dt14.skill.trailblazer.pass] [dt14.skill.trailblazer.shared] passes enemies, shared with the unit', () => {
    const t = table(
      'reactions off\nmap\n. . .\n# # #\nunit 1a christoph at A1 acted\nunit 2a honey at B1',
    ).do('activate 1a', 'move', 'nothing', 'B1');
    expect(t.options()).not.toContain('stop');
    t.do('C1');
    expect(t.at('1a')).toBe('C1');
    const both = table(
      'reactions off\nmap\n. . .\n# # #\nunit 1a christoph at A1 acted\n' +
        'unit 1b grenadier-battle-squad at A1 acted\nunit 2a honey at B1',
    ).do('activate 1b', 'join 1a to 1b', 'move', 'nothing');
    expect(both.options()).toContain('B1');
  });
});
