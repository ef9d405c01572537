import {
  asView,
  type ChoiceParts,
  SCENARIOS,
  type TacticsView,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  isAlive,
  onBoard,
  planAttack,
  sideTitle,
  squareOf,
  squareWord,
  symbolOf,
  targetsByWeapon,
  titleOf,
  unitNamed,
} from '@dustfront/dust-tactics-2014/query';
import type { Json, Question } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { scenarioSource } from '../provenance.ts';
import { decimal, gameWord, own } from '../reader.ts';
import type { Event, Table } from '../tables/table.ts';
import { bar, percent } from '../terminal/bars.ts';
import { besideOrBelow } from '../terminal/columns.ts';
import { padEnd, type Style } from '../terminal/style.ts';
import { drawBoard, type Marks, sidePaint, strengthOf } from './board.ts';
import { cardText } from './card-text.ts';
import { drawMeasured, placeText, wayTo } from './measured.ts';

/** A side as the reader calls it. */
const sideWord = (view: TacticsView, side: number): string => {
  const title = sideTitle(view, side);
  return gameWord('dust-tactics-2014', title, title);
};

/** Faction, target and shield. */
function dice({ faces, sides }: Event, style: Style): string | null {
  if (!Array.isArray(faces) || sides !== 6) return null;
  const signs: Readonly<Record<string, string>> = { F: '[★]', T: '[◎]', S: '[▽]' };
  const counts = { F: 0, T: 0, S: 0 };
  const shown = faces.map((face) => {
    const symbol = symbolOf(Number(face));
    counts[symbol]++;
    return style.plain ? `[${symbol}]` : signs[symbol];
  });
  return `${shown.join('')} ${own('dice.symbols', { faction: counts.F, target: counts.T, shield: counts.S })}`;
}

/** Options about a square, where several may lead to one (facings, gaits), share a plus sign. */
function marksOf(open: Question | null): Marks {
  const numbers = new Map<string, string>();
  const targets = new Set<number>();
  for (let i = 0; i < (open?.options.length ?? 0); i++) {
    const choice = open!.options.at(i) as ChoiceParts;
    if (choice.at !== undefined && choice.at >= 0 && choice.w !== undefined) {
      const square = squareWord(choice.at, choice.w);
      numbers.set(square, numbers.has(square) ? '+' : String(i + 1));
    }
    if (choice.target !== undefined) targets.add(choice.target);
  }
  return { numbers, targets };
}

function unitLine(view: TacticsView, unit: Unit, style: Style, room: number): string {
  const square = onBoard(unit) ? squareOf(view, unit) : -1;
  const where =
    square >= 0
      ? view.table === undefined
        ? squareWord(square, view.board.width)
        : placeText(view, unit)
      : { off: '--', aboard: own('board.aboard'), gone: own('board.lost'), board: '--' }[unit.place];
  const done = unit.activated ? (style.plain ? '.' : '✓') : ' ';
  const text =
    `${unit.name}${done} ${padEnd(cardOfUnit(unit).name, room)} ${padEnd(where, 4)} ` +
    `${isAlive(unit) ? strengthOf(unit, style.plain) : ''}`;
  return isAlive(unit) ? sidePaint(unit.side, style)(text) : style.dim(text);
}

function roster(view: TacticsView, style: Style): string[] {
  const [first, second] = [0, 1].map((side) => {
    const units = view.units.filter((unit) => unit.side === side);
    const room = Math.max(22, ...units.map((unit) => cardOfUnit(unit).name.length));
    return units.map((unit) => unitLine(view, unit, style, room));
  });
  return besideOrBelow(first!, second!);
}

/** What each unit of the asked side can shoot at from where it stands, with everything that reaches. */
function odds(view: TacticsView, question: Question, style: Style): string[] {
  const mine = view.units.filter(
    (unit) => unit.side === question.seat && onBoard(unit) && unit.joined < 0 && !unit.activated,
  );
  const lines = mine.flatMap((unit) => {
    const names = [...new Set(Object.values(targetsByWeapon(view, unit)).flat())];
    const rows = names.flatMap((name) => {
      const target = unitNamed(view, name);
      if (target === null || target.side === unit.side) return [];
      const { mean, destroyed } = attackOdds(planAttack(view, unit, target)).target;
      return [
        `  ${padEnd(titleOf(view, name), 34)} ` +
          `${own('chance.row', { mean: decimal(mean, 2), chance: percent(destroyed) })} ` +
          `${bar(destroyed, 12, style)}`,
      ];
    });
    return rows.length === 0 ? [] : [style.bold(titleOf(view, unit.name)), ...rows];
  });
  return lines.length > 0 ? lines : [own('chance.nobody')];
}

/** Scenarios of somebody's own are objects, and say nothing of themselves. */
function source(setup: Json): string {
  const { scenario } = setup as { scenario?: Json };
  const found = SCENARIOS.find(({ id }) => id === scenario);
  return found === undefined ? '' : scenarioSource(found.provenance);
}

export const tacticsTable: Table = {
  goals: () => [],
  headline: (json, style) => {
    const view = asView(json);
    const [first, second] = view.scores;
    return (
      `${style.bold(own('board.turn-of', { turn: view.turn, turns: view.lastTurn }))}   ` +
      `${style.allies(`${sideWord(view, 0)} ${first}`)} : ` +
      `${style.axis(`${second} ${sideWord(view, 1)}`)} ${style.dim(own('board.points'))}`
    );
  },
  board: (view, style, open) =>
    asView(view).table === undefined
      ? drawBoard(asView(view), style, marksOf(open))
      : drawMeasured(asView(view), style),
  units: (view, style) => roster(asView(view), style),
  legend: (style) =>
    `${own('legend.2014')}\n${own('legend.measured')}`.split('\n').map((line) => style.dim(line)),
  seatPaint: (_view, seat, style) => sidePaint(seat, style),
  dice,
  condense: (happenings) => happenings.map(({ event }) => event),
  odds: (view, question, style) => odds(asView(view), question, style),
  way: (view, question, square) => {
    if (asView(view).table !== undefined) return wayTo(asView(view), square);
    const wanted = square.toUpperCase();
    for (let i = 0; i < question.options.length; i++) {
      const choice = question.options.at(i) as ChoiceParts;
      if (choice.at !== undefined && choice.w !== undefined && squareWord(choice.at, choice.w) === wanted)
        return own('way.answer', { number: i + 1, square: wanted });
    }
    return own('way.no-option', { square: wanted });
  },
  card: (view, name, style) => {
    const unit = unitNamed(asView(view), name);
    return unit === null ? null : cardText(cardOfUnit(unit), style);
  },
  source,
  about: () => null,
  isSecret: () => false,
};
