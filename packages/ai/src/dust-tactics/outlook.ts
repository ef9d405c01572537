import type { Piece, Side } from '@dustfront/dust-tactics';
import {
  footingOf,
  isAlive,
  membersOf,
  otherSide,
  pointsOf,
  victoryPoints,
} from '@dustfront/dust-tactics/query';
import { type Fighter, type Picture, roundsLeft } from './fighters.ts';
import { coverWorth, hopes } from './goals.ts';
import { type Aimed, type Attack, attackOnPiece, bestShot, type Stance } from './shots.ts';
import { waysOf } from './ways.ts';

/** How an enemy could answer: from which squares, and how much it counts. */
interface Answerer {
  readonly fighter: Fighter;
  readonly weight: number;
  readonly from: readonly number[];
}

interface Worst {
  readonly fighter: Fighter;
  readonly weight: number;
  /** The two of our units that it could hurt most. */
  first: number;
  firstIndex: number;
  second: number;
}

export interface Reply {
  readonly cost: number;
  readonly answerer: number;
}

/**
 * What a side has to reckon with: how the enemy could answer, what squares promise its units, what they bring the
 * scenario's goals nearer. Everything is worked out when it is first asked for.
 */
export class Outlook {
  readonly picture: Picture;
  readonly side: Side;
  readonly enemies: readonly Fighter[];
  private answerers: Answerer[] | null = null;
  private worst: Worst[] | null = null;
  private cautious: number | null = null;
  private prized: { piece: Piece; worth: number }[] | null = null;
  private readonly threats = new Map<number, Float64Array>();
  private readonly fields = new Map<number, Float64Array>();

  constructor(picture: Picture, side: Side) {
    this.picture = picture;
    this.side = side;
    this.enemies = picture.sides[otherSide(side)];
  }

  /** Whether nobody acts after this unit, and nothing but destroyed units decides: then only the score counts. */
  isLastWord(ours: Fighter): boolean {
    const { state, fighters } = this.picture;
    const { bonuses, objectives } = state.goals;
    if (roundsLeft(state) > 0 || bonuses.some((list) => list.length > 0)) return false;
    if (objectives.some((objective) => objective !== null)) return false;
    return fighters.every((fighter) => fighter === ours || fighter.head.activated);
  }

  /** The expected score (1 won, ½ drawn) if the match ends with these shots. */
  lastScore(aims: readonly Aimed[]): number {
    const { state } = this.picture;
    const lead = victoryPoints(state, this.side) - victoryPoints(state, otherSide(this.side));
    let leads = new Map<number, number>([[lead, 1]]);
    for (const { target, kill } of aims) {
      const points = membersOf(state, target.head).reduce((sum, unit) => sum + pointsOf(state, unit), 0);
      const next = new Map<number, number>();
      for (const [was, chance] of leads) {
        next.set(was, (next.get(was) ?? 0) + chance * (1 - kill));
        next.set(was + points, (next.get(was + points) ?? 0) + chance * kill);
      }
      leads = next;
    }
    let score = 0;
    for (const [end, chance] of leads) score += chance * (end > 0 ? 1 : end < 0 ? 0 : 0.5);
    return score;
  }

  /** How much answers are feared: less and less as rounds run out for a side that is not ahead. */
  private get caution(): number {
    if (this.cautious === null) {
      const { state, weights } = this.picture;
      const ahead = victoryPoints(state, this.side) > victoryPoints(state, otherSide(this.side));
      const gone = state.goals.rounds > 0 ? Math.min(1, state.round / state.goals.rounds) : 0.5;
      this.cautious = ahead ? 1 : 1 - weights.daring * gone;
    }
    return this.cautious;
  }

  private get answers(): Answerer[] {
    if (this.answerers !== null) return this.answerers;
    const { state, weights } = this.picture;
    const last = roundsLeft(state) === 0;
    this.answerers = [];
    for (const fighter of this.enemies) {
      const { head } = fighter;
      const weight = head.activated ? (last ? 0 : weights.later) : 1;
      if (weight === 0) continue;
      const from = waysOf(state, this.picture.without(head), head, 1).map((way) => way.to);
      if (head.place === 'board') from.push(head.square);
      this.answerers.push({ fighter, weight, from });
    }
    return this.answerers;
  }

  /** What an answerer could do at most to one of our units in a square. */
  private threat({ fighter, from }: Answerer, ours: Fighter, square: number, moved: boolean): number {
    const { picture } = this;
    const ground = moved ? picture.withoutBoth(fighter.head, ours.head) : picture.without(fighter.head);
    let best = 0;
    for (const at of from) {
      const still = at === fighter.head.square;
      const stance: Stance = { ground, from: at, sustained: still, moved: !still };
      const shot = bestShot(picture, fighter, ours, stance, square);
      if (shot !== null && shot.net > best) best = shot.net;
    }
    return best;
  }

  private get standing(): Worst[] {
    if (this.worst !== null) return this.worst;
    this.worst = this.answers.map((answerer) => {
      const worst: Worst = {
        fighter: answerer.fighter,
        weight: answerer.weight,
        first: 0,
        firstIndex: -1,
        second: 0,
      };
      for (const ours of this.picture.sides[this.side]) {
        if (ours.head.square < 0) continue;
        const net = this.threat(answerer, ours, ours.head.square, false);
        if (net > worst.first) {
          worst.second = worst.first;
          worst.first = net;
          worst.firstIndex = ours.index;
        } else if (net > worst.second) worst.second = net;
      }
      return worst;
    });
    return this.worst;
  }

