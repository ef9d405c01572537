import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import { type Gait, type Ground, gaitsOf, mayCrush, mayEnd, nextSteps } from '../geometry/index.ts';
import type { CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { allowanceOf } from '../table/allowance.ts';
import { freeEntries, isExit } from '../table/entry.ts';
import { groundOf, moverOf, nameOf, squareNamed, squaresOf } from '../table/ground.ts';
import { membersOf, pieceAt } from '../table/units.ts';
import { frame, unitAt } from './frame.ts';
import { destroyPiece } from './pieces.ts';
import { reactionWindow } from './reactive-fire.ts';

export interface MoveFrame
  extends Frame<
    'move',
    'begin' | 'enter' | 'gait' | 'ready' | 'step' | 'stepped' | 'crush' | 'react' | 'reacted' | 'end'
  > {
  unit: number;
  moves: number;
  left: number;
  diagonal: boolean;
  gait: 'walk' | 'jump';
  chosen: boolean;
  /** Whether a step has been made. */
  stepped: boolean;
  stopped: boolean;
  /** Who was joined to the unit when it set out, or -1: he goes on if the other falls on the way. */
  partner: number;
}

export function moveFrame(head: Unit, moves: number): MoveFrame {
  return {
    kind: 'move',
    step: 'begin',
    unit: head.id,
    moves,
    left: 0,
    diagonal: false,
    gait: 'walk',
    chosen: false,
    stepped: false,
    stopped: false,
    partner: head.joined,
  };
}

function around(state: CoreState, f: MoveFrame): { head: Unit; ground: Ground } {
  const head = unitAt(state, f.unit);
  return { head, ground: groundOf(state, head) };
}

function steps(state: CoreState, f: MoveFrame) {
  const { head, ground } = around(state, f);
  if (f.left < 1) return [];
  return nextSteps(ground, moverOf(state, head), f.gait, head.square, f.left, f.diagonal);
}

function canLeave(state: CoreState, f: MoveFrame): boolean {
  return f.left >= 1 && f.gait === 'walk' && isExit(state, unitAt(state, f.unit));
}

/**
 * A unit need not leave its square (dt1.move.partial), not even one that a hero shares with it
 * (dt1.hero.break.same-square).
 */
function canStop(state: CoreState, f: MoveFrame): boolean {
  if (!f.stepped) return true;
  const { head, ground } = around(state, f);
  return mayEnd(ground, moverOf(state, head), f.gait, head.square);
}

/** Squad and hero always stand in one square (dt1.hero.join.together). */
function place(cx: Cx, head: Unit, square: number, how: 'moved' | 'entered'): void {
  const { state } = cx;
  const from = head.square;
  for (const unit of membersOf(state, head)) {
    unit.square = square;
    unit.place = 'board';
    unit.moved = true;
  }
  cx.emit({
    type: how,
    unit: head.name,
    from: from < 0 ? '' : nameOf(state, from),
    to: nameOf(state, square),
  });
}

/** dt1.ruling.huge-crush: all crates under it at once. */
function crush(cx: Cx, head: Unit): void {
  for (const square of squaresOf(cx.state, head)) {
    const piece = pieceAt(cx.state, square);
    if (piece?.kind === 'crate') destroyPiece(cx, piece);
  }
}

/**
 * A movement, square by square (dt1.move.stepwise): one allowance and one cheap diagonal for all move actions it stands
 * for (dt1.action.move-move), each activation its own (dt1.ruling.movement-one). After every step on the ground the
 * enemy may interrupt (dt1.faq.reactive.interrupt, dt1.ruling.reactive-steps); once stopped it is over
 * (dt1.move.stopped).
 */
export const move = frame<MoveFrame>({
  kind: 'move',
  cites: ['dt1.move.stepwise', 'dt1.enter.one-square'],
  steps: {
    begin: ({ state }, f) => {
      const head = unitAt(state, f.unit);
      if (head.place === 'reserve') return 'enter';
      f.left = allowanceOf(state, head, f.moves);
      return 'gait';
    },

    /**
     * The first action of a unit from outside is one square onto its entry zone (dt1.enter.first-action,
     * dt1.enter.one-square); it then acts at once (dt1.enter.acts): it shoots (dt1.enter.shoot) or moves on by its
     * movement (dt1.enter.move, dt1.enter.count, dt1.ruling.entry-length). Deploying is the same thing
     * (dt1.faq.name.enter), in every scenario (dt1.faq.enter.all). By FAQ 1.3 it is an ordinary move
     * (dt1.ruling.entry-step).
     */
    enter: {
      type: 'ask',
      question: 'enter',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) =>
        freeEntries(state, unitAt(state, f.unit)).map(
          (square) => ({ do: 'enter', to: nameOf(state, square) }) as const,
        ),
      take: (cx, f, option) => {
        if (option.do !== 'enter') return 'enter';
        const { state } = cx;
        const head = unitAt(state, f.unit);
        f.left = state.options.fullEntry
          ? allowanceOf(state, head, f.moves) - 1
          : allowanceOf(state, head, f.moves - 1);
        place(cx, head, squareNamed(state, option.to), 'entered');
        return 'stepped';
      },
    },

    /** Walked or jumped as a whole (dt1.skill.jump.as-move). */
    gait: ({ state }, f) => {
      if (f.chosen || f.left < 1 || gaitsOf(moverOf(state, unitAt(state, f.unit))).length === 1)
        return 'step';
      return 'ready';
    },
    ready: {
      type: 'ask',
      question: 'gait',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) =>
        gaitsOf(moverOf(state, unitAt(state, f.unit))).map((gait: Gait) => ({ do: gait }) as const),
      take: (_cx, f, option) => {
        f.gait = option.do === 'jump' ? 'jump' : 'walk';
        f.chosen = true;
        return 'gait';
      },
    },

    step: {
      type: 'ask',
      question: 'step',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: (state, f) => {
        const options: CoreOption[] = steps(state, f).map(({ square }) => ({
          do: 'step',
          to: nameOf(state, square),
        }));
        if (canLeave(state, f)) options.push({ do: 'leave' });
        // dt1.move.partial: stopping short is always possible, but for a square held by a friend.
        if (canStop(state, f) || options.length === 0) options.push({ do: 'stop' });
        return options;
      },
      take: (cx, f, option) => {
        const { state } = cx;
        const head = unitAt(state, f.unit);
        if (option.do === 'leave') {
          for (const unit of membersOf(state, head)) {
            unit.place = 'left';
            unit.square = -1;
          }
          cx.emit({ type: 'left', unit: head.name });
          return done();
        }
        if (option.do !== 'step') {
          f.stopped = true;
          return f.gait === 'jump' && f.stepped ? 'stepped' : 'end';
        }
        const square = squareNamed(state, option.to);
        const taken = steps(state, f).find((step) => step.square === square)!;
        f.left -= taken.cost;
        f.diagonal = taken.diagonalSpent;
        f.chosen = true;
        f.stepped = true;
        place(cx, head, square, 'moved');
        return 'stepped';
      },
    },

    stepped: ({ state }, f) => {
      const { head, ground } = around(state, f);
      if (f.gait === 'jump' && !f.stopped && steps(state, f).length === 0) f.stopped = true;
      return mayCrush(ground, moverOf(state, head), f.gait, head.square, f.stopped) ? 'crush' : 'react';
    },

    /** dt1.crate.crush, dt1.crate.crush.optional */
    crush: {
      type: 'ask',
      question: 'crush',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: () => [{ do: 'crush' } as const, { do: 'spare' } as const],
      take: (cx, f, option) => {
        if (option.do === 'crush') crush(cx, unitAt(cx.state, f.unit));
        return 'react';
      },
    },

    react: ({ state }, f) =>
      f.gait === 'jump' && !f.stopped ? 'reacted' : call(reactionWindow(unitAt(state, f.unit)), 'reacted'),

    /** Whoever is left of a joined pair goes on (dt1.ruling.joined-survivor); a dead unit does not. */
    reacted: ({ state }, f) => {
      if (unitAt(state, f.unit).place !== 'board' && f.partner >= 0) f.unit = f.partner;
      const unit = unitAt(state, f.unit);
      if (unit.place !== 'board' || f.stopped) return done();
      if (f.left < 1 || (steps(state, f).length === 0 && !canLeave(state, f))) return done();
      return 'gait';
    },

    end: () => done(),
  },
});
