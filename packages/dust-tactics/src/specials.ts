import type { Refusal } from '@dustfront/kernel';
import { canShell } from './geometry/index.ts';
import type { ActionName, CoreOption, SpecialAction } from './options.ts';
import type { CoreState, Unit } from './state.ts';
import { cardOf } from './table/cards.ts';
import { distanceBetween, groundOf } from './table/ground.ts';
import { harmsUnit, seesUnit, someLine } from './table/targets.ts';
import { hasOwnSkill, hasRole, headsOnBoard, isHero, kindOf, membersOf, partnerOf } from './table/units.ts';
import { readyLines } from './table/weapons.ts';

/** An ability that takes one of the two actions (dt1.action.special.counts, dt1.action.special.mark). */
export interface Special {
  readonly id: SpecialAction;
  readonly rule: string;
  /** Whether a unit has it at all. */
  has(state: CoreState, head: Unit): boolean;
  /** Why it cannot be announced, or null. */
  refuses(state: CoreState, head: Unit): Refusal | null;
  /** Whether it takes a HIT on one die (dt1.cmd.roll), or works by itself (dt1.cmd.no-roll). */
  needsDie(state: CoreState, head: Unit): boolean;
  /** Whom it can be done to now. */
  receivers(state: CoreState, head: Unit): CoreOption[];
}

const refusal = (code: string, rule: string): Refusal => ({ code, rule });

/** dt1.ruling.same-square: whoever shares the square is as near as whoever stands next to it. */
export function isNear(state: CoreState, a: Unit, b: Unit): boolean {
  return distanceBetween(state, a, b) <= 1;
}

/** Friendly units on the board other than the one that acts (dt1.cmd.not-self). */
function friends(state: CoreState, head: Unit): Unit[] {
  return headsOnBoard(state, head.side).filter((unit) => unit.id !== head.id);
}

export function isCommandSquad(state: CoreState, unit: Unit): boolean {
  return hasOwnSkill(state, unit, 'command-squad');
}

/**
 * One attempt a round (dt1.cmd.one-try, dt1.cmd.one-use, dt1.cmd.fail.no-other, dt1.ruling.command-one), however often the squad is
 * activated (dt1.ruling.order-command), by a living specialist (dt1.cmd.member-lost); the one with the weapon has no ability
 * (dt1.cmd.specialist).
 */
function commandRefusal(state: CoreState, head: Unit, role: string): Refusal | null {
  if (head.tried) return refusal('command-tried', 'dt1.cmd.one-try');
  return hasRole(state, head, role) ? null : refusal('specialist-lost', 'dt1.cmd.member-lost');
}

const choose = (unit: Unit): CoreOption => ({ do: 'choose', unit: unit.name });

/** An activation like any other begins with the choice to part (dt1.ruling.break-off). */
const aloneIfJoined = (unit: Unit): CoreOption[] =>
  unit.joined < 0 ? [] : [{ do: 'activate', unit: unit.name, alone: true }];

const lostHealth = (state: CoreState, unit: Unit): number => cardOf(state, unit).health - unit.health;

/** Next to the squad, on the board and not whole: dt1.cmd.repair.adjacent, dt1.cmd.repair.no-radio, dt1.cmd.repair.dead. */
function damagedVehiclesNear(state: CoreState, head: Unit): Unit[] {
  return friends(state, head).filter(
    (unit) => kindOf(state, unit) === 'vehicle' && lostHealth(state, unit) > 0 && isNear(state, head, unit),
  );
}

/**
 * dt1.cmd.field.radio, dt1.cmd.comeon.radio, dt1.cmd.radio.dead-return; once a game for the army (dt1.ruling.return-army), tried as
 * often as it takes (dt1.cmd.field.retry, dt1.cmd.comeon.retry).
 */
function returnRefusal(
  state: CoreState,
  head: Unit,
  role: string,
  used: boolean,
  once: string,
  radio: string,
): Refusal | null {
  const tried = commandRefusal(state, head, role);
  if (tried) return tried;
  if (!hasRole(state, head, 'radioman')) return refusal('radioman-lost', radio);
  return used ? refusal('once-a-game', once) : null;
}

