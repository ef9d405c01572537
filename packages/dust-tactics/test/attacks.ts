import { type Dice, Play, seededPick } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { Case, Chances, FaceKind } from '@dustfront/testkit/agreement';
import { cardOf, groundOf, membersOf, planAttack, squareNamed, unitNamed } from '../src/asked.ts';
import { CARDS } from '../src/cards/index.ts';
import type { AttackFrame } from '../src/frames/attack.ts';
import { dustTactics } from '../src/game.ts';
import type { Card, CoreOption, CoreState, Firing, Unit } from '../src/index.ts';
import { parsePosition } from '../src/notation/parse.ts';
import { lineNamed } from '../src/table/weapons.ts';

/*
 * Random attacks: any two cards, whole or not, with heroes or without, somewhere near each other among cover and
 * bystanders; shot at, in a sustained attack, a charge or a reaction; with any lines, in any order.
 */

type Table = Play<CoreState, CoreOption>;
type Fire = Extract<CoreOption, { do: 'fire' }>;
type Pick = (n: number) => number;
type Bloc = Card['bloc'];

const COLUMNS = 6;
const ROWS = 5;
const SIGNS = '........,,cccttbbe#';

const KINDS: readonly FaceKind[] = [
  { face: 0, chance: 1 / 3 },
  { face: 2, chance: 2 / 3 },
];

const BYSTANDERS = CARDS.filter((card) => card.kind !== 'hero');

const otherBloc = (bloc: Bloc): Bloc => (bloc === 'allies' ? 'axis' : 'allies');
const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const squareText = (column: number, row: number): string => `${'ABCDEF'[column]}${row + 1}`;

/** A unit as a line of a position, perhaps after some losses, perhaps with a hero. */
function unitLines(pick: Pick, card: Card, square: string, name: string): string[] {
  const words = [card.bloc, card.id, square, `name=${name}`];
  const moved = pick(2) === 0 ? ['moved'] : [];
  if (card.kind !== 'squad') {
    if (pick(2) === 0) words.push(`health=${1 + pick(card.health)}`);
    return [[...words, ...moved, ...effectsOf(pick, card)].join(' ')];
  }
  const alive = card.figures.map((_, i) => i + 1).filter(() => pick(3) > 0);
  if (alive.length > 0) words.push(`figures=${alive.join()}`);
  const heroes = CARDS.filter(
    (hero) => hero.kind === 'hero' && hero.bloc === card.bloc && hero.armour.level === card.armour.level,
  );
  const lines = [[...words, ...moved, ...effectsOf(pick, card)].join(' ')];
  if (heroes.length === 0 || pick(2) === 0) return lines;
  const hero = oneOf(pick, heroes);
  const wounds = pick(2) === 0 ? [`health=${1 + pick(hero.health)}`] : [];
  const line = [card.bloc, hero.id, square, `name=${name}-hero`, `with=${name}`, ...wounds, ...moved];
  return [...lines, [...line, ...effectsOf(pick, hero)].join(' ')];
}

/** Abilities called earlier in the round are at work, in striking back too. */
function effectsOf(pick: Pick, card: Card): string[] {
  const called = (['berserk', 'all-in-one'] as const).filter(
    (skill) => card.skills.includes(skill) && pick(2) === 0,
  );
  return called.length === 0 ? [] : [`spent=${called.join()}`, `effects=${called.join()}`];
}

function position(pick: Pick): string {
  const rows = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => oneOf(pick, [...SIGNS])),
  );
  const column = pick(COLUMNS);
  const row = pick(ROWS);
  const near = pick(2) === 0 ? 1 : 4;
  const there = [column, row].map((at, axis) =>
    Math.min(axis === 0 ? COLUMNS - 1 : ROWS - 1, Math.max(0, at + pick(2 * near + 1) - near)),
  ) as [number, number];
  if (there[0] === column && there[1] === row) there[0] = column === 0 ? 1 : column - 1;
  for (const [x, y] of [[column, row], there] as const) if (rows[y]![x] === '#') rows[y]![x] = '.';
  const card = oneOf(pick, CARDS);
  const enemies = CARDS.filter((other) => other.bloc === otherBloc(card.bloc));
  const taken = new Set([squareText(column, row), squareText(...there)]);
  const lines = [
    ...unitLines(pick, card, squareText(column, row), 'attacker'),
    ...unitLines(pick, oneOf(pick, enemies), squareText(...there), 'target'),
  ];
  for (let n = pick(3); n > 0; n--) {
    const [x, y] = [pick(COLUMNS), pick(ROWS)];
    const square = squareText(x, y);
    if (taken.has(square) || rows[y]![x] === '#') continue;
    taken.add(square);
    const other = oneOf(pick, BYSTANDERS);
    lines.push(`${other.bloc} ${other.id} ${square} name=other-${n} activated`);
  }
  // Somebody is left to act on each side, so that the round goes on and nothing else is rolled.
  lines.push('allies recon-rangers reserve name=spare-1', 'axis recon-grenadiers reserve name=spare-2');
  return [
    'round 2',
    `turn ${card.bloc}`,
    'map',
    ...rows.map((signs) => `  ${signs.join('')}`),
    ...lines,
    '',
  ].join('\n');
}

