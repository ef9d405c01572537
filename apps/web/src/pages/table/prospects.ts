import type { AimAdvice, OddsAdvice } from '@dustfront/advice';
import { useEffect, useState } from 'preact/hooks';
import { linesAt } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';

/** What a unit could do to one target from a square with all it would fire, exactly. */
export interface Prospect {
  readonly aim: AimAdvice;
  readonly name: string;
  readonly square: string;
  readonly odds: OddsAdvice;
}

interface Wanted {
  readonly unit: string;
  readonly from: string;
  readonly sustained: boolean;
  readonly aims: readonly AimAdvice[];
}

/** More are not weighed: nobody reads on. */
const MOST = 8;

async function weigh(c: Controller, { unit, from, sustained, aims }: Wanted): Promise<readonly Prospect[]> {
  const scene = c.scene.peek();
  const at = c.shown.peek()?.at ?? 0;
  const found: Prospect[] = [];
  for (const aim of aims.slice(0, MOST)) {
    const piece = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === aim.target) : undefined;
    const lines = linesAt(c, aim)
      .filter(({ on }) => on)
      .map(({ unit: bearer, line, shots }) => ({ unit: bearer, line, shots }));
    if (piece === undefined || lines.length === 0) continue;
    const { target } = aim;
    const odds = await c.table.advise({ ask: 'odds', unit, from, target, lines, sustained }, at);
    found.push({ aim, name: piece.name, square: piece.square, odds });
  }
  return found.sort((a, b) => b.odds.total.mean - a.odds.total.mean);
}

/** The odds at every target from a square; null while they are being reckoned. */
export function useProspects(c: Controller, wanted: Wanted | null): readonly Prospect[] | null {
  const key = wanted === null ? '' : `${wanted.unit} ${wanted.from} ${wanted.sustained}`;
  const [known, setKnown] = useState<{ key: string; rows: readonly Prospect[] }>({ key: '', rows: [] });
  useEffect(() => {
    if (wanted === null) return;
    let gone = false;
    void weigh(c, wanted)
      .then((rows) => {
        if (!gone) setKnown({ key, rows });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [key, wanted?.aims]);
  if (wanted === null) return [];
  return known.key === key ? known.rows : null;
}
