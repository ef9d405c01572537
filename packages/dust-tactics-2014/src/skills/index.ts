/** The manifest of skills and equipment: one line each. Their order is the order in which they are asked. */
import type { Skill } from '../cards/card.ts';
import { airAlert } from '../equipment/air-alert.ts';
import { airAssault } from '../equipment/air-assault.ts';
import { airlifter } from '../equipment/airlifter.ts';
import { airmobile } from '../equipment/airmobile.ts';
import { amphibious } from '../equipment/amphibious.ts';
import { commandVehicle } from '../equipment/command-vehicle.ts';
import { crew } from '../equipment/crew.ts';
import { dozerBlade } from '../equipment/dozer-blade.ts';
import { engineerVehicle } from '../equipment/engineer-vehicle.ts';
import { helicopter } from '../equipment/helicopter.ts';
import { mechanic } from '../equipment/mechanic.ts';
import { medevac } from '../equipment/medevac.ts';
import { sealifter } from '../equipment/sealifter.ts';
import { smokeLaunchers } from '../equipment/smoke-launchers.ts';
import type { SkillRule } from '../hooks.ts';
import { aceAirPilot } from './ace-air-pilot.ts';
import { acePilot } from './ace-pilot.ts';
import { advancedReactiveFire } from './advanced-reactive-fire.ts';
import { airPilot } from './air-pilot.ts';
import { andStayDown } from './and-stay-down.ts';
import { artilleryObserver } from './artillery-observer.ts';
import { assassin } from './assassin.ts';
import { atTheDouble } from './at-the-double.ts';
import { blackOps } from './black-ops.ts';
import { blutkreuz } from './blutkreuz.ts';
import { brave } from './brave.ts';
import { camouflage } from './camouflage.ts';
import { charge } from './charge.ts';
import { cheatDeath } from './cheat-death.ts';
import { commandSquad } from './command-squad.ts';
import { commissar } from './commissar.ts';
import { coordinatedFire } from './coordinated-fire.ts';
import { damageResilient } from './damage-resilient.ts';
import { defensiveTactics } from './defensive-tactics.ts';
import { firstStrike } from './first-strike.ts';
import { flying } from './flying.ts';
import { gorilla } from './gorilla.ts';
import { infantryAce } from './infantry-ace.ts';
import { loner } from './loner.ts';
import { medic } from './medic.ts';
import { mercenary } from './mercenary.ts';
import { mindlessZombie } from './mindless-zombie.ts';
import { moveAndFire } from './move-and-fire.ts';
import { officer } from './officer.ts';
import { pilot } from './pilot.ts';
import { resurrection } from './resurrection.ts';
import { scout } from './scout.ts';
import { spy } from './spy.ts';
import { steelGuard } from './steel-guard.ts';
import { stimulants } from './stimulants.ts';
import { strongpoint } from './strongpoint.ts';
import { superhuman } from './superhuman.ts';
import { tankHead } from './tank-head.ts';
import { trailblazer } from './trailblazer.ts';
import { zombie } from './zombie.ts';

export const SKILL_RULES: readonly SkillRule[] = [
  aceAirPilot,
  acePilot,
  advancedReactiveFire,
  airAlert,
  airAssault,
  airPilot,
  airlifter,
  airmobile,
  amphibious,
  andStayDown,
  artilleryObserver,
  assassin,
  atTheDouble,
  blackOps,
  blutkreuz,
  brave,
  camouflage,
  charge,
  cheatDeath,
  commandSquad,
  commandVehicle,
  commissar,
  coordinatedFire,
  crew,
  damageResilient,
  defensiveTactics,
  dozerBlade,
  engineerVehicle,
  firstStrike,
  flying,
  gorilla,
  helicopter,
  infantryAce,
  loner,
  mechanic,
  medevac,
  medic,
  mercenary,
  mindlessZombie,
  moveAndFire,
  officer,
  pilot,
  resurrection,
  scout,
  sealifter,
  smokeLaunchers,
  spy,
  steelGuard,
  stimulants,
  strongpoint,
  superhuman,
  tankHead,
  trailblazer,
  zombie,
];

const byId = Object.fromEntries(SKILL_RULES.map((rule) => [rule.id, rule])) as Partial<
  Record<Skill, SkillRule>
>;

export const skillRule = (id: Skill): SkillRule | undefined => byId[id];
