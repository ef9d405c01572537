import type { ActionName, CoreState, Unit } from '@dustfront/dust-tactics';
import {
  allowanceOf,
  distanceBetween,
  hasCallable,
  mayCharge,
  membersOf,
  squareIndex,
  squaresOf,
} from '@dustfront/dust-tactics/query';
import type { Account } from '../search/plans.ts';
import { type Fighter, fighterLoaded, fighterWith } from './fighters.ts';
import { worthOfSpecial } from './orders.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { type Attack, attacksFrom, NO_ATTACK, type Stance } from './shots.ts';
import { specialPairs } from './specials.ts';
import type { Stage } from './stage.ts';
import { type Way, waysOf, waysOn } from './ways.ts';

/** How many attacks from one square, and how many before a retreat, are worth weighing. */
const ATTACKS = 2;
/** Points that calling a once-a-game ability must bring. */
const ONCE = 0.35;
/** Points that the whole score counts for when nobody acts any more. */
const LAST_WORD = 20;

interface Draft extends Partial<Omit<Plan, 'account' | 'final' | 'unit'>> {
  readonly final: number;
  readonly extra?: number;
}

/** A draft with what is quickly known of its worth: no more than `bound`. */
interface Weighed {
  readonly fighter: Fighter;
  readonly draft: Draft;
  readonly gain: number;
  readonly promise: number;
  readonly hope: number;
  readonly bound: number;
}

/** Drafts of plans for one unit. */
class Drafts {
  readonly list: Weighed[] = [];
  readonly outlook: Outlook;
  readonly fighter: Fighter;
  readonly here: number;
  private readonly promised: number;
  private readonly last: boolean;

  constructor(outlook: Outlook, fighter: Fighter) {
    this.outlook = outlook;
    this.fighter = fighter;
    this.here = fighter.head.square;
    this.promised = outlook.promise(fighter, this.here);
    this.last = outlook.isLastWord(fighter);
  }

  add(draft: Draft): void {
    const { outlook, fighter } = this;
    const attack = draft.attack ?? NO_ATTACK;
    let gain = attack.net + (draft.extra ?? 0);
    if (this.last) gain = 0.1 * gain + LAST_WORD * outlook.lastScore(attack.aims);
    const promise = outlook.promise(fighter, draft.final) - this.promised;
    const hope = outlook.hope(fighter, draft.final);
    // Whatever can be done to this unit comes on top of what can be done to the others.
    const bound = gain + promise + hope - outlook.reply(fighter, -2, attack.aims).cost;
    this.list.push({ fighter, draft, gain, promise, hope, bound });
  }
}

/** The plan of a draft, with its whole account. */
function finish(outlook: Outlook, { fighter, draft, gain, promise, hope }: Weighed): Plan {
  const reply = outlook.reply(fighter, draft.final, draft.attack?.aims ?? []);
  const moved = draft.final >= 0 && draft.final !== fighter.head.square;
  const cost = reply.cost + (moved ? outlook.reaction(fighter, draft.final) : 0);
  const value = gain - cost + promise + hope;
  const account: Account = { value, gain, reply: cost, promise, hope, answerer: reply.answerer };
  return {
    unit: fighter.head.id,
    alone: draft.alone ?? false,
    uses: draft.uses ?? [],
    actions: draft.actions ?? null,
    way: draft.way ?? null,
    leave: draft.leave ?? false,
    attack: draft.attack ?? null,
    sustained: draft.sustained ?? false,
    receiver: null,
    charge: draft.charge ?? -1,
    final: draft.final,
    account,
  };
}

function attacks(
  drafts: Drafts,
  from: number,
  sustained: boolean,
  moved: boolean,
  by = drafts.fighter,
): Attack[] {
  const { outlook } = drafts;
  const { picture } = outlook;
  const ground = moved ? picture.without(by.head) : picture.ground;
  const stance: Stance = { ground, from, sustained, moved };
  return [...attacksFrom(picture, by, stance, outlook.enemies), ...outlook.coverShots(by, stance)].sort(
    (a, b) => b.net - a.net,
  );
}

