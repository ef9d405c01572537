import type { Choice, Unit } from '@dustfront/dust-tactics-2014';
import { NOBODY, onBoard, unitOf } from '@dustfront/dust-tactics-2014/query';
import { announcements, begun } from './announce.ts';
import { destinations } from './place.ts';
import type { Act, Plan } from './plan.ts';
import type { Blow, Scene } from './scene.ts';
import { specialWorth } from './specials.ts';
import { isMove, isStrike, type Op, opOf, type Stage } from './stage.ts';
import { endsAround, endsOfMarch } from './table/places.ts';
import { WEIGHTS } from './weights.ts';
import { stepsBetween } from './worth.ts';

/** How many places to strike from, to walk to, and to fall back to after a strike are worth exact odds. */
export interface Breadth {
  /** Of the units that could be activated on a table, those from which most is to be expected. */
  readonly units: number;
  readonly strikeFrom: number;
  readonly walkTo: number;
  readonly fallBack: number;
}

export const WIDE: Breadth = { units: Number.POSITIVE_INFINITY, strikeFrom: 40, walkTo: 16, fallBack: 12 };
/** For play-outs, which are many. */
export const NARROW: Breadth = { units: 3, strikeFrom: 8, walkTo: 4, fallBack: 4 };

/**
 * How much care is taken: how wide the look is, how many plans are wanted to the end, and when it is time to choose.
 */
export interface Care {
  readonly breadth: Breadth;
  readonly enough: number;
  isLate(): boolean;
  /** A movement on a table that is to be among those weighed. */
  readonly also?: Choice;
}

/** A plan but for what the enemy answers, with the most it can be worth. */
interface Draft {
  readonly unit: Unit;
  readonly words: readonly string[];
  readonly acts: readonly Act[];
  readonly base: number;
  readonly final: number;
  readonly gain: number;
  readonly promise: number;
  readonly hope: number;
  readonly blow: Blow | null;
  readonly bound: number;
}

/** The drafts of one unit. */
class Drafts {
  readonly list: Draft[] = [];
  private readonly scene: Scene;
  private readonly unit: Unit;
  private readonly breadth: Breadth;
  private readonly here: number;
  private readonly promised: number;
  private readonly relief: number;
  private readonly blows = new Map<string, Blow | null>();
  private readonly walks = new Map<string, readonly number[]>();

  constructor(scene: Scene, unit: Unit, breadth: Breadth) {
    this.scene = scene;
    this.unit = unit;
    this.breadth = breadth;
    this.here = onBoard(unit) ? unit.at : -1;
    this.promised = scene.promise(unit, this.here);
    this.relief = onBoard(unit) ? scene.reply(unit, unit.at).cost : 0;
  }

  /** The best strike from a square (from where the unit stands if it has not moved). */
  private blow(at: number | null, op: Op): Blow | null {
    const key = `${at} ${op}`;
    let blow = this.blows.get(key);
    if (blow === undefined) {
      const aim = op === 'close' ? { ranged: false } : { sustained: op === 'sustained' };
      blow = this.scene.bestStrike(this.unit, at, aim);
      if (blow !== null && blow.gain <= 0) blow = null;
      this.blows.set(key, blow);
    }
    return blow;
  }

  private draft(
    ops: readonly Op[],
    words: readonly string[],
    base: number,
    gain: number,
    walk: ReadonlyMap<number, number>,
    blow: Blow | null,
  ): void {
    const { scene, unit, here } = this;
    const final = [...walk.values()].at(-1) ?? here;
    const promise = scene.promise(unit, final) - this.promised;
    const hope = final < 0 || final === here ? 0 : scene.hope(unit, final);
    const strikeAt = ops.findIndex(isStrike);
    const acts = ops.map((op, i): Act => {
      const to = walk.get(i) ?? -1;
      const facing = blow === null || i > strikeAt ? scene.lookout(unit, to) : blow.facing;
      return { op, to, facing, target: blow?.target ?? NOBODY };
    });
    const bound = gain + promise + hope + this.relief;
    this.list.push({ unit, words, acts, base, final, gain, promise, hope, blow, bound });
  }

