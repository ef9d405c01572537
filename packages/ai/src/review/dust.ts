import { type AttackForm, asView, type DustOption, dust, UNIT_TYPES, type Units } from '@dustfront/dust';
import { imagine } from '@dustfront/kernel';
import { type Attack, attackOf, battleWorth, targetsOf } from '../dust/attacks.ts';
import { type Kind, oddsAt, solve } from '../dust/battles.ts';
import { Field, total } from '../dust/field.ts';
import type { CombatFrame } from '../dust/policy.ts';
import { STAFF } from '../dust/style.ts';
import { chances, features, WEIGHTS } from '../dust/value.ts';
import { because, type Weighed } from '../player.ts';
import { judgeBattle } from './dust-battle.ts';
import { warDice } from './dust-dice.ts';
import { unguarded } from './dust-guard.ts';
import { type Decision, type Judge, type Judgement, undertaking } from './judge.ts';

/**
 * Smaller differences are not counted. In twelve matches of staff officers with blunders thrown in, 42 decisions cost
 * this much: played to the end from both ways a hundred times each, the better way won 7 matches in a hundred more.
 * With smaller ones it won no more often.
 */
const LEAST = 8;

const IN_BATTLE = ['declare', 'retreat', 'reroll', 'casualties'];
const DETAILS = ['target', 'attackers', 'mechs'];
const BATTLES: readonly AttackForm[] = ['land', 'sea', 'amphibious', 'drop'];

const optionOf = (decision: Decision): DustOption => decision.option as DustOption;

/** An attack that could be announced, by the answer that announces it. */
interface Open {
  readonly option: DustOption;
  readonly attack: Attack;
}

function openAttacks(field: Field, { options }: Decision): Open[] {
  const pairs = field.frame<CombatFrame>('combat')?.pairs ?? [];
  return (options as readonly DustOption[]).flatMap((option) => {
    if (option.do !== 'attack' && option.do !== 'launch') return [];
    const from = option.do === 'attack' ? field.atlas.index.get(option.from)! : -1;
    return targetsOf(field, option.form, from)
      .filter((to) => from < 0 || !pairs.includes(`${from}>${to}`))
      .map((to) => ({ option, attack: guarded(field, attackOf(field, option.form, from, to)) }));
  });
}

/** An attack with what it leaves open at home. */
function guarded(field: Field, attack: Attack): Attack {
  const { form, from, units, value } = attack;
  if (!BATTLES.includes(form) || from < 0) return attack;
  return { ...attack, value: value - unguarded(field, from, field.units(from), units) };
}

/**
 * The attack that an announcement and the answers after it made; null where the record ends before its target is named.
 */
function attackMade(field: Field, run: readonly Decision[]): Attack | null {
  const [first, ...details] = run.map(optionOf);
  if (first === undefined || (first.do !== 'attack' && first.do !== 'launch')) return null;
  const from = first.do === 'attack' ? field.atlas.index.get(first.from)! : -1;
  const units: Units = [0, 0, 0, 0, 0];
  let to: number | null = null;
  for (const detail of details) {
    if (detail.do === 'to') to = field.atlas.index.get(detail.area)!;
    if (detail.do === 'take') units[UNIT_TYPES.indexOf(detail.unit)]! += detail.count;
    if (detail.do === 'mechs') units[1]! += detail.count;
  }
  if (to === null) return null;
  // A single unit that has to go is not asked for.
  if (from >= 0 && total(units) === 0) {
    const sea = first.form === 'sea';
    const only = field.units(from).findLastIndex((count, type) => count > 0 && (type === 4) === sea);
    if (only >= 0) units[only] = 1;
  }
  return attackOf(field, first.form, from, to, units);
}

/**
 * What can be said for an attack at most: that it is broken off in time, that an area left empty is entered again
 * later, that others follow at the same target, or that it goes on from there. The staff counts none of these, and so
 * nobody is blamed for them.
 */
