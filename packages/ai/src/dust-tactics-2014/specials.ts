import type { Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, isAlive } from '@dustfront/dust-tactics-2014/query';
import type { Scene } from './scene.ts';

/**
 * What a part of an announcement is worth that neither moves nor strikes, in points; small where it only prepares
 * something.
 */
const SPECIALS: Readonly<Record<string, (scene: Scene, unit: Unit) => number>> = {
  // An empty gun is worth nothing until it is loaded.
  reload: (scene, unit) => (unit.loaded ? 0 : 0.5 * prospectOf(scene, unit)),
  resupply: (_scene, unit) => (unit.ammo.some((left) => left === 0) ? 1 : 0.2),
  'ammo-drop': () => 0.5,
  camouflage: (_scene, unit) => (unit.hidden ? 0 : 0.3),
  bury: () => 0.4,
  dozer: () => 0.1,
  smoke: () => 0.2,
  engineering: () => 0.2,
  'get-moving': () => 1.2,
  'get-up': () => 1.5,
  stimulants: () => 0.8,
  'air-alert': () => 0.5,
  repair: (scene, unit) => 0.3 * woundsAround(scene, unit),
  medevac: () => 2,
  resurrection: () => 2,
  reinforcements: (scene) => 0.5 * dearestLost(scene),
  'replacement-vehicle': (scene) => 0.4 * dearestLost(scene),
};

function prospectOf(scene: Scene, unit: Unit): number {
  return Math.max(0, ...scene.foes.map((foe) => scene.prospect(unit, foe).points));
}

function dearestLost(scene: Scene): number {
  let dearest = 0;
  for (const unit of scene.state.units)
    if (unit.side === scene.side && !isAlive(unit)) dearest = Math.max(dearest, cardOfUnit(unit).ap);
  return dearest;
}

/** Points that the machines of a side have lost so far. */
function woundsAround(scene: Scene, unit: Unit): number {
  let most = 0;
  for (const other of scene.state.units) {
    const { track, ap } = cardOfUnit(other);
    if (other.side === unit.side && isAlive(other) && track > 0)
      most = Math.max(most, (ap * other.marks) / track);
  }
  return most;
}

export function specialWorth(scene: Scene, unit: Unit, word: string): number {
  let sum = 0;
  for (const id of word.split(' and ')) sum += SPECIALS[id]?.(scene, unit) ?? 0;
  return sum;
}
