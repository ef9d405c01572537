import type { Store } from '../store/store.ts';
import { Ledger, type Opening } from './ledger.ts';

const EVERY = 64;

/** The ledger to begin reading the log with: a snapshot at or before number `upto`, else the opening. */
export async function fromSnapshot(
  store: Store,
  match: string,
  opening: Opening,
  upto: number,
): Promise<Ledger> {
  const snapshot = await store.entries.snapshot(match);
  const usable = snapshot && snapshot.rules === opening.game.version && snapshot.number <= upto;
  return usable ? Ledger.thaw(opening, snapshot.body) : new Ledger(opening);
}

/** Keeps a snapshot now and then. Only a help for loading: a failure costs time later, nothing else. */
export async function keepSnapshot(store: Store, match: string, ledger: Ledger): Promise<void> {
  const { number, settled, game } = ledger;
  if (number === 0 || number % EVERY !== 0 || !settled) return;
  await store.entries
    .saveSnapshot({ match, number, rules: game.version, body: ledger.freeze() })
    .catch(() => {});
}
