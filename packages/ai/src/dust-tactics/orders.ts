import type { ActionName, CoreState, Unit } from '@dustfront/dust-tactics';
import {
  canSee,
  canShell,
  cardOf,
  distanceBetween,
  isCommandSquad,
  kindOf,
  planAttack,
  pointsOf,
} from '@dustfront/dust-tactics/query';
import { attackOdds } from '@dustfront/odds';
import { type Fighter, onForget, type Picture, roundsLeft } from './fighters.ts';
import { bestNet, type Stance, squaresAt } from './shots.ts';

/** The chance that an order is heard: one die. */
const HEARD = 1 / 3;
/** A weapon that can fire again. */
const LOADED = 0.5;
/** What a whole activation is worth where nothing can be shot at. */
const ONE_MORE = 0.2;
/** How much of its points a unit is worth that comes back, by rounds left after this one. */
const RETURNED = [0.05, 0.3, 0.45, 0.55] as const;

const most = <T>(list: readonly T[], worth: (one: T) => number): number =>
  list.reduce((best, one) => Math.max(best, worth(one)), 0);

function hasRole(state: CoreState, unit: Unit, role: string): boolean {
  const { roles } = cardOf(state, unit);
  return roles !== undefined && unit.figures.some((figure) => roles[figure] === role);
}

/** Friends on the board beside one's own unit. */
function friendsOf(picture: Picture, by: Fighter): Fighter[] {
  return picture.sides[by.side].filter((f) => f !== by && f.head.square >= 0);
}

function isNear({ state }: Picture, by: Fighter, square: number, { head }: Fighter): boolean {
  return distanceBetween(state, by.head, head, square) <= 1;
}

/** Health that a vehicle would have back, in points. */
export function repairWorth(fighter: Fighter, health: number): number {
  if (fighter.kind !== 'vehicle') return 0;
  return Math.min(fighter.worthAt(fighter.soldiers, fighter.health + health), fighter.whole) - fighter.worth;
}

/** A soldier or a point of a hero's health back, in points. */
export function healWorth(fighter: Fighter): number {
  if (fighter.kind === 'vehicle') return 0;
  const soldier = fighter.worthAt(fighter.soldiers + 1, fighter.health);
  const health = fighter.worthAt(fighter.soldiers, fighter.health + 1);
  return Math.max(0, Math.min(Math.max(soldier, health), fighter.whole) - fighter.worth);
}

/** What a destroyed unit would still do if it came back. */
export function returnWorth({ state }: Picture, unit: Unit): number {
  const scale = state.options.scale === 'later' ? 10 : 1;
  return (pointsOf(state, unit) / scale) * RETURNED[Math.min(3, roundsLeft(state))]!;
}

/** What a unit that has acted would do with an activation more. */
export function afreshWorth(picture: Picture, fighter: Fighter): number {
  const stance: Stance = {
    ground: picture.ground,
    from: fighter.head.square,
    sustained: true,
    moved: false,
  };
  const enemies = picture.sides[fighter.side === 0 ? 1 : 0].filter(({ head }) => head.square >= 0);
  return Math.max(ONE_MORE, bestNet(picture, fighter, stance, enemies));
}

const strikes = new Map<string, number>();
onForget(() => strikes.clear());

/** What a gun's shells are expected to take off a target that others see for it. */
export function strikeWorth(picture: Picture, gun: Fighter, target: Fighter): number {
  const key = `${gun.sign} ${target.sign}`;
  let worth = strikes.get(key);
  if (worth === undefined) {
    const { state } = picture;
    const firings = gun.barrels
      .filter(({ line }) => line.range === 'A')
      .map(({ unit, line, shots }) => ({ unit, line, shots }));
    const plan = planAttack(
      state,
      gun.head,
      firings,
      { unit: target.head },
      {
        ground: picture.ground,
        from: gun.head.square,
        sustained: false,
      },
    );
    let left = 0;
    for (const { soldiers, health, chance } of attackOdds(plan).target.states)
      left += chance * target.worthAt(soldiers, health);
    worth = target.worth - left;
    strikes.set(key, worth);
  }
  return worth;
}

/** Whether something holds between a square of a fighter who stands there and a square of another. */
function someSquares(
  picture: Picture,
  by: Fighter,
  from: number,
  target: Fighter,
  holds: (from: number, to: number) => boolean,
): boolean {
  const squares = squaresAt(picture, target, target.head.square);
  return squaresAt(picture, by, from).some((a) => squares.some((b) => holds(a, b)));
}

/** The best strike that an observer in a square could call. */
function bestStrike(picture: Picture, by: Fighter, square: number): number {
  const { ground } = picture;
  const guns = friendsOf(picture, by).filter(({ head, shells }) => shells && !head.activated);
  const enemies = picture.sides[by.side === 0 ? 1 : 0].filter(({ head }) => head.square >= 0);
  return most(guns, (gun) =>
    most(enemies, (target) => {
      const seen = (who: Fighter, at: number) =>
        someSquares(picture, who, at, target, (a, b) => canSee(ground, who.kind, target.kind, a, b));
      if (!seen(by, square) || seen(gun, gun.head.square)) return 0;
      const reached = someSquares(picture, gun, gun.head.square, target, (a, b) => canShell(ground, a, b));
      return reached ? strikeWorth(picture, gun, target) : 0;
    }),
  );
}

function destroyedOf({ state }: Picture, { head }: Fighter, kind: 'squad' | 'vehicle'): Unit[] {
  return state.units.filter(
    (unit) => unit.side === head.side && unit.place === 'destroyed' && kindOf(state, unit) === kind,
  );
}

/** What a special action brings on average, in points, to a unit that carries it out in a square. */
export function worthOfSpecial(picture: Picture, by: Fighter, action: ActionName, square: number): number {
  const { state } = picture;
  const near = () => friendsOf(picture, by).filter((friend) => isNear(picture, by, square, friend));
  switch (action) {
    case 'reload':
      return LOADED;
    case 'tank-head':
      return most(near(), (friend) => repairWorth(friend, 99));
    case 'makeshift-repair':
      return most(near(), (friend) => repairWorth(friend, 1));
    case 'get-up':
      return most(near(), healWorth);
    case 'field-repair':
      return HEARD * most(destroyedOf(picture, by, 'vehicle'), (unit) => returnWorth(picture, unit));
    case 'come-on':
      return HEARD * most(destroyedOf(picture, by, 'squad'), (unit) => returnWorth(picture, unit));
    case 'get-moving': {
      const heard = hasRole(state, by.head, 'radioman') ? friendsOf(picture, by) : near();
      const acted = heard.filter(({ head }) => head.activated);
      return HEARD * most(acted, (friend) => afreshWorth(picture, friend));
    }
    case 'artillery-strike':
      return (isCommandSquad(state, by.head) ? HEARD : 1) * bestStrike(picture, by, square);
    default:
      return 0;
  }
}
