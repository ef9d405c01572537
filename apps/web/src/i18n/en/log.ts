/** What happened, and its dice. */
export const log = {
  log: {
    title: 'What happened',
    empty: 'Nothing yet.',
    goThere: 'Show this moment',
    earlier_one: '{count} earlier line',
    earlier_other: '{count} earlier lines',
  },
  dice: {
    hit: 'hit',
    miss: 'miss',
    hits_one: '{count} hit',
    hits_other: '{count} hits',
    none: 'no hit',
    saved_one: '{count} saved',
    saved_other: '{count} saved',
    inTime: 'in time',
    late: 'too late',
  },
  roll: {
    attack: 'Attack',
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
