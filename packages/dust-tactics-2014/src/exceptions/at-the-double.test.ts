import { expect, test } from 'vitest';
import { table } from '../testing.ts';

test.each([
  ['[dt14.skill.double.move] starter', 'starter'],
  ['[dt14.sp.skill.double.move] full', 'full'],
])('%s: At the Double, a free move follows a march', (_rule, rules) => {
  const t = table(`rules ${rules}\nreactions off\nunit 1a stefan at A1 acted\nunit 2a honey at L9`);
  t.do('activate 1a', 'march and free-move', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1');
  expect([t.at('1a'), t.question]).toEqual(['G1', 'activate']);
  const other = table(`rules ${rules}\nreactions off\nunit 1a rosie at A1 acted\nunit 2a honey at L9`);
  expect(other.do('activate 1a').options()).not.toContain('march and free-move');
});