/** Squads or vehicles, never a hero (dt1.cmd.comeon.no-hero). */
function destroyed(state: CoreState, head: Unit, kind: 'squad' | 'vehicle'): CoreOption[] {
  return state.units
    .filter((unit) => unit.side === head.side && unit.place === 'destroyed' && kindOf(state, unit) === kind)
    .filter((unit) => !isCommandSquad(state, unit) || unit.id !== head.id)
    .map(choose);
}

/**
 * Soldiers who can be brought back, one of each kind, and heroes who can be healed, as the owner likes (dt1.ruling.get-up-choice): next to
 * the squad only (dt1.cmd.getup.adjacent, dt1.cmd.getup.no-radio), of squads that still stand (dt1.cmd.getup.survivors).
 */
function patients(state: CoreState, head: Unit): CoreOption[] {
  const options: CoreOption[] = [];
  for (const unit of friends(state, head).filter((friend) => isNear(state, head, friend))) {
    for (const member of membersOf(state, unit)) {
      if (isHero(state, member) && lostHealth(state, member) > 0)
        options.push({ do: 'revive', unit: member.name, figure: -1 });
      if (kindOf(state, member) === 'squad') options.push(...fallenOf(state, member));
    }
  }
  return options;
}

function fallenOf(state: CoreState, squad: Unit): CoreOption[] {
  const card = cardOf(state, squad);
  const kinds = new Map<string, number>();
  card.figures.forEach((lines, figure) => {
    if (!squad.figures.includes(figure)) kinds.set(`${lines.join()} ${card.roles?.[figure] ?? ''}`, figure);
  });
  return [...kinds.values()]
    .sort((a, b) => a - b)
    .map((figure) => ({ do: 'revive', unit: squad.name, figure }));
}

/**
 * Targets that the observer sees and a gun does not (dt1.faq.observer.direct): unactivated friendly artillery
 * (dt1.ruling.artillery-limits), loaded, with a free way for its shells (dt1.faq.artillery.roof, dt1.faq.artillery.inside).
 */
function strikes(state: CoreState, head: Unit): CoreOption[] {
  const options: CoreOption[] = [];
  const ground = groundOf(state);
  const enemies = headsOnBoard(state).filter((unit) => unit.side !== head.side);
  for (const gun of friends(state, head).filter((unit) => !unit.activated)) {
    const lines = readyLines(state, gun).filter(({ line }) => line.range === 'A');
    for (const target of enemies) {
      if (!lines.some(({ line }) => harmsUnit(state, line, target))) continue;
      if (!seesUnit(state, ground, head, target) || seesUnit(state, ground, gun, target)) continue;
      if (someLine(state, gun, gun.square, target, (a, b) => canShell(ground, a, b)))
        options.push({ do: 'strike', gun: gun.name, at: target.name });
    }
  }
  return options;
}

const reload: Special = {
  id: 'reload',
  rule: 'dt1.ruling.reload',
  has: (state, head) =>
    membersOf(state, head).some((unit) => cardOf(state, unit).weapons.some((line) => line.reload)),
  refuses: (state, head) =>
    membersOf(state, head).some((unit) => unit.unloaded.length > 0)
      ? null
      : refusal('already-loaded', 'dt1.ruling.reload'),
  needsDie: () => false,
  receivers: () => [],
};

/** dt1.skill.tank-head.when: once a game a hero restores an adjacent friendly vehicle. */
const tankHead: Special = {
  id: 'tank-head',
  rule: 'dt1.skill.tank-head.all',
  has: (state, head) => tankHeadOf(state, head) !== null,
  refuses: (state, head) =>
    tankHeadOf(state, head)!.spent.includes('tank-head')
      ? refusal('once-a-game', 'dt1.skill.tank-head.once')
      : null,
  needsDie: () => false,
  receivers: (state, head) => damagedVehiclesNear(state, head).map(choose),
};

/** The hero with Tank Head in a unit; a joined one spends his squad's action (dt1.skill.tank-head.squad). */
export function tankHeadOf(state: CoreState, head: Unit): Unit | null {
  return membersOf(state, head).find((unit) => hasOwnSkill(state, unit, 'tank-head')) ?? null;
}

