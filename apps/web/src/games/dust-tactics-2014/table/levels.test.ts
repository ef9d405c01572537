import '../outside.ts';
import { asView, dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems, questionFor } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { questionInWords } from '../../../session/words.ts';
import { ghostOf } from './ghost.ts';
import { levelsAt, storeyMeant } from './levels.ts';
import { nearest, stancesOf } from './stances.ts';

const viewOf = (joe: string, house = 'storeys 2 opening 0-1 small') => {
  const state = game.notation!.parsePosition(`reactions off
table 900 900
house farm 300,300 500,300 500,500 300,500 ${house}
unit 1a bazooka-joe at ${joe}
unit 1b wildfire at 100,800@0
unit 2a stefan at 850,850`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return asView(game.view(state, 0));
};

test('in a house there is a choice of its storeys and its roof, for those on foot', () => {
  const view = viewOf('400,200');
  const [joe, wildfire] = view.units;
  expect(levelsAt(view, joe!, [400, 400]).map(({ storey }) => storey)).toEqual([0, 1, 2]);
  expect(levelsAt(view, joe!, [400, 200])).toEqual([]);
  expect(levelsAt(view, wildfire!, [400, 400])).toEqual([]);
  const low = viewOf('400,200', 'storeys 1 opening 0-1 small no-roof');
  expect(levelsAt(low, low.units[0]!, [400, 400])).toEqual([]);
});

test('whoever is upstairs stays there in his house and comes down to go out', () => {
  const view = viewOf('400,400^1');
  const [joe] = view.units;
  expect(storeyMeant(view, joe!, [420, 450], null)).toBeUndefined();
  expect(storeyMeant(view, joe!, [420, 450], 2)).toBe(2);
  expect(storeyMeant(view, joe!, [400, 200], 2)).toBe(0);
});

test('the tape counts the stairs', () => {
  const view = viewOf('400,400');
  const question = questionInWords(game, questionFor(game, view, 0)!, view as never);
  const [stance] = stancesOf(question, view, '1a');
  const lengthTo = (level: number): number => {
    const choice = nearest(stance!, [400, 450], null, null, null, level);
    return ghostOf(stance!.view, choice!).length;
  };
  expect([lengthTo(0), lengthTo(1)]).toEqual([50, 150]);
});
