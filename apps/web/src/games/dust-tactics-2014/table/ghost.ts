import type { TacticsView } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  groupOf,
  marchAsked,
  pieceLaid,
  pointAt,
  standingAfter,
  tableOf,
  workBuilt,
} from '@dustfront/dust-tactics-2014/query';
import type { FeatureModel, MiniModel, Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import { signOf } from '../model.ts';
import { lengthOf } from './geometry.ts';
import { featureModel, minisOf } from './scene.ts';

/** What an answer would come to. */
export interface Ghost {
  readonly sign: SideSign;
  readonly minis: readonly MiniModel[];
  /** Places without a drawing: a screen of smoke, men who are put somewhere. */
  readonly discs: readonly { readonly at: Spot; readonly radius: number }[];
  /** A piece of terrain. */
  readonly laid: FeatureModel | null;
  /** From where to where each of them goes. */
  readonly ways: readonly (readonly Spot[])[];
  /** The longest of the ways, and how long it may be; 0 where nobody walks. */
  readonly length: number;
  readonly allowance: number;
  /** Where a hull would look. */
  readonly heading: number | null;
}

const SMOKE = 50;
const MAN = 14;

const bare = (discs: Ghost['discs']): Ghost => ({
  sign: 'neutral',
  minis: [],
  discs,
  laid: null,
  ways: [],
  length: 0,
  allowance: 0,
  heading: null,
});

/** The way of each miniature: from where it stands, or from the edge over which it comes. */
function waysOf(
  view: TacticsView,
  choice: Choice,
  minis: readonly MiniModel[],
): readonly (readonly Spot[])[] {
  if (!('parts' in choice) || choice.do === 'stand') return [];
  if (choice.do === 'come') return choice.parts.map(({ way }) => way);
  const { pieces } = tableOf(view);
  return choice.parts.map(({ way }) => {
    const end = way.at(-1);
    const mini = minis.find(({ at }) => at[0] === end?.[0] && at[1] === end[1]);
    const from = pieces.find(({ id }) => id === mini?.key)?.at;
    return from === undefined ? way : [from, ...way];
  });
}

/** A storey more or less costs as much of the allowance as ten centimetres. */
const STOREY = 100;

/** What each of them climbs, in millimetres of its allowance: before its way and after it. */
function climbsOf(view: TacticsView, choice: Choice, minis: readonly MiniModel[]): readonly number[] {
  const { pieces } = tableOf(view);
  return minis.map(({ key, storey }, n) => {
    const from = pieces.find(({ id }) => id === key)?.storey ?? 0;
    const on = ('parts' in choice ? choice.parts[n]?.on : undefined) ?? from;
    return (Math.abs(on - from) + Math.abs(storey - on)) * STOREY;
  });
}

/** Everybody where an answer puts him; dice that may stop them are not thought of. */
export function ghostOf(view: TacticsView, choice: Choice): Ghost {
  if (choice.do === 'smoke') return bare([{ at: pointAt(choice.at), radius: SMOKE }]);
  if (choice.do === 'lay') return { ...bare([]), laid: featureModel(pieceLaid(choice)), heading: choice.n };
  if (choice.do === 'fortify') {
    const work = workBuilt(view, choice);
    return { ...bare([]), laid: featureModel(work), heading: work.heading };
  }
  const march = marchAsked(view);
  const unit = march === null ? undefined : view.units[march.unit];
  if (march === null || unit === undefined)
    return bare(
      'parts' in choice
        ? choice.parts.flatMap(({ way }) => way.slice(-1).map((at) => ({ at, radius: MAN })))
        : [],
    );
  const after = standingAfter(view, choice);
  const minis = groupOf(after, after.units[unit.id]!).flatMap((one) => minisOf(after, one));
  const ways = waysOf(view, choice, minis);
  const climbs = choice.do === 'go' ? climbsOf(view, choice, minis) : [];
  return {
    sign: signOf(view, unit),
    minis,
    discs: [],
    laid: null,
    ways,
    length: Math.max(0, ...ways.map((way, n) => lengthOf(way) + (climbs[n] ?? 0))),
    allowance: choice.do === 'stand' ? 0 : march.length,
    heading: minis.find(({ heading }) => heading !== null)?.heading ?? null,
  };
}