/** Whether an aim strikes the target and nothing else. */
function strikesOnly(state: CoreState, { at }: Fire, target: Unit): boolean {
  if ('unit' in at) return at.unit === target.name;
  if ('piece' in at) return false;
  const squares = at.squares.map((name) => squareNamed(state, name));
  const burnt = state.units.filter((unit) => squares.includes(unit.square));
  const ours = burnt.every((unit) => unit.id === target.id || unit.joined === target.id);
  return burnt.length > 0 && ours && !state.pieces.some((piece) => squares.includes(piece.square));
}

const optionsOf = (table: Table): CoreOption[] => {
  const options = table.options(table.seat);
  return Array.from({ length: options.length }, (_, i) => options.at(i)!);
};

/** Gives the answer with this id, if it is open. */
function say(table: Table, id: string): boolean {
  const option = optionsOf(table).find((one) => dustTactics.optionId(one) === id);
  if (option !== undefined) table.answer(table.seat, option);
  return option !== undefined;
}

const HITS: Dice = { roll: ({ count }) => new Array<number>(count).fill(0) };
const MISSES: Dice = { roll: ({ count }) => new Array<number>(count).fill(2) };

function tableAt(text: string, dice: Dice): Table {
  const state = parsePosition(text);
  if (!('stack' in state)) throw new Error(`${state[0]?.text}\n${text}`);
  return new Play(dustTactics, state, dice);
}

/** The attacker about to announce an attack of his own, or null if he has none. */
function ownAttack(pick: Pick, text: string): Table | null {
  const table = tableAt(text.replace('turn', 'options reactive-fire=off\nturn'), MISSES);
  say(table, 'activate attacker');
  const open = optionsOf(table).map((option) => dustTactics.optionId(option));
  const kinds = ['shoot + move', 'sustained attack', 'charge'].filter((one) => open.includes(one));
  if (kinds.length === 0) return null;
  const kind = oneOf(pick, kinds);
  say(table, kind);
  if (kind === 'charge') {
    say(table, 'walk');
    say(table, 'stop');
    const to = optionsOf(table).filter((option) => option.do === 'charge-to');
    if (to.length === 0) return null;
    table.answer(table.seat, oneOf(pick, to));
  }
  return table.question === 'declare' ? table : null;
}

/** The target steps up and the attacker reacts, or null if he cannot. */
function reaction(pick: Pick, text: string): Table | null {
  const { state } = tableAt(text, MISSES);
  const bloc = unitNamed(state, 'target').side === 0 ? 'allies' : 'axis';
  const advanced = cardOf(state, unitNamed(state, 'attacker')).skills.includes('advanced-reactive-fire');
  const table = tableAt(text.replace(/turn \w+/, `turn ${bloc}`), advanced ? MISSES : HITS);
  say(table, 'activate target');
  say(table, 'move + move');
  say(table, 'walk');
  const steps = optionsOf(table).filter((option) => option.do === 'step');
  if (steps.length === 0) return null;
  table.answer(table.seat, oneOf(pick, steps));
  say(table, 'spare');
  return say(table, 'react attacker') && table.question === 'declare' ? table : null;
}

/** The lines to be fired: all that must, and any of the others, in any order, with any number of limited shots. */
function announce(pick: Pick, table: Table): readonly Fire[] {
  const target = unitNamed(table.state, 'target');
  const said: Fire[] = [];
  for (;;) {
    const open = optionsOf(table);
    const fires = open.filter(
      (option): option is Fire => option.do === 'fire' && strikesOnly(table.state, option, target),
    );
    const mayStop = open.some((option) => option.do === 'open-fire');
    if (fires.length === 0 || (mayStop && said.length > 0 && pick(6) === 0)) return mayStop ? said : [];
    const fire = oneOf(pick, fires);
    table.answer(table.seat, fire);
    said.push(fire);
  }
}

