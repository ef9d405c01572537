import { describe, expect, test } from 'vitest';
import { readTable } from '../ground/table/drawn.ts';
import { READY_FORCES } from '../ready-forces.ts';
import { scenarioOf } from './index.ts';
import { READY_BATTLES, scenariosFor, TABLE_SCENARIOS } from './on-table.ts';

describe('battles on tables', () => {
  test('ready to be played, those to learn by first', () => {
    expect(
      READY_BATTLES.map(({ scenario, table, forces }) => `${scenario} on ${table}: ${forces.join(' / ')}`),
    ).toEqual([
      'first-steps on farmyard: ranger-combat-squad / grenadier-battle-squad',
      'first-machines on chapel: ranger-attack-squad,wildfire / sturmgrenadier-assault-squad,hans',
      'first-objectives on depot: allies-25 / axis-25',
      'reload on crossroads: ssu-50 / axis-50',
      'fuel-run on canal: allies-50 / blutkreuz-50',
      'no-mans-land on front-line: allies-100 / axis-100',
      'the-oasis on oasis: ssu-100 / axis-100',
    ]);
  });

  test('what is played on tables only', () => {
    expect(TABLE_SCENARIOS.map(({ id, lastTurn }) => `${id} ${lastTurn}`)).toEqual([
      ...['free-for-all 8', 'first-steps 4', 'first-machines 5', 'first-objectives 6'],
    ]);
    expect(scenarioOf('first-steps')).toBe(TABLE_SCENARIOS[1]);
    expect(() => scenarioOf('moon')).toThrow('moon');
  });

  test.each([
    ['bare', '', ['free-for-all', 'first-machines']],
    ['with one marker', 'marker a 1,1', ['free-for-all', 'first-machines']],
    [
      'with two',
      'marker a 1,1\nmarker b 9,9',
      [
        ...['free-for-all', 'first-machines', 'reload', 'fuel-run', 'no-mans-land'],
        ...['first-steps', 'first-objectives'],
      ],
    ],
    ['with a place', 'place p 1,1 9,1 9,9', ['free-for-all', 'first-machines', 'the-oasis']],
  ])('[dt14.table.scenarios] what may be played on a table %s', (_, drawn, ids) => {
    const field = readTable(`table 900 900\n${drawn}`);
    expect('features' in field && scenariosFor(field)).toEqual(ids);
  });

  test('ready-made forces', () => {
    const blocs = ['allies', 'axis', 'ssu', 'mercenaries', 'blutkreuz'];
    expect(Object.keys(READY_FORCES)).toEqual([
      ...blocs,
      ...blocs.flatMap((bloc) => [25, 50, 100].map((points) => `${bloc}-${points}`)),
    ]);
  });
});
