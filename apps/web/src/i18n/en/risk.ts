/** Who may shoot first at a unit on its way. */
export const risk = {
  risk: {
    tag: '{count|may shoot first, {chance}|{count} may shoot first}',
    some: '{count|{name}|{count} units} may shoot first.',
    sees: 'They see you at {square} and have not acted.',
    seesThere: 'They see you there and have not acted.',
    inTime: 'in time',
    loses: 'then you lose',
    destroyed: '{chance} to be destroyed',
    total: 'All in all about {mean} losses on the way.',
    goAnyway: 'Go to {square} all the same',
    spent: '{name} {count|has|have} acted and cannot react any more.',
    mines: 'Mines lie on the way.',
    minesChance: '{chance} to be hit, for 2 damage.',
    wire: 'Barbed wire lies on the way.',
    wireChance: '{chance} to be caught in it and stop.',
    and: ' and ',
  },
} as const;
