/** Replay and luck. */
export const replay = {
  replay: {
    title: 'Replay',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    empty: 'No match is kept in this browser yet; every one that you play will be, by itself.',
    notKept:
      'This match is not kept in this browser, and no server has it for you. A link to a moment of it, or its ' +
      'record, opens it anywhere.',
    fromElsewhere: 'From elsewhere',
    paste: 'Paste a record',
    open: 'Open',
    file: 'Open a file',
    badLine: 'This record cannot be opened: line {line}: {why}',
    otherGame: 'This record cannot be opened: nobody here knows the game "{game}".',
    lost: 'This record cannot be opened',
    diverges: 'It does not play again by the rules that it names.',
  },
  luck: {
    title: 'Luck',
    text: 'Army points taken, less what was to be expected, attack by attack.',
    label: 'Curve of luck for both sides',
    row: '{count} {count|attack|attacks}, {expected} expected, {actual} taken: {luck}',
  },
} as const;
