import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { px, py, unit } from '../board/geometry.ts';
import { type GridScene, type PieceModel, squaresByKey } from '../board/scene.ts';
import { Fallen, lying } from '../drawings/fallen.tsx';
import { t } from '../i18n/index.ts';
import type { Beat } from './beats.ts';
import { add, during, type Point, type Span } from './draw.ts';
import { gesture, vanish } from './gestures.ts';
import { drawEnd } from './impacts.ts';
import { drawShot } from './shots.ts';
import type { Playing } from './stage.ts';
import './effects.css';

/** Where effects are drawn, and what stands there. */
interface Ground {
  readonly layer: SVGElement;
  readonly at: (square: string) => Point | null;
  readonly pieceOn: (square: string) => PieceModel | undefined;
}

const floating = (at: Point): Keyframe[] => [
  { transform: `translate(${at.x}px, ${at.y}px) scale(.6)`, opacity: 0 },
  { transform: `translate(${at.x}px, ${at.y - 12}px) scale(1.15)`, opacity: 1, offset: 0.25 },
  { transform: `translate(${at.x}px, ${at.y - 30}px) scale(1)`, opacity: 1, offset: 0.8 },
  { transform: `translate(${at.x}px, ${at.y - 36}px) scale(1)`, opacity: 0 },
];

function say(layer: SVGElement, words: string, look: string, at: Point, span: Span): void {
  const text = add(layer, 'text', { class: look, 'text-anchor': 'middle' });
  text.textContent = words;
  during(text, floating(at), span, 'ease-out');
}

/** Soldiers are thrown down and lie there. */
function drawFallen(
  { layer, pieceOn }: Ground,
  square: string,
  lost: number,
  at: Point,
  { at: then, length }: Span,
) {
  const sign = pieceOn(square)?.sign ?? 'neutral';
  lying.slice(0, lost).forEach(({ x, y, turn }, i) => {
    const one = add(layer, 'g', { class: `side-${sign}` });
    render(<Fallen turn={turn} />, one);
    const [down, up] = [`${at.x + x}px, ${at.y + y}px`, `${at.x + x * 0.4}px, ${at.y - 14}px`];
    const flung = x < 0 ? 60 : -60;
    during(
      one,
      [
        { transform: `translate(${up}) rotate(${flung}deg)`, opacity: 0 },
        { transform: `translate(${up}) rotate(${flung * 0.7}deg)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${down}) rotate(0deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${down}) rotate(0deg)`, opacity: 1 },
      ],
      { at: then + i * 40, length: length + 160 },
    );
  });
}

function drawFire({ layer, at }: Ground, beat: Extract<Beat, { kind: 'shot' }>, nth: number): void {
  const { fire } = beat;
  const to = fire.to === null ? null : at(fire.to);
  const from = (fire.from === null ? null : at(fire.from)) ?? to;
  if (from === null || to === null) return;
  gesture(layer, fire, from, to, beat);
  drawShot(layer, fire.shot, fire.hits, from, to, beat);
  const words = fire.hits === 0 ? t('deed.noHit') : t('deed.hits', { count: fire.hits });
  const over = { x: to.x, y: to.y - 20 - nth * 22 };
  const span = { at: beat.at + beat.length * 0.7, length: 620 };
  say(layer, words, fire.hits === 0 ? 'fx-hits none' : 'fx-hits', over, span);
}

function draw(ground: Ground, beat: Beat, nth: number): void {
  if (beat.kind === 'shot') {
    drawFire(ground, beat, nth);
    return;
  }
  // Only maps have columns that slide and places that flood.
  if (beat.kind === 'slide' || beat.kind === 'flood') return;
  const spot = ground.at(beat.square);
  if (spot === null) return;
  if (beat.kind === 'fall') {
    const fallen = ground.pieceOn(beat.square);
    if (fallen !== undefined) vanish(ground.layer, fallen.key, beat);
    drawEnd(ground.layer, spot, beat);
    say(ground.layer, t('deed.destroyed'), 'fx-hits', { x: spot.x, y: spot.y + 52 }, beat);
  } else if (beat.kind === 'stun') say(ground.layer, '★', 'fx-number', spot, beat);
  else {
    const { art } = ground.pieceOn(beat.square) ?? {};
    if (art?.kind === 'squad') drawFallen(ground, beat.square, beat.lost, spot, beat);
    say(ground.layer, `−${beat.lost}`, 'fx-number', spot, beat);
  }
}

/** Fire, hits and losses over the board, while something is shown. Nothing in it is a rule. */
export function Effects({ scene, playing }: { scene: GridScene; playing: Playing | null }) {
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    element.replaceChildren();
    if (playing === null) return;
    const squares = squaresByKey(scene);
    const pieceOn = (key: string): PieceModel | undefined =>
      scene.pieces.find((piece) => piece.square === key && !piece.small);
    const at = (key: string): Point | null => {
      const square = squares.get(key);
      if (square === undefined) return null;
      const size = pieceOn(key)?.size ?? 1;
      return { x: px(square.x) + (unit * size) / 2, y: py(square.y) + (unit * size) / 2 };
    };
    const struck = new Map<string, number>();
    for (const beat of playing.script.beats) {
      const where = beat.kind === 'shot' ? (beat.fire.to ?? '') : '';
      const nth = struck.get(where) ?? 0;
      struck.set(where, nth + 1);
      draw({ layer: element, at, pieceOn }, beat, nth);
    }
  }, [playing?.id]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g ref={layer} class="effects" aria-hidden="true" />;
}
