export { doesStripReach } from './closeness.ts';
export { areWithin, coreDistance, distanceUp, gapOf, isNearer, reaches } from './distance.ts';
export { compare, type Fraction, isRootMore, rootUp, times } from './fraction.ts';
export {
  type Arc,
  arcsOf,
  type Corners,
  directionOf,
  HEADINGS,
  hullCorners,
  isInArc,
  roundedQuotient,
  UNIT,
} from './heading.ts';
export { isOnTable, overlaps } from './overlap.ts';
export { along, type Point, squareOf, turn } from './point.ts';
export {
  type Area,
  area,
  countOf,
  type Disc,
  disc,
  type Line,
  line,
  placeIn,
  type Segment,
  type Shape,
  sidesOf,
} from './shape.ts';
export { isLongerInside, type Meeting, meetArea, meetDisc, meetStretch } from './sight.ts';
