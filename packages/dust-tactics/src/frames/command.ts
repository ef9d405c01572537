import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import { successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import { isCommandSquad } from '../exceptions/command-squad.ts';
import { isUsable, specialNamed } from '../exceptions/specials.ts';
import type { Special } from '../hooks.ts';
import type { ActionName } from '../options.ts';
import type { Unit } from '../state.ts';
import { dice, frame, unitAt } from './frame.ts';

export interface CommandFrame extends Frame<'command', 'begin' | 'test' | 'choose' | 'end'> {
  unit: number;
  ability: ActionName;
}

export function commandFrame(head: Unit, ability: ActionName): CommandFrame {
  return { kind: 'command', step: 'begin', unit: head.id, ability };
}

const specialOf = ({ ability }: CommandFrame): Special => specialNamed(ability)!;

/**
 * A special action: the die if it needs one, now (dt1.cmd.roll, dt1.ruling.command-die; a MISS spends the action and
 * does nothing, dt1.cmd.fail), then whom it is for (dt1.cmd.officer.choose). Each takes one action:
 * dt1.cmd.officer.action, dt1.cmd.repair.action, dt1.cmd.field.action, dt1.cmd.getup.action, dt1.cmd.comeon.action.
 */
export const command = frame<CommandFrame>({
  kind: 'command',
  cites: ['dt1.cmd.roll', 'dt1.cmd.action'],
  steps: {
    begin: (cx, f) => {
      const { state } = cx;
      const head = unitAt(state, f.unit);
      const special = specialOf(f);
      if (isCommandSquad(state, head) && special.isCommand) head.tried = true;
      cx.emit({ type: 'special-action', unit: head.name, action: f.ability, rule: special.rule });
      if (special.needsDie(state, head)) return 'test';
      if (special.receivers(state, head) !== null) return isUsable(state, head, special) ? 'choose' : 'end';
      special.carryOut(cx, head, null);
      return 'end';
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
        return success && isUsable(state, head, specialOf(f)) ? 'choose' : 'end';
      },
    ),

    choose: {
      type: 'ask',
      question: 'receiver',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) => [
        ...(specialOf(f).receivers(state, unitAt(state, f.unit)) ?? []),
        { do: 'none' } as const,
      ],
      take: (cx, f, option) => {
        const next = specialOf(f).carryOut(cx, unitAt(cx.state, f.unit), option);
        return next === null ? 'end' : call(next, 'end');
      },
    },

    end: () => done(),
  },
});
