import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { settings } = await import('../../../settings.ts');
const { language, startLanguages } = await import('../../../i18n/index.ts');
const { bearingWords, inCentimetres } = await import('./lengths.ts');

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

test('a place lies in one of eight directions from another, north above', async () => {
  await startLanguages();
  const around = [0, 45, 90, 135, 180, 225, 270, 315].map((turn): [number, number] => {
    const angle = (turn * Math.PI) / 180;
    return [Math.cos(angle) * 100, Math.sin(angle) * 100];
  });
  const words = around.map((to) => bearingWords([0, 0], to).replace('to the ', ''));
  const clockwise = [
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
    'north',
    'north-east',
  ];
  expect(words).toEqual(clockwise);
});
