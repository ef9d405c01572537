import { done, type Greyed, type Seat } from '@dustfront/kernel';
import { dearestCasualty, effectiveHits } from '../battle/casualties.ts';
import { blanksAfter, isCeaseFire } from '../battle/cease-fire.ts';
import { FACES, hitsAmong } from '../battle/dice.ts';
import { otherSide, type Side } from '../battle/kinds.ts';
import { supremacy } from '../battle/supremacy.ts';
import { enter } from '../control.ts';
import { type Cx, frame } from '../events.ts';
import { activate } from '../exceptions/activate.ts';
import { offeredAfterRoll, offeredAtStart } from '../exceptions/index.ts';
import { callNurse, nurseOffers, rescued } from '../exceptions/nurse.ts';
import { forceOf, seatOn } from '../exceptions/sides.ts';
import { areaId } from '../lookup.ts';
import { PASS, STAND, USE } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { type DustState, NEUTRAL } from '../state.ts';
import { countUnits, namedUnits, noUnits, UNIT_TYPES, type Units } from '../units.ts';
import {
  ceaseFire,
  choices,
  diceFor,
  isOver,
  placeOf,
  pullOut,
  sendAway,
  strike,
  withdrawable,
  withdrawals,
} from './battle-parts.ts';
import type { BattleFrame } from './new-battle.ts';

const BOTH: Side[] = ['attacker', 'defender'];

const sideNow = (frame: BattleFrame): Side => frame.sides[frame.at]!;
const askedNow = (_state: DustState, frame: BattleFrame): Seat => seatOn(frame, sideNow(frame));

/**
 * A battle from the first declaration to the last unit. On land the sides roll in turns, at sea together
 * [dust.battle.sea.simultaneous]; `sides` says who acts in the present part.
 */
