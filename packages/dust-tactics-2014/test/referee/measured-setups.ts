/** Random set-ups of measured play: every table and what may be played on it, all cards, works, terrain set out. */
import { isProblems, type Json, seededPick } from '@dustfront/kernel';
import { dustTactics2014 } from '../../src/game.ts';
import { scenariosFor } from '../../src/scenarios/on-table.ts';
import { BARE_TABLES, fieldFrom, TABLES, tableText } from '../../src/scenarios/tables/index.ts';
import { BLOCS, cards, type Pick, worksOf } from './setups.ts';

function candidate(pick: Pick): Json {
  const names = [...TABLES, ...BARE_TABLES];
  const table = names[pick(names.length)]!;
  const scenarios = scenariosFor(fieldFrom(tableText(table)!)!);
  const force = () => ({ cards: cards(pick), works: worksOf(pick) });
  return {
    table,
    scenario: scenarios[pick(scenarios.length)]!,
    reactions: pick(4) > 0,
    ...(pick(4) === 0 ? { placement: true } : {}),
    forces: pick(4) === 0 ? [BLOCS[pick(4)]!, BLOCS[pick(4)]!] : [force(), force()],
  };
}

/** The set-up of a seed: the first of its candidates that can be played. */
export function measuredSetup(seed: string): Json {
  const pick = seededPick(seed);
  for (;;) {
    const setup = candidate(pick);
    if (!isProblems(dustTactics2014.setup(setup))) return setup;
  }
}
