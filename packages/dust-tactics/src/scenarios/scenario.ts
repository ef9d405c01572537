/**
 * A scenario as data: what lies on the table, who enters where, and what wins. No rule is carried out here.
 *
 * dt1.setup.scenario-map: the map dictates tiles and terrain. dt1.ap.scenario: the scenario fixes the forces.
 */
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';

/** Column from the left, row from the top, from 0. */
export type Square = readonly [column: number, row: number];

/**
 * A battlefield drawn in text, one string a row, one character a square:
 * `.` outdoor dot, `,` indoor dot (base tile), `#` terrain square on an outdoor tile, `%` wall square on a base
 * tile, `c` crate outdoors, `C` crate on a base tile, `t` tank trap outdoors, `T` tank trap on a base tile.
 */
export type BoardMap = readonly string[];

export interface Layout {
  readonly id: string;
  readonly title: string;
  /** One sentence about how it plays. */
  readonly note: string;
  readonly map: BoardMap;
  /** dt1.enter.must: the squares through which each side comes onto the board. */
  readonly entry: Readonly<Record<Bloc, readonly Square[]>>;
}

/**
 * What a side can achieve. Where an objective names squares, a unit `holds` one if it stands there and no enemy
 * does; outside units, heroes included, hold nothing.
 *
 * - `hold`: at the end of `round` (`end`: of the last round played) the side holds at least `count` of the squares.
 * - `exit`: at least `count` of its units have left the board over the listed edge squares. Leaving is an ordinary
 *   step off the board from one of them, costing 1.
 * - `destroy`: the enemy unit with this tag, or every piece of cover on these squares, is destroyed.
 * - `survive`: the own unit with this tag, or any own unit, is on the board at the end of the last round.
 * - `control`: at the end of the last round the side holds more of the squares than the enemy.
 */
export type Objective =
  | {
      readonly kind: 'hold';
      readonly squares: readonly Square[];
      readonly count: number;
      readonly round: number | 'end';
    }
  | { readonly kind: 'exit'; readonly squares: readonly Square[]; readonly count: number }
  | { readonly kind: 'destroy'; readonly unit: string }
  | { readonly kind: 'destroy-cover'; readonly squares: readonly Square[] }
  | { readonly kind: 'survive'; readonly unit: string | 'any' }
  | { readonly kind: 'control'; readonly squares: readonly Square[] };

/** dt1.faq.vp.bonus: points added to the AP destroyed. On the original scale; tenfold on the later one. */
export interface Bonus {
  readonly side: Bloc;
  readonly points: number;
  /** `once`: if fulfilled. `each`: per square held, or per unit that left. */
  readonly per: 'once' | 'each';
  readonly objective: Objective;
}

export interface ScenarioSide {
  readonly role: 'attacker' | 'defender' | 'even';
  readonly force: readonly ForceUnit[];
  /** In our words, for the briefing. */
  readonly task: string;
  /** Fulfilling it triggers the final round (dt1.end.objective); it decides nothing by itself but its bonus. */
  readonly objective?: Objective;
}

/** dt1.init.choose is the rule; a scenario may name who begins its first round instead. */
export type FirstPlayer = 'initiative' | Bloc;

export interface Scenario extends Layout {
  readonly number: number;
  /** `published`: what is known of a printed scenario, the rest ours. `ours`: designed by us throughout. */
  readonly origin: 'published' | 'ours';
  readonly briefing: string;
  readonly sides: Readonly<Record<Bloc, ScenarioSide>>;
  /** dt1.round.limit. */
  readonly rounds: number;
  readonly firstPlayer: FirstPlayer;
  readonly bonuses: readonly Bonus[];
}
