/** The lessons. */
export const learn = {
  learn: {
    lead: 'Each lesson is a small board that you play on. Nothing has to be read beforehand.',
    done: 'done',
    teacher: 'Lesson',
    again: 'Begin this step again',
    strayed: 'That was something else. The step is still open.',
    lessonOf: 'Lesson {n} of {all}',
    hide: 'Make the lesson small',
    show: 'Show the lesson',
    game: 'Game',
    goOn: 'Go on',
    nextLesson: 'Next lesson',
    all: 'All lessons',
    dummy: 'Training dummy',
  },
} as const;
