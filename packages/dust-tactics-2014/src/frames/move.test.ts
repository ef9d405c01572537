import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

/** Squares offered as the first step. */
const steps = (t: ReturnType<typeof table>) => t.options().filter((id) => /^[A-Z]\d+$/.test(id));

const map = (rows: string) => `reactions off\nmap\n${rows}\n`;

describe('moving', () => {
  test('[dt14.move.less] [dt14.move.direction.any] [dt14.move.facing.ignored] [dt14.march.limit] [dt14.march.same-rules] any direction, up to the value, or not at all', () => {
    const t = table('reactions off\nunit 1a pounder at C5 facing N\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(steps(t).sort()).toEqual(['B4', 'B5', 'B6', 'C4', 'C6', 'D4', 'D5', 'D6']);
    t.do('face N');
    expect(t.at('1a')).toBe('C5');
    const march = table('reactions off\nunit 1a pounder at C5 facing N\nunit 2a hans at L9').do(
      'activate 1a',
      'march',
    );
    march.do('D5', 'E5', 'F5', 'G5', 'H5');
    expect(steps(march)).toEqual([]);
    march.do('face W');
    expect([march.at('1a'), march.unit('1a').facing]).toEqual(['H5', 3]);
  });

  test('[dt14.move.facing.end] a vehicle may be turned at the end of its movement, without leaving its square', () => {
    const t = table('reactions off\nunit 1a pounder at C5 facing N\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
      'face S',
    );
    expect(t.unit('1a').facing).toBe(2);
  });

  test('[dt14.move.diagonal.first] [dt14.move.diagonal.later] the first diagonal costs one, the next two', () => {
    const t = table('reactions off\nunit 1a ranger-attack-squad at A1\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
      'B2',
      'C3',
    );
    expect(t.question).toBe('activate');
    expect(t.at('1a')).toBe('C3');
  });

  test('[dt14.move.off-board] nobody leaves the board', () => {
    const t = table('reactions off\nunit 1a hans at A1\nunit 2a honey at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(steps(t).sort()).toEqual(['A2', 'B1', 'B2']);
  });

  test('[dt14.terrain.open.enter] [dt14.terrain.tree.enter] [dt14.terrain.rubble.barred] [dt14.terrain.rubble.enter] [dt14.terrain.structure.barred] [dt14.terrain.water.barred] [dt14.terrain.crate.enter] [dt14.terrain.trap.vehicle] [dt14.terrain.trap.others] [dt14.ruling.drive.half-track] [dt14.equip.drive.squares] who may enter what', () => {
    const reach = (card: string) => {
      const t = table(
        `${map(`t . r
        . . .
        # . w`)}crates B1\ntraps A2\nunit 1a ${card} at B2\nunit 2a hans at B3`,
      ).do('activate 1a', 'move', 'nothing');
      return t
        .options()
        .filter((id) => /^[A-Z]\d$/.test(id))
        .sort();
    };
    expect(reach('ranger-attack-squad')).toEqual(['A1', 'A2', 'B1', 'C1', 'C2']);
    // The trap also bars the corner to the trees.
    expect(reach('pounder')).toEqual(['B1', 'C1', 'C2']);
    expect(reach('red-fury')).toEqual(['B1', 'C2']);
    expect(reach('ba-64d')).toEqual(['B1', 'C2']);
    expect(reach('hanomag')).toEqual(['B1', 'C2']);
  });

  test('[dt14.terrain.crate.crush] a vehicle may crush the crate it drives over', () => {
    const t = table('reactions off\ncrates D5\nunit 1a pounder at C5\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(t.options()).toContain('D5');
    t.do('crush D5', 'face N');
    expect(t.state.board.crates).toEqual([]);
    const foot = table('reactions off\ncrates D5\nunit 1a rosie at C5\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(foot.options()).not.toContain('crush D5');
  });

  const house = `. . . . .
    . b b . .
    . b b . .
    . . . . .`;
  const walls = (opening: string) =>
    [
      'wall B1 B2 wall',
      'wall C1 C2 wall',
      'wall B3 B4 wall',
      'wall C3 C4 wall',
      'wall A2 B2 wall',
      'wall A3 B3 wall',
      `wall C2 D2 ${opening}`,
      'wall C3 D3 wall',
      'building 2 B2 C2 B3 C3',
    ].join('\n');

  test('[dt14.terrain.wall.barred] [dt14.terrain.opening.sizes] [dt14.terrain.opening.infantry] [dt14.terrain.opening.vehicle-small] [dt14.terrain.opening.vehicle-wide] [dt14.move.opening.diagonal.infantry] [dt14.move.opening.diagonal.vehicle] [dt14.move.corner.mixed] walls are passed at openings that fit', () => {
    const from = (card: string, opening: string) => {
      const t = table(`${map(house)}${walls(opening)}\nunit 1a ${card} at C2 acted\nunit 2a hans at A1`).do(
        'activate 1a',
        'move',
        'nothing',
      );
      return t
        .options()
        .filter((id) => /^[A-Z]\d$/.test(id))
        .sort();
    };
    expect(from('ranger-attack-squad', 'small')).toEqual(['B2', 'B3', 'C3', 'D1', 'D2', 'D3']);
    expect(from('ranger-attack-squad', 'wall')).toEqual(['B2', 'B3', 'C3']);
    expect(from('pounder', 'small')).toEqual(['B2', 'B3', 'C3']);
    expect(from('pounder', 'large')).toEqual(['B2', 'B3', 'C3', 'D2']);
    expect(from('pounder', 'huge')).toContain('D2');
    // A wall's end and an enemy close the gap between them.
    const gap = table(
      `${map(house)}${walls('small')}\nunit 1a ranger-attack-squad at C2 acted\nunit 2a hans at D2`,
    ).do('activate 1a', 'move', 'nothing');
    expect(gap.options()).not.toContain('D1');
  });

  test('[dt14.terrain.floor.infantry] [dt14.terrain.floor.cost] infantry climbs one storey for one square, up to the roof', () => {
    const t = table(
      `${map(house)}${walls('small')}\nunit 1a ranger-attack-squad at C2 acted\nunit 2a hans at A1`,
    ).do('activate 1a', 'march', 'up', 'up');
    expect(t.unit('1a').floor).toBe(2);
    expect(t.options()).not.toContain('up');
    // On the roof nothing but the roof is reached.
    expect(t.options().filter((id) => /^[A-Z]\d$/.test(id))).not.toContain('D2');
    t.do('down', 'down');
    expect(t.question).toBe('activate');
    const tank = table(`${map(house)}${walls('large')}\nunit 1a pounder at C2 acted\nunit 2a hans at A1`).do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(tank.options()).not.toContain('up');
  });

  test('[dt14.deploy.own-edge] [dt14.ruling.entry] units come on from their own edge; the first square costs one; they begin with a movement', () => {
    const t = table(
      'reactions off\nedges N S\nunit 1a ranger-attack-squad\nunit 1b stefan at C1\nunit 2a hans',
    ).do('activate 1a');
    expect(t.options()).toEqual(['move', 'march']);
    t.do('march');
    expect(t.options()).toHaveLength(12);
    // The hero's square may be crossed, though a squad cannot stop there.
    t.do('enter C1');
    expect(t.options()).not.toContain('stop');
    t.do('C2', 'C3', 'C4');
    expect(t.at('1a')).toBe('C4');
    t.do('activate 2a', 'move', 'nothing');
    expect(t.options()).toContain('enter A9');
  });

  test('[dt14.hero.share] [dt14.hero.share.unit] [dt14.hero.share.vehicle] [dt14.quick.hero-share] a hero may stop with a squad and with a vehicle', () => {
    const t = table(
      'reactions off\nunit 1a stefan at C5 acted\nunit 1b sturmgrenadier-assault-squad at D5\nunit 1c hans at C6\nunit 2a honey at L9',
    ).do('activate 1a', 'move', 'nothing', 'D5', 'stop');
    expect(t.at('1a')).toBe('D5');
    const tank = table(
      'reactions off\nunit 1a stefan at C5 acted\nunit 1c hans at C6\nunit 2a honey at L9',
    ).do('activate 1a', 'move', 'nothing', 'C6', 'stop');
    expect(tank.at('1a')).toBe('C6');
  });

  test('[dt14.mat.single-square] [dt14.mat.overhang] [dt14.ruling.size.footprint] small units fill one square, Large and Huge ones four', () => {
    const t = table('reactions off\nunit 1a punisher at C3\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(t.options()).toContain('D3');
    const blocked = table('reactions off\nunit 1a punisher at C3\nunit 2a hans at E4').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(blocked.options()).not.toContain('D3');
    expect(blocked.options()).toContain('B3');
  });
});
