import { expect, test } from 'vitest';
import { isGuessable } from './estimate.ts';

test('leaked passwords, words with ornaments and walks over the keyboard are refused', () => {
  const leaked =
    `12345678 123456789 987654321 password password1 Password123 p@ssw0rd passw0rd! qwertyuiop qwerty123 1q2w3e4r
    1qaz2wsx asdfghjkl zxcvbnm123 iloveyou iloveyou2 sunshine1 princess99 superman1 trustno1 letmein123 welcome1
    11111111 abcabcabc abcdefgh abc12345 dragon123 monkey12 football1 starwars77 charlie1 liverpool1 chocolate1
    19851985 20012001 admin123 changeme! test1234 master11 dustfront1 DustTactics! summer2024 December2025 redblue123
    passwort1 Sommer2024 hallo123`.split(/\s+/);
  for (const password of leaked) expect(isGuessable(password, 'Ann'), password).toBe(true);
});

test('the own name with ornaments is refused, other long ones are not', () => {
  expect(isGuessable('annika1234', 'Annika')).toBe(true);
  for (const password of [
    'correct horse battery',
    'a long enough one',
    'Zwölf Boxkämpfer',
    'kx9-Vq2_mm!',
    'two walkers, one river',
  ]) {
    expect(isGuessable(password, 'Annika'), password).toBe(false);
  }
});

test('ornaments behind a long weak beginning do not help', () => {
  expect(isGuessable(`${'a'.repeat(40)}kx9-Vq2_mm!`, 'Annika')).toBe(true);
});
