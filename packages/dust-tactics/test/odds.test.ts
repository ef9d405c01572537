import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { attackOdds, type SideOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { ARMY_PAIRS } from '../src/cards/armies.ts';
import type { AttackFrame } from '../src/frames/types.ts';
import { dustTactics } from '../src/game.ts';
import {
  type CoreOption,
  type CoreState,
  cardOf,
  type Firing,
  groundOf,
  hasSkill,
  isHero,
  membersOf,
  planAttack,
  squareNamed,
  type Unit,
  unitNamed,
} from '../src/index.ts';
import { lineNamed } from '../src/table/weapons.ts';

/**
 * The engine's own dice against exact odds: attacks met in random play are resolved a few hundred times each, and the losses
 * compared with what the dice plan of the same attack says.
 */

type Table = Play<CoreState, CoreOption>;
type Fire = Extract<CoreOption, { do: 'fire' }>;

/** A small board, so that armies meet, with all kinds of cover. */
const ARENA = {
  id: 'arena',
  title: 'Arena',
  note: '',
  map: ['.......', '.c.t.c.', '...#...', '.bb..t.', '.eb.#..', '.c...c.', '.......'],
  entry: {
    allies: [0, 1, 2, 3, 4, 5, 6].map((column) => [column, 6]),
    axis: [0, 1, 2, 3, 4, 5, 6].map((column) => [column, 0]),
  },
};

const ATTACKS = 300;
const SAMPLES = 150;

interface Attack {
  readonly table: Table;
  readonly frame: AttackFrame;
  readonly target: Unit;
  readonly shots: readonly Fire[];
}

/** Whether an aim strikes the target and nothing else. */
function strikesOnly(state: CoreState, { at }: Fire, target: Unit): boolean {
  if ('unit' in at) return at.unit === target.name;
  if ('piece' in at) return false;
  const squares = at.squares.map((name) => squareNamed(state, name));
  const burnt = state.units.filter((unit) => squares.includes(unit.square));
  return (
    burnt.length > 0 &&
    burnt.every((unit) => unit.id === target.id || unit.joined === target.id) &&
    !state.pieces.some((piece) => squares.includes(piece.square))
  );
}

/** An attack with every line that reaches one of the possible targets, or null. */
function attackAt(table: Table, pick: (n: number) => number): Attack | null {
  const { state } = table;
  const frame = state.stack.at(-1) as AttackFrame;
  if (frame.kind !== 'attack' || frame.mode === 'charge' || frame.declared.length > 0) return null;
  const options = table.options(table.seat);
  const fires = Array.from({ length: options.length }, (_, i) => options.at(i)!).filter(
    (option): option is Fire => option.do === 'fire',
  );
  const names = [...new Set(fires.flatMap(({ at }) => ('unit' in at ? [at.unit] : [])))];
  if (names.length === 0) return null;
  const target = unitNamed(state, names[pick(names.length)]!);
  const shots = new Map<string, Fire>();
  for (const fire of fires) {
    const key = `${fire.unit}/${fire.line}`;
    // A limited line is offered with one shot, two, three: one is enough here.
    if (strikesOnly(state, fire, target) && !shots.has(key)) shots.set(key, fire);
  }
  const healed = [...membersOf(state, target), ...membersOf(state, state.units[frame.unit]!)];
  // What heals after the attack, or at the end of the round, would blur what was lost.
  const heals = (unit: Unit) =>
    hasSkill(state, unit, 'wiederbelebungsserum') || hasSkill(state, unit, 'self-repair');
  if (healed.some(heals)) return null;
  return { table, frame, target, shots: [...shots.values()] };
}

/** Close combat and joined heroes have the most to go wrong. */
function isKnotty({ table, target, shots }: Attack): boolean {
  const { state } = table;
  return (
    target.joined >= 0 || shots.some((s) => lineNamed(state, unitNamed(state, s.unit), s.line).range === 'C')
  );
}

function* attacks(): Generator<Attack> {
  const pick = seededPick('which attacks');
  for (let seed = 0; ; seed++) {
    const [allies, axis] = ARMY_PAIRS[seed % ARMY_PAIRS.length]!;
    const setup = {
      forces: { allies: allies.units, axis: axis.units },
      battlefield: ARENA,
      rounds: 6,
      points: 'open',
    };
    const table: Table = new Play(
      dustTactics,
      dustTactics.setup(setup as never) as CoreState,
      seededDice(`game ${seed}`),
    );
    while (!table.over) {
      const attack = table.question === 'declare' ? attackAt(table, pick) : null;
      if (attack !== null && (isKnotty(attack) || pick(5) === 0)) yield attack;
      const options = table.options(table.seat);
      const option = options.at(pick(options.length))!;
      // Heroes seldom break off here, or few pairs would be left to shoot at.
      if (option.do === 'activate' && option.alone && pick(8) > 0) continue;
      table.answer(table.seat, option);
    }
  }
}

const bodyPoints = (state: CoreState, ids: readonly number[]): number =>
  ids.reduce((sum, id) => {
    const unit = state.units[id]!;
    return unit.place === 'board' ? sum + unit.figures.length + unit.health : sum;
  }, 0);

/** The hero takes a blow while he outlasts it (the plan's `hero-while-safe`); of soldiers the least useful in close combat falls. */
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

/** Resolves the attack with these dice; what is left of both sides. */
function resolve({ table, shots }: Attack, seed: string): CoreState {
  const play = table.branch(seededDice(seed));
  const depth = play.state.stack.length;
  for (const shot of shots) play.answer(play.seat, shot);
  play.answer(play.seat, { do: 'open-fire' });
  while (!play.over && play.question === 'casualty' && play.state.stack.length > depth) {
    const options = play.options(play.seat);
    const all = Array.from({ length: options.length }, (_, i) => options.at(i)!);
    play.answer(play.seat, casualty(play.state, all));
  }
  return play.state;
}

function planOf({ table, frame, target, shots }: Attack) {
  const { state } = table;
  const attacker = state.units[frame.unit]!;
  const firings: Firing[] = shots.map((shot) => {
    const unit = unitNamed(state, shot.unit);
    return { unit, line: lineNamed(state, unit, shot.line), shots: shot.shots };
  });
  return planAttack(
    state,
    attacker,
    firings,
    { unit: target },
    { ground: groundOf(state), from: attacker.square, sustained: frame.mode === 'sustained' },
  );
}

/** How far the mean of the samples lies from the exact mean, in standard errors; 0 where nothing can vary. */
function surprise(odds: SideOdds, samples: readonly number[]): number {
  const variance = odds.distribution.reduce((sum, p, loss) => sum + p * (loss - odds.mean) ** 2, 0);
  const mean = samples.reduce((sum, loss) => sum + loss, 0) / samples.length;
  if (variance < 1e-12) return Math.abs(mean - odds.mean) < 1e-9 ? 0 : Number.POSITIVE_INFINITY;
  return (mean - odds.mean) / Math.sqrt(variance / samples.length);
}

/** The greatest distance between the two cumulative distributions. */
function distance(odds: SideOdds, samples: readonly number[]): number {
  let exact = 0;
  let found = 0;
  let worst = 0;
  odds.distribution.forEach((chance, loss) => {
    exact += chance;
    found += samples.filter((sample) => sample === loss).length / samples.length;
    worst = Math.max(worst, Math.abs(exact - found));
  });
  return worst;
}

const describeAttack = ({ table, frame, target, shots }: Attack): string =>
  `${table.state.units[frame.unit]!.name} (${frame.mode}) at ${target.name}${target.joined < 0 ? '' : ' with hero'}: ${shots
    .map((shot) => `${shot.unit}/${shot.line}${shot.shots > 0 ? ` x${shot.shots}` : ''}`)
    .join(', ')}`;

describe('the engine rolls what the odds say', () => {
  const seen = new Set<string>();
  const surprises: number[] = [];
  let joined = 0;
  let fights = 0;

  test(`${ATTACKS} attacks from random play, ${SAMPLES} times each`, () => {
    const strange: string[] = [];
    let count = 0;
    for (const attack of attacks()) {
      const { table, frame, target } = attack;
      const name = describeAttack(attack);
      if (seen.has(name)) continue;
      seen.add(name);
      const plan = planOf(attack);
      const odds = attackOdds(plan);
      const pairs = [target, table.state.units[frame.unit]!].map((unit) => ({
        ids: membersOf(table.state, unit).map((member) => member.id),
        lost: [] as number[],
      }));
      const before = pairs.map(({ ids }) => bodyPoints(table.state, ids));
      for (let sample = 0; sample < SAMPLES; sample++) {
        const after = resolve(attack, `${count} ${sample}`);
        pairs.forEach(({ ids, lost }, side) => {
          lost.push(before[side]! - bodyPoints(after, ids));
        });
      }
      for (const [side, { lost }] of pairs.entries()) {
        const exact = side === 0 ? odds.target : odds.attacker;
        const z = surprise(exact, lost);
        if (Math.abs(z) > 4.5 || distance(exact, lost) > 2.2 / Math.sqrt(SAMPLES))
          strange.push(
            `${name}; ${side === 0 ? 'target' : 'attacker'}: ${z.toFixed(1)} standard errors, odds ${exact.distribution.map((p) => p.toFixed(2)).join(' ')}`,
          );
        if (z !== 0) surprises.push(z);
      }
      if (membersOf(table.state, target).some((unit) => isHero(table.state, unit))) joined++;
      if (plan.close !== null) fights++;
      if (++count === ATTACKS) break;
    }
    expect(strange).toEqual([]);
  });

  test('no drift over all of them', () => {
    const n = surprises.length;
    const mean = surprises.reduce((sum, z) => sum + z, 0) / n;
    const spread = surprises.reduce((sum, z) => sum + z * z, 0) / n;
    expect(Math.abs(mean) * Math.sqrt(n)).toBeLessThan(4);
    expect(spread).toBeGreaterThan(0.6);
    expect(spread).toBeLessThan(1.5);
  });

  test('joined heroes and close combat were among them', () => {
    expect(joined).toBeGreaterThan(10);
    expect(fights).toBeGreaterThan(10);
  });
});