/** Observers call a gun by themselves; a radioman needs the die of every order (dt1.cmd.radio.artillery, dt1.ruling.artillery-limits). */
const artilleryStrike: Special = {
  id: 'artillery-strike',
  rule: 'dt1.cmd.radio.artillery',
  has: (state, head) =>
    hasOwnSkill(state, head, 'artillery-strike') ||
    (partnerOf(state, head) !== null && hasOwnSkill(state, partnerOf(state, head)!, 'artillery-strike')),
  refuses: (state, head) => {
    if (!isCommandSquad(state, head)) return null;
    if (head.tried) return refusal('command-tried', 'dt1.cmd.one-try');
    return hasRole(state, head, 'radioman') ? null : refusal('radioman-lost', 'dt1.cmd.radio.artillery-lost');
  },
  needsDie: (state, head) => isCommandSquad(state, head),
  receivers: strikes,
};

/**
 * The officer's die is the only one (dt1.cmd.radio.one-die): a living radioman passes the order on without being announced
 * (dt1.cmd.radio.passive), without a die (dt1.cmd.radio.no-roll) and without an action (dt1.cmd.radio.free), the only two
 * abilities of a round that go together (dt1.cmd.radio.pair).
 */
const getMoving: Special = {
  id: 'get-moving',
  rule: 'dt1.cmd.officer.order',
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'officer'),
  needsDie: () => true,
  // dt1.cmd.officer.adjacent, dt1.cmd.radio.relay, dt1.cmd.radio.dead-officer; only units that have acted (dt1.ruling.order-activated)
  receivers: (state, head) => {
    const radio = hasRole(state, head, 'radioman');
    return friends(state, head)
      .filter((unit) => unit.activated && (radio || isNear(state, head, unit)))
      .flatMap((unit) => [choose(unit), ...membersOf(state, unit).flatMap(aloneIfJoined)]);
  },
};

const makeshiftRepair: Special = {
  id: 'makeshift-repair',
  rule: 'dt1.cmd.repair.one',
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'mechanic'),
  // dt1.cmd.repair.no-roll
  needsDie: () => false,
  receivers: (state, head) => damagedVehiclesNear(state, head).map(choose),
};

const fieldRepair: Special = {
  id: 'field-repair',
  rule: 'dt1.cmd.field.return',
  has: isCommandSquad,
  refuses: (state, head) =>
    returnRefusal(
      state,
      head,
      'mechanic',
      state.sides[head.side].fieldRepair,
      'dt1.cmd.field.once',
      'dt1.cmd.field.radio',
    ),
  // dt1.cmd.field.hit
  needsDie: () => true,
  receivers: (state, head) => destroyed(state, head, 'vehicle'),
};

const getUp: Special = {
  id: 'get-up',
  rule: 'dt1.cmd.getup.soldier',
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'medic'),
  // dt1.cmd.getup.no-roll
  needsDie: () => false,
  receivers: patients,
};

const comeOn: Special = {
  id: 'come-on',
  rule: 'dt1.cmd.comeon.return',
  has: isCommandSquad,
  refuses: (state, head) =>
    returnRefusal(
      state,
      head,
      'medic',
      state.sides[head.side].comeOn,
      'dt1.cmd.comeon.once',
      'dt1.cmd.comeon.radio',
    ),
  // dt1.cmd.comeon.hit
  needsDie: () => true,
  receivers: (state, head) => destroyed(state, head, 'squad'),
};

export const SPECIALS: readonly Special[] = [
  reload,
  tankHead,
  artilleryStrike,
  getMoving,
  makeshiftRepair,
  fieldRepair,
  getUp,
  comeOn,
];

/** Abilities of which a command squad has one a round; loading and Tank Head are none. */
export function isCommandAbility(action: ActionName): boolean {
  return specialNamed(action) !== undefined && action !== 'reload' && action !== 'tank-head';
}

export function specialNamed(id: string): Special | undefined {
  return SPECIALS.find((special) => special.id === id);
}

/** Whether the special could do something at this moment, not only be announced. */
export function isUsable(state: CoreState, head: Unit, special: Special): boolean {
  return special.id === 'reload' || special.receivers(state, head).length > 0;
}
