/** The frames of damage: hits that a target has to take, and what becomes of a machine that it destroys. */
import type { Frame } from '@dustfront/kernel';
import type { Miniature } from '../ground/ground.ts';
import { NOBODY, type UnitId } from '../state.ts';

/** Hits of one kind that a target has to take (dt14.damage.one-by-one). */
export interface Pool {
  hits: number;
  /** Damage per hit, KILL for an automatic kill. */
  points: number;
  /** Cover of the target from this weapon, for Defensive Tactics. */
  cover: boolean;
  /** A sniper's choice: the unit and soldier who takes all of it; -1 nobody. */
  named: UnitId;
  soldier: number;
  stun: '' | 'own' | 'grip';
  by: UnitId;
  /** Who says who takes the hits; -1 the owner. */
  chooser: number;
  /** Blast and flame strike riders on their own (dt14.equip.tank-riders.no-extra). */
  spread: boolean;
  /** No resilience (losses among passengers and riders). */
  bare: boolean;
  /** Those whom somebody who fired sees, who fall first (dt14.table.losses); absent where all are seen. */
  seen?: Miniature[];
  /** With what they fired. */
  weapon?: number;
}

export interface DamageFrame
  extends Frame<'damage', 'begin' | 'riders' | 'next' | 'choose' | 'resist' | 'wrecks'> {
  target: UnitId;
  pools: Pool[];
  wrecks: UnitId[];
  /** The hit being settled: pool, victim, soldier, marks. */
  pool: number;
  victim: UnitId;
  soldier: number;
  marks: number;
  faces: number;
}

export const damageFrame = (target: UnitId, pools: Pool[]): DamageFrame => ({
  kind: 'damage',
  step: 'begin',
  target,
  pools,
  wrecks: [],
  pool: 0,
  victim: NOBODY,
  soldier: -1,
  marks: 0,
  faces: 0,
});

export const plainPool = (hits: number, points: number): Pool => ({
  hits,
  points,
  cover: false,
  named: NOBODY,
  soldier: -1,
  stun: '',
  by: NOBODY,
  chooser: -1,
  spread: false,
  bare: false,
});

export interface WreckFrame
  extends Frame<'wreck', 'next' | 'escape' | 'passengers' | 'losses' | 'place' | 'cargo' | 'deeper'> {
  machine: UnitId;
  squares: number[];
  left: UnitId[];
  now: UnitId;
  hits: number;
}

export const wreckFrame = (machine: UnitId, squares: number[], left: UnitId[]): WreckFrame => ({
  kind: 'wreck',
  step: 'next',
  machine,
  squares,
  left,
  now: NOBODY,
  hits: 0,
});
