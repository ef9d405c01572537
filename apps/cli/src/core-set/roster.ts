import {
  type CoreState,
  cardOf,
  headOf,
  nameOf,
  partnerOf,
  titleOf,
  type Unit,
  victoryPoints,
} from '@dustfront/dust-tactics';
import { padEnd, type Style, visibleLength } from '../terminal/style.ts';
import { sideLetter, sidePaint } from './board.ts';
import { strengthOf } from './names.ts';

const cut = (text: string, width: number): string =>
  [...text].length > width ? `${[...text].slice(0, width - 1).join('')}.` : text;

function line(state: CoreState, unit: Unit, style: Style, width: number): string {
  const partner = partnerOf(state, unit);
  const whole =
    partner === null
      ? titleOf(state, unit.name)
      : `${titleOf(state, unit.name)} + ${lastWord(state, partner)}`;
  const where =
    unit.place === 'board'
      ? nameOf(state, unit.square)
      : { reserve: '--', destroyed: 'lost', left: 'gone' }[unit.place];
  const strength =
    unit.place === 'board' || unit.place === 'reserve'
      ? strengthOf(state, unit, partner, 6, style.plain)
      : '';
  const done = unit.activated && unit.place === 'board' ? (style.plain ? '.' : '✓') : ' ';
  const room = width - 14;
  const text = `${sideLetter(unit.side)}${done} ${padEnd(cut(whole, room), room)} ${padEnd(where, 4)} ${strength}`;
  const paint = sidePaint(unit.side, style);
  return unit.place === 'destroyed' || unit.place === 'left' ? style.dim(text) : paint(text);
}

const lastWord = (state: CoreState, unit: Unit): string => cardOf(state, unit).name.split(' ').at(-1)!;

/** Both forces beside each other. */
export function roster(state: CoreState, style: Style, width = 78): string[] {
  const half = Math.floor((width - 2) / 2);
  const [allies, axis] = [0, 1].map((side) =>
    state.units
      .filter((unit) => unit.side === side && headOf(state, unit) === unit)
      .map((unit) => line(state, unit, style, half)),
  );
  const rows = Math.max(allies!.length, axis!.length);
  return Array.from({ length: rows }, (_, i) => {
    const left = allies![i] ?? '';
    return `${left}${' '.repeat(Math.max(0, half - visibleLength(left)))}  ${axis![i] ?? ''}`.trimEnd();
  });
}

/** `Round 2 of 6    Allies 3 : 5 Axis` */
export function headline(state: CoreState, style: Style): string {
  const { rounds } = state.goals;
  const round =
    state.round === 0
      ? 'Building the battlefield'
      : `Round ${state.round}${rounds > 0 ? ` of ${rounds}` : ''}`;
  const score = `${style.allies(`Allies ${victoryPoints(state, 0)}`)} : ${style.axis(`${victoryPoints(state, 1)} Axis`)}`;
  return `${style.bold(round)}   ${score} ${style.dim('victory points')}`;
}
