import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';

/** Squares offered as the first step. */
const steps = (t: ReturnType<typeof table>) => t.options().filter((id) => /^[A-Z]\d+$/.test(id));

const map = (rows: string) => `reactions off\nmap\n${rows}\n`;

describe('moving', () => {
  const pounder = (...ids: string[]) =>
    table('reactions off\nunit 1a pounder at C5 facing N\nunit 2a hans at L9').do('activate 1a', ...ids);

  test('[dt14.move.direction.any] [dt14.move.facing.ignored] in all eight directions, however it faces', () => {
    expect(steps(pounder('move', 'nothing')).sort()).toEqual([
      'B4',
      'B5',
      'B6',
      'C4',
      'C6',
      'D4',
      'D5',
      'D6',
    ]);
  });

  test('[dt14.move.less] it may stop earlier or not leave the square at all', () => {
    expect(pounder('move', 'nothing', 'face N').at('1a')).toBe('C5');
    expect(pounder('move', 'nothing', 'D5', 'face N').at('1a')).toBe('D5');
  });

  test('[dt14.march.limit] a march goes up to the March value', () => {
    const march = pounder('march', 'D5', 'E5', 'F5', 'G5', 'H5');
    expect(steps(march)).toEqual([]);
    expect(steps(pounder('march', 'D5', 'E5', 'F5', 'G5'))).toContain('H5');
  });

  test('[dt14.march.same-rules] for the rest it is a move: diagonals, stopping, turning', () => {
    const t = pounder('march', 'D6', 'E6', 'face W');
    expect([t.at('1a'), t.unit('1a').facing]).toEqual(['E6', 3]);
    expect(steps(pounder('march', 'D6', 'E7', 'F7', 'G7'))).toEqual([]);
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

  const reach = (card: string) =>
    table(
      `${map(`t . r
        . . .
        # . w`)}crates B1\ntraps A2\nunit 1a ${card} at B2\nunit 2a hans at B3`,
    )
      .do('activate 1a', 'move', 'nothing')
      .options();
  const FOOT = 'ranger-attack-squad';

  test.each([
    [
      '[dt14.terrain.open.enter] open ground: anybody',
      'C2',
      { [FOOT]: true, pounder: true, 'red-fury': true },
    ],
    ['[dt14.terrain.tree.enter] trees: anybody', 'A1', { [FOOT]: true }],
    ['[dt14.terrain.rubble.enter] rubble: feet and walkers', 'C1', { [FOOT]: true, pounder: true }],
    [
      '[dt14.terrain.rubble.barred] rubble: no wheels, no tracks',
      'C1',
      { 'red-fury': false, 'ba-64d': false },
    ],
    ['[dt14.ruling.drive.half-track] rubble: no half-track', 'C1', { hanomag: false }],
    ['[dt14.terrain.structure.barred] a structure: nobody', 'A3', { [FOOT]: false, pounder: false }],
    ['[dt14.terrain.water.barred] water: nobody', 'C3', { [FOOT]: false, pounder: false }],
    ['[dt14.terrain.crate.enter] a crate: anybody', 'B1', { [FOOT]: true, pounder: true, hanomag: true }],
    ['[dt14.terrain.trap.vehicle] a tank trap: no vehicle', 'A2', { pounder: false, 'red-fury': false }],
    ['[dt14.terrain.trap.others] a tank trap: infantry', 'A2', { [FOOT]: true }],
    ['[dt14.equip.drive.squares] nobody rolls for terrain', 'B1', { 'ba-64d': true }],
  ])('%s', (_rule, square, enters) => {
    const found = Object.fromEntries(Object.keys(enters).map((card) => [card, reach(card).includes(square)]));
    expect(found).toEqual(enters);
  });

  const corners = (card: string, rows: string, more = '') =>
    steps(
      table(`${map(rows)}${more}\nunit 1a ${card} at A2 acted\nunit 2z hans at C2`).do(
        'activate 1a',
        'move',
        'nothing',
      ),
    ).includes('B1');
  const OPEN = '. . .\n. . .';

  test.each([
    ['[dt14.move.corner.vehicle.terrain] a vehicle past a structure', 'pounder', '# . .\n. . .', '', false],
    [
      '[dt14.move.corner.vehicle.enemy] a vehicle past an enemy',
      'pounder',
      OPEN,
      'unit 2a honey at A1',
      false,
    ],
    [
      '[dt14.move.corner.vehicle.friend] a vehicle past a friend',
      'pounder',
      OPEN,
      'unit 1b honey at A1',
      true,
    ],
    ['[dt14.move.corner.infantry.one] infantry past one structure', FOOT, '# . .\n. . .', '', true],
    ['[dt14.move.corner.infantry.two] infantry between two', FOOT, '# . .\n. # .', '', false],
    [
      '[dt14.move.corner.infantry.two] infantry between structure and enemy',
      FOOT,
      '# . .\n. . .',
      'unit 2a honey at B2',
      false,
    ],
    ['[dt14.move.pass.enemy] onto an enemy', FOOT, OPEN, 'unit 2a honey at B1', false],
  ])('%s: the diagonal step?', (_rule, card, rows, more, may) => {
    expect(corners(card, rows, more)).toBe(may);
  });

  const along = (card: string, friend: string) => {
    const t = table(
      `${map('. . . .')}unit 1a ${card} at A1 acted\nunit 1b ${friend} at B1\nunit 2a hans at D1`,
    ).do('activate 1a', 'march');
    if (!steps(t).includes('B1')) return 'barred';
    return t
      .do('B1')
      .options()
      .some((id) => id === 'stop' || id.startsWith('face'))
      ? 'stops'
      : 'passes';
  };

  test.each([
    ['[dt14.move.pass.friend] a squad and a squad', FOOT, FOOT, 'passes'],
    ['[dt14.move.pass.friend] a vehicle and a squad', 'pounder', FOOT, 'passes'],
    ['[dt14.move.pass.vehicle-vehicle] a vehicle and a vehicle', 'pounder', 'honey', 'barred'],
    ['[dt14.move.end.occupied] a squad and a vehicle', FOOT, 'honey', 'passes'],
    ['[dt14.move.end.hero] a hero and a squad', 'rosie', FOOT, 'stops'],
    ['[dt14.move.end.hero] a hero and a hero', 'rosie', 'bazooka-joe', 'stops'],
    ['[dt14.move.end.with-lone-hero] a squad and a lone hero', FOOT, 'rosie', 'passes'],
    ['[dt14.move.end.with-lone-hero] a vehicle and a lone hero', 'pounder', 'rosie', 'passes'],
  ])('%s in one square', (_rule, card, friend, what) => {
    expect(along(card, friend)).toBe(what);
  });

  test('[dt14.move.limit] a move goes up to the Move value', () => {
    const t = pounder('move', 'nothing', 'D5', 'E5');
    expect(steps(t)).toContain('F5');
    expect(steps(t.do('F5'))).toEqual([]);
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

  const from = (card: string, opening: string, enemy = 'A1') =>
    steps(
      table(`${map(house)}${walls(opening)}\nunit 1a ${card} at C2 acted\nunit 2a hans at ${enemy}`).do(
        'activate 1a',
        'move',
        'nothing',
      ),
    ).sort();
  const INSIDE = ['B2', 'B3', 'C3'];

  test.each([
    ['[dt14.terrain.wall.barred] a wall', 'ranger-attack-squad', 'wall', INSIDE],
    [
      '[dt14.terrain.opening.infantry] [dt14.move.opening.diagonal.infantry] infantry, a small opening',
      'ranger-attack-squad',
      'small',
      [...INSIDE, 'D1', 'D2', 'D3'],
    ],
    [
      '[dt14.terrain.opening.infantry] infantry, a huge one',
      'ranger-attack-squad',
      'huge',
      [...INSIDE, 'D1', 'D2', 'D3'],
    ],
    [
      '[dt14.terrain.opening.vehicle-small] [dt14.terrain.opening.sizes] a vehicle, a small one',
      'pounder',
      'small',
      INSIDE,
    ],
    [
      '[dt14.terrain.opening.vehicle-wide] [dt14.terrain.opening.sizes] a vehicle, a large one',
      'pounder',
      'large',
      [...INSIDE, 'D2'],
    ],
    [
      '[dt14.terrain.opening.vehicle-wide] [dt14.move.opening.diagonal.vehicle] a vehicle, a huge one, straight',
      'pounder',
      'huge',
      [...INSIDE, 'D2'],
    ],
  ])('%s', (_rule, card, opening, squares) => {
    expect(from(card, opening)).toEqual([...squares].sort());
  });

  test('[dt14.move.corner.mixed] the end of a wall and an enemy close the gap between them', () => {
    expect(from('ranger-attack-squad', 'small', 'D2')).not.toContain('D1');
  });

  test(`[dt14.terrain.floor.infantry] [dt14.terrain.floor.cost]
      infantry climbs one storey for one square, up to the roof`, () => {
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

  test(`[dt14.deploy.own-edge] [dt14.ruling.entry]
      units come on from their own edge; the first square costs one; they begin with a movement`, () => {
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

  test.each([
    ['[dt14.hero.share] [dt14.hero.share.unit] with a squad', 'stefan', 'sturmgrenadier-assault-squad', true],
    ['[dt14.hero.share.vehicle] [dt14.quick.hero-share] with a vehicle', 'stefan', 'hans', true],
    [
      '[dt14.hero.share] a squad may not stop with another',
      'sturmgrenadier-recon-squad',
      'sturmgrenadier-assault-squad',
      false,
    ],
  ])('%s in one square', (_rule, card, friend, may) => {
    const t = table(
      `reactions off\nunit 1a ${card} at C5 acted\nunit 1b ${friend} at D5\nunit 2a honey at L9`,
    ).do('activate 1a', 'move', 'nothing', 'D5');
    expect(t.options().includes('stop')).toBe(may);
  });

  test(`[dt14.mat.single-square] [dt14.mat.overhang] [dt14.ruling.size.footprint]
      small units fill one square, Large and Huge ones four`, () => {
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
