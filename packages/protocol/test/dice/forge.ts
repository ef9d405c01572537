import { type Entry, type MatchRecord, parseEntry, printEntry, seededPick } from '@dustfront/kernel';
import { commitment } from '../../src/fair/seeds.ts';
import { printNote as printSeedsNote } from '../../src/fair/seeds-note.ts';
import { type ChainsNote, type Kept, parseChainsNote, printNote } from '../../src/index.ts';
import { honest, type Made, play, secretOf, type Twist } from './made.ts';

/** A record that is not what it says; `word` is the best that may be said of it. */
export interface Forged {
  readonly record: MatchRecord;
  readonly kept: readonly Kept[];
  readonly word: 'broken' | 'consistent';
}

/** Null: this match offers no handle for this kind of forgery. */
type Forger = (seed: number) => Forged | null;

const noteOf = (record: MatchRecord): ChainsNote => parseChainsNote(record.header.dice!)!;
const withNote = (record: MatchRecord, change: Partial<ChainsNote>): MatchRecord => ({
  ...record,
  header: { ...record.header, dice: printNote({ ...noteOf(record), ...change }) },
});
const broken = (record: MatchRecord, kept: readonly Kept[] = []): Forged => ({
  record,
  kept,
  word: 'broken',
});

/** Half of all seeds. */
const half = (seed: number): boolean => seededPick(`half ${seed}`)(2) === 0;

/** What one client kept that has given a link. */
const witness = ({ kept }: Made): Kept[] =>
  kept.filter(({ chains }) => chains.some(({ spent }) => spent > 0)).slice(0, 1);

/** Changes an honest record; its owners still have what they kept. */
const edit =
  (change: (made: Made, pick: (n: number) => number) => MatchRecord | null): Forger =>
  (seed) => {
    const made = honest(seed);
    const record = change(made, seededPick(`forge ${seed}`));
    // Half of them without anything that clients kept: these must fail by themselves.
    return record && broken(record, half(seed) ? made.kept : []);
  };

/** The server plays the whole match again its own way, and writes it down without a contradiction. */
const replayed =
  (twist: (seed: number, made: Made) => Parameters<typeof play>[0] | null): Forger =>
  (seed) => {
    const made = honest(seed);
    const script = twist(seed, made);
    if (script === null) return null;
    const { record } = play(script);
    return broken(record, witness(made));
  };

const entriesWith = (record: MatchRecord, at: number, change: Partial<Entry>): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
});

const twisted =
  (twist: (made: Made, pick: (n: number) => number) => Twist): Forger =>
  (seed) => {
    const made = honest(seed);
    const script = { ...made.script, twist: twist(made, seededPick(`forge ${seed}`)) };
    const { record } = play(script);
    const same = JSON.stringify(record) === JSON.stringify(made.record);
    return same ? null : broken(record, witness(made));
  };

