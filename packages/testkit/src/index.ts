export { expectTranslated } from './catalogues.ts';
export * from './gameContract.ts';
export * from './games.ts';
export * from './golden.ts';
export * from './planted.ts';
export * from './referee/short.ts';
export { expectSpaceOf } from './spaceContract.ts';
