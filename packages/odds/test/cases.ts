import { readFileSync } from 'node:fs';
import type { Assign, Body } from '@dustfront/wargame';

/** The shape of a conformance case, as far as both editions share it. */
export interface CaseUnit {
  readonly kind: 'squad' | 'hero' | 'vehicle' | 'joined' | 'support';
  readonly soldiers: number;
  readonly health: number;
  readonly resilient: 'none' | 'all' | 'soldiers' | 'hero';
  readonly assign: Assign;
}

export interface CloseLine<L> {
  readonly line: L;
  readonly bearer: 'soldier' | 'track';
  readonly carriers: number | null;
  readonly beyond: number;
}

export interface ExpectedSide {
  readonly loss: Readonly<Record<string, string>>;
  readonly mean: string;
  readonly destroyed: string;
  readonly states?: readonly [readonly [number, number], string][];
}

export interface Expected extends Partial<ExpectedSide> {
  readonly attacker?: ExpectedSide;
  readonly target?: ExpectedSide;
  readonly joint?: readonly [readonly [number, number], readonly [number, number], string][];
}

export interface OddsCase<U extends CaseUnit, L> {
  readonly id: string;
  readonly shape: 'line' | 'lines' | 'close';
  readonly first_strike?: 'none' | 'attacker' | 'target' | 'both';
  readonly attacker?: U;
  readonly target: U;
  readonly lines: readonly L[];
  readonly melee?: readonly CloseLine<L>[];
  readonly retaliation?: readonly CloseLine<L>[];
  readonly expect: Expected;
}

export function readCases<C>(file: string): C[] {
  const text = readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as C);
}

export function weaponsOf(close: CloseLine<unknown>) {
  return close.bearer === 'track'
    ? ({ bearer: 'health' } as const)
    : ({ bearer: 'soldiers', skip: close.beyond, most: close.carriers } as const);
}

/** Who shoots does not matter to a case of ranged lines. */
export const SOMEBODY: Body = { soldiers: 1, health: 0, figures: 1 };
