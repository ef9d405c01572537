import {
  hashJson,
  type Json,
  type Message,
  type Option,
  type Options,
  Play,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { type Answer, because, drawn, type Player, plainly, type Task, type Weighed } from '../player.ts';
import { leftOf } from '../search/budget.ts';
import { halving } from '../search/halving.ts';
import type { OpenGame } from './adapter.ts';

export interface OfficerRules {
  readonly id: string;
  readonly name: string;
  /** Plans to be weighed against each other. */
  readonly width: number;
  /** Activations played on after one's own. */
  readonly horizon: number;
  readonly iterations: number;
}

/** How sharply the better answer is preferred where no search is worth it. */
const ROUTINE = 2;
/** Share of the time that may go into drawing ways. */
const DRAWING = 0.25;

/** Draws by weight; `sharp` above 1 favours the best. */
function draw(weights: readonly number[], pick: (n: number) => number, sharp: number): number {
  const raised = sharp === 1 ? weights : weights.map((weight) => weight ** sharp);
  let at = (pick(1_000_000) / 1_000_000) * raised.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < raised.length; i++) {
    at -= raised[i]!;
    if (at < 0) return i;
  }
  return raised.length - 1;
}

export function listOf<O extends Option>(options: Options<O>): O[] {
  return Array.from({ length: options.length }, (_, i) => options.at(i)!);
}

const weightsOf = <S extends State, O extends Option>(
  adapter: OpenGame<S, O>,
  state: S,
  seat: number,
  options: readonly O[],
): number[] => options.map((option) => adapter.weight(state, seat, option));

/** One of the options, drawn by how willingly each is taken. */
export function byWeight<S extends State, O extends Option>(
  adapter: OpenGame<S, O>,
  state: S,
  seat: number,
  options: readonly O[],
  pick: (n: number) => number,
  sharp: number,
): O {
  if (options.length === 1) return options[0]!;
  return options[draw(weightsOf(adapter, state, seat, options), pick, sharp)]!;
}

/** Answers by weight alone: the corporal of such a game. */
export function makeWeighted<S extends State, O extends Option>(
  adapter: OpenGame<S, O>,
  id: string,
  name: string,
): Player {
  return {
    id,
    name,
    answer(task: Task): Answer {
      const state = adapter.stateOf(task.view);
      const options = listOf(task.question.options as Options<O>);
      const weights = weightsOf(adapter, state, task.seat, options);
      const nth = draw(weights, seededPick(`${task.seed}/${task.question.number}`), 1);
      return { option: options[nth]!, why: drawn(weights, nth) };
    },
  };
}

/** A way through one's own activation: the answers in order, by id. */
type Script = readonly string[];

class Rehearsal<S extends State, O extends Option> {
  readonly adapter: OpenGame<S, O>;
  readonly from: S;
  readonly seat: number;

  constructor(adapter: OpenGame<S, O>, from: S, seat: number) {
    this.adapter = adapter;
    this.from = from;
    this.seat = seat;
  }

  private begin(seed: string): Play<S, O> {
    return new Play(this.adapter.game, this.adapter.game.clone(this.from), seededDice(seed));
  }

  private choose(play: Play<S, O>, seat: number, pick: (n: number) => number, sharp: number): O {
    return byWeight(this.adapter, play.state, seat, listOf(play.options(seat)), pick, sharp);
  }

  /** Draws a way through the activation: what was answered until it was over. */
  script(seed: string): Script {
    const play = this.begin(seed);
    const pick = seededPick(seed);
    const ids: string[] = [];
    for (let n = 0; n < 60 && !play.over; n++) {
      const { seat } = play;
      const option = this.choose(play, seat, pick, 1);
      if (seat === this.seat) ids.push(this.adapter.game.optionId(option));
      play.answer(seat, option);
      if (!this.adapter.isActing(play.state)) break;
    }
    return ids;
  }

