/** The Core Set. */
export const core = {
  core: {
    held: 'A square is held by whoever stands on it.',
    ifEnded: 'If it ended now:',
    objectiveWins:
      'A side that has its objective when the match ends wins. If neither has, or both have, points decide.',
    mostPoints: 'When the match ends, the side with more points wins.',
    elimination: 'It also ends when a side has no unit left.',
    apWon: 'AP won',
    subtitle: 'Core Set, {ap} AP',
    roundsN: '{count} {count|round|rounds}.',
    freeBattle: 'No objective but the enemy: most points destroyed wins.',
    rounds: 'Rounds',
    roundsHelp: 'How long the battle lasts.',
    asScenario: 'As usual',
    noLimit: 'No limit',
    scale: 'Army points',
    scaleHelp: 'The scale of 2010, or the finer one of the later books.',
    original: '2010',
    later: 'Later',
    reactive: 'Reactive fire',
    reactiveHelp: 'Units that have not acted may fire at enemies that move.',
    oneReaction: 'One reaction only',
    oneReactionHelp: 'Later answer: one attempt for each enemy activation.',
    fullEntry: 'Enter at full speed',
    fullEntryHelp: 'Later answer: units enter with their whole movement.',
  },
} as const;