  private threatsAt(ours: Fighter, square: number): Float64Array {
    const key = ours.index * 1024 + square;
    let threats = this.threats.get(key);
    if (threats === undefined) {
      threats = Float64Array.from(this.answers, (answerer) =>
        this.threat(answerer, ours, square, square !== ours.head.square),
      );
      this.threats.set(key, threats);
    }
    return threats;
  }

  /**
   * The expected cost of the enemy's answers if one of ours ends in a square after an attack; -2: it left the board.
   */
  reply(ours: Fighter, square: number, aims: readonly Aimed[]): Reply {
    const { weights } = this.picture;
    const here = square >= 0 ? this.threatsAt(ours, square) : null;
    let most = 0;
    let sum = 0;
    let answerer = -1;
    this.standing.forEach((worst, i) => {
      let cost = worst.firstIndex === ours.index ? worst.second : worst.first;
      if (here !== null && here[i]! > cost) cost = here[i]!;
      for (const aim of aims) if (aim.target === worst.fighter) cost *= 1 - aim.share;
      cost *= worst.weight;
      sum += cost;
      if (cost > most) {
        most = cost;
        answerer = worst.fighter.head.id;
      }
    });
    return { cost: this.caution * (weights.reply * most + weights.replies * (sum - most)), answerer };
  }

  /** What could be shot at a unit on its way by those who may still react. */
  reaction(ours: Fighter, square: number): number {
    const { picture } = this;
    if (!picture.state.options.reactiveFire) return 0;
    let sum = 0;
    for (const fighter of this.enemies) {
      const { head } = fighter;
      if (head.activated || head.square < 0 || !isAlive(head)) continue;
      const ground = picture.without(ours.head);
      const shot = bestShot(
        picture,
        fighter,
        ours,
        { ground, from: head.square, sustained: false, moved: false },
        square,
      );
      if (shot !== null && shot.net > 0) sum += shot.net;
    }
    return sum * picture.weights.reaction;
  }

  /** What a square promises for an attack to come: the best one from there, or from further on, less for each step. */
  promise(ours: Fighter, square: number): number {
    const { picture } = this;
    if (square < 0 || roundsLeft(picture.state) === 0) return 0;
    const field = this.fieldOf(ours);
    return picture.weights.promise * field[square]!;
  }

  /** Where an enemy is, or where it may be expected to come in. */
  private whereabouts({ head, side }: Fighter): number {
    if (head.square >= 0) return head.square;
    const entries = this.picture.state.board.entry[side];
    return entries[(head.id * 5 + 2) % entries.length] ?? -1;
  }

  private fieldOf(ours: Fighter): Float64Array {
    let field = this.fields.get(ours.index);
    if (field !== undefined) return field;
    const { picture } = this;
    const { grid, weights } = picture;
    const ground = picture.without(ours.head);
    const { flags } = footingOf(ground, ours.size);
    field = new Float64Array(grid.size);
    for (let square = 0; square < grid.size; square++) {
      if ((flags[square]! & 1) !== 0) continue;
      const stance: Stance = { ground, from: square, sustained: false, moved: true };
      for (const enemy of this.enemies) {
        const to = this.whereabouts(enemy);
        if (to === square || to < 0) continue;
        const shot = bestShot(picture, ours, enemy, stance, to);
        if (shot !== null && shot.net > field[square]!) field[square] = shot.net;
      }
      for (const { net } of this.coverShots(ours, stance)) field[square] = Math.max(field[square]!, net);
    }
    spread(field, grid, flags, weights.nearer);
    this.fields.set(ours.index, field);
    return field;
  }

  /** Attacks at cover that the scenario wants destroyed. */
  coverShots(by: Fighter, stance: Stance): Attack[] {
    const attacks: Attack[] = [];
    for (const { piece, worth } of this.prizes) {
      const attack = attackOnPiece(this.picture, by, piece, stance, worth);
      if (attack !== null) attacks.push(attack);
    }
    return attacks;
  }

  private get prizes(): readonly { piece: Piece; worth: number }[] {
    const { state } = this.picture;
    this.prized ??= state.pieces
      .map((piece) => ({ piece, worth: coverWorth(state, this.side, piece.square) }))
      .filter(({ worth }) => worth > 0);
    return this.prized;
  }

  hope(ours: Fighter | null, square: number): number {
    return hopes(this.picture, this.side, { mover: ours, square });
  }
}

/** Lets every square have what its neighbours have, less a share, until nothing changes. */
function spread(field: Float64Array, grid: Picture['grid'], flags: ArrayLike<number>, share: number): void {
  for (let changed = true, rounds = 0; changed && rounds < 24; rounds++) {
    changed = false;
    for (let square = 0; square < grid.size; square++) {
      if ((flags[square]! & 1) !== 0) continue;
      let open = grid.exits[square]!;
      for (let direction = 0; open !== 0; direction++, open >>= 1) {
        if ((open & 1) === 0) continue;
        const other = square + grid.deltas[direction]!;
        if ((flags[other]! & 1) !== 0) continue;
        const value = field[other]! * share;
        if (value > field[square]! + 1e-9) {
          field[square] = value;
          changed = true;
        }
      }
    }
  }
}
