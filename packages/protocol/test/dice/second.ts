// A second implementation of `chains-2`, from docs/protocol.md alone: it shares no code with
// packages/protocol/src/fair. The rules of the game, and the kernel that plays them, are given.
import { createHash, createHmac } from 'node:crypto';
import { type AnyGame, Match, type Roll, recordedDice } from '@dustfront/kernel';

const u32 = (n: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(n);
  return out;
};

/** D(purpose, p1, p2, …) */
function D(purpose: string, ...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256').update(`dust-dice-2:${purpose}`, 'ascii').update(Buffer.of(0));
  for (const part of parts) hash.update(u32(part.length)).update(part);
  return hash.digest();
}

const H = (text: string): Buffer => Buffer.from(text, 'hex');
const U = (text: string): Buffer => Buffer.from(text, 'utf8');

/** All links of a chain, from its anchor at place 0 to its last. */
function chainFrom(last: Buffer, count: number): Buffer[] {
  const links = [last];
  for (let k = 0; k < count; k++) links.unshift(D('link', links[0]!));
  return links;
}

interface Share {
  seat: number;
  link: Buffer;
}

type Stood = { seat: number; number: number; option: string; rolls: { stream: string; faces: number[] }[] };

const answerLine = /^(\d+) s(\d+)!? ([^;#]+?)((?: ; [^#]*)?) # (\w+)$/;

function answerIn(line: string): Stood & { hash: string } {
  const [, number, seat, option, dice, hash] = answerLine.exec(line)!;
  const rolls = dice!
    .split(' ; ')
    .slice(1)
    .map((part) => {
      const [stream, ...faces] = part.split(' ');
      return { stream: stream!.replace('!', ''), faces: faces.map(Number) };
    });
  return { number: Number(number), seat: Number(seat), option: option!, rolls, hash: hash! };
}

/** What is wrong with the text of a record; null if nothing is. */
export function secondOpinion(game: AnyGame, text: string): string | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const header = (name: string): string =>
    lines.find((line) => line.startsWith(`${name} `))!.slice(name.length + 1);
  const names = lines
    .filter((line) => line.startsWith('seat '))
    .map((line) => line.replace(/^seat \d+ /, ''));
  const note = new Map(
    (JSON.parse(header('dice')) as string).split(' ').map((part) => part.split('=') as [string, string]),
  );
  if (!note.has('chains-2')) return 'another scheme';
  const field = (name: string): string => note.get(name)!;

  // The server's links.
  const length = Number(field('length'));
  const serverChains: Buffer[][] = [];
  const serverLink = (j: number): Buffer => {
    const number = Math.floor((j - 1) / length);
    while (serverChains.length <= number) {
      let secret = H(field('seed'));
      for (let c = 0; c < serverChains.length; c++) secret = D('chain', secret);
      serverChains.push(chainFrom(secret, length));
    }
    return serverChains[number]![((j - 1) % length) + 1]!;
  };
  serverLink(1);
  if (!serverChains[0]![0]!.equals(H(field('commitment')))) return 'the seed does not lead to the commitment';

  // The seats' chains.
  const anchors = field('anchors').split(',');
  const chains = (field('chains') === '' ? [] : field('chains').split(',')).map((chain) => {
    const [seat, count, link] = chain.split(':') as [string, string, string];
    return { seat: Number(seat), links: chainFrom(H(link), Number(count)), spent: 0 };
  });
  let promised = 0;
  const seats: ((typeof chains)[number] | null)[] = anchors.map(() => null);
  const promise = (seat: number, anchor: string): boolean => {
    const chain = chains[promised++];
    seats[seat] = chain ?? null;
    return chain?.seat === seat && chain.links[0]!.equals(H(anchor));
  };
  for (const [seat, anchor] of anchors.entries())
    if (anchor !== '-' && !promise(seat, anchor)) return 'a chain does not lead to its anchor';
  const next = (seat: number): Share | null => {
    const chain = seats[seat];
    if (!chain) return { seat, link: Buffer.alloc(0) };
    const link = chain.links[++chain.spent];
    return link === undefined ? null : { seat, link };
  };

  // The course.
  let mix = D(
    'begin',
    U(header('game')),
    U(header('version')),
    U(header('setup')),
    H(field('commitment')),
    u32(length),
    ...anchors.map((anchor) => (anchor === '-' ? Buffer.alloc(0) : H(anchor))),
  );
  let j = 1;
  let open: Share[] = [];
  let key: Buffer = mix;
  let streams = new Map<string, { block: number; words: number[] }>();
  const parts = (): Buffer[] => [
    mix,
    serverLink(j),
    ...open.sort((a, b) => a.seat - b.seat).flatMap(({ seat, link }) => [u32(seat), link]),
  ];
  const share = (...shares: Share[]): void => {
    open = [...open, ...shares];
    key = D('dice', ...parts());
    streams = new Map();
  };
  const settle = (): void => {
    mix = D('mix', ...parts());
    j += 1;
    open = [];
  };
  let recorded: ReturnType<typeof recordedDice> | null = null;
  const roll = (asked: Roll): number[] => {
    if (recorded !== null) return recorded.roll(asked);
    const stream = streams.get(asked.stream) ?? { block: 0, words: [] };
    streams.set(asked.stream, stream);
    return Array.from({ length: asked.count }, (_, die) => {
      const faces = asked.falling ? asked.sides - die : asked.sides;
      for (;;) {
        if (stream.words.length === 0) {
          const message = D('block', U(asked.stream), u32(stream.block++));
          const bytes = createHmac('sha256', key).update(message).digest();
          for (let at = 0; at < 32; at += 4) stream.words.push(bytes.readUInt32BE(at));
        }
        const word = stream.words.shift()!;
        if (word < 2 ** 32 - (2 ** 32 % faces)) return word % faces;
      }
    });
  };
  const setup = JSON.parse(header('setup')) as never;
  const begin = (): Match => Match.begin(game, setup, names, { roll });
  const facesOf = (rolls: readonly { stream: string; faces: readonly number[] }[]): string =>
    rolls.map(({ stream, faces }) => `${stream} ${faces.join(' ')}`.trim()).join('; ');

  const words = anchors.flatMap((anchor, seat) => (anchor === '-' ? [] : [next(seat)]));
  if (words.includes(null)) return 'a word is missing';
  share(...(words as Share[]));
  let match = begin();
  settle();
  const first = lines.findIndex((line) => /^start\b/.test(line));
  const opening = answerIn(`0 s0 x${lines[first]!.slice(5)}`);
  if (facesOf(match.record().opening.rolls) !== facesOf(opening.rolls)) return 'another opening';

  // The log.
  let stands: Stood[] = [];
  let alone = false;
  const counted: Stood[] = [];
  for (const line of lines.slice(first + 1)) {
    const [, is, rest] = /^~ (\w+) (.*)$/.exec(line) ?? [];
    if (is === 'kept') continue;
    if (is === undefined || is === 'withdrawn') {
      const answer = answerIn(is === undefined ? line : rest!);
      const added = alone ? { seat: answer.seat, link: Buffer.alloc(0) } : next(answer.seat);
      alone = false;
      if (added === null) return 'a link is missing';
      share(added);
      const reply = match.submit(answer.seat, answer.number, answer.option);
      if ('refused' in reply) return 'the rules refuse an answer';
      if (facesOf(reply.accepted.rolls) !== facesOf(answer.rolls)) return 'other dice';
      if (reply.accepted.hash !== answer.hash) return 'another state';
      const held = match.asked.some((seat) => match.question(seat)?.number === answer.number);
      if (!held) settle();
      stands.push(answer);
      if (is === undefined) counted.push(answer);
      continue;
    }
    const [, digits, more = ''] = /^s(\d+)(?: (\w+))?$/.exec(rest!) ?? [];
    const seat = Number(digits);
    if (is === 'back') {
      const added = next(seat);
      if (added === null) return 'a link is missing';
      share(added);
      settle();
      stands = stands.slice(0, Number(more));
      recorded = recordedDice([...opening.rolls, ...stands.flatMap(({ rolls }) => rolls)]);
      match = begin();
      for (const { seat: by, number, option } of stands) match.submit(by, number, option);
      recorded = null;
    } else if (is === 'chain') {
      if (!promise(seat, more)) return 'a chain does not lead to its anchor';
    } else if (is === 'server') seats[seat] = null;
    else if (is === 'clock' || is === 'computer') alone = true;
    else return 'a line cannot be read';
  }
  const sum = D('end', mix, u32(j), ...parts().slice(2));
  if (!sum.equals(H(field('sum')))) return 'something is missing or too much';
  if (promised !== chains.length) return 'a chain is left over';
  if (chains.some(({ links, spent }) => spent !== links.length - 1)) return 'links are left over';
  if (stands.length !== counted.length || stands.some((answer, i) => answer !== counted[i]))
    return 'other answers stand';
  return match.over === (field('end') === 'rules') ? null : 'it does not end there';
}
