/** Holds the referee against a match of 2013/14. */
import type { Roll } from '@dustfront/kernel';
import { agree, agreeOnSet, type Open, tactics, type Watcher } from '@dustfront/testkit/referee';
import type { Choice, ChoiceParts } from '../../src/choice.ts';
import type { ActivationFrame, MoveFrame } from '../../src/frames/make.ts';
import { dustTactics2014 } from '../../src/game.ts';
import { squareWord } from '../../src/options.ts';
import type { TacticsState } from '../../src/state.ts';
import { Fight, type LineRolled, type Thrown } from './fight.ts';
import { tableOf } from './table.ts';

type Opened = Open<TacticsState, Choice>;

/** Rolls that hurt and heal nobody by themselves. */
const QUIET = new Set(['resilience', 'reaction', 'initiative', 'third-action', 'smoke-screen', 'wire']);
const FIGHTING = new Set(['attack', 'damage', 'reaction', 'aftermath', 'wreck', 'observed']);

interface Walk {
  way: tactics.Way;
  readonly most: number;
  stepped: boolean;
}

export class Watcher2014 implements Watcher<TacticsState, Choice> {
  readonly compared = new Map<string, number>();
  private standing = '';
  private state: TacticsState | null = null;
  private readonly fight = new Fight((what) => this.count(what));
  private thrown: Thrown[] = [];
  private saved: (readonly number[])[] = [];
  /** Something was rolled that may change units besides the lines of an attack. */
  private isClouded = false;
  private walks = new WeakMap<object, Walk>();
  /** Movements that began outside the board. */
  private entered = new WeakSet<object>();

