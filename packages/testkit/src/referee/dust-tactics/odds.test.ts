/**
 * The referee's dice and losses against the odds of `../shared/conformance`, made apart from it and from the program:
 * his procedure is followed through every fall of the dice.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attack } from './attack.ts';
import type { Ask, Reply } from './losses.ts';
import { likenessOf } from './losses.ts';
import type { Card, Kind, Line, Table, Unit } from './table.ts';

/** Others name a victim, as snipers do; whom they name is not the referee's business. */
const HABITS = ['soldiers-first', 'hero-first', 'hero-while-safe'] as const;
type Assign = (typeof HABITS)[number];

interface Body {
  kind: Kind | 'joined';
  soldiers: number;
  health: number;
  cover: 'none' | 'hit' | 'miss';
  in_structure: boolean;
  resilient: 'none' | 'all' | 'hero';
  assign: Assign;
}

interface CaseLine {
  dice: number;
  damage: number | 'B' | 'K';
  weapons: number;
  sustained: boolean;
  berserk: boolean;
  laser: boolean;
  spotter: boolean;
  kind: string;
  range_one: boolean;
  assign: Assign | null;
}

interface Blow {
  line: CaseLine;
  bearer: 'soldier' | 'track';
  carriers: number | null;
  beyond: number;
}

interface Case {
  id: string;
  attacker?: Body;
  target: Body;
  lines: CaseLine[];
  melee?: Blow[];
  retaliation?: Blow[];
  expect: {
    loss?: Record<string, string>;
    attacker?: { loss: Record<string, string> };
    target?: { loss: Record<string, string> };
  };
}

