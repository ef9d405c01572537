/**
 * A table as text, one line a thing: what it is, what it is called, and its points in millimetres.
 *
 *     table 900 900
 *     wood copse 100,100 260,100 260,220
 *     house farm 400,400 700,400 700,600 400,600 storeys 2 opening 0-1 small no-roof
 *     wall hedge 0,300 120,300 190,300 400,300 opening 1-2 small
 *     bunker fort 450,150@16
 *     marker well 450,450
 */
import type { Params } from '@dustfront/kernel';
import type { Point } from '@dustfront/wargame/tabletop';
import type { Code } from '../../problem.ts';
import type { AreaKind, Feature, Opening, OpeningClass, Table } from './words.ts';

type Ground = Pick<Table, 'width' | 'height' | 'features'>;

/** What is wrong with a line. */
export interface Fault {
  readonly line: number;
  readonly code: Code;
  readonly params?: Params;
}

/** Words with which the line of a thing on a table begins. */
export const isFeatureWord = (word: string): boolean =>
  word === 'table' || OTHERS.includes(word) || AREAS.some((one) => one === word);

const OTHERS = ['house', 'wall', 'low-wall', 'bunker', 'strongpoint', 'smoke', 'marker'];
const AREAS: readonly AreaKind[] = [
  'wood',
  'rubble',
  'water',
  'wire',
  'deep-water',
  'block',
  'crate',
  'tank-trap',
  'trench',
  'crater',
  'mines',
  'place',
];
const CLASSES: readonly OpeningClass[] = ['small', 'large', 'huge'];
const LEAST_SIDE = 600;
const MOST_SIDE = 2400;
const HEADINGS = 64;

const pointText = ([x, y]: Point): string => `${x},${y}`;
const openingsText = (openings: readonly Opening[]): string[] =>
  openings.map(([from, to, wide]) => `opening ${from}-${to} ${wide}`);

function shapeText(feature: Feature): string[] {
  switch (feature.kind) {
    case 'house':
      return [
        ...feature.outline.map(pointText),
        `storeys ${feature.storeys}`,
        ...openingsText(feature.openings),
        ...(feature.roof === false ? ['no-roof'] : []),
      ];
    case 'wall':
      return [...feature.line.map(pointText), ...openingsText(feature.openings)];
    case 'low-wall':
      return feature.line.map(pointText);
    case 'bunker':
    case 'strongpoint':
      return [`${pointText(feature.at)}@${feature.heading}`];
    case 'smoke':
    case 'marker':
      return [pointText(feature.at), ...(feature.until === undefined ? [] : [`until ${feature.until}`])];
    default:
      return feature.outline.map(pointText);
  }
}

export const drawTable = ({ width, height, features }: Ground): string =>
  [
    `table ${width} ${height}`,
    ...features.map((feature) => [feature.kind, feature.id, ...shapeText(feature)].join(' ')),
    '',
  ].join('\n');

class Wrong extends Error {
  readonly fault: Omit<Fault, 'line'>;

  constructor(code: Code, params?: Params) {
    super(code);
    this.fault = params === undefined ? { code } : { code, params };
  }
}

function wholeNumber(word: string | undefined, least: number, most: number): number {
  const found = /^\d{1,4}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (!(found >= least && found <= most))
    throw new Wrong('notation.number', { word: String(word), least, most });
  return found;
}

/** The words of one line, taken from the front. */
class Words {
  private readonly words: string[];
  private readonly size: Pick<Table, 'width' | 'height'>;
  constructor(words: readonly string[], size: Pick<Table, 'width' | 'height'>) {
    this.words = [...words];
    this.size = size;
  }

  next(): string | undefined {
    return this.words.shift();
  }

  point(word: string | undefined): Point {
    const [x, y, more] = (word ?? '').split(',');
    if (more !== undefined) throw new Wrong('notation.no-point', { word: word ?? '' });
    return [wholeNumber(x, 0, this.size.width), wholeNumber(y, 0, this.size.height)];
  }

