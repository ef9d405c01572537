export { levelsFor, loadPlayer, playersFor } from './levels.ts';
export * from './player.ts';
export { recruit } from './recruit.ts';
export { isLegal, optionNamed, safe } from './safe.ts';
export { words as aiWords } from './words.ts';
