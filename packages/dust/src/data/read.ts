import { isRecord } from '../json.ts';
import { type Problem, problem } from '../problem.ts';
import type { AreaData, CardData, DeckData, Link, MapData } from './types.ts';
import { ABILITIES } from './types.ts';

/** Reads a value that claims to be a map; what does not have the form of one is told by place. */
export function readMap(value: unknown): MapData | Problem[] {
  const problems: Problem[] = [];
  if (!isRecord(value)) return [problem('map', 'map')];
  const areas = listOf(value, 'areas', problems).flatMap((area, i) =>
    readArea(area, `areas[${i}]`, problems),
  );
  const links = readLinks(value, 'links', problems);
  const wrapLinks = value.wrapLinks === undefined ? [] : readLinks(value, 'wrapLinks', problems);
  if (problems.length > 0) return problems;
  const map: MapData = { id: text(value.id, 'map'), title: text(value.title, 'A map'), areas, links };
  return wrapLinks.length > 0 ? { ...map, wrapLinks } : map;
}

function readArea(area: unknown, at: string, problems: Problem[]): AreaData[] {
  if (!isRecord(area) || typeof area.id !== 'string') {
    problems.push(problem(at, 'area'));
    return [];
  }
  if (area.kind !== 'land' && area.kind !== 'sea') {
    problems.push(problem(at, 'area-kind', undefined, 'dust.board.area.kind'));
    return [];
  }
  const read: AreaData = { id: area.id, name: text(area.name, area.id), kind: area.kind };
  return [
    {
      ...read,
      ...(area.capital === true ? { capital: true } : {}),
      ...(area.powerSource === true ? { powerSource: true } : {}),
      ...(typeof area.lon === 'number' ? { lon: area.lon } : {}),
      ...(typeof area.lat === 'number' ? { lat: area.lat } : {}),
    },
  ];
}

function readLinks(value: Record<string, unknown>, key: string, problems: Problem[]): Link[] {
  return listOf(value, key, problems).flatMap((link, i): Link[] => {
    if (
      Array.isArray(link) &&
      link.length === 2 &&
      typeof link[0] === 'string' &&
      typeof link[1] === 'string'
    ) {
      return [[link[0], link[1]]];
    }
    problems.push(problem(`${key}[${i}]`, 'link'));
    return [];
  });
}

/** Reads a value that claims to be a deck. */
export function readDeck(value: unknown): DeckData | Problem[] {
  if (!isRecord(value)) return [problem('deck', 'deck')];
  const problems: Problem[] = [];
  const cards = listOf(value, 'cards', problems).flatMap((card, i): CardData[] => {
    const at = `cards[${i}]`;
    if (!isRecord(card) || typeof card.id !== 'string') {
      problems.push(problem(at, 'card'));
      return [];
    }
    const ability = ABILITIES.find((id) => id === card.ability);
    if (ability === undefined) {
      problems.push(problem(at, 'no-ability', { ability: String(card.ability) }, 'dust.ability.count'));
      return [];
    }
    const [combat, movement, production, stars] = ['combat', 'movement', 'production', 'stars'].map(
      (k) => card[k],
    );
    if (!isCount(combat) || !isCount(movement) || !isCount(production) || !isCount(stars)) {
      problems.push(problem(at, 'values', undefined, 'dust.card.fields'));
      return [];
    }
    return [{ id: card.id, ability, combat, movement, production, stars }];
  });
  if (problems.length > 0) return problems;
  return { id: text(value.id, 'deck'), title: text(value.title, 'A deck'), cards };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function listOf(value: Record<string, unknown>, key: string, problems: Problem[]): readonly unknown[] {
  const list = value[key];
  if (Array.isArray(list)) return list;
  problems.push(problem(key, 'no-list'));
  return [];
}
