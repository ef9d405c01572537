/** The book of 2013/14 calls a round a turn. */
export const words = {
  'time.round': 'Turn {round}',
  'table.summary': 'Turn {round}, {points}',
  'over.inRound': 'Turn {round}.',
  'over.curve': 'Points by turn',
  'goals.afterRound': 'at the end of turn {round}',
  'goals.fromRound': 'at the end of turn {round} or later',
  'goals.roundsLeft': '{count} {count|turn left|turns left, this one among them}.',
  'goals.lastRound': 'This is the last turn.',
  'goals.noLimit': 'No last turn is set.',
  'orders.alone': 'The enemy has no unit left. The match is over when this turn is.',
  'refuse.acted': '{name} has acted in this turn.',
  'goals.otherwise': 'If nothing else has decided it after the last turn, more points win.',
  'orders.reactCost': 'Whoever reacts, hit or miss, cannot act again in this turn.',
} as const;
