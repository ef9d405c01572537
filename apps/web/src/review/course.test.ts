import { expect, test } from 'vitest';
import type { Deed } from '../acts/act.ts';
import { betweenDeeds, toTheEnd, turningPoints } from './course.ts';

const deed = (first: number, last: number, reacting = false): Deed => ({
  ...{ piece: `${first}`, name: `${first}`, sign: 'allies', reacting, first, last, acts: [] },
});
const standing = (answer: number, chance: number) => ({ answer, chances: [chance, 1 - chance] });

const deeds = [deed(0, 3), deed(4, 6), deed(5, 5, true), deed(7, 9)];
const course = [
  standing(0, 0.5),
  standing(2, 0.9),
  standing(4, 0.52),
  standing(5, 0.1),
  standing(7, 0.3),
  standing(9, 0.32),
];

test('chances are taken between deeds, where they do not waver', () => {
  expect(betweenDeeds({ course }, deeds).map(({ answer }) => answer)).toEqual([0, 4, 7, 9]);
  expect(betweenDeeds({ course }, [])).toBe(course);
});

test('a turning point is a deed after which things stood clearly otherwise', () => {
  const [only, ...more] = turningPoints(betweenDeeds({ course }, deeds), deeds);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ deed: { first: 4 }, seat: 0, from: 0.52, to: 0.3 });
});

test('where a reaction destroyed who only moved, the reaction is the turning point', () => {
  const falls = { kind: 'falls', piece: '4', name: '4', after: 5, at: 'B3', points: 2 } as const;
  const [begun, moved, reaction, next] = deeds;
  const told = [begun!, moved!, { ...reaction!, acts: [falls] }, next!];
  expect(turningPoints(betweenDeeds({ course }, told), told)).toMatchObject([{ deed: { first: 5 } }]);
});

test('it ends as the match did', () => {
  expect(toTheEnd(course, [0, 1]).at(-1)).toEqual({ answer: 10, chances: [1, 0] });
  expect(toTheEnd(course, [0, 0]).at(-1)?.chances).toEqual([0.5, 0.5]);
  expect(toTheEnd(course, null)).toBe(course);
});
