import { asView, dust } from '@dustfront/dust';
import { type AnyGame, type Json, Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../../../session/table.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { chaptersOf } = await import('../../../acts/chapters.ts');
const { deedsOf, deedsSince } = await import('../../../acts/deeds.ts');
const { tell } = await import('../../../acts/sentence.ts');
const { tracesOf } = await import('../../../acts/traces.ts');
const { startLanguages } = await import('../../../i18n/index.ts');
const { dustNobodys, dustStory } = await import('../log.ts');
const { needTableWords } = await import('../words.ts');
const { dustActs, dustSince } = await import('./acts.ts');
const { battlesIn } = await import('./battles.ts');
const { tellBattle } = await import('./tell.ts');
const { countOf, armyOf } = await import('../model.ts');
const { dustScene } = await import('../scene.ts');
const { conquestOf } = await import('../table/moments/conquest.ts');
await startLanguages();
await needTableWords();

const game = dust as AnyGame;

function linesOf(match: Match): LogLine[] {
  const view = match.view(null);
  return match
    .happenings(null)
    .map(({ after, event }): LogLine => ({ after, event, message: game.describe.event(event, view) }));
}

/** A war played at random; at every question `look` sees how things stand. */
function war(seed: string, most: number, look: (match: Match) => void = () => undefined): Match {
  const setup: Json = { players: 3, quickSetup: 'recommended', victoryPoints: 20 };
  const match = Match.begin(game, setup, ['a', 'b', 'c'], seededDice(seed));
  const pick = seededPick(seed);
  for (let i = 0; i < most && match.asked.length > 0; i++) {
    const seat = match.asked[0] as number;
    const question = match.question(seat);
    if (question === null) break;
    look(match);
    match.submit(seat, question.number, game.optionId(question.options.at(pick(question.options.length))));
  }
  return match;
}

describe('battles as the log tells them', () => {
  test.each(['a', 'b', 'c'])('both forces stand as the game has them (%s)', (seed) => {
    let compared = 0;
    war(seed, 700, (match) => {
      const { battle, path } = asView(match.view(null));
      if (battle === null || path.at(-1) !== 'battle.retreat' || Object.keys(battle.withdrawing).length > 0)
        return;
      const told = battlesIn(linesOf(match)).at(-1);
      expect(told?.now).toEqual({ attacker: battle.attackers, defender: battle.defenders });
      expect(told?.end).toBeNull();
      compared++;
    });
    expect(compared).toBeGreaterThan(3);
  });

  test('each ends once, and whoever took the area stands there', () => {
    const match = war('ends', 900);
    const all = battlesIn(linesOf(match));
    const attacks = linesOf(match).filter(({ event }) => event.type === 'attack');
    expect(all.map(({ opens }) => opens.event)).toEqual(attacks.map(({ event }) => event));
    expect(all.length).toBeGreaterThan(10);
    for (const battle of all.slice(0, -1)) {
      expect(battle.end).not.toBeNull();
      if (battle.end?.taken === true) expect(Object.keys(battle.now.attacker).length).toBeGreaterThan(0);
    }
  });
});

describe('a war, told', () => {
  const match = war('x', 3000);
  const log = linesOf(match);
  const view = asView(match.view(null));
  const deeds = deedsOf(dustActs(log, view));

  test('every deed has a sentence that names who did it', () => {
    expect(deeds.length).toBeGreaterThan(30);
    for (const deed of deeds) expect(tell(deed)).toMatch(/^(Blue|Red|Green|Yellow|Violet|Black) .*\.$/);
    const words = deeds.map(tell).join('\n');
    for (const part of ['attacks', 'is taken', ' loses ', 'moves', 'builds', ' from ', 'buys'])
      expect(words).toContain(part);
  });

  test('neutrals are several, and lose as such', () => {
    const words = deeds.map(tell).join('\n');
    expect(words).toMatch(/Neutrals lose \d/);
    expect(words).not.toMatch(/Neutrals (loses|retreats)/);
  });

  test('the log has a chapter for each, which opens to its own lines', () => {
    const chapters = chaptersOf(dustStory(log), deeds, dustNobodys).flatMap((one) =>
      'lines' in one ? [one] : [],
    );
    expect(chapters).toHaveLength(deeds.length);
    expect(chapters.flatMap((one) => one.deeds)).toEqual(deeds);
    for (const { lines: own } of chapters) {
      const attacks = own.filter(({ event }) => event.type === 'attack');
      expect(attacks.length).toBeLessThan(2);
      if (attacks.length === 1) expect(own[0]?.event.type).toBe('attack');
    }
  });

  test('an area whose defenders stand at the end has held: that nobody is left is said where that is so', () => {
    const held = battlesIn(log).filter(({ end, now }) => end?.taken === false && countOf(now.defender) > 0);
    expect(held.length).toBeGreaterThan(5);
    for (const battle of held)
      expect(tellBattle({ view, you: null }, battle).words).not.toContain('nobody is left');
    const told = chaptersOf(dustStory(log), deeds, dustNobodys).flatMap((one) =>
      'lines' in one ? one.deeds.map(tell) : [],
    );
    for (const battle of held) expect(told).toContain(tellBattle({ view, you: null }, battle).words);
  });

  test('attacks, ways and what was taken are left on the map in their army’s colour', () => {
    const traces = tracesOf(deeds);
    expect(new Set(traces.map(({ kind }) => kind))).toEqual(
      new Set(['way', 'shot', 'taken', 'built', 'loss']),
    );
    for (const trace of traces) if (trace.kind !== 'loss') expect(trace.army).toBeDefined();
  });

  test('news is what others did since one’s last turn, whatever one answered in theirs', () => {
    const turns = log.filter(({ event }) => event.type === 'turn-begun');
    const own = turns.findIndex(
      ({ event }, i) => event.seat === 0 && [1, 2].every((on) => turns[i + on]?.event.seat !== 0),
    );
    const [mine, next] = [turns[own] as LogLine, turns[own + 1] as LogLine];
    const later = turns[own + 2] as LogLine;
    // In one's own turn it is the last order.
    expect(dustSince(log, [0], mine.after + 1)).toBe(mine.after + 1);
    // In somebody else's it is the end of one's own.
    const before = log.filter(({ after }) => after <= later.after);
    expect(dustSince(before, [0], later.after)).toBe(next.after);
    for (const deed of deedsSince(deedsOf(dustActs(before, view)), next.after, new Set()))
      expect(deed.first).toBeGreaterThan(next.after);
  });
});

test('whoever looks on alone is told of himself, others by their colours', () => {
  const match = war('a', 700);
  const view = asView(match.view(null));
  const battle = battlesIn(linesOf(match)).find(({ end, defender }) => end !== null && defender === 1);
  const told = (you: number | null): string => tellBattle({ view, you }, battle!).words;
  expect(battle?.seat).toBe(2);
  expect(told(null)).toMatch(/^(Red|Blue|Green) attacks/);
  expect(told(2)).toMatch(/^You attack/);
  expect(told(1)).not.toMatch(/^You/);
  expect(told(1)).toMatch(/\. You (lose|retreat)/);
});

test('an area that fell is seen to change hands once its battle is put away', () => {
  const match = war('a', 700);
  const view = asView(match.view(null));
  const scene = dustScene(view);
  const battles = battlesIn(linesOf(match)).filter(({ end }) => end !== null);
  const taken = battles.find(({ end, defender }) => end?.taken === true && typeof defender === 'number')!;
  const conquest = conquestOf(view, scene, taken);
  expect(conquest?.acts).toMatchObject([{ kind: 'takes', at: taken.to, army: armyOf(view, taken.seat) }]);
  const before = conquest?.before.areas.find(({ key }) => key === taken.to);
  expect(before?.army).toBe(armyOf(view, taken.defender as number));
  const held = battles.find(({ end }) => end?.taken === false)!;
  expect(conquestOf(view, scene, held)).toBeNull();
});
