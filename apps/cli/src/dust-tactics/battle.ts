import { ARMIES, ARMY_PAIRS, BATTLEFIELDS, SCENARIOS } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { Failure } from '../failure.ts';
import type { Armies, Battle, BattleFlags, Case } from '../game.ts';
import { unknownName } from '../suggest.ts';
import { type SetupFlags, setupFrom } from './setup.ts';

/** The set-up that flags ask for. */
export function coreBattle({ scenario, battlefield, rounds }: BattleFlags, armies: Armies): Battle {
  const asked: Record<string, string | number | undefined> = { scenario, battlefield, rounds, ...armies };
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const { setup, title } = setupFrom(given as SetupFlags);
  return { setup: setup as unknown as Json, title };
}

function armyOf(name: string, bloc: 'allies' | 'axis') {
  const army = ARMIES.find(({ id }) => id === name);
  if (!army)
    throw unknownName(
      'army',
      name,
      ARMIES.map(({ id }) => id),
    );
  if (army.bloc !== bloc) throw new Failure('setup.pair', { army: name, own: `bloc.${army.bloc}` });
  return army;
}

function coreCase(name: string): Case {
  const scenario = SCENARIOS.find(({ id, number }) => id === name || String(number) === name);
  if (scenario) return { name: scenario.id, setup: () => ({ scenario: scenario.id }) };
  const [first = '', second] = name.split(':');
  const pair = ARMY_PAIRS.find((armies) => armies.some(({ id }) => id === name));
  if (second === undefined && !pair)
    throw unknownName(
      'battle',
      name,
      [...SCENARIOS, ...ARMIES].map(({ id }) => id),
    );
  const [allies, axis] = pair ?? [armyOf(first, 'allies'), armyOf(second!, 'axis')];
  return {
    name: `${allies.id}:${axis.id}`,
    setup: (game) =>
      ({
        battlefield: BATTLEFIELDS[game % BATTLEFIELDS.length]!.id,
        forces: { allies: allies.units, axis: axis.units },
        points: 'open',
      }) as unknown as Json,
  };
}

/** A scenario, an army against the one it is paired with, or two armies. */
export const coreCases = (names: readonly string[]): readonly Case[] =>
  (names.length > 0 ? names : SCENARIOS.map(({ id }) => id)).map(coreCase);
