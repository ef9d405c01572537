import type { DustView } from '@dustfront/dust';
import type { Message, PublicEntry } from '@dustfront/kernel';
import type { Deed } from '../../../acts/act.ts';
import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import { type Decision, momentOf } from '../../../review/decisions.ts';
import { armyOf } from '../model.ts';

/** The area that a reason speaks of: our own world is named by keys, the map of somebody else in words. */
function areaIn(words: readonly Message[], { areas }: MapScene): string | undefined {
  const area = words.find(({ key }) => key === 'ai.conquer')?.params?.area;
  if (typeof area === 'string') return areas.find(({ name }) => name === area)?.key;
  return typeof area === 'object' && 'key' in area ? area.key.replace(/^area\./, '') : undefined;
}

type Weighed = Decision['mistake']['taken'];

/** An attack as an arrow with its number; what has no origin on the map, or is none, has no arrow. */
function arrow({ option, words }: Weighed, army: number, scene: MapScene, number: number): readonly Trace[] {
  const from = /^attack \S+ (.+)$/.exec(option)?.[1];
  const to = areaIn(words, scene);
  if (from === undefined || to === undefined) return [];
  return [{ kind: 'shot', sign: 'neutral', army, from, to, hit: true, number }];
}

/** Deeds from the answer that announced them: an attack begins when it is said, not when its last unit is named. */
export function fromAnnouncement(
  deeds: readonly Deed[],
  entries: readonly Pick<PublicEntry, 'option'>[],
): readonly Deed[] {
  return deeds.map((deed, i) => {
    const before = deeds[i - 1]?.last ?? -1;
    for (let at = deed.first; at > before; at--) {
      if (/^(attack|launch) /.test(entries[at]?.option ?? '')) return { ...deed, first: at };
      if (!/^(to|take|mechs) /.test(entries[at]?.option ?? '')) break;
    }
    return deed;
  });
}

/** What was done (1) and what was better (2), on the map of the moment that is shown. */
export function advisedAt(
  decisions: readonly Decision[],
  at: number,
  { view, scene }: { view: DustView; scene: MapScene },
): readonly Trace[] {
  const here = decisions.find((decision) => momentOf(decision) === at);
  if (here === undefined) return [];
  const { seat, taken, best } = here.mistake;
  const army = armyOf(view, seat);
  return [...arrow(taken, army, scene, 1), ...arrow(best, army, scene, 2)];
}
