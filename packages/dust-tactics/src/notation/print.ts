import { squaresOfEdge } from '@dustfront/wargame';
import { DOORWAY } from '../geometry/index.ts';
import { SIGNS } from '../setup/board.ts';
import { DEFAULT_OPTIONS } from '../setup/options.ts';
import { freshUnit } from '../setup/units.ts';
import { BLOCS, type CoreState, type MatchOptions, type Piece, type Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { gridOf, nameOf } from '../table/ground.ts';
import { PIECE_HEALTH } from '../table/targets.ts';

/** The ground signs of a map; pieces are written apart. */
const GROUND_SIGNS = new Map(
  Object.entries(SIGNS)
    .filter(([, sign]) => sign.piece === undefined)
    .map(([char, sign]) => [sign.ground, char]),
);

const OPTION_WORDS: Readonly<Record<keyof MatchOptions, string>> = {
  scale: 'scale',
  reactiveFire: 'reactive-fire',
  fullEntry: 'full-entry',
  oneReaction: 'one-reaction',
  getUpWithoutAmmo: 'get-up-without-ammo',
};

export { OPTION_WORDS };

/**
 * A position as text: what lies on the table, readable and writable by a person. Everything that has its usual value is
 * left out. A position in the middle of a procedure carries its stack of frames as JSON.
 */
export function printPosition(state: CoreState): string {
  const lines: string[] = ['dust-tactics position'];
  lines.push(
    state.goals.rounds > 0 ? `round ${state.round} of ${state.goals.rounds}` : `round ${state.round}`,
  );
  const turn = turnOf(state);
  lines.push(turn === null ? `stack ${JSON.stringify(state.stack)}` : `turn ${turn}`);
  lines.push(...optionLines(state));
  if (state.question !== 0) lines.push(`question ${state.question}`);
  if (state.held !== null) lines.push(`held ${JSON.stringify(state.held)}`);
  if (state.ended !== null) lines.push(`ended ${state.ended}`);
  if (state.fightOn) lines.push('fight-on');
  if (state.seats.join() !== '0,1') lines.push(`seats ${state.seats.map((side) => BLOCS[side]).join(' ')}`);
  lines.push(...sideLines(state), ...goalLines(state));
  for (const card of Object.values(state.cards)) lines.push(`card ${JSON.stringify(card)}`);
  lines.push('', ...mapLines(state), '');
  for (const square of state.cleared) lines.push(`cleared ${nameOf(state, square)}`);
  for (const piece of state.pieces) lines.push(pieceLine(state, piece));
  for (const unit of state.units) lines.push(unitLine(state, unit));
  return `${lines.join('\n')}\n`;
}

/** The side to act, where the position is simply that: a unit is to be activated, and nothing else is under way. */
function turnOf(state: CoreState): string | null {
  const [game, round, ...more] = state.stack as unknown as Record<string, unknown>[];
  if (
    !game ||
    !round ||
    more.length > 0 ||
    game.kind !== 'game' ||
    round.kind !== 'round' ||
    round.step !== 'activate'
  )
    return null;
  const plain = {
    kind: 'round',
    step: 'activate',
    side: round.side,
    winner: round.winner,
    speaker: [0, 0],
    yielded: [],
    extra: [],
  };
  return round.side === round.winner && JSON.stringify(round) === JSON.stringify(plain)
    ? BLOCS[round.side as 0 | 1]!
    : null;
}

function optionLines(state: CoreState): string[] {
  const words: string[] = [];
  for (const [key, word] of Object.entries(OPTION_WORDS) as [keyof MatchOptions, string][]) {
    const value = state.options[key];
    if (value !== DEFAULT_OPTIONS[key])
      words.push(`${word}=${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`);
  }
  return words.length > 0 ? [`options ${words.join(' ')}`] : [];
}

function sideLines(state: CoreState): string[] {
  return state.sides.flatMap((side, i) => {
    const words = [
      side.points > 0 ? `points=${side.points}` : '',
      side.bonus > 0 ? `bonus=${side.bonus}` : '',
      side.fieldRepair ? 'field-repair' : '',
      side.comeOn ? 'come-on' : '',
    ];
    const said = words.filter((word) => word !== '');
    return said.length > 0 ? [`side ${BLOCS[i]} ${said.join(' ')}`] : [];
  });
}

function goalLines(state: CoreState): string[] {
  const { first, objectives, bonuses } = state.goals;
  const lines: string[] = [];
  if (first !== null) lines.push(`first ${BLOCS[first]}`);
  objectives.forEach((objective, side) => {
    if (objective !== null) lines.push(`objective ${BLOCS[side]} ${JSON.stringify(objective)}`);
  });
  bonuses.forEach((list, side) => {
    for (const bonus of list) lines.push(`bonus ${BLOCS[side]} ${JSON.stringify(bonus)}`);
  });
  return lines;
}

function mapLines(state: CoreState): string[] {
  const { width, height, ground, edges, entry } = state.board;
  const rows = Array.from({ length: height }, (_, y) =>
    ground
      .slice(y * width, (y + 1) * width)
      .map((bits) => GROUND_SIGNS.get(bits) ?? '?')
      .join(''),
  );
  const lines = ['map', ...rows.map((row) => `  ${row}`)];
  const grid = gridOf(state);
  edges?.forEach((code, edge) => {
    if (code === 0) return;
    const [a, b] = squaresOfEdge(grid, edge);
    lines.push(`${code === DOORWAY ? 'door' : 'wall'} ${nameOf(state, a)} ${nameOf(state, b)}`);
  });
  entry.forEach((squares, side) => {
    lines.push(`entry ${BLOCS[side]} ${squares.map((square) => nameOf(state, square)).join(' ')}`.trimEnd());
  });
  return lines;
}

function pieceLine(state: CoreState, piece: Piece): string {
  const health = piece.health === PIECE_HEALTH[piece.kind] ? '' : ` health=${piece.health}`;
  const usual = state.pieces.indexOf(piece) === piece.id ? '' : ` id=${piece.id}`;
  return `${piece.kind} ${nameOf(state, piece.square)}${health}${usual}`;
}

const listed = (name: string, list: readonly (string | number)[]): string[] =>
  list.length > 0 ? [`${name}=${list.join(',')}`] : [];

function unitLine(state: CoreState, unit: Unit): string {
  const card = cardOf(state, unit);
  const usual = freshUnit(unit.id, unit.name, card, unit.side, unit.seat);
  const words = [
    BLOCS[unit.side]!,
    unit.card,
    unit.place === 'board' ? nameOf(state, unit.square) : unit.place,
  ];
  if (unit.name !== unit.card) words.push(`name=${unit.name}`);
  if (unit.seat !== state.seats.indexOf(unit.side)) words.push(`seat=${unit.seat}`);
  if (unit.joined >= 0) words.push(`with=${state.units[unit.joined]!.name}`);
  if (unit.figures.join() !== usual.figures.join())
    words.push(`figures=${unit.figures.map((f) => f + 1).join(',') || 'none'}`);
  if (unit.health !== usual.health) words.push(`health=${unit.health}`);
  for (const [line, boxes] of Object.entries(unit.ammo))
    if (boxes !== usual.ammo[line]) words.push(`${line}=${boxes}`);
  if (unit.shots > 0) words.push(`shots=${unit.shots}`);
  words.push(
    ...listed('unloaded', unit.unloaded),
    ...listed('spent', unit.spent),
    ...listed('effects', unit.effects),
  );
  if (unit.activated) words.push('activated');
  if (unit.moved) words.push('moved');
  if (unit.tried) words.push('tried');
  if (unit.tag !== '') words.push(`tag=${unit.tag}`);
  if (unit.from !== undefined) words.push(`from=${unit.from}`);
  if (unit.size !== usual.size) words.push('size=1');
  return words.join(' ');
}
