import { describe, expect, test } from 'vitest';
import {
  fingerprint,
  parseTranslation,
  translatedTexts,
  translationMistakes,
  untranslated,
} from './translation.ts';

const register = `# Rules

## Moving

| id | rule | source | status |
| --- | --- | --- | --- |
| \`dt1.a\` | One step. | CS 1 | done |
| \`dt1.b\` | Two. Ruling: why not. | CS 2 | ruling |

## Shooting

| \`dt1.c\` | Three \\| four. | CS 3 | done |
`;

const row = (id: string, text: string, from: string): string => `| \`${id}\` | ${text} | ${from} |`;
const good = [
  '## Bewegen',
  row('dt1.a', 'Ein Schritt.', fingerprint('One step.')),
  row('dt1.b', 'Zwei. Ruling: Warum nicht.', fingerprint('Two. Ruling: why not.')),
  '## Schießen',
  row('dt1.c', 'Drei \\| vier.', fingerprint('Three | four.')),
];
const mistakes = (lines: readonly string[]): string[] =>
  translationMistakes(register, lines.join('\n')).map(({ line, message }) => `${line} ${message}`);

describe('a register in another language', () => {
  test('gives its rows and titles', () => {
    expect(parseTranslation(good.join('\n'))).toEqual({
      rules: [
        { id: 'dt1.a', text: 'Ein Schritt.', from: fingerprint('One step.'), line: 2 },
        {
          id: 'dt1.b',
          text: 'Zwei. Ruling: Warum nicht.',
          from: fingerprint('Two. Ruling: why not.'),
          line: 3,
        },
        { id: 'dt1.c', text: 'Drei | vier.', from: fingerprint('Three | four.'), line: 5 },
      ],
      chapters: ['Bewegen', 'Schießen'],
    });
  });

  test('is texts by rule, and titles by those of the register', () => {
    expect(translatedTexts(register, good.join('\n'))).toEqual({
      '# Moving': 'Bewegen',
      '# Shooting': 'Schießen',
      'dt1.a': 'Ein Schritt.',
      'dt1.b': 'Zwei. Ruling: Warum nicht.',
      'dt1.c': 'Drei | vier.',
    });
  });

  test('is right when it has every rule, translated from what it says', () => {
    expect(mistakes(good)).toEqual([]);
    expect(untranslated(register, good.join('\n'))).toEqual([]);
  });

  test.each([
    ['a rule that is not there', good.toSpliced(1, 1)],
    ['a rule that said something else', good.with(1, row('dt1.a', 'Ein Schritt.', fingerprint('One pace.')))],
  ])('lacks %s, which is then read in English', (_name, lines) => {
    const text = lines.join('\n');
    expect(untranslated(register, text)).toEqual([{ id: 'dt1.a', from: fingerprint('One step.') }]);
    expect(Object.keys(translatedTexts(register, text))).toEqual([
      '# Moving',
      '# Shooting',
      'dt1.b',
      'dt1.c',
    ]);
    expect(mistakes(lines)).toEqual([]);
  });

  const now = fingerprint('One step.');
  test.each([
    ['a rule that is none', [...good, row('dt1.z', 'Zehn.', '0')], '6 dt1.z is no rule'],
    ['a rule that stands there twice', [...good, good[1] ?? ''], '6 dt1.a stands here twice'],
    ['a rule without a text', good.with(1, row('dt1.a', '', now)), '2 dt1.a has no text'],
    [
      'a ruling without its reason',
      good.with(2, row('dt1.b', 'Zwei.', fingerprint('Two. Ruling: why not.'))),
      '3 dt1.b: the reason of a ruling follows "Ruling:"',
    ],
    ['a chapter that is missing', good.toSpliced(3, 1), '1 it has not the chapters of RULES.md'],
  ])('complains about %s', (_name, lines, complaint) => {
    expect(mistakes(lines)).toEqual([complaint]);
  });
});

test('a fingerprint has eight digits, and another for another text', () => {
  expect(fingerprint('')).toBe('811c9dc5');
  expect(fingerprint('a')).toBe('e40c292c');
  expect(fingerprint('One step')).not.toBe(fingerprint('One step.'));
});
