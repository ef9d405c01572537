import { cornerEdges, flanksOf } from '@dustfront/wargame';
import { flagsBetween } from './footing.ts';
import { BUILDING, CRATE, type Ground, type Kind, structureAt, TRAP, WALL } from './ground.ts';
import { blockersOf } from './sight.ts';

export type Cover = 'none' | 'soft' | 'hard';

const COVERS: readonly Cover[] = ['none', 'soft', 'hard'];

export function leastCover(covers: readonly Cover[]): Cover {
  return COVERS.find((cover) => covers.includes(cover)) ?? 'none';
}

export interface CoverSource {
  readonly from: 'crate' | 'trap' | 'corner' | 'building';
  readonly cover: 'soft' | 'hard';
  /** The square that gives it: the squad's own, or the square at the corner. */
  readonly square: number;
}

export interface CoverFound {
  readonly cover: Cover;
  readonly sources: readonly CoverSource[];
}

const NO_COVER: CoverFound = { cover: 'none', sources: [] };

/**
 * The cover of a target against a shooter who sees it. Only squads have any (dt1.cover.squads), a joined hero
 * through his squad (dt1.cover.hero.joined, dt1.faq.hero.cover-joined), a hero alone none (dt1.cover.hero.none).
 * All sources: dt1.ruling.cover-sources.
 */
export function findCover(ground: Ground, shooter: Kind, target: Kind, from: number, to: number): CoverFound {
  if (target !== 'squad') return NO_COVER;
  const sources: CoverSource[] = [];
  const bits = ground.flags[to]!;
  // Being in the same square is enough (dt1.cover.in-square), wherever the figures stand
  // (dt1.space.cover.share, dt1.space.cover.side), and takes no action (dt1.cover.no-action).
  if (bits & CRATE) sources.push({ from: 'crate', cover: 'soft', square: to }); // dt1.cover.crate
  if (bits & TRAP) sources.push({ from: 'trap', cover: 'hard', square: to }); // dt1.cover.trap
  if (bits & BUILDING) {
    // dt1.faq.building.soft against attackers inside the same structure, dt1.faq.building.hard against others.
    const inside = structureAt(ground, from) === structureAt(ground, to);
    sources.push({ from: 'building', cover: inside ? 'soft' : 'hard', square: to });
  }
  const corner = cornerOf(ground, shooter, from, to);
  if (corner >= 0) sources.push({ from: 'corner', cover: 'soft', square: corner });
  return sources.length === 0 ? NO_COVER : { cover: addUp(sources), sources };
}

/** Two sources of soft cover make hard cover: dt1.cover.stack. */
function addUp(sources: readonly CoverSource[]): Cover {
  if (sources.length === 0) return 'none';
  return sources.length > 1 || sources[0]!.cover === 'hard' ? 'hard' : 'soft';
}

/**
 * The square whose corner covers a squad, or -1 (dt1.cover.corner, dt1.ruling.corner-cover): the attack is diagonal
 * (dt1.cover.corner.diagonal), at exactly 45 degrees (dt1.faq.corner.45), and skims a corner
 * (dt1.cover.corner.skim, dt1.faq.corner.touch, dt1.faq.corner.miss) right next to the target
 * (dt1.cover.corner.adjacent, dt1.faq.corner.adjacent). Each of two squads that shoot at each other is judged
 * by its own corner (dt1.cover.corner.each).
 *
 * What makes the corner is whatever blocks this attacker's sight of a squad (dt1.faq.corner.attacker-blocker):
 * a wall or undotted square (dt1.cover.corner.wall, dt1.faq.corner.terrain), a vehicle of either side
 * (dt1.cover.corner.vehicle, dt1.faq.corner.vehicle), against soldiers a trap (dt1.faq.corner.trap, but not
 * against vehicles: dt1.faq.corner.trap-vehicle) and another squad (dt1.faq.corner.squad, which overrules
 * dt1.cover.corner.squad-none).
 */
function cornerOf(ground: Ground, shooter: Kind, from: number, to: number): number {
  const { grid, edges } = ground;
  const dx = grid.columns[to]! - grid.columns[from]!;
  const dy = grid.rows[to]! - grid.rows[from]!;
  if (dx === 0 || Math.abs(dx) !== Math.abs(dy)) return -1;
  const before = to - Math.sign(dx) - Math.sign(dy) * grid.width;
  const flanks = flanksOf(grid, before, to)!;
  const blocking = blockersOf(shooter, 'squad');
  const flags = flagsBetween(ground, from, to);
  const around = edges === null ? null : cornerEdges(grid, before, to)!;
  const walled = (pair: readonly number[]) => pair.some((edge) => edges![edge] === WALL);
  const left = (flags[flanks[0]]! & blocking) !== 0 || (around !== null && walled(around.left));
  const right = (flags[flanks[1]]! & blocking) !== 0 || (around !== null && walled(around.right));
  if (left === right) return -1;
  return left ? flanks[0] : flanks[1];
}

/** The ways of attacking that cover tells apart. */
export type AttackKind = 'gun' | 'close' | 'flame' | 'grenade' | 'artillery';

/**
 * What is left of cover against a way of attacking (dt1.cover.ignored). Close combat (dt1.close.cover,
 * dt1.faq.close.cover), flame (dt1.flame.cover) and grenades (dt1.ugl.cover, dt1.grenade.same) ignore all of it;
 * artillery all but that of a structure (dt1.faq.artillery.cover, dt1.faq.artillery.structure,
 * dt1.faq.errata.artillery), which is hard against a gun outside (dt1.faq.artillery.structure-hard);
 * flame, grenades and close combat ignore even that (dt1.ruling.artillery-structure).
 */
export function coverAgainst(found: CoverFound, attack: AttackKind): CoverFound {
  if (attack === 'gun') return found;
  if (attack !== 'artillery') return NO_COVER;
  const sources = found.sources.filter((source) => source.from === 'building');
  return { cover: addUp(sources), sources };
}