function atMost(field: Field, { form, from, to, units, value }: Attack, others: readonly Open[]): number {
  if (!BATTLES.includes(form) || field.isLast()) return value;
  const odds = oddsAt(field, form as Kind, units, to);
  const toTheEnd = battleWorth(field, odds, to);
  const clash = { battle: form as Kind, attacker: field.seat, defender: field.holder(to), origin: from };
  const best = solve(field, { ...clash, target: to, attackers: units }, field.prize(to))?.value ?? toTheEnd;
  const emptied = from >= 0 && total(units) === total(field.units(from)) ? field.worth(from) : 0;
  let most = value + emptied + Math.max(0, best - toTheEnd);
  for (const { attack: next } of others) {
    if (next.to !== to || next.from === from || !BATTLES.includes(next.form)) continue;
    const both = units.map((count, type) => count + next.units[type]!);
    most = Math.max(most, battleWorth(field, oddsAt(field, form as Kind, both, to), to));
  }
  if (others.length === 0) return most;
  const onward = targetsOf(field, form === 'sea' ? 'sea' : 'land', to).map((area) =>
    battleWorth(field, oddsAt(field, form === 'sea' ? 'sea' : 'land', units, area), area),
  );
  return most + odds.takes * Math.max(0, ...onward);
}

/** Attacks that can all be made one after the other, the best first: each from an area of its own at one of its own. */
function series(open: readonly Open[]): Open[] {
  const found: Open[] = [];
  const isTaken = ({ attack }: Open): boolean =>
    found.some(
      ({ attack: { form, from, to } }) =>
        to === attack.to || (from === attack.from && (from >= 0 || form === attack.form)),
    );
  for (const next of [...open].sort((a, b) => b.attack.value - a.attack.value))
    if (!isTaken(next)) found.push(next);
  return found;
}

/**
 * An attack against the least of those that its points would have paid for, or against none. Who holds back, or sends
 * less than he could, guards something: what that is worth nobody has weighed, and it is not judged.
 */
function judgeAttack(field: Field, own: readonly Decision[], at: number): Judgement | null {
  const decision = own[at]!;
  const run = [decision, ...undertaking(own, at + 1, ({ question }) => DETAILS.includes(question))];
  const attack = attackMade(field, run);
  if (attack === null) return null;
  const points = field.frame<CombatFrame>('combat')?.points ?? 0;
  const open = openAttacks(field, decision);
  const paid = series(open).slice(0, points);
  const isPaid = paid.some(({ attack: { from, to } }) => from === attack.from && to === attack.to);
  const last = isPaid ? undefined : paid[points - 1];
  const weighed = (option: DustOption, to: Attack, value: number): Weighed => ({
    option: dust.optionId(option),
    value,
    words: [conquest(field, to, value)],
  });
  const best: Weighed =
    last === undefined || last.attack.value <= 0
      ? { option: 'end', value: 0, words: [because('ai.dust.hold')] }
      : weighed(last.option, last.attack, last.attack.value);
  const taken = weighed(optionOf(decision), attack, atMost(field, attack, points > 1 ? open : []));
  const told = run.find(({ option }) => option.do === 'to') ?? decision;
  return { best, taken, cost: Math.max(0, best.value - taken.value), told, isNamed: false };
}

function conquest(field: Field, { to, takes }: Attack, value: number) {
  const points = Math.round(10 * value) / 10;
  return because('ai.conquer', { area: field.atlas.names[to]!, chance: Math.round(100 * takes), points });
}

/** The staff officer of DUST as a judge: of attacks, and of decisions in battles. */
export const dustJudge: Judge = {
  name: 'Staff officer',
  round: (view) => asView(view).round,
  chances: (view, seat) => chances(features(imagine(dust, view, seat, () => 0)), WEIGHTS),
  dice: warDice,
  least: LEAST,
  judge(own, at) {
    const decision = own[at]!;
    const { question, view, seat } = decision;
    const isAttack = question === 'combat';
    if (!isAttack && !IN_BATTLE.includes(question)) return null;
    const field = new Field(
      imagine(dust, view, seat, () => 0),
      seat,
      STAFF,
    );
    const found = isAttack ? judgeAttack(field, own, at) : judgeBattle(field, own, at);
    return found === null || found.cost >= LEAST ? found : { ...found, cost: 0 };
  },
};
