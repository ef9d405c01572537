import type { Field } from './field.ts';

/** Areas to begin with: a capital with sources and lands close by, then everything close to it. */
export function draftWorth(field: Field, id: string): number {
  const { atlas, state } = field;
  const area = atlas.index.get(id)!;
  const homes = field.mine().filter((own) => field.isCapital(own));
  if (homes.length === 0) {
    let worth = 0;
    state.areas.forEach((_, other) => {
      const far = atlas.steps[area]![other]!;
      if (far > 0 && far < 4 && !atlas.isSea[other]) worth += (atlas.isSource[other] ? 4 : 1) / far;
    });
    return worth;
  }
  const steps = Math.min(...homes.map((home) => atlas.steps[home]![area]!));
  const friends = atlas.near[area]!.filter((other) => field.isMine(other)).length;
  return -steps + 0.4 * friends;
}
