import type { AdviceOf, Query } from '@dustfront/advice';
import { coreAdvisor } from '@dustfront/advice/dust-tactics';
import { asView, dustTactics } from '@dustfront/dust-tactics';
import type { AnyGame } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { GameFace } from '../games/face.ts';
import { LocalHost } from '../session/local-host.ts';
import type { OpenQuestion, Table } from '../session/table.ts';

vi.mock('../settings.ts', async () => {
  const { signal } = await import('@preact/signals');
  return { settings: signal({ language: 'en' }), isStill: () => true };
});
const { coreScene } = await import('../games/dust-tactics/scene.ts');
const { coreReaction, coreTarget } = await import('../games/dust-tactics/options.ts');
const { onlyAnswer, standingAnswer, weighReactions } = await import('./standing.ts');

/** The face of the Core Set as far as reactions go. */
const coreFace: Pick<GameFace, 'scene' | 'reaction' | 'target'> = {
  scene: (view) => coreScene(asView(view)),
  reaction: (question, view) => coreReaction(asView(view), question),
  target: (row, view) => coreTarget(row, asView(view)),
};

/** A walker or a squad steps into the sight of an Allied squad that has not acted. */
function intrusion(
  enemy: string,
  guard = 'combat-rangers',
): { host: LocalHost; question: OpenQuestion; table: Pick<Table, 'advise'> } {
  const host = LocalHost.begin(
    dustTactics as AnyGame,
    {
      kind: 'position',
      game: 'dust-tactics',
      position: `round 1 of 8
turn axis
options reactive-fire=on
map
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies ${guard} C3
axis ${enemy} C5
`,
      seats: ['a', 'b'],
      seed: 'standing',
    },
    0,
    coreAdvisor,
  );
  for (const id of [`activate ${enemy}`, 'move + move', 'step C4', 'step D5']) {
    const question = host.begun().state.questions[0];
    if (question?.options.some((row) => row.id === id) === true) host.submit(1, question.number, id);
  }
  const question = host.begun().state.questions[0];
  if (question?.name !== 'reactive-fire') throw new Error(`asked ${question?.name}`);
  const table = {
    advise: <K extends Query['ask']>(query: Extract<Query, { ask: K }>, at: number) =>
      Promise.resolve(host.advise(query, at) as AdviceOf[K]),
  };
  return { host, question, table };
}

const answer = (order: 'ask' | 'worth' | 'never', enemy: string, guard?: string): Promise<string | null> => {
  const { host, question, table } = intrusion(enemy, guard);
  return standingAnswer(order, table, coreFace, host.begun().state, question);
};

describe('standing orders for reactions', () => {
  test('always ask', async () => {
    expect(await answer('ask', 'recon-grenadiers')).toBeNull();
  });

  test('never', async () => {
    expect(await answer('never', 'recon-grenadiers')).toBe('hold');
  });

  test(`only when a casualty is to be expected: soldiers in the open
      are worth it, rifles at armour are not`, async () => {
    expect(await answer('worth', 'recon-grenadiers')).toBeNull();
    expect(await answer('worth', 'ludwig', 'recon-rangers')).toBe('hold');
  });

  test('every reaction is weighed with the odds that the table shows', async () => {
    const { host, question, table } = intrusion('recon-grenadiers');
    const { state } = host.begun();
    const reaction = coreFace.reaction(question, state.view)!;
    const [best] = await weighReactions(table, coreFace, state, reaction);
    expect(best?.unit).toBe('combat-rangers');
    expect(best?.odds.total.mean).toBeGreaterThan(1);
    expect(reaction.inTime?.('combat-rangers')).toBeCloseTo(1 / 3);
  });

  test('the best of several is the one that may do most in time', async () => {
    const { host, question, table } = intrusion('recon-grenadiers');
    const { state } = host.begun();
    const reaction = coreFace.reaction(question, state.view)!;
    const [one] = await weighReactions(table, coreFace, state, reaction);
    const of = (unit: string, mean: number) => ({
      ...one!,
      unit,
      odds: { ...one!.odds, total: { ...one!.odds.total, mean } },
    });
    const prospects = async () => [of('slow', 2), of('quick', 1.5)];
    const inTime = (unit: string) => (unit === 'slow' ? 0.3 : 0.9);
    const found = await weighReactions(table, coreFace, state, { ...reaction, prospects, inTime });
    expect(found.map(({ unit }) => unit)).toEqual(['quick', 'slow']);
  });

  test('a question of several answers never answers itself', () => {
    const { host, question } = intrusion('recon-grenadiers');
    const { view } = host.begun().state;
    expect(onlyAnswer(coreFace, question, view)).toBeNull();
    expect(onlyAnswer(coreFace, { ...question, options: question.options.slice(0, 1) }, view)).toBe('hold');
  });
});
