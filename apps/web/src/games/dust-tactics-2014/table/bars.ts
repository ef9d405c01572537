import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { cornersOfHull, isVehicle, tableOf } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { titleOf } from '../model.ts';
import { pathOf } from './geometry.ts';
import type { Box } from './plates.ts';
import { featureModel } from './scene.ts';

/** Something on a table that bars sight or gives cover, to be named and marked. */
export interface Thing {
  readonly key: string;
  /** "wood", or the name of a machine. */
  readonly label: string;
  /** Its outline, as a path. */
  readonly path: string;
  /** What it takes of the table. */
  readonly room: Box;
}

const SMOKE = 50;

const roomAround = (points: readonly Spot[], beyond: number): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - beyond, Math.min(...ys) - beyond];
  return { left, top, wide: Math.max(...xs) + beyond - left, tall: Math.max(...ys) + beyond - top };
};

const circle = ([x, y]: Spot, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** What an id means: a feature of the table, or the hull of a unit. */
export function thingOf(view: TacticsView, id: string | null): Thing | null {
  const { features, pieces } = tableOf(view);
  const feature = features.find((one) => one.id === id);
  if (feature !== undefined) {
    const { key, points, label } = featureModel(feature);
    const [only] = points;
    const isLine = feature.kind === 'wall' || feature.kind === 'low-wall';
    const path = points.length === 1 && only !== undefined ? circle(only, SMOKE) : pathOf(points, !isLine);
    return { key, label, path, room: roomAround(points, points.length === 1 ? SMOKE : 0) };
  }
  const piece = pieces.find((one) => one.id === id);
  const unit = view.units.find(({ name }) => name === piece?.unit);
  if (piece === undefined || unit === undefined) return null;
  const named = { key: piece.id, label: titleOf(view, unit) };
  if (!isVehicle(piece))
    return { ...named, path: circle(piece.at, piece.radius), room: roomAround([piece.at], piece.radius) };
  const corners = cornersOfHull(piece);
  return { ...named, path: pathOf(corners, true), room: roomAround(corners, 0) };
}

/** Why a line is not fired along, in words: the arc, or what bars the sight. */
export function stopWords(stoppedBy: 'arc' | 'sight', bar: Thing | null): string {
  if (stoppedBy === 'arc') return t('tactics.measured.no-arc');
  if (bar === null) return t('tactics.measured.no-sight');
  return t('tactics.measured.barred', { what: bar.label });
}
