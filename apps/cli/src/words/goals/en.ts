/** What ends and wins a battle of the Core Set. */
export const goals = {
  'goals.title': 'What ends the battle and what wins it',
  'goals.ends.round': 'It ends after round {round}, or when a side has no unit left.',
  'goals.ends.no-round': 'It ends after no fixed round, or when a side has no unit left.',
  'goals.ends.round-objective':
    'It ends after round {round}, with the round in which an objective is fulfilled, or when a side has no unit left.',
  'goals.ends.objective':
    'It ends after no fixed round, with the round in which an objective is fulfilled, or when a side has no unit left.',
  'goals.objective': 'Whoever fulfils his objective wins:',
  'goals.otherwise': 'If neither side has, or both have, the points decide: army points destroyed, and',
  'goals.most': 'Most points win: army points destroyed, and',
  'goals.nothing': 'nothing else',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side}: {goal}, {points} {points|point|points}',
  'goals.side.0': 'Allies',
  'goals.side.1': 'Axis',
  'goals.marked': 'the marked squares',
  'goals.when.end': 'when the battle ends',
  'goals.when.round': 'at the end of round {round}',
  'goals.hold.each': 'hold each of {squares} {when}',
  'goals.hold.some': 'hold {count} of {squares} {when}',
  'goals.hold.all': 'hold all of {squares} {when}',
  'goals.control': 'hold more than the enemy of {squares} when the battle ends',
  'goals.exit': 'leave the board with {who} over {squares}',
  'goals.who.each': 'each unit',
  'goals.who.some': '{count|a unit|{count} units}',
  'goals.destroy': 'destroy {unit}',
  'goals.cover.each': 'destroy each of the pieces of cover in {squares}',
  'goals.cover.some': 'destroy {count} of the pieces of cover in {squares}',
  'goals.survive.any': 'have a unit left when the battle ends',
  'goals.survive': 'keep {unit} until the battle ends',
} as const;

/** The same in another language. */
export type Goals = Readonly<Record<keyof typeof goals, string>>;