  private count(what: string, n = 1): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + n);
  }

  asked(open: Opened): void {
    const { state, question } = open;
    this.state = state;
    if (!state.stack.some(({ kind }) => FIGHTING.has(kind))) {
      this.fight.settle(state, this.isClouded);
      this.isClouded = false;
    }
    const table = tableOf(state);
    if (question === 'move') this.step(open, table, state.stack.at(-1) as unknown as MoveFrame);
    this.pairs(state, table);
    if (question === 'activate') this.targets(state, table);
  }

  answered({ state, question }: Opened, option: Choice): void {
    if (question !== 'move') return;
    const frame = state.stack.at(-1) as unknown as MoveFrame;
    if (option.do === 'enter') this.entered.add(frame);
    const walk = this.walks.get(frame);
    if (walk && (option.do === 'up' || option.do === 'down')) {
      walk.way = { ...walk.way, spent: walk.way.spent + 1 };
      walk.stepped = true;
    }
    if (!walk || (option.do !== 'step' && option.do !== 'crush')) return;
    const table = tableOf(state);
    const unit = table.units[frame.unit]!;
    const gait = tactics.gaitOf(table, unit);
    const next = tactics.steps(table, unit, gait, walk.way, walk.most);
    walk.way = next.find(({ at }) => at === option.at) ?? tactics.after(table, gait, walk.way, option.at!);
    walk.stepped = true;
  }

  rolled({ reason, count }: Roll, faces: readonly number[]): void {
    if (count === 0) return;
    if (reason === 'hit-hit') {
      this.thrown = [];
      this.saved = [];
    }
    if (reason.startsWith('hit-')) this.thrown.push({ reason, faces });
    else if (reason.startsWith('save-')) this.saved.push(faces);
    else if (!QUIET.has(reason)) this.isClouded = true;
  }

  happened(event: Readonly<Record<string, unknown>>): void {
    if (event.type === 'attack' && this.state) this.fight.open(this.state);
    if (event.type !== 'line-rolled' || !this.state) return;
    this.fight.line(this.state, event as unknown as LineRolled, this.thrown, this.saved);
    this.thrown = [];
    this.saved = [];
  }

  over(_state: TacticsState): void {}

  /**
   * The next steps of a movement, what has been spent counted by the referee alone. Not compared: who is above the
   * ground, stairs, and the doors by which whoever flies goes into a bunker on foot.
   */
  private step({ state, options }: Opened, table: tactics.Table, frame: MoveFrame): void {
    const unit = table.units[frame.unit]!;
    const isBelow = unit.isThere && unit.floor === 0;
    const walk = isBelow ? this.walkOf(state, table, frame) : null;
    if (walk === null || walk.way.at !== unit.at) return;
    const gait = tactics.gaitOf(table, unit);
    const isDoor = (square: number) => gait.flying && tactics.bunkerOf(table, square) !== undefined;
    if (isDoor(unit.at)) return;
    const lawful = tactics
      .steps(table, unit, gait, walk.way, walk.most)
      .flatMap(({ at }) => (isDoor(at) ? [] : [at]));
    const offered = options.flatMap(({ do: verb, at = -1 }: ChoiceParts) =>
      (verb === 'step' || verb === 'crush') && !isDoor(at) ? [at] : [],
    );
    const word = (square: number) => squareWord(square, table.width);
    const { spent, diagonal } = walk.way;
    const about = `the next step of ${unit.name} from ${word(unit.at)}, ${spent} of ${walk.most} spent, ${diagonal}`;
    agreeOnSet(about, lawful.map(word), offered.map(word));
    const mayStop = !walk.stepped || tactics.mayEnd(table, unit, unit.at);
    const isOffered = options.some(({ do: verb }) => verb === 'stop' || verb === 'face');
    if (frame.least === 0) agree(`${unit.name} may stop`, mayStop, isOffered);
    this.count('steps');
  }

  private walkOf(state: TacticsState, table: tactics.Table, frame: MoveFrame): Walk | null {
    const known = this.walks.get(frame);
    if (known) return known;
    const activation = state.stack.findLast(({ kind }) => kind === 'activation') as unknown as
      | ActivationFrame
      | undefined;
    const action = activation?.actions[activation.at]?.id;
    const unit = table.units[frame.unit]!;
    if ((action !== 'move' && action !== 'march') || frame.steps > (this.entered.has(frame) ? 1 : 0))
      return null;
    const most = tactics.speed(table, unit, action === 'march');
    const hasEntered = this.entered.has(frame);
    const way = { at: unit.at, spent: hasEntered ? 1 : 0, diagonal: frame.diagonal };
    agree(`the ${action} of ${unit.name}`, most - way.spent, frame.left);
    const walk: Walk = { way, most, stepped: hasEntered };
    this.walks.set(frame, walk);
    return walk;
  }

  /**
   * What every weapon on the board could be aimed at. Not compared: improvised weapons, targets that ride on a vehicle,
   * close combat where one of the two is in works, and who is carried, stunned, or left by his pilot.
   */
  private targets(state: TacticsState, table: tactics.Table): void {
    const ask = dustTactics2014.notation!.questions;
    const isInWorks = (unit: tactics.Unit) => tactics.fortOf(table, unit.at) !== undefined;
    for (const unit of tactics.pieces(table)) {
      if (unit.stunned || unit.idle) continue;
      const group = [unit, ...table.units.filter(({ joined }) => joined === unit.name)];
      const known = new Map<string, Set<string>>();
      const close = new Set<string>();
      for (const by of group)
        by.card.weapons.forEach(({ line }, at) => {
          const found = known.get(line.name) ?? new Set();
          for (const name of tactics.targets(table, unit, by, at)) found.add(name);
          known.set(line.name, found);
          if (line.close) close.add(line.name);
        });
      const theirs = ask.targets!(state, unit.name) as Record<string, string[]>;
      for (const [weapon, ours] of known) {
        const isCompared = (name: string) => {
          const target = table.units.find((one) => one.name === name)!;
          return target.isThere && !(close.has(weapon) && (isInWorks(unit) || isInWorks(target)));
        };
        const offered = (theirs[weapon] ?? []).filter(isCompared);
        agreeOnSet(`targets of ${unit.name} with ${weapon}`, [...ours].filter(isCompared), offered);
        this.count('targets', offered.length);
      }
      this.count('weapons', known.size);
    }
  }

  /** Range, sight and cover of every pair of enemies, whenever somebody stands elsewhere. */
  private pairs(state: TacticsState, table: tactics.Table): void {
    const there = tactics.pieces(table);
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
        const seen = tactics.isInLine(table, a, b);
        agree(`range from ${names.join(' to ')}`, tactics.range(table, a, b), ask.range!(state, names));
        agree(`line of sight from ${names.join(' to ')}`, seen, ask.sight!(state, names));
        if (seen)
          agree(`cover from ${names.join(' to ')}`, tactics.cover(table, a, b), ask.cover!(state, names));
        this.count('pairs');
      }
    }
  }
}
