import { type Dice, type Roll, type Rolled, recordedDice } from '@dustfront/kernel';
import { type FairSeeds, fairDice } from '@dustfront/protocol';

/** The dice of a table: fair ones while an answer is judged, the recorded ones while the log is read. */
export class TableDice implements Dice {
  readonly #seeds: FairSeeds;
  #now: Dice;

  constructor(seeds: FairSeeds) {
    this.#seeds = seeds;
    this.#now = fairDice(seeds, 0);
  }

  live(number: number): void {
    this.#now = fairDice(this.#seeds, number);
  }

  recorded(rolls: readonly Rolled[]): void {
    this.#now = recordedDice(rolls);
  }

  roll(roll: Roll): number[] {
    return this.#now.roll(roll);
  }
}
