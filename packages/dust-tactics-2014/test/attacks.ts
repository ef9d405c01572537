/** Random attacks, to hold the engine's own rolls against the odds. */
import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { Case, Question } from '@dustfront/testkit/agreement';
import { cardOfUnit, fullAttack, groupOf, planAttack, unitNamed } from '../src/asked.ts';
import { backWeapons } from '../src/attack/plan.ts';
import { freeCount, rowLine, rowsOf } from '../src/attack/rows.ts';
import { victimsOf } from '../src/attack/victims.ts';
import { only } from '../src/choice.ts';
import { newUnit } from '../src/fielding.ts';
import { type AttackFrame, attackFrame } from '../src/frames/make.ts';
import {
  type Aim,
  type AimedLine,
  ALL_CARDS,
  type Card,
  type Choice,
  dustTactics2014,
  type TacticsState,
  type Unit,
} from '../src/index.ts';
import { mayJoin, skillsOf } from '../src/moments.ts';
import { parsePosition } from '../src/notation/parse.ts';

export interface RandomAttack {
  readonly text: string;
  readonly state: TacticsState;
  readonly aim: Aim;
  readonly frame: AttackFrame;
}

type Pick = (n: number) => number;

const of = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;

/** Where attackers stand, and targets from next to them to far away. */
const FROM = 'C5';
const ROW = ['D5', 'D4', 'E5', 'F5', 'G5', 'H5', 'I5', 'K5'];

const GROUND = Array.from({ length: 9 }, () => '. '.repeat(12).trim().split(' '));

/** Open ground, or something that the target stands in, or that stands before it. */
function surroundings(pick: Pick, at: string, isFoot: boolean): string[] {
  const rows = GROUND.map((row) => [...row]);
  const lines: string[] = [];
  const put = (letter: string) => {
    rows[Number(at.slice(1)) - 1]![at.charCodeAt(0) - 65] = letter;
  };
  switch (pick(9)) {
    case 0:
      lines.push(`crates ${at}`);
      break;
    case 1:
      lines.push(`smoke ${at} until 9`);
      break;
    case 2:
      put('t');
      break;
    case 3:
      if (isFoot) put('r');
      break;
    case 4:
      if (isFoot) lines.push(`trenches ${at}`);
      break;
    case 5:
      if (isFoot) lines.push(`fort ${of(pick, ['bunker', 'strongpoint'])} ${at} W 2`);
      break;
    case 6:
      if (isFoot) lines.push(`building 1 ${at}`);
      break;
    default:
  }
  if (lines[0]?.startsWith('building')) put('b');
  return ['map', ...rows.map((row) => `  ${row.join(' ')}`), ...lines];
}

/** A unit as a line: some of its soldiers, points or ammunition may be gone. */
function unitLine(pick: Pick, name: string, card: Card, at: string, more: string): string {
  const words = [`unit ${name} ${card.id} at ${at}`];
  if (card.kind === 'squad' && pick(3) === 0) {
    const left = card.soldiers.map((_, n) => n).filter(() => pick(3) > 0);
    words.push(`soldiers ${(left.length > 0 ? left : [0]).join()}`);
  }
  if (card.kind !== 'squad' && card.track > 1 && pick(3) === 0) words.push(`marks ${pick(card.track)}`);
  if (pick(6) === 0) words.push('not-salvo');
  if (pick(6) === 0) words.push('not-hidden');
  words.push('acted', more);
  return words.join(' ').trim();
}

const isGiant = (card: Card): boolean => card.size === 'large' || card.size === 'huge';

const hasSniper = (card: Card): boolean => card.weapons.some(({ line }) => line.rules.includes('sniper'));

/** A card with a hero who may stand with it, now and then. */
function group(pick: Pick, side: 1 | 2, wanted: (card: Card) => boolean): Card[] {
  const card = of(pick, ALL_CARDS.filter(wanted));
  if (pick(3) > 0 || (card.kind !== 'squad' && card.kind !== 'support')) return [card];
  const leader = newUnit(0, `${side}a`, card.id, 0);
  const heroes = ALL_CARDS.filter(
    (one) => one.kind === 'hero' && mayJoin(newUnit(1, `${side}b`, one.id, 0), leader),
  );
  return heroes.length === 0 ? [card] : [card, of(pick, heroes)];
}

