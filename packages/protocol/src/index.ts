export {
  type ClockBook,
  deadlineOf,
  moveClocks,
  settleClocks,
  startClocks,
  timeLeft,
} from './clock.ts';
export { commitment, type FairSeeds, fairDice } from './fair/dice.ts';
export { type DiceNote, parseNote, printNote } from './fair/note.ts';
export { bytes, hex, hmac, sha256 } from './fair/sha256.ts';
export { type Verdict, verifyRecord } from './fair/verify.ts';
export { applyPatch, diff, type Patch, type PatchJson } from './patch.ts';
export type * from './schema/common.ts';
export type * from './schema/http.ts';
export type * from './schema/socket.ts';
export { PROTOCOL } from './version.ts';
