import { isProblems, Play, seededDice, seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { cardOfUnit, mayStand } from '../src/asked.ts';
import { SKILLS } from '../src/exceptions/ids.ts';
import { SPECIAL_ACTIONS } from '../src/exceptions/specials.ts';
import {
  ALL_CARDS,
  type Board,
  type Card,
  type Choice,
  type ChoiceParts,
  cardOf,
  dustTactics2014,
  isFieldable,
  SCENARIOS,
  type Scenario,
  type TacticsState,
} from '../src/index.ts';
import { checkInvariants } from '../src/invariants.ts';
import { gaitOf } from '../src/moments.ts';

/**
 * How many answers are given at most. `EXHAUSTIVE=1000000 npx vitest run
 * packages/dust-tactics-2014/test/exhaustive.test.ts` plays on until everything has been used, and names what it could
 * not reach.
 */
const MOST = Number(process.env.EXHAUSTIVE ?? 25_000);

const BLOCS = ['allies', 'axis', 'ssu'];

/** Everything that a set of random matches should come across at least once. */
class Census {
  readonly missing: Record<string, Set<string>> = {
    card: new Set(ALL_CARDS.map((card) => card.id)),
    weapon: new Set(ALL_CARDS.flatMap((card) => card.weapons.map((weapon) => weapon.line.name))),
    action: new Set([
      ...SPECIAL_ACTIONS.map((action) => action.id),
      'move',
      'march',
      'attack',
      'sustained',
      'nothing',
      'scout',
      'charge',
      'free-move',
      'free-attack',
      'rush',
      'fury',
    ]),
    terrain: new Set([
      'tree',
      'rubble',
      'building',
      'roof',
      'water',
      'crate',
      'trap',
      'smoke',
      'trench',
      'wire',
      'mines',
      'bunker',
      'strongpoint',
    ]),
    frame: new Set(Object.keys(dustTactics2014.frames)),
    scenario: new Set(SCENARIOS.map((scenario) => scenario.id)),
    carriage: new Set(['pilot', 'passenger', 'rider', 'cargo']),
    skill: new Set<string>(SKILLS),
    token: new Set(['under-fire', 'suppressed', 'stunned', 'hidden', 'dug', 'attackStim', 'moveStim']),
  };

  saw(kind: string, what: string): void {
    this.missing[kind]!.delete(what);
  }

  /** Cards that would bring something new. */
  get wanted(): ReadonlySet<string> {
    const { card, weapon, frame, action } = this.missing;
    const news = ALL_CARDS.filter(
      (one) =>
        card!.has(one.id) ||
        one.weapons.some(({ line }) => weapon!.has(line.name)) ||
        ((frame!.has('resurrection') || action!.has('resurrection')) &&
          one.skills.some((skill) => skill === 'resurrection' || skill === 'mindless-zombie')) ||
        ((action!.has('fury') || action!.has('rush')) && one.skills.includes('stimulants')),
    );
    return new Set(news.map((one) => one.id));
  }

  get left(): string[] {
    return Object.entries(this.missing).flatMap(([kind, set]) => [...set].map((what) => `${kind} ${what}`));
  }
}

function forces(
  pick: (n: number) => number,
  wanted: ReadonlySet<string>,
  scenario: Scenario,
): { cards: string[]; works: string[] }[] {
  return [0, 1].map(() => {
    const bloc = BLOCS[pick(3)]!;
    const fits = (card: Card) =>
      isFieldable(card, scenario) &&
      (card.bloc === bloc || card.bloc === 'mercenaries' || (bloc === 'axis' && card.bloc === 'blutkreuz'));
    const all = ALL_CARDS.filter(fits);
    const fresh = all.filter((card) => wanted.has(card.id));
    const cards: string[] = [];
    let points = 0;
    for (let tries = 0; tries < 60 && points < 70; tries++) {
      const from = fresh.length > 0 && pick(2) === 0 ? fresh : all;
      const card = from[pick(from.length)]!;
      const single = card.kind === 'hero' || card.pilotName !== null;
      if ((single && cards.includes(card.id)) || (card.skills.includes('strongpoint') && cards.length > 3))
        continue;
      cards.push(card.id);
      points += card.ap;
    }
    return { cards, works: [[], ['bunker'], ['strongpoint']][pick(3)]! };
  });
}

/** Scatters what no scenario gives: water, trenches, wire, mines, crates. */
function enrich(board: Board, pick: (n: number) => number): Board {
  const free = () => {
    for (;;) {
      const square = 24 + pick(60);
      if (board.ground[square] === '.' && !board.objectives.includes(square)) return square;
    }
  };
  const some = (n: number) => Array.from({ length: n }, free);
  const ground = board.ground.split('');
  for (let row = 0; row < 9; row++) if (ground[row * 12] === '.') ground[row * 12] = 'w';
  return {
    ...board,
    ground: ground.join(''),
    trenches: some(4),
    wire: some(4),
    mines: some(4),
    crates: some(4),
  };
}

/** Half of the matches begin in the thick of it: everybody is put somewhere on the board. */
function scatter(state: TacticsState, pick: (n: number) => number): void {
  for (const unit of state.units) {
    if (unit.place !== 'off' || unit.joined >= 0 || cardOfUnit(unit).skills.includes('spy')) continue;
    for (let tries = 0; tries < 30; tries++) {
      const at = 12 + pick(84);
      if (!mayStand(state, unit, gaitOf(state, unit), at)) continue;
      for (const one of [unit, ...state.units.filter((hero) => hero.joined === unit.id)]) {
        one.place = 'board';
        one.at = at;
      }
      break;
    }
  }
}

/** Mostly at random, but rather fights than not. */
function choose(options: readonly Choice[], pick: (n: number) => number): Choice {
  const eager = options.filter(
    ({ do: verb, word }: ChoiceParts) =>
      ['fire', 'salvo', 'react', 'board', 'lift', 'call', 'ride', 'up'].includes(verb) ||
      (verb === 'action' && word !== 'nothing'),
  );
  const from = eager.length > 0 && pick(4) > 0 ? eager : options;
  return from[pick(from.length)]!;
}

function lookAround(state: TacticsState, census: Census): void {
  const { board } = state;
  for (const unit of state.units) {
    if (unit.place === 'aboard') census.saw('carriage', unit.carriage);
    for (const token of ['hidden', 'dug', 'attackStim', 'moveStim'] as const)
      if (unit[token]) census.saw('token', token);
    if (unit.place !== 'board') continue;
    const { at } = unit;
    const letter = board.ground[at]!;
    const named: Record<string, string> = { t: 'tree', r: 'rubble', w: 'water' };
    if (named[letter] !== undefined) census.saw('terrain', named[letter]);
    if (letter === 'b') census.saw('terrain', unit.floor > 0 ? 'roof' : 'building');
    for (const [kind, squares] of [
      ['crate', board.crates],
      ['trap', board.traps],
      ['trench', board.trenches],
      ['wire', board.wire],
      ['mines', board.mines],
      ['smoke', board.smoke.map((smoke) => smoke.at)],
    ] as const)
      if (squares.includes(at)) census.saw('terrain', kind);
    const works = board.forts.find((one) => [0, 1, 12, 13].some((step) => one.at + step === at));
    if (works !== undefined && works.kind !== 'buried' && cardOfUnit(unit).drive === 'foot')
      census.saw('terrain', works.kind);
  }
}

test('random matches come across every card, skill, weapon, action, terrain, token, frame and scenario', () => {
  const census = new Census();
  const pick = seededPick('exhaustive');
  let answers = 0;
  for (let match = 0; answers < MOST && census.left.length > 0; match++) {
    const printed = SCENARIOS[match % SCENARIOS.length]!;
    const scenario = printed.id;
    const setup = {
      rules: match % 5 === 0 ? 'starter' : 'full',
      suppression: match % 3 === 0,
      scenario,
      forces: forces(pick, census.wanted, printed),
    };
    const state = dustTactics2014.setup(setup);
    if (isProblems(state)) throw new Error(JSON.stringify(state));
    const play = new Play(dustTactics2014, state, seededDice(`exhaustive ${match}`), {
      // Procedures that ask nothing are known by their dice.
      rolled: ({ reason }) => census.saw('frame', reason === 'cheat-death' ? 'aftermath' : reason),
      revealed: () => {},
      happened: (event) => {
        if (event.type === 'activates') {
          census.saw('card', String(event.card));
          for (const skill of cardOf(String(event.card)).skills) census.saw('skill', skill);
        }
        if (event.type === 'special') census.saw('frame', String(event.action));
        if (event.type === 'pinned') census.saw('token', String(event.what));
        if (event.type === 'stunned') census.saw('token', 'stunned');
        if (event.type === 'line-rolled') census.saw('weapon', String(event.weapon));
        if (event.type === 'action') census.saw('action', String(event.action));
      },
    });
    census.saw('scenario', scenario);
    let enriched = false;
    while (play.seat >= 0) {
      for (const frame of play.state.stack) census.saw('frame', frame.kind);
      if (!enriched && play.state.stack.some((frame) => frame.kind === 'turn')) {
        play.state.board = enrich(play.state.board, pick);
        if (match % 2 === 1) scatter(play.state, pick);
        enriched = true;
      }
      const listed = play.options(play.seat);
      const options = Array.from({ length: listed.length }, (_, i) => listed.at(i)!);
      play.answer(play.seat, choose(options, pick));
      answers++;
      if (answers % 50 === 0) {
        lookAround(play.state, census);
        checkInvariants(play.state);
      }
    }
  }
  const { left } = census;
  console.info(`${answers} answers; not reached: ${left.join(', ') || 'nothing'}`);
  expect(left.length, left.join(', ')).toBeLessThanOrEqual(process.env.EXHAUSTIVE === undefined ? 6 : 0);
});
