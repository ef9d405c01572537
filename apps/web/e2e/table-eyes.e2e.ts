import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../scripts/drive.ts';
import { type Client, openClient } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

type Page = Awaited<ReturnType<Client['page']>>;
type Colour = readonly [number, number, number];

/** A colour as eyes tell it apart from others: OKLab. */
function oklab([r, g, b]: Colour): Colour {
  const line = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [x, y, z] = [line(r), line(g), line(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far two colours are apart; 0.02 is about what one just notices between large areas. */
const apart = (one: Colour, other: Colour): number => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** The mean colour of a few points of the page, as it is painted. */
async function painted(page: Page, spots: readonly (readonly [number, number])[]): Promise<Colour[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, points]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      return points.map(([x, y]) => {
        const [r = 0, g = 0, b = 0] = pen.getImageData(Math.round(x), Math.round(y), 1, 1).data;
        return [r, g, b] as const;
      });
    },
    [picture, spots] as const,
  );
}

/** Where the outline of a unit's base runs, at its leftmost point. */
async function outline(page: Page, square: string): Promise<readonly [number, number]> {
  const box = await page.locator(`[data-square="${square}"] .base`).first().boundingBox();
  if (box === null) throw new Error(`nobody stands on ${square}`);
  return [box.x + 1.5, box.y + box.height / 2];
}

const corner = async (page: Page, square: string): Promise<readonly [number, number]> => {
  const box = await page.locator(`[data-square="${square}"] .hit`).boundingBox();
  if (box === null) throw new Error(`no ${square}`);
  return [box.x + box.width * 0.3, box.y + box.height * 0.3];
};

const eyes = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

for (const theme of ['light', 'dark'] as const)
  describe(`as colour-blind eyes see the table, ${theme}`, () => {
    test('the two sides, and what a unit can reach, stay apart in every simulated vision', async () => {
      const page = await client.page({ colorScheme: theme });
      await page.goto(`${client.served.url}#/lesson/shooting`);
      await page.locator('.muster').first().click();
      await settled(page);
      await page.mouse.move(5, 5);
      const spots = [
        await outline(page, 'D6'),
        await outline(page, 'F4'),
        // One move away, and in nobody's reach.
        await corner(page, 'C3'),
        await corner(page, 'F1'),
      ];
      const session = await page.context().newCDPSession(page);
      const found: Record<string, { sides: number; reach: number }> = {};
      for (const type of eyes) {
        await session.send('Emulation.setEmulatedVisionDeficiency', { type });
        const [allies, axis, reach, ground] = (await painted(page, spots)) as [
          Colour,
          Colour,
          Colour,
          Colour,
        ];
        found[type] = { sides: apart(allies, axis), reach: apart(reach, ground) };
      }
      for (const type of eyes) {
        expect(found[type]?.sides, `sides, ${type}: ${JSON.stringify(found)}`).toBeGreaterThan(0.1);
        expect(found[type]?.reach, `reach, ${type}: ${JSON.stringify(found)}`).toBeGreaterThan(0.05);
      }
      await page.context().close();
    });

    test(`without any colour the shapes of the bases tell the sides
        apart, and reach is still darker or lighter`, async () => {
      const page = await client.page({ colorScheme: theme });
      await page.goto(`${client.served.url}#/lesson/shooting`);
      await page.locator('.muster').first().click();
      await settled(page);
      await page.mouse.move(5, 5);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
      const base = (square: string): Promise<string | null> =>
        page.locator(`[data-square="${square}"] .base`).first().getAttribute('d');
      expect(await base('D6')).not.toBe(await base('F4'));
      const [reach, ground] = (await painted(page, [await corner(page, 'C3'), await corner(page, 'F1')])) as [
        Colour,
        Colour,
      ];
      expect(apart(reach, ground)).toBeGreaterThan(0.03);
      await page.context().close();
    });
  });
