import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  groundOf,
  hasCover,
  type LineOfFire,
  linesOfFire,
  onBoard,
  tableOf,
} from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import { language } from '../../../i18n/index.ts';
import { titleOf } from '../model.ts';
import { type Thing, thingOf } from './bars.ts';
import { centreOf } from './geometry.ts';

/** What is known of one enemy from where a unit would stand. */
export interface Plate {
  readonly key: string;
  readonly name: string;
  /** The middle of where he stands. */
  readonly at: Spot;
  /** Millimetres. */
  readonly far: number;
  /** How many may fire at him. */
  readonly able: number;
  /** Whether both stand so near that they fight hand to hand. */
  readonly contact: boolean;
  readonly covered: boolean;
  /** Why nobody may. */
  readonly stoppedBy: LineOfFire['stoppedBy'];
  /** What bars the sight; null where nothing stands in the way. */
  readonly bar: Thing | null;
}

export interface Aims {
  /** Lines of fire, one for each miniature that may fire, and one to each enemy at whom nobody may. */
  readonly lines: readonly LineOfFire[];
  readonly plates: readonly Plate[];
  /** Miniatures that may fire at somebody. */
  readonly able: ReadonlySet<string>;
}

const nearest = (lines: readonly LineOfFire[]): LineOfFire | undefined =>
  [...lines].sort((a, b) => a.far - b.far)[0];

function plateOf(view: TacticsView, unit: Unit, enemy: Unit, lines: readonly LineOfFire[]): Plate {
  const may = lines.filter(({ stoppedBy }) => stoppedBy === null);
  const first = nearest(may) ?? nearest(lines);
  const spots = tableOf(view)
    .pieces.filter((piece) => piece.unit === enemy.name)
    .map(({ at }) => at);
  return {
    key: enemy.name,
    name: titleOf(view, enemy),
    at: centreOf(spots),
    far: first?.far ?? 0,
    able: may.length,
    contact: groundOf(view).touches(view, unit, enemy),
    covered: may.length > 0 && hasCover(view, unit, enemy),
    stoppedBy: may.length > 0 ? null : (first?.stoppedBy ?? null),
    bar: may.length > 0 ? null : thingOf(view, first?.barredBy?.id ?? null),
  };
}

/** By language, because what bars a sight is named. */
const known = new Map<string, WeakMap<Unit, Aims>>();

/** From whom to whom a unit could fire, as it is drawn; units are never changed in place once they are shown. */
export function aimsOf(view: TacticsView, unit: Unit): Aims {
  const all = known.get(language()) ?? new WeakMap<Unit, Aims>();
  known.set(language(), all);
  const found = all.get(unit) ?? aimsFrom(view, unit);
  all.set(unit, found);
  return found;
}

function aimsFrom(view: TacticsView, unit: Unit): Aims {
  const all = linesOfFire(view, unit);
  const may = all.filter(({ stoppedBy }) => stoppedBy === null);
  const able = new Set(may.map(({ by }) => by));
  const own = [...able].flatMap((by) => nearest(may.filter((line) => line.by === by)) ?? []);
  const near = view.units.filter(
    (one) => one.side !== unit.side && onBoard(one) && groundOf(view).touches(view, unit, one),
  );
  const enemies = [...new Set([...all.map(({ at }) => at), ...near.map(({ id }) => id)])];
  const vain = enemies
    .filter((at) => may.every((line) => line.at !== at))
    .flatMap((at) => nearest(all.filter((line) => line.at === at)) ?? []);
  return {
    lines: [...vain, ...own],
    able,
    plates: enemies.flatMap((at) => {
      const enemy = view.units[at];
      return enemy === undefined
        ? []
        : [
            plateOf(
              view,
              unit,
              enemy,
              all.filter((line) => line.at === at),
            ),
          ];
    }),
  };
}
