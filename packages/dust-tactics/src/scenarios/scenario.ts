/**
 * A scenario as data: what lies on the table, who enters where, and what wins. No rule is carried out here.
 *
 * dt1.setup.scenario-map: the map dictates tiles and terrain. dt1.ap.scenario: the scenario fixes the forces.
 */
import type { ScenarioProvenance } from '@dustfront/wargame';
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';

/** Column from the left, row from the top, from 0. */
export type Square = readonly [column: number, row: number];

/**
 * A battlefield drawn in text, one string a row, one character a square:
 * `.` outdoor dot, `,` indoor dot (base tile), `#` terrain square on an outdoor tile, `%` wall square on a base
 * tile (dt1.terrain.faces), `c` crate outdoors, `C` crate on a base tile, `t` tank trap outdoors, `T` tank trap on
 * a base tile. Tiles are blocks of three by three (dt1.board.tile.squares), each wholly outdoors or indoors
 * (dt1.board.tile.faces).
 */
export type BoardMap = readonly string[];

export interface Layout {
  /** Kebab case, unique among layouts and scenarios. */
  readonly id: string;
  readonly title: string;
  /** One sentence about how it plays. */
  readonly note: string;
  readonly map: BoardMap;
  /** The squares onto which each side's units step when they enter (dt1.enter.must); none of them is terrain. */
  readonly entry: Readonly<Record<Bloc, readonly Square[]>>;
}

/**
 * What a side can achieve. A side holds a square if one of its units stands there and no enemy does.
 *
 * - `hold`: at the end of round `round` (`end`: of the last round played) it holds at least `count` of the squares.
 * - `exit`: at least `count` of its units, or the one unit `unit` names, have left the board. A unit leaves by one
 *   more straight step, costing 1, from one of these edge squares; it is out of the game but not eliminated.
 * - `destroy`: the enemy unit or hero with this tag is eliminated.
 * - `destroy-cover`: the pieces of cover that began on at least `count` of the squares are destroyed or crushed.
 * - `survive`: the own unit or hero with this tag (`any`: any unit) is on the board, or has left it by an exit, when
 *   the game ends.
 * - `control`: when the game ends it holds more of the squares than the enemy.
 */
export type Objective =
  | {
      readonly kind: 'hold';
      readonly squares: readonly Square[];
      readonly count: number;
      readonly round: number | 'end';
    }
  | {
      readonly kind: 'exit';
      readonly squares: readonly Square[];
      readonly count: number;
      readonly unit?: string;
    }
  | { readonly kind: 'destroy'; readonly unit: string }
  | { readonly kind: 'destroy-cover'; readonly squares: readonly Square[]; readonly count: number }
  | { readonly kind: 'survive'; readonly unit: string }
  | { readonly kind: 'control'; readonly squares: readonly Square[] };

/** dt1.faq.vp.bonus: points added to the AP destroyed, on the original scale; tenfold on the later one. */
export interface Bonus {
  readonly side: Bloc;
  readonly points: number;
  /**
   * `once`: if the objective is met. `each`: for every square held (`hold`), unit gone (`exit`) or piece destroyed
   * (`destroy-cover`), whatever its count.
   */
  readonly per: 'once' | 'each';
  readonly objective: Objective;
  /** In our words, for the briefing and the final score. */
  readonly text: string;
}

export interface ScenarioSide {
  readonly role: 'attacker' | 'defender' | 'even';
  readonly force: readonly ForceUnit[];
  /** In our words, for the briefing. */
  readonly task: string;
  /**
   * Meeting it ends the battle with that round (dt1.end.objective) and wins it, unless the enemy meets his own
   * (dt1.end.objective.wins).
   */
  readonly objective?: Objective;
}

/** dt1.init.choose is the rule; a scenario may instead name the side that begins its first round. */
export type FirstPlayer = 'initiative' | Bloc;

export interface Scenario extends Layout {
  /** Its place in the campaign, from 1 (dt1.scenario.campaign). */
  readonly number: number;
  /** dt1.ruling.scenarios. In a scenario of somebody's own it says nothing and may be missing. */
  readonly provenance: ScenarioProvenance;
  readonly briefing: string;
  readonly sides: Readonly<Record<Bloc, ScenarioSide>>;
  /** dt1.round.limit. */
  readonly rounds: number;
  readonly firstPlayer: FirstPlayer;
  readonly bonuses: readonly Bonus[];
}
