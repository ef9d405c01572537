/** Holds the referee against a match of 2013/14. */
import type { Roll } from '@dustfront/kernel';
import { agree, agreeOnSet, edition2014, type Open, type Watcher } from '@dustfront/testkit/referee';
import type { ActivationFrame, MoveFrame } from '../../src/frames/make.ts';
import { dustTactics2014 } from '../../src/game.ts';
import { squareWord } from '../../src/options.ts';
import type { Choice, TacticsState } from '../../src/state.ts';
import { tableOf } from './table.ts';

type Opened = Open<TacticsState, Choice>;

interface Walk {
  way: edition2014.Way;
  readonly most: number;
  stepped: boolean;
}

export class Watcher2014 implements Watcher<TacticsState, Choice> {
  readonly compared = new Map<string, number>();
  private standing = '';
  private walks = new WeakMap<object, Walk>();
  /** Movements that began outside the board. */
  private entered = new WeakSet<object>();

  private count(what: string, n = 1): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + n);
  }

  asked(open: Opened): void {
    const { state, question } = open;
    const table = tableOf(state);
    if (question === 'move') this.step(open, table, state.stack.at(-1) as unknown as MoveFrame);
    this.pairs(state, table);
  }

  answered({ state, question }: Opened, option: Choice): void {
    if (question !== 'move') return;
    const frame = state.stack.at(-1) as unknown as MoveFrame;
    if (option.do === 'enter') this.entered.add(frame);
    const walk = this.walks.get(frame);
    if (!walk || (option.do !== 'step' && option.do !== 'crush')) return;
    const table = tableOf(state);
    walk.way = edition2014.after(
      table,
      edition2014.gaitOf(table, table.units[frame.unit]!),
      walk.way,
      option.at!,
    );
    walk.stepped = true;
  }

  rolled(_roll: Roll, _faces: readonly number[]): void {}

  over(_state: TacticsState): void {}

  /**
   * The next steps of a movement, what has been spent counted by the referee alone. Not compared: who is in a fortification or
   * above the ground, and steps into works and up stairs, of which the referee knows nothing.
   */
  private step({ state, options }: Opened, table: edition2014.Table, frame: MoveFrame): void {
    const unit = table.units[frame.unit]!;
    const isBelow = unit.isThere && unit.floor === 0 && !edition2014.fortOf(table, unit.at);
    const walk = isBelow ? this.walkOf(state, table, frame) : null;
    if (walk === null || walk.way.at !== unit.at) return;
    const gait = edition2014.gaitOf(table, unit);
    const isWork = (square: number) => edition2014.fortOf(table, square) !== undefined;
    const lawful = edition2014.steps(table, unit, gait, walk.way, walk.most).filter((to) => !isWork(to));
    const offered = options.flatMap(({ do: verb, at = -1 }) =>
      (verb === 'step' || verb === 'crush') && !isWork(at) ? [at] : [],
    );
    const word = (square: number) => squareWord(square, table.width);
    const { spent, diagonal } = walk.way;
    const about = `the next step of ${unit.name} from ${word(unit.at)}, ${spent} of ${walk.most} spent, ${diagonal}`;
    agreeOnSet(about, lawful.map(word), offered.map(word));
    const mayStop = !walk.stepped || edition2014.mayEnd(table, unit, unit.at);
    const isOffered = options.some(({ do: verb }) => verb === 'stop' || verb === 'face');
    if (frame.least === 0) agree(`${unit.name} may stop`, mayStop, isOffered);
    this.count('steps');
  }

  private walkOf(state: TacticsState, table: edition2014.Table, frame: MoveFrame): Walk | null {
    const known = this.walks.get(frame);
    if (known) return known;
    const activation = state.stack.findLast(({ kind }) => kind === 'activation') as unknown as
      | ActivationFrame
      | undefined;
    const action = activation?.actions[activation.at]?.id;
    const unit = table.units[frame.unit]!;
    if ((action !== 'move' && action !== 'march') || frame.steps > (this.entered.has(frame) ? 1 : 0))
      return null;
    const most = edition2014.speed(table, unit, action === 'march');
    const hasEntered = this.entered.has(frame);
    const way = { at: unit.at, spent: hasEntered ? 1 : 0, diagonal: frame.diagonal };
    agree(`the ${action} of ${unit.name}`, most - way.spent, frame.left);
    const walk: Walk = { way, most, stepped: hasEntered };
    this.walks.set(frame, walk);
    return walk;
  }

  /** Range, sight and cover of every pair of enemies, whenever somebody stands elsewhere. */
  private pairs(state: TacticsState, table: edition2014.Table): void {
    const there = edition2014.pieces(table);
    const standing = JSON.stringify([
      there.map(({ name, at, floor, facing, hidden, dug }) => [name, at, floor, facing, hidden, dug]),
      table.smoke,
      table.crates,
      table.forts,
    ]);
    if (standing === this.standing) return;
    this.standing = standing;
    const ask = dustTactics2014.notation!.questions;
    for (const a of there) {
      for (const b of there) {
        if (a.side === b.side) continue;
        const names = [a.name, b.name];
        const seen = edition2014.isInLine(table, a, b);
        agree(`range from ${names.join(' to ')}`, edition2014.range(table, a, b), ask.range!(state, names));
        agree(`line of sight from ${names.join(' to ')}`, seen, ask.sight!(state, names));
        if (seen)
          agree(`cover from ${names.join(' to ')}`, edition2014.cover(table, a, b), ask.cover!(state, names));
        this.count('pairs');
      }
    }
  }
}
