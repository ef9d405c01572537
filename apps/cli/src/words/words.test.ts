import { dustTactics } from '@dustfront/dust-tactics';
import { type AnyGame, type Catalogue, fill, LANGUAGES } from '@dustfront/kernel';
import { readScript, runScript, type Script, type ScriptFault } from '@dustfront/table-scripts';
import { loadWords as scriptWords } from '@dustfront/table-scripts/words';
import { afterEach, describe, expect, test } from 'vitest';
import { coreBriefing } from '../dust-tactics/briefing.ts';
import { endText } from '../end-text.ts';
import { Failure } from '../failure.ts';
import { own, problemText, readIn, scriptText } from '../reader.ts';
import { unknownName } from '../suggest.ts';
import { styleFor } from '../terminal/style.ts';
import { ownWords } from './index.ts';

afterEach(() => readIn('en'));

const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();

describe('what the command line says', () => {
  test.each(LANGUAGES)('%s has every text of English, with the same things filled in', async (language) => {
    const english = { ...(await ownWords('en')), ...(await scriptWords('en')) };
    const words = { ...(await ownWords(language)), ...(await scriptWords(language)) } as Catalogue;
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect(holes(words[key] ?? ''), `${language} ${key}`).toEqual(holes(text));
  });

  test('a fault is a code with what it is about, said in the language that was chosen', async () => {
    const told = (): string => new Failure('what-if.shots', { weapon: 'ugl', most: 1, wanted: 3 }).message;
    expect(told()).toBe('"ugl" fires at most 1 shot, not 3');
    await readIn('de');
    expect(told()).toBe('„ugl“ feuert höchstens 1 Schuss, nicht 3');
    await readIn('pl');
    expect(own('what-if.shots', { weapon: 'ugl', most: 3, wanted: 5 })).toContain('3 strzały');
    expect(unknownName('scenario', 'waterloo', ['depot', 'beacons'])).toMatchObject({
      code: 'unknown.scenario',
      params: { name: 'waterloo' },
      message: 'nie ma scenariusza „waterloo”. Są: depot, beacons.',
    });
  });

  test('what is wrong with a table script is said too, the part of its game included', async () => {
    const script = readScript({ title: 't', game: 'dust-tactics', position: 'map\n  ..\nfoo 1', steps: [] });
    if (Array.isArray(script)) throw new Error(JSON.stringify(script));
    const [failure] = runScript(script as Script, dustTactics as AnyGame).failures;
    expect(failure).toMatchObject({
      step: 0,
      code: 'problem',
      message: 'line 3: "foo" begins no line of a position',
    });
    await readIn('de');
    expect(scriptText('dust-tactics', failure?.code ?? '', failure?.params)).toBe(
      'line 3: mit „foo“ beginnt keine Zeile einer Stellung',
    );
    const [fault] = readScript({ title: 't', game: 'dust', position: '', steps: [{}] }) as ScriptFault[];
    expect(scriptText('dust', fault?.code ?? '', fault?.params)).toMatch(
      /^ein Schritt hat eins von answer, accept/,
    );
  });

  test('problems of a set-up are said by the catalogue of their game', async () => {
    const problem = {
      at: 'setup',
      code: 'no-scenario',
      params: { id: 'x' },
      text: 'there is no scenario "x"',
    };
    expect(problemText('dust-tactics', problem)).toBe(problem.text);
    await readIn('fr');
    const { loadWords } = await import('@dustfront/games');
    const french = await loadWords('dust-tactics', 'fr');
    expect(problemText('dust-tactics', problem)).toBe(fill(french['problem.no-scenario'] ?? '', { id: 'x' }));
    expect(problemText('dust-tactics', { ...problem, code: 'said' })).toBe(problem.text);
  });

  test('what a bonus is for and why games ended are said in the language that was chosen', async () => {
    const told = (): string =>
      coreBriefing({ scenario: 'white-noon' })!.lines(styleFor(process.stdout)).join('\n');
    expect(told()).toContain('+2: for two of the three squares after round 6');
    expect(endText('rounds')).toBe('the last round');
    await readIn('de');
    expect(told()).toContain('+2: für zwei der drei Felder nach Runde 6');
    expect(told()).toContain('+4: für zwei der drei Felder am Ende');
    expect(endText('rounds')).toBe('letzte Runde vorüber');
    expect(endText('a reason of an earlier version')).toBe('a reason of an earlier version');
  });
});
