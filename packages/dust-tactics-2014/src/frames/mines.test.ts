import { expect, test } from 'vitest';
import { table } from '../testing.ts';

test('[dt14.fort.mine.attack] [dt14.ruling.mines.once] out of one field into the next: both strike', () => {
  const t = table('reactions off\nmines C5 D5\nunit 1a bazooka-joe at C5\nunit 2a honey at L9', 'F T F T').do(
    'activate 1a',
    'move',
    'nothing',
    'D5',
  );
  expect(t.unit('1a').marks).toBe(4);
});

test(`[dt14.fort.mine.attack] [dt14.fort.mine.any-unit]
    a machine of several squares is struck whichever of them comes onto the mines`, () => {
  const t = table('reactions off\nmines D6\nunit 1a sturmluther at B5 facing E\nunit 2a honey at L9', 'F').do(
    'activate 1a',
    'move',
    'nothing',
    'C5',
  );
  expect(t.unit('1a').marks).toBe(2);
});
