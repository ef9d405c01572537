export { type ClockBook, deadlineOf, moveClocks, startClocks } from './clock.ts';
export { type Aside, printAside } from './fair/asides.ts';
export { follows, ServerLinks } from './fair/chain.ts';
export {
  Course,
  type CourseState,
  type Promised,
  SERVER_LINKS,
  type Share,
  startOf,
  wordsOf,
} from './fair/course.ts';
export { type Kept, type KeptChain, parseKept, withKept } from './fair/kept.ts';
export { type ChainsNote, parseChainsNote, printNote, SCHEME, type SpentChain } from './fair/note.ts';
export {
  keptOf,
  linkAfter,
  type NextLink,
  newChain,
  type OwnChain,
  type OwnDice,
  spend,
} from './fair/own.ts';
export { answerText, BACK, WORD } from './fair/said.ts';
export { commitment, type FairSeeds, fairDice } from './fair/seeds.ts';
export { printNote as printSeedsNote } from './fair/seeds-note.ts';
export type { ByServer, Checked, Reason, Verdict } from './fair/verdict.ts';
export { tellsOfDice, verifyRecord } from './fair/verify.ts';
export { isHeld } from './fair/verify-chains.ts';
export { isPage, PAGES, type PageName } from './pages.ts';
export { applyPatch, diff, type Patch, type PatchJson } from './patch.ts';
export type * from './schema/common.ts';
export type * from './schema/http.ts';
export type * from './schema/socket.ts';
export { PROTOCOL } from './version.ts';