  /** Follows a script with other dice, plays on for some activations, and says what the chances are. */
  rehearse(script: Script, seed: string, horizon: number): number {
    const { adapter, seat: mine } = this;
    const play = this.begin(seed);
    const pick = seededPick(seed);
    let next = 0;
    let over = 0;
    let acting = adapter.isActing(play.state);
    for (let n = 0; n < 400 && !play.over && over <= horizon; n++) {
      const { seat } = play;
      let option: O | null = null;
      if (seat === mine && next < script.length && over === 0) {
        const wanted = script[next++]!;
        option = listOf(play.options(seat)).find((o) => adapter.game.optionId(o) === wanted) ?? null;
        // What cannot be followed any more is not followed later either.
        if (option === null) next = script.length;
      }
      play.answer(seat, option ?? this.choose(play, seat, pick, 3));
      const now = adapter.isActing(play.state);
      if (acting && !now) over++;
      acting = now;
    }
    const outcome = play.over ? adapter.game.outcome(play.state) : null;
    if (outcome !== null) return scoreOf(outcome.places, mine);
    return adapter.chance(play.state, adapter.standing(play.state, mine));
  }
}

/** What an outcome is worth to a seat: 1 for the victory, half of it for sharing the first place. */
export function scoreOf(places: readonly number[], seat: number): number {
  const best = Math.min(...places.filter((_, other) => other !== seat));
  return places[seat]! < best ? 1 : places[seat]! > best ? 0 : 0.5;
}

/**
 * Draws ways through its activation, then plays them against each other with common dice, the worse half dropped again
 * and again. It knows nothing of a game but what its adapter tells.
 */
export function makeOfficer<S extends State, O extends Option>(
  adapter: OpenGame<S, O>,
  rules: OfficerRules,
): Player {
  return {
    id: rules.id,
    name: rules.name,
    answer(task: Task): Answer {
      const { now, milliseconds } = task.budget;
      const begun = now?.() ?? 0;
      /** Drawing ways must leave most of the time for playing them. */
      const isDrawn = () =>
        now !== undefined && milliseconds !== undefined && now() - begun > DRAWING * milliseconds;
      const state = adapter.stateOf(task.view);
      const options = listOf(task.question.options as Options<O>);
      const weights = weightsOf(adapter, state, task.seat, options);
      const favourite = weights.indexOf(Math.max(...weights));
      if (adapter.isRoutine(task.question.question)) {
        const pick = seededPick(`${task.seed}/${task.question.number}`);
        return { option: options[draw(weights, pick, ROUTINE)]!, why: plainly('ai.usual') };
      }
      const rehearsal = new Rehearsal(adapter, state, task.seat);
      const seed = `${task.seed}/${hashJson(state as unknown as Json)}`;
      const scripts = new Map<string, Script>();
      const wanted = Math.max(
        4,
        Math.min(rules.width, Math.floor((task.budget.iterations ?? rules.iterations) / 3)),
      );
      for (const option of options.slice(0, rules.width)) {
        const id = adapter.game.optionId(option);
        scripts.set(id, [id]);
      }
      for (let i = 0; i < 2 * wanted && scripts.size < options.length + wanted && !isDrawn(); i++) {
        const script = rehearsal.script(`${seed}/plan ${i}`);
        if (script.length > 0) scripts.set(script.join('\n'), script);
      }
      const plans = [...scripts.values()];
      const prior = adapter.chance(state, adapter.standing(state, task.seat));
      const found = halving({
        candidates: plans.map((script) => ({ group: script[0]!, prior })),
        trust: 1,
        budget: {
          ...(task.budget.milliseconds === undefined ? { iterations: rules.iterations } : {}),
          ...leftOf(task.budget, begun),
        },
        sample: (i, nth) => rehearsal.rehearse(plans[i]!, `${seed}/${nth}`, rules.horizon),
      });
      const id = plans[found.best]![0]!;
      const option = options.find((o) => adapter.game.optionId(o) === id) ?? options[favourite]!;
      return { option, why: whyOf(plans, found.means, found.best, found.samples) };
    },
  };
}

function whyOf(plans: readonly Script[], means: readonly number[], best: number, samples: number) {
  const words: Message[] = [because('ai.search', { plays: samples, win: Math.round(100 * means[best]!) })];
  const weighed = new Map<string, Weighed>();
  for (const i of plans.map((_, n) => n).sort((a, b) => means[b]! - means[a]!)) {
    const option = plans[i]![0]!;
    if (!weighed.has(option)) weighed.set(option, { option, value: means[i]!, words: [] });
  }
  return { words, weighed: [...weighed.values()].slice(0, 8) };
}
