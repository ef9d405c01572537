import { describe, expect, test } from 'vitest';
import { asked, measured } from '../../../test/tabletop.ts';
import { perilsOf } from './perils.ts';
import { marchTo } from './what-if.ts';

const POSITION = [
  'mines field 400,200 500,200 500,400 400,400',
  'wire coil 400,500 500,500 500,700 400,700',
  'rubble heap 600,200 700,200 700,400 600,400',
  'unit 1a ranger-sniper-squad at 350,300 350,260',
  'unit 1b hanomag at 550,300@0',
  'unit 1c rosie at 350,600',
  'unit 2a hans at 850,850@0',
];

const perils = (name: string, to: readonly [number, number], length = 200) => {
  const state = asked(measured(...POSITION), name, length);
  return perilsOf(state, marchTo(state, to)!);
};

describe('what a movement would meet', () => {
  test('[dt14.table.mines] mines strike every man who treads on them', () => {
    expect(perils('1a', [450, 300])).toEqual({ mines: 2, tests: [], area: null });
    expect(perils('1a', [300, 300])).toEqual({ mines: 0, tests: [], area: null });
  });

  test('[dt14.table.hard-ground] wire lets two of six faces pass, tracks on rubble four', () => {
    expect(perils('1c', [450, 600])).toEqual({ mines: 0, tests: [2], area: 'coil' });
    expect(perils('1b', [640, 300])).toMatchObject({ tests: [4], area: 'heap' });
  });
});
