import type { Controller } from '../../modes/controller.ts';
import { amend, href } from '../../router.ts';

/** Shows another moment of the match, and its address. */
export function goTo(c: Controller, at: number, watching = false): void {
  const base = href(watching ? 'replay' : 'match', c.table.id);
  void c.goTo(at).then(() => {
    if (!watching) amend(at >= (c.state?.at ?? 0) ? base : `${base}@${at}`);
  });
}
