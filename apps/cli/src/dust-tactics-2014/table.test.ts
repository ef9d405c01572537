import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { makeStyle, visibleLength } from '../terminal/style.ts';
import { tacticsTable as table } from './table.ts';

describe('the 2014 edition in a terminal', () => {
  test('fits eighty columns all match long, plain text is ASCII', () => {
    const match = Match.begin(dustTactics2014, {}, ['a', 'b'], seededDice('t'));
    const pick = seededPick('t');
    for (let i = 0; i < 400 && !match.over; i++) {
      const question = match.question(match.asked[0]!)!;
      if (i % 20 === 0) {
        const view = match.view(null);
        for (const style of [makeStyle(true), makeStyle(false)]) {
          const board = table.board(view, style, question);
          expect(new Set(board.slice(1).map(visibleLength)).size).toBe(1);
          const lines = [
            table.headline(view, style),
            ...board,
            ...table.units(view, style),
            ...table.odds(view, question, style),
          ];
          for (const line of lines) expect(visibleLength(line)).toBeLessThanOrEqual(84);
          if (style.plain)
            expect(
              lines
                .join('\n')
                .normalize('NFD')
                .replace(/[\u0300-\u036f]/g, ''),
            ).toMatch(/^[\n -~]*$/);
        }
      }
      match.submit(
        question.seat,
        question.number,
        dustTactics2014.optionId(question.options.at(pick(question.options.length)) as never),
      );
    }
  });
});
