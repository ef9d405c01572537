import { useLayoutEffect, useRef } from 'preact/hooks';
import { px, py, unit } from '../board/geometry.ts';
import { type GridScene, squaresByKey } from '../board/scene.ts';
import type { Beat } from './beats.ts';
import { add, burst, during, type Point, star } from './draw.ts';
import { drawShot } from './shots.ts';
import type { Playing } from './stage.ts';
import './effects.css';

const floating = (at: Point): Keyframe[] => [
  { transform: `translate(${at.x}px, ${at.y}px) scale(.6)`, opacity: 0 },
  { transform: `translate(${at.x}px, ${at.y - 12}px) scale(1.15)`, opacity: 1, offset: 0.25 },
  { transform: `translate(${at.x}px, ${at.y - 30}px) scale(1)`, opacity: 1, offset: 0.8 },
  { transform: `translate(${at.x}px, ${at.y - 36}px) scale(1)`, opacity: 0 },
];

function drawFall(layer: SVGElement, at: Point, beat: Beat): void {
  burst(add(layer, 'path', { d: star(11, 38, 20), class: 'fx-blast' }), at, [0.2, 1.1], beat);
  burst(add(layer, 'path', { d: star(9, 22, 12), class: 'fx-flash' }), at, [0.2, 1], beat);
  for (let i = 0; i < 6; i++) {
    const spot = { x: at.x + ((i * 31) % 50) - 25, y: at.y - ((i * 17) % 34) };
    const puff = add(layer, 'circle', { r: 13, class: 'fx-smoke' });
    burst(puff, spot, [0.3, 1.5], { at: beat.at + i * 40, length: beat.length });
  }
}

function draw(layer: SVGElement, beat: Beat, at: (square: string) => Point | null): void {
  if (beat.kind === 'shot') {
    const { fire } = beat;
    const to = fire.to === null ? null : at(fire.to);
    const from = (fire.from === null ? null : at(fire.from)) ?? to;
    if (from === null || to === null) return;
    drawShot(layer, fire.shot, fire.hits, from, to, beat);
    return;
  }
  // Only maps have columns that slide and places that flood.
  if (beat.kind === 'slide' || beat.kind === 'flood') return;
  const spot = at(beat.square);
  if (spot === null) return;
  if (beat.kind === 'fall') drawFall(layer, spot, beat);
  else {
    const text = add(layer, 'text', { class: 'fx-number', 'text-anchor': 'middle' });
    text.textContent = beat.kind === 'loss' ? `−${beat.lost}` : '★';
    during(text, floating(spot), beat, 'ease-out');
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
    const at = (key: string): Point | null => {
      const square = squares.get(key);
      if (square === undefined) return null;
      const size = scene.pieces.find((piece) => piece.square === key && !piece.small)?.size ?? 1;
      return { x: px(square.x) + (unit * size) / 2, y: py(square.y) + (unit * size) / 2 };
    };
    for (const beat of playing.script.beats) draw(element, beat, at);
  }, [playing?.id]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g ref={layer} class="effects" aria-hidden="true" />;
}
