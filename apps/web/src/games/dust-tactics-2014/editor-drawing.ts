import type { Feature } from '@dustfront/dust-tactics-2014';
import type { DraftFeature, DraftTable } from '../draft.ts';

const pointText = ([x, y]: readonly [number, number]): string => `${x},${y}`;

function openingsText({ openings = {}, points }: DraftFeature): string[] {
  return Object.entries(openings)
    .map(([from, wide]) => [Number(from), wide] as const)
    .sort(([a], [b]) => a - b)
    .map(([from, wide]) => `opening ${from}-${(from + 1) % points.length} ${wide}`);
}

function featureText(feature: DraftFeature): string {
  const { id, kind, points, storeys, roof, heading } = feature;
  const at = points.map(pointText);
  return [
    kind,
    id,
    ...(heading === undefined ? at : [`${at[0]}@${heading}`]),
    ...(storeys === undefined ? [] : [`storeys ${storeys}`]),
    ...openingsText(feature),
    ...(roof === false ? ['no-roof'] : []),
  ].join(' ');
}

/** A drafted table in the words in which the rules read one. */
export const tableText = ({
  width,
  height,
  features,
}: Pick<DraftTable, 'width' | 'height' | 'features'>): string =>
  [`table ${width} ${height}`, ...features.map(featureText), ''].join('\n');

const pointsOf = (feature: Feature): DraftFeature['points'] =>
  'outline' in feature ? feature.outline : 'line' in feature ? feature.line : [feature.at];

/** A thing on a ready-made table, to be changed. */
export function draftFeature(feature: Feature): DraftFeature {
  const openings = 'openings' in feature ? feature.openings : [];
  return {
    id: feature.id,
    kind: feature.kind,
    points: pointsOf(feature),
    ...(openings.length === 0
      ? {}
      : { openings: Object.fromEntries(openings.map(([from, , wide]) => [String(from), wide])) }),
    ...(feature.kind === 'house' ? { storeys: feature.storeys } : {}),
    ...(feature.kind === 'house' && feature.roof === false ? { roof: false } : {}),
    ...('heading' in feature ? { heading: feature.heading } : {}),
  };
}
