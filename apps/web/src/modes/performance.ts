import type { Outcome } from '@dustfront/kernel';
import type { Deed } from '../acts/act.ts';
import type { Scene } from '../games/face.ts';
import type { Moment, TableState } from '../session/table.ts';
import { sound, tuneUp } from '../sound/play.ts';
import type { Told } from '../stage/stage.ts';
import type { News } from './news.ts';
import type { Sitting } from './sitting.ts';

/** How many answers further a moment is shown as it came about; beyond, one has jumped. */
const SHOWN_AGAIN = 12;

/** Brings onto the stage what answers led to, each time on the board as it was before, with its sounds. */
export class Performance {
  private readonly c: Sitting & { readonly news: News };
  private seen = -1;
  /** The picture of the last state that came. */
  private drawn: Scene | null = null;
  private told: Told | null = null;
  private round = 0;

  constructor(c: Sitting & { readonly news: News }) {
    this.c = c;
    tuneUp();
  }

  /** What came with a new state. */
  present(state: TableState): void {
    const { c, seen, drawn, told } = this;
    this.seen = state.at;
    this.drawn = c.scene.peek();
    this.told = { at: state.at, view: state.view };
    if (seen < 0 || state.at <= seen || c.past.peek() !== null) return;
    if (state.entries.slice(seen).some(({ rolls }) => rolls.length > 0)) sound('dice');
    const { round } = c.face.status(state.view);
    if (state.outcome !== null) sound(this.hasWon(state.outcome) ? 'victory' : 'defeat', 0.8);
    else if (round > this.round) sound('round', 0.3);
    this.round = round;
    this.show(seen, state.at, drawn, told);
  }

  /** Somebody goes from one moment of the match to another. */
  goTo(from: number, to: number, before: Scene | null): void {
    if (to > from && to - from <= SHOWN_AGAIN) this.show(from, to, before);
    else this.c.stage.finish();
  }

  /** Shows a deed once more, answer by answer, each on the board as it was before it. */
  async again({ acts }: Deed): Promise<void> {
    const { table, face, stage } = this.c;
    const moments = [...new Set(acts.map(({ after }) => after))];
    const views = await Promise.all(moments.map((at) => table.moment(at)));
    stage.again(
      moments.map((at, i) => ({
        acts: acts.filter(({ after }) => after === at),
        before: face.scene((views[i] as Moment).view),
      })),
    );
  }

  private show(from: number, to: number, before: Scene | null, told: Told | null = null): void {
    const acts = this.c.news.acts.peek().filter(({ after }) => after >= from && after < to);
    const entries = this.c.table.state.peek()?.entries.slice(from, to) ?? [];
    const rolls = before?.kind === 'map' ? [] : entries.flatMap((entry) => entry.rolls);
    const dice = rolls.reduce((sum, { faces }) => sum + faces.length, 0);
    this.c.stage.show(acts, before, told, dice);
  }

  /** Whether somebody at this screen has won, or nobody who lost sits here. */
  private hasWon({ places }: Outcome): boolean {
    const seats = this.c.seats.peek();
    return seats.length === 0 || seats.some((seat) => places[seat] === 0);
  }
}
