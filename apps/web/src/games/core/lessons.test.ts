import { dustTactics } from '@dustfront/dust-tactics';
import { describe, expect, test } from 'vitest';
import { pages as en } from '../../i18n/en/index.ts';
import { lessons } from './lessons.ts';

describe('the lessons', () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s is a position that can be played',
    (_id, lesson) => {
      const state = dustTactics.notation?.parsePosition(lesson.position);
      expect(Array.isArray(state) ? state : []).toEqual([]);
    },
  );

  test('there are six, and every step has words', () => {
    expect(lessons.length).toBe(6);
    for (const lesson of lessons) {
      const words = en.lesson[lesson.id as keyof typeof en.lesson] as Readonly<Record<string, string>>;
      for (const step of lesson.steps)
        expect(words[step.words], `${lesson.id}.${step.words}`).toBeTypeOf('string');
    }
  });
});
