import type { CliGame } from '../game.ts';
import { coreBattle, coreCases } from './battle.ts';
import { coreBriefing } from './briefing.ts';
import { coreCards } from './card-list.ts';
import { coreOdds } from './odds.ts';
import { coreTable } from './table.ts';

/** The Core Set on the command line. */
export const coreGame: CliGame<'dust-tactics'> = {
  id: 'dust-tactics',
  table: coreTable,
  cards: coreCards,
  takes: ['scenario', 'battlefield', 'rounds', 'allies', 'axis'],
  battle: coreBattle,
  cases: coreCases,
  sides: ['Allies', 'Axis'],
  briefing: coreBriefing,
  odds: { tell: coreOdds, only: ['berserk', 'allInOne', 'moved'] },
};
