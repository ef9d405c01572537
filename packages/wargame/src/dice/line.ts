import { type FaceSet, otherFaces } from './faces.ts';
import type { Damage, DiceCount, DiceLine, Guard, HitRoll } from './plan.ts';

export const UNGUARDED: Guard = { save: null, resilience: null };

/** A line without any exception: one roll, no save, blows to the soldiers first. Spread over it what differs. */
export function plainLine(dice: DiceCount, hits: FaceSet, damage: Damage): DiceLine {
  return {
    dice,
    roll: { hits, rerolls: [], chain: null },
    guard: UNGUARDED,
    alone: null,
    damage,
    assign: 'soldiers-first',
  };
}

function withRoll(line: DiceLine, roll: Partial<HitRoll>): DiceLine {
  return { ...line, roll: { ...line.roll, ...roll } };
}

/** One more pass: what missed is rolled again, on the faces of the first roll. */
export function rerollMisses(line: DiceLine): DiceLine {
  return withRoll(line, { rerolls: [...line.roll.rerolls, line.roll.hits] });
}

/** Each hit rolls on until a miss. A second chain changes nothing. */
export function chainHits(line: DiceLine, faces: FaceSet, limit: number | null = null): DiceLine {
  return line.roll.chain === null ? withRoll(line, { chain: { faces, limit } }) : line;
}

/** Success and failure change places in every throw of the hit roll. */
export function reverseFaces(line: DiceLine): DiceLine {
  const { hits, rerolls, chain } = line.roll;
  return withRoll(line, {
    hits: otherFaces(hits),
    rerolls: rerolls.map(otherFaces),
    chain: chain === null ? null : { ...chain, faces: otherFaces(chain.faces) },
  });
}

/** Also these faces hit, in the first roll and in every re-roll; a chain stays as it is. */
export function hitAlsoOn(line: DiceLine, faces: FaceSet): DiceLine {
  const { hits, rerolls } = line.roll;
  return withRoll(line, { hits: hits | faces, rerolls: rerolls.map((set) => set | faces) });
}

export function multiplyDice(line: DiceLine, by: number): DiceLine {
  return { ...line, dice: { ...line.dice, each: line.dice.each * by } };
}
