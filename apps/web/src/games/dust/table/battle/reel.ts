import { type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isStill, paces, settings } from '../../../../settings.ts';
import type { Battle } from '../../story/battles.ts';
import { battleAt, behind, lengthOf, stepsOf } from '../../story/reel.ts';

/** Whether dice are still falling on a stage: until they lie nothing is asked. */
export const rolling: Signal<boolean> = signal(false);

export interface Reel {
  /** The battle as far as it has been seen. */
  readonly shown: Battle;
  readonly isRolling: boolean;
  /** Shows everything at once. */
  readonly skip: () => void;
}

/** Shows a battle roll by roll; a click or Escape shows all there is. */
export function useReel(battle: Battle): Reel {
  const opens = battle.opens.after;
  const [reel, setReel] = useState({ opens, seen: behind(battle) });
  const steps = stepsOf(battle);
  const seen = reel.opens === opens ? Math.min(reel.seen, steps.length) : behind(battle);
  const isRolling = !isStill() && seen < steps.length;
  const skip = (): void => setReel({ opens, seen: steps.length });
  useEffect(() => {
    const step = steps[seen];
    if (!isRolling || step === undefined) return;
    const timer = setTimeout(
      () => setReel({ opens, seen: seen + 1 }),
      lengthOf(step) * paces[settings.peek().pace],
    );
    return () => clearTimeout(timer);
  }, [opens, seen, isRolling]);
  useLayoutEffect(() => {
    rolling.value = isRolling;
    return () => {
      rolling.value = false;
    };
  }, [isRolling]);
  useLayoutEffect(() => {
    if (!isRolling) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      skip();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isRolling, steps.length]);
  return { shown: isRolling ? battleAt(battle, seen) : battle, isRolling, skip };
}
