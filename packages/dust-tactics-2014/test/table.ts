/** What tests start from: a match without frames on a given board. Not exported by the package. */
import { type GameEvent, Play, questionFor, scriptedDice } from '@dustfront/kernel';
import { afterEach } from 'vitest';
import type { Choice } from '../src/choice.ts';
import { dustTactics2014 } from '../src/game.ts';
import { type Board, openBoard } from '../src/ground/squares/board.ts';
import { blankState as blankPosition, parsePosition } from '../src/notation/parse.ts';
import { formerId, optionId, squareWord } from '../src/options.ts';
import type { TacticsState, Unit } from '../src/state.ts';
import { unitNamed } from '../src/units.ts';

export const blankState = (board: Board = openBoard(12, 9)): TacticsState => ({ ...blankPosition(), board });

/** Faces by symbol, spaces for the eye: `FTS F` is four dice. */
export function faces(text: string): number[] {
  return [...text.replace(/\s/g, '')].map((letter) => {
    const at = 'FTS'.indexOf(letter);
    if (at < 0) throw new Error(`no face ${letter}`);
    return 2 * at;
  });
}

const OPEN = `map\n${Array.from({ length: 9 }, () => `  ${'. '.repeat(12).trim()}`).join('\n')}\n`;

/** Tables of the test under way. */
const laid: Table[] = [];

afterEach(() => {
  const left = laid.splice(0).map((one) => one.dice.left());
  if (left.some((count) => count > 0)) throw new Error(`dice were not rolled: ${left.join(', ')} left`);
});

/** A match taken up at a position, with dice that are all told beforehand and must all be rolled. */
export class Table {
  readonly play: Play<TacticsState, Choice>;
  readonly dice: ReturnType<typeof scriptedDice>;
  readonly events: (GameEvent & Record<string, unknown>)[] = [];

  constructor(position: string, script = '') {
    const lines = position
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => (/^[.trwb#]( [.trwb#])*$/.test(line) ? `  ${line}` : line))
      .join('\n');
    const text = /^map$/m.test(lines) ? lines : OPEN + lines;
    const state = parsePosition(text);
    if (!('stack' in state)) throw new Error(state.map((one) => `${one.at}: ${one.text}`).join('\n'));
    this.dice = scriptedDice(faces(script));
    laid.push(this);
    this.play = new Play(dustTactics2014, state, this.dice, {
      rolled: () => {},
      happened: (event) => this.events.push(event),
      revealed: () => {},
    });
  }

  get state(): TacticsState {
    return this.play.state;
  }

  get question(): string {
    return questionFor(dustTactics2014, this.state, this.play.seat)?.question ?? 'over';
  }

  get seat(): number {
    return this.play.seat;
  }

  options(): string[] {
    const options = this.play.options(this.play.seat);
    return Array.from({ length: options.length }, (_, i) => optionId(options.at(i)!));
  }

  private formerIds(): string[] {
    const options = this.play.options(this.play.seat);
    return Array.from({ length: options.length }, (_, i) => formerId(options.at(i)!));
  }

  /** Answers one after the other, whoever is asked. */
  do(...ids: string[]): this {
    for (const id of ids) {
      const options = this.play.options(this.play.seat);
      const at = this.options().includes(id) ? this.options().indexOf(id) : this.formerIds().indexOf(id);
      if (at < 0) throw new Error(`${this.question}: no option "${id}" among: ${this.options().join(' | ')}`);
      this.play.answer(this.play.seat, options.at(at)!);
    }
    return this;
  }

  /** Attacks with what is named, holds everything else. */
  fire(unit: string, ...lines: string[]): this {
    this.do(`activate ${unit}`, 'attack', 'nothing');
    const left = [...lines];
    while (this.options().some((id) => id.startsWith('hold '))) {
      const declared = left.find((line) => this.options().includes(line) || this.formerIds().includes(line));
      if (declared !== undefined) left.splice(left.indexOf(declared), 1);
      this.do(declared ?? this.options().find((id) => id.startsWith('hold '))!);
    }
    if (left.length > 0) throw new Error(`never on offer: ${left.join(' | ')}`);
    return this;
  }

  unit(name: string): Unit {
    const unit = unitNamed(this.state, name);
    if (unit === null) throw new Error(`no unit ${name}`);
    return unit;
  }

  at(name: string): string {
    const unit = this.unit(name);
    return unit.place === 'board' ? squareWord(unit.at, this.state.board.width) : unit.place;
  }

  event(type: string): (GameEvent & Record<string, unknown>) | undefined {
    return this.events.findLast((event) => event.type === type);
  }
}

export const table = (position: string, script = ''): Table => new Table(position, script);
