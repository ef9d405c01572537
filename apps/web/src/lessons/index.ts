import { dustLessons } from './dust.ts';
import { coreLessons } from './dust-tactics.ts';
import { tacticsLessons } from './dust-tactics-2014.ts';
import type { Lesson } from './lesson.ts';

/** Every lesson, game by game, in the order in which they are best taken. */
export const lessons: readonly Lesson[] = [...coreLessons, ...tacticsLessons, ...dustLessons];

export const lessonsOf = (game: string): readonly Lesson[] =>
  lessons.filter((lesson) => lesson.game === game);
