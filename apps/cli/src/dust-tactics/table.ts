import {
  asView,
  BATTLEFIELDS,
  type CoreOption,
  type CoreSetup,
  type CoreState,
  type MoveFrame,
  scenarioById,
} from '@dustfront/dust-tactics';
import {
  cardOf,
  gridOf,
  groundOf,
  headOf,
  moverOf,
  nameOf,
  titleOf,
  wayTo,
} from '@dustfront/dust-tactics/query';
import type { Happening, Json, Question } from '@dustfront/kernel';
import { parseSquare } from '@dustfront/wargame';
import { mapSource, scenarioSource } from '../provenance.ts';
import { own } from '../reader.ts';
import type { Event, Table } from '../tables/table.ts';
import type { Style } from '../terminal/style.ts';
import { actingUnit } from './acting.ts';
import { drawBoard, legend, type Marks, sidePaint } from './board.ts';
import { cardText } from './card-text.ts';
import { goals } from './goals.ts';
import { oddsOfQuestion } from './odds-text.ts';
import { headline, roster } from './roster.ts';

/** Two faces of six are HIT. */
const isHit = (face: unknown): boolean => Number(face) < 2;

function dice(event: Event, style: Style): string | null {
  if (!Array.isArray(event.faces) || event.sides !== 6) return null;
  const hit = style.plain ? '[X]' : style.good('[◎]');
  const miss = style.plain ? '[ ]' : style.dim('[ ]');
  const faces = event.faces.map((face) => (isHit(face) ? hit : miss)).join('');
  const hits = event.faces.filter(isHit).length;
  return `${faces} ${own('dice.hits', { count: hits })}`;
}

/** A walk of several squares is one sentence. */
function condense(happenings: readonly Happening[]): Event[] {
  const told: Event[] = [];
  for (const { event } of happenings) {
    const last = told.at(-1);
    if (event.type === 'moved' && last?.type === 'moved' && last.unit === event.unit)
      told[told.length - 1] = { ...event, from: last.from };
    else told.push(event);
  }
  return told;
}

function squareOf(option: CoreOption): string | null {
  return 'to' in option ? option.to : null;
}

function marksOf(state: CoreState, open: Question | null): Marks {
  const numbers = new Map<string, string>();
  const targets = new Set<string>();
  for (let i = 0; i < (open?.options.length ?? 0); i++) {
    const option = open!.options.at(i) as CoreOption;
    const square = squareOf(option);
    if (square !== null) numbers.set(square, numbers.has(square) ? '+' : String(i + 1));
    if (option.do === 'fire' && 'unit' in option.at) targets.add(option.at.unit);
  }
  return { numbers, acting: actingUnit(state), targets };
}

function way(view: Json, question: Question, name: string): readonly string[] | string {
  const state = asView(view);
  const square = parseSquare(gridOf(state), name);
  if (square === null) return own('way.no-square', { name });
  const to = nameOf(state, square);
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i) as CoreOption;
    if (squareOf(option) === to)
      return [option.do === 'charge-to' ? `charge to ${to}` : `${option.do} ${to}`];
  }
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'move' || question.question !== 'step')
    return question.question === 'enter' ? own('way.no-entry', { square: to }) : own('way.nobody');
  const move = frame as MoveFrame;
  const head = headOf(state, state.units[move.unit]!);
  const ground = groundOf(state, head);
  const path = wayTo(ground, moverOf(state, head), move.gait, head.square, square, move.left);
  if (path === null) return own('way.too-far', { unit: titleOf(state, head.name), square: to });
  return path.slice(1).map((step) => `step ${nameOf(state, step)}`);
}

/** dt1.ruling.scenarios, dt1.scenario.eight: the program says what is printed and what is not. */
function source(setup: Json): string {
  const { scenario, battlefield } = setup as CoreSetup;
  // Records keep scenarios whole; one of somebody's own has an id of its own.
  const found = scenario && scenarioById(typeof scenario === 'string' ? scenario : scenario.id);
  if (found) return scenarioSource(found.provenance);
  const field = BATTLEFIELDS.find(({ id }) => id === battlefield);
  return field === undefined ? '' : mapSource(field.provenance);
}

export const coreTable: Table = {
  headline: (view, style) => headline(asView(view), style),
  board: (view, style, open) => drawBoard(asView(view), style, marksOf(asView(view), open)),
  units: (view, style) => roster(asView(view), style),
  legend,
  goals: (view, style) => goals(asView(view), style),
  seatPaint: (view, seat, style) => sidePaint(asView(view).seats[seat] ?? 0, style),
  dice,
  condense,
  odds: (view, question, style) => oddsOfQuestion(asView(view), question, style),
  way,
  card: (view, name, style) => {
    const state = asView(view);
    const unit = state.units.find((one) => one.name === name);
    return unit ? cardText(cardOf(state, unit), style) : null;
  },
  source,
  isSecret: () => false,
  about: (view) => {
    const name = actingUnit(asView(view));
    return name === null ? null : titleOf(asView(view), name);
  },
};
