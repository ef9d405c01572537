import { type Signal, signal } from '@preact/signals';
import type { Size } from './looks.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels to a unit of the drawing. */
  readonly scale: number;
}

const most = 7;

/** Which part of the world is in sight. */
export class Camera {
  readonly frame: Signal<Frame>;
  private readonly world: Size;
  private box: Size;
  private zoom = 1;
  private centre: [number, number];

  constructor(world: Size) {
    this.world = world;
    this.box = world;
    this.centre = [world.width / 2, world.height / 2];
    this.frame = signal({ x: 0, y: 0, ...world, scale: 1 });
  }

  /** The space on the screen; a tall one begins closer than the whole world, so that stacks can be read. */
  resize(width: number, height: number): void {
    if (width < 20 || height < 20) return;
    const first = this.frame.peek().scale === 1 && this.zoom === 1;
    this.box = { width, height };
    if (first && width / height < 1.45) this.zoom = Math.max(height / this.world.height, 0.8) / this.fit;
    this.settle();
  }

  private get fit(): number {
    return Math.min(this.box.width / this.world.width, this.box.height / this.world.height);
  }

  whole(): void {
    this.zoom = 1;
    this.centre = [this.world.width / 2, this.world.height / 2];
    this.settle();
  }

  /** Closer or further away, with a place of the screen held still. */
  by(factor: number, at: readonly [number, number] = [this.box.width / 2, this.box.height / 2]): void {
    const before = this.toMap(at);
    this.zoom = Math.max(1, Math.min(most, this.zoom * factor));
    const scale = this.fit * this.zoom;
    this.centre = [
      before[0] + (this.box.width / 2 - at[0]) / scale,
      before[1] + (this.box.height / 2 - at[1]) / scale,
    ];
    this.settle();
  }

  pan(dx: number, dy: number): void {
    const { scale } = this.frame.peek();
    this.centre = [this.centre[0] - dx / scale, this.centre[1] - dy / scale];
    this.settle();
  }

  /** Whether a place is in sight, and not at the very edge. */
  sees([x, y]: readonly [number, number]): boolean {
    const { x: left, y: top, width, height } = this.frame.peek();
    return (
      x > left + width * 0.08 && x < left + width * 0.92 && y > top + height * 0.1 && y < top + height * 0.9
    );
  }

  /** Moves only if the place lies outside of what is seen, or near the edge. */
  show(place: readonly [number, number]): void {
    if (this.sees(place)) return;
    this.centre = [place[0], place[1]];
    this.settle();
  }

  private toMap([px, py]: readonly [number, number]): [number, number] {
    const { x, y, scale } = this.frame.peek();
    return [x + px / scale, y + py / scale];
  }

  private settle(): void {
    const scale = this.fit * this.zoom;
    const width = this.box.width / scale;
    const height = this.box.height / scale;
    const hold = (centre: number, seen: number, all: number): number =>
      seen >= all ? all / 2 : Math.max(seen / 2, Math.min(all - seen / 2, centre));
    this.centre = [
      hold(this.centre[0], width, this.world.width),
      hold(this.centre[1], height, this.world.height),
    ];
    this.frame.value = {
      x: this.centre[0] - width / 2,
      y: this.centre[1] - height / 2,
      width,
      height,
      scale,
    };
  }
}
