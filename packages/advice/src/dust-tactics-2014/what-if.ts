import {
  type AimedLine,
  type Card,
  cardOf,
  dustTactics2014,
  type Fort,
  type RuleSet,
  type TacticsState,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import {
  column,
  KILL,
  mayJoin,
  openBoard,
  planAttack,
  planLines,
  sizeOf,
} from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { slug } from '../slug.ts';
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

interface Side {
  readonly card: Card;
  readonly hero: Card | null;
  readonly figures: number | null;
  readonly health: number | null;
}

export type Shelter = 'building' | 'strongpoint' | 'bunker';

export interface TacticsWhatIf {
  readonly attacker: Side;
  readonly target: Side;
  readonly range: number;
  readonly rules: RuleSet;
  readonly cover: boolean;
  readonly structure: Shelter | null;
  readonly sustained: boolean;
  readonly spirit: boolean;
  readonly lucky: boolean;
  readonly salvo: boolean;
  /** By weapon; '' for every limited one. */
  readonly shots: Readonly<Record<string, number>>;
  readonly weapons: readonly string[];
}

/** The attack that is wondered about, on a table of its own. */
export interface TacticsAttack {
  readonly state: TacticsState;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly planned: Planned;
}

type Position = Omit<TacticsAttack, 'planned'>;

/** An attack, both units face to face on an open field, planned by the engine; or why it cannot be. */
export const tacticsWhatIf = (ask: TacticsWhatIf): WhatIfAnswer<TacticsAttack> =>
  wondered(() => {
    const position = positionOf(ask);
    return { ...position, planned: plansOf(position, ask) };
  });

const EAST = 1;
const WEST = 3;

/** Both units on an open field, face to face, so many squares apart. */
function positionOf(ask: TacticsWhatIf): Position {
  const force = ({ card, hero }: Side): Json => ({
    name: 'own',
    cards: hero === null ? [card.id] : [card.id, hero.id],
  });
  const state = dustTactics2014.setup({
    scenario: 'firefight',
    placement: false,
    rules: ask.rules,
    forces: [force(ask.attacker), force(ask.target)],
  } as Json);
  if (isProblems(state)) throw unplayable(state);
  const [attacker, target] = [0, 1].map((side) => state.units.find((unit) => unit.side === side)!);
  const room = sizeOf(attacker!);
  const width = 2 + room + ask.range + 4;
  state.board = openBoard(width, 7);
  place(state, attacker!, 3 * width + 2, ask.attacker, EAST);
  place(state, target!, 3 * width + 2 + room - 1 + ask.range, ask.target, WEST);
  shelter(state, target!, ask);
  return { state, attacker: attacker!, target: target! };
}

function place(state: TacticsState, unit: Unit, at: number, side: Side, facing: Unit['facing']): void {
  const hero = state.units.find((one) => one.side === unit.side && one !== unit);
  for (const one of hero === undefined ? [unit] : [unit, hero])
    Object.assign(one, { place: 'board', at, facing, hidden: false });
  if (hero !== undefined) {
    if (cardOf(hero.card).kind !== 'hero') throw impossible('no-hero', { unit: hero.card });
    if (!mayJoin(hero, unit)) throw impossible('joins-not', { hero: hero.card, unit: unit.card });
    hero.joined = unit.id;
    hero.bond = 'game';
  }
  weaken(unit, hero, side);
}

/** Soldiers fall from the end of the card's list; health is that of the unit, or of the hero in a squad. */
function weaken(unit: Unit, hero: Unit | undefined, { figures, health }: Side): void {
  const squad = cardOf(unit.card).kind === 'squad';
  if (figures !== null) {
    if (!squad) throw impossible('no-squad', { unit: unit.card });
    unit.soldiers = unit.soldiers.slice(0, left('soldiers', unit.card, figures, unit.soldiers.length));
  }
  if (health === null) return;
  const hurt = squad ? hero : unit;
  if (hurt === undefined) throw impossible('squad', { unit: unit.card });
  const { track } = cardOf(hurt.card);
  hurt.marks = track - left('health', hurt.card, health, track);
}

/** A crate, the floor of a building, or works that face the attacker. */
function shelter(state: TacticsState, target: Unit, { cover, structure }: TacticsWhatIf): void {
  const { board } = state;
  if (cover) state.board = { ...board, crates: [target.at] };
  if (structure === 'building') {
    const ground = [...board.ground].map((letter, at) => (at === target.at ? 'b' : letter)).join('');
    state.board = { ...board, ground, buildings: [{ squares: [target.at], storeys: 1 }] };
  } else if (structure !== null) {
    const kind = cardOf(target.card).kind;
    if (kind === 'vehicle' || kind === 'aircraft')
      throw impossible('inside', { unit: target.card, work: `work.${structure}` });
    const works: Fort = { kind: structure, at: target.at, facing: WEST, seat: 1 };
    state.board = { ...board, forts: [works] };
  }
}

interface Row {
  readonly unit: Unit;
  readonly at: number;
  readonly id: string;
}

/** `quad-flak-v43`; a second row of the same name is `…-2`. */
function rowsOf(state: TacticsState, side: number): Row[] {
  return state.units
    .filter((unit) => unit.side === side)
    .flatMap((unit) => {
      const seen = new Map<string, number>();
      return cardOf(unit.card).weapons.map(({ line }, at) => {
        const name = slug(line.name);
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        return { unit, at, id: count === 1 ? name : `${name}-${count}` };
      });
    });
}

function wantedLines(ask: TacticsWhatIf, rows: readonly Row[]): readonly AimedLine[] {
  checkWeapons(
    ask.attacker.card.id,
    ask,
    rows.map(({ id }) => id),
  );
  return rows
    .filter(({ id }) => ask.weapons.length === 0 || ask.weapons.includes(id))
    .flatMap((row): AimedLine[] => {
      const { line, boxes, count } = cardOf(row.unit.card).weapons[row.at]!;
      const volley = line.rules.includes('volley');
      const most = boxes === 0 ? null : volley ? boxes : Math.min(boxes, count);
      const shots = shotsOf(row.id, ask.shots[row.id], ask.shots[''], most);
      if (shots === 0) return [];
      const many = shots === undefined ? {} : volley ? { rounds: shots } : { count: shots };
      return [{ by: row.unit.id, weapon: row.at, ...many }];
    });
}

function plansOf({ state, attacker, target }: Position, ask: TacticsWhatIf): Planned {
  const rows = rowsOf(state, attacker.side);
  const named = wantedLines(ask, rows);
  // Improvised weapons have no row on the card; they go along unless weapons are named.
  const improvised = ask.weapons.length > 0 ? [] : state.units.filter((unit) => unit.side === attacker.side);
  const aim = {
    sustained: ask.sustained,
    spirit: ask.spirit,
    lucky: ask.lucky,
    salvo: ask.salvo,
    lines: [...named, ...improvised.map((unit) => ({ by: unit.id, weapon: -1 }))],
  };
  const idOf = (by: number, at: number): string =>
    rows.find((row) => row.unit.id === by && row.at === at)?.id ?? 'improvised';
  const unitOf = (by: number): Unit => state.units[by]!;
  const lines = planLines(state, attacker, target, aim).map(({ by, weapon, plan }) => ({
    unit: unitOf(by).card,
    line: idOf(by, weapon),
    name: cardOf(unitOf(by).card).weapons[weapon]?.line.name ?? 'Improvised weapon',
    plan,
  }));
  const silent = rows
    .filter((row) => !lines.some((line) => line.unit === row.unit.card && line.line === row.id))
    .map(
      (row): SilentLine => ({
        unit: row.unit.card,
        line: row.id,
        name: cardOf(row.unit.card).weapons[row.at]!.line.name,
        why: silence(ask, row, named),
      }),
    );
  return { whole: planAttack(state, attacker, target, aim), lines, silent };
}

function silence(ask: TacticsWhatIf, { unit, at, id }: Row, named: readonly AimedLine[]): SilentLine['why'] {
  const { line, mount } = cardOf(unit.card).weapons[at]!;
  const { kind, armour } = ask.target.card;
  const why = (code: SilenceCode, params?: SilentLine['why']['params']): SilentLine['why'] =>
    params === undefined ? { code } : { code, params };
  if (ask.weapons.length > 0 && !ask.weapons.includes(id)) return why('unasked');
  if (!named.some((one) => one.by === unit.id && one.weapon === at)) return why('no-shots');
  if (line.cells[column(kind, armour)] == null) return why('proof-here');
  if (line.close && ask.range > 1) return why('adjacent');
  if (!line.close && line.range < KILL && line.range < ask.range) return why('range', { range: line.range });
  if (line.least > ask.range) return why('least-range', { range: line.least });
  if (mount === 'rear' || mount === 'left' || mount === 'right')
    return why('points', { where: `mount.${mount}` });
  return why('together');
}
