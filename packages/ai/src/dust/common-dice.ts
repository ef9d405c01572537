import type { DustState } from '@dustfront/dust';
import { type Dice, type Roll, seededDice } from '@dustfront/kernel';
import type { Battle } from './battles.ts';

/**
 * Dice for comparing plans: the same battle in the same round falls alike whatever was done before it, so that plans
 * differ by what they do and not by how many dice they used up.
 */
export class CommonDice implements Dice {
  state: DustState | null = null;
  private readonly dice: Dice;

  constructor(seed: string) {
    this.dice = seededDice(seed);
  }

  roll(roll: Roll): number[] {
    return this.dice.roll({ ...roll, stream: this.streamOf(roll) });
  }

  private streamOf({ stream, reason }: Roll): string {
    const { state } = this;
    if (state === null) return stream;
    const top = state.stack[state.stack.length - 1];
    if (top?.kind !== 'battle') return `${stream} ${state.round} ${reason}`;
    const { attacker, origin, target } = top as unknown as Battle;
    return `${state.round} ${attacker} ${origin} ${target} ${reason}`;
  }
}
