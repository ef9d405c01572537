import { render, type VNode } from 'preact';
import type { SideSign } from './emblems.tsx';

const namespace = 'http://www.w3.org/2000/svg';

/** What of the drawing's own coordinates is on the picture; drawings reach a little over their square. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A drawing as markup with the colours of a side filled in, as the theme has them now. */
function markup(drawing: VNode, sign: SideSign, { x, y, size }: Frame): string {
  const probe = document.createElement('i');
  probe.className = `side-${sign}`;
  probe.hidden = true;
  document.body.append(probe);
  const holder = document.createElementNS(namespace, 'svg');
  render(drawing, holder);
  const style = getComputedStyle(probe);
  const drawn = holder.innerHTML.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim(),
  );
  render(null, holder);
  probe.remove();
  return (
    `<svg xmlns="${namespace}" viewBox="${x} ${y} ${size} ${size}" width="${size}" ` +
    `height="${size}">${drawn}</svg>`
  );
}

const made = new Map<string, string>();
const making = new Map<string, Promise<string>>();

/** The picture under this name, if it has been made. */
export const spriteNamed = (name: string): string | null => made.get(name) ?? null;

/** Makes a picture of a drawing, once for each name. */
export function makeSprite(
  name: string,
  drawing: () => VNode,
  sign: SideSign,
  frame: Frame,
): Promise<string> {
  const known = making.get(name);
  if (known !== undefined) return known;
  const work = (async () => {
    const url = `data:image/svg+xml,${encodeURIComponent(markup(drawing(), sign, frame))}`;
    const image = new Image();
    image.src = url;
    await image.decode();
    made.set(name, url);
    return url;
  })();
  making.set(name, work);
  return work;
}
