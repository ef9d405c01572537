import { expect, test } from 'vitest';
import { circleIn } from './circles.ts';

test('files that import each other in a circle are found, wherever one begins', () => {
  const files = new Map([
    ['start', ['table', 'words']],
    ['words', []],
    ['table', ['book', 'words']],
    ['book', ['game']],
    ['game', ['words']],
  ]);
  expect(circleIn(files)).toBeNull();
  files.set('game', ['words', 'table']);
  expect(circleIn(files)).toEqual(['table', 'book', 'game', 'table']);
});
