import { asView, dustTactics } from '@dustfront/dust-tactics';
import type { AnyGame } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { LocalHost } from '../../session/local-host.ts';
import { coreCasualties } from './casualties.ts';

const position = `round 1 of 8
turn axis
options reactive-fire=off
map
  . . . .
  . . . .
  . . . .
allies recon-rangers B3
axis luther B1
`;

/** A walker fires everything at the Recon Rangers, with other dice each time. */
function struck(seed: string): LocalHost {
  const host = LocalHost.begin(
    dustTactics as AnyGame,
    { kind: 'position', game: 'dust-tactics', position, seats: ['a', 'b'], seed },
    0,
    null,
  );
  for (const wanted of [
    /^activate/,
    /^sustained/,
    ...Array.from({ length: 6 }, () => /^fire/),
    /^open fire/,
  ]) {
    const [question] = host.begun().state.questions;
    const row = question?.options.find(({ id }) => wanted.test(id));
    if (question !== undefined && row !== undefined) host.submit(question.seat, question.number, row.id);
  }
  return host;
}

const asked = (host: LocalHost) => {
  const { state } = host.begun();
  const question = state.questions[0]!;
  return { question, hits: coreCasualties(question, asView(state.view), state.log) };
};

test('who falls is asked hit by hit, with how many there are, how many are alike and what they look like', () => {
  const host = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map(struck)
    .find((one) => (asked(one).hits?.left ?? 0) > 1);
  if (host === undefined) throw new Error('nobody was hit twice');
  const { question, hits } = asked(host);
  expect(hits?.taken).toBe(0);
  expect(question.options.map((row) => hits?.alike(row))).toEqual([2, 2, 1]);
  const faces = question.options.map((row) => hits?.portrait(row)?.art);
  expect(faces).toEqual(
    ['rifle-launcher', 'rifle', 'mg'].map((weapon) => ({
      kind: 'squad',
      figures: [expect.objectContaining({ weapon })],
    })),
  );
  host.submit(question.seat, question.number, question.options[0]!.id);
  expect(asked(host).hits).toMatchObject({ taken: 1, left: (hits?.left ?? 0) - 1 });
});
