import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Amphibious', () => {
  test('[dt14.equip.amphibious.water] deep water is open ground', () => {
    const water = 'reactions off\nmap\n. w .\n# # #\n';
    expect(
      table(`${water}unit 1a pt-47a at A1\nunit 2a hans at C1`)
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).toContain('B1');
    expect(
      table(`${water}unit 1a red-fury at A1\nunit 2a hans at C1`)
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).not.toContain('B1');
  });
});
