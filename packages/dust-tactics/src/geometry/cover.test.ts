import { describe, expect, test } from 'vitest';
import { type CoverFound, coverAgainst, findCover } from './cover.ts';
import { type DiagramEdges, diagram } from './diagram.ts';
import type { Kind } from './ground.ts';
import { canSee } from './sight.ts';

/** The cover of 2 against a shooter in 1 who sees it. */
function found(shooter: Kind, drawing: string, target: Kind = 'squad', edges: DiagramEdges = {}): CoverFound {
  const { ground, at } = diagram(drawing, edges);
  expect(canSee(ground, shooter, target, at('1'), at('2'))).toBe(true);
  return findCover(ground, shooter, target, at('1'), at('2'));
}

function cover(shooter: Kind, drawing: string, target: Kind = 'squad', edges: DiagramEdges = {}) {
  return found(shooter, drawing, target, edges).cover;
}

describe('cover in the square', () => {
  test('[dt1.cover.crate] a crate gives soft cover', () => {
    expect(cover('squad', '1 . q2c')).toBe('soft');
  });

  test('[dt1.cover.trap] a tank trap gives hard cover', () => {
    expect(cover('vehicle', '1 . q2t')).toBe('hard');
  });

  test('[dt1.cover.in-square] [dt1.space.cover.share] sharing the square is enough, standing beside it is not', () => {
    expect(cover('squad', '1 . q2c')).toBe('soft');
    expect(cover('squad', '1 c q2')).toBe('none');
  });

  test('[dt1.cover.no-action] a squad that has done nothing is in cover, against a vehicle as well', () => {
    expect(cover('vehicle', '1 . q2c')).toBe('soft');
  });

  test('[dt1.space.cover.side] from every side', () => {
    const { ground, at } = diagram(`
      . . .
      . q2c .
      . . .`);
    for (let from = 0; from < 9; from++) {
      if (from === at('2')) continue;
      expect(findCover(ground, 'squad', 'squad', from, at('2')).cover).toBe('soft');
    }
  });

  test(`[dt1.cover.squads] [dt1.cover.hero.none] [dt1.faq.hero.cover-joined]
      vehicles and lone heroes have none`, () => {
    expect(cover('squad', '1 . h2t', 'hero')).toBe('none');
    expect(cover('squad', '1 . v2c', 'vehicle')).toBe('none');
    expect(cover('squad', '1 #\n. h2c', 'hero')).toBe('none');
  });

  test('[dt1.cover.hero.joined] a joined hero is covered as part of his squad', () => {
    expect(cover('squad', '1 . q2t', 'squad')).toBe('hard');
  });

  test('nothing there, no cover', () => {
    expect(found('squad', '1 . q2')).toEqual({ cover: 'none', sources: [] });
  });
});

