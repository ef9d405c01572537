import {
  type AttackForm,
  asView,
  DECK,
  type DustOption,
  type MoveKind,
  UNIT_TYPES,
  type UnitType,
} from '@dustfront/dust';
import type { Options } from '@dustfront/kernel';
import { type Answer, because, type Player, plainly, type Task } from '../player.ts';
import { attackOf, bestAttack } from './attacks.ts';
import { solve } from './battles.ts';
import { countsOf, diceOf, total, World } from './world.ts';

type Of<Name extends DustOption['do']> = Extract<DustOption, { do: Name }>;

function best<O extends DustOption>(options: readonly O[], worth: (option: O) => number): O {
  return options.reduce((top, option) => (worth(option) > worth(top) ? option : top));
}

/** What the officer answers to each question; every rule of thumb in one place. */
function choose(world: World, question: string, options: readonly DustOption[]): Answer {
  const plain = (option: DustOption): Answer => ({ option, why: plainly('ai.usual') });
  switch (question) {
    case 'setup-card':
      return plain(best(options, (o) => -cardWorth(world, (o as Of<'card'>).card, false)));
    case 'initiative':
      return plain(best(options, (o) => cardWorth(world, (o as Of<'card'>).card, true)));
    case 'draft':
      return plain(best(options, (o) => draftWorth(world, o as Of<'claim'>)));
    case 'reinforcements':
    case 'purchase':
      return plain(best(options, (o) => purchaseWorth(world, o)));
    case 'place':
    case 'free-mech':
      return plain(best(options, (o) => placeWorth(world, o)));
    case 'centre':
      return plain(best(options, (o) => centreWorth(world, (o as Of<'centre'>).area)));
    case 'discard':
      return plain(options.find((o) => o.do === 'keep') ?? options[0]!);
    case 'diplomat':
      return plain(best(options, (o) => allyWorth(world, o)));
    case 'movement':
      return plain(best(options, (o) => (o.do === 'move' ? moveWorth(world, o.kind, o.from).value : 0)));
    case 'destination':
      return plain(destination(world, options as readonly Of<'to'>[]));
    case 'load':
      return plain(load(world, options as readonly Of<'take'>[]));
    case 'combat':
      return announce(world, options);
    case 'target':
      return plain(target(world, options as readonly Of<'to'>[]));
    case 'attackers':
      return plain(attackers(world, options as readonly Of<'take'>[]));
    case 'mechs':
      return plain(best(options, (o) => (o as Of<'mechs'>).count));
    case 'retreat':
      return plain(retreat(world, options));
    case 'reroll':
      return plain(reroll(world, options));
    case 'declare':
      return plain(declare(world, options));
    case 'casualties':
      return plain(best(options, (o) => dearness((o as Of<'destroy'>).unit)));
    case 'retreat-where':
      return plain(
        best(options, (o) => {
          const { area, count } = o as Of<'retreat'>;
          return 10 * count + world.worth(area) + total(world.units(area)) - world.threat(area);
        }),
      );
    default:
      return plain(options.find((o) => o.do === 'use' || o.do === 'rescue') ?? options[0]!);
  }
}

const DEARNESS: Readonly<Record<UnitType, number>> = {
  bomber: 6,
  mech: 5.5,
  submarine: 4,
  fighter: 3.5,
  tank: 2,
};
const dearness = (unit: UnitType): number => DEARNESS[unit];

const cards = new Map(DECK.cards.map((card) => [card.id, card]));

/** Cards by what they allow: attacks above all when there is something to take. */
function cardWorth(world: World, id: string, now: boolean): number {
  const card = cards.get(id);
  if (card === undefined) return 0;
  const { combat, movement, production } = card;
  if (!now) return 3 * combat + movement - 2 * production;
  const prospects = world.mine
    .flatMap(({ id: from }) =>
      (['land', 'sea', 'amphibious'] as const).map((form) => bestAttack(world, form, from)?.value ?? 0),
    )
    .filter((value) => value > 1)
    .sort((a, b) => b - a);
  const attacks = prospects.slice(0, combat).reduce((sum, value) => sum + value, 0);
  return attacks + 0.8 * production + 0.6 * Math.min(movement, 3) + 0.3 * combat;
}

