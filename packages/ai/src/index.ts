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
export { type EndgameSpec, endgameOf } from './core/endgame.ts';
export { addedUp, type CoverageSpec, coverageOf, type KindCount } from './coverage.ts';
export { kindOfOption } from './kinds.ts';
export { levelsFor, loadPlayer, playersFor } from './levels.ts';
export { type LuckAccount, type LuckEntry, type LuckKeeper, luckKeeper, luckOf } from './luck.ts';
export { readOwnBudget } from './own-budget.ts';
export * from './player.ts';
export { recruit } from './recruit.ts';
export { hint, type Review, type Reviewed, type ReviewOptions, review } from './review.ts';
export { isLegal, optionNamed, safe } from './safe.ts';
export { type Fault, type FaultKind, type TrialResult, type TrialSpec, trialOf } from './trial.ts';
export { variedSetup } from './variety.ts';
export { words as aiWords } from './words.ts';