  /** Where a movement of this kind may end. */
  private walk(op: Op, underWay: readonly number[] | null): readonly number[] {
    if (underWay !== null) return underWay;
    let ends = this.walks.get(op);
    if (ends === undefined) {
      const { scene, unit, breadth } = this;
      ends = scene.places.ends(
        scene.state,
        unit,
        op === 'march',
        scene.interest(unit),
        breadth.strikeFrom >= WIDE.strikeFrom,
      );
      this.walks.set(op, ends);
    }
    return ends;
  }

  private ranked(ends: readonly number[], count: number, worth: (end: number) => number): number[] {
    return ends
      .map((end) => ({ end, worth: worth(end) }))
      .sort((a, b) => b.worth - a.worth || a.end - b.end)
      .slice(0, count)
      .map(({ end }) => end);
  }

  private readonly prospects = (square: number): number =>
    this.scene.promise(this.unit, square) + this.scene.hope(this.unit, square);

  /** Squares to fall back to: good ones, and those far from the enemy. */
  private retreats(squares: readonly number[]): number[] {
    const half = this.breadth.fallBack / 2;
    const away = (square: number) =>
      Math.min(99, ...this.scene.foes.map((foe) => stepsBetween(this.scene.state, foe.at, square)));
    return [...new Set([...this.ranked(squares, half, this.prospects), ...this.ranked(squares, half, away)])];
  }

  /** Drafts for what is left of an activation in which a movement on a table is asked for. */
  addMarch({ activation }: Extract<Stage, { at: 'march' }>, ends: readonly number[]): void {
    this.add(activation.actions.slice(activation.at).map(opOf), [], activation.at, ends);
  }

  /** Drafts for a series of actions; `ends` of its first movement where that is under way. */
  add(ops: readonly Op[], words: readonly string[], base: number, ends: readonly number[] | null): void {
    const strikeAt = ops.findIndex(isStrike);
    const before = ops.findIndex((op, i) => isMove(op) && (strikeAt < 0 || i < strikeAt));
    const after = strikeAt < 0 ? -1 : ops.findIndex((op, i) => isMove(op) && i > strikeAt);
    const special = words.reduce((sum, word) => sum + specialWorth(this.scene, this.unit, word), 0);
    const none = new Map<number, number>();
    if (strikeAt < 0) {
      if (before < 0) this.draft(ops, words, base, special, none, null);
      else
        for (const to of this.ranked(this.walk(ops[before]!, ends), this.breadth.walkTo, this.prospects))
          this.draft(ops, words, base, special, new Map([[before, to]]), null);
      return;
    }
    const strike = ops[strikeAt]!;
    const again = ops.filter(isStrike).length > 1 ? 1 + WEIGHTS.second : 1;
    const from: (number | null)[] =
      before < 0
        ? [null]
        : this.ranked(this.walk(ops[before]!, ends), this.breadth.strikeFrom, this.prospects);
    for (const at of from) {
      const blow = this.blow(at, strike);
      const gain = special + again * (blow?.gain ?? 0);
      const walk = at === null ? none : new Map([[before, at]]);
      // Announcing a strike that finds nobody is no plan, unless it has been announced already.
      if (blow === null && words.length > 0) continue;
      if (after < 0) this.draft(ops, words, base, gain, walk, blow);
      else
        for (const to of this.retreats(this.walk(ops[after]!, null)))
          this.draft(ops, words, base, gain, new Map([...walk, [after, to]]), blow);
    }
  }
}

function finish(scene: Scene, draft: Draft): Plan {
  const { unit, words, acts, base, final, gain, promise, hope, blow, bound } = draft;
  const reply = final < 0 ? { cost: 0, answerer: NOBODY } : scene.reply(unit, final);
  return {
    unit: unit.id,
    words,
    acts,
    base,
    account: {
      value: bound - reply.cost,
      gain,
      promise,
      hope,
      reply: reply.cost,
      kill: blow?.kill ?? 0,
      loss: blow?.loss ?? 0,
      target: blow?.target ?? NOBODY,
      answerer: reply.answerer,
      final,
    },
  };
}

const opsOf = (words: readonly string[]): Op[] =>
  words.flatMap((word) => word.split(' and ')).map((id) => opOf(id));

