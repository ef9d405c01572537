import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const SEA = 'reactions off\nmap\nw w w . .\nw w w . .\n';
const sailing = (more = '', dice = '') =>
  table(`${SEA}unit 1a lcm-46 at A1\nunit 2a stefan at E1${more}`, dice).do('activate 1a');

describe('Naval units', () => {
  test('[dt14.equip.naval.water] deep water is open to it', () => {
    expect(sailing().do('march', 'B1').options()).toContain('C1');
  });

  test('[dt14.equip.naval.only] nothing else is', () => {
    expect(sailing().do('march', 'B1', 'C1').options()).not.toContain('D1');
  });

  test('[dt14.equip.naval.attack] a free attack follows a march', () => {
    expect(sailing().options()).toContain('march and free-attack');
    expect(sailing().do('march and free-attack', 'B1', 'C1', 'face E').question).toBe('declare-target');
  });

  test('[dt14.equip.naval.sunk] where it sinks there is deep water as before', () => {
    const t = table(
      `${SEA}to-act 2\nunit 1a lcm-46 at C1 facing W marks 9\nunit 1b rosie at E2\n` +
        'unit 1c pounder aboard 1a:cargo\nunit 2a blackhawk at E1 facing W',
      'FTT',
    ).do('activate 2a', 'attack', 'nothing');
    while (t.question === 'declare-target')
      t.do(t.options().find((id) => id.endsWith('at 1a')) ?? t.options().at(-1) ?? '');
    expect([t.unit('1a').place, t.unit('1c').place, t.state.board.ground[2]]).toEqual(['gone', 'gone', 'w']);
  });
});
