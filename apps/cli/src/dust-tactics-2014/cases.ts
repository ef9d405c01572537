/** What `balance` weighs: scenarios on squares, and battles on tables. */
import {
  fieldFrom,
  pointsOn,
  SCENARIOS,
  STARTER_FORCES,
  scenariosFor,
  TABLES,
  tableText,
} from '@dustfront/dust-tactics-2014';
import type { Case } from '../game.ts';
import { unknownName } from '../suggest.ts';
import { forceNamed } from './battle.ts';

const known = SCENARIOS.map(({ id }) => id);
const SIZES = ['25', '50', '100'];
/** What tables of every size are played for; those about a place where there is one. */
const POOLED = ['free-for-all', 'reload', 'fuel-run', 'the-oasis'];

const scenariosOn = (table: string): readonly string[] => {
  const field = fieldFrom(tableText(table) ?? '');
  return field === null ? [] : scenariosFor(field);
};

const sizeOf = (table: string): string => {
  const field = fieldFrom(tableText(table) ?? '');
  return field === null ? '' : String(pointsOn(field));
};

/** All tables of a size, each with what it is played for. */
const placesOf = (size: string) =>
  TABLES.filter((table) => sizeOf(table) === size).flatMap((table) =>
    POOLED.filter((scenario) => scenariosOn(table).includes(scenario)).map((scenario) => ({
      table,
      scenario,
    })),
  );

/** Two forces on all tables of a size in turn. */
function pooled(name: string, size: string, [allies = 'allies', axis = 'axis']: readonly string[]): Case {
  const places = placesOf(size);
  const forces = [`${allies}-${size}`, `${axis}-${size}`].map(forceNamed);
  return { name, setup: (game) => ({ ...places[game % places.length]!, forces }) };
}

/** Each bloc's force of a size meets each other one on each table twice, once from either seat. */
function everyTwo(name: string, size: string): Case {
  const places = placesOf(size);
  const all = Object.keys(STARTER_FORCES).map((bloc) => `${bloc}-${size}`);
  const meetings = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const forces = (game: number): readonly [string, string] => {
    const [one, other] = meetings[game % meetings.length]!;
    return Math.floor(game / meetings.length) % 2 === 0 ? [one, other] : [other, one];
  };
  const placeOf = (game: number) => {
    const meeting = game % meetings.length;
    return places[(Math.floor(game / (2 * meetings.length)) + meeting) % places.length]!;
  };
  return { name, forces, setup: (game) => ({ ...placeOf(game), forces: forces(game) }) };
}

function onTable(name: string, [table, scenario, allies, axis]: readonly string[]): Case {
  const scenarios = scenariosOn(table ?? '');
  if (!scenarios.includes(scenario ?? '')) throw unknownName('scenario', scenario ?? '', scenarios);
  const size = sizeOf(table ?? '');
  const forces = [allies ?? `allies-${size}`, axis ?? `axis-${size}`].map(forceNamed);
  return { name, setup: () => ({ table: table!, scenario: scenario!, forces }) };
}

function caseNamed(name: string): Case {
  const [first = '', ...more] = name.split(':');
  if (SIZES.includes(first) && more[0] === 'all') return everyTwo(name, first);
  if (SIZES.includes(first)) return pooled(name, first, more);
  if (TABLES.includes(first)) return onTable(name, [first, ...more]);
  if (!known.includes(name)) throw unknownName('scenario', name, [...known, ...TABLES, ...SIZES]);
  return { name, setup: () => ({ scenario: name }) };
}

/** Scenarios by name, or all of them; a table with its scenario, or all tables of a size, also with their forces. */
export const cases2014 = (names: readonly string[]): readonly Case[] =>
  (names.length > 0 ? names : known).map(caseNamed);
