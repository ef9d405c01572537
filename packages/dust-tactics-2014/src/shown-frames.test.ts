import type { Frame } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import {
  activationFrame,
  aftermathFrame,
  attackFrame,
  gameFrame,
  initiativeFrame,
  moveFrame,
  observedFrame,
  reactionFrame,
  specialFrame,
  turnFrame,
} from './frames/make.ts';
import { damageFrame, wreckFrame } from './frames/make-damage.ts';
import { marchFrame } from './moving/table/frame.ts';
import { seenFrame } from './shown-frames.ts';

const FRAMES: readonly Frame[] = [
  gameFrame(),
  turnFrame(),
  initiativeFrame('start'),
  activationFrame(1),
  { ...moveFrame(1, 2, true), indoors: true, fields: [3] } as Frame,
  marchFrame(1, 200, 0, false),
  attackFrame(1, false),
  damageFrame(1, []),
  wreckFrame(1, [], []),
  aftermathFrame(),
  observedFrame(1, 2, false),
  reactionFrame(1, 0),
  specialFrame('repair', 1),
];

describe('what everybody sees of a procedure', () => {
  test.each(FRAMES.map((frame) => [frame.kind, frame] as const))('all of %s, and no more', (_, frame) => {
    expect(seenFrame({ ...frame, secret: 1 } as Frame)).toEqual(frame);
  });
});
