import {
  type Bloc,
  type Card,
  type CoreSetup,
  type CoreState,
  dustTactics,
  type Unit,
} from '@dustfront/dust-tactics';
import {
  attackPlan,
  cellOf,
  columnOf,
  factsOfUnit,
  firingsAt,
  harmsUnit,
  membersOf,
  PIECE_HEALTH,
  readyLines,
  sizeOf,
} from '@dustfront/dust-tactics/query';
import { isProblems, type Json } from '@dustfront/kernel';
import {
  checkWeapons,
  impossible,
  left,
  type Planned,
  type SilenceCode,
  type SilentLine,
  shotsOf,
  unplayable,
  type WhatIfAnswer,
  wondered,
} from '../what-if.ts';

/** An attack that somebody wonders about. */
export interface CoreWhatIf {
  readonly attacker: Side;
  readonly target: Side;
  /** Squares between them as the rules count range; 1 is adjacent. */
  readonly range: number;
  readonly cover: 'none' | 'soft' | 'hard';
  readonly sustained: boolean;
  /** Abilities called this round: `berserk`, `all-in-one`. */
  readonly called: readonly string[];
  /** Shots by weapon id; `''` stands for every limited weapon. */
  readonly shots: Readonly<Record<string, number>>;
  /** Weapon ids to fire; empty for all. */
  readonly weapons: readonly string[];
  readonly targetMoved: boolean;
}

interface Side {
  readonly card: Card;
  readonly hero: Card | null;
  readonly figures: number | null;
  readonly health: number | null;
}

/** The attack that is wondered about, on a table of its own. */
export interface CoreAttack {
  readonly state: CoreState;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly planned: Planned;
}

type Position = Omit<CoreAttack, 'planned'>;

/** An attack on an open field, planned by the engine; or why it cannot be. */
export const coreWhatIf = (ask: CoreWhatIf): WhatIfAnswer<CoreAttack> =>
  wondered(() => {
    const position = positionOf(ask);
    return { ...position, planned: plansOf(position, ask) };
  });

const own = (card: Card, bloc: Bloc, prefix: string): Card => ({ ...card, bloc, id: `${prefix}${card.id}` });

/** The two units on an open field, made by the game's own set-up; cards change sides where both are of one bloc. */
function positionOf(ask: CoreWhatIf): Position {
  const bloc = ask.attacker.card.bloc;
  const other: Bloc = bloc === 'allies' ? 'axis' : 'allies';
  const prefix = ask.target.card.bloc === bloc ? 'enemy-' : '';
  const named = (side: Side, of: Bloc, before: string) => ({
    cards: [side.card, ...(side.hero ? [side.hero] : [])].map((card) => own(card, of, before)),
    force: { card: before + side.card.id, ...(side.hero ? { hero: before + side.hero.id } : {}) },
  });
  const [ours, theirs] = [named(ask.attacker, bloc, ''), named(ask.target, other, prefix)];
  const width = ask.range + 6;
  const forces = { [bloc]: [ours.force], [other]: [theirs.force] } as unknown as NonNullable<
    CoreSetup['forces']
  >;
  const setup: CoreSetup = {
    battlefield: {
      id: 'what-if',
      title: 'What if',
      note: 'An open field.',
      map: Array.from({ length: 5 }, () => '.'.repeat(width)),
      entry: { allies: [[0, 0]], axis: [[width - 1, 0]] },
    },
    forces,
    points: 'open',
    cards: [...ours.cards, ...theirs.cards],
  };
  const state = dustTactics.setup(setup as unknown as Json);
  if (isProblems(state)) throw unplayable(state);
  const heads = state.units.filter(
    (unit) => ours.force.card === unit.card || theirs.force.card === unit.card,
  );
  const attacker = heads.find((unit) => unit.card === ours.force.card)!;
  const target = heads.find((unit) => unit.card === theirs.force.card)!;
  place(state, attacker, 2 * width + 2, ask.attacker);
  place(state, target, 2 * width + 1 + sizeOf(attacker) + ask.range, ask.target);
  for (const unit of membersOf(state, attacker)) unit.effects.push(...ask.called);
  for (const unit of membersOf(state, target)) unit.moved = ask.targetMoved;
  if (ask.cover !== 'none') {
    const kind = ask.cover === 'soft' ? 'crate' : 'trap';
    state.pieces.push({ id: 0, kind, square: target.square, health: PIECE_HEALTH[kind] });
  }
  return { state, attacker, target };
}

