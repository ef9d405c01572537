import { coreLessons } from './core.ts';
import { dustLessons } from './dust.ts';
import type { Lesson } from './lesson.ts';
import { tacticsLessons } from './tactics2014.ts';

/** Every lesson, game by game, in the order in which they are best taken. */
export const lessons: readonly Lesson[] = [...coreLessons, ...tacticsLessons, ...dustLessons];

export const lessonsOf = (game: string): readonly Lesson[] =>
  lessons.filter((lesson) => lesson.game === game);
