import { describe, expect, test } from 'vitest';
import { type Entry, type MatchRecord, parseEntry, parseRecord, printRecord, RecordError } from './index.ts';

const head = ['dustfront record 1', 'game chess', 'version 3', 'seat 0 "Ann"', 'seat 1 "Bob"'];
const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const whole = [...head, 'dice "seed k"', 'setup {"size":8}', '', 'start # ab12', '0 s0 e4 # cd34'];

/** The lines with one of them changed, added or left out. */
const changed = (at: number, ...lines: string[]) => text(...whole.toSpliced(at - 1, 1, ...lines));

const record: MatchRecord = {
  header: { game: 'chess', version: '3', seats: ['Ann', 'Bob'], setup: { size: 8 }, dice: 'seed k' },
  opening: { rolls: [], hash: 'ab12' },
  entries: [{ number: 0, seat: 0, option: 'e4', rolls: [], hash: 'cd34' }],
};

describe('[K20] a record as text', () => {
  test('has a line for every field of its header, its opening and its answers', () => {
    expect(printRecord(record)).toBe(text(...whole));
    expect(parseRecord(text(...whole))).toEqual(record);
  });

  test('has no dice where it says nothing of them', () => {
    const { dice: _, ...header } = record.header;
    expect(printRecord({ ...record, header })).toBe(changed(6));
    expect(parseRecord(changed(6))).toEqual({ ...record, header });
    expect(parseRecord(changed(6)).header).not.toHaveProperty('dice');
  });

  test('shows secret answers and rolls by a mark, and rolls without faces by their stream alone', () => {
    const rolls = [
      { stream: 'deck', faces: [2, 0], secret: true },
      { stream: 'dice', faces: [] },
      { stream: 'dice', faces: [5] },
    ];
    const entry: Entry = { number: 12, seat: 10, option: 'bid 3', secret: true, rolls, hash: 'ef56' };
    const line = '12 s10! bid 3 ; deck! 2 0 ; dice ; dice 5 # ef56';
    expect(printRecord({ ...record, entries: [entry] })).toBe(changed(10, line));
    expect(parseEntry(line)).toEqual(entry);
    const opening = { rolls, hash: 'ab12' };
    const start = changed(9, 'start ; deck! 2 0 ; dice ; dice 5 # ab12');
    expect(printRecord({ ...record, opening })).toBe(start);
    expect(parseRecord(start)).toEqual({ ...record, opening });
  });

  test('keeps asides where they stood, several in one place and after the last answer', () => {
    const asides = [
      { after: 0, text: 'Ann sits down' },
      { after: 1, text: 'Bob thinks' },
      { after: 1, text: 'Bob goes home' },
    ];
    const lines = [...whole.slice(0, 9), '~ Ann sits down', whole[9]!, '~ Bob thinks', '~ Bob goes home'];
    expect(printRecord({ ...record, asides })).toBe(text(...lines));
    expect(parseRecord(text(...lines))).toEqual({ ...record, asides });
    expect(parseRecord(text(...whole))).not.toHaveProperty('asides');
  });

  test('may have empty lines among its answers and blanks at the end of a line', () => {
    expect(parseRecord(changed(10, '', `${whole[9]}  `, '', ''))).toEqual(record);
  });

  test.each<[string, number, string]>([
    [changed(1, 'dustfront record 2'), 1, 'a record begins with "dustfront record 1"'],
    [changed(2, 'chess'), 2, 'expected a header line "name value"'],
    [changed(3, 'game chess'), 3, 'game stands twice'],
    [changed(4, 'seat Ann'), 4, 'expected: seat NUMBER "NAME"'],
    [changed(4, 'seat 1 "Ann"'), 4, 'expected seat 0'],
    [changed(5, 'seat 3 "Bob"'), 5, 'expected seat 1'],
    [changed(5, 'seat 1 Bob'), 5, 'not JSON: Bob'],
    [changed(5, 'seat 1 7'), 5, 'a seat has a name in quotation marks'],
    [changed(6, `dice "${'x'.repeat(60)}`), 8, `not JSON: "${'x'.repeat(39)}`],
    [changed(6, 'dice 7'), 8, 'dice are described by a text'],
    [changed(2), 7, 'the header lacks "game"'],
    [changed(3), 7, 'the header lacks "version"'],
    [changed(7), 7, 'the header lacks "setup"'],
    [changed(7, 'setup {'), 8, 'not JSON: {'],
    [changed(9, 'begin # ab12'), 9, 'expected "start … # HASH"'],
    [changed(9, 'start'), 9, 'expected "start … # HASH"'],
    [changed(9, 'start ; dice x # ab12'), 9, 'not a roll: "; dice x"'],
    [text(...whole.slice(0, 8)), 9, 'expected "start … # HASH"'],
    [changed(10, 's0 e4 # cd34'), 10, 'expected "NUMBER sSEAT OPTION ; DICE # HASH"'],
    [changed(10, '~no aside'), 10, 'expected "NUMBER sSEAT OPTION ; DICE # HASH"'],
    [text(...whole, '', '1 s1 e5'), 12, 'expected "NUMBER sSEAT OPTION ; DICE # HASH"'],
  ])('is refused with its line and why (%#)', (broken, line, why) => {
    const error = (() => {
      try {
        return parseRecord(broken);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ name: 'RecordError', line, message: `line ${line}: ${why}` });
  });

  test.each([
    '0 s0 e4',
    '0 e4 # ab',
    's0 e4 # ab',
    '0 s0 # ab',
    '0 s0 e4 ; dice x # ab',
    '0 s0 e4 ; dice 1 x # ab',
  ])('has no answer in "%s"', (line) => {
    expect(parseEntry(line)).toBeNull();
  });
});
