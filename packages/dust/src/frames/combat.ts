import type { Frame } from '@dustfront/kernel';
import { call, done, type Seat } from '@dustfront/kernel';
import {
  attackOrigins,
  FORMS,
  fighters,
  greyedOrigins,
  greyedTargets,
  launches,
  pairKey,
  targets,
} from '../attacks/index.ts';
import { leave } from '../control.ts';
import { checkEliminations } from '../elimination.ts';
import { type Cx, frame } from '../events.ts';
import { fireMissiles } from '../exceptions/ballistic-missiles.ts';
import { liftMechs, mechAreas } from '../exceptions/mech-dropper.ts';
import { areaId, areaIndex, playedCard } from '../lookup.ts';
import type { AttackForm } from '../options.ts';
import { type DustOption, END } from '../options.ts';
import type { DustState } from '../state.ts';
import type { Units } from '../units.ts';
import { countUnits, MECH, namedUnits, noUnits, UNIT_TYPES } from '../units.ts';
import { counts } from './movement.ts';
import { newBattle } from './new-battle.ts';
import { newSpecialAttack } from './special-attack.ts';

export type CombatFrame = Frame<
  'combat',
  | 'begin'
  | 'next'
  | 'announce'
  | 'target'
  | 'units-next'
  | 'units'
  | 'mechs-next'
  | 'mechs'
  | 'attack'
  | 'after'
> & {
  seat: Seat;
  points: number;
  form: AttackForm;
  from: number;
  to: number;
  units: Units;
  type: number;
  /** Mechs for a drop, by the area they leave. */
  mechs: Record<string, number>;
  /** Origin and target of every attack so far, as "from>to". */
  pairs: string[];
};

export function newCombat(seat: Seat): CombatFrame {
  const chosen = { form: 'land' as const, from: -1, to: -1, units: noUnits(), type: 0, mechs: {} };
  return { kind: 'combat', step: 'begin', seat, points: 0, ...chosen, pairs: [] };
}

const seatOf = (_state: DustState, frame: CombatFrame): Seat => frame.seat;

/**
 * One combat point, one attack, carried out before the next is announced [dust.combat.one-by-one]. The same target
 * may be attacked from elsewhere [dust.combat.repeat.other-origin], other targets from the same area
 * [dust.combat.repeat.other-target], and a conquered area is an origin at once [dust.combat.chain] [dust.ruling.81].
 * Neutrals have no turn and so never attack [dust.neutral.never-attack].
 */
