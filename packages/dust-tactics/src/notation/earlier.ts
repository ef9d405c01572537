import type { Frame } from '@dustfront/kernel';
import type { Blow, CloseCombatFrame } from '../frames/close-combat.ts';
import type { ReactiveFireFrame } from '../frames/reactive-fire.ts';

/** A close combat as rules version 1 wrote it: one target, named by the frame and not by its blows. */
interface OneFight extends Omit<CloseCombatFrame, 'blows'> {
  readonly target: number;
  readonly attackerHero: number;
  readonly targetHero: number;
  readonly blows: readonly Omit<Blow, 'at'>[];
}

function readFight(frame: OneFight): Frame {
  const { target, attackerHero, targetHero, blows, ...rest } = frame;
  const attacker = { unit: frame.attacker, hero: attackerHero };
  const struck = { unit: target, hero: targetHero };
  return { ...rest, blows: blows.map((blow) => ({ ...blow, at: blow.back ? attacker : struck })) } as Frame;
}

/** The procedures under way in a position, also as an earlier version wrote them. */
export function readStack(stack: readonly Frame[]): Frame[] {
  return stack.map((frame) => {
    if (frame.kind === 'close-combat' && 'target' in frame) return readFight(frame as OneFight);
    if (frame.kind === 'reactive-fire' && !('partner' in frame))
      return { ...frame, partner: -1 } as ReactiveFireFrame;
    return frame;
  });
}