/** Squares from which the scenario lets a unit leave. */
function exitsOf(state: CoreState, head: Unit): Set<number> {
  const { objectives, bonuses } = state.goals;
  const exits = new Set<number>();
  for (const o of [objectives[head.side], ...bonuses[head.side].map((bonus) => bonus.objective)]) {
    if (o?.kind !== 'exit') continue;
    if (o.unit !== undefined && !membersOf(state, head).some((unit) => unit.tag === o.unit)) continue;
    const squares = o.squares.map((square) => squareIndex(state.board.width, square));
    for (const at of state.board.ground.keys())
      if (squaresOf(state, head, at).some((square) => squares.includes(square))) exits.add(at);
  }
  return exits;
}

/** Abilities that are called when an attack is declared. */
const RAGES = ['berserk', 'all-in-one'] as const;

const PAIR = (first: ActionName, second: ActionName): readonly [ActionName, ActionName] => [first, second];

/** Everything a unit could do with a whole activation. */
function wholePlans(drafts: Drafts, alone: boolean): void {
  const { fighter, outlook, here } = drafts;
  const { state } = outlook.picture;
  const { head } = fighter;
  const ground = outlook.picture.without(head);
  const inside = head.place === 'board';
  const once = waysOf(state, ground, head, 1);
  const twice = waysOf(state, ground, head, 2);
  if (inside) {
    drafts.add({ alone, actions: PAIR('nothing', 'nothing'), final: here });
    for (const attack of attacks(drafts, here, true, false).slice(0, 3))
      drafts.add({ alone, actions: PAIR('shoot', 'shoot'), attack, sustained: true, final: here });
    for (const attack of attacks(drafts, here, false, false).slice(0, ATTACKS))
      for (const way of once)
        drafts.add({ alone, actions: PAIR('shoot', 'move'), attack, way, final: way.to });
    withAbility(drafts, alone);
  }
  for (const way of twice) drafts.add({ alone, actions: PAIR('move', 'move'), way, final: way.to });
  for (const way of once)
    for (const attack of attacks(drafts, way.to, false, true).slice(0, ATTACKS))
      drafts.add({ alone, actions: PAIR('move', 'shoot'), way, attack, final: way.to });
  leaving(drafts, alone, twice, allowanceOf(state, head, 2));
  if (!alone) special(drafts, once);
  if (inside && mayCharge(state, head)) charges(drafts, alone, twice);
}

function leaving(drafts: Drafts, alone: boolean, ways: readonly Way[], allowance: number): void {
  const { fighter, outlook, here } = drafts;
  const exits = exitsOf(outlook.picture.state, fighter.head);
  if (exits.size === 0 || fighter.head.place !== 'board') return;
  const home: Way = { to: here, gait: 'walk', entry: -1, cost: 0 };
  for (const way of [home, ...ways]) {
    if (!exits.has(way.to) || way.gait !== 'walk' || way.cost >= allowance) continue;
    drafts.add({ alone, actions: PAIR('move', 'move'), way, leave: true, final: -2 });
  }
}

/** Whether a once-a-game ability can still be called. */
function isFresh(state: CoreState, head: Unit, skill: 'berserk' | 'all-in-one' | 'assault'): boolean {
  return (
    hasCallable(state, head, skill) &&
    !membersOf(state, head).some((unit) => unit.spent.includes(skill) || unit.effects.includes(skill))
  );
}

