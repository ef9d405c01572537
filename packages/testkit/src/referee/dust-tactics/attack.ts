/**
 * An attack of the Core Set from the announcement to the last casualty (rulings, sections 7, 9 and 13). It is written
 * as a procedure that asks for dice and for choices; whoever holds it against a game hands it the faces that fell
 * there.
 */
import { type Ask, blow, type Reply } from './losses.ts';
import { coverFrom, coverLeft } from './sight.ts';
import {
  armourColumn,
  type Cell,
  has,
  isAlive,
  type Line,
  members,
  miniatures,
  type Piece,
  partnerOf,
  pieceColumn,
  pieceIn,
  squares,
  standing,
  type Table,
  type Unit,
  unitOf,
} from './table.ts';
import { carriers, squaresToHitFrom } from './targets.ts';

export interface Declared {
  readonly unit: string;
  readonly line: string;
  readonly shots: number;
  readonly at:
    | { readonly unit: string }
    | { readonly piece: number }
    | { readonly squares: readonly number[] };
}

export interface Attack {
  /** The unit that attacks; with it whoever is joined to it. */
  readonly unit: string;
  readonly sustained: boolean;
  readonly declared: readonly Declared[];
}

/** A squad and its hero, or one of them, as they were aimed at. */
export interface Group {
  readonly head: Unit;
  readonly hero: Unit | null;
}

interface Salvo {
  readonly shooter: Unit;
  readonly line: Line;
  readonly shots: number;
  readonly target: Group | Piece;
}

interface Strike {
  readonly line: Line;
  readonly cell: Cell;
  readonly hits: number;
  readonly victim: Group;
}

const isPiece = (target: Group | Piece): target is Piece => 'kind' in target;
const groupOf = (table: Table, unit: Unit): Group => ({
  head: unit,
  hero: unit.card.kind === 'squad' ? partnerOf(table, unit) : null,
});
export const living = ({ head, hero }: Group): Unit[] =>
  [head, ...(hero ? [hero] : [])].filter((unit) => isAlive(unit));
const count = (group: Group): number => living(group).reduce((sum, unit) => sum + miniatures(unit), 0);

function salvosOf(table: Table, { unit, line: id, shots, at }: Declared): Salvo[] {
  const shooter = unitOf(table, unit);
  const line = shooter.card.weapons.find((one) => one.id === id)!;
  const salvo = (target: Group | Piece): Salvo => ({ shooter, line, shots, target });
  if ('unit' in at) return [salvo(groupOf(table, unitOf(table, at.unit)))];
  if ('piece' in at) return [salvo(pieceIn(table, at.piece)!)];
  const own = members(table, shooter);
  return at.squares.flatMap((square) => {
    const units = standing(table, square).filter(
      (victim) => !own.includes(victim) && line.cells[armourColumn(victim.card)] != null,
    );
    const piece = pieceIn(table, square);
    const isBurnt = piece?.kind === 'crate' && line.cells[pieceColumn(piece)] != null;
    return [...units.map((victim) => salvo(groupOf(table, victim))), ...(isBurnt ? [salvo(piece)] : [])];
  });
}

/** How the dice of a unit are read and thrown again. */
interface Throwing {
  /** MISS succeeds instead of HIT. */
  readonly reversed: boolean;
  readonly sustained: boolean;
  readonly berserk: boolean;
  readonly laser: boolean;
}

/** Fighting Spirit speaks of attacking (CS 1084), so it does not count for whoever strikes back. */
function throwingOf(table: Table, shooter: Unit, line: Line, sustained: boolean, isBack = false): Throwing {
  const unit = members(table, shooter);
  const squad = unit.find((member) => member.card.kind === 'squad');
  const isSpotted = has(shooter, 'spotter') || (squad !== undefined && has(squad, 'spotter'));
  const isSpirited = !isBack && unit.some((member) => has(member, 'fighting-spirit') && member.moved);
  return {
    reversed: isSpotted || isSpirited,
    sustained,
    berserk: unit.some((member) => member.effects.includes('berserk')),
    laser: line.kind === 'laser',
  };
}

const isHit = (face: number): boolean => face < 2;

/** The throw of one line: all dice, misses again if sustained, again if Berserk, then the chains of a laser. */
function* throwDice(reason: string, dice: number, how: Throwing): Generator<Ask, number, Reply> {
  const roll = function* (count: number): Generator<Ask, number, Reply> {
    if (count === 0) return 0;
    const { faces } = yield { do: 'roll', reason, count };
    return faces.filter((face) => isHit(face) !== how.reversed).length;
  };
  let hits = yield* roll(dice);
  if (how.sustained) hits += yield* roll(dice - hits);
  if (how.berserk) hits += yield* roll(dice - hits);
  if (how.laser) {
    let chained = hits;
    while (chained > 0) {
      chained = yield* roll(chained);
      hits += chained;
    }
  }
  return hits;
}

function diceOf(table: Table, { shooter, line, shots, target }: Salvo, cell: Cell, most: number): number {
  const weapons = line.limited === undefined ? carriers(shooter, line) : shots;
  const each = typeof cell.damage === 'number' ? cell.dice : cell.dice * most;
  const isStill = isPiece(target) || !living(target).some((unit) => unit.moved);
  const burst = line.traits.includes('burst') && isStill ? 2 : 1;
  const squad = partnerOf(table, shooter)?.card.kind === 'squad' ? partnerOf(table, shooter) : null;
  const isAllIn = shooter.effects.includes('all-in-one') || squad?.effects.includes('all-in-one') === true;
  return weapons * each * burst * (isAllIn ? 2 : 1);
}

