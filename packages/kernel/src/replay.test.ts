import { sealedBids, ticTacToe } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { type AnyGame, isDivergence, type Json, Match, replay, seededDice, seededPick } from './index.ts';

test.each<[AnyGame, Json, number]>([
  [sealedBids, { seats: 3 }, 3],
  [ticTacToe, null, 2],
])('[K11][K13] what could be taken back can be taken back in a replayed match (%#)', (game, setup, seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    const match = Match.begin(game, setup, names, seededDice(`${seed}`));
    const pick = seededPick(`${seed}`);
    while (!match.over) {
      const seat = match.asked[pick(match.asked.length)]!;
      const { number, options } = match.question(seat)!;
      match.submit(seat, number, game.optionId(options.at(pick(options.length))));
      const again = replay(game, match.record());
      if (isDivergence(again)) throw new Error(again.message);
      for (const one of names.keys()) expect(again.undoable(one)).toBe(match.undoable(one));
      if (match.undoable(seat) === 0) continue;
      const before = match.record();
      expect(again.undo(seat)).toBe(true);
      match.undo(seat);
      expect(again.hash()).toBe(match.hash());
      expect(again.record()).toEqual(match.record());
      const entry = before.entries.at(-1)!;
      match.submit(entry.seat, entry.number, entry.option);
    }
  }
});
