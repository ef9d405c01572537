import { BARE_TABLES, READY_BATTLES, READY_FORCES, SCENARIOS, TABLES } from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import type { Armies, Battle, BattleFlags, Case } from '../game.ts';
import { unknownName } from '../suggest.ts';

const tables = [...TABLES, ...BARE_TABLES];
const known = SCENARIOS.map(({ id }) => id);
/** Small battles to learn by, each with its table and its forces. */
const ladder = READY_BATTLES.map(({ scenario }) => scenario).filter((id) => !known.includes(id));

/** A ready-made force by name, or the cards of one: `bazooka-joe,wildfire`. */
const force = (text: string): Json =>
  Object.hasOwn(READY_FORCES, text)
    ? text
    : { name: 'own', cards: text.split(',').map((card) => card.trim()) };

const named = (cards: string | readonly string[]): string =>
  typeof cards === 'string' ? cards : cards.join(',');

/** The set-up that flags ask for. */
export function battle2014({ scenario: asked, table: given }: BattleFlags, armies: Armies): Battle {
  const learnt = READY_BATTLES.find((one) => one.scenario === asked && !known.includes(one.scenario));
  const scenario = asked ?? (given === undefined ? 'firefight' : 'free-for-all');
  const table = given ?? learnt?.table;
  if (table !== undefined && !tables.includes(table)) throw unknownName('table', table, tables);
  const isKnown = scenario === 'random' || table !== undefined || known.includes(scenario);
  if (!isKnown) throw unknownName('scenario', scenario, [...known, ...ladder]);
  const [allies, axis] = (learnt?.forces ?? ['allies', 'axis']).map(named);
  const forces = [force(armies.allies ?? allies ?? ''), force(armies.axis ?? axis ?? '')];
  const measured = table === undefined ? {} : { table };
  return { setup: { scenario, forces, ...measured }, title: scenario };
}

/** Scenarios by name, or all of them. */
export const cases2014 = (names: readonly string[]): readonly Case[] =>
  (names.length > 0 ? names : known).map((name) => {
    if (!known.includes(name)) throw unknownName('scenario', name, known);
    return { name, setup: () => ({ scenario: name }) };
  });
