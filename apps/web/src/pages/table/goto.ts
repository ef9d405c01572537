import type { Controller } from '../../modes/controller.ts';
import { amend, href } from '../../router.ts';

/** Shows another moment of the match, and its address. */
export function goTo(c: Controller, at: number): void {
  const match = href('match', c.table.id);
  void c.goTo(at).then(() => amend(at >= (c.state?.at ?? 0) ? match : `${match}@${at}`));
}
