import { WORLD } from '@dustfront/dust';
import type { AnyGame, State, Viewer } from '@dustfront/kernel';
import type { Beginnings } from '../game.ts';

interface DustLike extends State {
  readonly round?: number;
  readonly players?: readonly { readonly colour?: string | null }[];
  readonly areas?: readonly { readonly holder?: number }[];
}

const CAPITALS = WORLD.areas.flatMap(({ id, capital }, area) => (capital ? [{ id, area }] : []));

/** What the seats of a DUST game began with: colours and capitals are chosen (or drawn) during play. */
export class DustBeginnings implements Beginnings {
  readonly colours: (string | null)[];
  readonly capitals: (string | null)[];

  constructor(seats: number) {
    this.colours = Array.from({ length: seats }, () => null);
    this.capitals = Array.from({ length: seats }, () => null);
  }

  watching(game: AnyGame): AnyGame {
    return {
      ...game,
      view: (state: State, viewer: Viewer) => {
        this.look(state as DustLike);
        return game.view(state, viewer);
      },
    };
  }

  /** In round one no capital changes hands. */
  private look({ round, players = [], areas = [] }: DustLike): void {
    if (round !== 1) return;
    players.forEach(({ colour }, seat) => {
      this.colours[seat] = colour ?? null;
    });
    for (const { id, area } of CAPITALS) {
      const holder = areas[area]?.holder ?? -1;
      if (holder >= 0) this.capitals[holder] = id;
    }
  }
}
