import { dustTactics } from '@dustfront/dust-tactics';
import type { AnyGame } from '@dustfront/kernel';
import { expect, test, vi } from 'vitest';
import { LocalHost } from '../../session/local-host.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { deedsOf } = await import('../../acts/deeds.ts');
const { coreActs } = await import('./acts.ts');
const { coreNobodys, coreRoll, coreStory } = await import('./log.ts');
const { viewOf } = await import('./model.ts');
const { blocksOf } = await import('../../panels/thrown.ts');

const reader = { story: coreStory, roll: coreRoll, isNobodys: coreNobodys };

/** One unit of the Allies fires all it has at the one of the Axis, as a sustained attack. */
function rowsOf(shooter: string, target: string): readonly (readonly string[])[] {
  const position = `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies ${shooter}
axis ${target}
`;
  const host = LocalHost.begin(
    dustTactics as AnyGame,
    { kind: 'position', game: 'dust-tactics', position, seats: ['a', 'b'], seed: 'rows' },
    0,
    null,
  );
  const answer = (wanted: (id: string) => boolean): boolean => {
    const [question] = host.begun().state.questions;
    const row = question?.options.find(({ id }) => wanted(id));
    if (question === undefined || row === undefined) return false;
    host.submit(question.seat, question.number, row.id);
    return true;
  };
  answer((id) => id.startsWith('activate '));
  answer((id) => id === 'sustained attack');
  while (answer((id) => id.startsWith('fire ') && !id.includes(' x'))) {}
  answer((id) => id === 'open fire');
  const { log, view } = host.begun().state;
  const [deed] = deedsOf(coreActs(log, viewOf(view)));
  return blocksOf(reader, log, deed!, ({ key }) => key).map(({ rolls }) =>
    rolls.map(({ roll }) => roll.title),
  );
}

test('dice of several weapons at one enemy have the name of each, and misses that are rolled again say so', () => {
  expect(rowsOf('pounder A4', 'sigrid D2')).toEqual([
    ['17 Pdr. Gun', 'Misses again'],
    ['.50 cal MG', 'Misses again'],
  ]);
});

test('hits of a laser that are rolled on are told from misses that are rolled again', () => {
  const rolled = (because: readonly string[]) => ({
    after: 0,
    event: { type: 'rolled', sides: 6, faces: [0], reason: 'attack', because },
    message: { key: 'event.rolled' },
  });
  const titles = [['dt1.dice.faces'], ['dt1.laser.chain'], ['dt1.skill.berserk.reroll'], []].map(
    (because) => coreRoll(rolled(because))?.title,
  );
  expect(titles).toEqual(['Attack', 'Hits rolled on', 'Misses again', 'Attack']);
});