function draftWorth(world: World, { area: id }: { area: string }): number {
  const homes = world.mine.filter(({ capital }) => capital).map((area) => area.id);
  if (homes.length === 0) {
    // A capital: sources and lands close by.
    const steps = world.distances([id]);
    let worth = 0;
    for (const area of world.view.areas) {
      const far = steps.get(area.id) ?? 9;
      if (far > 0 && far < 4 && !world.isSea(area.id)) worth += (area.source ? 4 : 1) / far;
    }
    return worth;
  }
  const steps = world.distances(homes).get(id) ?? 9;
  const friends = world.near(id).filter((other) => world.isMine(other)).length;
  return -steps + 0.4 * friends;
}

/** Buying by need: cards to play with, a centre for every source, supremacy first, then dice. */
function purchaseWorth(world: World, option: DustOption): number {
  if (option.do === 'done') return 0;
  if (option.do === 'free-mech') return 50 + placeWorth(world, option);
  if (option.do !== 'buy') return -1;
  const { production, hand } = world.view;
  const cart = production?.cart ?? { units: {}, centres: 0, cards: 0 };
  const points = production?.points ?? 0;
  const held = (hand?.length ?? 0) + cart.cards;
  const mine = world.mine;
  const centres = mine.filter(({ centre }) => centre).length + cart.centres;
  const sources = mine.filter(({ source }) => source).length;
  const seas = mine.filter(({ id }) => world.isSea(id)).length;
  const bought = countsOf(cart.units);
  switch (option.ware) {
    case 'card':
      return held < 3 ? 40 : held < 5 && points <= 4 ? 2 : -1;
    case 'centre':
      return cart.centres === 0 && centres < sources && centres < 6 && world.view.round < 6 ? 20 : -1;
    case 'submarine':
      return bought[4]! < (seas < rivalSeas(world) + 1 ? 1 : 0) && world.view.round > 0 ? 15 : 0.5;
    case 'mech':
      return bought[1]! <= bought[0]! / 2 ? 8 : 4;
    case 'fighter':
      return bought[2]! === 0 && bought[1]! > 0 ? 5 : 1;
    case 'bomber':
      return 0.6;
    case 'tank':
      return 6;
  }
}

