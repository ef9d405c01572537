/** The manifest of special actions (dt14.act.cost.special): in which order they are offered. */
import type { Choice } from '../choice.ts';
import { specialFrame } from '../frames/make.ts';
import type { SpecialAction } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { airAlertAction } from './air-alert.ts';
import { ammoDrop } from './ammo-drop.ts';
import { camouflageAction } from './camouflage.ts';
import { dozer } from './dozer-blade.ts';
import { bury, engineering } from './engineering.ts';
import { getMoving } from './get-moving.ts';
import { getUp } from './get-up.ts';
import { medevacAction } from './medevac.ts';
import { reinforcements, replacementVehicle } from './reinforcements.ts';
import { reload } from './reload.ts';
import { repair } from './repair.ts';
import { resupply } from './resupply.ts';
import { resurrectionAction } from './resurrection.ts';
import { smoke } from './smoke-launchers.ts';
import { stimulantsAction } from './stimulants.ts';

const manifest: readonly SpecialAction[] = [
  reload,
  camouflageAction,
  smoke,
  dozer,
  resupply,
  ammoDrop,
  getMoving,
  reinforcements,
  replacementVehicle,
  getUp,
  stimulantsAction,
  repair,
  airAlertAction,
  medevacAction,
  resurrectionAction,
  engineering,
  bury,
];

export type Special = Required<Omit<SpecialAction, 'cost' | 'starter' | 'candidates' | 'chance'>> & {
  readonly cost: number;
  readonly starter: SpecialAction['starter'];
};

/** All of one shape, which keeps asking cheap. */
export const SPECIAL_ACTIONS: readonly Special[] = manifest.map(
  ({ id, cites, starter, cost = 1, onGround = false, offered, rules }) => ({
    id,
    cites,
    starter,
    cost,
    onGround,
    offered,
    rules,
  }),
);

/** What a special action could be done to from where the unit is; null where it is done to nothing of one's choice. */
export const candidatesOf = (state: TacticsState, unit: Unit, id: string): readonly Choice[] | null =>
  manifest.find((action) => action.id === id)?.candidates?.(state, specialFrame(id, unit.id)) ?? null;

/** How likely a special action succeeds; null where no die decides, or several each for itself. */
export const chanceOf = (state: TacticsState, unit: Unit, id: string): number | null =>
  manifest.find((action) => action.id === id)?.chance?.(state, specialFrame(id, unit.id)) ?? null;

export const specialAction = (id: string): Special | undefined =>
  SPECIAL_ACTIONS.find((action) => action.id === id);
