import { type GameId, isGameId } from '@dustfront/games';
import type { RuleRow } from './rule-row.ts';

const REGISTERS: Readonly<Record<GameId, () => Promise<readonly RuleRow[]>>> = {
  'dust-tactics': async () => (await import('virtual:rules/dust-tactics')).rules,
  'dust-tactics-2014': async () => (await import('virtual:rules/dust-tactics-2014')).rules,
  dust: async () => (await import('virtual:rules/dust')).rules,
};

export const loadRules = async (game: string): Promise<readonly RuleRow[]> =>
  isGameId(game) ? REGISTERS[game]() : [];
