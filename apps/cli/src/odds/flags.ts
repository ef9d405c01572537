import type { Shelter } from '@dustfront/advice/dust-tactics-2014';
import type { RuleSet } from '@dustfront/dust-tactics-2014';
import type { GameId } from '@dustfront/games';
import { Failure } from '../failure.ts';

/** What may be asked about an attack of a tactics game; some of it exists in one edition only. */
export interface OddsFlags {
  readonly game: GameId;
  readonly range: number;
  readonly cover: 'none' | 'soft' | 'hard';
  readonly sustained?: boolean;
  readonly berserk?: boolean;
  readonly allInOne?: boolean;
  readonly moved?: boolean;
  readonly structure?: Shelter;
  readonly rules: RuleSet;
  readonly spirit?: boolean;
  readonly lucky?: boolean;
  readonly salvo?: boolean;
  readonly shots?: Record<string, number>;
  readonly weapon: string[];
  readonly figures?: number;
  readonly health?: number;
  readonly targetFigures?: number;
  readonly targetHealth?: number;
  readonly json?: boolean;
}

/** `2`, or `panzerfaust=1,ugl=2`. */
export function parseShots(text: string, before: Record<string, number> = {}): Record<string, number> {
  const shots = { ...before };
  for (const part of text.split(',')) {
    const match = /^(?:([a-z0-9-]+)=)?(\d+)$/.exec(part.trim());
    if (!match) throw new Failure('odds.shots', { text: part });
    shots[match[1] ?? ''] = Number(match[2]);
  }
  return shots;
}
