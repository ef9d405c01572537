import type { SideSign } from '../drawings/emblems.tsx';
import type { LogLine } from '../session/table.ts';

/** How a weapon looks and sounds when it is fired. */
export type Shot =
  | 'tracer'
  | 'shell'
  | 'rocket'
  | 'flame'
  | 'laser'
  | 'tesla'
  | 'grenade'
  | 'artillery'
  | 'bomb'
  | 'clash';

/** What a game itself says of a deed, where the sentences of a board of squares do not fit. */
export interface Telling {
  readonly words: () => string;
  readonly headline: () => string;
  /** The line of the log that it begins with. */
  readonly opens: LogLine;
}

interface Told {
  /** Which answer brought it: the number of answers given before. */
  readonly after: number;
  /** Whose doing or suffering it is, by the key of the piece. */
  readonly piece: string;
  readonly name: string;
  /** On whose side it is, where two sides fight. */
  readonly sign?: SideSign;
}

/** One thing that happened on a board, said so that any board can show it: what games tell in events of their own. */
export type Act =
  | (Told & {
      readonly kind: 'begins';
      readonly sign: SideSign;
      /** For games of more than two: whose colour it has. */
      readonly army?: number;
      readonly reacting: boolean;
      readonly telling?: Telling;
    })
  | (Told & {
      readonly kind: 'moves';
      /** Null where it was not on the board. */
      readonly from: string | null;
      readonly to: string;
      readonly how: 'walks' | 'enters' | 'charges' | 'flies';
      /** Where to, in words, where places have no names: "into the wood in the north-west". */
      readonly where?: () => string;
      /** The corners of its way in millimetres, where it is measured: from where it came to where it stopped. */
      readonly points?: readonly (readonly [x: number, y: number])[];
      /** The corners that everybody of it was sent over, where it is measured, one coordinate after the other. */
      readonly ways?: readonly (readonly number[])[];
      /** Whether it is a machine. */
      readonly heavy: boolean;
      /** For maps: which units go, and in whose colour. */
      readonly column?: { readonly units: readonly string[]; readonly army: number };
    })
  | (Told & { readonly kind: 'leaves'; readonly from: string | null })
  | (Told & {
      readonly kind: 'fires';
      readonly weapon: string;
      readonly shot: Shot;
      readonly from: string | null;
      readonly target: string;
      readonly targetName: string;
      readonly to: string | null;
      readonly hits: number;
      /** Hits that did not count after all: cover, armour, resilience. */
      readonly saved: number;
      readonly back: boolean;
    })
  | (Told & {
      readonly kind: 'suffers';
      readonly at: string | null;
      readonly lost: number;
      /** What is counted: soldiers who fall, points of damage, or whole units. */
      readonly of: 'soldiers' | 'damage' | 'units';
    })
  | (Told & { readonly kind: 'falls'; readonly at: string | null; readonly points: number })
  | (Told & { readonly kind: 'stunned'; readonly at: string | null })
  | (Told & { readonly kind: 'saves'; readonly saved: number })
  /** Nothing was left to hit, and why, where that is known; in a word, where nobody was there to fire at. */
  | (Told & { readonly kind: 'wastes'; readonly words?: () => string; readonly reason?: () => string })
  /** What it is about to do, in a word: an attack, a march. */
  | (Told & { readonly kind: 'intends'; readonly action: () => string })
  /** Something of the game's own that a board shows only in passing: boarding, repairs, orders. */
  | (Told & { readonly kind: 'does'; readonly words: () => string })
  /** A place changes hands. */
  | (Told & {
      readonly kind: 'takes';
      readonly at: string;
      readonly from: string | null;
      readonly army: number;
    })
  /** Something new stands there. */
  | (Told & { readonly kind: 'builds'; readonly at: string })
  | (Told & { readonly kind: 'fails-to-react'; readonly sign: SideSign; readonly at: string | null });

/** What one unit did in one go, from its activation or reaction to the next unit's. */
export interface Deed {
  readonly piece: string;
  readonly name: string;
  readonly sign: SideSign;
  readonly army?: number;
  readonly telling?: Telling;
  readonly reacting: boolean;
  /** Somebody reacted to it; what it came to is a deed of its own. */
  readonly goesOn?: boolean;
  /** Who reacted first before it could do anything more, and whether he was in time. */
  readonly interrupted?: { readonly by: string; readonly inTime: boolean };
  /** The answers it took, first and last. */
  readonly first: number;
  readonly last: number;
  readonly acts: readonly Act[];
}
