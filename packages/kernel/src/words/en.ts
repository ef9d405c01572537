/** Why a record cannot be read, or does not play again. */
export const words = {
  'fault.magic': 'a record begins with "{magic}"',
  'fault.header-line': 'expected a header line "name value"',
  'fault.seat-line': 'expected: seat NUMBER "NAME"',
  'fault.seat-number': 'expected seat {seat}',
  'fault.seat-name': 'a seat has a name in quotation marks',
  'fault.twice': '{name} stands twice',
  'fault.missing': 'the header lacks "{name}"',
  'fault.dice-note': 'dice are described by a text',
  'fault.not-json': 'not JSON: {text}',
  'fault.start-line': 'expected "start … # HASH"',
  'fault.answer-line': 'expected "NUMBER sSEAT OPTION ; DICE # HASH"',
  'fault.roll': 'not a roll: "{text}"',

  'fault.other-game': 'this record is of {other}, not of {game}',
  'fault.other-version': 'this record is of rules version {other}, not of {version}',
  'fault.refused': '"{option}" is refused: {why}',
  'fault.fingerprint': "the state's fingerprint is {hash}, the record says {expected}",
  'fault.rolls-left': '{count} {count|roll|rolls} of the record not used',
  'fault.no-roll': '{reason}: the record has no further roll',
  'fault.other-roll': '{reason}: the record has {kept} of {keptStream}, the rules roll {count} of {stream}',
  'fault.dice-out': 'the dice ran out: {reason} needs {count} {count|die|dice}, {left} left',
  'fault.no-face': '{reason}: a die with {sides} faces cannot show face {face}',
  'fault.set-up': '{problems}',
  'fault.problem': '{at}: {problem}',
} as const;

export type Words = Readonly<Record<keyof typeof words, string>>;
