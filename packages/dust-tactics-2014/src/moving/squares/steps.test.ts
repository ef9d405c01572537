import { describe, expect, test } from 'vitest';
import { doing, given } from '../../../test/steps.ts';
import { moveFrame } from '../../frames/make.ts';
import { table } from '../../testing.ts';
import { move } from './move.ts';

const moving = (position: string, ...dice: string[]) =>
  table(`reactions off\n${position}`, dice.join('')).do('activate 1a', 'move', 'nothing');

describe('steps on squares', () => {
  test('[dt14.fort.wire.roll] a man rolls when he leaves wire, in the first square too', () => {
    const t = moving('map\n. . .\nwire A1\nunit 1a rosie at A1\nunit 2a hans at C1', 'F').do('B1');
    expect(t.at('1a')).toBe('B1');
    const stuck = moving('map\n. . .\nwire A1\nunit 1a rosie at A1\nunit 2a hans at C1', 'T').do('B1');
    expect(stuck.at('1a')).toBe('A1');
  });

  test('whoever flies passes over mines and wire', () => {
    const t = moving('map\n. . . .\nmines B1\nwire C1\nunit 1a rhino at A1\nunit 2a karl').do('B1', 'C1');
    expect(t.at('1a')).toBe('C1');
  });

  test('a movement of no step is none', () => {
    const { state } = table('unit 1a rosie at C3');
    const end = (steps: number) =>
      JSON.stringify(doing(move, 'end')(given(state).cx, { ...moveFrame(0, 1, false), steps }));
    expect([end(0), end(1)].map((text) => text.includes('"moved":true'))).toEqual([false, true]);
  });

  const boards = (position: string) =>
    moving(position)
      .options()
      .filter((id) => id.startsWith('board'));
  test('[dt14.sea.mount] infantry boards a vessel from the shore, a vehicle too, both from beside it', () => {
    const shore = (at: string, card: string) =>
      boards(`map\n. . w w\nunit 1a ${card} at ${at}\nunit 1b lcm-46 at C1\nunit 2a hans`);
    expect(shore('B1', 'rosie')).toEqual(['board 1b as passenger']);
    expect(shore('A1', 'rosie')).toEqual([]);
    expect(shore('B1', 'wildfire')).toHaveLength(1);
    expect(shore('A1', 'wildfire')).toEqual([]);
  });

  test('a bunker has walls at the first edge of the board too', () => {
    const t = moving('map\n. . . .\n. . . .\n. . . .\nfort bunker B1 E 1\nunit 1a rosie at A3\nunit 2a hans');
    expect(t.options()).not.toContain('B2');
    const at = moving(
      'map\n. . . .\n. . . .\n. . . .\nfort bunker B1 N 1\nunit 1a rosie at A1\nunit 2a hans',
    );
    expect(
      at
        .options()
        .filter((id) => /^[A-D]\d$/.test(id))
        .sort(),
    ).toEqual(['A2']);
  });
});
