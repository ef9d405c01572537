import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import type { HitThrow } from '@dustfront/wargame';
import { afterHitRoll, beginHitRoll, blowsOf, diceOf, laid } from '@dustfront/wargame';
import type { Cx } from '../events.ts';
import { noteSerum, type Serum } from '../exceptions/wiederbelebungsserum.ts';
import type { CoreLine } from '../hooks.ts';
import { type Firing, strikeBackLines, weaponsOf } from '../plan/attack.ts';
import { bodyOf, planLine } from '../plan/line.ts';
import type { CoreState, Unit } from '../state.ts';
import { groundOf } from '../table/ground.ts';
import { lineNamed } from '../table/weapons.ts';
import { damageFrame } from './damage.ts';
import { dice, enclosing, frame, toldHits, unitAt } from './frame.ts';
import type { Salvo } from './salvo.ts';
import { targetOf } from './salvo.ts';

/** The attack that it is part of. */
type Attended = Frame<'attack'> & { serum: Serum[] };

/** A unit in close combat, and the hero joined to it when that began, or -1: he is struck if his squad falls. */
export interface Fighter {
  unit: number;
  hero: number;
}

/** One line in close combat, of the attacker or of one who strikes back. */
export interface Blow {
  back: boolean;
  unit: number;
  line: string;
  at: Fighter;
  plan: CoreLine;
  dice: number;
  hits: number;
}

export interface CloseCombatFrame extends Frame<'close-combat', 'begin' | 'roll' | 'rolled' | 'land'> {
  attacker: number;
  sustained: boolean;
  salvos: Salvo[];
  blows: Blow[];
  at: number;
  throw: HitThrow | null;
}

export function closeCombatFrame(attacker: Unit, salvos: Salvo[], sustained: boolean): CloseCombatFrame {
  return {
    kind: 'close-combat',
    step: 'begin',
    attacker: attacker.id,
    sustained,
    salvos,
    blows: [],
    at: 0,
    throw: null,
  };
}

function blowOf(
  state: CoreState,
  firing: Firing,
  by: Unit,
  at: Unit,
  sustained: boolean,
  back: boolean,
): Blow | null {
  const context = {
    state,
    shooter: firing.unit,
    line: firing.line,
    target: { unit: at },
    sustained,
    retaliation: back,
  };
  const shot = { ground: groundOf(state), from: by.square, weapons: weaponsOf(state, firing) };
  const plan = planLine(context, shot);
  if (plan === null) return null;
  const count = diceOf(plan.dice, bodyOf(state, by), bodyOf(state, at));
  if (count === 0) return null;
  const struck: Fighter = { unit: at.id, hero: at.joined };
  return { back, unit: firing.unit.id, line: firing.line.id, at: struck, plan, dice: count, hits: 0 };
}

/** The blows of both sides in the fight against one of the targets. */
function fight(cx: Cx, f: CloseCombatFrame, salvos: readonly Salvo[]): Blow[] {
  const { state } = cx;
  const attacker = unitAt(state, f.attacker);
  const aimed = targetOf(state, salvos[0]!);
  if (aimed === null || !('unit' in aimed)) {
    const target = unitAt(state, salvos[0]!.target).name;
    cx.emit({ type: 'wasted', unit: attacker.name, target, rule: 'dt1.attack.no-redirect' });
    return [];
  }
  const target = aimed.unit;
  const attack = salvos.map(({ unit, line, shots }) => {
    const by = unitAt(state, unit);
    const firing = { unit: by, line: lineNamed(state, by, line), shots };
    return blowOf(state, firing, attacker, target, f.sustained, false);
  });
  const back = strikeBackLines(state, target, attacker).map((firing) =>
    blowOf(state, firing, target, attacker, false, true),
  );
  cx.emit({
    type: 'close-combat',
    unit: attacker.name,
    target: target.name,
    rule: 'dt1.close.simultaneous',
  });
  return [...attack, ...back].filter((blow) => blow !== null);
}

/**
 * Close combat: last of all attacks (dt1.close.last), both sides at once (dt1.close.simultaneous,
 * dt1.faq.casualties.close), against several targets at the same moment (dt1.ruling.close-several). The target strikes
 * back with its survivors (dt1.close.survivors, dt1.close.casualties-before, dt1.faq.casualties.strike-back), all
 * members of the attacker take part (dt1.close.attacker-dice), also in a reaction (dt1.faq.reactive.close-both); dice
 * are counted before anybody falls, losses come after
 * (dt1.ruling.close-combat).
 */
export const closeCombat = frame<CloseCombatFrame>({
  kind: 'close-combat',
  cites: ['dt1.close.simultaneous', 'dt1.close.retaliate'],
  steps: {
    begin: (cx, f) => {
      const targets = [...new Set(f.salvos.map(({ target }) => target))];
      f.blows = targets.flatMap((target) =>
        fight(
          cx,
          f,
          f.salvos.filter((salvo) => salvo.target === target),
        ),
      );
      if (f.blows.length === 0) return done();
      f.throw = beginHitRoll(f.blows[0]!.dice);
      return 'roll';
    },

    roll: dice(
      'close-combat',
      'dt1.close.simultaneous',
      (_state, f) => laid(f.throw).dice,
      (_cx, f, faces) => {
        f.throw = afterHitRoll(f.blows[f.at]!.plan.roll, laid(f.throw), faces);
        return f.throw.stage === 'done' ? 'rolled' : 'roll';
      },
      (_state, f) => toldHits(f.blows[f.at]!.plan, laid(f.throw)),
    ),

    rolled: (cx, f) => {
      const { state } = cx;
      const blow = f.blows[f.at]!;
      blow.hits = laid(f.throw).hits;
      const shooter = unitAt(state, blow.unit);
      const struck = unitAt(state, blow.at.unit);
      cx.emit({
        type: 'hits',
        unit: shooter.name,
        line: blow.line,
        target: struck.name,
        hits: blow.hits,
        back: blow.back,
      });
      noteSerum(state, enclosing<Attended>(state, 'attack').serum, shooter, struck, blow.hits);
      f.at++;
      const next = f.blows[f.at];
      if (next === undefined) {
        f.at = 0;
        f.throw = null;
        return 'land';
      }
      f.throw = beginHitRoll(next.dice);
      return 'roll';
    },

    /** Losses in the order of the lines; everybody has already rolled. */
    land: ({ state }, f) => {
      const blow = f.blows[f.at];
      if (blow === undefined) return done();
      f.at++;
      const struck = survivor(state, blow.at);
      if (struck === null || blow.hits === 0) return 'land';
      const { plan } = blow;
      return call(
        damageFrame(struck, {
          blows: blowsOf(plan.damage, blow.hits),
          points: plan.damage.points,
          undo: plan.guard.resilience,
          chooser: struck.seat,
        }),
        'land',
      );
    },
  },
});

/** The unit struck, or the hero left of it. */
function survivor(state: CoreState, { unit: id, hero: heroId }: Fighter): Unit | null {
  const unit = unitAt(state, id);
  if (unit.place === 'board') return unit;
  const hero = heroId < 0 ? null : unitAt(state, heroId);
  return hero?.place === 'board' ? hero : null;
}