/** An answer that activates a unit. */
interface Begin {
  readonly option: Choice;
  readonly unit: Unit;
}

/** Those who could be activated; on a table, where everything takes longer, the most promising. */
function foremost(scene: Scene, options: readonly Choice[], most: number): readonly Begin[] {
  const all = options.flatMap((option): Begin[] =>
    option.do === 'activate' ? [{ option, unit: unitOf(scene.state, option.unit) }] : [],
  );
  if (scene.state.table === undefined || all.length <= most) return all;
  return all
    .map((begin) => ({ begin, promise: scene.promise(begin.unit, onBoard(begin.unit) ? begin.unit.at : -1) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ begin }) => begin);
}

/** Where to go on a table: places that matter, then those around the most promising. */
function marches(
  scene: Scene,
  stage: Extract<Stage, { at: 'march' }>,
  { breadth, isLate, also }: Care,
): Draft[] {
  const { state } = scene;
  const { march } = stage;
  const unit = unitOf(state, march.unit);
  const drafts = new Drafts(scene, unit, breadth);
  drafts.addMarch(stage, endsOfMarch(state, march, scene.interest(unit), also));
  const [best] = drafts.list.toSorted((a, b) => b.bound - a.bound);
  if (best !== undefined && !isLate()) drafts.addMarch(stage, endsAround(state, march, best.final));
  return drafts.list;
}

function draftsAt(scene: Scene, stage: Stage, options: readonly Choice[], care: Care): Draft[] {
  const { breadth, isLate } = care;
  const { state } = scene;
  switch (stage.at) {
    case 'activate': {
      const list: Draft[] = [];
      for (const { option, unit } of foremost(scene, options, breadth.units)) {
        if (list.length > 0 && isLate()) break;
        const there = begun(state, option);
        if (there === null) continue;
        const drafts = new Drafts(scene, unit, breadth);
        for (const words of announcements(there)) drafts.add(opsOf(words), words, 0, null);
        list.push(...drafts.list);
      }
      return list;
    }
    case 'declare': {
      const { activation } = stage;
      const drafts = new Drafts(scene, unitOf(state, activation.unit), breadth);
      const named = activation.actions.map(opOf);
      for (const words of announcements(state)) drafts.add([...named, ...opsOf(words)], words, 0, null);
      return drafts.list;
    }
    case 'move': {
      const { activation, move } = stage;
      const unit = unitOf(state, move.unit);
      const drafts = new Drafts(scene, unit, breadth);
      const starts = onBoard(unit)
        ? [{ at: unit.at, left: move.left, diagonal: move.diagonal }]
        : options.flatMap((option) => {
            if (option.do !== 'enter' && option.do !== 'step') return [];
            const [cost, slant] = option.do === 'enter' ? [1, 0] : [option.n, option.m];
            return [{ at: option.at, left: move.left - cost, diagonal: move.diagonal || slant === 1 }];
          });
      const ends = destinations(state, unit, starts);
      drafts.add(activation.actions.slice(activation.at).map(opOf), [], activation.at, ends);
      return drafts.list;
    }
    case 'march':
      return marches(scene, stage, care);
    case 'attack': {
      const { activation, attack } = stage;
      const drafts = new Drafts(scene, unitOf(state, attack.unit), breadth);
      const rest = activation === null ? [] : activation.actions.slice(activation.at + 1).map(opOf);
      const op = attack.closeOnly ? 'close' : attack.sustained ? 'sustained' : 'attack';
      drafts.add([op, ...rest], [], activation?.at ?? 0, null);
      return drafts.list;
    }
    default:
      return [];
  }
}

/** Plans from the best on; beyond the first that are wanted only as long as they could still be the best. */
export function plansAt(scene: Scene, stage: Stage, options: readonly Choice[], care: Care): Plan[] {
  const drafts = draftsAt(scene, stage, options, care).sort((a, b) => b.bound - a.bound);
  const plans: Plan[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const draft of drafts) {
    if (plans.length >= care.enough && draft.bound <= best) break;
    if (plans.length > 0 && care.isLate()) break;
    const plan = finish(scene, draft);
    plans.push(plan);
    best = Math.max(best, plan.account.value);
  }
  return plans.sort((a, b) => b.account.value - a.account.value);
}
