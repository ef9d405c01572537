import { Play, seededPick } from '@dustfront/kernel';
import { solveBattle } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { battleUnderWay } from '../src/asked.ts';
import type { BattleFrame } from '../src/frames/new-battle.ts';
import type { RetreatingFrame } from '../src/frames/retreating.ts';
import { type DustOption, type DustState, dust, dustView } from '../src/index.ts';
import { areaIndex } from '../src/lookup.ts';
import { addUnits, COST, countUnits, noUnits, worth } from '../src/units.ts';
import { meanOver, Told, Unrolled } from './all-dice.ts';
import { position } from './table.ts';

const battleOf = (state: DustState) =>
  (state.stack.find((frame) => frame.kind === 'battle') as BattleFrame | undefined) ?? null;

/** What a seat has, on the map, in the battle and on the way out of it. */
function strength(state: DustState, seat: number): number {
  const all = noUnits();
  for (const area of state.areas) if (area.holder === seat) addUnits(all, area.units);
  for (const frame of state.stack) {
    if (frame.kind === 'battle' && seat === 0) addUnits(all, (frame as BattleFrame).attackers);
    if (frame.kind === 'retreating' && (frame as RetreatingFrame).holder === seat)
      addUnits(all, (frame as RetreatingFrame).units);
  }
  return worth(all);
}

/** Where a plan has no say: which victim the Nurse begins with, where to retreat, and a retreat half decided. */
function isBetween(state: DustState, frame: BattleFrame): boolean {
  const { kind, step } = state.stack.at(-1)!;
  return (
    kind === 'retreating' || step === 'nurse' || frame.withdrawType > 0 || countUnits(frame.withdrawing) > 0
  );
}

/** What an open question is worth to the attacker, as the solver says; what is decided already is counted out. */
function solved(state: DustState, prize: number): number {
  const base = strength(state, 0) - strength(state, 1);
  const frame = battleOf(state);
  if (frame === null) return base + (state.areas[areaIndex(state, 'b')]!.holder === 0 ? prize : 0);
  if (isBetween(state, frame)) return best(state, prize);
  const { plan, start } = battleUnderWay(dustView(state, null))!;
  // Victims named so far may still be saved.
  const hope = (side: 'attacker' | 'defender') => {
    const { ability } = plan[side];
    const saved = frame.victims[side].reduce((sum, type) => sum + COST[type]!, 0);
    return ability?.kind === 'rescue' && plan[side].plays === 'best' ? saved * ability.chance : 0;
  };
  const { value } = solveBattle({ ...plan, prize }, start ?? undefined);
  return base + hope('attacker') - hope('defender') + value;
}

function after(state: DustState, option: number, told: readonly number[], prize: number): number {
  const play = new Play(dust, dust.clone(state), new Told(told));
  try {
    play.answer(play.seat, play.options(play.seat).at(option)!);
  } catch (error) {
    if (!(error instanceof Unrolled)) throw error;
    return meanOver(error.asked, (next) => after(state, option, [...told, next], prize));
  }
  return solved(play.state, prize);
}

/** The best that the asked seat can do with one answer, everything after it as the solver says. */
function best(state: DustState, prize: number): number {
  const play = new Play(dust, dust.clone(state), new Told([]));
  const { seat } = play;
  const values = Array.from({ length: play.options(seat).length }, (_, i) => after(state, i, [], prize));
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

interface Case {
  readonly form: 'land' | 'sea' | 'amphibious';
  readonly attackers: string;
  readonly defenders: string;
  readonly cards: readonly [string, string];
  readonly place?: string;
}

function begun({ form, attackers, defenders, cards, place = '' }: Case): Play<DustState, DustOption> {
  const sea = form === 'sea';
  const map = sea ? 'sea a b c\nland x y\nlinks x-a a-b b-c c-y' : 'land a b c\nsea s\nlinks a-b b-c a-s s-b';
  const text = `${map}
round 2
player 0 red played=${cards[0]}
player 1 blue played=${cards[1]}
at a 0 ${attackers}
at b 1 ${defenders} ${place}
${sea ? 'at x 0 T1\nat y 1 T1\nat c 1 S1' : 'at s 0 S1\nat c 1 T1'}
now combat 0`;
  return new Play(dust, position(text.replaceAll(/ +$/gm, '')), new Told([]));
}

/** Answers at random with dice at random, up to the end of the first battle. */
function walk(c: Case, seed: string, visit: (state: DustState) => void): void {
  const pick = seededPick(seed);
  let { state } = begun(c);
  for (let met = false; ; ) {
    if (battleOf(state) !== null) visit(state);
    else if (met) return;
    met ||= battleOf(state) !== null;
    const play = new Play(dust, dust.clone(state), {
      roll: ({ count, sides }) => Array.from({ length: count }, () => pick(sides)),
    });
    const list = play.options(play.seat);
    const options = Array.from({ length: list.length }, (_, i) => list.at(i)!);
    const wanted = options.findLast((o) =>
      o.do === 'attack'
        ? o.form === c.form && o.from === 'a'
        : o.do === 'to'
          ? o.area === 'b'
          : o.do === 'take',
    );
    if (!met && wanted === undefined) return;
    play.answer(play.seat, met ? options[pick(options.length)]! : wanted!);
    met ||= battleOf(play.state) !== null;
    state = play.state;
  }
}

describe('the odds of a battle under way fit together, question after question', () => {
  test.each<Case>([
    { form: 'land', attackers: 'T2 M1', defenders: 'T2 F1', cards: ['diplomat_1', 'diplomat_2'] },
    { form: 'land', attackers: 'T1 F1 B1', defenders: 'T1 M1', cards: ['ace_of_the_sky_1', 'sigrid_1'] },
    {
      form: 'land',
      attackers: 'T2 F1',
      defenders: 'T1 M1',
      cards: ['raketen_truppen_1', 'nurse_1'],
      place: 'centre',
    },
    { form: 'land', attackers: 'T2 M1', defenders: 'T2 M1', cards: ['nurse_1', 'alien_radar_1'] },
    { form: 'land', attackers: 'T2', defenders: 'T1 M1', cards: ['secret_weapon_1', 'ace_of_the_sky_1'] },
    { form: 'amphibious', attackers: 'T2 B1', defenders: 'T2', cards: ['sigrid_1', 'raketen_truppen_1'] },
    { form: 'sea', attackers: 'S3', defenders: 'S2', cards: ['sigrid_1', 'sigrid_2'] },
    { form: 'sea', attackers: 'S2', defenders: 'S3', cards: ['nurse_1', 'diplomat_2'] },
  ])('$form: $attackers against $defenders, $cards', (c) => {
    const seen = new Set<string>();
    let blank = 0;
    for (let n = 0; n < 40; n++) {
      walk(c, `${c.attackers} ${n}`, (state) => {
        const frame = battleOf(state)!;
        if (isBetween(state, frame)) return;
        const { step } = state.stack.at(-1)!;
        seen.add(step);
        if (frame.blanks > 0) blank++;
        expect(best(state, 9), `${step} after ${frame.blanks} blank rolls`).toBeCloseTo(solved(state, 9), 9);
      });
    }
    expect(seen.size).toBeGreaterThan(0);
    expect(blank).toBeGreaterThan(0);
  });

  test('no battle, or a decided one, is none', () => {
    const { state } = begun({
      form: 'land',
      attackers: 'T2',
      defenders: 'T1',
      cards: ['diplomat_1', 'diplomat_2'],
    });
    expect(battleUnderWay(dustView(state, 0))).toBeNull();
  });
});
