/** The beginning of a round in a game that was played to its end. Its names are those of the file, a line for each. */
export interface Position {
  /** What describes each seat (`features`), to four decimals. */
  readonly F: readonly (readonly number[])[];
  /** How many seats there are. */
  readonly n: number;
  /** The round that begins. */
  readonly r: number;
  /** Who won in the end: 1 for the winner, shares where several did. */
  readonly y: readonly number[];
  /** The number of the game. */
  readonly g: number;
}

export const printPositions = (positions: readonly Position[]): string =>
  positions.map((position) => `${JSON.stringify(position)}\n`).join('');

export const readPositions = (text: string): Position[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Position);
