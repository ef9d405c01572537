import { dust } from '@dustfront/dust';
import { Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { makeStyle, visibleLength } from '../terminal/style.ts';
import { dustTable } from './table.ts';

describe('DUST in a terminal', () => {
  test('fits eighty columns with six players, plain text is ASCII', () => {
    const match = Match.begin(
      dust,
      { players: 6, quickSetup: 'random' },
      ['a', 'b', 'c', 'd', 'e', 'f'],
      seededDice('t'),
    );
    const pick = seededPick('t');
    let sawBattle = false;
    for (let i = 0; i < 3000 && !match.over; i++) {
      const question = match.question(match.asked[0]!)!;
      match.submit(
        question.seat,
        question.number,
        dust.optionId(question.options.at(pick(question.options.length)) as never),
      );
      const view = match.view(null);
      const fighting = (view as { battle?: unknown }).battle !== null;
      if (fighting && !sawBattle) {
        sawBattle = true;
        expect(dustTable.odds(view, question, makeStyle(true)).join(' ')).toContain('attackers eliminated');
      }
      if (i % 300 !== 0) continue;
      for (const style of [makeStyle(true), makeStyle(false)]) {
        const lines = [
          dustTable.headline(view, style),
          ...dustTable.board(view, style, null),
          ...dustTable.units(view, style),
        ];
        for (const line of lines) expect(visibleLength(line)).toBeLessThanOrEqual(80);
        if (style.plain)
          expect(
            lines
              .join('\n')
              .normalize('NFD')
              .replace(/[\u0300-\u036f]/g, ''),
          ).toMatch(/^[\n -~]*$/);
      }
    }
    expect(sawBattle).toBe(true);
  });
});