const file = new URL('../../../../odds/test/fixtures/odds-1e.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** What a body has left. */
interface Left {
  readonly soldiers: number;
  readonly health: number;
}

const AT = { attacker: 0, target: 1 } as const;

function rangeOf(line: CaseLine): Line['range'] {
  if (line.kind === 'close') return 'C';
  if (line.kind === 'artillery') return 'A';
  return line.range_one ? 1 : 6;
}

const lineOf = (line: CaseLine, id: string, carriers: number): Line => ({
  id,
  range: rangeOf(line),
  carriers,
  cells: Array.from({ length: 14 }, () => ({ dice: line.dice, damage: line.damage })),
  kind: line.laser ? 'laser' : line.kind,
  traits: [],
});

interface Arms {
  readonly lines: readonly CaseLine[];
  readonly blows: readonly Blow[];
}

/** A body as units: a squad, whatever has a track, or both together. */
function unitsOf(side: 'attacker' | 'target', body: Body, left: Left, { lines, blows }: Arms): Unit[] {
  const all = [...lines, ...blows.map(({ line }) => line)];
  const skills = (isResilient: boolean) => [
    ...(isResilient ? ['damage-resilient'] : []),
    ...(all.some((line) => line.spotter) ? ['spotter'] : []),
  ];
  const armed = (bearer: Blow['bearer']) =>
    blows.flatMap((blow, n) => (blow.bearer === bearer ? [lineOf(blow.line, `blow ${n}`, 1)] : []));
  const holds = (soldier: number) =>
    blows.flatMap(({ bearer, beyond, carriers }, n) => {
      const isHis = bearer === 'soldier' && soldier >= beyond && soldier < beyond + (carriers ?? 99);
      return isHis ? [`blow ${n}`] : [];
    });
  const make = (kind: Kind, weapons: readonly Line[], isResilient: boolean): Unit => {
    const isSquad = kind === 'squad';
    const card: Card = {
      id: kind,
      kind,
      armour: { class: kind === 'vehicle' ? 'vehicle' : 'infantry', level: 2 },
      move: 1,
      health: body.health,
      skills: skills(isResilient),
      weapons,
      figures: isSquad ? Array.from({ length: body.soldiers }, (_, soldier) => holds(soldier)) : [],
      cover: { soft: body.cover, hard: body.cover },
    };
    return {
      name: `${side} ${kind}`,
      card,
      side: AT[side],
      seat: AT[side],
      square: AT[side],
      figures: isSquad ? Array.from({ length: left.soldiers }, (_, soldier) => soldier) : [],
      health: isSquad ? 0 : left.health,
      joined: body.kind === 'joined' ? `${side} ${isSquad ? 'hero' : 'squad'}` : null,
      activated: false,
      moved: false,
      ammo: {},
      shots: 0,
      unloaded: [],
      effects: all.some((line) => line.berserk) ? ['berserk'] : [],
    };
  };
  const isAll = body.resilient === 'all';
  const guns = lines.map((line, n) => lineOf(line, `line ${n}`, line.weapons));
  if (body.kind !== 'joined' && body.kind !== 'squad')
    return [make(body.kind, [...guns, ...armed('track')], isAll)];
  const squad = make('squad', [...guns, ...armed('soldier')], isAll);
  return body.kind === 'squad' ? [squad] : [squad, make('hero', armed('track'), body.resilient === 'hero')];
}

function tableOf(units: readonly Unit[], target: Body): Table {
  const isCovered = target.cover !== 'none';
  const house = new Set(target.in_structure ? [AT.target] : []);
  return {
    width: 2,
    height: 1,
    closed: new Set(),
    building: house,
    entrance: house,
    walls: new Set(),
    doors: new Set(),
    units,
    pieces: isCovered && !target.in_structure ? [{ kind: 'crate', square: AT.target, health: 3 }] : [],
  };
}

function chanceOf(hits: number, dice: number): number {
  let ways = 1;
  for (let n = 0; n < hits; n++) ways = (ways * (dice - n)) / (n + 1);
  return (ways * 2 ** (dice - hits)) / 3 ** dice;
}

/** Who of those named falls, by the owner's habit: of soldiers the last one. */
function fallenOf(
  units: readonly Unit[],
  options: readonly string[],
  assign: Assign,
  isKill: boolean,
): string {
  const hero = units.find((unit) => options.includes(unit.name));
  const squad = units.find((unit) =>
    unit.figures.some((figure) => options.includes(likenessOf(unit, figure))),
  );
  const isSafe = assign === 'hero-while-safe' && !isKill && (hero?.health ?? 0) > 1;
  if (!squad || (hero && (assign === 'hero-first' || isSafe))) return hero?.name ?? '';
  return likenessOf(squad, Math.max(...squad.figures));
}

type Fight = { readonly table: Table; readonly asks: Generator<Ask, void, Reply> };

/** So many beginnings of one procedure are followed; a case with more is left to the odds. */
const MOST = 150;

class TooMany extends Error {}

/** Every end of a procedure with its chance; falls of the dice that hardly ever come are left out. */
function follow(begin: () => Fight, choose: (table: Table, ask: Ask) => string): Map<string, number> {
  const ends = new Map<string, number>();
  let visits = 0;
  const visit = (thrown: readonly (readonly number[])[], chance: number): void => {
    if (++visits > MOST) throw new TooMany();
    const { table, asks } = begin();
    let rolls = 0;
    let next = asks.next();
    while (!next.done) {
      const ask = next.value;
      if (ask.do === 'lose') next = asks.next({ faces: [], lost: choose(table, ask) });
      else if (rolls < thrown.length) next = asks.next({ faces: thrown[rolls++]!, lost: '' });
      else {
        for (let hits = 0; hits <= ask.count; hits++) {
          const share = chance * chanceOf(hits, ask.count);
          const faces = Array.from({ length: ask.count }, (_, n) => (n < hits ? 0 : 5));
          if (share > 1e-12) visit([...thrown, faces], share);
        }
        return;
      }
    }
    const key = JSON.stringify((['attacker', 'target'] as const).map((side) => leftOf(table, side)));
    ends.set(key, (ends.get(key) ?? 0) + chance);
  };
  visit([], 1);
  return ends;
}

function leftOf({ units }: Table, side: 'attacker' | 'target'): Left {
  const own = units.filter((unit) => unit.name.startsWith(side));
  return {
    soldiers: own.reduce((sum, unit) => sum + unit.figures.length, 0),
    health: own.reduce((sum, unit) => sum + Math.max(0, unit.health), 0),
  };
}

/** A gunner who shoots at the target in cases that have no attacker, and in all that shoot before they strike. */
const GUNNER: Body = {
  kind: 'vehicle',
  soldiers: 0,
  health: 1,
  cover: 'none',
  in_structure: false,
  resilient: 'none',
  assign: 'soldiers-first',
};

const headOf = (units: readonly Unit[], side: string): Unit =>
  units.find((unit) => unit.name.startsWith(side) && (unit.figures.length > 0 || unit.health > 0))!;

function shot(one: Case, line: CaseLine, left: Left): Map<string, number> {
  const assign = line.assign ?? one.target.assign;
  const begin = (): Fight => {
    const gunner = unitsOf('attacker', GUNNER, GUNNER, { lines: [line], blows: [] });
    const units = [...gunner, ...unitsOf('target', one.target, left, { lines: [], blows: [] })];
    const table = tableOf(units, one.target);
    const declared = [
      { unit: gunner[0]!.name, line: 'line 0', shots: 0, at: { unit: headOf(units, 'target').name } },
    ];
    return { table, asks: attack(table, { unit: gunner[0]!.name, sustained: line.sustained, declared }) };
  };
  return follow(begin, (table, ask) =>
    ask.do === 'lose' ? fallenOf(table.units, ask.options, assign, line.damage === 'K') : '',
  );
}

function melee(one: Case, left: Left): Map<string, number> {
  const [own, theirs] = [one.melee!, one.retaliation!];
  const begin = (): Fight => {
    const ours = unitsOf('attacker', one.attacker!, one.attacker!, { lines: [], blows: own });
    const units = [...ours, ...unitsOf('target', one.target, left, { lines: [], blows: theirs })];
    const table = tableOf(units, one.target);
    const declared = own.map(({ bearer }, n) => {
      const unit = ours.find(({ card }) => (card.kind === 'squad') === (bearer === 'soldier'))!.name;
      return { unit, line: `blow ${n}`, shots: 0, at: { unit: headOf(units, 'target').name } };
    });
    const sustained = own.some(({ line }) => line.sustained);
    return { table, asks: attack(table, { unit: headOf(units, 'attacker').name, sustained, declared }) };
  };
  return follow(begin, (table, ask) => {
    if (ask.do !== 'lose') return '';
    const isOurs = ask.seat === AT.attacker;
    const { assign } = isOurs ? one.attacker! : one.target;
    const units = table.units.filter((unit) => unit.seat === ask.seat);
    return fallenOf(units, ask.options, assign, (isOurs ? theirs : own)[0]!.line.damage === 'K');
  });
}

/** Lost points by their chances. */
function lossesOf(one: Case): { target: Map<number, number>; attacker: Map<number, number> } {
  const whole = one.attacker ?? GUNNER;
  let before = new Map([[JSON.stringify([whole, one.target]), 1]]);
  const step = (then: (left: Left) => Map<string, number>) => {
    const after = new Map<string, number>();
    for (const [key, chance] of before) {
      const [, left] = JSON.parse(key) as [Left, Left];
      const isGone = left.soldiers + left.health === 0;
      const untouched = JSON.stringify([whole, left]);
      for (const [end, share] of isGone ? new Map([[untouched, 1]]) : then(left))
        after.set(end, (after.get(end) ?? 0) + chance * share);
    }
    before = after;
  };
  for (const line of one.lines) step((left) => shot(one, line, left));
  if (one.attacker) step((left) => melee(one, left));
  const found = { target: new Map<number, number>(), attacker: new Map<number, number>() };
  const add = (side: 'attacker' | 'target', body: Body | undefined, left: Left, chance: number) => {
    if (!body) return;
    const lost = body.soldiers + body.health - left.soldiers - left.health;
    found[side].set(lost, (found[side].get(lost) ?? 0) + chance);
  };
  for (const [key, chance] of before) {
    const [attacker, target] = JSON.parse(key) as [Left, Left];
    add('attacker', one.attacker, attacker, chance);
    add('target', one.target, target, chance);
  }
  return found;
}

/** What belongs to a whole unit or attack here must be the same in all lines of a case. */
function isComparable(one: Case): boolean {
  const same = (lines: readonly CaseLine[]) =>
    new Set(
      lines.map(({ sustained, berserk, spotter, assign }) => `${sustained}${berserk}${spotter}${assign}`),
    ).size <= 1;
  const [own, theirs] = [one.melee ?? [], one.retaliation ?? []].map((blows) =>
    blows.map(({ line }) => line),
  );
  const kills = (lines: readonly CaseLine[]) => new Set(lines.map(({ damage }) => damage === 'K')).size <= 1;
  if (one.lines.some(({ assign }) => assign !== null && !HABITS.includes(assign))) return false;
  if (!one.attacker) return true;
  return [own!, theirs!].every(
    (lines) => same(lines) && kills(lines) && lines.every((l) => l.assign === null),
  );
}

const differences = (one: Case): string[] => {
  const found = lossesOf(one);
  const wanted = one.attacker
    ? { target: one.expect.target!.loss, attacker: one.expect.attacker!.loss }
    : { target: one.expect.loss!, attacker: {} };
  return (['target', 'attacker'] as const).flatMap((side) =>
    Object.entries(wanted[side]).flatMap(([lost, chance]) => {
      const ours = found[side].get(Number(lost)) ?? 0;
      return Math.abs(ours - Number(chance)) < 1e-7
        ? []
        : [`${one.id} ${side} ${lost}: ${ours} for ${chance}`];
    }),
  );
};

/** What differs, or null where there is too much to follow. */
function tried(one: Case): string[] | null {
  try {
    return differences(one);
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

test('the referee counts dice, cover, resilience and losses as the odds do', () => {
  const followed = cases
    .filter(isComparable)
    .map(tried)
    .filter((found) => found !== null);
  expect(followed.flat()).toEqual([]);
  expect(followed.length).toBeGreaterThan(300);
});
