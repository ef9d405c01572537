import { Play } from '@dustfront/kernel';
import { type BattleMoment, type BattleSolution, solveBattle } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { hitsAmong } from '../src/battle/dice.ts';
import { otherSide, type Side } from '../src/battle/kinds.ts';
import { battlePlan } from '../src/battle/plan.ts';
import { refuges } from '../src/battle/refuges.ts';
import type { AbilityId } from '../src/data/types.ts';
import type { BattleFrame } from '../src/frames/new-battle.ts';
import { type DustOption, type DustState, dust, UNIT_TYPES } from '../src/index.ts';
import { board, playedCard } from '../src/lookup.ts';
import { addUnits, noUnits, worth } from '../src/units.ts';
import { meanOver, Told, Unrolled } from './all-dice.ts';
import { position } from './table.ts';

const battleOf = (state: DustState) =>
  (state.stack.find((frame) => frame.kind === 'battle') as BattleFrame | undefined) ?? null;

/** What the solver's policy answers to the engine's open question. */
function answerOf(play: Play<DustState, DustOption>, solution: BattleSolution): DustOption {
  const { state } = play;
  const frame = battleOf(state)!;
  const step = state.stack.at(-1)!;
  const list = play.options(play.seat);
  const options = Array.from({ length: list.length }, (_, i) => list.at(i)!);
  const find = (test: (option: DustOption) => boolean) => options.find(test)!;
  const side = frame.sides[frame.at]!;
  if (step.kind === 'retreating') return options[0]!;
  if (step.step === 'declare')
    return find((o) => o.do === (solution.declarations[side] === 'none' ? 'pass' : 'use'));
  if (step.step === 'nurse') return find((o) => o.do === 'rescue' && o.from === 0);
  const policy = solution.policy!;
  if (step.step === 'retreat') {
    const stay = policy.stay(momentOf(state, frame, side));
    const now = side === 'attacker' ? frame.attackers : state.areas[frame.target]!.units;
    const type = UNIT_TYPES.findIndex(
      (_, t) => t >= frame.withdrawType && now[t]! - frame.withdrawing[t]! > stay[t]!,
    );
    if (type < 0) return find((o) => o.do === 'stand');
    return find(
      (o) => o.do === 'withdraw' && o.unit === UNIT_TYPES[type] && o.count === now[type]! - stay[type]!,
    );
  }
  const hits = hitsAmong(frame.faces[side]);
  if (step.step === 'again') {
    const again = policy.reroll(momentOf(state, frame, side), hits, hitsAmong(frame.faces[otherSide(side)]));
    return find((o) => o.do === (again ? 'use' : 'pass'));
  }
  const after = policy.losses(momentOf(state, frame, side), hits);
  const victims = side === 'attacker' ? state.areas[frame.target]!.units : frame.attackers;
  return find(
    (o) => o.do === 'destroy' && victims[UNIT_TYPES.indexOf(o.unit)]! > after[UNIT_TYPES.indexOf(o.unit)]!,
  );
}

/** The battle before the losses of the present exchange. */
function momentOf(state: DustState, frame: BattleFrame, side: Side): BattleMoment {
  const before = (units: readonly number[], victims: readonly number[]) =>
    units.map((count, type) => count + victims.filter((victim) => victim === type).length);
  const canThrow = (seat: number) => {
    const ability = seat < 0 ? undefined : playedCard(state, seat)?.ability;
    return (ability === 'sigrid' || ability === 'raketen_truppen') && !state.players[seat]!.used;
  };
  return {
    attacker: before(frame.attackers, frame.victims.attacker),
    defender: before(state.areas[frame.target]!.units, frame.victims.defender),
    roller: side,
    blanks: frame.blanks,
    attackerReroll: canThrow(frame.attacker),
    defenderReroll: canThrow(frame.defender),
    defenderRolled: frame.defenderRolled,
  };
}

/** The exact mean over all dice of what the battle comes to, played by the engine. */
function playedOut(
  state: DustState,
  told: readonly number[],
  solution: BattleSolution,
  value: (end: DustState) => number,
): number {
  let play: Play<DustState, DustOption>;
  try {
    play = new Play(dust, dust.clone(state), new Told(told));
    while (battleOf(play.state) !== null) play.answer(play.seat, answerOf(play, solution));
  } catch (error) {
    if (!(error instanceof Unrolled)) throw error;
    return meanOver(error.asked, (next) => playedOut(state, [...told, next], solution, value));
  }
  return value(play.state);
}

interface Case {
  readonly form: 'land' | 'sea' | 'amphibious';
  readonly attackers: string;
  readonly defenders: string;
  readonly cards?: readonly [string, string];
  readonly centre?: boolean;
  readonly refuge?: boolean;
}

