import { SCENARIOS, STARTER_FORCES, TABLES } from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import type { Armies, Battle, BattleFlags, Case } from '../game.ts';
import { unknownName } from '../suggest.ts';

const known = SCENARIOS.map(({ id }) => id);

/** A starter force by name, or the cards of one: `bazooka-joe,wildfire`. */
const force = (text: string): Json =>
  Object.hasOwn(STARTER_FORCES, text)
    ? text
    : { name: 'own', cards: text.split(',').map((card) => card.trim()) };

/** The set-up that flags ask for. */
export function battle2014({ scenario: asked, table }: BattleFlags, armies: Armies): Battle {
  const scenario = asked ?? (table === undefined ? 'firefight' : 'free-for-all');
  if (table !== undefined && !TABLES.includes(table)) throw unknownName('table', table, TABLES);
  const isKnown = scenario === 'random' || table !== undefined || known.includes(scenario);
  if (!isKnown) throw unknownName('scenario', scenario, known);
  const forces = [force(armies.allies ?? 'allies'), force(armies.axis ?? 'axis')];
  const measured = table === undefined ? {} : { table };
  return { setup: { scenario, forces, ...measured }, title: scenario };
}

/** Scenarios by name, or all of them. */
export const cases2014 = (names: readonly string[]): readonly Case[] =>
  (names.length > 0 ? names : known).map((name) => {
    if (!known.includes(name)) throw unknownName('scenario', name, known);
    return { name, setup: () => ({ scenario: name }) };
  });
