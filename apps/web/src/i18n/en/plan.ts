/** What a unit has announced. */
export const plan = {
  plan: {
    title: 'Announced actions',
    open: 'still to be chosen',
    done: 'done',
    now: 'now',
    ahead: 'to come',
  },
} as const;
