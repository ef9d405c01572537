import type { Cover, Ground, Piece } from '@dustfront/dust-tactics';
import { canSee, canShell, findCover, isJet, planAttack, squaresUnder } from '@dustfront/dust-tactics/query';
import { attackOdds } from '@dustfront/odds';
import { rangeBetween } from '@dustfront/wargame';
import { type Fighter, harmBits, onForget, type Picture, underEffect } from './fighters.ts';

/** One unit's fire at one target with some of its lines, worked out exactly. */
export interface Shot {
  /** Points taken off the target, on average. */
  readonly loss: number;
  /** Points lost to blows that are returned. */
  readonly back: number;
  readonly kill: number;
  /** Share of the target's worth that is lost, on average. */
  readonly share: number;
}

/** A shot with the lines that fire it. */
export interface Volley extends Shot {
  readonly bits: number;
  /** `loss` less what it costs. */
  readonly net: number;
}

export interface Aimed extends Volley {
  readonly target: Fighter;
}

export interface Stance {
  readonly ground: Ground;
  readonly from: number;
  readonly sustained: boolean;
  /** It will have moved by then. */
  readonly moved: boolean;
}

const known = new Map<number, Volley>();
onForget(() => known.clear());

/** The squares that a fighter would stand on; where it hangs over the border, as a guess, the one. */
export function squaresAt({ grid }: Picture, { size }: Fighter, at: number): readonly number[] {
  const squares = squaresUnder(grid, size, at);
  return squares.length > 0 ? squares : [at];
}

/** Which lines could be aimed from a square at a target in another, from any square to any other if they are huge. */
export function bitsAt(picture: Picture, by: Fighter, target: Fighter, stance: Stance, to: number): number {
  if (to < 0 || stance.from < 0) return 0;
  if (by.size === 1 && target.size === 1) return bitsBetween(picture, by, target, stance, to);
  let bits = 0;
  for (const from of squaresAt(picture, by, stance.from))
    for (const there of squaresAt(picture, target, to))
      bits |= bitsBetween(picture, by, target, { ...stance, from }, there);
  return bits;
}

function bitsBetween(picture: Picture, by: Fighter, target: Fighter, stance: Stance, to: number): number {
  const { ground, from } = stance;
  if (from === to) return 0;
  let bits = harmBits(by, target.column, rangeBetween(picture.grid, from, to));
  if (bits === 0 || !canSee(ground, by.kind, target.kind, from, to)) return 0;
  if (by.shells)
    for (const { bit, line } of by.barrels)
      if ((bits & bit) !== 0 && line.range === 'A' && !canShell(ground, from, to)) bits &= ~bit;
  return bits;
}

const COVER_KEYS: Readonly<Record<Cover, number>> = { none: 0, soft: 1, hard: 2 };

/** What decides the dice of an attack beside who and with what. */
function circumstances(picture: Picture, by: Fighter, target: Fighter, stance: Stance, to: number): number {
  const flags = (stance.sustained ? 1 : 0) + (stance.moved ? 2 : 0);
  if (target.kind !== 'squad') return flags;
  const { ground } = stance;
  let least = Number.POSITIVE_INFINITY;
  for (const from of squaresAt(picture, by, stance.from)) {
    if (by.size > 1 && !canSee(ground, by.kind, target.kind, from, to)) continue;
    const found = findCover(ground, by.kind, target.kind, from, to);
    const building = found.sources.some((source) => source.from === 'building') ? 3 : 0;
    least = Math.min(least, COVER_KEYS[found.cover] + building);
  }
  return least * 4 + flags;
}

function workOut(
  picture: Picture,
  by: Fighter,
  target: Fighter,
  bits: number,
  stance: Stance,
  to: number,
): Shot {
  const { state } = picture;
  const firings = by.barrels
    .filter(({ bit }) => (bits & bit) !== 0)
    .map(({ unit, line, shots }) => ({ unit, line, shots }));
  const [square, moved] = [target.head.square, by.head.moved];
  target.head.square = to;
  by.head.moved = moved || stance.moved;
  try {
    const odds = attackOdds(
      underEffect(state, by, () => planAttack(state, by.head, firings, { unit: target.head }, stance)),
    );
    let left = 0;
    for (const { soldiers, health, chance } of odds.target.states)
      left += chance * target.worthAt(soldiers, health);
    let kept = 0;
    for (const { soldiers, health, chance } of odds.attacker.states)
      kept += chance * by.worthAt(soldiers, health);
    const loss = target.worth - left;
    return {
      loss,
      back: by.worth - kept,
      kill: odds.target.destroyed,
      share: target.worth > 0 ? loss / target.worth : 0,
    };
  } finally {
    target.head.square = square;
    by.head.moved = moved;
  }
}

function boxes(by: Fighter, bits: number): number {
  if ((bits & by.limitedBits) === 0) return 0;
  let count = 0;
  for (const { bit, shots } of by.barrels) if ((bits & bit) !== 0) count += shots;
  return count;
}

/**
 * The best use of the lines in `allowed` against one target: all of them, or without blades, or without what runs out.
 */