function position(pick: Pick): string {
  const snipers = pick(8) === 0;
  const attackers = group(pick, 1, (card) => !isGiant(card) && (!snipers || hasSniper(card)));
  const targets = group(pick, 2, (card) => !isGiant(card) && !card.skills.includes('spy'));
  const at = of(pick, pick(3) === 0 ? ROW.slice(0, 2) : ROW);
  const isFoot = ['squad', 'hero', 'support'].includes(targets[0]!.kind);
  const lines = ['reactions off', ...surroundings(pick, at, isFoot)];
  for (const [side, cards, square, facing] of [
    [1, attackers, FROM, 'E'],
    [2, targets, at, 'W'],
  ] as const)
    cards.forEach((card, n) => {
      const joined = n > 0 ? ` joined ${side}a:game` : '';
      lines.push(unitLine(pick, `${side}${'ab'[n]}`, card, square, `facing ${facing}${joined}`));
    });
  if (targets[0]!.kind === 'aircraft' && pick(2) === 0) lines.push('alert 1 2a');
  return lines.join('\n');
}

/** The one machine on which others ride, and who can: at most six men of armour 1 or 2. */
const MOUNT = ALL_CARDS.find((card) => card.riders > 0)!;
const RIDERS = ALL_CARDS.filter(
  (card) => card.kind === 'squad' && card.armour < 3 && card.soldiers.length < 7,
);

/** The same with riders: on the target, as the target, or as the attackers, who are next to each other now and then. */
function mounted(pick: Pick): string {
  const rider = of(pick, RIDERS);
  const foe = of(
    pick,
    ALL_CARDS.filter((card) => !isGiant(card) && !card.skills.includes('spy')),
  );
  const at = of(pick, ['F5', 'F6', 'H5']);
  const lines = ['reactions off', 'map', ...GROUND.map((row) => `  ${row.join(' ')}`)];
  const ride = (side: 1 | 2, [horse, man]: readonly [string, string]) => [
    unitLine(pick, `${side}${horse}`, MOUNT, 'D5', 'facing E'),
    unitLine(pick, `${side}${man}`, rider, '', `aboard ${side}${horse}:rider`).replace(' at ', ''),
  ];
  const kind = pick(3);
  if (kind === 2)
    return [...lines, ...ride(1, ['b', 'a']), unitLine(pick, '2a', foe, at, 'facing W')].join('\n');
  const names = kind === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
  return [...lines, unitLine(pick, '1a', foe, at, 'facing W'), ...ride(2, names)].join('\n');
}

/** All that fires, or some rows with some of their copies. */
function someAim(pick: Pick, state: TacticsState, from: Unit, to: Unit): Aim {
  const sustained = pick(2) === 0;
  const skills = { spirit: pick(2) === 0, lucky: pick(2) === 0 };
  if (pick(2) > 0) {
    const half = pick(4);
    return { sustained, ...skills, salvo: pick(2) === 0, ranged: half !== 0, close: half !== 1 };
  }
  const rows = rowsOf(state, attackFrame(from.id, sustained, { only: to.id }));
  const lines = rows.flatMap((row): AimedLine[] => {
    const by = state.units[row.by]!;
    const free = freeCount(by, row.weapon, [], to.id);
    if (free === 0 || pick(3) === 0) return [];
    const { rules } = rowLine(by, row.weapon);
    const named = rules.includes('sniper') && pick(4) > 0 ? someVictim(pick, state, to) : {};
    return [{ ...row, ...(rules.includes('volley') ? {} : { count: 1 + pick(free) }), ...named }];
  });
  return { sustained, ...skills, lines };
}

function someVictim(pick: Pick, state: TacticsState, to: Unit): Partial<AimedLine> {
  const unit = of(pick, groupOf(state, to));
  const soldier = unit.soldiers.length > 0 ? of(pick, unit.soldiers) : -1;
  // Where all are alike nobody is asked whom he names.
  return victimsOf(state, to, null).length > 1 ? { named: unit.id, soldier } : {};
}

const counts = (state: TacticsState, unit: Unit, skill: 'fighting-spirit' | 'lucky'): boolean =>
  groupOf(state, unit).some((one) => cardOfUnit(one).skills.includes(skill));

