import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';
import { type Handlers, Hands } from './hands.ts';

/** Wheel and pinch to zoom, drag the ground to pan, carry what can be carried, tap. */
export function useGestures(
  at: RefObject<Element | null>,
  camera: Camera | undefined,
  handlers: Handlers,
): Hands {
  const latest = useRef(handlers);
  latest.current = handlers;
  const hands = useMemo(() => new Hands(camera, () => latest.current), [camera]);
  useEffect(() => (at.current === null ? undefined : hands.over(at.current)), [hands]);
  return hands;
}

/** The camera knows how much room its drawing has on the screen. */
export function useSpace(at: RefObject<Element | null>, camera: Camera | undefined): void {
  useLayoutEffect(() => {
    const element = at.current;
    if (element === null || camera === undefined) return;
    const measure = (): void => camera.resize(element.clientWidth, element.clientHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [camera]);
}
