import type { Choice } from '@dustfront/dust-tactics-2014/query';
import { spotAt } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';

/** An answer as it would be at another point: all that it places keep their distances. */
export function moved(sample: Choice, [x, y]: Spot): Choice {
  if (sample.do === 'smoke' || sample.do === 'lay') return { ...sample, at: spotAt([x, y]) };
  if (!('parts' in sample)) return sample;
  const first = sample.parts[0]?.way.at(-1) ?? [x, y];
  const parts = sample.parts.map((part) => {
    const [px, py] = part.way.at(-1) ?? [x, y];
    return { ...part, way: [[Math.max(0, px + x - first[0]), Math.max(0, py + y - first[1])] as const] };
  });
  return { ...sample, parts };
}