/** The matches of one honest person and a server that wishes to bend them. */
export const forgeries: Readonly<Record<string, Forger>> = {
  'a die is changed': edit(({ record }, pick) => {
    const rolled = record.entries.flatMap(({ rolls }, i) => (rolls.length > 0 ? [i] : []));
    const at = rolled[pick(rolled.length || 1)];
    if (at === undefined) return null;
    const [first, ...rest] = record.entries[at]!.rolls;
    const faces = first!.faces.map((face, i) => (i === 0 ? (face + 1) % 6 : face));
    return entriesWith(record, at, { rolls: [{ ...first!, faces }, ...rest] });
  }),
  'the opening shuffle is changed': edit(({ record }) => {
    const [roll] = record.opening.rolls;
    const faces = roll!.faces.map((face, i) => (i === 0 ? (face + 1) % 5 : face));
    return { ...record, opening: { ...record.opening, rolls: [{ ...roll!, faces }] } };
  }),
  'an option is changed': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const { option } = record.entries[at]!;
    const other =
      option === 'dare' ? 'keep' : option === 'keep' ? 'dare' : `bid ${(Number(option.slice(4)) % 5) + 1}`;
    return entriesWith(record, at, { option: other });
  }),
  'a fingerprint is changed': edit(({ record }, pick) =>
    entriesWith(record, pick(record.entries.length), { hash: '0123456789abcdef' }),
  ),
  'the seed is chosen afterwards': replayed((seed, { script }) => ({
    ...script,
    server: secretOf(`chosen ${seed}`),
  })),
  'the seed is changed in the header': edit(({ record }, pick) =>
    withNote(record, { seed: secretOf(`other ${pick(1000)}`) }),
  ),
  'the server passes over a link of its own': twisted((made, pick) => ({
    skipServer: pick(made.record.entries.length),
  })),
  'a link of a seat is passed over': (seed) => {
    const made = honest(seed);
    const [chain, ...others] = noteOf(made.record).chains;
    // The last link stands for one more than was spent.
    const next = secretOf(`${seed}`);
    return broken(
      withNote(made.record, { chains: [{ ...chain!, count: chain!.count + 1, last: next }, ...others] }),
    );
  },
  'the dice line is removed': edit(({ record }) => {
    const { dice: _, ...header } = record.header;
    return { ...record, header };
  }),
  'the last answers are cut off': edit(({ record }, pick) => {
    const keep = pick(record.entries.length);
    const asides = (record.asides ?? []).filter(({ after }) => after < keep);
    return { ...record, entries: record.entries.slice(0, keep), asides };
  }),
  'cut short, without a contradiction, and an end made up': (seed) => {
    const made = honest(seed);
    if (made.record.asides !== undefined || made.record.entries.length < 4) return null;
    const keep = made.record.entries.length - 2;
    const gone = made.record.entries.slice(keep);
    const { record } = play({ ...made.script, twist: { stop: keep } });
    const losers = made.kept.filter(({ seat }) => gone.some((entry) => entry.seat === seat));
    // Whoever loses answers by it notices; nobody else can.
    return half(seed) && losers.length > 0
      ? broken(record, losers)
      : { record, kept: [], word: 'consistent' };
  },
  'other names': (seed) => {
    const { record, kept } = honest(seed);
    const seats = record.header.seats.map((name, i) => (i === 1 ? 'Mallory' : name));
    const forged = { ...record, header: { ...record.header, seats } };
    return half(seed) ? broken(forged, kept) : { record: forged, kept: [], word: 'consistent' };
  },
  'what was taken back is left out': edit(({ record }) => {
    const asides = record.asides?.filter(({ text }) => !/^(withdrawn|back) /.test(text));
    return asides && asides.length < record.asides!.length ? { ...record, asides } : null;
  }),
  'a take-back is made up': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const entry = record.entries[at]!;
    // For a seat without a chain the server could; then all dice after it are others, if any fall.
    if (noteOf(record).anchors[entry.seat] === null || record.asides !== undefined) return null;
    const made = [
      { after: at, text: `withdrawn ${printEntry(entry)}` },
      { after: at, text: `back s${entry.seat} ${at}` },
    ];
    return { ...record, asides: made };
  }),
  'anchors are exchanged': edit(({ record }) => {
    const { anchors } = noteOf(record);
    const turned = [...anchors.slice(1), anchors[0]!];
    return JSON.stringify(turned) === JSON.stringify(anchors) ? null : withNote(record, { anchors: turned });
  }),
  'a last link is made up': edit(({ record }, pick) => {
    const { chains } = noteOf(record);
    const at = pick(chains.length);
    return withNote(record, {
      chains: chains.map((chain, i) => (i === at ? { ...chain, last: secretOf(`link ${i}`) } : chain)),
    });
  }),
  'links are counted wrongly': edit(({ record }, pick) => {
    const { chains } = noteOf(record);
    const at = pick(chains.length);
    return withNote(record, {
      chains: chains.map((chain, i) => (i === at ? { ...chain, count: chain.count + 1 } : chain)),
    });
  }),
  'the set-up is another one': edit(({ record }) => ({
    ...record,
    header: { ...record.header, setup: { ...(record.header.setup as object), more: true } },
  })),
  'the rules are of another version': edit(({ record }) => ({
    ...record,
    header: { ...record.header, version: '0' },
  })),
  'an answer is left out': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const asides = record.asides?.map((aside) =>
      aside.after > at ? { ...aside, after: aside.after - 1 } : aside,
    );
    const entries = record.entries.filter((_, i) => i !== at);
    return { ...record, entries, ...(asides ? { asides } : {}) };
  }),
  'an answer stands twice': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const entries = record.entries.flatMap((entry, i) =>
      i === at ? [entry, parseEntry(printEntry(entry))!] : [entry],
    );
    return { ...record, entries };
  }),
  'an answer is said to be the clock’s': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const { seat } = record.entries[at]!;
    if (noteOf(record).anchors[seat] === null || record.asides !== undefined) return null;
    return { ...record, asides: [{ after: at, text: `clock s${seat}` }] };
  }),
  'a seat is said to have kept no chain': edit(({ record }, pick) => {
    const at = pick(record.entries.length);
    const { seat } = record.entries[at]!;
    if (noteOf(record).anchors[seat] === null || record.asides !== undefined) return null;
    return { ...record, asides: [{ after: at, text: `server s${seat}` }] };
  }),
  'the opponent’s chain is chosen after the word': (seed) => {
    const made = honest(seed);
    if (!made.script.chained[1]) return null;
    const secret: typeof made.script.secret = (seat, n) =>
      seat === 1 ? secretOf(`chosen ${seed} ${n}`) : made.script.secret(seat, n);
    const { record } = play({ ...made.script, secret });
    return broken(
      record,
      made.kept.filter(({ seat }) => seat === 0),
    );
  },
  'a new device is made up': (seed) => {
    const made = honest(seed);
    const steps = made.record.entries.length;
    const at = made.record.entries.findIndex(
      ({ seat }, i) => i > steps / 3 && made.script.chained[seat] === true,
    );
    if (at < 0 || made.record.asides !== undefined) return null;
    const { seat } = made.record.entries[at]!;
    const { record } = play({ ...made.script, twist: { fakeDevice: at } });
    const owner = made.kept.filter((kept) => kept.seat === seat);
    const forged = record.asides?.some(({ text }) => text.startsWith(`chain s${seat}`)) === true;
    return forged ? broken(record, owner) : null;
  },
  'another lawful answer is put into somebody’s mouth': (seed) => {
    const made = honest(seed);
    const at = made.record.entries.findIndex(({ seat }) => made.script.chained[seat] === true);
    if (at < 0 || made.record.asides !== undefined) return null;
    const { record } = play({ ...made.script, twist: { otherOption: at } });
    const { seat } = made.record.entries[at]!;
    const same = record.entries[at]?.option === made.record.entries[at]!.option;
    return same
      ? null
      : broken(
          record,
          made.kept.filter((kept) => kept.seat === seat),
        );
  },
  'it is compared with another match': (seed) => {
    const made = honest(seed);
    return broken(made.record, witness(honest(seed + 1)));
  },
  'what was kept is left away': (seed) => ({ record: honest(seed).record, kept: [], word: 'consistent' }),
  'the end is another one': edit(({ record }) => {
    const { end } = noteOf(record);
    return withNote(record, { end: end === 'rules' ? 'agreement' : 'rules' });
  }),
  'the server’s chains are said to be longer': edit(({ record }) =>
    withNote(record, { length: noteOf(record).length + 1 }),
  ),
  'it is written down as of the first scheme': (seed) => {
    const { record, kept } = honest(seed);
    const note = { commitment: commitment('s'), contributions: ['a', 'b'], seed: 's', numbers: [] };
    return broken({ ...record, header: { ...record.header, dice: printSeedsNote(note) } }, kept);
  },
  'a line cannot be read': edit(({ record }, pick) => ({
    ...record,
    asides: [...(record.asides ?? []), { after: record.entries.length, text: `note ${pick(10)}` }],
  })),
};

export const kinds = Object.keys(forgeries);
