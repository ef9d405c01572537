/** Sounds made of oscillators and noise: nothing is recorded, nothing is loaded. */

interface Envelope {
  readonly at: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly fall: number;
  readonly gain: number;
}

interface Tone extends Envelope {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
}

interface Noise extends Envelope {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly sharp?: number;
}

export interface Synth {
  tone(tone: Tone): void;
  noise(noise: Noise): void;
}

const SECONDS_OF_NOISE = 2;

/** White noise from a small generator of our own, the same on every machine. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * SECONDS_OF_NOISE, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 0x2f6e2b1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = state / 0x80000000 - 1;
  }
  return buffer;
}

/** A synthesiser that plays into a node; times are seconds from now. */
export function makeSynth(context: AudioContext, out: AudioNode): Synth {
  const noise = whiteNoise(context);
  const shaped = ({
    at,
    attack = 0.004,
    hold = 0,
    fall,
    gain,
  }: Envelope): { node: GainNode; from: number; to: number } => {
    const from = context.currentTime + at;
    const node = context.createGain();
    node.gain.setValueAtTime(0.0001, from);
    node.gain.exponentialRampToValueAtTime(gain, from + attack);
    node.gain.setValueAtTime(gain, from + attack + hold);
    node.gain.exponentialRampToValueAtTime(0.0001, from + attack + hold + fall);
    node.connect(out);
    return { node, from, to: from + attack + hold + fall };
  };
  const sweep = (
    param: AudioParam,
    first: number,
    last: number | undefined,
    from: number,
    to: number,
  ): void => {
    param.setValueAtTime(first, from);
    if (last !== undefined) param.exponentialRampToValueAtTime(Math.max(1, last), to);
  };
  return {
    tone(tone) {
      const { node, from, to } = shaped(tone);
      const source = context.createOscillator();
      source.type = tone.wave;
      sweep(source.frequency, tone.from, tone.to, from, to);
      source.connect(node);
      source.start(from);
      source.stop(to);
    },
    noise(made) {
      const { node, from, to } = shaped(made);
      const source = context.createBufferSource();
      source.buffer = noise;
      source.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = made.filter;
      filter.Q.value = made.sharp ?? 0.8;
      sweep(filter.frequency, made.from, made.to, from, to);
      source.connect(filter).connect(node);
      source.start(from, (made.at * 7.3) % SECONDS_OF_NOISE);
      source.stop(to);
    },
  };
}
