import { type Signal, signal } from '@preact/signals';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a drawing that is in sight, in the drawing's own units. */
export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
  /** Pixels of the screen to a unit of the drawing. */
  readonly scale: number;
}

export type Point = readonly [x: number, y: number];

export interface Lens {
  /** How much closer than the whole one may go. */
  readonly closest: number;
  /** What leaves room above or below stands at the top of it, not in the middle. */
  readonly atTop?: boolean;
  /** A tall space begins closer than the whole, so that small print can be read. */
  readonly tallBeginsClose?: boolean;
}

/** Which part of a board or map is in sight. */
export class Camera {
  readonly frame: Signal<Frame>;
  private readonly world: Size;
  private readonly lens: Lens;
  private space: Size;
  private zoom = 1;
  private centre: Point;
  private begun = false;

  constructor(world: Size, lens: Lens) {
    this.world = world;
    this.lens = lens;
    this.space = world;
    this.centre = this.middle;
    this.frame = signal({ x: 0, y: 0, ...world, scale: 1 });
  }

  /** The space on the screen. */
  resize(width: number, height: number): void {
    if (width < 20 || height < 20) return;
    this.space = { width, height };
    if (!this.begun && this.lens.tallBeginsClose === true && width / height < 1.45)
      this.zoom = Math.max(height / this.world.height, 0.8) / this.fit;
    this.begun = true;
    this.settle();
  }

  private get fit(): number {
    return Math.min(this.space.width / this.world.width, this.space.height / this.world.height);
  }

  private get middle(): Point {
    return [this.world.width / 2, this.world.height / 2];
  }

  get isClose(): boolean {
    return this.frame.value.scale > this.fit * 1.001;
  }

  whole(): void {
    this.zoom = 1;
    this.centre = this.middle;
    this.settle();
  }

  /** Closer or further away, with a place of the screen held still. */
  by(factor: number, at: Point = [this.space.width / 2, this.space.height / 2]): void {
    const { x, y, scale } = this.frame.peek();
    this.zoom = Math.max(1, Math.min(this.lens.closest, this.zoom * factor));
    const next = this.fit * this.zoom;
    this.centre = [
      x + at[0] / scale + (this.space.width / 2 - at[0]) / next,
      y + at[1] / scale + (this.space.height / 2 - at[1]) / next,
    ];
    this.settle();
  }

  /** By so many pixels of the screen. */
  pan(dx: number, dy: number): void {
    const { scale } = this.frame.peek();
    this.centre = [this.centre[0] - dx / scale, this.centre[1] - dy / scale];
    this.settle();
  }

  /** Whether a place is in sight, and not at the very edge. */
  sees([x, y]: Point): boolean {
    const { x: left, y: top, width, height } = this.frame.peek();
    return (
      x > left + width * 0.08 && x < left + width * 0.92 && y > top + height * 0.1 && y < top + height * 0.9
    );
  }

  /** Moves only if the place lies outside of what is seen, or near the edge. */
  show(place: Point): void {
    if (this.sees(place)) return;
    this.centre = place;
    this.settle();
  }

  private settle(): void {
    const scale = this.fit * this.zoom;
    const width = this.space.width / scale;
    const height = this.space.height / scale;
    const hold = (centre: number, seen: number, all: number, whole: number): number =>
      seen >= all ? whole : Math.max(seen / 2, Math.min(all - seen / 2, centre));
    const { world, lens } = this;
    const [x, y] = this.centre;
    this.centre = [
      hold(x, width, world.width, world.width / 2),
      hold(y, height, world.height, lens.atTop === true ? height / 2 : world.height / 2),
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