/**
 * The next random attack in which something is declared. Whom snipers name is not mixed with blows: the odds let others
 * fall elsewhere.
 */
export function randomAttack(pick: Pick, place = position): RandomAttack {
  for (;;) {
    const text = place(pick);
    const state = parsePosition(text);
    if (!('stack' in state)) throw new Error(`${text}\n${JSON.stringify(state)}`);
    const [from, to] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
    const wish = someAim(pick, state, from, to);
    const aim = {
      ...wish,
      spirit: wish.spirit === true && counts(state, from, 'fighting-spirit'),
      lucky: wish.lucky === true && counts(state, from, 'lucky'),
    };
    const frame = fullAttack(state, from, to, aim);
    if (frame.shots.length === 0) continue;
    if (frame.shots.some((shot) => shot.named >= 0) && frame.shots.some((shot) => shot.close)) continue;
    return { text, state, aim, frame };
  }
}

/** Points that a group has lost since. */
function lost(before: TacticsState, after: TacticsState, name: string): number {
  return groupOf(before, unitNamed(before, name)!).reduce((sum, { id }) => {
    const [was, is] = [before.units[id]!, after.units[id]!];
    return sum + was.soldiers.length - is.soldiers.length + is.marks - was.marks;
  }, 0);
}

/**
 * How soon a soldier falls: whoever strikes in a later line before those of an earlier one, a man whom a sniper named
 * last of all.
 */
function worthOf(state: TacticsState, frame: AttackFrame, unit: Unit, man: number): number {
  if (frame.shots.some((shot) => shot.named === unit.id && shot.soldier === man)) return -1;
  if (unit.side === 0) {
    const blows = frame.shots.filter((shot) => shot.close && shot.by === unit.id);
    const at = blows.findIndex((shot) => shot.men.includes(man));
    return at < 0 ? blows.length : at;
  }
  const attacker = groupOf(state, state.units[frame.unit]!)[0];
  if (attacker === undefined) return 0;
  return backWeapons(state, unit, attacker).findIndex(({ men }) => men.includes(man));
}

/** The owner takes hits in their order, soldiers before tracks. */
function victim(state: TacticsState, frame: AttackFrame, options: readonly Choice[]): Choice {
  const hits = options.map((choice) => only(choice, 'hit'));
  const first = hits.filter((choice) => choice.m === hits[0]!.m);
  const soldiers = first.filter((choice) => choice.n >= 0);
  const worth = ({ unit, n }: (typeof hits)[number]) => worthOf(state, frame, state.units[unit]!, n);
  return soldiers.length > 0 ? soldiers.reduce((a, b) => (worth(b) > worth(a) ? b : a)) : first[0]!;
}

