/** Cutting wire, clearing mines, filling trenches, burying bunkers. */
import { call, done } from '@dustfront/kernel';
import { footprintOf } from '@dustfront/wargame';
import { F } from '../faces.ts';
import { minesFrame } from '../frames/mines.ts';
import { type Board, tablesOf } from '../ground/squares/board.ts';
import { squaresAround, squaresOf } from '../ground/squares/index.ts';
import type { Task } from '../hooks.ts';
import { eliminate } from '../losses.ts';
import type { Choice, TacticsState, Unit } from '../state.ts';
import { pin } from '../suppression.ts';
import { isFoot, isMachine, unitOf } from '../units.ts';
import { cuttersOf } from './engineer-vehicle.ts';
import { ownRules } from './index.ts';
import { type Cx, siteChoice, special } from './special.ts';

/** dt14.ruling.engineering.own-square: its own square counts as next to it. */
const near = (state: TacticsState, unit: Unit): number[] => {
  const own = squaresOf(state, unit);
  return [...own, ...squaresAround(state, own)];
};

const TASKS: readonly Task[] = ['wire', 'mines', 'trench'];

const isEngineer = (unit: Unit, task: Task): boolean =>
  ownRules(unit).some((rule) => rule.engineers?.(unit, task) === true);

/** dt14.fort.eng.cut.who, dt14.fort.wire.cut.action */
const cutsWire = (unit: Unit) => isFoot(unit) || isEngineer(unit, 'wire');

function sites(state: TacticsState, unit: Unit): Choice[] {
  if (unit.place !== 'board') return [];
  const found: Choice[] = [];
  const around = near(state, unit);
  const add = (word: string, squares: readonly number[]) => {
    for (const at of squares) if (around.includes(at)) found.push(siteChoice(state, word, at));
  };
  if (cutsWire(unit)) add('wire', state.board.wire);
  if (isFoot(unit) || isEngineer(unit, 'mines')) add('mines', state.board.mines);
  if (isEngineer(unit, 'trench')) add('trench', state.board.trenches);
  return found;
}

const without = (squares: readonly number[], at: number) => squares.filter((square) => square !== at);

function remove(board: Board, word: string, at: number): Board {
  if (word === 'wire') return { ...board, wire: without(board.wire, at) };
  if (word === 'mines') return { ...board, mines: without(board.mines, at) };
  return { ...board, trenches: without(board.trenches, at) };
}

export const engineering = special({
  id: 'engineering',
  cites: [
    'dt14.fort.wire.cut.action',
    'dt14.fort.mine.clear.action',
    'dt14.fort.eng.cut.action',
    'dt14.fort.eng.fill.action',
    'dt14.fort.eng.mines.action',
    'dt14.equip.engineer.tasks',
  ],
  onGround: true,
  offered: (state, unit) => {
    const works = state.board.wire.length + state.board.mines.length + state.board.trenches.length;
    return works > 0 && (isFoot(unit) || TASKS.some((task) => isEngineer(unit, task)));
  },
  procedure: [
    'dt14.fort.wire.cut.die',
    'dt14.fort.mine.clear.die',
    'dt14.fort.mine.clear.fail',
    'dt14.fort.eng.cut.die',
    'dt14.fort.eng.cut.paired',
    'dt14.fort.eng.fill.die',
    'dt14.fort.eng.fill.units',
    'dt14.fort.eng.mines.die',
    'dt14.fort.eng.mines.safe',
  ],
  choose: 'before',
  candidates: (state, frame) => sites(state, unitOf(state, frame.unit)),
  dice: (state, frame) => {
    const unit = unitOf(state, frame.unit);
    const paired = isMachine(unit) && cuttersOf(unit).some(({ line }) => line.rules.includes('paired'));
    return frame.word === 'wire' && paired ? 2 : 1;
  },
  faces: () => F,
  failed: (cx, frame) => {
    const unit = unitOf(cx.state, frame.unit);
    if (frame.word !== 'mines' || !isFoot(unit)) return done();
    pin(cx, unit, 'suppressed', 'dt14.fort.mine.clear.supp');
    return call(minesFrame(unit.id), 'end');
  },
  apply: (cx, frame) => {
    cx.state.board = remove(cx.state.board, frame.word, frame.at);
    return done();
  },
});

/** dt14.fort.eng.bury.bunker-only */
function bunkersNear(state: TacticsState, unit: Unit): Choice[] {
  const around = near(state, unit);
  const { grid } = tablesOf(state.board);
  return state.board.forts
    .filter(
      (works) =>
        works.kind === 'bunker' && footprintOf(grid, works.at, 2, 2).some((at) => around.includes(at)),
    )
    .map((works) => siteChoice(state, 'bunker', works.at));
}

/** dt14.ruling.bury.block: what remains cannot be entered and blocks sight; those inside score. */
function buries(cx: Cx, at: number): void {
  const { state } = cx;
  const { grid } = tablesOf(state.board);
  const squares = footprintOf(grid, at, 2, 2);
  for (const unit of state.units)
    if (unit.place === 'board' && isFoot(unit) && squares.includes(unit.at)) eliminate(cx, unit);
  const forts = state.board.forts.map((works) =>
    works.at === at ? { ...works, kind: 'buried' as const } : works,
  );
  state.board = { ...state.board, forts };
}

export const bury = special({
  id: 'bury',
  cites: ['dt14.fort.eng.bury.who', 'dt14.fort.eng.bury.two'],
  cost: 2,
  onGround: true,
  offered: (state, unit) =>
    isEngineer(unit, 'bunker') && state.board.forts.some((works) => works.kind === 'bunker'),
  procedure: ['dt14.fort.eng.bury.die', 'dt14.fort.eng.bury.units', 'dt14.fort.eng.bury.bunker-only'],
  choose: 'before',
  candidates: (state, frame) => bunkersNear(state, unitOf(state, frame.unit)),
  dice: () => 1,
  faces: () => F,
  apply: (cx, frame) => {
    buries(cx, frame.at);
    return done();
  },
});
