import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Act } from '../acts/act.ts';
import type { SideSign } from '../drawings/emblems.tsx';
import { Fallen, lying } from '../drawings/fallen.tsx';
import { t } from '../i18n/index.ts';
import type { Beat } from './beats.ts';
import { add, during, type Point, type Span } from './draw.ts';
import { gesture, vanish } from './gestures.ts';
import { drawEnd } from './impacts.ts';
import { drawShot } from './shots.ts';
import type { Playing } from './stage.ts';
import './effects.css';

type Fires = Extract<Act, { kind: 'fires' }>;

/** Whoever stands somewhere. */
export interface Standing {
  readonly key: string;
  readonly sign: SideSign;
  /** He is drawn with all his soldiers in one piece, so that those who fall are drawn beside it. */
  readonly many: boolean;
}

/** Where on a board, or on a table, something is seen: in its own units. */
export interface Ground {
  /** From where to where is fired; `nth` counts what is fired at the same target. */
  readonly line: (fire: Fires, nth: number) => { readonly from: Point; readonly to: Point } | null;
  readonly at: (place: string, piece: string) => Point | null;
  readonly on: (place: string, piece: string) => Standing | undefined;
}

type Drawn = Ground & { readonly layer: SVGElement };

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
function drawFallen(layer: SVGElement, sign: SideSign, lost: number, at: Point, { at: then, length }: Span) {
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

function drawFire({ layer, line }: Drawn, beat: Extract<Beat, { kind: 'shot' }>, nth: number): void {
  const { fire } = beat;
  const ends = line(fire, nth);
  if (ends === null) return;
  const { from, to } = ends;
  gesture(layer, fire, from, to, beat);
  drawShot(layer, fire.shot, fire.hits, from, to, beat);
  const words = fire.hits === 0 ? t('deed.noHit') : t('deed.hits', { count: fire.hits });
  const over = { x: to.x, y: to.y - 20 - nth * 22 };
  const span = { at: beat.at + beat.length * 0.7, length: 620 };
  say(layer, words, fire.hits === 0 ? 'fx-hits none' : 'fx-hits', over, span);
}

function draw(ground: Drawn, beat: Beat, nth: number): void {
  if (beat.kind === 'shot') {
    drawFire(ground, beat, nth);
    return;
  }
  // Only maps have columns that slide and places that flood.
  if (beat.kind === 'slide' || beat.kind === 'flood') return;
  const { layer } = ground;
  const spot = ground.at(beat.square, beat.piece);
  if (spot === null) return;
  const there = ground.on(beat.square, beat.piece);
  if (beat.kind === 'loss') {
    if (there?.many === true) drawFallen(layer, there.sign, beat.lost, spot, beat);
    say(layer, `−${beat.lost}`, 'fx-number', spot, beat);
  } else if (beat.kind === 'stun') say(layer, '★', 'fx-number', spot, beat);
  else {
    if (there !== undefined) vanish(layer, there.key, beat);
    drawEnd(layer, spot, beat);
    say(layer, t('deed.destroyed'), 'fx-hits', { x: spot.x, y: spot.y + 52 }, beat);
  }
}

interface EffectsProps {
  readonly playing: Playing | null;
  readonly groundOf: () => Ground;
}

/** Fire, hits and losses, while something is shown. Nothing in it is a rule. */
export function Effects({ playing, groundOf }: EffectsProps) {
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    element.replaceChildren();
    if (playing === null) return;
    const ground = { ...groundOf(), layer: element };
    const struck = new Map<string, number>();
    for (const beat of playing.script.beats) {
      const where = beat.kind === 'shot' ? (beat.fire.to ?? '') : '';
      const nth = struck.get(where) ?? 0;
      struck.set(where, nth + 1);
      draw(ground, beat, nth);
    }
  }, [playing?.id]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g ref={layer} class="effects" aria-hidden="true" />;
}
