import { expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';

test('what is packed into an address comes out again, letter for letter', async () => {
  const text = `dustfront record 1\n${'5 s0 activate recon-rangers # 0123\n'.repeat(200)}Königsluther ×2`;
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 5);
  expect(await unpack(packed)).toBe(text);
});
