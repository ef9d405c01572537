import type { Act } from '../acts/act.ts';
import { settings } from '../settings.ts';
import type { Script } from '../stage/beats.ts';
import {
  capture,
  defeat,
  dice,
  engine,
  flight,
  hurt,
  ricochet,
  round,
  shots,
  step,
  victory,
  wreck,
  yourMove,
} from './sounds.ts';
import { makeSynth, type Synth } from './synth.ts';

interface Speaker {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly synth: Synth;
}

let speaker: Speaker | null = null;

/** A browser lets a page sound only after it was touched. */
function speakerNow(): Speaker | null {
  const { sound, volume } = settings.peek();
  if (!sound || volume === 0 || navigator.userActivation?.hasBeenActive === false) return null;
  if (speaker === null) {
    const context = new AudioContext();
    const gain = context.createGain();
    // Many guns at once are loud, not distorted.
    const limit = context.createDynamicsCompressor();
    gain.connect(limit).connect(context.destination);
    speaker = { context, gain, synth: makeSynth(context, gain) };
  }
  speaker.gain.gain.value = volume;
  if (speaker.context.state === 'suspended') void speaker.context.resume();
  return speaker;
}

/** Makes what sounds need while nothing else is to be done: it takes longer than a frame. */
export const tuneUp = (): void => void globalThis.requestIdleCallback?.(() => speakerNow());

const named = { dice, round, capture, victory, defeat, yourMove } as const;

export type SoundName = keyof typeof named;

/** One sound by its name, now. */
export function sound(name: SoundName, after = 0): void {
  const now = speakerNow();
  if (now !== null) named[name](now.synth, after);
}

/** The voices of what happened, in step with what is shown. */
export function play(acts: readonly Act[], { beats }: Script): void {
  const now = speakerNow();
  if (now === null) return;
  const { synth } = now;
  for (const act of acts) {
    if (act.kind !== 'moves') continue;
    const gait = act.how === 'flies' ? flight : act.heavy ? engine : step;
    gait(synth, 0);
    break;
  }
  for (const beat of beats) {
    const at = beat.at / 1000;
    if (beat.kind === 'shot') {
      shots[beat.fire.shot](synth, at);
      if (beat.fire.hits === 0) ricochet(synth, at + beat.length / 1000);
    } else if (beat.kind === 'flood') capture(synth, at);
    else if (beat.kind === 'loss') hurt(synth, at);
    else if (beat.kind === 'fall') wreck(synth, at);
  }
}
