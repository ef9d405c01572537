import {
  type Aftermath,
  type Body,
  blowsOf,
  type Chain,
  type DiceLine,
  type DicePlan,
  diceOf,
  type FaceSet,
  type Guard,
  guardOf,
  marksOf,
  resilienceOf,
  roundsOf,
  sizeOf,
  struckBy,
  victimOf,
} from '@dustfront/wargame';
import { type Fan, gather, onward, repeated, sure } from './fan.ts';
import { dividedBy, minus, ONE, rational, times, ZERO } from './rational.ts';

/*
 * The slow way, in exact fractions: die after die and blow after blow as they fall on the table. The fast way is tested
 * against it; nothing else uses it.
 */

/** One die: true on a face of the set. */
function die(faces: FaceSet): Fan<boolean> {
  return gather([
    [true, rational(sizeOf(faces), 6)],
    [false, rational(6 - sizeOf(faces), 6)],
  ]);
}

/** How many of so many dice succeed. */
function successes(dice: number, faces: FaceSet): Fan<number> {
  return repeated(dice, sure(0), (n) => onward(die(faces), (hit) => sure(hit ? n + 1 : n)));
}

function withRerolls(dice: number, [faces, ...later]: readonly FaceSet[]): Fan<number> {
  if (faces === undefined || dice === 0) return sure(0);
  return onward(successes(dice, faces), (hits) =>
    onward(withRerolls(dice - hits, later), (more) => sure(hits + more)),
  );
}

function withChain(hits: number, faces: FaceSet, links: number): Fan<number> {
  if (links === 0 || hits === 0) return sure(hits);
  return onward(successes(hits, faces), (further) =>
    onward(withChain(further, faces, links - 1), (more) => sure(hits + more)),
  );
}

function unsaved(guard: Guard, hits: number): Fan<number> {
  const { save } = guard;
  if (save === null) return sure(hits);
  return onward(successes(hits, save.faces), (first) =>
    onward(successes(hits - first, save.again), (second) => sure(hits - first - second)),
  );
}

/** Remembers what follows each outcome. */
function known<T, U>(follow: (outcome: T) => Fan<U>): (outcome: T) => Fan<U> {
  const fans = new Map<string, Fan<U>>();
  return (outcome) => {
    const key = JSON.stringify(outcome);
    const fan = fans.get(key) ?? follow(outcome);
    fans.set(key, fan);
    return fan;
  };
}

/** A line in the middle of landing: the struck body and the soldiers whom the line has taken. */
interface Landing {
  readonly body: Body;
  readonly fallen: number;
}

function blow(line: DiceLine, guard: Guard, { body, fallen }: Landing): Fan<Landing> {
  const part = victimOf(line.assign, line.damage, body, fallen);
  if (part === null) return sure({ body, fallen });
  const marks = marksOf(line.damage, body, part);
  return onward(successes(marks, resilienceOf(guard, part, body)), (undone) => {
    const lost = marks - undone;
    return sure({
      body: struckBy(line, body, part, lost),
      fallen: part === 'soldiers' ? fallen + lost : fallen,
    });
  });
}

type Landed = (at: Landing) => Fan<Landing>;

/** One hit lands, saved or blow by blow. */
function hitOf(line: DiceLine, guard: Guard): Landed {
  const struck = known((at: Landing) => blow(line, guard, at));
  return known((at) =>
    onward(unsaved(guard, 1), (through) => repeated(blowsOf(line.damage, through), sure(at), struck)),
  );
}

/**
 * A hit with an endless chain: it lands, and with the chain's chance another follows. Where the hit changed nothing
 * this leads back to itself, and the sum of that geometric series is a division.
 */
function endlessHitOf(hit: Landed, chain: Chain): Landed {
  const goesOn = rational(sizeOf(chain.faces), 6);
  const stops = minus(ONE, goesOn);
  const hits: Landed = known((at) => {
    const isHere = (next: Landing) => JSON.stringify(next) === JSON.stringify(at);
    const landed = hit(at);
    const back = landed.find(([next]) => isHere(next))?.[1] ?? ZERO;
    const ends = landed.flatMap(([next, chance]) => [
      [next, times(chance, stops)] as const,
      ...(isHere(next) ? [] : hits(next)).map(([end, p]) => [end, times(times(chance, goesOn), p)] as const),
    ]);
    const once = minus(ONE, times(goesOn, back));
    return gather(ends.map(([end, chance]) => [end, dividedBy(chance, once)] as const));
  });
  return hits;
}

function resolve(line: DiceLine, guard: Guard, dice: number, struck: Body): Fan<Body> {
  const { hits, rerolls, chain } = line.roll;
  const hit = hitOf(line, guard);
  const rolled = withRerolls(dice, [hits, ...rerolls]);
  const scored = chain?.limit ? onward(rolled, (n) => withChain(n, chain.faces, chain.limit ?? 0)) : rolled;
  const landed = chain !== null && chain.limit === null ? endlessHitOf(hit, chain) : hit;
  // Hit counts share their beginnings: what n hits leave is what n - 1 left, hit once more.
  const after: Fan<Landing>[] = [sure({ body: struck, fallen: 0 })];
  const afterHits = (n: number): Fan<Landing> => {
    while (after.length <= n) after.push(onward(after.at(-1)!, landed));
    return after[n]!;
  };
  return onward(onward(scored, afterHits), ({ body }) => sure(body));
}

function strike(lines: readonly DiceLine[], striker: Body, struck: Body, anew: boolean): Fan<Body> {
  return lines.reduce<Fan<Body>>(
    (fan, line) =>
      onward(fan, (body) => {
        const counted = anew ? body : struck;
        return resolve(line, guardOf(line, counted), diceOf(line.dice, striker, counted), body);
      }),
    sure(struck),
  );
}

/** Both bodies after the whole plan, with exact chances. */
export function exactAftermath(plan: DicePlan): Fan<Aftermath> {
  const { attacker, ranged, close } = plan;
  const shot = strike(ranged.lines, attacker, plan.target, ranged.count === 'each-line');
  const before = onward(shot, (target) => sure<Aftermath>({ attacker, target }));
  return (close === null ? [] : roundsOf(close)).reduce<Fan<Aftermath>>(
    (fan, round) =>
      onward(fan, (now) =>
        onward(strike(round.attack, now.attacker, now.target, false), (target) =>
          onward(strike(round.retaliation, now.target, now.attacker, false), (left) =>
            sure<Aftermath>({ attacker: left, target }),
          ),
        ),
      ),
    before,
  );
}