/**
 * The hero takes a blow while he outlasts it (the plan's `hero-while-safe`); of soldiers the least useful in close
 * combat falls.
 */
function casualty(state: CoreState, options: readonly CoreOption[]): CoreOption {
  const losses = options as Extract<CoreOption, { do: 'lose' }>[];
  const kill = (state.stack.at(-1) as { points?: unknown }).points === 'kill';
  const hero = losses.find((option) => option.figure < 0);
  if (hero && !kill && unitNamed(state, hero.unit).health > 1) return hero;
  const worth = ({ unit, figure }: (typeof losses)[number]): number => {
    const card = cardOf(state, unitNamed(state, unit));
    const close = card.weapons.filter((line) => line.range === 'C').map((line) => line.id);
    const blades = card.figures[figure]!.filter((line) => close.includes(line)).length;
    return blades + (card.roles?.[figure] === 'spotter' ? 10 : 0);
  };
  const soldiers = losses.filter((option) => option.figure >= 0);
  return soldiers.reduce((least, option) => (worth(option) < worth(least) ? option : least));
}

const named = (a: Body, t: Body): string => `${a.soldiers}+${a.health} ${t.soldiers}+${t.health}`;

interface Body {
  readonly soldiers: number;
  readonly health: number;
}

/** What is left of the units with these numbers. */
function left(state: CoreState, ids: readonly number[]): Body {
  const standing = ids.map((id) => state.units[id]!).filter((unit) => unit.place === 'board');
  return {
    soldiers: standing.reduce((sum, unit) => sum + unit.figures.length, 0),
    health: standing.reduce((sum, unit) => sum + unit.health, 0),
  };
}

function expectedOf(state: CoreState, frame: AttackFrame, shots: readonly Fire[]): Chances {
  const attacker = state.units[frame.unit]!;
  const firings: Firing[] = shots.map((shot) => {
    const unit = unitNamed(state, shot.unit);
    return { unit, line: lineNamed(state, unit, shot.line), shots: shot.shots };
  });
  const situation = { ground: groundOf(state), from: attacker.square, sustained: frame.mode === 'sustained' };
  const plan = planAttack(state, attacker, firings, { unit: unitNamed(state, 'target') }, situation);
  const odds = attackOdds(plan);
  const chances = new Map<string, number>();
  const add = (a: Body, t: Body, chance: number) =>
    chances.set(named(a, t), (chances.get(named(a, t)) ?? 0) + chance);
  if (plan.close !== null) for (const one of odds.joint) add(one.attacker, one.target, one.chance);
  else for (const one of odds.target.states) add(plan.attacker, one, one.chance);
  return chances;
}

/** What heals after the attack would blur what was lost. */
function heals(state: CoreState): boolean {
  return state.units.some((unit) => {
    const card = cardOf(state, unit);
    return card.skills.includes('wiederbelebungsserum') && unit.health < card.health;
  });
}

function attackAt(pick: Pick, name: string): Case<CoreState, CoreOption> | null {
  const text = position(pick);
  const table = pick(4) === 0 ? reaction(pick, text) : ownAttack(pick, text);
  if (table === null || heals(table.state)) return null;
  const shots = announce(pick, table);
  if (shots.length === 0) return null;
  const { state } = table;
  const frame = state.stack.at(-1) as AttackFrame;
  const sides = [state.units[frame.unit]!, unitNamed(state, 'target')].map((unit) =>
    membersOf(state, unit).map(({ id }) => id),
  );
  const said = shots.map((shot) => dustTactics.optionId(shot)).join(', ');
  return {
    name: `${name} (${frame.mode}): ${said}\n${text}`,
    play: table,
    kinds: KINDS,
    expected: expectedOf(state, frame, shots),
    question: {
      answer: (play) => {
        if (play.question === 'declare') return { do: 'open-fire' };
        return play.question === 'casualty' ? casualty(play.state, optionsOf(play)) : null;
      },
      read: (after) => named(left(after, sides[0]!), left(after, sides[1]!)),
    },
  };
}

/** Random attacks without end, the same ones for the same seed. */
export function* randomAttacks(seed: string): Generator<Case<CoreState, CoreOption>> {
  for (let n = 0; ; n++) {
    const found = attackAt(seededPick(`${seed} ${n}`), `${seed} ${n}`);
    if (found !== null) yield found;
  }
}
