import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { BOXED_ALLIES, BOXED_AXIS } from '../cards/armies.ts';
import type { CoreState } from '../state.ts';
import { seatCount, setUp } from './setup.ts';

const forces = { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units };

function begin(seats: readonly string[]) {
  return setUp({ forces, seats } as unknown as Json);
}

const refusal = (seats: readonly string[]) => begin(seats) as readonly { at: string; rule?: string }[];

describe('sides and their players', () => {
  test('[dt1.sides.two] there are two sides, and each has somebody', () => {
    expect((setUp({ forces } as unknown as Json) as CoreState).seats).toEqual([0, 1]);
    for (const seats of [
      ['allies'],
      ['allies', 'allies'],
      ['axis', 'axis'],
      ['allies', 'axis', 'neutrals'],
      [],
    ])
      expect(refusal(seats)[0]).toMatchObject({ at: 'seats' });
  });

  test('[dt1.sides.balance] one to three players a side, up to six in all', () => {
    const six = ['allies', 'axis', 'allies', 'axis', 'allies', 'axis'];
    expect((begin(six) as CoreState).seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(seatCount({ seats: six } as never)).toBe(6);
    expect((begin(['allies', 'axis', 'axis']) as CoreState).seats).toEqual([0, 1, 1]);
    expect(refusal([...six, 'axis'])[0]).toMatchObject({ at: 'seats', rule: 'dt1.sides.balance' });
  });

  test('[dt1.sides.teams] the players of a side divide its units among themselves', () => {
    const state = begin(['allies', 'axis', 'allies']) as CoreState;
    const seats = (side: number) => state.units.filter((unit) => unit.side === side).map((unit) => unit.seat);
    expect(new Set(seats(0))).toEqual(new Set([0, 2]));
    expect(new Set(seats(1))).toEqual(new Set([1]));
  });

  test('[dt1.sides.teams] as they wish: one takes the vehicles, the other the soldiers', () => {
    const players = {
      ...forces,
      allies: BOXED_ALLIES.units.map((unit) => ({
        ...unit,
        player: ['pounder', 'hot-dog'].includes(unit.card) ? 0 : 1,
      })),
    };
    const state = setUp({
      forces: players,
      seats: ['allies', 'axis', 'allies'],
    } as unknown as Json) as CoreState;
    const of = (card: string) => state.units.find((unit) => unit.card === card)!.seat;
    expect([of('pounder'), of('hot-dog')]).toEqual([0, 0]);
    expect([of('recon-rangers'), of('joe-brown')]).toEqual([2, 2]);
  });
});
