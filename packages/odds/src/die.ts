import { type DiceLine, type Guard, marksOf, resilienceOf, struckBy, victimOf } from '@dustfront/wargame';
import { binomial, chanceOf, missChance, unsavedChance } from './chance.ts';
import { type Lattice, numberOf } from './lattice.ts';
import { Blend, type Rows, remembered, stay, staysAt } from './rows.ts';

/** Where one blow leads. `from`: the state in which the line began. */
function blowRows(line: DiceLine, guard: Guard, lattice: Lattice, from: number): Rows {
  const soldiersAtStart = lattice.bodies[from]!.soldiers;
  return remembered((state) => {
    const body = lattice.bodies[state]!;
    const part = victimOf(line.assign, line.damage, body, soldiersAtStart - body.soldiers);
    if (part === null) return stay(state);
    const marks = marksOf(line.damage, body, part);
    const undo = chanceOf(resilienceOf(guard, part, body));
    const undone = undo === 0 ? [1] : binomial(marks, undo);
    const after = undone.map((_, back) => struckBy(line, body, part, marks - back));
    return { to: after.map((one) => numberOf(lattice, one)), chance: undone };
  });
}

/** One row after another, the second taken from where the first leads. */
function then(first: Rows, second: Rows): Rows {
  return remembered((state) => {
    const { to, chance } = first(state);
    const blend = new Blend();
    for (let k = 0; k < to.length; k++) blend.addRow(second(to[k]!), chance[k]!);
    return blend.row();
  });
}

function mixed(first: Rows, chance: number, second: Rows): Rows {
  if (chance === 1) return first;
  return remembered((state) => {
    const [one, other] = [first(state), second(state)];
    if (staysAt(one, state) && staysAt(other, state)) return one;
    const blend = new Blend();
    blend.addRow(one, chance);
    blend.addRow(other, 1 - chance);
    return blend.row();
  });
}

/** A hit and all that follows it, if the chain has no end: hits = hit, then stop or hits again. */
function endless(hit: Rows, chain: number): Rows {
  const hits: Rows = remembered((state) => {
    const row = hit(state);
    if (staysAt(row, state)) return row;
    const { to, chance } = row;
    const blend = new Blend();
    let back = 0;
    for (let k = 0; k < to.length; k++) {
      const next = to[k]!;
      blend.add(next, chance[k]! * (1 - chain));
      if (next === state) back = chance[k]!;
      else blend.addRow(hits(next), chance[k]! * chain);
    }
    const { to: states, chance: sums } = blend.row();
    return { to: states, chance: sums.map((sum) => sum / (1 - chain * back)) };
  });
  return hits;
}

function chained(line: DiceLine, hit: Rows): Rows {
  const { chain } = line.roll;
  if (chain === null || chain.faces === 0) return hit;
  const goesOn = chanceOf(chain.faces);
  if (chain.limit === null) return endless(hit, goesOn);
  let hits = hit;
  for (let link = 0; link < chain.limit; link++) hits = then(hit, mixed(hits, goesOn, stay));
  return hits;
}

/** Where one die of a line leads, with its re-rolls, its chain, saves, blows and resilience. */
export function dieRows(line: DiceLine, guard: Guard, lattice: Lattice, from: number): Rows {
  const blow = blowRows(line, guard, lattice, from);
  let unsaved: Rows = line.damage.blows === 0 ? stay : blow;
  for (let more = 1; more < line.damage.blows; more++) unsaved = then(blow, unsaved);
  const hit = mixed(unsaved, unsavedChance(guard.save), stay);
  return mixed(stay, missChance(line.roll), chained(line, hit));
}