/** The same attacks with Berserk or All in One called, and longer ways with Assault. */
function withAbility(drafts: Drafts, alone: boolean): void {
  const { fighter, outlook, here } = drafts;
  const { state } = outlook.picture;
  const { head } = fighter;
  for (const skill of RAGES) {
    if (!isFresh(state, head, skill)) continue;
    const raging = fighterWith(outlook.picture, fighter, skill);
    for (const attack of attacks(drafts, here, true, false, raging).slice(0, 1))
      drafts.add({
        alone,
        uses: [skill],
        actions: PAIR('shoot', 'shoot'),
        attack,
        sustained: true,
        final: here,
        extra: -ONCE,
      });
    for (const way of waysOf(state, outlook.picture.without(head), head, 1))
      for (const attack of attacks(drafts, way.to, false, true, raging).slice(0, 1))
        drafts.add({
          alone,
          uses: [skill],
          actions: PAIR('move', 'shoot'),
          way,
          attack,
          final: way.to,
          extra: -ONCE,
        });
  }
  if (!isFresh(state, head, 'assault')) return;
  head.effects.push('assault');
  const once = waysOf(state, outlook.picture.without(head), head, 1);
  head.effects.pop();
  for (const way of once)
    for (const attack of attacks(drafts, way.to, false, true).slice(0, 1))
      drafts.add({
        alone,
        uses: ['assault'],
        actions: PAIR('move', 'shoot'),
        way,
        attack,
        final: way.to,
        extra: -ONCE,
      });
}

/** Special actions with what they bring where they are carried out; those that bring nothing are not thought of. */
function special(drafts: Drafts, once: readonly Way[]): void {
  const { fighter, outlook, here } = drafts;
  const { picture } = outlook;
  const worth = (action: ActionName, square: number) => worthOfSpecial(picture, fighter, action, square);
  for (const [first, second] of specialPairs(picture.state, fighter.head)) {
    const actions = PAIR(first, second);
    if (second === 'move') {
      const extra = worth(first, here);
      if (extra > 0) for (const way of once) drafts.add({ actions, way, final: way.to, extra });
    } else if (first === 'move') {
      for (const way of once) {
        const extra = worth(second, way.to);
        if (extra > 0) drafts.add({ actions, way, final: way.to, extra });
      }
    } else if (first === 'reload') {
      // What is loaded is fired at once: only the attack counts.
      for (const attack of attacks(drafts, here, false, false, fighterLoaded(picture, fighter)).slice(0, 1))
        drafts.add({ actions, attack, final: here });
    } else {
      const extra = worth(first, here) + worth(second, here);
      if (extra > 0)
        for (const attack of attacks(drafts, here, false, false).slice(0, 1))
          drafts.add({ actions, attack, final: here, extra });
    }
  }
}

/** A charge: two moves, one square more next to an enemy, and everything of range 1 or C. */
function charges(drafts: Drafts, alone: boolean, ways: readonly Way[]): void {
  const { fighter, outlook, here } = drafts;
  const { state } = outlook.picture;
  const ground = outlook.picture.without(fighter.head);
  const near = new Map<number, { way: Way | null; attack: Attack }>();
  const home: Way = { to: here, gait: 'walk', entry: -1, cost: 0 };
  for (const way of [home, ...ways]) {
    for (const step of waysOn(state, ground, fighter.head, {
      from: way.to,
      allowance: 1,
      diagonal: false,
      gait: 'walk',
    })) {
      const isBeside = (enemy: Fighter) => distanceBetween(state, fighter.head, enemy.head, step.to) === 1;
      if (near.has(step.to) || !outlook.enemies.some((e) => e.head.square >= 0 && isBeside(e))) continue;
      const [attack] = attacks(drafts, step.to, false, true, fighter).filter(
        (a) => a.piece === null && a.aims.every((aim) => isBeside(aim.target)),
      );
      if (attack !== undefined) near.set(step.to, { way: way === home ? null : way, attack });
    }
  }
  for (const [charge, { way, attack }] of near)
    drafts.add({ alone, actions: 'charge', way, attack, charge, final: charge });
}

