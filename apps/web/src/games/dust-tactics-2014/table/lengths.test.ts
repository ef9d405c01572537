import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { settings } = await import('../../../settings.ts');
const { language, startLanguages } = await import('../../../i18n/index.ts');
const { inCentimetres } = await import('./lengths.ts');

test('lengths are written as the reader writes numbers', async () => {
  await startLanguages();
  const before = settings.value;
  expect([196, 200].map(inCentimetres)).toEqual(['19.6', '20']);
  settings.value = { ...before, language: 'pl' };
  await expect.poll(language).toBe('pl');
  expect([196, 200].map(inCentimetres)).toEqual(['19,6', '20']);
  settings.value = before;
  await expect.poll(language).toBe('en');
});
