import { type ChainLink, eachChain, rangeBetween } from '@dustfront/wargame';
import { CRATE, type Ground, type Kind, TERRAIN, UNITS, VEHICLE } from './ground.ts';
import { BLOCKS_SOLDIERS, BLOCKS_VEHICLES, isLineOpen } from './sight.ts';

/** What a flame may burn: units of both sides, and crates. Traps do not burn (dt1.flame.trap). */
export const BURNS = UNITS | CRATE;

/** A way to lay the flame, and the squares on it that hold something to burn, in order of squares. */
export interface FlameJet {
  readonly chain: readonly number[];
  readonly burnt: readonly number[];
}

/**
 * What a flame may do with a square. The shooter has to see each square on its own (dt1.flame.each-seen,
 * dt1.faq.flame.seen), so what hides behind a vehicle is safe (dt1.flame.hidden). The fire does not run on beyond
 * a square that blocks sight (dt1.flame.stop, dt1.faq.flame.stop), but burns what stands in it
 * (dt1.flame.blocker). Squads do not block a vehicle: it burns them and what is behind (dt1.flame.over-squad).
 * Soldiers look at each square as at what stands there, a vehicle or not (dt1.ruling.flame-soldiers).
 */
function linkOf(ground: Ground, shooter: Kind, from: number, range: number, square: number): ChainLink {
  const bits = ground.flags[square]!;
  if (bits & TERRAIN || rangeBetween(ground.grid, from, square) > range) return 'never';
  const blocking = shooter === 'vehicle' || bits & VEHICLE ? BLOCKS_VEHICLES : BLOCKS_SOLDIERS;
  if (!isLineOpen(ground, blocking, from, square)) return 'never';
  return bits & blocking ? 'end' : 'through';
}

/**
 * Calls `visit` with every chain of squares that a flamethrower of some range may be laid over: the attacker picks
 * them (dt1.flame.choose, dt1.faq.flame.choose), all that stands on them burns (dt1.flame.between,
 * dt1.faq.flame.between), friends too (dt1.flame.friends, dt1.faq.flame.friends). What makes a chain:
 * dt1.ruling.flame-chain. It never enters the shooter's own squares, his `hull`. The array is reused.
 */
export function eachFlameChain(
  ground: Ground,
  shooter: Kind,
  from: number,
  range: number,
  visit: (chain: readonly number[]) => void,
  hull: readonly number[] = [from],
): void {
  const links = new Map<number, ChainLink>();
  const link = (square: number): ChainLink => {
    const own = hull.includes(square) ? 'never' : undefined;
    const kind = links.get(square) ?? own ?? linkOf(ground, shooter, from, range, square);
    links.set(square, kind);
    return kind;
  };
  eachChain(ground.grid, from, range, link, visit);
}

/** Whether a list of squares is such a chain. */
export function isFlameChain(
  ground: Ground,
  shooter: Kind,
  from: number,
  range: number,
  chain: readonly number[],
): boolean {
  if (chain.length === 0 || chain.length > range || new Set([from, ...chain]).size <= chain.length)
    return false;
  return chain.every((square, i) => {
    const before = i === 0 ? from : chain[i - 1]!;
    if (square < 0 || square >= ground.grid.size || rangeBetween(ground.grid, before, square) !== 1)
      return false;
    const link = linkOf(ground, shooter, from, range, square);
    return link === 'through' || (link === 'end' && i === chain.length - 1);
  });
}

/**
 * One jet for each different set of squares that can be burnt, by a shortest chain; jets that burn nothing are
 * left out. `burns` says what counts.
 */
export function flameJets(
  ground: Ground,
  shooter: Kind,
  from: number,
  range: number,
  burns = BURNS,
  hull: readonly number[] = [from],
): FlameJet[] {
  const jets = new Map<string, FlameJet>();
  const visit = (chain: readonly number[]): void => {
    const burnt = chain.filter((square) => (ground.flags[square]! & burns) !== 0).sort((a, b) => a - b);
    if (burnt.length === 0) return;
    const known = jets.get(burnt.join());
    if (known === undefined || known.chain.length > chain.length) {
      jets.set(burnt.join(), { chain: [...chain], burnt });
    }
  };
  eachFlameChain(ground, shooter, from, range, visit, hull);
  return [...jets.values()].sort((a, b) => compareSquares(a.burnt, b.burnt));
}

function compareSquares(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
