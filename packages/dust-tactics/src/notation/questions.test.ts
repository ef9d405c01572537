import type { Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { notation } from './index.ts';

const state = notation.parsePosition(`
round 2
map
  .....c
  ....b.
  ......
side axis points=3
allies recon-rangers A1 with=joe-brown figures=1,2
allies joe-brown A1 with=recon-rangers
axis luther E1 health=2
axis recon-grenadiers destroyed figures=none
`) as never;

const asked = (question: string, args: Json = null): Json | object =>
  notation.questions![question]!(state, args) as Json;

test.each<[string, Json, Json]>([
  ['range', ['recon-rangers', 'luther'], 4],
  ['range', ['recon-rangers@B1', 'luther'], 3],
  ['range', ['recon-rangers', 'luther@C1'], 2],
  ['cover', ['recon-rangers', 'luther'], 'none'],
  ['points', null, { allies: 0, axis: 3 }],
  ['round', null, 2],
  ['pieces', null, { F1: 'crate 2' }],
  ['lineOfSight', ['recon-rangers', 'luther'], { clear: true, inside: [], left: [], right: [] }],
  ['reach', { unit: 'luther', moves: 0 }, { E1: 0 }],
])('%s of %j', (question, args, answer) => {
  expect(asked(question, args)).toEqual(answer);
});

test('a unit: where it is, who is left, who is with it', () => {
  expect(asked('unit', 'recon-rangers')).toMatchObject({
    place: 'A1',
    soldiers: 2,
    miniatures: 3,
    joined: 'joe-brown',
  });
  expect(asked('unit', 'luther')).toMatchObject({ place: 'E1', health: 2, miniatures: 1, joined: null });
  expect(asked('unit', 'recon-grenadiers')).toMatchObject({ place: 'destroyed', soldiers: 0, miniatures: 0 });
});

test.each<[string, Json, string]>([
  ['range', 'recon-rangers', 'this question takes two units: [a, b]'],
  ['range', ['recon-rangers'], 'this question takes two units: [a, b]'],
  ['range', ['recon-rangers', 'luther', 'joe-brown'], 'this question takes two units: [a, b]'],
  ['range', ['recon-rangers', 'nobody'], 'nobody here is called "nobody"'],
  ['range', ['recon-rangers@Z9', 'luther'], 'the board has no square "Z9"'],
  ['unit', 'nobody', 'nobody here is called "nobody"'],
])('%s of %j is refused', (question, args, text) => {
  expect(asked(question, args)).toMatchObject({ at: 'question', text });
});

test('[dt1.dice.faces] faces: H, and M or a dot', () => {
  expect(['H', 'M', '.', 'X'].map((letter) => notation.parseFace(letter))).toEqual([0, 2, 2, null]);
});
