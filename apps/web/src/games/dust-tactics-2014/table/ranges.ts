import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cornersOfHull,
  isVehicle,
  onBoard,
  type Piece,
  type WeaponRange,
  weaponRanges,
} from '@dustfront/dust-tactics-2014/query';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Spot } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { actingUnit, unitNamed, viewOf } from '../model.ts';
import type { Draft } from './draft.ts';
import { degrees } from './geometry.ts';

/** One who bears the weapon: his base or his hull, from whose edge is measured, and the arcs in which it bears. */
export interface Bearer {
  readonly at: Spot;
  readonly radius: number;
  readonly corners: readonly Spot[] | null;
  /** Degrees from which and to which, clockwise; none where it bears in every direction. */
  readonly arcs: readonly (readonly [from: number, to: number])[];
}

/** The range of one weapon, as it is drawn. */
export interface RangeModel {
  readonly key: string;
  readonly name: string;
  readonly range: number;
  readonly least: number;
  readonly bearers: readonly Bearer[];
}

/** By how much each arc lies beside the nose (dt14.table.arcs). */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  front: [-45, 45],
  right: [0, 180],
  rear: [135, 225],
  left: [180, 360],
};

function bearerOf(piece: Piece, arcs: WeaponRange['arcs']): Bearer {
  const looks = degrees(piece.heading ?? 0);
  return {
    at: piece.at,
    radius: isVehicle(piece) ? piece.length / 2 : piece.radius,
    corners: isVehicle(piece) ? cornersOfHull(piece) : null,
    arcs: (arcs ?? []).flatMap((arc) => {
      const span = SPANS[arc];
      return span === undefined ? [] : [[looks + span[0], looks + span[1]] as const];
    }),
  };
}

/** Of weapons of one name and range one; the farthest first. */
export function rangesOf(view: TacticsView, unit: Unit): readonly RangeModel[] {
  const found = new Map<string, RangeModel>();
  for (const { name, range, least, arcs, bearers } of weaponRanges(view, unit)) {
    const key = `${name} ${least} ${range}`;
    const known = found.get(key)?.bearers ?? [];
    const all = [...known, ...bearers.map((piece) => bearerOf(piece, arcs))];
    found.set(key, { key, name, range, least, bearers: all });
  }
  return [...found.values()].sort((a, b) => b.range - a.range);
}

/** Whose ranges are looked at, from where it would stand, and of which weapon: shown when somebody asks for them. */
export class Ranges {
  private readonly wanted: Signal<string | null> = signal(null);
  readonly isOn: Signal<boolean> = signal(false);
  readonly all: ReadonlySignal<readonly RangeModel[]>;
  readonly chosen: ReadonlySignal<RangeModel | null>;

  constructor(c: Controller, draft: Draft) {
    this.all = computed(() => {
      const { value: after } = draft.after;
      if (after !== null) return rangesOf(after.view, after.unit);
      const json = c.shown.value?.view ?? null;
      if (json === null) return [];
      const view = viewOf(json);
      const looked = c.looked.value ?? c.selected.value;
      const unit = (looked === null ? null : unitNamed(view, looked)) ?? view.units[actingUnit(view)] ?? null;
      return unit === null || !onBoard(unit) ? [] : rangesOf(view, unit);
    });
    this.chosen = computed(() => {
      if (!this.isOn.value) return null;
      return this.all.value.find(({ key }) => key === this.wanted.value) ?? this.all.value[0] ?? null;
    });
  }

  choose(key: string): void {
    this.wanted.value = key;
  }

  toggle(): void {
    this.isOn.value = !this.isOn.peek();
  }
}