function check({
  form,
  attackers,
  defenders,
  cards = ['diplomat_1', 'diplomat_2'],
  centre = false,
  refuge = true,
}: Case): void {
  const sea = form === 'sea';
  const map = sea ? 'land x y\nsea a b c\nlinks x-a a-b b-c c-y' : 'land a b c\nsea s\nlinks a-b b-c a-s s-b';
  const text = `${map}
round 2
player 0 red played=${cards[0]}
player 1 blue played=${cards[1]}
at a 0 ${attackers}
at b 1 ${defenders}${centre ? ' centre' : ''}
${sea ? 'at x 0 T1\nat y 1 T1\nat c 1 S1' : `at s 0 S1\nat c ${refuge ? '1' : 'neutral'} T1`}
now combat 0`;
  const play = new Play(dust, position(text), new Told([]));
  const say = (test: (option: DustOption) => boolean) => {
    const list = play.options(play.seat);
    play.answer(play.seat, Array.from({ length: list.length }, (_, i) => list.at(i)!).find(test)!);
  };
  say((o) => o.do === 'attack' && o.form === form && o.from === 'a');
  say((o) => o.do === 'to' && o.area === 'b');
  // Everything attacks; the last answer begins the battle, whose first roll must not fall yet.
  let start = dust.clone(play.state);
  while (battleOf(play.state) === null) {
    start = dust.clone(play.state);
    try {
      say((o) => o.do === 'take');
    } catch (error) {
      if (error instanceof Unrolled) break;
      throw error;
    }
    start = dust.clone(play.state);
  }
  finish(start, { form, centre, refuge });
}

function finish(
  start: DustState,
  { form, centre }: { form: Case['form']; centre: boolean; refuge: boolean },
): void {
  const [a, b] = ['a', 'b'].map((id) => board(start).index.get(id)!) as [number, number];
  const frame = battleOf(start);
  const attackers = frame === null ? start.areas[a]!.units.slice() : frame.attackers.slice();
  const defenders = start.areas[b]!.units.slice();
  const abilityOf = (seat: number): AbilityId | null => playedCard(start, seat)?.ability ?? null;
  const plan = battlePlan({
    kind: form,
    attackers,
    defenders,
    place: { capital: false, centre },
    attackerAbility: abilityOf(0),
    defenderAbility: abilityOf(1),
    defenderHasRetreat: refuges(start, 1, b, a).length > 0,
    prize: 9,
  });
  const solution = solveBattle(plan);
  const total = (state: DustState, seat: number) => {
    const all = noUnits();
    for (const area of state.areas) if (area.holder === seat) addUnits(all, area.units);
    for (const f of state.stack)
      if (f.kind === 'battle' && (f as BattleFrame).attacker === seat)
        addUnits(all, (f as BattleFrame).attackers);
    return worth(all);
  };
  const [own, other] = [total(start, 0), total(start, 1)];
  const value = (end: DustState) =>
    other - total(end, 1) - (own - total(end, 0)) + (end.areas[b]!.holder === 0 ? 9 : 0);
  // From the last answer of the declaration on: the engine asks, the policy answers.
  const mean = playedOutFrom(start, solution, value);
  expect(mean).toBeCloseTo(solution.value, 9);
}

function playedOutFrom(
  start: DustState,
  solution: BattleSolution,
  value: (end: DustState) => number,
): number {
  if (battleOf(start) !== null) return playedOut(start, [], solution, value);
  // The battle begins with the answer that takes everything.
  const run = (told: readonly number[]): number => {
    const play = new Play(dust, dust.clone(start), new Told(told));
    try {
      const list = play.options(play.seat);
      play.answer(play.seat, list.at(0)!);
      while (battleOf(play.state) !== null) play.answer(play.seat, answerOf(play, solution));
      return value(play.state);
    } catch (error) {
      if (!(error instanceof Unrolled)) throw error;
      return meanOver(error.asked, (next) => run([...told, next]));
    }
  };
  return run([]);
}

describe('best play through the engine comes to what the solver says', () => {
  test.each<Case>([
    { form: 'land', attackers: 'T1 F1', defenders: 'T2' },
    { form: 'land', attackers: 'T1 M1', defenders: 'T1 M1' },
    { form: 'land', attackers: 'M1 F1', defenders: 'T1 F1', centre: true },
    { form: 'land', attackers: 'T2 F1', defenders: 'T1 B1', refuge: false },
    { form: 'amphibious', attackers: 'T1 B1', defenders: 'T2' },
    { form: 'sea', attackers: 'S2', defenders: 'S2' },
    { form: 'sea', attackers: 'S3', defenders: 'S1' },
    { form: 'land', attackers: 'T1 F1', defenders: 'T1 F1', cards: ['sigrid_1', 'diplomat_2'] },
    { form: 'land', attackers: 'T1 F1', defenders: 'T2', cards: ['raketen_truppen_1', 'sigrid_2'] },
    { form: 'sea', attackers: 'S2', defenders: 'S2', cards: ['sigrid_1', 'sigrid_2'] },
    { form: 'land', attackers: 'T1 F1', defenders: 'T1 M1', cards: ['ace_of_the_sky_1', 'nurse_1'] },
    { form: 'land', attackers: 'T1 F1', defenders: 'T1 M1', cards: ['ace_of_the_sky_1', 'diplomat_2'] },
    { form: 'land', attackers: 'T1 F1', defenders: 'T1 M1', cards: ['diplomat_1', 'nurse_1'] },
    { form: 'land', attackers: 'T2 F1', defenders: 'T1', cards: ['nurse_1', 'alien_radar_1'] },
    { form: 'land', attackers: 'T1', defenders: 'T2 M1', cards: ['secret_weapon_1', 'diplomat_2'] },
    { form: 'amphibious', attackers: 'T2', defenders: 'T1', cards: ['nurse_1', 'diplomat_2'] },
  ])('$form: $attackers against $defenders $cards', (c) => check(c));
});
