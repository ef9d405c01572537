import type { CoreState, Unit } from '@dustfront/dust-tactics';
import { cardOf, headOf, nameOf, partnerOf, titleOf, victoryPoints } from '@dustfront/dust-tactics/query';
import { own } from '../reader.ts';
import { besideOrBelow } from '../terminal/columns.ts';
import { padEnd, type Style, visibleLength } from '../terminal/style.ts';
import { sideLetter, sidePaint } from './board.ts';
import { strengthOf } from './names.ts';

function wholeName(state: CoreState, unit: Unit): string {
  const partner = partnerOf(state, unit);
  const title = titleOf(state, unit.name);
  return partner === null ? title : `${title} + ${lastWord(state, partner)}`;
}

function line(state: CoreState, unit: Unit, style: Style, room: number): string {
  const partner = partnerOf(state, unit);
  const where =
    unit.place === 'board'
      ? nameOf(state, unit.square)
      : { reserve: '--', destroyed: own('board.lost'), left: own('board.gone') }[unit.place];
  const strength =
    unit.place === 'board' || unit.place === 'reserve'
      ? strengthOf(state, unit, partner, 6, style.plain)
      : '';
  const done = unit.activated && unit.place === 'board' ? (style.plain ? '.' : '✓') : ' ';
  const text =
    `${sideLetter(unit.side)}${done} ${padEnd(wholeName(state, unit), room)} ${padEnd(where, 4)} ` +
    `${strength}`;
  const paint = sidePaint(unit.side, style);
  return unit.place === 'destroyed' || unit.place === 'left' ? style.dim(text) : paint(text);
}

const lastWord = (state: CoreState, unit: Unit): string => cardOf(state, unit).name.split(' ').at(-1)!;

/** Both forces, beside each other if names and screen let them. */
export function roster(state: CoreState, style: Style, width = 78): string[] {
  const forces = [0, 1].map((side) =>
    state.units.filter((unit) => unit.side === side && headOf(state, unit) === unit),
  );
  const [allies, axis] = forces.map((units) => {
    const room = Math.max(24, ...units.map((unit) => visibleLength(wholeName(state, unit))));
    return units.map((unit) => line(state, unit, style, room));
  });
  return besideOrBelow(allies!, axis!, width);
}

/** `Round 2 of 6    Allies 3 : 5 Axis` */
export function headline(state: CoreState, style: Style): string {
  const { rounds } = state.goals;
  const round =
    state.round === 0
      ? own('board.building')
      : own(rounds > 0 ? 'board.round-of' : 'board.round', { round: state.round, rounds });
  const score =
    `${style.allies(`${own('side.allies')} ${victoryPoints(state, 0)}`)} : ` +
    `${style.axis(`${victoryPoints(state, 1)} ${own('side.axis')}`)}`;
  return `${style.bold(round)}   ${score} ${style.dim(own('board.victory-points'))}`;
}
