import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Choice } from '../session/choice.ts';
import type { OpenQuestion } from '../session/table.ts';
import type { Controller } from './controller.ts';
import type { Hint } from './hint.ts';
import { alternatives, doHinted, hintOf, toggleHint, told } from './hinting.ts';

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

test('a hint tells an order with the answers that say the rest of it, and does all of them', async () => {
  const parts: Readonly<Record<string, string>> = {
    a: 'where',
    'a/b': 'how many',
    'a/b/c': 'something else',
  };
  const ran: unknown[] = [];
  const ask = (asked: OpenQuestion): Promise<Choice> =>
    Promise.resolve(chosen(asked.name === 'which' ? 'a' : asked.name === 'where' ? 'b' : 'c', []));
  const foresee = (_: number, answers: readonly string[]): Promise<OpenQuestion> =>
    Promise.resolve({ ...question, name: parts[answers.join('/')] ?? '' });
  const c = {
    hint: signal<Hint | null>(null),
    question: signal(question),
    busy: signal(false),
    face: { follows: ({ name }: OpenQuestion) => name === 'where' || name === 'how many' },
    table: { hint: ask, foresee },
    run: (answers: unknown) => ran.push(answers),
  } as unknown as Controller;
  await toggleHint(c);
  expect(hintOf(c)?.then?.map(({ id }) => id)).toEqual(['b', 'c']);
  doHinted(c, hintOf(c) as Hint, 'a');
  expect(ran).toEqual([['a', 'b', 'c']]);
});

test('where it leads elsewhere than was thought at first, the reasons are those of what is done', async () => {
  const to = (square: string) => [{ key: 'ai.move', params: { unit: 'u', to: square } }];
  const advise = async (words: Choice['words']): Promise<readonly string[] | undefined> => {
    const c = {
      hint: signal<Hint | null>(null),
      question: signal(question),
      busy: signal(false),
      face: { follows: () => true },
      table: {
        hint: (asked: OpenQuestion): Promise<Choice> =>
          Promise.resolve({ ...chosen('a', []), words: asked.name === 'which' ? to('D7') : words }),
        foresee: (_: number, answers: readonly string[]) =>
          Promise.resolve(answers.length < 3 ? { ...question, name: 'step' } : null),
      },
    } as unknown as Controller;
    await toggleHint(c);
    const choice = hintOf(c)?.choice;
    return typeof choice === 'object' ? choice.words.map(({ params }) => String(params?.to)) : undefined;
  };
  expect(await advise(to('C9'))).toEqual(['C9']);
  expect(await advise([])).toEqual(['D7']);
});
