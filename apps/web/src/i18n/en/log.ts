/** What happened, and its dice. */
export const log = {
  log: {
    title: 'What happened',
    empty: 'Nothing yet.',
    goThere: 'Show this moment',
    earlier: '{count} earlier {count|line|lines}',
  },
  dice: {
    hit: 'hit',
    miss: 'miss',
    hits: '{count} {count|hit|hits}',
    none: 'no hit',
    saved: '{count} saved',
    inTime: 'in time',
    late: 'too late',
  },
  roll: {
    attack: 'Attack',
    again: 'Again',
    reroll: 'Misses again',
    chain: 'Hits rolled on',
    cover: 'Cover',
    close: 'Close combat',
    reaction: 'Reactive fire',
    resilience: 'Damage Resilient',
    initiative: 'Initiative',
    command: 'Command',
    repair: 'Self Repair',
    other: 'Dice',
  },
} as const;
