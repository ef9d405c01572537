import type { GameId } from '@dustfront/games';

/** The game whose scenarios make a campaign. */
export const CAMPAIGN_GAME = 'dust-tactics' satisfies GameId;
