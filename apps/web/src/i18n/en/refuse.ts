/** Why a click meant nothing. */
export const refuse = {
  refuse: {
    sight: 'There is no line of sight from {from} to {name}.',
    range: '{name} is {range} {range|square|squares} away, too far for what could harm it.',
    near: '{name} is too near for these weapons.',
    arc: '{name} is outside the arc of the weapons that reach it. Moving turns them.',
    proof: 'Nothing that reaches {name} can harm its armour.',
    spent: 'Nothing is left to fire with.',
    acted: '{name} has acted in this round.',
    friend: '{name} is on your side.',
    square: '{square} cannot be reached now.',
    nothingThere: 'There is nothing to shoot at in {square}.',
    answerFirst: 'First answer what is asked.',
    moveFirst: 'First end the move, then aim at {name}.',
    looking: 'You are looking at {name}.',
    back: 'Back to {name}',
  },
} as const;
