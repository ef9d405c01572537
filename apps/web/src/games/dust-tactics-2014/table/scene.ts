import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  carriedBy,
  cornersOfHull,
  type Feature,
  isMark,
  isVehicle,
  isWork,
  marksThatCount,
  outlineOf,
  type Piece,
  sidesOfBunker,
  stretchesOf,
  tableOf,
} from '@dustfront/dust-tactics-2014/query';
import type {
  FeatureModel,
  MiniModel,
  StretchModel,
  TableScene,
  TroopModel,
} from '../../../board/tabletop.ts';
import type { Token } from '../../../drawings/tokens.tsx';
import type { UnitArt } from '../../../drawings/unitart.tsx';
import { t } from '../../../i18n/index.ts';
import { artOf } from '../art.ts';
import { actingUnit, signOf, titleOf } from '../model.ts';
import { boxesOf, tokensOf } from '../tokens.ts';
import { unitWords } from '../words.ts';
import { edgesOf } from './edges.ts';
import { facingOf } from './facing.ts';

function stretches(feature: Feature): readonly StretchModel[] {
  if (feature.kind === 'wall' || feature.kind === 'house')
    return stretchesOf(feature).map(({ side: [from, to], opening }) => ({ from, to, opening }));
  if (feature.kind !== 'bunker') return [];
  const { front, door, walls } = sidesOfBunker(feature);
  return [
    { from: front[0], to: front[1], opening: 'slit' },
    { from: door[0], to: door[1], opening: 'small' },
    ...walls.map(([from, to]) => ({ from, to, opening: null })),
  ];
}

function pointsOf(feature: Feature): FeatureModel['points'] {
  if ('line' in feature) return feature.line;
  return outlineOf(feature) ?? ('at' in feature && !isWork(feature) ? [feature.at] : []);
}

export const featureModel = (feature: Feature): FeatureModel => ({
  key: feature.id,
  kind: feature.kind,
  points: pointsOf(feature),
  stretches: stretches(feature),
  storeys: feature.kind === 'house' ? feature.storeys : 0,
  label: t(`tactics.onTable.${feature.kind}`),
});

/** A miniature as it is drawn: the man of a squad alone, everybody else whole. */
const artOfMini = (unit: Unit, man: number | undefined): UnitArt =>
  artOf(cardOfUnit(unit), man === undefined ? unit : { ...unit, soldiers: [man] });

function miniModel(unit: Unit, piece: Piece, at: number, facing: number): MiniModel {
  const man = cardOfUnit(unit).kind === 'squad' ? unit.soldiers[at] : undefined;
  return {
    key: piece.id,
    at: piece.at,
    radius: isVehicle(piece) ? piece.length / 2 : piece.radius,
    corners: isVehicle(piece) ? cornersOfHull(piece) : null,
    heading: piece.heading ?? null,
    facing,
    storey: piece.storey ?? 0,
    art: artOfMini(unit, man),
  };
}

/** The miniatures of one unit, without those of a hero who goes with it. */
export const minisOf = (view: TacticsView, unit: Unit): readonly MiniModel[] =>
  tableOf(view)
    .pieces.filter(({ id }) => id === unit.name || id.startsWith(`${unit.name}.`))
    .map((piece, at) => miniModel(unit, piece, at, facingOf(view, piece)));

/** What lies beside a unit on a table, where whoever is aboard is not drawn himself. */
function tokensBeside(view: TacticsView, unit: Unit): readonly Token[] {
  const own = tokensOf(view, unit).map(({ kind, text }) => (text === undefined ? { kind } : { kind, text }));
  const aboard = carriedBy(view, unit).filter(({ carriage }) => carriage !== 'pilot').length;
  return aboard === 0 ? own : [...own, { kind: 'aboard', text: `${aboard}` }];
}

function troopModel(view: TacticsView, unit: Unit, acting: number): TroopModel {
  const busy = acting === unit.id || (unit.joined >= 0 && unit.joined === acting);
  const state = busy ? 'acting' : unit.activated ? 'done' : 'ready';
  return {
    key: unit.name,
    name: titleOf(view, unit),
    label: unitWords(view, unit, state),
    sign: signOf(view, unit),
    state,
    of: view.units[unit.joined]?.name ?? null,
    minis: minisOf(view, unit),
    tokens: tokensBeside(view, unit),
    boxes: boxesOf(unit),
  };
}

/** What is drawn of a table: of markers and places those that the battle is about. */
function featuresShown(view: TacticsView): readonly Feature[] {
  const marks = new Set(marksThatCount(view));
  return tableOf(view).features.filter((feature) => !isMark(feature) || marks.has(feature));
}

/** A table as it is drawn: what lies on it, and everybody who stands on it. */
export function tableScene(view: TacticsView, features = featuresShown(view)): TableScene {
  const { width, height } = tableOf(view);
  const acting = actingUnit(view);
  return {
    kind: 'table',
    width,
    height,
    features: features.map(featureModel),
    edges: edgesOf(view),
    troops: view.units
      .filter(({ place, bases }) => place === 'board' && (bases?.length ?? 0) > 0)
      .map((unit) => troopModel(view, unit, acting)),
  };
}

/** Signs of a thumbnail: so many columns. */
const COLUMNS = 18;

/** The table in letters, for thumbnails. */
export function tablePicture(view: TacticsView): string {
  const { width, height, features, pieces } = tableOf(view);
  const cell = width / COLUMNS;
  const signs = Array.from({ length: Math.round(height / cell) }, () => Array<string>(COLUMNS).fill('.'));
  const put = ([x, y]: readonly [number, number], sign: string): void => {
    const row = signs[Math.min(signs.length - 1, Math.floor(y / cell))];
    if (row !== undefined) row[Math.min(COLUMNS - 1, Math.floor(x / cell))] = sign;
  };
  for (const feature of features)
    if (feature.kind === 'house' || feature.kind === 'block' || isWork(feature))
      for (const point of outlineOf(feature) ?? []) put(point, '#');
  for (const { at, side } of pieces) put(at, side === '0' ? 'a' : 'x');
  return signs.map((row) => row.join('')).join('/');
}
