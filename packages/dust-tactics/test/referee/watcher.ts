/** Holds the referee against a match of the Core Set: every question, every roll, every loss. */
import type { Roll } from '@dustfront/kernel';
import { agree, agreeOnSet, core, Difference, type Open, type Watcher } from '@dustfront/testkit/referee';
import type { ActivationFrame } from '../../src/frames/activation.ts';
import type { AttackFrame } from '../../src/frames/attack.ts';
import type { MoveFrame } from '../../src/frames/move.ts';
import type { ReactiveFireFrame } from '../../src/frames/reactive-fire.ts';
import { dustTactics } from '../../src/game.ts';
import type { CoreOption } from '../../src/options.ts';
import type { CoreState } from '../../src/state.ts';
import { tableOf } from './table.ts';

type Opened = Open<CoreState, CoreOption>;

/** The reasons of the engine's rolls, in the words of the referee. */
const REASONS: Readonly<Record<string, string>> = {
  attack: 'attack',
  'close-combat': 'close',
  cover: 'cover',
  resilience: 'resilience',
};

/** Answers that the referee follows with steps of his own. */
const WATCHED = new Set(['lose', 'walk', 'jump', 'step', 'enter', 'open-fire']);

interface Walk {
  way: core.Way;
  gait: core.Gait;
  readonly most: number;
  stepped: boolean;
}

const nameOf = (table: { width: number }, square: number): string =>
  `${letters(square % table.width)}${Math.floor(square / table.width) + 1}`;
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
function squareOf(table: { width: number }, name: string): number {
  const [, word = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...word].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return (Number(row) - 1) * table.width + column;
}

const lostBy = (table: core.Table, { unit, figure }: { unit: string; figure: number }): string =>
  figure < 0 ? unit : core.likenessOf(core.unitOf(table, unit), figure);

export class CoreWatcher implements Watcher<CoreState, CoreOption> {
  readonly compared = new Map<string, number>();
  private walks = new WeakMap<object, Walk>();
  /** Movements that began with entering the board. */
  private entered = new WeakSet<object>();
  private fight: Generator<core.Ask, void, core.Reply> | null = null;
  /** The engine's procedure of the attack that is watched. */
  private frame: object | null = null;
  private pending: core.Ask | null = null;
  private after: core.Table | null = null;
  /** Weapons that waited for a reload at the last question. */
  private emptyBefore = new Set<string>();
  private state: CoreState | null = null;
  private lastPositions = '';

