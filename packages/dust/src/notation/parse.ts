import { DECK, WORLD } from '../data/index.ts';
import { readDeck, readMap } from '../data/read.ts';
import type { DeckData, MapData } from '../data/types.ts';
import { validateDeck } from '../data/validate-deck.ts';
import { validateMap } from '../data/validate-map.ts';
import { firstState } from '../first-state.ts';
import { brokenMap } from '../invariants.ts';
import { type Problem, problem } from '../problem.ts';
import type { DustState } from '../state.ts';
import { type Fault, fault } from './fault.ts';
import { READERS } from './lines.ts';
import { readAreaLine, readAreaList, readCardLine, readLinkList, readOptionsLine } from './tables.ts';

interface Line {
  readonly number: number;
  readonly word: string;
  readonly rest: string;
}

/**
 * Reads a position, or says line by line what is wrong. A hand-written one may leave out what is plain: the deck
 * (ours), the draw pile (all cards that are nowhere else, in the deck's order), options, majorities, order.
 */
export function parsePosition(text: string): DustState | Problem[] {
  const lines = text.split('\n').flatMap((raw, i): Line[] => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    const [word, ...rest] = line.split(' ');
    return [{ number: i + 1, word: word!, rest: rest.join(' ') }];
  });
  const problems: Problem[] = [];
  const wrong = (line: Line | null, { code, params }: Fault) =>
    problems.push(problem(line === null ? 'position' : `line ${line.number}`, code, params));
  if (lines[0]?.word === 'dust' && lines[0].rest !== '1') wrong(lines[0], fault('version'));
  const map = readMapLines(lines, problems);
  const deck = readDeckLines(lines, problems);
  const seats = lines.filter((line) => line.word === 'player').length;
  if (seats < 1 || seats > 6) wrong(null, fault('players'));
  if (map === null || deck === null || problems.length > 0) return problems;
  const options = readOptionsLine(lines.find((line) => line.word === 'options')?.rest ?? '');
  if ('code' in options) {
    wrong(lines.find((line) => line.word === 'options')!, options);
    return problems;
  }
  const state = firstState(map, deck, seats, options);
  for (const line of lines) {
    const reader = READERS[line.word];
    if (reader === undefined) {
      if (!TABLE_WORDS.includes(line.word)) wrong(line, fault('line', { word: line.word }));
      continue;
    }
    const found = reader(state, line.rest);
    if (found !== null) wrong(line, found);
  }
  if (!lines.some((line) => line.word === 'draw')) state.draw = restOfDeck(state, deck);
  if (!lines.some((line) => ['stack', 'now', 'over'].includes(line.word))) {
    wrong(null, fault('nowhere'));
  }
  const broken = problems.length === 0 ? brokenMap(state) : null;
  if (broken !== null) problems.push(broken);
  return problems.length > 0 ? problems : state;
}

const TABLE_WORDS = ['dust', 'map', 'area', 'link', 'land', 'sea', 'links', 'deck', 'card', 'options'];

function readMapLines(lines: readonly Line[], problems: Problem[]): MapData | null {
  const rest = (word: string) => lines.filter((line) => line.word === word).map((line) => line.rest);
  const areas = [
    ...rest('area').map(readAreaLine),
    ...rest('land').flatMap((text) => readAreaList(text, 'land')),
    ...rest('sea').flatMap((text) => readAreaList(text, 'sea')),
  ];
  const head = rest('map')[0] ?? (areas.length > 0 ? 'small' : 'world');
  if (head === 'world') return WORLD;
  const [id, ...title] = head.split(' ');
  const links = rest('link').map((text) => text.split(' '));
  const pair = ([a, b]: string[]) => [a, b];
  const data = readMap({
    id,
    title: title.join(' ') || id,
    areas,
    links: [...links.map(pair), ...rest('links').flatMap(readLinkList)],
    ...(links.some((link) => link[2] === 'wrap')
      ? { wrapLinks: links.filter((l) => l[2] === 'wrap').map(pair) }
      : {}),
  });
  return checked(data, (found) => validateMap(found, null), 'map', problems);
}

function readDeckLines(lines: readonly Line[], problems: Problem[]): DeckData | null {
  const head = lines.find((line) => line.word === 'deck')?.rest ?? 'standard';
  if (head === 'standard') return DECK;
  const [id, ...title] = head.split(' ');
  const cards = lines.filter((line) => line.word === 'card').map((line) => readCardLine(line.rest));
  return checked(
    readDeck({ id, title: title.join(' ') || id, cards }),
    (d) => validateDeck(d, null),
    'deck',
    problems,
  );
}

function checked<T extends object>(
  data: T | Problem[],
  validate: (data: T) => Problem[],
  at: string,
  problems: Problem[],
): T | null {
  const found = Array.isArray(data) ? data : validate(data);
  problems.push(...found.map((problem) => ({ ...problem, at: `${at}.${problem.at}` })));
  return found.length > 0 ? null : (data as T);
}

function restOfDeck(state: DustState, deck: DeckData): string[] {
  const placed = new Set([...state.discards, ...state.players.flatMap((p) => [...p.hand, p.played ?? ''])]);
  return deck.cards.map((card) => card.id).filter((id) => !placed.has(id));
}
