import { isPage, PAGES } from '@dustfront/protocol';
import { describe, expect, test } from 'vitest';
import { fromOld, parsePlace } from './address.ts';

describe('an address', () => {
  test('has a name, parts, a moment, questions, and what it carries', () => {
    expect(parsePlace('/rules/dust/dust.move.sea')).toMatchObject({
      name: 'rules',
      parts: ['dust', 'dust.move.sea'],
      moment: null,
      data: null,
    });
    const record = parsePlace('/record@12?review#a-b_c');
    expect(record).toMatchObject({ name: 'record', parts: [], moment: 12, data: 'a-b_c' });
    expect(record.query.has('review')).toBe(true);
    expect(parsePlace('/')).toMatchObject({ name: '', parts: [], data: null });
  });

  test('that cannot be read names the part, wherever it stands', () => {
    for (const [address, part] of [
      ['/%E0%A4%A', '%E0%A4%A'],
      ['/match/100%', '100%'],
      ['/army#%zz', '%zz'],
    ] as const)
      expect(parsePlace(address).broken).toBe(part);
    expect(parsePlace('/army#abc').broken).toBeUndefined();
  });

  test('of the old kind is written anew, with all that it carried', () => {
    for (const [old, now] of [
      ['#/', '/'],
      ['#/?seed=tuesday', '/?seed=tuesday'],
      ['#/lobby', '/lobby'],
      ['#/account', '/account'],
      ['#/settings', '/settings'],
      ['#/table/abc', '/match/abc'],
      ['#/table/abc@7', '/match/abc@7'],
      ['#/replay/abc@3?review', '/replay/abc@3?review'],
      ['#/verify/abc', '/verify/abc'],
      ['#/join/word', '/join/word'],
      ['#/invite/dust?open=1', '/invite/dust?open=1'],
      ['#/rules/dust-tactics/dt1.move', '/rules/dust-tactics/dt1.move'],
      ['#/setup/dust-tactics?seed=a', '/setup/dust-tactics?seed=a'],
      ['#/setup/q1bKz', '/setup#q1bKz'],
      ['#/army/dust-tactics-2014', '/army/dust-tactics-2014'],
      ['#/army/q1bKz', '/army#q1bKz'],
      ['#/editor', '/editor'],
      ['#/editor/q1bKz', '/editor#q1bKz'],
      ['#/record/q1bKz@12', '/record@12#q1bKz'],
      ['#/mail/confirm/token', '/mail/confirm#token'],
      ['#/army/%zz', '/army#%zz'],
    ])
      expect(fromOld(old!), old).toBe(now);
    expect(fromOld('#//player/abc')).toBe('/player/abc');
    for (const other of ['', '#', '#q1bKz']) expect(fromOld(other)).toBeNull();
  });

  test('is a page of the client if its name is known', () => {
    for (const name of PAGES) expect(isPage(`/${name}/x.y`), name).toBe(true);
    for (const path of ['/', '/record@3', '/match/%']) expect(isPage(path), path).toBe(true);
    for (const path of ['/nowhere', '/api/me', '/table/x', '/matches', '//match', ''])
      expect(isPage(path), path).toBe(false);
  });
});
