import type { AccountRow, OddsAdvice } from '@dustfront/advice';
import { coreAdvisor } from '@dustfront/advice/dust-tactics';
import { dustTactics } from '@dustfront/dust-tactics';
import type { AnyGame } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { LocalHost } from '../../session/local-host.ts';
import { coreAccount } from './story.ts';

const position = `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . c . .
  . . # . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies recon-rangers D4
axis recon-grenadiers D2
`;

/** The Recon Rangers fire everything that costs nothing at the grenadiers behind their crate. */
function fired(how: 'sustained attack' | 'shoot + move'): LocalHost {
  const host = LocalHost.begin(
    dustTactics as AnyGame,
    { kind: 'position', game: 'dust-tactics', position, seats: ['a', 'b'], seed: 'account' },
    0,
    coreAdvisor,
  );
  const answer = (wanted: (id: string) => boolean): boolean => {
    const [question] = host.begun().state.questions;
    const row = question?.options.find(({ id }) => wanted(id));
    if (question === undefined || row === undefined) return false;
    host.submit(question.seat, question.number, row.id);
    return true;
  };
  answer((id) => id === 'activate recon-rangers');
  answer((id) => id === how);
  while (answer((id) => id.startsWith('fire ') && !id.includes(' x') && !id.includes('ugl'))) {}
  answer((id) => id === 'open fire');
  while (host.begun().state.questions[0]?.name === 'casualty') answer(() => true);
  // The attack is settled once something else happens.
  answer((id) => id === 'stop');
  answer((id) => id === 'activate recon-grenadiers');
  return host;
}

const texts = (rows: readonly AccountRow[]): string[] => rows.map(({ text }) => text);

describe('how an attack came about', () => {
  test('a line of hits opens to dice, faces, range, re-rolls, cover and damage, each with its rule', () => {
    const host = fired('sustained attack');
    const { log } = host.begun().state;
    const hits = log.find(({ event }) => event.type === 'hits')!;
    const found = coreAccount(hits, log)!;
    const told = host.account(found.of, found.at)!;
    expect(texts(told.rows)).toEqual(['diceEach', 'hit', 'range', 'reroll', 'softCover', 'saves', 'damage']);
    expect(told.rows.find(({ text }) => text === 'hit')).toEqual({
      text: 'hit',
      rule: 'dt1.dice.faces',
      params: { faces: 2 },
    });
    expect(told.rows.find(({ text }) => text === 'softCover')?.rule).toBe('dt1.cover.crate');
    const rolled = log.find(({ event }) => event.type === 'rolled')!;
    expect(told.rows[0]?.params.count).toBe((rolled.event.faces as number[]).length);
    expect(coreAccount(rolled, log)?.of).toEqual(found.of);
  });

  test('one action re-rolls nothing', () => {
    const host = fired('shoot + move');
    const { log } = host.begun().state;
    const found = coreAccount(log.find(({ event }) => event.type === 'hits')!, log)!;
    expect(texts(host.account(found.of, found.at)!.rows)).not.toContain('reroll');
  });

  test('the chance of what happened is the one that was shown beforehand', () => {
    const host = fired('sustained attack');
    const { log } = host.begun().state;
    const hits = log.find(({ event }) => event.type === 'hits')!;
    const found = coreAccount(hits, log)!;
    const { result } = host.account(found.of, found.at)!;
    const lost = log.filter(({ event }) => event.type === 'soldier-lost').length;
    expect(result?.lost).toBe(lost);
    const declared = log.filter(({ event }) => event.type === 'declared');
    const shown = host.advise(
      {
        ask: 'odds',
        unit: 'recon-rangers',
        from: 'D4',
        target: 'recon-grenadiers',
        lines: declared.map(({ event }) => ({
          unit: String(event.unit),
          line: String(event.line),
          shots: Number(event.shots),
        })),
        sustained: true,
      },
      found.at,
    ) as OddsAdvice;
    const chance = lost === 0 ? 1 - shown.total.chances[0]! : shown.total.chances[lost - 1];
    expect(result?.chance).toBeCloseTo(chance!, 10);
    expect(result?.mean).toBeCloseTo(shown.total.mean, 10);
  });

  test('no chance is told while casualties may still be chosen', () => {
    const host = fired('sustained attack');
    const { log } = host.begun().state;
    const open = log.slice(0, log.findLastIndex((line) => line.event.type !== 'activated') + 1);
    const found = coreAccount(open.find(({ event }) => event.type === 'hits')!, open)!;
    expect(found.of.lost).toBeNull();
    expect(host.account(found.of, found.at)?.result).toBeNull();
  });

  test('what is no attack has no account', () => {
    const { log } = fired('sustained attack').begun().state;
    expect(
      log.filter((line) => line.event.type === 'activated').map((line) => coreAccount(line, log)),
    ).toEqual([null, null]);
  });
});
