import { call, done } from '@dustfront/kernel';
import { resilienceOf } from '../attack/shelter.ts';
import { type Victim, victimChoice, victimsOf } from '../attack/victims.ts';
import { type Choice, only } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { countFaces, dice, T } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import { eliminate, settleGroups, stun } from '../losses.ts';
import { NOBODY, type Side, type TacticsState, type Unit } from '../state.ts';
import { cardOfUnit, carriedBy, groupOf, healthOf, isAlive, unitOf } from '../units.ts';
import { type DamageFrame, damageFrame, type Pool, plainPool, wreckFrame } from './make-damage.ts';

/** Pools with hits left. */
function openPools(frame: DamageFrame): number[] {
  const open: number[] = [];
  frame.pools.forEach((pool, at) => {
    if (pool.hits > 0) open.push(at);
  });
  return open;
}

/** dt14.table.losses: who of those alive is seen by those who fired; nothing where it is all of them, or nobody. */
function stillSeen(state: TacticsState, target: Unit, pool: Pool): string {
  if (pool.seen === undefined) return '';
  const all = victimsOf(state, target, null);
  const seen = victimsOf(state, target, { ...pool, named: NOBODY });
  return seen.length === all.length ? '' : seen.map(({ unit, soldier }) => `${unit.id}/${soldier}`).join();
}

const sameHits = (state: TacticsState, target: Unit, a: Pool, b: Pool) =>
  a.points === b.points &&
  a.cover === b.cover &&
  a.named === b.named &&
  a.soldier === b.soldier &&
  a.stun === b.stun &&
  a.chooser === b.chooser &&
  stillSeen(state, target, a) === stillSeen(state, target, b);

/**
 * Does it matter which hit comes first: are there several to choose from, a track that undoes damage, or a man whom a
 * sniper named and another hit may fell? A track that only adds up its marks does not care.
 */
function isOrdered(state: TacticsState, frame: DamageFrame, target: Unit): boolean {
  const group = groupOf(state, target);
  const [first] = group;
  if (group.length > 1) return true;
  // dt14.table.losses.order: whom those who fired see falls first.
  const open = frame.pools.filter(({ hits }) => hits > 0);
  if (new Set(open.map((pool) => stillSeen(state, target, pool))).size > 1) return true;
  if (first !== undefined && cardOfUnit(first).kind !== 'squad')
    return frame.pools.some((pool) => pool.hits > 0 && resilienceOf(state, first, pool.cover) !== 0);
  return namedMen(frame).some((man) => target.soldiers.includes(man));
}

/** Soldiers whom open pools name: each is told apart from others of his kind. */
const namedMen = (frame: DamageFrame): number[] =>
  frame.pools.flatMap((pool) => (pool.hits > 0 && pool.named === frame.target ? [pool.soldier] : []));

/** dt14.damage.order.owner, dt14.skill.resilient.owner-order: which hit next, and who takes it. */
function options(state: TacticsState, frame: DamageFrame): Choice[] {
  const target = unitOf(state, frame.target);
  const open = openPools(frame);
  const ordered = isOrdered(state, frame, target);
  const apart = namedMen(frame);
  const first = open[0]!;
  const pools = open.filter((at, i) => {
    if (i === 0) return true;
    if (frame.pools[at]!.chooser !== frame.pools[first]!.chooser) return false;
    const isListed = (before: number) => sameHits(state, target, frame.pools[before]!, frame.pools[at]!);
    return ordered && !open.slice(0, i).some(isListed);
  });
  return pools.flatMap((at) =>
    victimsOf(state, target, frame.pools[at]!, apart).map((victim) => victimChoice('hit', victim, at)),
  );
}

function chooser(state: TacticsState, frame: DamageFrame): Side {
  const pool = frame.pools[openPools(frame)[0]!]!;
  return pool.chooser >= 0 ? (pool.chooser as Side) : unitOf(state, frame.target).side;
}

/** A squad without heroes, resilience or named men loses as many as it has when there are hits enough. */
function sweeps(state: TacticsState, frame: DamageFrame, target: Unit): boolean {
  if (!isAlive(target) || cardOfUnit(target).kind !== 'squad') return false;
  if (groupOf(state, target).length > 1) return false;
  let hits = 0;
  for (const pool of frame.pools) {
    if (pool.hits === 0) continue;
    if (pool.named >= 0 || pool.stun !== '' || (!pool.bare && resilienceOf(state, target, pool.cover) !== 0))
      return false;
    hits += pool.hits;
  }
  return hits >= target.soldiers.length;
}

function begins(cx: Cx, frame: DamageFrame, choice: Choice) {
  const { unit, n, m } = only(choice, 'hit');
  const victim: Victim = { unit: unitOf(cx.state, unit), soldier: n };
  const pool = frame.pools[m]!;
  pool.hits--;
  frame.pool = m;
  frame.victim = victim.unit.id;
  frame.soldier = victim.soldier;
  // dt14.skill.resilient.overkill; dt14.damage.track, dt14.skill.resilient.mark
  frame.marks = victim.soldier >= 0 ? 1 : Math.min(pool.points, healthOf(victim.unit));
  frame.faces = pool.bare ? 0 : resilienceOf(cx.state, victim.unit, pool.cover);
  if (frame.faces !== 0 && frame.marks > 0) return 'resist' as const;
  return lands(cx, frame, 0);
}