  /** All points that follow, so many at least. */
  points(least: number): Point[] {
    const found: Point[] = [];
    while (this.words[0]?.includes(',') === true) found.push(this.point(this.next()));
    if (found.length < least) throw new Wrong('notation.points', { least });
    return found;
  }

  /** Openings that follow, between corners that follow one another; an outline is closed. */
  openings(corners: number, closed: boolean): Opening[] {
    const found: Opening[] = [];
    while (this.words[0] === 'opening') {
      this.next();
      const [from, to] = (this.next() ?? '').split('-');
      const first = wholeNumber(from, 0, corners - 1);
      const second = wholeNumber(to, 0, corners - 1);
      if (second !== first + 1 && !(closed && first === corners - 1 && second === 0))
        throw new Wrong('notation.corners', { from: first, to: second });
      const wide = CLASSES.find((one) => one === this.words[0]);
      if (wide === undefined) throw new Wrong('notation.opening', { classes: CLASSES });
      this.next();
      found.push([first, second, wide]);
    }
    return found;
  }

  /** Whether this word comes next; it is taken. */
  takes(word: string): boolean {
    if (this.words[0] !== word) return false;
    this.next();
    return true;
  }

  end(): void {
    if (this.words.length > 0) throw new Wrong('notation.word', { word: this.words.join(' ') });
  }
}

function readFeature(kind: string, id: string, words: Words): Feature {
  const area = AREAS.find((one) => one === kind);
  if (area !== undefined) return { id, kind: area, outline: words.points(3) };
  switch (kind) {
    case 'house': {
      const outline = words.points(3);
      const storeys = words.takes('storeys') ? wholeNumber(words.next(), 1, 9) : 1;
      const openings = words.openings(outline.length, true);
      return { id, kind, outline, openings, storeys, ...(words.takes('no-roof') ? { roof: false } : {}) };
    }
    case 'wall': {
      const line = words.points(2);
      return { id, kind, line, openings: words.openings(line.length, false) };
    }
    case 'low-wall':
      return { id, kind, line: words.points(2) };
    case 'bunker':
    case 'strongpoint': {
      const [at, heading] = (words.next() ?? '').split('@');
      return { id, kind, at: words.point(at), heading: wholeNumber(heading, 0, HEADINGS - 1) };
    }
    case 'smoke':
    case 'marker': {
      const at = words.point(words.next());
      return { id, kind, at, ...(words.takes('until') ? { until: wholeNumber(words.next(), 1, 999) } : {}) };
    }
    default:
      throw new Wrong('notation.kind', { kind });
  }
}

/** The table that a text draws, without pieces; or everything that is wrong with it. */
export function readTable(text: string): Ground | readonly Fault[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  const faults: Fault[] = [];
  const features: Feature[] = [];
  const size = { width: 0, height: 0 };
  for (const [at, [kind = '', ...rest]] of lines.entries()) {
    if (kind === '' || kind.startsWith('//')) continue;
    try {
      if (kind === 'table') {
        // dt14.table.size
        size.width = wholeNumber(rest[0], LEAST_SIDE, MOST_SIDE);
        size.height = wholeNumber(rest[1], LEAST_SIDE, MOST_SIDE);
        continue;
      }
      if (size.height === 0) throw new Wrong('notation.table-first');
      const [id = '', ...words] = rest;
      if (id === '' || id.includes(',') || features.some((one) => one.id === id))
        throw new Wrong('notation.name', { name: id });
      const read = new Words(words, size);
      features.push(readFeature(kind, id, read));
      read.end();
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      faults.push({ line: at + 1, ...wrong.fault });
    }
  }
  if (size.height === 0 && faults.length === 0) faults.push({ line: 1, code: 'notation.no-table' });
  return faults.length > 0 ? faults : { ...size, features };
}