export function bestShot(
  picture: Picture,
  by: Fighter,
  target: Fighter,
  stance: Stance,
  to: number,
  allowed = -1,
): Volley | null {
  const all = bitsAt(picture, by, target, stance, to) & allowed;
  if (all === 0) return null;
  const key =
    ((by.sign * 65_536 + target.sign) * 24 + circumstances(picture, by, target, stance, to)) * 4096 + all;
  let volley = known.get(key);
  if (volley === undefined) {
    volley = bestOf(picture, by, target, stance, to, all);
    known.set(key, volley);
  }
  return volley;
}

function bestOf(
  picture: Picture,
  by: Fighter,
  target: Fighter,
  stance: Stance,
  to: number,
  all: number,
): Volley {
  const { closeBits, limitedBits } = by;
  const choices = new Set([all, all & ~closeBits, all & ~limitedBits, all & ~closeBits & ~limitedBits]);
  choices.delete(0);
  let best: Volley | null = null;
  for (const bits of choices) {
    const shot = workOut(picture, by, target, bits, stance, to);
    const net = shot.loss - shot.back - picture.weights.box * boxes(by, bits);
    if (best === null || net > best.net + 1e-9) best = { ...shot, bits, net };
  }
  return best!;
}

/** A whole attack: one target for most lines, others for those that cannot reach it or do more elsewhere. */
export interface Attack {
  readonly net: number;
  readonly aims: readonly Aimed[];
  /** A piece of cover to be destroyed instead, and the lines to do it with. */
  readonly piece: { readonly square: number; readonly bits: number } | null;
}

export const NO_ATTACK: Attack = { net: 0, aims: [], piece: null };

/** The best attack with one main target. */
export function attackOn(
  picture: Picture,
  by: Fighter,
  main: Fighter,
  stance: Stance,
  enemies: readonly Fighter[],
): Attack {
  const aims: Aimed[] = [];
  let net = 0;
  let left = -1;
  let target: Fighter | null = main;
  while (target !== null) {
    const volley = bestShot(picture, by, target, stance, target.head.square, left);
    if (volley === null || volley.net <= 0) break;
    aims.push({ ...volley, target });
    net += volley.net;
    left &= ~volley.bits;
    target = nextTarget(picture, by, stance, enemies, aims, left);
  }
  return { net, aims, piece: null };
}

/** Whom the lines that are left would hurt most. */
function nextTarget(
  picture: Picture,
  by: Fighter,
  stance: Stance,
  enemies: readonly Fighter[],
  aims: readonly Aimed[],
  left: number,
): Fighter | null {
  let best: Fighter | null = null;
  let most = 0.01;
  for (const enemy of enemies) {
    if (aims.some((aim) => aim.target === enemy)) continue;
    const net = bestShot(picture, by, enemy, stance, enemy.head.square, left)?.net ?? 0;
    if (net > most) {
      most = net;
      best = enemy;
    }
  }
  return best;
}

/** The best attacks from a stance, one for each main target that is worth it, the best first. */
export function attacksFrom(
  picture: Picture,
  by: Fighter,
  stance: Stance,
  enemies: readonly Fighter[],
): Attack[] {
  const attacks: Attack[] = [];
  for (const enemy of enemies) {
    if (enemy.head.square < 0) continue;
    const attack = attackOn(picture, by, enemy, stance, enemies);
    if (attack.net > 0) attacks.push(attack);
  }
  return attacks.sort((a, b) => b.net - a.net);
}

/** The net of the best single-target attack; what fields and threats are made of. */
export function bestNet(picture: Picture, by: Fighter, stance: Stance, enemies: readonly Fighter[]): number {
  let best = 0;
  for (const enemy of enemies) {
    const shot = bestShot(picture, by, enemy, stance, enemy.head.square);
    if (shot !== null && shot.net > best) best = shot.net;
  }
  return best;
}

const atPieces = new Map<string, number>();
onForget(() => atPieces.clear());

/** The attack with everything that reaches a piece of cover, if destroying that is worth points. */
export function attackOnPiece(
  picture: Picture,
  by: Fighter,
  piece: Piece,
  stance: Stance,
  worth: number,
): Attack | null {
  const { state, grid } = picture;
  const { ground, from } = stance;
  const seen = squaresAt(picture, by, from).filter((at) =>
    canSee(ground, by.kind, 'piece', at, piece.square),
  );
  if (seen.length === 0) return null;
  const range = Math.min(...seen.map((at) => rangeBetween(grid, at, piece.square)));
  const barrels = by.barrels.filter(
    ({ line, reach, close, shots }) => range <= reach && !close && shots === 0 && (range > 0 || !isJet(line)),
  );
  if (barrels.length === 0) return null;
  let bits = 0;
  for (const { bit } of barrels) bits |= bit;
  const key = `${by.sign} ${bits} ${piece.kind} ${piece.health} ${stance.sustained} ${worth}`;
  let net = atPieces.get(key);
  if (net === undefined) {
    const firings = barrels.map(({ unit, line, shots }) => ({ unit, line, shots }));
    const { target } = attackOdds(
      underEffect(state, by, () => planAttack(state, by.head, firings, { piece }, stance)),
    );
    net = worth * (0.75 * target.destroyed + (0.25 * target.mean) / Math.max(1, piece.health));
    atPieces.set(key, net);
  }
  return net > 0 ? { net, aims: [], piece: { square: piece.square, bits } } : null;
}
