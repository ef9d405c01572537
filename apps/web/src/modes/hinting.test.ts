import { expect, test } from 'vitest';
import type { Choice } from '../session/choice.ts';
import type { OpenQuestion } from '../session/table.ts';
import { alternatives, told } from './hinting.ts';

const row = (id: string) => ({ id, option: { do: id }, message: { key: id } });
const way = (option: string, value: number) => ({ option, value, words: [] });
const question: OpenQuestion = {
  number: 1,
  seat: 0,
  name: 'which',
  message: { key: 'which' },
  options: ['a', 'b', 'c', 'd'].map(row),
  greyed: [],
  free: false,
};
const chosen = (option: string, weighed: Choice['weighed']): Choice => ({
  option,
  words: [],
  weighed,
  measure: 'chance',
});

test('a hint names two other answers to the same question, each once, none that was thought better', () => {
  const weighed = [way('d', 0.7), way('a', 0.6), way('b', 0.5), way('b', 0.4), way('x', 0.4), way('c', 0.3)];
  const found = alternatives(chosen('a', weighed), question);
  expect(found.map(({ row: { id } }) => id)).toEqual(['b', 'c']);
  expect(found.map(({ less }) => less.toFixed(1))).toEqual(['0.1', '0.3']);
});

test('it names none where another question was weighed', () => {
  expect(alternatives(chosen('a', [way('unit', 0.6), way('b', 0.5)]), question)).toEqual([]);
});

test('what is within the error of weighing is about equal, and what was hardly tried has no figure', () => {
  const after = (option: string, value: number, plays: number) => ({
    option,
    value,
    words: [{ key: 'ai.search', params: { win: 100 * value, plays } }],
  });
  const weighed = [after('a', 0.6, 100), after('b', 0.55, 100), after('c', 0.1, 1)];
  const found = alternatives(chosen('a', weighed), question);
  expect(found.map(({ compared }) => compared)).toEqual(['equal', 'untried']);
  const clear = alternatives(chosen('a', [after('a', 0.9, 100), after('b', 0.4, 100)]), question);
  expect(clear.map(({ compared }) => compared)).toEqual(['less']);
});

test('no share of victories is told from one game', () => {
  const search = (plays: number) => ({ key: 'ai.search', params: { win: 100, plays } });
  expect(told([{ key: 'ai.move' }, search(1)])).toEqual([{ key: 'ai.move' }]);
  expect(told([search(60)])).toEqual([search(60)]);
});