describe('corner cover', () => {
  test(`[dt1.cover.corner] [dt1.cover.corner.wall] [dt1.cover.corner.diagonal]
      a squad right behind a corner has soft cover`, () => {
    const { ground, at } = diagram(`
      1 . .
      . . #
      . . q2`);
    expect(findCover(ground, 'squad', 'squad', at('1'), at('2'))).toEqual({
      cover: 'soft',
      sources: [{ from: 'corner', cover: 'soft', square: at('#') }],
    });
    expect(cover('squad', '. . #\n1 . q2')).toBe('none');
  });

  test('[dt1.cover.corner.adjacent] [dt1.faq.corner.adjacent] only a squad next to that corner profits', () => {
    expect(
      cover(
        'squad',
        `
        1 # .
        . . .
        . . q2`,
      ),
    ).toBe('none');
  });

  test('[dt1.cover.corner.skim] [dt1.faq.corner.touch] [dt1.faq.corner.miss] the line has to touch the corner', () => {
    const { ground, at } = diagram(`
      . . 1
      X . #
      . . q2`);
    expect(findCover(ground, 'squad', 'squad', at('X'), at('2')).cover).toBe('none');
    expect(cover('squad', '1 . .\n. . #\n. . q2')).toBe('soft');
  });

  test('[dt1.cover.corner.each] each side is judged by its own corner', () => {
    const { ground, at } = diagram(`
      Q1 # . .
      . . . .
      . . . #
      . . . q2`);
    expect(findCover(ground, 'squad', 'squad', at('1'), at('2')).cover).toBe('soft');
    expect(findCover(ground, 'squad', 'squad', at('2'), at('1')).cover).toBe('soft');
    const one = diagram('Q1 . .\n. . #\n. . q2');
    expect(findCover(one.ground, 'squad', 'squad', one.at('1'), one.at('2')).cover).toBe('soft');
    expect(findCover(one.ground, 'squad', 'squad', one.at('2'), one.at('1')).cover).toBe('none');
  });

  test('[dt1.faq.corner.45] at 45 degrees only, though the line touches a corner next to the target', () => {
    // One across and three down touches corner points too.
    const { ground, at } = diagram(`
      1 .
      . .
      # .
      . q2`);
    expect(canSee(ground, 'squad', 'squad', at('1'), at('2'))).toBe(true);
    expect(findCover(ground, 'squad', 'squad', at('1'), at('2')).cover).toBe('none');
  });

  test(`[dt1.faq.corner.attacker-blocker] [dt1.faq.corner.trap] [dt1.faq.corner.trap-vehicle]
      a trap covers from soldiers, not from vehicles`, () => {
    const drawing = `
      1 . .
      . . t
      . . q2`;
    expect(cover('squad', drawing)).toBe('soft');
    expect(cover('hero', drawing)).toBe('soft');
    expect(cover('vehicle', drawing)).toBe('none');
  });

  test(`[dt1.faq.corner.terrain] [dt1.cover.corner.vehicle] [dt1.faq.corner.vehicle]
      terrain and vehicles, friends too, cover from everybody`, () => {
    for (const corner of ['#', 'v', 'V']) {
      for (const shooter of ['squad', 'hero', 'vehicle'] as const) {
        expect(cover(shooter, `1 . .\n. . .\n. ${corner} q2`)).toBe('soft');
      }
    }
  });

  test(`[dt1.faq.corner.squad] [dt1.cover.corner.squad-none]
      a squad at the corner covers from soldiers: the FAQ overrules the book`, () => {
    for (const corner of ['q', 'Q']) {
      expect(cover('squad', `1 . .\n. . ${corner}\n. . q2`)).toBe('soft');
      expect(cover('vehicle', `1 . .\n. . ${corner}\n. . q2`)).toBe('none');
    }
    expect(cover('squad', '1 . .\n. . h\n. . q2')).toBe('none');
    expect(cover('squad', '1 . .\n. . c\n. . q2')).toBe('none');
  });

  test('works at range 1', () => {
    expect(cover('squad', '1 #\n. q2')).toBe('soft');
  });

  test('a building wall that ends at the corner makes one', () => {
    expect(cover('vehicle', '1 X\n. q2', 'squad', { walls: ['1X'] })).toBe('soft');
    expect(cover('vehicle', '1 X\n. q2', 'squad', { walls: ['X2'] })).toBe('soft');
    expect(cover('vehicle', '1 X\n. q2', 'squad', { doorways: ['X2'] })).toBe('none');
  });

  test('[dt1.cover.stack] crate and corner together make hard cover', () => {
    const { cover, sources } = found('squad', '1 . .\n. . #\n. . q2c');
    expect(cover).toBe('hard');
    expect(sources.map((source) => source.from)).toEqual(['crate', 'corner']);
  });
});

describe('buildings', () => {
  test('[dt1.faq.building.soft] soft cover against an attacker in the same structure', () => {
    expect(cover('squad', 'b1 b bq2 .')).toBe('soft');
  });

  test('[dt1.faq.building.hard] hard cover against an attacker outside', () => {
    expect(cover('vehicle', '1 . bq2 b')).toBe('hard');
  });

  test('an attacker in another structure is outside; a shared corner does not join two', () => {
    expect(cover('squad', 'b1 . bq2')).toBe('hard');
    expect(cover('squad', 'b1 .\n. bq2')).toBe('hard');
    expect(cover('squad', 'b1 b\n. bq2')).toBe('soft');
  });

  test('soft cover of the building and a crate make hard cover inside too', () => {
    expect(cover('squad', 'b1 b bq2c')).toBe('hard');
  });
});

describe('attacks that ignore cover', () => {
  const inTheOpen = found('squad', '1 . .\n. . #\n. . q2t');
  const inBuilding = found('squad', '1 . bcq2');

  test.each([
    ['[dt1.close.cover] [dt1.faq.close.cover] close combat', 'close'],
    ['[dt1.flame.cover] flame', 'flame'],
    ['[dt1.ugl.cover] [dt1.grenade.same] grenades', 'grenade'],
  ] as const)('%s: all of it', (_title, attack) => {
    expect(coverAgainst(inTheOpen, attack).cover).toBe('none');
    expect(coverAgainst(inBuilding, attack).cover).toBe('none');
  });

  test('[dt1.cover.ignored] a weapon that ignores cover finds none, a gun what there is', () => {
    expect(coverAgainst(inTheOpen, 'flame')).toEqual({ cover: 'none', sources: [] });
    expect(coverAgainst(inTheOpen, 'gun')).toEqual(inTheOpen);
  });

  test('[dt1.faq.artillery.cover] [dt1.faq.errata.artillery] artillery ignores cover', () => {
    expect(coverAgainst(inTheOpen, 'artillery').cover).toBe('none');
  });

  test(`[dt1.faq.artillery.structure] [dt1.faq.artillery.structure-hard]
      but not that of a structure, which is hard`, () => {
    expect(coverAgainst(inBuilding, 'artillery')).toEqual({
      cover: 'hard',
      sources: [{ from: 'building', cover: 'hard', square: 2 }],
    });
  });
});
