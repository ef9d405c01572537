import { type MatchRecord, printRecord } from '@dustfront/kernel';
import {
  type Aside,
  commitment,
  printAside,
  printNote,
  printSeedsNote,
  type RecordReply,
  SERVER_LINKS,
  type SpentChain,
} from '@dustfront/protocol';
import { HttpError } from '../http/errors.ts';
import { infoOf } from '../tables/header.ts';
import type { Ledger, LogLine } from '../tables/ledger.ts';
import type { Table } from '../tables/table.ts';

/** The record of a finished match, with all that its dice came from. */
export async function recordOf(table: Table): Promise<RecordReply> {
  if (table.row.status !== 'finished')
    throw new HttpError(409, 'not-finished', 'a record is given when the match is finished');
  const { dice } = infoOf(table.row, table.seats, null);
  const record = await table.read((ledger) => {
    if (!ledger) return null;
    const made = ledger.match.record();
    const more = ledger.opening.chains === null ? seedsOf(ledger) : chainsOf(ledger, dice?.commitment ?? '');
    const header = { ...made.header, seats: table.seats.map((s) => s.name), dice: more.note };
    return { record: printRecord({ ...made, header, asides: more.asides }), dice };
  });
  if (!record) throw new HttpError(503, 'table-frozen', 'this table is frozen');
  return record;
}

interface More {
  note: string;
  asides: NonNullable<MatchRecord['asides']>;
}

function seedsOf({ opening, numbers }: Ledger): More {
  const { seed, contributions } = opening.seeds;
  return { note: printSeedsNote({ commitment: commitment(seed), contributions, seed, numbers }), asides: [] };
}

/** Reads the log from its beginning: which chain every answer spent, and what stands beside the answers that count. */
class Scribe {
  readonly chains: (SpentChain & { count: number; last: string })[] = [];
  readonly asides: { after: number; text: string }[] = [];
  /** The place of each seat's chain among them; null where the server throws alone. */
  readonly #seats: (number | null)[];
  #after = 0;

  constructor(anchors: readonly (string | null)[], words: readonly (string | null)[]) {
    this.#seats = anchors.map((anchor, seat) => (anchor === null ? null : this.#chain(seat, anchor)));
    words.forEach((word, seat) => {
      if (word !== null) this.#spend(seat, word);
    });
  }

  #chain(seat: number, anchor: string): number {
    return this.chains.push({ seat, count: 0, last: anchor }) - 1;
  }

  #spend(seat: number, link: string): void {
    const chain = this.chains[this.#seats[seat]!]!;
    chain.count += 1;
    chain.last = link;
  }

  #say(aside: Aside): void {
    this.asides.push({ after: this.#after, text: printAside(aside) });
  }

  read({ body, undone, back }: LogLine): void {
    const { seat } = body;
    if (body.do === 'promise') this.#promise(seat, body.anchor);
    else if (body.do === 'seat') this.#promise(seat, body.anchor ?? null);
    else if (body.do === 'answer') {
      if (body.link !== undefined) this.#spend(seat, body.link);
      else if (this.#seats[seat] !== null) this.#say({ is: body.by ?? 'computer', seat });
      if (undone) {
        const { number, option, secret, rolls, hash } = body;
        this.#say({
          is: 'withdrawn',
          entry: { number, seat, option, ...(secret ? { secret } : {}), rolls, hash },
        });
      } else this.#after += 1;
    } else if (back !== undefined) {
      if ('link' in body && body.link !== undefined) this.#spend(seat, body.link);
      this.#say({ is: 'back', seat, keep: back });
    }
  }

  #promise(seat: number, anchor: string | null): void {
    if (anchor === null && this.#seats[seat] === null) return;
    this.#seats[seat] = anchor === null ? null : this.#chain(seat, anchor);
    this.#say(anchor === null ? { is: 'server', seat } : { is: 'chain', seat, anchor });
  }
}

function chainsOf(ledger: Ledger, promised: string): More {
  const { anchors, words } = ledger.opening.chains!;
  const scribe = new Scribe(anchors, words);
  for (const line of ledger.log) scribe.read(line);
  const by = ledger.result?.by ?? 'rules';
  const gone = ledger.log.findLast(({ body }) => body.do === 'resign' || body.do === 'timeout');
  const note = printNote({
    commitment: promised,
    length: SERVER_LINKS,
    anchors,
    chains: scribe.chains,
    sum: ledger.dice.sum,
    end: (by === 'resignation' || by === 'timeout') && gone ? `${by} ${gone.body.seat}` : by,
    seed: ledger.opening.seeds.seed,
  });
  return { note, asides: scribe.asides };
}
