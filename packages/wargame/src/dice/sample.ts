import { diceOf, guardOf, roundsOf } from './body.ts';
import { blowsOf, marksOf, resilienceOf, struckBy, victimOf } from './damage.ts';
import { NO_FACE, successes } from './faces.ts';
import type { Body, DiceLine, DicePlan, Guard } from './plan.ts';
import { afterHitRoll, afterSave, beginHitRoll, beginSave } from './roll.ts';

/** A source of `count` faces, each 0 to 5. */
export type Faces = (count: number) => readonly number[];

export interface Aftermath {
  readonly attacker: Body;
  readonly target: Body;
}

export function rollHits(line: DiceLine, dice: number, faces: Faces): number {
  let now = beginHitRoll(dice);
  while (now.stage !== 'done') now = afterHitRoll(line.roll, now, faces(now.dice));
  return now.hits;
}

export function rollSaves(guard: Guard, hits: number, faces: Faces): number {
  const { save } = guard;
  let now = beginSave(save, hits);
  while (save !== null && now.stage !== 'done') now = afterSave(save, now, faces(now.dice));
  return now.hits;
}

/** Lands hits that were not saved, one blow after another, the owner deciding as the line's policy says. */
export function landHits(line: DiceLine, guard: Guard, hits: number, struck: Body, faces: Faces): Body {
  let body = struck;
  for (let blows = blowsOf(line.damage, hits); blows > 0; blows--) {
    const part = victimOf(line.assign, line.damage, body, struck.soldiers - body.soldiers);
    if (part === null) break;
    const marks = marksOf(line.damage, body, part);
    const undo = resilienceOf(guard, part, body);
    const undone = undo === NO_FACE ? 0 : successes(faces(marks), undo);
    body = struckBy(line, body, part, marks - undone);
  }
  return body;
}

interface Rolled {
  readonly line: DiceLine;
  readonly guard: Guard;
  readonly hits: number;
}

function rollLine(line: DiceLine, striker: Body, struck: Body, faces: Faces): Rolled {
  const guard = guardOf(line, struck);
  return { line, guard, hits: rollHits(line, diceOf(line.dice, striker, struck), faces) };
}

function land({ line, guard, hits }: Rolled, struck: Body, faces: Faces): Body {
  return landHits(line, guard, rollSaves(guard, hits, faces), struck, faces);
}

function oneByOne(lines: readonly DiceLine[], striker: Body, struck: Body, faces: Faces): Body {
  return lines.reduce((body, line) => land(rollLine(line, striker, body, faces), body, faces), struck);
}

function allAtOnce(lines: readonly DiceLine[], striker: Body, struck: Body, faces: Faces): Body {
  const rolled = lines.map((line) => rollLine(line, striker, struck, faces));
  return rolled.reduce((body, one) => land(one, body, faces), struck);
}

/** Carries out a whole plan. An engine does the same stage by stage, asking in between. */
export function samplePlan(plan: DicePlan, faces: Faces): Aftermath {
  const { attacker, ranged, close } = plan;
  const volley = ranged.count === 'at-start' ? allAtOnce : oneByOne;
  const target = volley(ranged.lines, attacker, plan.target, faces);
  let left: Aftermath = { attacker, target };
  for (const round of close === null ? [] : roundsOf(close))
    left = {
      attacker: allAtOnce(round.retaliation, left.target, left.attacker, faces),
      target: allAtOnce(round.attack, left.attacker, left.target, faces),
    };
  return left;
}
