/** The manifest of special actions (dt14.act.cost.special): who is offered them, and the frames that carry them out. */
import type { SpecialAction } from '../hooks.ts';
import { airAlertAction, airAlertRules } from './air-alert.ts';
import { ammoDrop, ammoDropRules } from './ammo-drop.ts';
import { bury, buryRules, engineering, engineeringRules } from './engineering.ts';
import { getMoving, getMovingRules } from './get-moving.ts';
import { getUp, getUpRules } from './get-up.ts';
import {
  camouflageAction,
  camouflageRules,
  dozer,
  dozerRules,
  reload,
  reloadRules,
  resupply,
  resupplyRules,
  smoke,
  smokeRules,
} from './own.ts';
import { medevacAction, medevacRules, resurrectionAction, resurrectionRules } from './raising.ts';
import {
  reinforcements,
  reinforcementsRules,
  replacementVehicle,
  replacementVehicleRules,
} from './reinforcements.ts';
import { repair, repairRules } from './repair.ts';
import { stimulantsAction, stimulantsRules } from './stimulants.ts';

export const SPECIAL_ACTIONS: readonly SpecialAction[] = [
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

export const SPECIAL_FRAMES = [
  reloadRules,
  camouflageRules,
  smokeRules,
  dozerRules,
  resupplyRules,
  ammoDropRules,
  getMovingRules,
  reinforcementsRules,
  replacementVehicleRules,
  getUpRules,
  stimulantsRules,
  repairRules,
  airAlertRules,
  medevacRules,
  resurrectionRules,
  engineeringRules,
  buryRules,
];

export const specialAction = (id: string): SpecialAction | undefined =>
  SPECIAL_ACTIONS.find((action) => action.id === id);
