import { WORLD } from '@dustfront/dust';
import { loadWords } from '@dustfront/dust/words';
import { LANGUAGES } from '@dustfront/kernel';
import { geoNaturalEarth1 } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import type { MapScene } from '../../../board/world.ts';
import { arrowBoxes, badgePlace } from './Badges.tsx';
import { layoutOf, territoriesLayout, wayBetween } from './layout.ts';
import { sizeOf } from './looks.ts';
import { HEIGHT, project, SCALE, TURN, WIDTH, X0, Y0 } from './project.ts';
import { outerOf, PLATE } from './sizes.ts';
import { HEAD, plateModel, platePlaces, signsOut } from './territories/plates.ts';
import { hasOutlines, outlineOf, pairOf, plateOf, touching } from './territories/shapes.ts';
import { attackWay } from './ways.ts';

const kinds = new Map(WORLD.areas.map((area) => [area.id, area.kind]));
const wraps = new Set((WORLD.wrapLinks ?? []).map(([a, b]) => `${a}>${b}`));
const scene: MapScene = {
  kind: 'map',
  areas: WORLD.areas.map((area) => ({
    key: area.id,
    name: area.name,
    lon: area.lon ?? 0,
    lat: area.lat ?? 0,
    kind: area.kind,
    capital: area.capital ?? false,
    power: area.powerSource ?? false,
    centre: false,
    army: null,
    units: [],
    label: area.name,
  })),
  links: WORLD.links.map(([from, to]) => ({
    from,
    to,
    dotted: kinds.get(from) !== kinds.get(to),
    wraps: wraps.has(`${from}>${to}`),
  })),
};

describe('territories', () => {
  const linked = new Set(WORLD.links.map(([a, b]) => pairOf(a, b)));
  const kindOf = (pair: string): string => {
    const [a = '', b = ''] = pair.split(' ').map((area) => kinds.get(area));
    return a === b ? a : 'coast';
  };
  const apart = (kind: string): string[] =>
    [...linked].filter((pair) => kindOf(pair) === kind && !touching.has(pair)).sort();
  const unlinked = (kind: string): string[] =>
    [...touching].filter((pair) => kindOf(pair) === kind && !linked.has(pair)).sort();

  test('linked lands have a border, but for two straits; six borders have no way', () => {
    expect(apart('land')).toEqual(['alaska kamchatka', 'maghreb rome']);
    expect(unlinked('land')).toEqual([
      'amazon la_plata',
      'congo maghreb',
      'mexico plains',
      'mongolia west_siberia',
      'persia tibet',
      'rome ukraine',
    ]);
  });

  test('linked seas have a border, but for five that are drawn as lines', () => {
    expect(apart('sea')).toEqual([
      'arabian_sea mediterranean_sea',
      'beaufort_sea east_siberian_sea',
      'coral_sea indian_ocean',
      'north_pacific northeast_pacific',
      'south_atlantic south_pacific',
    ]);
    expect(apart('coast')).toEqual(['japan philippine_sea', 'south_atlantic zambezi']);
  });

  test('every area has an outline and a plate on the map', () => {
    expect(hasOutlines(scene)).toBe(true);
    for (const { id } of WORLD.areas) {
      expect(outlineOf(id)).toMatch(/^M[-\d.]+ [-\d.]+L.*Z$/);
      const [x = -1, y = -1] = plateOf(id) ?? [];
      const { width, height } = sizeOf('territories');
      expect(x > 0 && x < width && y >= 0 && y < height, id).toBe(true);
    }
  });

  test('no plate lies over another, even if every area holds three kinds of units', () => {
    const units = ['tank', 'mech', 'fighter'].map((kind) => ({ kind, count: 2 }));
    const crowded = scene.areas.map((area) => ({ ...area, units: area.kind === 'land' ? units : [] }));
    const places = platePlaces(crowded, 0.8, sizeOf('territories'));
    const boxes = crowded.flatMap((area) => {
      const plate = plateModel(area);
      const at = places.get(area.key);
      return plate === null || at === undefined ? [] : [{ key: area.key, at, plate }];
    });
    const over = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.at[0] - b.at[0]) < 0.4 * (a.plate.width + b.plate.width) &&
            Math.abs(a.at[1] - b.at[1]) < 0.4 * (a.plate.height + b.plate.height),
        )
        .map((b) => `${a.key} over ${b.key}`),
    );
    expect(over).toEqual([]);
  });

  test.each(LANGUAGES)('nothing lies over the name of a capital: %s', async (language) => {
    const names = await loadWords(language);
    const units = ['tank', 'mech', 'fighter'].map((kind) => ({ kind, count: 2 }));
    const areas = scene.areas.map((area) => ({
      ...area,
      name: String(names[`area.${area.key}`] ?? ''),
      centre: area.kind === 'land',
      units: area.kind === 'land' ? units : [],
    }));
    const size = 1.2;
    const at = platePlaces(areas, size, sizeOf('territories'));
    const placed = areas.flatMap((area) => {
      const [x = 0, y = 0] = at.get(area.key) ?? [];
      const { width, height } = plateModel(area) ?? { width: 0, height: 0 };
      const { right, up } = signsOut(area);
      const [left, top] = [x - (width / 2) * size, y - (height / 2) * size];
      const plate = {
        left,
        top: top - up * size,
        right: left + (width + right) * size,
        bottom: top + height * size,
      };
      return [{ area, plate, head: { left, top, right: left + width * size, bottom: top + HEAD * size } }];
    });
    const capitals = placed.filter(({ area }) => area.capital);
    expect(capitals.every(({ area }) => area.name !== '')).toBe(true);
    const covered = capitals.flatMap(({ area, head }) =>
      placed
        .filter(({ area: other }) => other !== area)
        .filter(
          ({ plate }) =>
            plate.left < head.right &&
            head.left < plate.right &&
            plate.top < head.bottom &&
            head.top < plate.bottom,
        )
        .map((other) => `${other.area.name} over ${area.name}`),
    );
    expect(covered).toEqual([]);
    const layout = { at, links: [], exits: [] };
    for (const area of areas) {
      const [x = 0, y = 0] = badgePlace({ scene: { ...scene, areas }, layout, size }, area, 60) ?? [];
      const named = capitals.filter(
        ({ head }) =>
          x + 30 * size > head.left &&
          x - 30 * size < head.right &&
          y + 10 * size > head.top &&
          y - 10 * size < head.bottom,
      );
      expect(
        named.map((one) => one.area.name),
        `odds of ${area.name}`,
      ).toEqual([]);
    }
  });
});

