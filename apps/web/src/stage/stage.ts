import type { Json } from '@dustfront/kernel';
import { batch, type Signal, signal } from '@preact/signals';
import type { Act } from '../acts/act.ts';
import type { Scene } from '../games/face.ts';
import { isStill, paces, settings } from '../settings.ts';
import { play } from '../sound/play.ts';
import { type Script, scriptOf } from './beats.ts';

export interface Playing {
  readonly script: Script;
  /** A number of its own, so that the same attack twice is shown twice. */
  readonly id: number;
}

/** How far the match had been told before what is shown now: after how many answers, and how it stood. */
export interface Told {
  readonly at: number;
  readonly view: Json;
}

/** What one answer led to, and the board as it was before. */
export interface Part {
  readonly acts: readonly Act[];
  readonly before: Scene;
}

interface Scheduled extends Part {
  readonly script: Script;
  readonly told: Told | null;
}

/** So many things wait to be shown before the eye is let off the rest. */
const PATIENCE = 4;

/** So long the board is seen as it was before a way is gone again, and so long a step takes, in milliseconds. */
const GLANCE = 400;
const STEP = 150;

/** A script at the pace the player likes. */
function paced({ length, beats }: Script): Script {
  const slower = paces[settings.peek().pace];
  return {
    length: length * slower,
    beats: beats.map((beat) => ({ ...beat, at: beat.at * slower, length: beat.length * slower })),
  };
}

/** Shows what happened before the board tells what came of it: until then it stays as it was. */
export class Stage {
  /** The board as it was, while something is shown. */
  readonly held: Signal<Scene | null> = signal(null);
  readonly playing: Signal<Playing | null> = signal(null);
  /** While something new is shown: what may be told meanwhile. */
  readonly told: Signal<Told | null> = signal(null);
  private waiting: Scheduled[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private plays = 0;

  /** Shows acts on the board as it was before them, after what is being shown; so many dice fall beside it. */
  show(acts: readonly Act[], before: Scene | null, told: Told | null = null, dice = 0): void {
    const script = paced(scriptOf(acts, dice));
    if (script.length === 0 || isStill() || before === null) {
      play(acts, script);
      return;
    }
    if (this.waiting.length >= PATIENCE) this.finish();
    this.waiting.push({ acts, script, before, told });
    if (this.playing.peek() === null) this.next();
  }

  /** Shows once more what somebody did, answer by answer, each on the board as it was before it. */
  again(parts: readonly Part[]): void {
    this.finish();
    if (isStill() || parts.length === 0) return;
    const slower = paces[settings.peek().pace];
    const still = (before: Scene, length: number): Scheduled => ({
      acts: [],
      before,
      told: null,
      script: { beats: [], length: length * slower },
    });
    this.waiting = parts.flatMap(({ acts, before }, i) => {
      const script = paced(scriptOf(acts));
      const wait = still(before, i === 0 ? GLANCE : STEP);
      // Whoever has just walked arrives before he fires.
      return script.length === 0 ? [{ ...wait, acts }] : [wait, { acts, before, told: null, script }];
    });
    this.next();
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first === undefined) {
      this.finish();
      return;
    }
    play(first.acts, first.script);
    batch(() => {
      this.held.value = first.before;
      this.told.value = first.told;
      this.playing.value = { script: first.script, id: ++this.plays };
    });
    this.timer = setTimeout(() => this.next(), first.script.length);
  }

  /** The end at once: a click, or another moment. */
  finish(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    batch(() => {
      this.held.value = null;
      this.told.value = null;
      this.playing.value = null;
    });
  }
}
