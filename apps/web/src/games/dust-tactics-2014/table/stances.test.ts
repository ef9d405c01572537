import '../outside.ts';
import { asView, dustTactics2014 as game, type TacticsView } from '@dustfront/dust-tactics-2014';
import { isProblems, questionFor } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import type { Spot } from '../../../board/tabletop.ts';
import { questionInWords } from '../../../session/words.ts';
import { type Meant, meantBy, nearest, onceFree, stancesOf } from './stances.ts';

const POSITION = `reactions off
table 900 900
unit 1a sturmgrenadier-assault-squad at 100,300 140,300 180,300 100,340 140,340
unit 2a bazooka-joe at 700,300`;

function asked(piece: string | null) {
  const state = game.notation!.parsePosition(POSITION);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const json = game.view(state, 0);
  const view: TacticsView = asView(json);
  return stancesOf(questionInWords(game, questionFor(game, state, 0)!, json), view, piece);
}

const sent = (at: Spot): Meant | null =>
  meantBy(asked('1a'), at, (stance) => nearest(stance, at, null, null, null));

test('nobody is sent anywhere before a unit is chosen', () => {
  expect(asked(null)).toEqual([]);
});

test('a chosen unit goes near with a Move that leaves an attack, and farther with a March', () => {
  expect(sent([200, 400])?.stance.before).toEqual(['activate 1a', 'move', 'attack']);
  expect(sent([100, 500])?.stance.before).toEqual(['activate 1a', 'move', 'attack']);
  const far = sent([100, 600]);
  expect(far?.stance.before).toEqual(['activate 1a', 'march']);
  expect(far?.choice).toMatchObject({ do: 'go', parts: [{ way: [[100, 600]] }, {}, {}, {}, {}] });
});

test('the place is answered once, when a place is asked for', () => {
  const policy = onceFree('go');
  const question = (free: boolean) => ({ free }) as Parameters<typeof policy.answer>[0];
  expect([false, true, true].map((free) => onceFree('go').answer(question(free)))).toEqual([
    null,
    'go',
    'go',
  ]);
  expect([policy.answer(question(true)), policy.answer(question(true))]).toEqual(['go', null]);
});
