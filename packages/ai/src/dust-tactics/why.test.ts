import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { Play, seededDice } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { type Picture, pictureOf } from './fighters.ts';
import { hopes } from './goals.ts';
import type { Plan } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { wordsOf } from './why.ts';

const row = (y: number): [number, number][] => Array.from({ length: 9 }, (_, x) => [x, y]);

/** A Pounder that may get nearer to a square that it has to hold, two points away. */
function picture(): Picture {
  const bonus = (side: string) => ({
    ...{ side, points: 2, per: 'each', text: '' },
    objective: { kind: 'hold', squares: [[4, 4]], count: 1, round: 'end' },
  });
  const { state } = new Play(
    dustTactics,
    dustTactics.setup({
      scenario: {
        ...{ id: 'why', number: 0, title: 'Why', note: '', briefing: '', rounds: 6, firstPlayer: 'allies' },
        provenance: { rules: 'ours', map: 'ours' },
        map: Array.from({ length: 9 }, () => '.'.repeat(9)),
        entry: { allies: row(8), axis: row(0) },
        sides: {
          allies: { role: 'even', task: '', force: [{ card: 'pounder', at: [4, 8] }] },
          axis: { role: 'even', task: '', force: [{ card: 'luther', at: [0, 0] }] },
        },
        bonuses: [bonus('allies'), bonus('axis')],
      },
    } as never) as CoreState,
    seededDice('why'),
  );
  return pictureOf(state, WEIGHTS);
}

function keysAt(final: number): readonly string[] {
  const seen = picture();
  const mover = seen.sides[0][0]!;
  const plan: Plan = {
    ...{ unit: mover.head.id, alone: false, uses: [], actions: null, way: null, leave: false },
    ...{ attack: null, sustained: false, receiver: null, charge: -1, final },
    account: {
      ...{ value: 0, gain: 0, reply: 0, promise: 0, answerer: -1 },
      hope: hopes(seen, 0, { mover, square: final }),
    },
  };
  return wordsOf(seen, plan).map(({ key }) => key);
}

test('only who goes towards a goal is said to bring it nearer', () => {
  const { width } = picture().state.board;
  expect(keysAt(8 * width + 4)).not.toContain('ai.hope');
  expect(keysAt(5 * width + 4)).toContain('ai.hope');
});
