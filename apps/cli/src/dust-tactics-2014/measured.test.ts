import { asView, dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { makeStyle } from '../terminal/style.ts';
import { drawMeasured, placeText, wayTo } from './measured.ts';

const plain = makeStyle(true);

const POSITION = `reactions off
table 900 900
wood copse 300,300 500,300 500,500 300,500
unit 1a sturmgrenadier-assault-squad at 100,300 140,300 180,300 100,340 140,340
unit 2a bazooka-joe at 700,300`;

function begun(...ids: string[]): ReturnType<typeof asView> {
  const state = game.notation!.parsePosition(POSITION);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const play = new Play(game, state, seededDice('x'));
  for (const id of ids) {
    const options = play.options(play.seat);
    const at = Array.from({ length: options.length }, (_, n) => game.optionId(options.at(n)!)).indexOf(id);
    play.answer(play.seat, options.at(at)!);
  }
  return asView(game.view(play.state, null));
}

describe('a table in the terminal', () => {
  test('is drawn from above, with the ground and a letter for every miniature', () => {
    const lines = drawMeasured(begun(), plain);
    expect(lines.some((line) => /A..A..A/.test(line) && /a/.test(line))).toBe(true);
    expect(lines.join('').split('&').length).toBeGreaterThan(100);
    expect(placeText(begun(), begun().units[1]!)).toBe('70 | 30 cm, 49 cm');
  });

  test('takes a whole unit to a point, or as near to it as it can come', () => {
    const view = begun('activate 1a', 'move', 'nothing');
    const there = ['go 200,400 240,400 280,400 200,440 240,440'];
    for (const point of ['20|40', '20 | 40 cm', '200,400']) expect(wayTo(view, point)).toEqual(there);
    expect(wayTo(view, 'there')).toContain('Say a point');
  });
});
