import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isDark } from '../settings.ts';
import type { SideSign } from './emblems.tsx';
import { type Frame, makeSprite, spriteNamed } from './sprite.ts';
import { type UnitArt, UnitDrawing } from './unitart.tsx';

/**
 * A drawing as one picture. A squad is a hundred shapes, and a board of them would be styled and laid out anew with
 * every change; a picture is made once for each look. Until it is made the drawing itself stands in its place.
 */
export function Picture({
  look,
  draw,
  sign,
  frame,
  at = { x: 0, y: 0 },
  scale = 1,
}: {
  /** What tells this drawing from others. */
  look: string;
  draw: () => VNode;
  sign: SideSign;
  frame: Frame;
  /** Where the drawing's own origin lies. */
  at?: { readonly x: number; readonly y: number };
  scale?: number;
}) {
  const name = `${look} ${sign} ${isDark()}`;
  const [, setReady] = useState('');
  const picture = spriteNamed(name);
  useEffect(() => {
    if (picture !== null) return;
    let gone = false;
    makeSprite(name, draw, sign, frame)
      .then(() => {
        if (!gone) setReady(name);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [name]);
  const { x, y } = at;
  if (picture === null) return <g transform={`translate(${x} ${y}) scale(${scale})`}>{draw()}</g>;
  const size = frame.size * scale;
  return <image href={picture} x={x + frame.x * scale} y={y + frame.y * scale} width={size} height={size} />;
}

const around: Frame = { x: -22, y: -22, size: 144 };

interface UnitProps {
  readonly art: UnitArt;
  readonly sign: SideSign;
  readonly flip: boolean;
  /** Where its left upper corner lies. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly scale?: number;
}

/** A unit in a square of 100 × 100 unless it is scaled, as one picture. */
export function UnitPicture({ art, sign, flip, ...place }: UnitProps) {
  return (
    <Picture
      {...place}
      look={`${JSON.stringify(art)} ${flip}`}
      draw={() => <UnitDrawing art={art} sign={sign} flip={flip} />}
      sign={sign}
      frame={around}
    />
  );
}
