import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { held, unit, type ViewBox, whole, zoomed } from './geometry.ts';
import type { GridScene } from './scene.ts';

/** What of a board is in sight. A page that has one can zoom; its buttons stand where they cover no square. */
export class Camera {
  readonly box: Signal<ViewBox>;
  private readonly all: ViewBox;

  constructor(columns: number, rows: number) {
    this.all = whole({ columns, rows });
    this.box = signal(this.all);
  }

  get close(): boolean {
    return this.box.value.w < this.all.w - 1;
  }

  /** By a factor, around a point of the board or its middle. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const now = this.box.peek();
    const { x, y } = at ?? { x: now.x + now.w / 2, y: now.y + now.h / 2 };
    this.box.value = zoomed(now, this.all, factor, x, y);
  }

  /** By shares of what is in sight. */
  pan(dx: number, dy: number): void {
    const now = this.box.peek();
    this.box.value = held({ ...now, x: now.x - dx * now.w, y: now.y - dy * now.h }, this.all);
  }

  /** As far as needed to have a square in sight, given by its corner. */
  reveal(x: number, y: number): void {
    const now = this.box.peek();
    const near = (at: number, from: number, length: number): number =>
      Math.min(at, Math.max(from, at + unit - length));
    const [left, top] = [near(x, now.x, now.w), near(y, now.y, now.h)];
    if (left !== now.x || top !== now.y) this.box.value = held({ ...now, x: left, y: top }, this.all);
  }

  showAll(): void {
    this.box.value = this.all;
  }
}

/** A camera for a board of that size; a new one when the size changes. */
export function useCamera(size: Pick<GridScene, 'columns' | 'rows'> | null): Camera {
  const { columns, rows } = size ?? { columns: 0, rows: 0 };
  return useMemo(() => new Camera(columns, rows), [columns, rows]);
}
