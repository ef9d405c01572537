import type { Json } from '@dustfront/kernel';
import type { GridScene } from '../board/scene.ts';
import type { TableScene } from '../board/tabletop.ts';
import type { MapScene } from '../board/world.ts';

/** A choice on the set-up page. */
export interface SetupChoice {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly detail: readonly string[];
  readonly scene: () => GridScene | MapScene | TableScene;
  /** Where it brings forces of its own: for each side why no other army can take their place, or null. */
  readonly forces?: readonly [string | null, string | null];
}

export interface SetupField {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly kind: 'choice' | 'switch';
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  /** Only for ready-made scenarios: one of somebody's own says it itself. */
  readonly readyOnly?: boolean;
  /** Only for boards: on a measured table there is nothing to choose. */
  readonly boardOnly?: boolean;
}

export interface SetupPlan {
  readonly scenario: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Own armies by side, or null for the scenario's. */
  readonly armies: Readonly<Record<string, readonly string[] | null>>;
  /** The set-up of a scenario of somebody's own, with the forces that fight in it; the fields count for it too. */
  readonly custom: Json | null;
}
