import type { Seat } from './decision.ts';
import type { Rolled } from './dice.ts';
import { type Fault, fault, faultInEnglish } from './fault.ts';
import type { Json } from './json.ts';

/** What a match was begun with; it never changes. */
export interface Header {
  readonly game: string;
  /** The rules version it is played by to its end. */
  readonly version: string;
  readonly setup: Json;
  readonly seats: readonly string[];
  /** How the dice were made, as far as it is public: a commitment, a seed once revealed, or nothing. */
  readonly dice?: string;
}

/** One accepted answer, the dice it made fall, and the fingerprint of the state after it. */
export interface Entry {
  readonly number: number;
  readonly seat: Seat;
  readonly option: string;
  /** Others may not know the option before the match is over. */
  readonly secret?: boolean;
  readonly rolls: readonly Rolled[];
  readonly hash: string;
}

/** What fell before the first question. */
export interface Opening {
  readonly rolls: readonly Rolled[];
  readonly hash: string;
}

/**
 * A line beside the play, as a server writes it down: what was taken back, who answered instead of whom. Rules never
 * read it.
 */
export interface Aside {
  /** How many answers of the record stand before it. */
  readonly after: number;
  readonly text: string;
}

/** A match as the log of its accepted answers: the truth from which everything else is derived. */
export interface MatchRecord {
  readonly header: Header;
  readonly opening: Opening;
  readonly entries: readonly Entry[];
  readonly asides?: readonly Aside[];
}

export class RecordError extends Error {
  override name = 'RecordError';
  readonly line: number;
  readonly fault: Fault;
  constructor(line: number, found: Fault) {
    super(`line ${line}: ${faultInEnglish(found)}`);
    this.line = line;
    this.fault = found;
  }
}

const MAGIC = 'dustfront record 1';

/** The match as text, one line per answer; `parseRecord` is its exact inverse. [K20] */
export function printRecord(record: MatchRecord): string {
  const { header, opening, entries } = record;
  const lines = [MAGIC, `game ${header.game}`, `version ${header.version}`];
  header.seats.forEach((name, seat) => {
    lines.push(`seat ${seat} ${JSON.stringify(name)}`);
  });
  if (header.dice !== undefined) lines.push(`dice ${JSON.stringify(header.dice)}`);
  lines.push(`setup ${JSON.stringify(header.setup)}`, '');
  lines.push(`start${printRolls(opening.rolls)} # ${opening.hash}`);
  const asides = [...(record.asides ?? [])];
  const aside = (upto: number): void => {
    while (asides[0] !== undefined && asides[0].after <= upto) lines.push(`~ ${asides.shift()!.text}`);
  };
  entries.forEach((entry, i) => {
    aside(i);
    lines.push(printEntry(entry));
  });
  aside(entries.length);
  return `${lines.join('\n')}\n`;
}

/** One answer as a line; `parseEntry` reads it. */
export function printEntry({ number, seat, secret, option, rolls, hash }: Entry): string {
  return `${number} s${seat}${secret ? '!' : ''} ${option}${printRolls(rolls)} # ${hash}`;
}

function printRolls(rolls: readonly Rolled[]): string {
  return rolls
    .map((roll) => ` ; ${roll.stream}${roll.secret ? '!' : ''} ${roll.faces.join(' ')}`.trimEnd())
    .join('');
}

type Fail = (...found: Parameters<typeof fault>) => never;

export function parseRecord(text: string): MatchRecord {
  const lines = text.split('\n').map((line) => line.trimEnd());
  let at = 0;
  const fail: Fail = (...found) => {
    throw new RecordError(at + 1, fault(...found));
  };
  if (lines[0] !== MAGIC) fail('magic', { magic: MAGIC });
  const fields: Record<string, string> = {};
  const seats: string[] = [];
  for (at = 1; at < lines.length && lines[at] !== ''; at++) {
    const [, name, rest] = /^(\w+) (.*)$/.exec(lines[at]!) ?? fail('header-line');
    if (name === 'seat') {
      const seat = /^(\d+) (.*)$/.exec(rest!) ?? fail('seat-line');
      if (Number(seat[1]) !== seats.length) fail('seat-number', { seat: seats.length });
      const parsed = parseJson(seat[2]!, fail);
      seats.push(typeof parsed === 'string' ? parsed : fail('seat-name'));
    } else {
      if (fields[name!] !== undefined) fail('twice', { name: name! });
      fields[name!] = rest!;
    }
  }
  const need = (name: string): string => fields[name] ?? fail('missing', { name });
  const dice = fields.dice === undefined ? undefined : parseJson(fields.dice, fail);
  if (dice !== undefined && typeof dice !== 'string') fail('dice-note');
  const header: Header = {
    game: need('game'),
    version: need('version'),
    seats,
    setup: parseJson(need('setup'), fail),
    ...(dice === undefined ? {} : { dice: dice as string }),
  };
  at++;
  const start = /^start((?: ; [^#]*)?) # (\w+)$/.exec(lines[at] ?? '') ?? fail('start-line');
  const opening: Opening = { rolls: parseRolls(start[1]!, fail), hash: start[2]! };
  const entries: Entry[] = [];
  const asides: Aside[] = [];
  for (at++; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '') continue;
    if (line.startsWith('~ ')) asides.push({ after: entries.length, text: line.slice(2) });
    else entries.push(parseEntry(line) ?? fail('answer-line'));
  }
  return { header, opening, entries, ...(asides.length > 0 ? { asides } : {}) };
}

/** The answer on a line; null if it is none. */
export function parseEntry(line: string): Entry | null {
  const m = /^(\d+) s(\d+)(!?) ([^;#]+?)((?: ; [^#]*)?) # (\w+)$/.exec(line);
  if (m === null) return null;
  const [, number, seat, mark, option, dice, hash] = m;
  const rolls = rollsIn(dice!);
  if (rolls === null) return null;
  const entry = { number: Number(number), seat: Number(seat), option: option!, rolls, hash: hash! };
  return mark ? { ...entry, secret: true } : entry;
}

function parseJson(text: string, fail: Fail): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return fail('not-json', { text: text.slice(0, 40) });
  }
}

function parseRolls(text: string, fail: Fail): Rolled[] {
  return rollsIn(text) ?? fail('roll', { text: text.trim() });
}

function rollsIn(text: string): Rolled[] | null {
  const rolls: Rolled[] = [];
  for (const part of text.split(' ; ').slice(1)) {
    const [name, ...faces] = part.trim().split(' ');
    if (!name || faces.some((face) => !/^\d+$/.test(face))) return null;
    const rolled = { stream: name.replace('!', ''), faces: faces.map(Number) };
    rolls.push(name.endsWith('!') ? { ...rolled, secret: true } : rolled);
  }
  return rolls;
}
