import type { Shot } from '../acts/act.ts';
import type { Synth } from './synth.ts';

/** A sound from a moment on, in seconds from now. */
type Sound = (synth: Synth, at: number) => void;

const bang =
  (gain: number, low: number, fall: number): Sound =>
  ({ tone, noise }, at) => {
    tone({ wave: 'sine', at, from: low * 3, to: low, fall, gain });
    noise({ filter: 'lowpass', at, from: 1800, to: 180, fall: fall * 1.2, gain: gain * 0.8 });
  };

/** Every kind of fire has its own voice: a burst, a crack, a hiss, a hum. */
export const shots: Readonly<Record<Shot, Sound>> = {
  tracer: ({ noise }, at) => {
    for (let i = 0; i < 4; i++)
      noise({
        filter: 'bandpass',
        at: at + i * 0.07,
        from: 1500,
        to: 600,
        sharp: 1.4,
        fall: 0.06,
        gain: 0.3,
      });
  },
  shell: (synth, at) => {
    bang(0.6, 55, 0.35)(synth, at);
    synth.noise({ filter: 'highpass', at, from: 2500, fall: 0.05, gain: 0.25 });
  },
  rocket: (synth, at) => {
    synth.noise({
      filter: 'bandpass',
      at,
      from: 500,
      to: 2600,
      sharp: 0.9,
      attack: 0.03,
      hold: 0.2,
      fall: 0.12,
      gain: 0.3,
    });
    bang(0.5, 50, 0.3)(synth, at + 0.36);
  },
  flame: ({ noise }, at) => {
    noise({ filter: 'lowpass', at, from: 300, to: 900, attack: 0.08, hold: 0.25, fall: 0.3, gain: 0.45 });
    noise({ filter: 'bandpass', at, from: 2200, to: 1200, attack: 0.05, hold: 0.2, fall: 0.3, gain: 0.1 });
  },
  laser: ({ tone }, at) => {
    tone({ wave: 'sawtooth', at, from: 2400, to: 700, hold: 0.12, fall: 0.16, gain: 0.12 });
    tone({ wave: 'sine', at, from: 1210, to: 350, hold: 0.12, fall: 0.2, gain: 0.14 });
  },
  tesla: ({ tone, noise }, at) => {
    for (let i = 0; i < 7; i++) {
      tone({ wave: 'square', at: at + i * 0.055, from: 90 + ((i * 37) % 80), fall: 0.045, gain: 0.14 });
      noise({ filter: 'highpass', at: at + i * 0.055, from: 4200, fall: 0.03, gain: 0.16 });
    }
  },
  grenade: (synth, at) => {
    synth.tone({ wave: 'sine', at, from: 240, to: 120, fall: 0.08, gain: 0.3 });
    bang(0.5, 60, 0.3)(synth, at + 0.34);
  },
  artillery: (synth, at) => {
    synth.tone({ wave: 'sine', at, from: 1500, to: 420, attack: 0.1, hold: 0.25, fall: 0.12, gain: 0.1 });
    bang(0.8, 38, 0.6)(synth, at + 0.46);
  },
  bomb: (synth, at) => {
    synth.tone({ wave: 'triangle', at, from: 900, to: 180, attack: 0.05, hold: 0.3, fall: 0.1, gain: 0.12 });
    bang(0.8, 34, 0.7)(synth, at + 0.44);
  },
  clash: ({ tone, noise }, at) => {
    for (const [i, pitch] of [1900, 1500, 2300].entries()) {
      tone({ wave: 'triangle', at: at + i * 0.11, from: pitch, to: pitch * 0.8, fall: 0.12, gain: 0.1 });
      noise({ filter: 'bandpass', at: at + i * 0.11, from: 900, fall: 0.05, gain: 0.3 });
    }
  },
};

export const step: Sound = ({ noise }, at) => {
  noise({ filter: 'lowpass', at, from: 420, fall: 0.07, gain: 0.3 });
  noise({ filter: 'lowpass', at: at + 0.13, from: 360, fall: 0.07, gain: 0.24 });
};

export const engine: Sound = ({ tone, noise }, at) => {
  tone({ wave: 'sawtooth', at, from: 52, to: 66, attack: 0.06, hold: 0.16, fall: 0.18, gain: 0.16 });
  noise({ filter: 'lowpass', at, from: 220, attack: 0.04, hold: 0.1, fall: 0.2, gain: 0.3 });
};

export const flight: Sound = ({ tone }, at) => {
  tone({ wave: 'sawtooth', at, from: 130, to: 170, attack: 0.12, hold: 0.2, fall: 0.3, gain: 0.1 });
  tone({ wave: 'sawtooth', at, from: 133, to: 174, attack: 0.12, hold: 0.2, fall: 0.3, gain: 0.1 });
};

export const dice: Sound = ({ noise }, at) => {
  for (let i = 0; i < 5; i++)
    noise({
      filter: 'bandpass',
      at: at + i * 0.045 + (i % 2) * 0.012,
      from: 2600 - i * 210,
      sharp: 5,
      fall: 0.03,
      gain: 0.5,
    });
};

export const ricochet: Sound = ({ tone }, at) =>
  tone({ wave: 'sine', at, from: 2600, to: 900, fall: 0.22, gain: 0.07 });

export const hurt: Sound = ({ tone, noise }, at) => {
  tone({ wave: 'triangle', at, from: 160, to: 80, fall: 0.14, gain: 0.3 });
  noise({ filter: 'lowpass', at, from: 700, fall: 0.1, gain: 0.3 });
};

export const wreck: Sound = (synth, at) => {
  bang(0.9, 36, 0.8)(synth, at);
  for (let i = 0; i < 4; i++)
    synth.tone({
      wave: 'square',
      at: at + 0.12 + i * 0.09,
      from: 700 - i * 120,
      to: 300,
      fall: 0.07,
      gain: 0.05,
    });
};

const chord =
  (pitches: readonly number[], apart: number, fall: number): Sound =>
  ({ tone }, at) => {
    for (const [i, from] of pitches.entries())
      tone({ wave: 'triangle', at: at + i * apart, from, attack: 0.01, fall, gain: 0.14 });
  };

export const round = chord([330, 440], 0.12, 0.4);
export const capture = chord([392, 494, 587], 0.08, 0.35);
export const victory = chord([392, 494, 587, 784], 0.14, 0.7);
export const defeat = chord([392, 330, 262], 0.2, 0.8);
export const yourMove = chord([660], 0, 0.18);
