import type { Draft } from '../../games/draft.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isYesNo: Test = (value) => typeof value === 'boolean';
const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const either =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const maybe = (test: Test): Test => either((value) => value === undefined, test);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const pairOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(test);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tableOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);
const withFields =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([key, test]) => test(value[key]));

const isSquare = pairOf((value) => Number.isInteger(value));
const squares = listOf(isSquare);
const facing = oneOf(0, 1, 2, 3);

const isHeading: Test = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 64;
const isLength: Test = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2400;
/** Names as tables are written in: one word each. */
const isName: Test = (value) => typeof value === 'string' && /^[^\s,@>]{1,60}$/.test(value);

const isFeature = withFields({
  id: isName,
  kind: isName,
  points: (value) => Array.isArray(value) && value.length > 0 && value.every(pairOf(isLength)),
  openings: maybe(tableOf(isName)),
  storeys: maybe(isLength),
  roof: maybe(isYesNo),
  heading: maybe(isHeading),
});

const isTable = withFields({
  width: isLength,
  height: isLength,
  features: listOf(isFeature),
  zones: pairOf(withFields({ edge: facing, gates: either(oneOf(null), pairOf(isLength)) })),
});

const isUnit = withFields({
  key: isText,
  unit: isText,
  at: maybe(isSquare),
  facing: maybe(facing),
  heading: maybe(isHeading),
  round: maybe(isNumber),
});

const isGoal = withFields({
  side: oneOf(0, 1, 'both'),
  kind: isText,
  worth: either(oneOf('win'), isNumber),
  each: isYesNo,
  squares,
  marks: maybe(listOf(isName)),
  count: isNumber,
  round: either(oneOf('end'), isNumber),
  unit: isText,
});

/** One test for each field, so that the compiler misses none. */
const FIELDS: Readonly<Record<keyof Draft, Test>> = {
  format: oneOf(2),
  game: isText,
  id: isText,
  title: isText,
  map: listOf(isText),
  lists: tableOf(squares),
  storeys: tableOf(isNumber),
  edges: listOf(withFields({ at: isSquare, side: oneOf('n', 'w'), kind: isText })),
  forts: listOf(
    withFields({ kind: oneOf('bunker', 'strongpoint'), at: isSquare, facing, seat: oneOf(-1, 0, 1) }),
  ),
  entry: pairOf(squares),
  rounds: isNumber,
  first: oneOf('roll', 0, 1),
  goals: listOf(isGoal),
  forces: pairOf(listOf(isUnit)),
  limit: either(oneOf(null), isNumber),
  returns: oneOf('none', 'mixed', 'any'),
  pieces: isYesNo,
  resupply: isYesNo,
  table: maybe(isTable),
};

/**
 * Whether everything of a draft is there and of its kind: what a file, a link or this browser gives back is anybody's.
 */
export const isWhole = (draft: object): draft is Draft => withFields(FIELDS)(draft);
