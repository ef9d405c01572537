let context: AudioContext | null = null;

/** A short knock, made of noise; only where sound was switched on. */
export function knock(): void {
  context ??= new AudioContext();
  const length = Math.floor(context.sampleRate * 0.09);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = Math.sin(i * 0.9) * Math.sin(i * 0.137) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const gain = context.createGain();
  gain.gain.value = 0.25;
  source.connect(gain).connect(context.destination);
  source.start();
}