export const battle = frame<BattleFrame>({
  kind: 'battle',
  cites: ['dust.battle.supremacy.first', 'dust.battle.roll.alternate', 'dust.battle.end.eliminated'],
  steps: {
    begin: (cx, frame) => {
      const { state } = cx;
      cx.emit({
        type: 'battle-begun',
        kind: frame.battle,
        attacker: frame.attacker,
        defender: frame.defender,
        area: areaId(state, frame.target),
        attackers: namedUnits(frame.attackers),
        // Every unit of the target area defends [dust.combat.target.all-defend].
        defenders: namedUnits(forceOf(state, frame, 'defender')),
        rule: 'dust.combat.target.all-defend',
      });
      open(frame, [...BOTH], 'declare');
      return nextDeclaration(state, frame);
    },
    declare: {
      type: 'ask',
      question: 'declare',
      rule: 'dust.ability.once',
      seat: askedNow,
      options: () => [USE, PASS],
      take: (cx, frame, option) => {
        const side = sideNow(frame);
        const declared =
          option.do === 'use' ? offeredAtStart(cx.state, frame, side)!.declare(cx, frame, side) : 'fight';
        if (declared !== 'fight')
          return allLeave(cx, frame, declared === 'own-leave' ? side : otherSide(side));
        frame.at++;
        return nextDeclaration(cx.state, frame);
      },
    },
    // Settled once, before any roll; at sea there is none [dust.battle.sea.no-supremacy].
    supremacy: (cx, frame) => {
      if (frame.battle === 'sea') return 'turn';
      const defenders = forceOf(cx.state, frame, 'defender');
      frame.roller = supremacy(frame.attackers, defenders, placeOf(cx.state, frame.target)).side;
      cx.emit({ type: 'supremacy', side: frame.roller, rule: 'dust.battle.roll.first' });
      return 'turn';
    },
    turn: (_cx, frame) => {
      frame.faces = { attacker: [], defender: [] };
      frame.victims = { attacker: [], defender: [] };
      return open(frame, frame.battle === 'sea' ? [...BOTH] : [frame.roller], 'retreat-next');
    },
    // Before each own roll [dust.battle.retreat.before-roll]; at sea attacker, then defender
    // [dust.battle.sea.retreat-order] [dust.ruling.28].
    'retreat-next': ({ state }, frame) => {
      if (frame.at === frame.sides.length) return open(frame, frame.sides, 'roll-next');
      frame.withdrawing = noUnits();
      frame.withdrawType = 0;
      if (withdrawable(state, frame, sideNow(frame)) > 0) return 'retreat';
      frame.at++;
      return 'retreat-next';
    },
    retreat: {
      type: 'ask',
      question: 'retreat',
      rule: 'dust.battle.retreat.choice',
      seat: askedNow,
      options: (state, frame) => [STAND, ...withdrawals(state, frame, sideNow(frame))],
      take: ({ state }, frame, option) => {
        if (option.do !== 'withdraw') return 'retreat-go';
        const type = UNIT_TYPES.indexOf(option.unit);
        frame.withdrawing[type] = option.count;
        frame.withdrawType = type + 1;
        return withdrawals(state, frame, sideNow(frame)).length > 0 ? 'retreat' : 'retreat-go';
      },
    },
    // They are out for good [dust.battle.retreat.out].
    'retreat-go': (cx, frame) => {
      const units = frame.withdrawing.slice();
      pullOut(cx.state, frame, sideNow(frame), units);
      return sendAway(cx, frame, sideNow(frame), units, 'retreated');
    },
    // The last unit's leaving ends the battle at once [dust.battle.end.last-leaves] [dust.ruling.u15]; those who stay
    // roll [dust.battle.retreat.rest-rolls].
    retreated: ({ state }, frame) => {
      if (isOver(state, frame)) return 'end';
      frame.at++;
      return 'retreat-next';
    },
    'roll-next': (_cx, frame) =>
      frame.at === frame.sides.length ? open(frame, frame.sides, 'again-next') : 'roll',
    roll: {
      type: 'roll',
      roll: (state, frame) => ({
        stream: 'dice',
        reason: `battle-${sideNow(frame)}`,
        count: diceFor(state, frame, sideNow(frame)),
        sides: FACES,
        rule: 'dust.battle.roll.dice',
      }),
      take: (_cx, frame, faces) => {
        frame.faces[sideNow(frame)] = [...faces];
        frame.at++;
        return 'roll-next';
      },
    },
    // At sea the attacker decides first, then the defender [dust.ability.sigrid.both-at-sea] [dust.ruling.92].
    'again-next': ({ state }, frame) => {
      if (frame.at === frame.sides.length) return 'hits';
      if (offeredAfterRoll(state, frame, sideNow(frame)) !== null) return 'again';
      frame.at++;
      return 'again-next';
    },
    again: {
      type: 'ask',
      question: 'reroll',
      rule: 'dust.ability.once',
      seat: askedNow,
      options: () => [USE, PASS],
      take: (_cx, frame, option) => {
        if (option.do === 'use') return 'roll-again';
        frame.at++;
        return 'again-next';
      },
    },
    'roll-again': {
      type: 'roll',
      roll: (state, frame) => {
        const ability = offeredAfterRoll(state, frame, sideNow(frame))!;
        const count = ability.dice(frame.faces[sideNow(frame)]).length;
        return { stream: 'dice', reason: ability.id, count, sides: FACES, rule: ability.rule };
      },
      take: (cx, frame, faces) => {
        const side = sideNow(frame);
        const ability = offeredAfterRoll(cx.state, frame, side)!;
        ability.dice(frame.faces[side]).forEach((die, i) => {
          frame.faces[side][die] = faces[i]!;
        });
        activate(cx, seatOn(frame, side), ability.id, ability.rule);
        frame.at++;
        return 'again-next';
      },
    },
    // A roll is what lies there after re-rolls; at sea both rolls together count as one [dust.battle.sea.ceasefire].
    hits: (cx, frame) => {
      const { state } = cx;
      let all = 0;
      for (const side of frame.sides) {
        const rolled = hitsAmong(frame.faces[side]);
        frame.hits[side] = effectiveHits(rolled, countUnits(forceOf(state, frame, otherSide(side))));
        all += rolled;
        if (side === 'defender') frame.defenderRolled = true;
        cx.emit({
          type: 'hits',
          side,
          seat: seatOn(frame, side),
          hits: rolled,
          rule: 'dust.battle.hit.one-unit',
        });
      }
      frame.blanks = blanksAfter(frame.blanks, all);
      if (all > 0) return open(frame, frame.sides, 'casualties');
      if (isCeaseFire(frame.blanks)) return ceaseFire(cx, frame);
      frame.roller = otherSide(frame.roller);
      return 'turn';
    },
    // The roller picks, hit by hit [dust.battle.casualty.roller]; a choice among one, or of all, is none. Neutrals take
    // the dearest.
    casualties: ({ state }, frame) => {
      if (frame.at === frame.sides.length) return open(frame, [...BOTH], 'losses');
      const side = sideNow(frame);
      if (frame.hits[side] === 0) {
        frame.at++;
        return 'casualties';
      }
      const types = choices(state, frame, side);
      const victims = forceOf(state, frame, otherSide(side));
      const forced = types.length === 1 || frame.hits[side] >= countUnits(victims);
      if (forced || seatOn(frame, side) === NEUTRAL) strike(state, frame, side, dearestCasualty(victims));
      else return 'choose';
      return 'casualties';
    },
    choose: {
      type: 'ask',
      question: 'casualties',
      rule: 'dust.battle.casualty.roller',
      seat: askedNow,
      options: (state, frame) =>
        choices(state, frame, sideNow(frame)).map(
          (type) => ({ do: 'destroy', unit: UNIT_TYPES[type]! }) as const,
        ),
      greyed: (state, frame) => shielded(state, frame),
      take: ({ state }, frame, option) => {
        if (option.do === 'destroy') strike(state, frame, sideNow(frame), UNIT_TYPES.indexOf(option.unit));
        return 'casualties';
      },
    },
    // All victims are named by now; the attacker's Nurse comes before the defender's [dust.battle.sea.casualties]
    // [dust.ruling.u8].
    losses: ({ state }, frame) => {
      if (frame.at === frame.sides.length) return 'buried';
      const side = sideNow(frame);
      frame.rescueFrom = 0;
      if (frame.victims[side].length > 0) {
        if (frame.nursing[side]) return 'nurse-dice';
        if (nurseOffers(state, frame, side).length > 0) return 'nurse';
      }
      frame.at++;
      return 'losses';
    },
    nurse: {
      type: 'ask',
      question: 'nurse',
      rule: 'dust.ability.nurse.trigger',
      seat: askedNow,
      options: (state, frame) => [...nurseOffers(state, frame, sideNow(frame)), PASS],
      take: (cx, frame, option) => {
        if (option.do === 'rescue') {
          callNurse(cx, frame, sideNow(frame));
          frame.rescueFrom = option.from;
          return 'nurse-dice';
        }
        frame.at++;
        return 'losses';
      },
    },
    'nurse-dice': {
      type: 'roll',
      roll: (_state, frame) => ({
        stream: 'dice',
        reason: 'nurse',
        count: frame.victims[sideNow(frame)].length - frame.rescueFrom,
        sides: FACES,
        rule: 'dust.ability.nurse.die',
      }),
      take: (cx, frame, faces) => {
        const side = sideNow(frame);
        const saved = rescued(frame.victims[side], frame.rescueFrom, faces);
        removeSaved(frame.victims[side], saved);
        frame.at++;
        if (countUnits(saved) === 0) return 'losses';
        const rule = 'dust.ability.nurse.blank-retreats';
        cx.emit({ type: 'rescued', seat: seatOn(frame, side), units: namedUnits(saved), rule });
        // Without an area to go to they are destroyed after all [dust.ability.nurse.no-area].
        return sendAway(cx, frame, side, saved, 'losses');
      },
    },
    buried: (cx, frame) => {
      for (const side of BOTH) emitLosses(cx, frame, side);
      if (isOver(cx.state, frame)) return 'end';
      frame.roller = otherSide(frame.roller);
      return 'turn';
    },
    end: (cx, frame) => {
      const { state } = cx;
      const attackers = countUnits(frame.attackers);
      const defenders = countUnits(forceOf(state, frame, 'defender'));
      // All survivors move in [dust.battle.end.move-in] [dust.ruling.32] and take what stands there
      // [dust.battle.end.centre]; if both are gone, the area is empty [dust.battle.sea.both-die] [dust.ruling.31].
      const taken = attackers > 0 && defenders === 0;
      // dust.battle.end.attacker-gone: nobody is left to move in
      if (taken) enter(state, frame.target, frame.attacker, frame.attackers);
      const rule = taken ? 'dust.battle.end.move-in' : 'dust.battle.end.attacker-gone';
      const { attacker, defender } = frame;
      cx.emit({ type: 'battle-ended', attacker, defender, area: areaId(state, frame.target), taken, rule });
      return done(taken);
    },
  },
});

