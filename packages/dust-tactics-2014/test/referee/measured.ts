/** Holds the referee against a measured match of 2013/14, and every space of answers to its contract. */
import { type Roll, seededPick } from '@dustfront/kernel';
import { agree, judgeSpace, type Open, tabletop, type Watcher } from '@dustfront/testkit/referee';
import type { Choice } from '../../src/choice.ts';
import { dustTactics2014 } from '../../src/game.ts';
import type { MarchFrame } from '../../src/moving/table/frame.ts';
import type { TacticsState } from '../../src/state.ts';
import { Fight, type LineRolled, type Thrown } from './fight.ts';
import { measuredTable } from './measured-table.ts';

type Opened = Open<TacticsState, Choice>;

const QUIET = new Set([
  'resilience',
  'reaction',
  'initiative',
  'third-action',
  'smoke-screen',
  'wire',
  'terrain',
]);
const FIGHTING = new Set(['attack', 'damage', 'reaction', 'aftermath', 'wreck', 'observed']);
const COHESION = 150;
const STOREY = 100;
/** Spaces are held to their contract at every so many questions. */
const EVERY = 3;
const CLOSE = 1e-6;

export class MeasuredWatcher implements Watcher<TacticsState, Choice> {
  readonly compared = new Map<string, number>();
  private readonly pick = seededPick('referee');
  private readonly fight = new Fight((what) => this.count(what), true);
  private state: TacticsState | null = null;
  private thrown: Thrown[] = [];
  private isClouded = false;
  private standing = '';
  private questions = 0;

  private count(what: string, n = 1): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + n);
  }

  asked({ state, space }: Opened): void {
    this.state = state;
    if (!state.stack.some(({ kind }) => FIGHTING.has(kind))) {
      this.fight.settle(state, this.isClouded);
      this.isClouded = false;
    }
    if (space !== null && this.questions++ % EVERY === 0)
      this.count('proposals', judgeSpace(dustTactics2014, space, this.pick));
    const table = measuredTable(state);
    const standing = JSON.stringify([table.pieces, table.features.map(({ id }) => id)]);
    if (standing === this.standing) return;
    this.standing = standing;
    if (!state.stack.some(({ kind }) => kind === 'wreck')) this.stands(table);
    this.pairs(state, table);
  }

  /** T9, T10: nobody goes farther than he may, and all of them stay together or come nearer. */
  answered({ state }: Opened, option: Choice): void {
    if (option.do !== 'go') return;
    const frame = state.stack.at(-1) as unknown as MarchFrame;
    const group = [state.units[frame.unit]!, ...state.units.filter(({ joined }) => joined === frame.unit)];
    const table = measuredTable(state);
    const before = group.flatMap(({ name }) => table.pieces.filter((piece) => piece.unit === name));
    const after = before.map((piece, at): tabletop.Piece => {
      const { way, heading = piece.heading, on = piece.storey, to = on } = option.parts[at]!;
      const climbed = STOREY * (Math.abs(on - piece.storey) + Math.abs(to - on));
      const length = tabletop.lengthOf([piece.at, ...way]) + climbed;
      agree(`${piece.name} goes no farther than ${frame.length}`, true, length <= frame.length);
      return { ...piece, at: way.at(-1)!, heading, storey: to };
    });
    for (const [i, one] of after.entries())
      for (let j = i + 1; j < after.length; j++) {
        const gap = tabletop.gap(one, after[j]!);
        const was = tabletop.gap(before[i]!, before[j]!);
        agree(`${one.name} stays with ${after[j]!.name}`, true, gap < Math.max(COHESION, was) + CLOSE);
        this.count('cohesion');
      }
    this.count('ways', after.length);
  }

  rolled({ reason, count }: Roll, faces: readonly number[]): void {
    if (count === 0) return;
    if (reason === 'hit-hit') this.thrown = [];
    if (reason.startsWith('hit-')) this.thrown.push({ reason, faces });
    else if (!reason.startsWith('save-') && !QUIET.has(reason)) this.isClouded = true;
  }

  happened(event: Readonly<Record<string, unknown>>): void {
    if (event.type === 'attack' && this.state) this.fight.open(this.state);
    if (event.type !== 'line-rolled' || !this.state) return;
    this.fight.line(this.state, event as unknown as LineRolled, this.thrown, []);
    this.thrown = [];
  }

  over(): void {}

  /** T8: everybody stands where he may. */
  private stands(table: tabletop.Table): void {
    for (const piece of table.pieces) {
      agree(`where ${piece.name} stands`, null, tabletop.misplaced(table, piece));
      this.count('standing');
    }
  }

  /** T7, T17 to T20: how far enemies are apart, and whether bases see each other. */
  private pairs(state: TacticsState, { pieces, ...field }: tabletop.Table): void {
    const ask = dustTactics2014.notation!.questions;
    const table = { ...field, pieces };
    const units = [...new Set(pieces.map(({ unit }) => unit))];
    const isAlone = (name: string) => state.units.every((one) => one.name !== name || one.joined < 0);
    const alone = units.filter(
      (name) => isAlone(name) && !state.units.some(({ joined }) => state.units[joined]?.name === name),
    );
    for (const a of alone)
      for (const b of alone) {
        const [ours, theirs] = [a, b].map((name) => pieces.filter(({ unit }) => unit === name)) as [
          tabletop.Piece[],
          tabletop.Piece[],
        ];
        if (ours[0]!.side === theirs[0]!.side) continue;
        const gap = Math.min(...ours.flatMap((one) => theirs.map((other) => tabletop.gap(one, other))));
        const theirGap = ask.gap!(state, [a, b]) as number;
        agree(`gap from ${a} to ${b}: ${gap}`, true, Math.abs(Math.ceil(gap - CLOSE) - theirGap) < 1);
        this.count('gaps');
        const seen = ours.flatMap((one) => theirs.map((other) => tabletop.seesBase(table, one, other)));
        const verdict = seen.includes(true) ? true : seen.includes(null) ? null : false;
        if (verdict === null) continue;
        agree(`sight from ${a} to ${b}`, verdict, ask.sight!(state, [a, b]));
        this.count(verdict ? 'seen' : 'hidden');
      }
  }
}
