import type { Alarm, RiskAdvice, RisksAdvice } from './advice.ts';

/** How a game tells what one unit would do to another that stands on a square of its way. */
export interface Watch {
  /** Null where it can do nothing to it there. */
  readonly react: (unit: string, square: string) => RiskAdvice | null;
  /** Who could react on a square, had they not acted already. */
  readonly spent: (square: string) => readonly string[];
}

const cost = ({ inTime, mean }: RiskAdvice): number => inTime * mean;

/** What a way costs: each who may interrupt is taken where it hurts most, for it has one try. */
export function risksOf(to: string, alarms: readonly Alarm[], watch: Watch): RisksAdvice {
  const worst = new Map<string, RiskAdvice>();
  for (const { square, units } of alarms)
    for (const unit of units) {
      const risk = watch.react(unit, square);
      const known = worst.get(unit);
      if (risk !== null && (known === undefined || cost(risk) > cost(known))) worst.set(unit, risk);
    }
  const risks = [...worst.values()].sort((a, b) => cost(b) - cost(a));
  const squares = new Set([...alarms.map(({ square }) => square), to]);
  const spent = new Set([...squares].flatMap((square) => watch.spent(square)));
  return {
    risks,
    mean: risks.reduce((sum, risk) => sum + cost(risk), 0),
    spent: [...spent].filter((unit) => !worst.has(unit)),
  };
}
