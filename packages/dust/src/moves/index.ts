import type { Greyed, Seat } from '@dustfront/kernel';
import { isEnemy, isFriendly } from '../control.ts';
import { board } from '../lookup.ts';
import type { MoveKind } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { DustState } from '../state.ts';
import { BOMBER, LAND_AND_AIR, SUBMARINE } from '../units.ts';
import { coastsAcross, flood, isOpen } from './reach.ts';

export const MOVE_KINDS: readonly MoveKind[] = ['land', 'sea', 'amphibious', 'bombers'];

/**
 * Which types may travel: land and air on land moves [dust.move.land.number] [dust.move.land.air] and landings
 * [dust.move.amph.number], submarines alone at sea [dust.move.sea.number], bombers alone on strategic moves
 * [dust.move.bomber.only]; bombers may use the other two as well [dust.move.bomber.other-moves].
 */
export function travellers(kind: MoveKind): readonly number[] {
  if (kind === 'sea') return [SUBMARINE];
  return kind === 'bombers' ? [BOMBER] : LAND_AND_AIR;
}

/**
 * Where a move of this kind from this area may end; never in an area with foreign units [dust.move.no-attack]
 * [dust.move.where].
 */
export function destinations(state: DustState, seat: Seat, kind: MoveKind, from: number): number[] {
  const world = board(state);
  const open = (area: number) => area !== from && isOpen(state, seat, area);
  const own = (area: number) => isFriendly(state, seat, area);
  switch (kind) {
    // Through own lands only [dust.move.land.path], never across an empty one [dust.move.land.path-no-empty]
    // [dust.ruling.35]; it may end in an empty one, whatever lies there [dust.move.land.destination]
    // [dust.move.empty-special] [dust.ruling.17].
    case 'land':
      return sorted(flood([from], (area) => world.nextLand[area]!, own)).filter(open);
    // Through own and empty seas [dust.move.sea.path] to one of them [dust.move.sea.destination].
    case 'sea':
      return sorted(
        flood(
          [from],
          (area) => world.nextSea[area]!,
          (area) => isOpen(state, seat, area),
        ),
      ).filter(open);
    // From an own coast [dust.move.amph.origin] to an own or empty one [dust.move.amph.destination].
    case 'amphibious':
      return coastsAcross(state, seat, from).filter(open);
    // From any own land [dust.move.bomber.origin] to any own or empty one [dust.move.bomber.destination]; no path
    // matters [dust.move.bomber.no-path].
    case 'bombers':
      return world.lands.filter(open);
  }
}

/** Neighbours that a move cannot enter because somebody stands there [dust.move.no-attack]. */
export function greyedDestinations(state: DustState, seat: Seat, from: number): Greyed<RuleId>[] {
  const world = board(state);
  const near = world.isLand[from] ? world.nextLand[from]! : world.nextSea[from]!;
  return near
    .filter((area) => isEnemy(state, seat, area))
    .map((area) => {
      const id = world.areas[area]!.id;
      return { id: `to ${id}`, refusal: { code: 'occupied', rule: 'dust.move.no-attack', about: [id] } };
    });
}

/**
 * Own areas from which a move of this kind can be made now; only own units move [dust.move.own-units]
 * [dust.move.not-neutral].
 */
export function origins(state: DustState, seat: Seat, kind: MoveKind): number[] {
  const world = board(state);
  const areas = kind === 'sea' ? world.seas : world.lands;
  return areas.filter(
    (area) =>
      isFriendly(state, seat, area) &&
      travellers(kind).some((type) => state.areas[area]!.units[type]! > 0) &&
      destinations(state, seat, kind, area).length > 0,
  );
}

function sorted(areas: ReadonlySet<number>): number[] {
  return [...areas].sort((a, b) => a - b);
}