  private count(what: string, n = 1): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + n);
  }

  asked(open: Opened): void {
    const { state, question } = open;
    this.state = state;
    const empty = state.units.flatMap(({ name, unloaded }) => unloaded.map((line) => `${name}/${line}`));
    this.emptyBefore = new Set(empty);
    if (this.fight && question === 'casualty') {
      this.casualty(open);
      return;
    }
    this.finish(state);
    const table = tableOf(state);
    const frame = state.stack.at(-1)!;
    if (question === 'step' && frame.kind === 'move') this.step(open, table, frame as unknown as MoveFrame);
    if (question === 'charge-to') this.chargeTo(open, table);
    if (question === 'declare') this.declarations(open, table, frame as unknown as AttackFrame);
    if (question === 'reactive-fire') this.react(open, table, frame as unknown as ReactiveFireFrame);
    this.pairs(state, table);
  }

  answered({ state, question }: Opened, option: CoreOption): void {
    if (!WATCHED.has(option.do)) return;
    const table = tableOf(state);
    const frame = state.stack.at(-1)!;
    if (option.do === 'lose') {
      this.advance({ faces: [], lost: lostBy(table, option) });
    }
    if (question === 'gait' && (option.do === 'walk' || option.do === 'jump'))
      this.walkOf(table, frame as unknown as MoveFrame, state.options.fullEntry).gait = option.do;
    if (option.do === 'step') {
      const walk = this.walkOf(table, frame as unknown as MoveFrame, state.options.fullEntry);
      const { unit: id, partner } = frame as unknown as MoveFrame;
      const unit = this.head(table, id, partner);
      walk.way = core.after(table, core.moverOf(table, unit), walk.way, squareOf(table, option.to));
      walk.stepped = true;
    }
    if (option.do === 'enter') {
      this.entered.add(frame);
      const { unit, partner } = frame as unknown as MoveFrame;
      for (const id of [unit, partner]) if (id >= 0) table.units[id]!.square = squareOf(table, option.to);
      this.walkOf(table, frame as unknown as MoveFrame, state.options.fullEntry);
    }
    if (option.do === 'open-fire') this.begin(table, frame as unknown as AttackFrame);
  }

  rolled(roll: Roll, faces: readonly number[]): void {
    const reason = REASONS[roll.reason];
    if (reason === undefined && this.state) this.finish(this.state);
    if (reason === undefined || roll.count === 0) return;
    this.beginUnasked();
    const expected = this.pending;
    agree(`a roll for ${reason}`, expected?.do === 'roll' ? [expected.reason, expected.count] : expected, [
      reason,
      roll.count,
    ]);
    this.count(`dice: ${reason}`);
    this.advance({ faces, lost: '' });
  }

  over(state: CoreState): void {
    this.finish(state);
  }

  private advance(reply: core.Reply): void {
    const next = this.fight?.next(reply);
    this.pending = next && !next.done ? next.value : null;
  }

  private begin(table: core.Table, frame: AttackFrame): void {
    const declared = frame.declared.map(({ unit, line, shots, at }): core.Declared => {
      const name = table.units[unit]!.name;
      if ('unit' in at) return { unit: name, line, shots, at };
      if ('piece' in at) return { unit: name, line, shots, at: { piece: squareOf(table, at.piece) } };
      return {
        unit: name,
        line,
        shots,
        at: { squares: at.squares.map((square) => squareOf(table, square)) },
      };
    });
    this.frame = frame;
    const unit = this.head(table, frame.unit).name;
    this.start(table, { unit, sustained: frame.mode === 'sustained', declared });
  }

  /** An attack in which nothing could be chosen is not announced: it begins with its first roll. */
  private beginUnasked(): void {
    const { state } = this;
    const frame = state?.stack.findLast(({ kind }) => kind === 'attack');
    if (!state || !frame || frame === this.frame) return;
    this.finish(state);
    const attack = frame as unknown as AttackFrame;
    if (attack.mode === 'strike') this.beginStrike(tableOf(state), attack);
    else this.begin(tableOf(state), attack);
  }

  /** A gun that is called in fires all its artillery that is loaded at the target, and nothing else. */
  private beginStrike(table: core.Table, frame: AttackFrame): void {
    this.frame = frame;
    const gun = table.units[frame.unit]!;
    const at = { unit: this.head(table, frame.only).name };
    const lines = gun.card.weapons.filter(
      (line) => line.range === 'A' && !this.emptyBefore.has(`${gun.name}/${line.id}`),
    );
    const declared = lines.map((line) => ({ unit: gun.name, line: line.id, shots: 0, at }));
    this.start(table, { unit: gun.name, sustained: false, declared });
  }

  private start(table: core.Table, attack: core.Attack): void {
    this.after = table;
    this.fight = core.attack(table, attack);
    const first = this.fight.next();
    this.pending = first.done ? null : first.value;
  }

  private casualty({ state, seat, options }: Opened): void {
    const table = tableOf(state);
    const offered = options.map((option) => (option.do === 'lose' ? lostBy(table, option) : option.do));
    if (this.pending?.do !== 'lose') throw new Difference('who is lost', this.pending, offered);
    agree('who picks the casualties', this.pending.seat, seat);
    agreeOnSet('whom a casualty may be', this.pending.options, offered);
    this.count('casualties');
  }

  /** After an attack: nothing is left to roll, and both tables show the same losses. */
  private finish(state: CoreState): void {
    if (!this.fight || !this.after) return;
    agree('the attack is over', null, this.pending);
    const losses = (table: core.Table) =>
      table.units.map((unit) => {
        const isAlive = core.isAlive(unit);
        const figures = isAlive ? unit.figures.map((figure) => core.likenessOf(unit, figure)).sort() : [];
        return [unit.name, figures, isAlive ? unit.health : 0];
      });
    const cover = (table: core.Table) =>
      table.pieces.filter(({ health }) => health > 0).map(({ square, health }) => [square, health]);
    const now = tableOf(state);
    agree('losses', losses(this.after), losses(now));
    agree('cover left', cover(this.after), cover(now));
    this.count('losses');
    this.fight = null;
    this.after = null;
  }

  /** The unit that goes by this number: a joined hero's squad, or who is left of the two. */
  private head(table: core.Table, id: number, partner = -1): core.Unit {
    const unit = table.units[id]!;
    const squad = unit.card.kind === 'hero' ? core.partnerOf(table, unit) : null;
    if (squad) return squad;
    return core.isAlive(unit) || partner < 0 ? unit : table.units[partner]!;
  }

  /** Entering is one square: of the whole movement by the later FAQ, else instead of the first move. */
  private walkOf(table: core.Table, frame: MoveFrame, isFullEntry = false): Walk {
    const known = this.walks.get(frame);
    if (known) return known;
    const unit = this.head(table, frame.unit, frame.partner);
    const hasEntered = this.entered.has(frame);
    const walk: Walk = {
      way: { at: unit.square, spent: hasEntered && isFullEntry ? 1 : 0, diagonal: false },
      gait: 'walk',
      stepped: false,
      most: core.allowance(table, unit, frame.moves - (hasEntered && !isFullEntry ? 1 : 0)),
    };
    this.walks.set(frame, walk);
    return walk;
  }

  private step({ state, options }: Opened, table: core.Table, frame: MoveFrame): void {
    const unit = this.head(table, frame.unit, frame.partner);
    const mover = core.moverOf(table, unit);
    const walk = this.walkOf(table, frame, state.options.fullEntry);
    const lawful = core.steps(table, mover, walk.gait, walk.way, walk.most).map((to) => nameOf(table, to));
    const offered = options.flatMap((option) => (option.do === 'step' ? [option.to] : []));
    agreeOnSet(
      `the next step of ${unit.name}, ${walk.gait}, ${walk.way.spent} of ${walk.most} spent`,
      lawful,
      offered,
    );
    const mayStay =
      !walk.stepped && (!this.entered.has(frame) || core.mayEnd(table, mover, 'walk', walk.way.at));
    const mayStop = mayStay || core.mayEnd(table, mover, walk.gait, walk.way.at);
    agree(
      `${unit.name} may stop`,
      mayStop,
      options.some((option) => option.do === 'stop'),
    );
    this.count('steps');
  }

  private chargeTo({ state, options }: Opened, table: core.Table): void {
    const frame = state.stack.at(-1) as unknown as ActivationFrame;
    const unit = this.head(table, frame.unit, frame.partner);
    const lawful = core.chargeSquares(table, core.moverOf(table, unit), unit.square);
    const offered = options.flatMap((option) => (option.do === 'charge-to' ? [option.to] : []));
    agreeOnSet(
      `the charge of ${unit.name}`,
      lawful.map((to) => nameOf(table, to)),
      offered,
    );
    this.count('charges');
  }

  private declarations({ options }: Opened, table: core.Table, frame: AttackFrame): void {
    const head = this.head(table, frame.unit, frame.partner);
    const attackers = core.members(table, head);
    const only = frame.only < 0 ? null : this.head(table, frame.only).name;
    const announced = frame.declared.map(({ unit, line, shots }) => ({
      unit: table.units[unit]!.name,
      line,
      shots,
    }));
    const lawful = core.aims(table, attackers, frame.mode, only, announced);
    const most = new Map<string, number>();
    for (const option of options) {
      if (option.do !== 'fire') continue;
      const at = this.aimed(table, option);
      const key = `${option.unit}/${option.line} at ${at}`;
      most.set(key, Math.max(most.get(key) ?? 0, option.shots));
    }
    agreeOnSet(
      `what ${head.name} may fire at (${frame.mode})`,
      lawful.map(({ unit, line, at, shots }) => `${unit}/${line} at ${at} x${shots}`),
      [...most].map(([key, shots]) => `${key} x${shots}`),
    );
    this.count('declarations');
    this.count('targets', lawful.length);
  }

  private aimed(table: core.Table, option: CoreOption & { do: 'fire' }): string {
    if ('unit' in option.at) return `unit ${option.at.unit}`;
    if ('piece' in option.at) return `cover ${squareOf(table, option.at.piece)}`;
    const squares = option.at.squares.map((name) => squareOf(table, name));
    const shooter = core.unitOf(table, option.unit);
    const line = shooter.card.weapons.find(({ id }) => id === option.line)!;
    const head = this.head(table, table.units.indexOf(shooter));
    const isLawful = core
      .squares(table, head)
      .flatMap((from) => core.jets(table, head, head.card.kind, line, from))
      .some((jet) => jet.join() === squares.join());
    if (!isLawful) throw new Difference(`the jet ${option.at.squares.join('-')}`, 'not lawful', 'offered');
    return `jet ${core.victims(table, line, squares, shooter).join(', ')}`;
  }

  /** Who may interrupt; a reactor tries once in an activation, or one in all by the later FAQ. */
  private react({ state, seat, options }: Opened, table: core.Table, frame: ReactiveFireFrame): void {
    const activation = state.stack.findLast(
      ({ kind }) => kind === 'activation',
    ) as unknown as ActivationFrame;
    const tried = activation.reacted.map((id) => this.head(table, id).name);
    const able = core
      .reactors(table, this.head(table, frame.intruder))
      .filter((unit) => unit.seat === seat && !tried.includes(unit.name));
    const offered = options.flatMap((option) => (option.do === 'react' ? [option.unit] : []));
    agreeOnSet(
      'who may react',
      able.map(({ name }) => name),
      offered,
    );
    this.count('reactions');
  }

  /** Range, sight and cover of every pair of enemies, whenever somebody stands elsewhere. */
  private pairs(state: CoreState, table: core.Table): void {
    const heads = core.heads(table);
    const standing = heads.map(({ name, square }) => `${name} ${square}`);
    const positions = [...standing, ...table.pieces.map(({ kind, square }) => `${kind} ${square}`)].join();
    if (positions === this.lastPositions) return;
    this.lastPositions = positions;
    const ask = dustTactics.notation!.questions;
    for (const a of heads) {
      for (const b of heads) {
        if (a.side === b.side) continue;
        const lines = core.linesBetween(table, a, b);
        const clear = lines.filter(({ seen: line }) => line.clear);
        const { seen } = clear[0] ?? lines[0]!;
        const names = (squares: readonly number[]) => squares.map((square) => nameOf(table, square)).sort();
        const theirs = ask.lineOfSight!(state, [a.name, b.name]) as unknown as Record<string, string[]>;
        agree(
          `line of sight from ${a.name} to ${b.name}`,
          [seen.clear, names(seen.inside), names(seen.left), names(seen.right)],
          [theirs.clear, theirs.inside!.toSorted(), theirs.left!.toSorted(), theirs.right!.toSorted()],
        );
        const found = core.coverFrom(
          table,
          a,
          clear.map(({ from }) => from),
          b,
        );
        if (seen.clear)
          agree(`cover of ${b.name} against ${a.name}`, found, ask.cover!(state, [a.name, b.name]));
        this.count('pairs');
      }
    }
  }
}