export const combat = frame<CombatFrame>({
  kind: 'combat',
  cites: ['dust.combat.points.limit', 'dust.combat.points.optional', 'dust.combat.one-by-one'],
  steps: {
    begin: ({ state }, frame) => {
      frame.points = playedCard(state, frame.seat)?.combat ?? 0;
      return 'next';
    },
    next: ({ state }, frame) => {
      if (frame.points === 0 || state.players[frame.seat]!.out) return done();
      return announcements(state, frame).length > 0 ? 'announce' : done();
    },
    announce: {
      type: 'ask',
      question: 'combat',
      seat: seatOf,
      options: (state, frame) => [...announcements(state, frame), END],
      greyed: (state, frame) => FORMS.flatMap((form) => greyedOrigins(state, frame.seat, form, frame.pairs)),
      take: ({ state }, frame, option) => {
        if (option.do === 'attack') {
          frame.form = option.form;
          frame.from = areaIndex(state, option.from);
          return 'target';
        }
        if (option.do !== 'launch') return done();
        frame.form = option.form;
        frame.from = -1;
        return 'target';
      },
    },
    target: {
      type: 'ask',
      question: 'target',
      rule: 'dust.combat.target.adjacent',
      seat: seatOf,
      options: (state, frame) =>
        targets(state, frame.seat, frame.form, frame.from, frame.pairs).map(
          (area) => ({ do: 'to', area: areaId(state, area) }) as const,
        ),
      greyed: (state, frame) => greyedTargets(state, frame.seat, frame.form, frame.from, frame.pairs),
      take: ({ state }, frame, option) => {
        if (option.do !== 'to') return 'target';
        frame.to = areaIndex(state, option.area);
        frame.units = noUnits();
        frame.type = 0;
        frame.mechs = {};
        if (frame.form === 'drop') return 'mechs-next';
        const special = frame.form === 'bombers' || frame.form === 'submarines' || frame.form === 'missiles';
        return special ? 'attack' : 'units-next';
      },
    },
    'units-next': ({ state }, frame) => {
      const types = fighters(frame.form);
      const present = state.areas[frame.from]!.units;
      while (frame.type < types.length && present[types[frame.type]!] === 0) frame.type++;
      if (frame.type === types.length) return 'attack';
      const only = leastOf(state, frame) === 1 && present[types[frame.type]!] === 1;
      if (!only) return 'units';
      frame.units[types[frame.type]!] = 1;
      return 'attack';
    },
    // Any number from the one origin, at least one in all; the rest stays out [dust.combat.origin.any-number].
    units: {
      type: 'ask',
      question: 'attackers',
      rule: 'dust.combat.origin.any-number',
      seat: seatOf,
      options: (state, frame) => {
        const type = fighters(frame.form)[frame.type]!;
        const most = state.areas[frame.from]!.units[type]!;
        const unit = UNIT_TYPES[type]!;
        return counts(leastOf(state, frame), most).map((count) => ({ do: 'take', unit, count }) as const);
      },
      take: (_cx, frame, option) => {
        if (option.do !== 'take') return 'units';
        frame.units[UNIT_TYPES.indexOf(option.unit)] = option.count;
        frame.type++;
        return 'units-next';
      },
    },
    'mechs-next': ({ state }, frame) =>
      frame.type < mechAreas(state, frame.seat).length ? 'mechs' : 'attack',
    // Area after area, any number of mechs, one at least [dust.ability.dropper.mechs].
    mechs: {
      type: 'ask',
      question: 'mechs',
      rule: 'dust.ability.dropper.mechs',
      seat: seatOf,
      options: (state, frame) => {
        const areas = mechAreas(state, frame.seat);
        const area = areas[frame.type]!;
        const least = Object.keys(frame.mechs).length === 0 && frame.type === areas.length - 1 ? 1 : 0;
        const from = areaId(state, area);
        return counts(least, state.areas[area]!.units[MECH]!).map(
          (count) => ({ do: 'mechs', from, count }) as const,
        );
      },
      take: ({ state }, frame, option) => {
        if (option.do !== 'mechs') return 'mechs';
        if (option.count > 0) frame.mechs[areaIndex(state, option.from)] = option.count;
        frame.type++;
        return 'mechs-next';
      },
    },
    // The point is spent, for a drop too [dust.ability.dropper.point], and the pair used, whatever becomes of the
    // attack [dust.ruling.u10].
    attack: (cx, frame) => {
      frame.points--;
      if (frame.from >= 0) frame.pairs.push(pairKey(frame.from, frame.to));
      return call(attackFrame(cx, frame), 'after');
    },
    after: (cx) => {
      checkEliminations(cx);
      return 'next';
    },
  },
});

function announcements(state: DustState, frame: CombatFrame): DustOption[] {
  const plain = FORMS.flatMap((form) =>
    attackOrigins(state, frame.seat, form, frame.pairs).map(
      (from) => ({ do: 'attack', form, from: areaId(state, from) }) as const,
    ),
  );
  return [...plain, ...launches(state, frame.seat).map((form) => ({ do: 'launch', form }) as const)];
}

/** One, when nothing has been chosen yet and no later type could still make up for it. */
function leastOf(state: DustState, frame: CombatFrame): number {
  const present = state.areas[frame.from]!.units;
  const later = fighters(frame.form)
    .slice(frame.type + 1)
    .some((type) => present[type]! > 0);
  return countUnits(frame.units) === 0 && !later ? 1 : 0;
}

/** Attackers leave their one origin [dust.combat.origin.one]; if all go, it is empty [dust.combat.origin-emptied]. */
function attackFrame(cx: Cx, frame: CombatFrame) {
  const { state } = cx;
  const { seat, form, from, to, units } = frame;
  const defender = state.areas[to]!.holder;
  const area = areaId(state, to);
  const origin = from < 0 ? null : areaId(state, from);
  const rule = form === 'missiles' ? 'dust.special.costs-point' : 'dust.combat.points.limit';
  cx.emit({ type: 'attack', seat, form, from: origin, to: area, defender, units: namedUnits(units), rule });
  if (form === 'missiles') fireMissiles(cx, seat);
  if (form === 'bombers' || form === 'submarines' || form === 'missiles') {
    return newSpecialAttack(state, seat, form, from, to);
  }
  // A battle like others on land [dust.ability.dropper.battle].
  if (form === 'drop') {
    const mechs = noUnits();
    mechs[MECH] = liftMechs(cx, seat, frame.mechs);
    return newBattle('drop', seat, defender, -1, to, mechs);
  }
  leave(state, from, units);
  return newBattle(form, seat, defender, from, to, units);
}