describe('the odds of an attack that is thought of', () => {
  const tank = [{ kind: 'tank', count: 1 }];
  const areas = scene.areas.map((area) => ({ ...area, units: area.kind === 'land' ? tank : [] }));
  const drawn = {
    scene: { ...scene, areas },
    layout: territoriesLayout({ ...scene, areas }, 1),
    size: 1,
    outlined: true,
  };

  test.each([
    ['muscovy', 'west_siberia'],
    ['canton', 'indochina'],
    ['peking', 'canton'],
  ])('stand beside the arrow from %s to %s', (from, to) => {
    const arrow = { way: [from, to], kind: 'chosen', army: 0 } as const;
    const area = areas.find(({ key }) => key === to);
    const boxes = arrowBoxes([arrow], drawn);
    const [x, y] = (area && badgePlace(drawn, area, 60, 1.25, boxes)) ?? [0, 0];
    const covered = boxes.filter((box) => Math.abs(box.x - x) < 30 && Math.abs(box.y - y) < 12);
    expect(covered.length).toBeLessThan(boxes.length / 4);
  });
});

describe('the map of the world', () => {
  test('places lie where the drawn coastline is', () => {
    const reference = geoNaturalEarth1().rotate([-TURN, 0]).scale(SCALE).translate([X0, Y0]);
    for (const { lon = 0, lat = 0 } of WORLD.areas) {
      const [x = 0, y = 0] = reference([lon, lat]) ?? [];
      const [ownX, ownY] = project(lon, lat);
      expect(ownX).toBeCloseTo(x, 6);
      expect(ownY).toBeCloseTo(y, 6);
    }
  });

  test('every area is on the drawing, none on another, every line is drawn once or leaves at both edges', () => {
    const { at, links, exits } = layoutOf(WORLD, scene);
    const points = [...at.values()];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
    for (const [i, [x, y]] of points.entries())
      for (const [u, v] of points.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(22);
    expect(links.length + exits.length / 2).toBe(WORLD.links.length);
    expect(exits).toHaveLength(2 * wraps.size);
    for (const {
      left,
      points: [from],
    } of exits)
      expect((from?.[0] ?? 0) < WIDTH / 2).toBe(left);
  });

  test('no stack of units hides another area', () => {
    const { at } = layoutOf(WORLD, scene);
    const boxes = scene.areas.map((area) => {
      const [x, y] = at.get(area.key) as readonly [number, number];
      const outer = outerOf(area);
      const half = Math.max(outer, area.kind === 'sea' ? 13 : 22);
      return { key: area.key, left: x - half, right: x + half, top: y - outer, bottom: y + outer + PLATE };
    });
    const hidden = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.key} and ${b.key}`),
    );
    expect(hidden).toEqual([]);
  });

  test('an attack from afar crosses the sea, one from next door the border', () => {
    expect(attackWay(scene, 'berlin', 'ukraine')).toEqual(['berlin', 'ukraine']);
    const landing = attackWay(scene, 'france', 'quebec');
    expect(landing.slice(1, -1).map((area) => kinds.get(area))).not.toContain('land');
    expect(landing.length).toBeGreaterThan(2);
  });

  test('a way is found along the lines, through what may be passed only', () => {
    expect(wayBetween(scene, 'berlin', 'ukraine', () => false)).toEqual(['berlin', 'ukraine']);
    expect(wayBetween(scene, 'berlin', 'cape', () => false)).toBeNull();
    const way = wayBetween(scene, 'new_york', 'france', (area) => kinds.get(area) === 'sea') ?? [];
    expect(way.slice(1, -1).every((area) => kinds.get(area) === 'sea')).toBe(true);
  });
});

test('ways over the edge of the territories are those that are shorter so', () => {
  const { exits, links } = territoriesLayout(scene, 1);
  const over = exits.map(({ key }) => key.split('>').sort().join(' '));
  expect([...new Set(over)].sort()).toEqual([
    'alaska bering_sea',
    'alaska kamchatka',
    'beaufort_sea bering_sea',
    'beaufort_sea east_siberian_sea',
    'bering_sea northeast_pacific',
    'coral_sea south_pacific',
    'east_australia south_pacific',
    'north_pacific northeast_pacific',
  ]);
  for (const { key, points } of links) {
    const xs = points.map(([x]) => x);
    expect(Math.max(...xs) - Math.min(...xs), key).toBeLessThan(542);
  }
});