/** The attack begun, up to its first question: what was planned is declared, then everything is rolled. */
function trialOf({ state, frame, aim }: RandomAttack): {
  play: Play<TacticsState, Choice>;
  question: Question<TacticsState, Choice>;
} {
  const start = dustTactics2014.clone(state);
  start.stack.push(attackFrame(frame.unit, frame.sustained, { only: frame.only }));
  const attackIn = (now: TacticsState) =>
    now.stack.find((one) => one.kind === 'attack') as AttackFrame | undefined;
  const question: Question<TacticsState, Choice> = {
    read: (now) => `${lost(state, now, '2a')}/${lost(state, now, '1a')}`,
    answer: (play) => {
      if (attackIn(play.state) === undefined) return null;
      const listed = play.options(play.seat);
      const options = Array.from({ length: listed.length }, (_, i) => listed.at(i)!);
      const now = attackIn(play.state)!;
      const find = (wanted: (choice: Choice) => boolean): Choice => {
        const found = options.find(wanted);
        if (found === undefined)
          throw new Error(`${play.question}: ${options.map((one) => JSON.stringify(one))}`);
        return found;
      };
      switch (play.question) {
        case 'observer':
          return find((choice) => choice.do === 'own-weapons');
        case 'declare-target': {
          const row = now.rows[now.row]!;
          const isRow = (shot: { by: number; weapon: number }) =>
            shot.by === row.by && shot.weapon === row.weapon;
          const shot = frame.shots.find(isRow);
          if (shot === undefined || now.shots.some(isRow)) return find((choice) => choice.do === 'hold');
          const verb = shot.salvo ? 'salvo' : 'fire';
          return find((choice) => choice.do === verb && choice.n === shot.count && choice.m === shot.rounds);
        }
        case 'name-miniature': {
          const shot = frame.shots.find(
            (one) => one.by === now.shots.at(-1)!.by && one.weapon === now.shots.at(-1)!.weapon,
          )!;
          const kind = (n: number) => JSON.stringify(cardOfUnit(play.state.units[shot.named]!).soldiers[n]);
          return shot.named < 0
            ? find((choice) => choice.do === 'anyone')
            : find(
                (choice) =>
                  choice.do === 'name' && choice.unit === shot.named && kind(choice.n) === kind(shot.soldier),
              );
        }
        case 'sustain-half':
          return find((choice) => choice.do === 'sustain' && choice.word === frame.half);
        case 'use-skill': {
          const [skill] = now.skills[0]!.split(':');
          const wants = skill === 'lucky' ? aim.lucky : aim.spirit;
          return find((choice) => choice.do === (wants === true ? 'use' : 'keep'));
        }
        case 'join-under-attack':
          return find((choice) => choice.do === 'stay');
        case 'take-hit':
          return victim(play.state, now, options);
        default:
          return options[0]!;
      }
    },
  };
  return { play: new Play(dustTactics2014, start, seededDice('attacks')), question };
}

/** What the odds say of the same losses. */
export function saidOf({ state, aim }: RandomAttack): Map<string, number> {
  const [from, to] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
  const plan = planAttack(state, from, to, aim);
  const odds = attackOdds(plan);
  const whole = (body: { soldiers: number; health: number; mate?: number }) =>
    body.soldiers + body.health + (body.mate ?? 0);
  const said = new Map<string, number>();
  const add = (target: number, attacker: number, chance: number) => {
    const key = `${target}/${attacker}`;
    said.set(key, (said.get(key) ?? 0) + chance);
  };
  if (odds.joint.length === 0)
    odds.target.distribution.forEach((chance, points) => {
      if (chance > 0) add(points, 0, chance);
    });
  for (const { attacker, target, chance } of odds.joint)
    add(whole(plan.target) - whole(target), whole(plan.attacker) - whole(attacker), chance);
  return said;
}

/** F, T and S on two faces each. */
const KINDS = [0, 2, 4].map((face) => ({ face, chance: 1 / 3 }));

export function caseOf(attack: RandomAttack): Case<TacticsState, Choice> {
  const name = `${attack.text}\n${JSON.stringify(attack.aim)}`;
  return { name, ...trialOf(attack), kinds: KINDS, expected: saidOf(attack) };
}

/**
 * What the odds leave out: riders who fall off before blows are struck, when their machine was hit by shots or by First
 * Strike, and the wreck of a machine that blast or flame destroys under those they were aimed at.
 */
function isBeyondOdds({ state, frame }: RandomAttack): boolean {
  const to = unitNamed(state, '2a')!;
  const lines = frame.shots.map(({ by, weapon }) => rowLine(state.units[by]!, weapon));
  if (to.place === 'aboard')
    return lines.some(
      (line) => line.rules.includes('flame') || line.cells.some((cell) => (cell?.blast ?? 0) > 0),
    );
  const isRidden = state.units.some((unit) => unit.carrier === to.id);
  const isSwift = skillsOf(state, state.units[frame.unit]!).includes('first-strike');
  return isRidden && lines.some((line) => line.close) && (isSwift || lines.some((line) => !line.close));
}

/** Random attacks of, on and at riders without end, as far as the odds know them. */
export function* mountedAttacks(seed: string): Iterable<Case<TacticsState, Choice>> {
  const pick = seededPick(seed);
  for (;;) {
    const attack = randomAttack(pick, mounted);
    if (!isBeyondOdds(attack)) yield caseOf(attack);
  }
}

/** Random attacks without end. */
export function* randomAttacks(seed: string): Iterable<Case<TacticsState, Choice>> {
  const pick = seededPick(seed);
  for (;;) yield caseOf(randomAttack(pick));
}