function rivalSeas(world: World): number {
  const counts = new Map<number, number>();
  for (const { id, holder } of world.view.areas)
    if (typeof holder === 'number' && holder !== world.seat && world.isSea(id))
      counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Where new units stand best: where there is most to take, and most to fear. */
function placeWorth(world: World, option: DustOption): number {
  if (option.do !== 'place' && option.do !== 'free-mech') return -1;
  const { area } = option;
  if (world.isSea(area)) {
    const own = total(world.units(area));
    return 10 + (own === 0 ? world.worth(area) : -own) - 0.2 * world.threat(area);
  }
  const prize = Math.max(
    0,
    ...world
      .front(area)
      .map((id) => (world.isBarred(id) ? 0.5 : 1) * world.worth(id) - diceOf(world.units(id))),
  );
  const need =
    Math.max(0, world.threat(area) - diceOf(world.units(area))) * (world.area(area).capital ? 3 : 1);
  return prize + need + 0.5 * diceOf(world.units(area));
}

function centreWorth(world: World, area: string): number {
  return world.front(area).length === 0 ? -world.threat(area) : 1 - world.threat(area);
}

/** An ally who cannot attack is worth having when others remain. */
function allyWorth(world: World, option: DustOption): number {
  if (option.do !== 'ally' || world.view.players.length === 2) return 0;
  return 1 + (world.view.players[option.seat]?.points ?? 0);
}

interface Move {
  readonly value: number;
  readonly to: string;
  /** Units left behind, by type; everything else goes. */
  readonly leave: number;
  readonly one: boolean;
}

const NO_MOVE: Move = { value: -1, to: '', leave: 0, one: false };

/** The best use of a movement point from an area: an empty area taken, or an army brought where it is needed. */
function moveWorth(world: World, kind: MoveKind, from: string): Move {
  let found = NO_MOVE;
  const consider = (move: Move) => {
    if (move.value > found.value) found = move;
  };
  for (const to of reach(world, kind, from)) consider(moveTo(world, kind, from, to));
  return found;
}

function moveTo(world: World, kind: MoveKind, from: string, to: string): Move {
  const units = world.units(from);
  const spare = total(units) > 1;
  const { holder } = world.area(to);
  if (holder === null) {
    // One unit is enough to hold what nobody holds.
    if (!spare) return { ...NO_MOVE, to };
    return { value: world.worth(to) - 0.1 * world.threat(to), to, leave: 1, one: true };
  }
  if (holder !== world.seat || kind === 'sea' || kind === 'bombers' || !spare) return { ...NO_MOVE, to };
  const idle = world.front(from).length === 0;
  const gain = placeWorth(world, { do: 'place', unit: 'tank', area: to, centre: to });
  const now = idle ? 0 : placeWorth(world, { do: 'place', unit: 'tank', area: from, centre: from });
  const army = diceOf(units) - 1;
  return { value: gain > now + 2 ? 0.15 * army * (gain - now) : -1, to, leave: 1, one: false };
}

function reach(world: World, kind: MoveKind, from: string): string[] {
  if (kind === 'amphibious') return world.across(from).filter((id) => !world.isEnemy(id));
  if (kind === 'bombers') return [];
  const sea = kind === 'sea';
  const seen = new Set([from]);
  for (const id of seen)
    for (const next of world.near(id)) {
      if (world.isSea(next) !== sea || world.isEnemy(next) || seen.has(next)) continue;
      seen.add(next);
      if (!sea && !world.isMine(next)) continue;
    }
  seen.delete(from);
  return [...seen].filter(
    (id) => sea || world.isMine(id) || world.near(id).some((other) => world.isMine(other)),
  );
}

function destination(world: World, options: readonly Of<'to'>[]): DustOption {
  const { movement } = world.view;
  const kind = (movement?.kind ?? 'land') as MoveKind;
  const from = movement?.from ?? '';
  return best(options, ({ area }) => moveTo(world, kind, from, area).value);
}

function load(world: World, options: readonly Of<'take'>[]): DustOption {
  const { movement } = world.view;
  const from = movement?.from ?? '';
  const move = moveTo(world, (movement?.kind ?? 'land') as MoveKind, from, movement?.to ?? '');
  const most = Math.max(...options.map(({ count }) => count));
  const { unit } = options[0]!;
  const loaded = total(countsOf(movement?.units ?? {}));
  let wanted = most;
  if (move.one) wanted = loaded > 0 ? 0 : 1;
  else if (keeper(world, from) === unit) wanted = most - 1;
  return best(options, ({ count }) => -Math.abs(count - wanted));
}

/** The type of which one is left to hold an area. */
function keeper(world: World, from: string): UnitType | null {
  const units = world.units(from);
  if (total(units) < 2) return null;
  const type = [0, 2, 4, 1, 3].find((t) => units[t]! > 0);
  return type === undefined ? null : UNIT_TYPES[type]!;
}

function announce(world: World, options: readonly DustOption[]): Answer {
  let found: { option: DustOption; value: number; takes: number; to: string } | null = null;
  for (const option of options) {
    const attack =
      option.do === 'attack'
        ? bestAttack(world, option.form, option.from)
        : option.do === 'launch'
          ? bestAttack(world, option.form, '')
          : null;
    if (attack !== null && (found === null || attack.value > found.value))
      found = { option, value: attack.value, takes: attack.takes, to: attack.to };
  }
  if (found === null || found.value < 1)
    return { option: options.find((o) => o.do === 'end') ?? options[0]!, why: plainly('ai.no-attack') };
  const params = {
    area: world.area(found.to).name,
    chance: Math.round(100 * found.takes),
    points: Math.round(found.value),
  };
  return { option: found.option, why: { words: [because('ai.conquer', params)], weighed: [] } };
}

function target(world: World, options: readonly Of<'to'>[]): DustOption {
  const { combat } = world.view;
  const form = (combat?.form ?? 'land') as AttackForm;
  return best(options, ({ area }) => attackOf(world, form, combat?.from ?? '', area).value);
}

function attackers(world: World, options: readonly Of<'take'>[]): DustOption {
  const { combat } = world.view;
  const from = combat?.from ?? '';
  const most = Math.max(...options.map(({ count }) => count));
  const { unit } = options[0]!;
  const wanted = combat?.form !== 'sea' && keeper(world, from) === unit ? most - 1 : most;
  return best(options, ({ count }) => -Math.abs(count - wanted));
}

/** Battle decisions by the exact solver: who stays is what it would let stay. */
function retreat(world: World, options: readonly DustOption[]): DustOption {
  const stand = options.find((o) => o.do === 'stand') ?? options[0]!;
  const { battle } = world.view;
  if (battle === null) return stand;
  const [a, d] = [countsOf(battle.attackers), countsOf(battle.defenders)];
  if (total(a) + total(d) > 16) return stand;
  const side = battle.attacker === world.seat ? 'attacker' : 'defender';
  const solution = solve(world, battle.kind as 'land', a, d, battle.target, world.worth(battle.target));
  const stay = solution.policy?.stay({
    attacker: a,
    defender: d,
    roller: side,
    blanks: battle.blanks,
    attackerReroll: false,
    defenderReroll: false,
    defenderRolled: battle.defenderRolled,
  });
  if (stay === undefined) return stand;
  const out = countsOf(battle.withdrawing);
  const force = side === 'attacker' ? a : d;
  for (let type = 0; type < 5; type++) {
    const leaving = force[type]! - stay[type]! - out[type]!;
    if (leaving <= 0) continue;
    const unit = UNIT_TYPES[type]!;
    const fits = options.filter(
      (o): o is Of<'withdraw'> => o.do === 'withdraw' && o.unit === unit && o.count <= leaving,
    );
    if (fits.length > 0) return best(fits, ({ count }) => count);
  }
  return stand;
}

/** Dice are thrown again when they did worse than dice do. */
function reroll(world: World, options: readonly DustOption[]): DustOption {
  const use = options.find((o) => o.do === 'use') ?? options[0]!;
  const pass = options.find((o) => o.do === 'pass') ?? options[0]!;
  const { battle } = world.view;
  if (battle === null) return pass;
  const mine = battle.attacker === world.seat;
  const faces = mine ? battle.attackerFaces : battle.defenderFaces;
  const hits = faces.filter((face) => face < 2).length;
  return hits < faces.length / 3 ? use : pass;
}

/** Abilities before the first roll: used when the fight is on edge, kept when it is won or lost anyway. */
function declare(world: World, options: readonly DustOption[]): DustOption {
  const use = options.find((o) => o.do === 'use') ?? options[0]!;
  const pass = options.find((o) => o.do === 'pass') ?? options[0]!;
  const { battle, players } = world.view;
  if (battle === null) return pass;
  const ability = cards.get(players[world.seat]?.played ?? '')?.ability;
  const [a, d] = [countsOf(battle.attackers), countsOf(battle.defenders)];
  const ahead = diceOf(a) - diceOf(d);
  const attacking = battle.attacker === world.seat;
  // Leaving a battle is for those who are losing it.
  if (ability === 'alien_radar') return (attacking ? ahead < -2 : ahead > 2) ? use : pass;
  return use;
}

/** Staff work: exact battles, safe conquests, buying by need. */
export const staffOfficer: Player = {
  id: 'staff-officer',
  name: 'Staff officer',
  answer(task: Task): Answer {
    const world = new World(asView(task.view), task.seat);
    const options = Array.from(
      { length: task.question.options.length },
      (_, i) => (task.question.options as Options<DustOption>).at(i)!,
    );
    return choose(world, task.question.question, options);
  },
};
