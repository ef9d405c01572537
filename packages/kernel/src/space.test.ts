import { type Lay, pebbles } from '@dustfront/testkit/games';
import { describe, expect, test } from 'vitest';
import { scriptedDice, seededDice, seededPick } from './dice.ts';
import { Match } from './match.ts';
import { drawOption, Play, playRandomly, questionFor } from './play.ts';
import { printRecord } from './record.ts';
import { isDivergence, replay } from './replay.ts';

const begin = () => Match.begin(pebbles, null, ['a', 'b'], scriptedDice([]));
const submit = (match: Match, id: string) => match.submit(match.asked[0]!, match.state.question, id);

describe('a space of options', () => {
  test('[K32] the record keeps the id as the game writes it, and replays', () => {
    const match = begin();
    expect(submit(match, 'lay 40,   50')).toMatchObject({ accepted: { option: 'lay 40,50' } });
    expect(submit(match, 'pass')).toHaveProperty('accepted');
    expect(printRecord(match.record())).toContain('lay 40,50');
    const again = replay(pebbles, match.record());
    if (isDivergence(again)) throw new Error(again.message);
    expect(again.hash()).toBe(match.hash());
  });

  test('[K32] what is refused names its rule and changes nothing; the nearest is taken', () => {
    const match = begin();
    submit(match, 'lay 40,50');
    const before = match.hash();
    expect(submit(match, 'lay 41,50')).toEqual({
      refused: { code: 'overlaps', rule: 'pebbles.apart', about: ['40,50'] },
    });
    expect(submit(match, 'lay 3,50')).toMatchObject({ refused: { rule: 'pebbles.cloth' } });
    expect(match.hash()).toBe(before);
    const { space } = match.question(1)!;
    const hanging: Lay = { do: 'lay', x: 3, y: 50 };
    expect(space?.nearest(hanging)).toEqual({ do: 'lay', x: 8, y: 50 });
    expect(submit(match, 'lay 8,50')).toHaveProperty('accepted');
  });

  test('[K13] an answer out of a space is taken back like any other', () => {
    const match = begin();
    const before = match.hash();
    submit(match, 'lay 40,50');
    expect(match.undo(0)).toBe(true);
    expect(match.hash()).toBe(before);
  });

  test('[K32] random play draws from what is listed and from what is proposed', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const play = new Play(pebbles, pebbles.setup(null) as never, seededDice(`${seed}`));
      const pick = seededPick(`${seed}`);
      seen.add(drawOption(play.options(0), play.space, pick)!.do);
      playRandomly(play, pick);
      expect(play.over).toBe(true);
    }
    expect([...seen].sort()).toEqual(['lay', 'pass']);
    expect(drawOption([], null, () => 0)).toBeUndefined();
  });

  test('[K4] a play without a question has no space', () => {
    const play = new Play(pebbles, pebbles.setup(null) as never, scriptedDice([]));
    expect(questionFor(pebbles, play.state, 0)?.space).not.toBeNull();
    play.answer(0, { do: 'pass' });
    play.answer(1, { do: 'pass' });
    expect([play.over, play.space]).toEqual([true, null]);
  });
});
