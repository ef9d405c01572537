import { dust, luckBySeat } from '@dustfront/dust';
import { type AnyGame, type Json, Match, printRecord, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { luckOfSeats, rollsOfRecord } from './luck.ts';

describe('the luck of a war', async () => {
  const setup: Json = { players: 3, quickSetup: 'recommended', victoryPoints: 20 };
  const match = Match.begin(dust as AnyGame, setup, ['a', 'b', 'c'], seededDice('luck'));
  const pick = seededPick('luck');
  for (let i = 0; i < 1500 && match.asked.length > 0; i++) {
    const seat = match.asked[0] as number;
    const question = match.question(seat);
    if (question === null) break;
    match.submit(
      seat,
      question.number,
      dust.optionId(question.options.at(pick(question.options.length)) as never),
    );
  }
  const record = match.record();
  const rolls = await rollsOfRecord(printRecord(record));

  test('every roll of a battle is found where it fell', () => {
    const fallen = record.entries.flatMap((entry, i) =>
      entry.rolls.filter(({ stream }) => stream === 'dice').map(() => i + 1),
    );
    expect(rolls.length).toBeGreaterThan(10);
    expect(rolls.map(({ at }) => at)).toEqual(fallen);
  });

  test('a curve ends where the sum of all luck does', () => {
    const sums = luckBySeat(rolls, 3);
    for (const { seat, curve } of luckOfSeats(rolls, 3))
      expect(curve.at(-1)?.value ?? 0).toBeCloseTo(sums[seat] ?? 0, 9);
  });
});