function* atPiece(table: Table, salvo: Salvo, piece: Piece, sustained: boolean): Generator<Ask, void, Reply> {
  if (piece.health <= 0) return;
  const cell = salvo.line.cells[pieceColumn(piece)]!;
  const dice = diceOf(table, salvo, cell, 1);
  const hits = yield* throwDice('attack', dice, throwingOf(table, salvo.shooter, salvo.line, sustained));
  const points =
    cell.damage === 'K' ? (hits > 0 ? piece.health : 0) : cell.damage === 'B' ? hits : hits * cell.damage;
  piece.health = Math.max(0, piece.health - points);
}

function* atUnit(
  table: Table,
  salvo: Salvo,
  group: Group,
  attacker: Unit,
  sustained: boolean,
): Generator<Ask, number, Reply> {
  const [first] = living(group);
  if (!first) return 0;
  const { line, shooter } = salvo;
  const cell = line.cells[armourColumn(first.card)]!;
  const dice = diceOf(table, salvo, cell, count(group));
  const rolled = yield* throwDice('attack', dice, throwingOf(table, shooter, line, sustained));
  let hits = rolled;
  const able = squaresToHitFrom(table, attacker, line, first);
  const from = able.length > 0 ? able : squares(table, attacker);
  const found = coverFrom(table, attacker, from, first, coverLeft(line));
  const save = found === 'none' ? 'none' : (first.card.cover?.[found] ?? 'none');
  if (hits > 0 && save !== 'none') {
    const { faces } = yield { do: 'roll', reason: 'cover', count: hits };
    hits -= faces.filter((face) => isHit(face) === (save === 'hit')).length;
  }
  const isSniper = line.traits.includes('sniper') && has(shooter, 'sniper');
  yield* blow(group, hits, cell.damage, line, isSniper ? shooter.seat : first.seat);
  return rolled;
}

/** Hits of a hero with the serum at squads and heroes, and what he had lost before this attack. */
class Serum {
  private readonly lost = new Map<Unit, number>();
  private readonly hits = new Map<Unit, number>();

  constructor(table: Table) {
    for (const unit of table.units)
      if (isAlive(unit) && has(unit, 'wiederbelebungsserum'))
        this.lost.set(unit, unit.card.health - unit.health);
  }

  note(shooter: Unit, victim: Unit, hits: number): void {
    if (victim.card.armour.class === 'infantry' && this.lost.has(shooter))
      this.hits.set(shooter, (this.hits.get(shooter) ?? 0) + hits);
  }

  heal(): void {
    for (const [unit, hits] of this.hits)
      if (unit.health > 0) unit.health += Math.min(hits, this.lost.get(unit) ?? 0);
  }
}

/** The whole attack. The table is changed as it goes. */
export function* attack(table: Table, given: Attack): Generator<Ask, void, Reply> {
  const attacker = unitOf(table, given.unit);
  const serum = new Serum(table);
  const salvos = given.declared.flatMap((declared) => salvosOf(table, declared));
  const isClose = (salvo: Salvo) => salvo.line.range === 'C' && !isPiece(salvo.target);
  const isAimedAtPiece = (salvo: Salvo) => isPiece(salvo.target);
  const ranged = salvos.filter((salvo) => !isClose(salvo));
  const inOrder = [...ranged.filter((s) => !isAimedAtPiece(s)), ...ranged.filter(isAimedAtPiece)];
  for (const salvo of inOrder) {
    if (isPiece(salvo.target)) yield* atPiece(table, salvo, salvo.target, given.sustained);
    else {
      const [victim] = living(salvo.target);
      const hits = yield* atUnit(table, salvo, salvo.target, attacker, given.sustained);
      if (victim) serum.note(salvo.shooter, victim, hits);
    }
  }
  yield* closeCombat(table, salvos.filter(isClose), groupOf(table, attacker), given.sustained, serum);
  serum.heal();
}

function* closeCombat(
  table: Table,
  salvos: readonly Salvo[],
  attackers: Group,
  sustained: boolean,
  serum: Serum,
): Generator<Ask, void, Reply> {
  const strikes: Strike[] = [];
  const strike = function* (salvo: Salvo, victim: Group, isBack: boolean): Generator<Ask, void, Reply> {
    const [first] = living(victim);
    const cell = first ? (salvo.line.cells[armourColumn(first.card)] ?? null) : null;
    if (!first || !cell) return;
    const dice = diceOf(table, salvo, cell, count(victim));
    const how = throwingOf(table, salvo.shooter, salvo.line, sustained && !isBack, isBack);
    const hits = yield* throwDice('close', dice, how);
    serum.note(salvo.shooter, first, hits);
    strikes.push({ line: salvo.line, cell, hits, victim });
  };
  const fought = new Set<Unit>();
  for (const salvo of salvos) {
    if (isPiece(salvo.target) || fought.has(salvo.target.head)) continue;
    fought.add(salvo.target.head);
    const target = salvo.target;
    if (living(target).length === 0) continue;
    for (const one of salvos)
      if (!isPiece(one.target) && one.target.head === target.head) yield* strike(one, target, false);
    for (const defender of living(target)) {
      for (const line of defender.card.weapons) {
        if (line.range !== 'C' || line.limited !== undefined || carriers(defender, line) === 0) continue;
        yield* strike({ shooter: defender, line, shots: 0, target: attackers }, attackers, true);
      }
    }
  }
  for (const { victim, hits, cell, line } of strikes)
    yield* blow(victim, hits, cell.damage, line, victim.head.seat);
}
