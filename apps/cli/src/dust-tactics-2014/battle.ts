import {
  BARE_TABLES,
  fieldFrom,
  pointsOn,
  READY_BATTLES,
  READY_FORCES,
  SCENARIOS,
  TABLES,
  tableText,
} from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import type { Armies, Battle, BattleFlags } from '../game.ts';
import { unknownName } from '../suggest.ts';

const tables = [...TABLES, ...BARE_TABLES];
const known = SCENARIOS.map(({ id }) => id);
/** Small battles to learn by, each with its table and its forces. */
const ladder = READY_BATTLES.map(({ scenario }) => scenario).filter((id) => !known.includes(id));

/** A ready-made force by name, or the cards of one: `bazooka-joe,wildfire`. */
export const forceNamed = (text: string): Json =>
  Object.hasOwn(READY_FORCES, text)
    ? text
    : { name: 'own', cards: text.split(',').map((card) => card.trim()) };

const named = (cards: string | readonly string[]): string =>
  typeof cards === 'string' ? cards : cards.join(',');

/** Starter forces, or on a table as many points as it has room for (dt14.table.size). */
function usualForces(table: string | undefined): readonly [string, string] {
  const field = fieldFrom(tableText(table ?? '') ?? '');
  return field === null ? ['allies', 'axis'] : [`allies-${pointsOn(field)}`, `axis-${pointsOn(field)}`];
}

/** The set-up that flags ask for. */
export function battle2014({ scenario: asked, table: given }: BattleFlags, armies: Armies): Battle {
  const learnt = READY_BATTLES.find((one) => one.scenario === asked && !known.includes(one.scenario));
  const scenario = asked ?? (given === undefined ? 'firefight' : 'free-for-all');
  const table = given ?? learnt?.table;
  if (table !== undefined && !tables.includes(table)) throw unknownName('table', table, tables);
  const isKnown = scenario === 'random' || table !== undefined || known.includes(scenario);
  if (!isKnown) throw unknownName('scenario', scenario, [...known, ...ladder]);
  const [allies, axis] = (learnt?.forces ?? usualForces(table)).map(named);
  const forces = [forceNamed(armies.allies ?? allies ?? ''), forceNamed(armies.axis ?? axis ?? '')];
  const measured = table === undefined ? {} : { table };
  return { setup: { scenario, forces, ...measured }, title: scenario };
}
