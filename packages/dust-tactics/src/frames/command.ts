import { call, done } from '@dustfront/kernel';
import { successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import type { ActionName, CoreOption } from '../options.ts';
import { isCommandAbility, isCommandSquad, specialNamed, tankHeadOf } from '../specials.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { harmsUnit } from '../table/targets.ts';
import { membersOf, unitNamed } from '../table/units.ts';
import { readyLines } from '../table/weapons.ts';
import { attackFrame } from './attack.ts';
import { breakOff } from './break-off.ts';
import { type CommandFrame, type Cx, dice, enclosing, frame, type RoundFrame, unitAt } from './types.ts';

export function commandFrame(head: Unit, ability: ActionName): CommandFrame {
  return { kind: 'command', step: 'begin', unit: head.id, ability };
}

/**
 * Full health, fresh boxes, everybody back; once-a-game abilities stay used (dt1.ruling.return-fresh, dt1.cmd.comeon.equipment). It comes
 * by the entry zone, as in the first round (dt1.cmd.field.enter, dt1.cmd.comeon.enter, dt1.cmd.return.zone).
 */
function bringBack(state: CoreState, unit: Unit): void {
  const card = cardOf(state, unit);
  unit.place = 'reserve';
  unit.square = -1;
  unit.figures = card.kind === 'squad' ? card.figures.map((_, i) => i) : [];
  unit.health = card.kind === 'squad' ? 0 : card.health;
  unit.ammo = Object.fromEntries(
    card.weapons.flatMap((line) => (line.limited === undefined ? [] : [[line.id, line.limited]])),
  );
  unit.unloaded = [];
  unit.activated = false;
  unit.moved = false;
  unit.shots = 0;
}

function heal(cx: Cx, unit: Unit, points: number, rule: string): void {
  unit.health += points;
  cx.emit({ type: 'healed', unit: unit.name, points, left: unit.health, rule });
}

/** What the chosen receiver gets. */
function carryOut(cx: Cx, f: CommandFrame, option: CoreOption): void {
  const { state } = cx;
  const head = unitAt(state, f.unit);
  const round = enclosing<RoundFrame>(state, 'round');
  if (option.do === 'revive') {
    const unit = unitNamed(state, option.unit);
    if (option.figure < 0) {
      heal(cx, unit, 1, 'dt1.cmd.getup.hero');
      return;
    }
    // He has his weapons again (dt1.cmd.getup.equipment, dt1.faq.getup.weapons).
    unit.figures = [...unit.figures, option.figure].sort((a, b) => a - b);
    // dt1.faq.getup.refill, unless the match follows FAQ 1.3 (dt1.ruling.get-up-ammo)
    if (!state.options.getUpWithoutAmmo) {
      for (const line of cardOf(state, unit).weapons)
        if (line.limited !== undefined) unit.ammo[line.id] = line.limited;
    }
    cx.emit({ type: 'revived', unit: unit.name, figure: option.figure + 1, rule: 'dt1.cmd.getup.soldier' });
    return;
  }
  if (option.do === 'activate') breakOff(cx, unitNamed(state, option.unit));
  else if (option.do !== 'choose') return;
  const unit = unitNamed(state, option.unit);
  switch (f.ability) {
    // A whole activation (dt1.cmd.officer.full); boxes marked off stay so (dt1.cmd.officer.ammo).
    case 'get-moving':
      round.extra.push(unit.id);
      cx.emit({ type: 'ordered', unit: unit.name, by: head.name, rule: 'dt1.cmd.officer.reactivate' });
      return;
    case 'makeshift-repair':
      heal(cx, unit, 1, 'dt1.cmd.repair.one');
      return;
    case 'tank-head': {
      tankHeadOf(state, head)!.spent.push('tank-head');
      heal(cx, unit, cardOf(state, unit).health - unit.health, 'dt1.skill.tank-head.all');
      return;
    }
    case 'field-repair':
    case 'come-on':
      state.sides[head.side][f.ability === 'come-on' ? 'comeOn' : 'fieldRepair'] = true;
      bringBack(state, unit);
      round.extra.push(unit.id);
      cx.emit({
        type: 'returns',
        unit: unit.name,
        by: head.name,
        rule: f.ability === 'come-on' ? 'dt1.cmd.comeon.return' : 'dt1.cmd.field.return',
      });
      return;
    default:
  }
}

/**
 * A special action: the die if it needs one, now (dt1.cmd.roll, dt1.ruling.command-die; a MISS spends the action and does nothing,
 * dt1.cmd.fail), then whom it is for (dt1.cmd.officer.choose). Each takes one action: dt1.cmd.officer.action,
 * dt1.cmd.repair.action, dt1.cmd.field.action, dt1.cmd.getup.action, dt1.cmd.comeon.action.
 */
export const command = frame<CommandFrame>({
  kind: 'command',
  cites: ['dt1.cmd.roll', 'dt1.cmd.action'],
  steps: {
    begin: (cx, f) => {
      const { state } = cx;
      const head = unitAt(state, f.unit);
      const special = specialNamed(f.ability)!;
      if (isCommandSquad(state, head) && isCommandAbility(special.id)) head.tried = true;
      cx.emit({ type: 'special-action', unit: head.name, action: f.ability, rule: special.rule });
      if (special.id === 'reload') {
        for (const unit of membersOf(state, head)) unit.unloaded = [];
        return done();
      }
      if (special.needsDie(state, head)) return 'test';
      return special.receivers(state, head).length === 0 ? 'end' : 'choose';
    },

    test: dice(
      'command',
      'dt1.cmd.roll',
      () => 1,
      (cx, f, faces) => {
        const { state } = cx;
        const head = unitAt(state, f.unit);
        const success = successes(faces, HIT) > 0;
        cx.emit({
          type: success ? 'order-given' : 'order-failed',
          unit: head.name,
          action: f.ability,
          rule: success ? 'dt1.cmd.roll' : 'dt1.cmd.fail',
        });
        return success && specialNamed(f.ability)!.receivers(state, head).length > 0 ? 'choose' : 'end';
      },
    ),

    choose: {
      type: 'ask',
      question: 'receiver',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) => [
        ...specialNamed(f.ability)!.receivers(state, unitAt(state, f.unit)),
        { do: 'none' } as const,
      ],
      take: (cx, f, option) => {
        if (option.do !== 'strike') {
          carryOut(cx, f, option);
          return 'end';
        }
        const { state } = cx;
        const gun = unitNamed(state, option.gun);
        const target = unitNamed(state, option.at);
        // The strike is the gun's activation.
        for (const unit of membersOf(state, gun)) unit.activated = true;
        const declared = readyLines(state, gun)
          .filter(({ line }) => line.range === 'A' && harmsUnit(state, line, target))
          .map(({ unit, line }) => ({ unit: unit.id, line: line.id, shots: 0, at: { unit: target.name } }));
        cx.emit({
          type: 'strike-called',
          unit: unitAt(state, f.unit).name,
          gun: gun.name,
          target: target.name,
          rule: 'dt1.faq.artillery.radio',
        });
        return call(attackFrame(gun, 'strike', target.id, declared), 'end');
      },
    },

    end: () => done(),
  },
});
