import { expect, test } from 'vitest';
import { worded } from './worded.ts';

test('rules that a wording names are told from its words, without their backquotes', () => {
  expect(worded('No. Overruled by `dt1.faq.corner.squad` for soldiers.')).toEqual([
    { text: 'No. Overruled by ', rule: false },
    { text: 'dt1.faq.corner.squad', rule: true },
    { text: ' for soldiers.', rule: false },
  ]);
  expect(worded('`not played` is no rule').map(({ rule }) => rule)).toEqual([false, false]);
  expect(worded('plain')).toEqual([{ text: 'plain', rule: false }]);
});
