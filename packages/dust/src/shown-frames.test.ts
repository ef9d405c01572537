import type { Frame } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { newCombat } from './frames/combat.ts';
import { newDraft } from './frames/draft.ts';
import { newInitiative } from './frames/initiative.ts';
import { newMovement } from './frames/movement.ts';
import { newBattle } from './frames/new-battle.ts';
import { newTurn } from './frames/player-turn.ts';
import { newProduction } from './frames/production.ts';
import { newReinforcements } from './frames/reinforcements.ts';
import { newRetreat } from './frames/retreating.ts';
import { newRound } from './frames/round.ts';
import { newSetup } from './frames/setup.ts';
import { newSpecialAttack } from './frames/special-attack.ts';
import { newVictoryPoints } from './frames/victory-points.ts';
import { frameFrom, seenFrame } from './shown-frames.ts';

const state = position(
  'land a b\nlinks a-b\nround 2\nplayer 0 red\nplayer 1 blue\nat a 0 T1\nat b 1 T1\nnow combat 0',
);

const frames: Frame[] = [
  { kind: 'game', step: 'round' },
  newSetup(),
  newDraft('land', 5),
  newReinforcements(1),
  newProduction(1),
  newInitiative(),
  newRound(),
  newTurn(1),
  newMovement(1),
  newCombat(1),
  newBattle('land', 0, 1, 0, 1, [1, 0, 0, 0, 0]),
  newRetreat(1, 1, 0, [1, 0, 0, 0, 0]),
  newSpecialAttack(state, 0, 'missiles', -1, 1),
  newVictoryPoints(),
];

test.each(frames.map((frame) => [frame.kind, frame] as const))(
  'whoever sees a %s under way can carry it on: nothing of it is missing',
  (_kind, frame) => {
    expect(frameFrom(seenFrame(frame))).toStrictEqual(frame);
  },
);

test('cards drawn and not yet taken up are shown to nobody', () => {
  const frame = { ...newProduction(0), drawn: ['nurse_1'] };
  expect(seenFrame(frame)).not.toHaveProperty('drawn');
  expect(frameFrom(seenFrame(frame))).toHaveProperty('drawn', []);
});

test('a procedure carried on is a copy', () => {
  const seen = seenFrame(newMovement(0));
  (frameFrom(seen) as ReturnType<typeof newMovement>).units[0] = 7;
  expect(seen).toEqual(newMovement(0));
});
