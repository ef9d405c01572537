import { expect, test } from 'vitest';
import { quietest } from './passive.ts';

type Toy = { readonly do: 'stop' | 'pass' | 'shoot'; readonly n?: number };
const listed = (...all: Toy[]) => all;

test('the quietest option is the one whose word is named first', () => {
  const options = listed({ do: 'shoot' }, { do: 'pass' }, { do: 'stop' });
  expect(quietest(options, ['stop', 'pass'])).toBe(options[2]);
  expect(quietest(options, ['pass', 'stop'])).toBe(options[1]);
  expect(quietest(options.slice(0, 2), ['stop', 'pass'])).toBe(options[1]);
});

test('of several with one word it is the first listed', () => {
  const options = listed({ do: 'shoot' }, { do: 'pass', n: 1 }, { do: 'pass', n: 2 });
  expect(quietest(options, ['pass'])).toBe(options[1]);
});

test('where none of the words is offered it is the first listed, and nothing where nothing is', () => {
  const options = listed({ do: 'shoot', n: 1 }, { do: 'shoot', n: 2 });
  expect(quietest(options, ['stop'])).toBe(options[0]);
  expect(quietest(listed(), ['stop'])).toBeNull();
});
