import type { DustView, MapData } from '@dustfront/dust';
import type { AreaModel, LinkModel, MapScene } from '../../board/world.ts';
import { armyOf, mapOf, unitList } from './model.ts';
import { areaName, holderName, unitWords } from './names.ts';
import { w } from './words.ts';

const linksOf = new WeakMap<MapData, readonly LinkModel[]>();

function links(map: MapData): readonly LinkModel[] {
  let found = linksOf.get(map);
  if (found === undefined) {
    const kinds = new Map(map.areas.map((area) => [area.id, area.kind]));
    const wraps = new Set((map.wrapLinks ?? []).flatMap(([a, b]) => [`${a}>${b}`, `${b}>${a}`]));
    found = map.links.map(([from, to]) => ({
      from,
      to,
      dotted: kinds.get(from) !== kinds.get(to),
      wraps: wraps.has(`${from}>${to}`),
    }));
    linksOf.set(map, found);
  }
  return found;
}

const before = new Map<string, { readonly text: string; readonly area: AreaModel }>();

/** An area that is as it was stays the same object: what draws it has nothing to do. */
function asBefore(area: AreaModel): AreaModel {
  const text = JSON.stringify(area);
  const known = before.get(area.key);
  if (known?.text === text) return known.area;
  before.set(area.key, { text, area });
  return area;
}

export function dustScene(view: DustView): MapScene {
  const map = mapOf(view);
  const data = new Map(map.areas.map((area) => [area.id, area]));
  const areas = view.areas.map((area): AreaModel => {
    const place = data.get(area.id);
    const name = areaName(view, area.id);
    const words = [
      name,
      w(place?.kind === 'sea' ? 'area.sea' : 'area.land'),
      area.holder === null ? w('area.empty') : w('area.held', { name: holderName(view, area.holder) }),
      unitWords(area.units),
      area.capital ? w('area.capital') : '',
      area.source ? w('area.power') : '',
      area.centre ? w('area.centre') : '',
    ];
    return asBefore({
      key: area.id,
      name,
      lon: place?.lon ?? 0,
      lat: place?.lat ?? 0,
      kind: place?.kind ?? 'land',
      capital: area.capital,
      power: area.source,
      centre: area.centre,
      army: typeof area.holder === 'number' ? armyOf(view, area.holder) : null,
      units: unitList(area.units),
      label: words.filter((word) => word !== '').join(', '),
    });
  });
  return { kind: 'map', areas, links: links(map) };
}

/** Thumbnails show no map: a letter says that it is one. */
export const dustPicture = (): string => 'm';
