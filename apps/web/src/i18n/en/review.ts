/** What decisions gave away, apart from the dice. */
export const review = {
  review: {
    title: 'Review',
    text: 'Weighs every decision again on what was known then: what was given away, and what the dice did beside it.',
    start: 'Review the match',
    again: 'Review again',
    stop: 'Stop',
    progress: 'Weighing answer {done} of {of}',
    failed: 'This record could not be reviewed.',
    done: '{judged} of {decisions} decisions could be weighed.',
    decisions: 'Given away by decisions',
    dice: 'By the dice',
    diceParts: 'own attacks {own}, the enemy’s {enemy}',
    points: '{points} {count|point|points}',
    list: 'Costliest decisions',
    none: 'No decision gave away more than {least} points.',
    did: 'Done',
    atBest: '{answer}, at best',
    better: 'Better',
    retry: 'Retry this moment',
    all: 'Show all {count}',
  },
} as const;
