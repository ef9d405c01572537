import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';

interface Handlers {
  readonly onArea: (area: string) => void;
  readonly onDrag?: (from: string, to: string) => void;
}

/** An area, or the plate of units under it. */
const areaOf = (element: Element | null): string | null => {
  const found = element?.closest<SVGGElement>('[data-area], [data-stack]')?.dataset;
  return found?.area ?? found?.stack ?? null;
};

const areaAt = (x: number, y: number): string | null => areaOf(document.elementFromPoint(x, y));

/** Wheel and pinch to zoom, drag the ground to pan, drag from area to area, click an area. */
export function useGestures(box: RefObject<HTMLDivElement | null>, camera: Camera, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const pointers = new Map<number, [number, number]>();
    let moved = 0;
    let from: string | null = null;
    const place = (event: { clientX: number; clientY: number }): [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.by(Math.exp(-event.deltaY * 0.0016), place(event));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (pointers.size === 0) {
        moved = 0;
        from = areaOf(event.target as Element);
      }
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const onMove = (event: PointerEvent): void => {
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
      moved += Math.abs(dx) + Math.abs(dy);
      const other = [...pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const spread = (x: number, y: number): number => Math.hypot(x - other[0], y - other[1]);
        const middle = place({
          clientX: (event.clientX + other[0]) / 2,
          clientY: (event.clientY + other[1]) / 2,
        });
        camera.by(spread(event.clientX, event.clientY) / Math.max(1, spread(last[0], last[1])), middle);
        from = null;
      } else if (moved > 5 && (from === null || event.pointerType === 'touch')) {
        camera.pan(dx, dy);
        from = event.pointerType === 'touch' && moved > 12 ? null : from;
      }
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const onUp = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId)) return;
      const to = areaAt(event.clientX, event.clientY);
      if (from !== null && moved <= 12) latest.current.onArea(from);
      else if (from !== null && to !== null && to !== from) latest.current.onDrag?.(from, to);
      if (pointers.size === 0) from = null;
    };
    const onCancel = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      from = null;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, [camera]);
}