/** What is left to choose once a movement has begun. */
function movePlans(drafts: Drafts, stage: Extract<Stage, { at: 'move' }>): void {
  const { fighter, outlook, here } = drafts;
  const { state } = outlook.picture;
  const { head } = fighter;
  const { move, rest } = stage;
  const ground = outlook.picture.without(head);
  const entering = head.place === 'reserve';
  const gait = move.chosen ? move.gait : null;
  const ways: Way[] = entering
    ? waysOf(state, ground, head, move.moves)
    : waysOn(state, ground, head, { from: here, allowance: move.left, diagonal: move.diagonal, gait });
  if (!entering) ways.unshift({ to: here, gait: move.gait, entry: -1, cost: 0 });
  const exits = exitsOf(state, head);
  for (const way of ways) {
    drafts.add({ way, final: way.to });
    if (exits.has(way.to) && way.cost < move.left && way.gait === 'walk')
      drafts.add({ way, leave: true, final: -2 });
    if (rest.includes('shoot'))
      for (const attack of attacks(drafts, way.to, false, true).slice(0, ATTACKS))
        drafts.add({ way, attack, final: way.to });
  }
  if (stage.charging) charges(drafts, false, ways);
}

function attackPlans(drafts: Drafts, stage: Extract<Stage, { at: 'attack' }>): void {
  const { fighter, outlook, here } = drafts;
  const { state } = outlook.picture;
  const { mode, only } = stage.attack;
  const sustained = mode === 'sustained';
  const ways = stage.rest.includes('move')
    ? waysOf(state, outlook.picture.without(fighter.head), fighter.head, 1)
    : [];
  drafts.add({ final: here });
  for (const attack of attacks(drafts, here, sustained, false).slice(0, 4)) {
    if (only >= 0 && attack.aims.some((aim) => aim.target.head.id !== only)) continue;
    drafts.add({ attack, sustained, final: here });
    for (const way of ways) drafts.add({ attack, way, final: way.to });
  }
  for (const skill of RAGES) {
    if (!isFresh(state, fighter.head, skill)) continue;
    const raging = fighterWith(outlook.picture, fighter, skill);
    const [attack] = attacks(drafts, here, sustained, false, raging).filter(
      ({ aims }) => only < 0 || aims.every((aim) => aim.target.head.id === only),
    );
    if (attack === undefined) continue;
    drafts.add({ uses: [skill], attack, sustained, final: here, extra: -ONCE });
    for (const way of ways) drafts.add({ uses: [skill], attack, way, final: way.to, extra: -ONCE });
  }
}

/** The units that a stage is about; a partner's too while one may yield to him. */
function actors(outlook: Outlook, stage: Stage, seat: number): Fighter[] {
  const { picture } = outlook;
  if (stage.at === 'activate')
    return picture.sides[outlook.side].filter(
      ({ head }) => !head.activated && (head.seat === seat || !stage.yielded.includes(head.seat)),
    );
  const id =
    stage.at === 'attack' ? stage.attack.unit : stage.at === 'receiver' ? stage.command.unit : stage.unit;
  return picture.fighters.filter(({ head }) => head.id === id || head.joined === id);
}

function draftsAt(outlook: Outlook, stage: Stage, seat: number): Weighed[] {
  const all: Weighed[] = [];
  for (const fighter of actors(outlook, stage, seat)) {
    const drafts = new Drafts(outlook, fighter);
    if (stage.at === 'activate' || stage.at === 'actions') wholePlans(drafts, false);
    else if (stage.at === 'move') movePlans(drafts, stage);
    else if (stage.at === 'charge-to') charges(drafts, false, []);
    else if (stage.at === 'attack') attackPlans(drafts, stage);
    all.push(...drafts.list);
  }
  return all;
}

/** All plans that could begin with an answer to the open question, the best first. */
export function plansAt(outlook: Outlook, stage: Stage, seat: number): Plan[] {
  return draftsAt(outlook, stage, seat)
    .map((draft) => finish(outlook, draft))
    .sort((a, b) => b.account.value - a.account.value);
}

/** The best of them, found without a full account of the others. */
export function bestPlanAt(outlook: Outlook, stage: Stage, seat: number): Plan | null {
  const drafts = draftsAt(outlook, stage, seat).sort((a, b) => b.bound - a.bound);
  let best: Plan | null = null;
  for (const draft of drafts) {
    if (best !== null && draft.bound <= best.account.value) break;
    const plan = finish(outlook, draft);
    if (best === null || plan.account.value > best.account.value) best = plan;
  }
  return best;
}
