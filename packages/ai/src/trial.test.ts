import { dust } from '@dustfront/dust';
import { dustTactics } from '@dustfront/dust-tactics';
import { GAME_IDS } from '@dustfront/games';
import type { AnyGame } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { levelsFor } from './levels.ts';
import { type Player, plainly } from './player.ts';
import { recruit } from './recruit.ts';
import { safe } from './safe.ts';
import { type TrialSpec, trialOf, tryPlayer } from './trial.ts';

const levels = GAME_IDS.flatMap((game) => levelsFor(game).map(({ id }) => ({ game, player: id })));

describe('trial', () => {
  test.each(levels)('$game: nothing wrong with $player', async ({ game, player }) => {
    for (const batch of [0, 1, 2]) {
      const result = await trialOf({
        game,
        player,
        batch,
        decisions: 20,
        seed: 't',
        iterations: 2,
        again: true,
      });
      expect(result.faults).toEqual([]);
      expect(result.decisions).toBe(20);
    }
  });

  const spec: Omit<TrialSpec, 'game'> = { player: 'x', batch: 0, decisions: 30, seed: 'f', again: true };
  const kinds = async (game: AnyGame, player: Player) => {
    const { faults } = await tryPlayer(game, player, { ...spec, game: game.id });
    return new Set(faults.map(({ kind }) => kind));
  };

  test('finds a player that fails, and one that answers what is not on offer', async () => {
    const failing = safe({
      ...recruit,
      answer: () => {
        throw new Error('lost');
      },
    });
    expect(await kinds(dustTactics, failing)).toEqual(new Set(['exception']));
    const cheating: Player = {
      ...recruit,
      answer: () => ({ option: { do: 'win' }, why: plainly('ai.usual') }),
    };
    expect(await kinds(dustTactics, cheating)).toEqual(new Set(['illegal']));
  });

  test('finds a player that answers otherwise the next time, and one that scribbles on the view', async () => {
    let asked = 0;
    const fickle: Player = {
      ...recruit,
      answer: (task) => ({ ...recruit.answer(task), why: plainly(`ai.${asked++}`) }),
    };
    expect(await kinds(dustTactics, fickle)).toEqual(new Set(['peeked', 'not-repeated']));
    const scribbling: Player = {
      ...recruit,
      answer: (task) => {
        (task.view as { round: number }).round++;
        return recruit.answer(task);
      },
    };
    expect(await kinds(dustTactics, scribbling)).toContain('view-changed');
  });

  test('finds a player that looks into hidden hands through a game that shows them', async () => {
    const open = { ...dust, view: (state: never) => ({ ...(dust.view(state, 0) as object), all: state }) };
    const peeking: Player = {
      ...recruit,
      answer: (task) => ({
        ...recruit.answer(task),
        why: plainly(JSON.stringify((task.view as { all?: { draw: unknown } }).all?.draw)),
      }),
    };
    expect(await kinds(open as never, peeking)).toContain('peeked');
  });
});