function place(state: CoreState, head: Unit, square: number, side: Side): void {
  for (const unit of membersOf(state, head)) {
    unit.place = 'board';
    unit.square = square;
    if (unit.health > 0 && side.health !== null)
      unit.health = left('health', unit.card, side.health, unit.health);
  }
  if (side.figures === null) return;
  if (head.figures.length === 0) throw impossible('no-squad', { unit: head.card });
  left('soldiers', head.card, side.figures, head.figures.length);
  head.figures = keptFigures(state, head, side.figures);
}

/** An owner loses those first whose weapons others carry too. */
function keptFigures(state: CoreState, squad: Unit, count: number): number[] {
  const { card } = factsOfUnit(state, squad);
  const carried = new Map<string, number>();
  for (const line of card.figures.flat()) carried.set(line, (carried.get(line) ?? 0) + 1);
  const worth = (figure: number) =>
    card.figures[figure]!.reduce((sum, line) => sum + 1 / carried.get(line)!, 0);
  return [...squad.figures]
    .sort((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** Shots of every line that counts them, as far as they are asked for. */
function shotsAsked(ready: ReturnType<typeof readyLines>, ask: CoreWhatIf): Record<string, number> {
  const asked = ready.flatMap(({ line, most }) => {
    const shots = shotsOf(
      line.id,
      ask.shots[line.id],
      ask.shots[''],
      line.limited === undefined ? null : most,
    );
    return shots === undefined ? [] : [[line.id, shots] as const];
  });
  return Object.fromEntries(asked);
}

function plansOf({ state, attacker, target }: Position, ask: CoreWhatIf): Planned {
  const ready = readyLines(state, attacker);
  checkWeapons(
    attacker.card,
    ask,
    ready.map(({ line }) => line.id),
  );
  const shots = shotsAsked(ready, ask);
  const question = {
    sustained: ask.sustained,
    shots,
    ...(ask.weapons.length > 0 ? { lines: ask.weapons } : {}),
  };
  const firing = firingsAt(state, attacker, target, question);
  const names = (unit: Unit) =>
    unit === attacker ? ask.attacker.card.id : (ask.attacker.hero?.id ?? unit.card);
  const lines = firing.map(({ unit, line }) => ({
    unit: names(unit),
    line: line.id,
    name: line.name,
    plan: attackPlan(state, attacker, target, { ...question, lines: [`${unit.name}/${line.id}`] }),
  }));
  const silent = ready
    .filter((one) => !firing.some(({ unit, line }) => unit === one.unit && line === one.line))
    .map(({ unit, line }) => ({
      unit: names(unit),
      line: line.id,
      name: line.name,
      why: silence(state, target, line, ask, shots[line.id]),
    }));
  return { whole: attackPlan(state, attacker, target, question), lines, silent };
}

function silence(
  state: CoreState,
  target: Unit,
  line: ReturnType<typeof readyLines>[number]['line'],
  ask: CoreWhatIf,
  shots: number | undefined,
): SilentLine['why'] {
  const why = (code: SilenceCode, params?: SilentLine['why']['params']): SilentLine['why'] =>
    params === undefined ? { code } : { code, params };
  if (ask.weapons.length > 0 && !ask.weapons.includes(line.id)) return why('unasked');
  if (shots === 0) return why('no-shots');
  const { column, card } = factsOfUnit(state, target);
  if (cellOf(line, column) === null && !harmsUnit(state, line, target))
    return why('proof', { armour: columnOf(card.armour) });
  if (line.range === 'C') return why('adjacent');
  if (typeof line.range === 'number' && line.range < ask.range) return why('range', { range: line.range });
  return why('useless');
}
