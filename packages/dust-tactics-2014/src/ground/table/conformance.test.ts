import { readFileSync } from 'node:fs';
import { arcsOf } from '@dustfront/wargame/tabletop';
import { describe, expect, test } from 'vitest';
import { coverOf } from './cover.ts';
import { gapOfPieces, gapToFeature } from './gap.ts';
import { contactsOf, holdersOf, joiningOf } from './near.ts';
import { seesPiece, sightlineOf } from './sight.ts';
import { cohesionOf, footingOf } from './stand.ts';
import { stopOf } from './stop.ts';
import { blastOn, flameOn } from './strike.ts';
import { walkOf } from './way.ts';
import { cornersOfHull, type Feature, isVehicle, type Piece, type Table } from './words.ts';

// biome-ignore lint/suspicious/noExplicitAny: questions and answers of fifteen kinds, compared as they are
type Loose = any;

interface Case {
  readonly seed: number;
  readonly case: number;
  readonly kind: string;
  readonly table: { width: number; height: number };
  readonly pieces: readonly Piece[];
  readonly features: readonly Feature[];
  readonly question: Loose;
  readonly answer: Loose;
}

const FILE = new URL('../../../test/fixtures/geometry-table.jsonl', import.meta.url);
const cases = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function answerTo({ kind, table: size, pieces, features, question }: Case): unknown {
  const table: Table = { ...size, pieces, features };
  const piece = (id: string): Piece => pieces.find((one) => one.id === id)!;
  const feature = (id: string): Feature => features.find((one) => one.id === id)!;
  switch (kind) {
    case 'hull':
      return {
        corners: Object.fromEntries(
          question.pieces.map((id: string) => {
            const hull = piece(id);
            return [id, isVehicle(hull) ? cornersOfHull(hull) : null];
          }),
        ),
      };
    case 'gap':
      return {
        gaps: question.pairs.map(([a, b]: [string, string]) =>
          piece(b) === undefined ? gapToFeature(piece(a), feature(b)) : gapOfPieces(piece(a), piece(b)),
        ),
      };
    case 'stand':
      return {
        places: question.places.map((place: object) =>
          footingOf(table, { ...piece(question.piece), ...place }),
        ),
      };
    case 'cohesion':
      return cohesionOf(
        pieces.filter(({ unit }) => unit === question.unit),
        question.ends,
      );
    case 'way':
      return { ways: question.ways.map((way: Loose) => walkOf(table, piece(question.piece), way)) };
    case 'stop':
      return { stops: question.ways.map((way: Loose) => stopOf(table, piece(question.piece), way)) };
    case 'line':
      return {
        lines: question.lines.map(({ from, to, ...how }: Loose) =>
          sightlineOf(table, piece(from), piece(to), how),
        ),
      };
    case 'sees':
      return {
        sees: pieces
          .flatMap((a) => pieces.map((b) => [a, b] as const))
          .filter(([a, b]) => a.side !== b.side && seesPiece(table, a, b, question.artillery))
          .map(([a, b]) => [a.id, b.id]),
      };
    case 'arcs': {
      const from = piece(question.from);
      if (!isVehicle(from)) return null;
      const others = pieces.filter(({ id }) => id !== from.id);
      return {
        arcs: Object.fromEntries(
          others.map(({ id, at }) => [id, [...arcsOf(from.at, from.heading, at), 'turret'].sort()]),
        ),
      };
    }
    case 'cover':
      return coverOf(table, question.bearers.map(piece), question.unit, question.artillery);
    case 'blast':
      return blastOn(table, piece(question.on), question.bearers.map(piece));
    case 'flame':
      return { units: flameOn(table, piece(question.bearer), piece(question.on)) };
    case 'contact':
      return { contacts: contactsOf(table) };
    case 'join':
      return joiningOf(table, piece(question.hero), question.unit);
    case 'held':
      return { by: holdersOf(table, feature(question.feature)) };
    default:
      throw new Error(`no such kind: ${kind}`);
  }
}

/** What each kind of question is about. */
const TITLES: Readonly<Record<string, string>> = {
  hull: '[dt14.table.hull] corners of hulls',
  gap: '[dt14.table.gap] gaps between pieces and to features',
  stand: '[dt14.table.stand] [dt14.table.storeys] where a piece may stand',
  cohesion: '[dt14.table.cohesion] who is too far apart',
  way: '[dt14.table.length] [dt14.table.way] [dt14.table.mines] what a way costs, what bars it and what it meets',
  stop: '[dt14.table.hard-ground] where a vehicle stops, and infantry in wire',
  line: '[dt14.table.line] [dt14.table.obscure] [dt14.table.slit] what a line of sight meets',
  sees: '[dt14.table.sees] who sees whom',
  arcs: 'what lies in which arc',
  cover: '[dt14.table.cover] who is in cover',
  blast: '[dt14.table.blast] whom a template strikes',
  flame: '[dt14.table.flame] whom a jet burns',
  contact: '[dt14.table.contact] who is in contact',
  join: '[dt14.table.join] which hero may join',
  held: '[dt14.table.hold] who holds what',
};

describe('random tables with answers computed apart from the program', () => {
  const all = Map.groupBy(cases, (one) => one.kind);

  test('every kind of question has a title', () => {
    expect([...all.keys()].sort()).toEqual(Object.keys(TITLES).sort());
  });

  test.each(Object.entries(TITLES))('%s: %s', (kind) => {
    for (const one of all.get(kind) ?? [])
      expect(answerTo(one), `case ${one.case} of seed ${one.seed}`).toEqual(one.answer);
  });
});
