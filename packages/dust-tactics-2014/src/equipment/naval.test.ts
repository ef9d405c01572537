import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Naval units', () => {
  test('[dt14.equip.naval.water] [dt14.equip.naval.only] [dt14.equip.naval.attack] [dt14.equip.naval.sunk] at home in deep water, a free attack after a march, water where it sinks', () => {
    const sea = 'reactions off\nmap\nw w w . .\nw w w . .\n';
    const t = table(`${sea}unit 1a lcm-46 at A1\nunit 2a stefan at E1`).do('activate 1a');
    expect(t.options()).toContain('march and free-attack');
    t.do('march and free-attack', 'B1', 'C1');
    expect(t.options()).not.toContain('D1');
    t.do('face E');
    expect(t.question).toBe('declare-target');
    expect(t.state.board.ground[2]).toBe('w');
  });
});
