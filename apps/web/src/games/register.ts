import { isGameId } from '@dustfront/games';
import type { RuleRow } from './rule-row.ts';
import { TILES } from './tiles.ts';

export const loadRules = async (game: string): Promise<readonly RuleRow[]> =>
  isGameId(game) ? TILES[game].rules() : [];