/** Begins a part of the exchange with these sides. */
function open<Step extends string>(frame: BattleFrame, sides: Side[], step: Step): Step {
  frame.sides = sides;
  frame.at = 0;
  return step;
}

/** The attacker declares, then the defender [dust.ruling.46]; one pass before supremacy [dust.ruling.u9]. */
function nextDeclaration(state: DustState, frame: BattleFrame): 'declare' | 'supremacy' {
  while (frame.at < frame.sides.length) {
    if (offeredAtStart(state, frame, sideNow(frame)) !== null) return 'declare';
    frame.at++;
  }
  return 'supremacy';
}

function allLeave(cx: Cx, frame: BattleFrame, side: Side) {
  const units = forceOf(cx.state, frame, side).slice();
  pullOut(cx.state, frame, side, units);
  return sendAway(cx, frame, side, units, 'end');
}

/** Types that a shield protects now, each with the rule that says so. */
function shielded(state: DustState, frame: BattleFrame): Greyed<RuleId>[] {
  const open = choices(state, frame, sideNow(frame));
  const force = forceOf(state, frame, otherSide(sideNow(frame)));
  return UNIT_TYPES.flatMap((unit, type) => {
    if (force[type] === 0 || open.includes(type)) return [];
    const rule =
      unit === 'mech' ? 'dust.battle.casualty.tank-shields' : 'dust.battle.casualty.fighter-shields';
    return [{ id: `destroy ${unit}`, refusal: { code: 'shielded', rule, about: [unit] } }];
  });
}

function removeSaved(victims: number[], saved: Units): void {
  saved.forEach((count, type) => {
    for (let i = 0; i < count; i++) victims.splice(victims.indexOf(type), 1);
  });
}

function emitLosses(cx: Cx, frame: BattleFrame, side: Side): void {
  if (frame.victims[side].length === 0) return;
  const units = noUnits();
  for (const type of frame.victims[side]) units[type] = units[type]! + 1;
  const rule = 'dust.battle.hit.one-unit';
  cx.emit({ type: 'destroyed', holder: seatOn(frame, side), units: namedUnits(units), rule });
}
