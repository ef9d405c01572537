import type { Camera, Point } from './camera.ts';

/** Told every place to which the pointer has gone, in pixels of the window. */
export type Led = (to: Point, byFinger: boolean) => void;

/** Told every turn of two fingers around each other, in degrees, clockwise. */
export type Twisted = (degrees: number) => void;

export interface Handlers {
  /** A pointer or a first finger comes down. */
  readonly onStart?: () => void;
  /** What a mouse can take up there; a finger always moves the ground. */
  readonly grasp?: (at: Element) => string | null;
  /** What follows the pointer or finger that came down there, instead of the ground; null where nothing does. */
  readonly lead?: (at: Element, place: Point) => Led | null;
  /** What turns between two fingers of which one came down there, by so many degrees; null where nothing does. */
  readonly twist?: (at: Element) => Twisted | null;
  /** Something was carried to another thing of its kind. */
  readonly onCarry?: (what: string, to: string) => void;
  /** `place` is where, in pixels of the window. */
  readonly onTap: (at: Element, byFinger: boolean, place: Point) => void;
}

/** As far as a pointer may stray and still have tapped, in pixels. */
const slack = (event: PointerEvent): number => (event.pointerType === 'touch' ? 12 : 8);

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** By how much one end of a line turns around the other, in degrees. */
function turned(from: Point, to: Point, around: Point): number {
  const angle = ([x, y]: Point): number => (Math.atan2(y - around[1], x - around[0]) * 180) / Math.PI;
  return ((angle(to) - angle(from) + 540) % 360) - 180;
}

/** What pointers do on a drawing that a camera looks at. */
export class Hands {
  private readonly pointers = new Map<number, Point>();
  private start: { readonly at: Point; readonly element: Element | null } | null = null;
  private held: string | null = null;
  private led: Led | null = null;
  private twisted: Twisted | null = null;
  private byFinger = false;
  private moved = false;
  private readonly camera: Camera | undefined;
  private readonly handlers: () => Handlers;

  constructor(camera: Camera | undefined, handlers: () => Handlers) {
    this.camera = camera;
    this.handlers = handlers;
  }

  /** Whether the click that follows belongs to a drag. */
  get hasDragged(): boolean {
    return this.moved;
  }

  /** Listens until the function that it gives back is called. */
  over(element: Element): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const place = (x: number, y: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [x - left, y - top];
    };
    const on = <E extends Event>(to: EventTarget, name: string, take: (event: E) => void): void =>
      to.addEventListener(name, take as EventListener, { signal, passive: false });
    on<WheelEvent>(element, 'wheel', (event) => this.wheel(event, place(event.clientX, event.clientY)));
    on<PointerEvent>(element, 'pointerdown', (event) => this.down(event));
    on<MouseEvent>(element, 'click', (event) => this.click(event));
    on<PointerEvent>(window, 'pointermove', (event) => this.move(event, place));
    on<PointerEvent>(window, 'pointerup', (event) => this.up(event));
    on<PointerEvent>(window, 'pointercancel', (event) => this.drop(event));
    return () => stop.abort();
  }

  private wheel(event: WheelEvent, at: Point): void {
    if (this.camera === undefined) return;
    event.preventDefault();
    this.camera.by(Math.exp(-event.deltaY * 0.0016), at);
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at: Point = [event.clientX, event.clientY];
    if (this.pointers.size === 0) {
      const element = event.target instanceof Element ? event.target : null;
      this.start = { at, element };
      this.byFinger = event.pointerType === 'touch';
      this.moved = false;
      this.held = this.byFinger || element === null ? null : (this.handlers().grasp?.(element) ?? null);
      this.led = element === null ? null : (this.handlers().lead?.(element, at) ?? null);
      this.handlers().onStart?.();
    } else if (this.pointers.size === 1)
      this.twisted = this.twistedBy(this.start?.element ?? null) ?? this.twistedBy(event.target);
    this.pointers.set(event.pointerId, at);
  }

  private twistedBy(at: EventTarget | null): Twisted | null {
    return at instanceof Element ? (this.handlers().twist?.(at) ?? null) : null;
  }

  private move(event: PointerEvent, place: (x: number, y: number) => Point): void {
    const last = this.pointers.get(event.pointerId);
    if (last === undefined || this.start === null) return;
    const now: Point = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, now);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
    if (other !== undefined) {
      this.moved = true;
      this.held = null;
      this.led = null;
      if (this.twisted !== null) {
        this.twisted(turned(last, now, other));
        return;
      }
      this.camera?.by(
        apart(now, other) / Math.max(1, apart(last, other)),
        place((now[0] + other[0]) / 2, (now[1] + other[1]) / 2),
      );
      this.camera?.pan(dx / 2, dy / 2);
      return;
    }
    this.moved ||= apart(now, this.start.at) > slack(event);
    if (!this.moved) return;
    if (this.led !== null) this.led(now, this.byFinger);
    else if (this.held === null) this.camera?.pan(dx, dy);
  }

  private up(event: PointerEvent): void {
    this.led = null;
    this.twisted = null;
    if (!this.pointers.delete(event.pointerId) || this.held === null || !this.moved) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = under === null ? null : (this.handlers().grasp?.(under) ?? null);
    // Put down where it was taken up: a tap.
    if (to === this.held) this.moved = false;
    else if (to !== null) this.handlers().onCarry?.(this.held, to);
    this.held = null;
  }

  private drop(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.held = null;
    this.led = null;
    this.twisted = null;
  }

  /** A tap means what it began on; a click without a pointer means where it is. */
  private click(event: MouseEvent): void {
    if (this.moved && event.detail > 0) return;
    const began = event.detail > 0 ? this.start?.element : null;
    const at = began?.isConnected === true ? began : event.target;
    if (at instanceof Element)
      this.handlers().onTap(at, this.byFinger && event.detail > 0, [event.clientX, event.clientY]);
  }
}
