export { type GameResult, type GameSpec, playGame } from './arena/game.ts';
export {
  type PairResult,
  type PairSpec,
  type PlayedGame,
  playPair,
  playPairAt,
  type Table,
} from './arena/pair.ts';
export * from './arena/ratings.ts';
export * from './arena/score.ts';
export { arenaSetup } from './arena/setups.ts';
export * from './arena/summary.ts';
export { coverageOf, endgameOf, trialOf } from './campaigns.ts';
export type { EndgameSpec } from './core/endgame.ts';
export type { CoverageSpec } from './coverage.ts';
export { levelsFor, loadPlayer, playersFor } from './levels.ts';
export { type LuckAccount, type LuckEntry, type LuckKeeper, luckKeeper, luckOf } from './luck.ts';
export { readOwnBudget } from './own-budget.ts';
export * from './player.ts';
export { recruit } from './recruit.ts';
export { hint, type Review, type Reviewed, type ReviewOptions, review } from './review.ts';
export { isLegal, optionNamed, safe } from './safe.ts';
export { addedUp, type KindCount } from './tally.ts';
export type { Fault, FaultKind, TrialResult, TrialSpec } from './trial.ts';
export { words as aiWords } from './words.ts';