/** The hit lands but for what resilience undid. */
function lands(cx: Cx, frame: DamageFrame, undone: number): 'next' {
  const { state } = cx;
  const unit = unitOf(state, frame.victim);
  const pool = frame.pools[frame.pool]!;
  const target = unitOf(state, frame.target);
  const cancelled = frame.soldier >= 0 && undone > 0;
  // dt14.ruling.stun.cancelled: a cancelled hit does not stun, damage undone on a track does.
  if (pool.stun !== '' && !cancelled) stun(cx, target, pool.stun === 'grip' ? pool.by : NOBODY);
  if (cancelled) {
    cx.emit({ type: 'withstood', unit: unit.name, rule: 'dt14.skill.resilient.squad' });
    return 'next';
  }
  // dt14.damage.squad.one, dt14.damage.squad.overkill: one soldier, whatever the damage.
  if (frame.soldier >= 0) {
    groundOf(state).landing.loses(unit, frame.soldier);
    unit.soldiers = unit.soldiers.filter((man) => man !== frame.soldier);
    cx.emit({
      type: 'soldier-lost',
      unit: unit.name,
      left: unit.soldiers.length,
      rule: 'dt14.damage.squad.one',
    });
    if (unit.soldiers.length === 0) eliminate(cx, unit);
  } else {
    unit.marks += frame.marks - undone;
    cx.emit({
      type: 'damaged',
      unit: unit.name,
      marks: frame.marks - undone,
      left: healthOf(unit),
      rule: 'dt14.damage.track',
    });
    if (healthOf(unit) <= 0 && eliminate(cx, unit)) frame.wrecks.push(unit.id);
  }
  return 'next';
}

export const damage = frame<DamageFrame>({
  kind: 'damage',
  cites: [
    'dt14.damage.one-by-one',
    'dt14.damage.order.owner',
    'dt14.table.losses.order',
    'dt14.damage.squad.owner',
    'dt14.damage.kill.amount',
    'dt14.hero.join.hits',
    'dt14.sp.hero.join.hits',
    'dt14.skill.resilient.one-by-one',
    'dt14.equip.tank-riders.extra-die',
    'dt14.equip.tank-riders.loss',
    'dt14.equip.tank-riders.owner',
  ],
  steps: {
    begin: (cx, frame) => {
      const target = unitOf(cx.state, frame.target);
      const riders = carriedBy(cx.state, target).some((unit) => unit.carriage === 'rider');
      // dt14.equip.tank-riders.no-extra
      const hits = frame.pools.reduce((sum, pool) => sum + (pool.spread ? 0 : pool.hits), 0);
      frame.marks = hits;
      return riders && hits > 0 ? 'riders' : 'next';
    },
    riders: {
      type: 'roll',
      roll: (_state, frame) => dice(frame.marks, 'riders', 'dt14.equip.tank-riders.extra-die'),
      take: (cx, frame, faces) => {
        const lost = countFaces(faces, T);
        const target = unitOf(cx.state, frame.target);
        const riders = carriedBy(cx.state, target).filter(
          (unit) => unit.carriage === 'rider' && unit.joined < 0,
        );
        if (lost === 0 || riders.length === 0) return 'next';
        return call(damageFrame(riders[0]!.id, [{ ...plainPool(lost, 1), bare: true }]), 'next');
      },
    },
    next: (cx, frame) => {
      const { state } = cx;
      const target = unitOf(state, frame.target);
      if (openPools(frame).length === 0 || groupOf(state, target).length === 0) return 'wrecks';
      if (sweeps(state, frame, target)) {
        cx.emit({ type: 'soldier-lost', unit: target.name, left: 0, rule: 'dt14.damage.squad.one' });
        eliminate(cx, target);
        return 'wrecks';
      }
      const found = options(state, frame);
      // dt14.weapon.sniper.excess, dt14.sp.weapon.sniper.excess: nobody left to take them.
      if (found.length === 0) {
        frame.pools[openPools(frame)[0]!]!.hits = 0;
        return 'next';
      }
      return found.length === 1 ? begins(cx, frame, found[0]!) : 'choose';
    },
    choose: {
      type: 'ask',
      question: 'take-hit',
      seat: chooser,
      options,
      take: (cx, frame, choice) => begins(cx, frame, choice),
    },
    resist: {
      type: 'roll',
      roll: (_state, frame) => dice(frame.marks, 'resilience', 'dt14.skill.resilient.squad'),
      take: (cx, frame, faces) => lands(cx, frame, countFaces(faces, frame.faces)),
    },
    wrecks: (cx, frame) => {
      const wreck = frame.wrecks.shift();
      if (wreck === undefined) {
        // dt14.ruling.hero.attacked: whoever stood with the fallen stays in an attack until all of it is done.
        if (!cx.state.stack.some((one) => one.kind === 'attack')) settleGroups(cx.state);
        return done();
      }
      const machine = unitOf(cx.state, wreck);
      const left = carriedBy(cx.state, machine).map((unit) => unit.id);
      return call(wreckFrame(wreck, groundOf(cx.state).landing.of(cx.state, machine), left), 'wrecks');
    },
  },
});
