import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dustTactics } from '@dustfront/dust-tactics';
import { Match, type MatchRecord, printRecord } from '@dustfront/kernel';
import {
  answerText,
  Course,
  isHeld,
  type Kept,
  keptOf,
  linkAfter,
  newChain,
  printNote,
  SERVER_LINKS,
  ServerLinks,
  type Share,
  spend,
  startOf,
  WORD,
  withKept,
} from '@dustfront/protocol';
import { describe, expect, test } from 'vitest';
import { dustfront, temporaryFolder } from '../testing.ts';

const folder = temporaryFolder();

describe('verify and the dice of a server', () => {
  const exported = (kept: boolean, change: (text: string) => string = (text) => text): string => {
    const { record, kept: own } = playedOnline();
    const text = printRecord(kept ? withKept(record, own) : record);
    const path = join(folder, `online-${kept}-${change.name || 'as-it-is'}.record`);
    writeFileSync(path, change(text));
    return path;
  };

  test('says "as promised" only with what a client kept, and what was checked', async () => {
    const [alone, mine] = [exported(false), exported(true)];
    const { code, out } = await dustfront(['verify', alone, mine]);
    expect(code).toBe(0);
    expect(out).toMatch(/online-false.*dice consistent with itself\n/);
    expect(out).toMatch(/online-true.*dice as promised to Ann\n/);
    expect(out).toContain('links spent, none passed over');
    expect(out).toContain('seats without a chain: Computer');
    const given = await dustfront(['verify', alone, '--kept', mine]);
    expect(given.out).toContain('dice as promised to Ann');
  });

  test('says why it is not as promised', async () => {
    const renamed = exported(true, function renamed(text) {
      return text.replace('"Ann"', '"Eve"');
    });
    const { code, out } = await dustfront(['verify', renamed, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      valid: false,
      at: 0,
      reason: 'not as promised: other names sat at this table',
    });
  });
});

/** A match of the Core Set as a server writes it down: one person with a chain against a computer, given up soon. */
function playedOnline(): { record: MatchRecord; kept: Kept } {
  const setup = { scenario: 'reconnaissance', rounds: 1 };
  const whole = dustTactics.complete?.(setup) ?? setup;
  const links = new ServerLinks('5e'.repeat(32), SERVER_LINKS);
  const chain = newChain('a1'.repeat(32));
  const anchors = [chain.anchor, null];
  const { id, version } = dustTactics;
  const promised = {
    game: id,
    version,
    setup: whole,
    commitment: links.commitment,
    length: SERVER_LINKS,
    anchors,
  };
  const course = Course.begin(links, startOf(promised));
  let last = chain.anchor;
  const share = (seat: number, text: string): Share => {
    if (seat === 1) return { seat, link: null };
    const next = linkAfter([chain], last)!;
    spend(next, text);
    last = next.link;
    return { seat, link: last };
  };
  const word = share(0, WORD);
  let now = course.dice([word]);
  const match = Match.begin(dustTactics, setup, ['Ann', 'Computer'], { roll: (roll) => now.roll(roll) });
  course.spend([word], false);
  for (let n = 0; n < 12 && !match.over; n++) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const option = dustTactics.optionId(question.options.at(0) as never);
    const added = share(seat, answerText(question.number, option));
    now = course.dice([added]);
    const reply = match.submit(seat, question.number, option);
    if ('accepted' in reply) course.spend([added], isHeld(match, reply.accepted));
  }
  const dice = printNote({
    commitment: links.commitment,
    length: SERVER_LINKS,
    anchors,
    chains: [{ seat: 0, count: chain.spent, last }],
    sum: course.sum,
    end: 'resignation 0',
    seed: '5e'.repeat(32),
  });
  const made = match.record();
  const own = { seat: 0, commitment: links.commitment, anchors, names: ['Ann', 'Computer'], chains: [chain] };
  return { record: { ...made, header: { ...made.header, dice } }, kept: keptOf(own) };
}
