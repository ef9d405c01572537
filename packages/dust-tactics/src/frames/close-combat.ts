import { call, done } from '@dustfront/kernel';
import { afterHitRoll, beginHitRoll, blowsOf, diceOf } from '@dustfront/wargame';
import { type Firing, strikeBackLines, weaponsOf } from '../plan/attack.ts';
import { bodyOf, planLine } from '../plan/line.ts';
import type { CoreState, Unit } from '../state.ts';
import { groundOf } from '../table/ground.ts';
import { lineNamed } from '../table/weapons.ts';
import { damageFrame } from './salvo.ts';
import { noteSerum } from './serum.ts';
import { type AttackFrame, type CloseCombatFrame, dice, enclosing, frame, unitAt } from './types.ts';

type Blow = CloseCombatFrame['blows'][number];

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
  return count === 0
    ? null
    : { back, unit: firing.unit.id, line: firing.line.id, plan, dice: count, hits: 0 };
}

/**
 * Close combat: last of all attacks (dt1.close.last), both sides at once (dt1.close.simultaneous, dt1.faq.casualties.close).
 * The target strikes back with its survivors (dt1.close.survivors, dt1.close.casualties-before, dt1.faq.casualties.strike-back),
 * all members of the attacker take part (dt1.close.attacker-dice), also in a reaction (dt1.faq.reactive.close-both); dice are counted before anybody falls, losses come after
 * (dt1.ruling.close-combat).
 */
export const closeCombat = frame<CloseCombatFrame>({
  kind: 'close-combat',
  cites: ['dt1.close.simultaneous', 'dt1.close.retaliate'],
  steps: {
    begin: (cx, f) => {
      const { state } = cx;
      const attacker = unitAt(state, f.attacker);
      const target = unitAt(state, f.target);
      if (target.place !== 'board' || attacker.place !== 'board') {
        cx.emit({ type: 'wasted', unit: attacker.name, target: target.name, rule: 'dt1.attack.no-redirect' });
        return done();
      }
      const attack = f.salvos.map(({ unit, line, shots }) => {
        const by = unitAt(state, unit);
        return blowOf(
          state,
          { unit: by, line: lineNamed(state, by, line), shots },
          attacker,
          target,
          f.sustained,
          false,
        );
      });
      const back = strikeBackLines(state, target, attacker).map((firing) =>
        blowOf(state, firing, target, attacker, false, true),
      );
      f.blows = [...attack, ...back].filter((blow) => blow !== null);
      cx.emit({
        type: 'close-combat',
        unit: attacker.name,
        target: target.name,
        rule: 'dt1.close.simultaneous',
      });
      f.at = 0;
      f.attackerHero = attacker.joined;
      f.targetHero = target.joined;
      if (f.blows.length === 0) return done();
      f.throw = beginHitRoll(f.blows[0]!.dice);
      return 'roll';
    },

    roll: dice(
      'close-combat',
      'dt1.close.simultaneous',
      (_state, f) => f.throw!.dice,
      (_cx, f, faces) => {
        f.throw = afterHitRoll(f.blows[f.at]!.plan.roll, f.throw!, faces);
        return f.throw.stage === 'done' ? 'rolled' : 'roll';
      },
    ),

    rolled: (cx, f) => {
      const { state } = cx;
      const blow = f.blows[f.at]!;
      blow.hits = f.throw!.hits;
      const shooter = unitAt(state, blow.unit);
      const struck = unitAt(state, blow.back ? f.attacker : f.target);
      cx.emit({
        type: 'hits',
        unit: shooter.name,
        line: blow.line,
        target: struck.name,
        hits: blow.hits,
        back: blow.back,
      });
      noteSerum(state, enclosing<AttackFrame>(state, 'attack').serum, shooter, struck, blow.hits);
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
      const struck = blow.back
        ? survivor(state, f.attacker, f.attackerHero)
        : survivor(state, f.target, f.targetHero);
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
function survivor(state: CoreState, id: number, heroId: number): Unit | null {
  const unit = unitAt(state, id);
  if (unit.place === 'board') return unit;
  const hero = heroId < 0 ? null : unitAt(state, heroId);
  return hero?.place === 'board' ? hero : null;
}
